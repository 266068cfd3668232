"""The trader phase: everybody may sell one good while the trading house has room (S001, S003)."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import PASS_BIT, SELL, Pass, SellGood
from puertorico_desktop.engine.puertorico.components import GOODS, TRADING_HOUSE_SPACES, Role
from puertorico_desktop.engine.puertorico.events import GoodSold, Passed, TradingHouseEmptied
from puertorico_desktop.engine.puertorico.phases.base import TurnPhase, end_phase, skip, turn_order
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, Player, Table

TRADER_PRIVILEGE = 1
"""Doubloons more for the trader's own sale (S001)."""

_TRADER = Role.TRADER
_SELL_GOOD = DecisionKind.SELL_GOOD
SELL_BITS = tuple(action.bit for action in SELL)


def begin(table: Table, chooser: int) -> None:
    """Start the phase."""
    phase = Trader(_TRADER, chooser, turn_order(table, chooser))
    table.stack.append(phase)
    phase.advance(table)


def sale_price(player: Player, good: int, privilege: bool) -> int:
    """What a sale brings: base price, privilege and the bonus of occupied markets."""
    return good + player.hooks.sale_bonus + (TRADER_PRIVILEGE if privilege else 0)


@attrs.define
class Trader(TurnPhase[SellGood | Pass]):
    """In turn: sell one good or nothing."""

    def advance(self, table: Table) -> None:
        """Ask the next player who has something to sell."""
        house = table.house
        waiting = self.waiting
        while waiting:
            seat = waiting[0]
            player = table.players[seat]
            if len(house) >= TRADING_HOUSE_SPACES:
                skip(table, seat, Reason.TRADING_HOUSE_FULL)
            elif any(player.goods):
                legal = 0
                for good, count in enumerate(player.goods):
                    if count and (good not in house or player.hooks.allows_same_kind):
                        legal |= SELL_BITS[good]
                if legal:
                    self.waiting = waiting
                    table.ask(seat, _SELL_GOOD, legal | PASS_BIT)
                    return
                skip(table, seat, Reason.NOTHING_TO_SELL)
            else:
                skip(table, seat, Reason.NO_GOODS)
            waiting = waiting[1:]
        if len(house) >= TRADING_HOUSE_SPACES:
            self._empty_house(table)
        end_phase(table, _TRADER)

    def perform(self, table: Table, action: SellGood | Pass) -> None:
        """Sell the good; corn for nothing is a sale as well."""
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        if isinstance(action, SellGood):
            good = action.index
            player = table.players[seat]
            received = sale_price(player, good, seat == self.chooser)
            player.goods[good] -= 1
            player.doubloons += received
            table.house.append(good)
            if table.sink is not None:
                table.sink.append(GoodSold(seat, action.good, received))
        elif table.sink is not None:
            table.sink.append(Passed(seat))
        self.advance(table)

    def refusal(self, table: Table, action: SellGood | Pass) -> Refusal:
        """The player has none, or the trading house holds the kind already."""
        assert isinstance(action, SellGood)
        if not table.players[self.waiting[0]].goods[action.good]:
            return Refusal(Reason.NO_SUCH_GOOD, {"good": action.good})
        return Refusal(Reason.KIND_ALREADY_SOLD, {"good": action.good})

    def _empty_house(self, table: Table) -> None:
        """A full trading house is emptied into the supply, any other is left as it is (D-25)."""
        if table.sink is not None:
            table.sink.append(TradingHouseEmptied(tuple(table.house.count(good) for good in GOODS)))
        for good in table.house:
            table.goods[good] += 1
        table.house.clear()
