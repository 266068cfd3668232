"""The trader phase: everybody may sell one good while the trading house has room (S001, S003)."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import PASS_BIT, SELL, Pass, SellGood
from puertorico_desktop.engine.puertorico.components import GOODS, TRADING_HOUSE_SPACES, Role
from puertorico_desktop.engine.puertorico.events import GoodSold, Passed, TradingHouseEmptied
from puertorico_desktop.engine.puertorico.phases.base import Phase, TurnFrame, end_phase, skip
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, Player, Table

_TRADER = Role.TRADER
_SELL_GOOD = DecisionKind.SELL_GOOD

TRADER_PRIVILEGE = 1
"""Doubloons more for the trader's own sale (S001)."""


@attrs.define
class TraderFrame(TurnFrame):
    """Nothing but whose turn it is."""


def begin(table: Table, chooser: int) -> None:
    """Start the phase."""
    table.stack.append(TraderFrame(_TRADER, chooser, chooser, len(table.players)))


def sale_price(player: Player, good: int, privilege: bool) -> int:
    """What a sale brings: base price, privilege and the bonus of occupied markets."""
    return good + player.hooks.sale_bonus + (TRADER_PRIVILEGE if privilege else 0)


class Trader(Phase[TraderFrame, SellGood | Pass]):
    """In turn: sell one good or nothing."""

    def advance(self, table: Table, frame: TraderFrame) -> None:
        """Ask the next player who has something to sell."""
        while frame.left:
            seat = frame.seat
            if len(table.house) >= TRADING_HOUSE_SPACES:
                skip(table, seat, Reason.TRADING_HOUSE_FULL)
            else:
                player = table.players[seat]
                legal = 0
                for good, count in enumerate(player.goods):
                    if count and (good not in table.house or player.hooks.allows_same_kind):
                        legal |= SELL[good].bit
                if legal:
                    table.ask(seat, _SELL_GOOD, legal | PASS_BIT)
                    return
                if table.sink is not None:
                    skip(table, seat, Reason.NOTHING_TO_SELL if any(player.goods) else Reason.NO_GOODS)
            frame.end_turn(table)
        self._end(table)

    def perform(self, table: Table, frame: TraderFrame, action: SellGood | Pass) -> None:
        """Sell the good; corn for nothing is a sale as well."""
        seat = frame.seat
        if isinstance(action, SellGood):
            good = action.good
            player = table.players[seat]
            received = sale_price(player, good, seat == frame.chooser)
            player.goods[good] -= 1
            player.doubloons += received
            table.house.append(int(good))
            if table.sink is not None:
                table.sink.append(GoodSold(seat, good, received))
        elif table.sink is not None:
            table.sink.append(Passed(seat))
        frame.end_turn(table)
        self.advance(table, frame)

    def refusal(self, table: Table, frame: TraderFrame, action: SellGood | Pass) -> Refusal:
        """The player has none, or the trading house holds the kind already."""
        assert isinstance(action, SellGood)
        good = action.good
        if not table.players[table.asked].goods[good]:
            return Refusal(Reason.NO_SUCH_GOOD, {"good": good})
        return Refusal(Reason.KIND_ALREADY_SOLD, {"good": good})

    def _end(self, table: Table) -> None:
        """A full trading house is emptied into the supply, any other is left as it is (D-25)."""
        if len(table.house) >= TRADING_HOUSE_SPACES:
            if table.sink is not None:
                table.sink.append(TradingHouseEmptied(tuple(table.house.count(good) for good in GOODS)))
            for good in table.house:
                table.goods[good] += 1
            table.house.clear()
        end_phase(table, Role.TRADER)


TraderFrame.phase = Trader()
