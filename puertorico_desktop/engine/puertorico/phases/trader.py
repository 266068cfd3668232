"""The trader phase: every player may sell one good while the trading house has room (S001, S003).

The owner of a trading post may sell to the supply instead: any kind, also when the house is full, but without the
bonus of markets (S000, D-70). Buildings that trade by themselves do so before the sale or after it: its proceeds may
pay for such a trade.
"""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Trigger
from puertorico_desktop.engine.puertorico.abilities.refusals import find_owned, refusal_without
from puertorico_desktop.engine.puertorico.actions import PASS_BIT, SELL, Pass, SellGood, bits_of, mask_where
from puertorico_desktop.engine.puertorico.components import GOODS, TRADING_HOUSE_SPACES, Role, Waived
from puertorico_desktop.engine.puertorico.deeds import SOLD, DeedReport
from puertorico_desktop.engine.puertorico.events import GoodSold, GoodSoldPrivately, Passed, TradingHouseEmptied
from puertorico_desktop.engine.puertorico.expansion_actions import SELL_PRIVATELY, SellPrivately
from puertorico_desktop.engine.puertorico.phases import trigger_window
from puertorico_desktop.engine.puertorico.phases.base import (
    NO_OFFERS,
    TurnPhase,
    always,
    end_phase,
    register,
    skip,
)
from puertorico_desktop.engine.puertorico.phases.fields import Form, Memories, derived, saved
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState, PlayerBoard
from puertorico_desktop.engine.puertorico.watchers import notify

_TRADING: Final = Trigger.TRADING
_AFTER_SALE: Final = Trigger.AFTER_SALE
_WHEN_SOLD: Final = 1 << _AFTER_SALE
TRADER_PRIVILEGE: Final = 1
"""The additional doubloons for the trader's own sale (S001); a library doubles them."""

_TRADER: Final = Role.TRADER
_SELL_GOOD: Final = DecisionKind.SELL_GOOD
SELL_BITS: Final = bits_of(SELL)
_PRIVATE_BITS: Final = bits_of(SELL_PRIVATELY)


def begin(table: GameState, chooser: int) -> None:
    """Start the phase."""
    phase = Trader(_TRADER, chooser, table.rules.turn_orders[chooser])
    table.stack.append(phase)
    phase.advance(table)


def sale_price(player: PlayerBoard, good: int, privilege: bool) -> int:
    """Returns the price of a sale to the trading house, in doubloons: base price, privilege and the bonus of occupied
    markets."""
    hooks = player.hooks
    return good + hooks.sale_bonus + (TRADER_PRIVILEGE * hooks.privilege_factor if privilege else 0)


def private_price(player: PlayerBoard, good: int, privilege: bool) -> int:
    """Returns the price of a sale to the supply through a trading post, in doubloons: base price and privilege."""
    return good + (TRADER_PRIVILEGE * player.hooks.privilege_factor if privilege else 0)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Trader(TurnPhase):
    """The trader phase: in turn, sell one good or pass."""

    role: Role | None = attr.ib(metadata=derived(always(_TRADER)))
    chooser: int = attr.ib(metadata=saved(Form.SEAT))
    waiting: tuple[int, ...] = attr.ib(metadata=saved(Form.SEATS))
    memories: Memories = attr.ib(default=(), metadata=saved(Form.MEMORIES))

    def __init__(
        self,
        role: Role | None,
        chooser: int,
        waiting: tuple[int, ...],
        memories: Memories = (),
    ) -> None:
        self.role = role
        self.chooser = chooser
        self.waiting = waiting
        self.memories = memories

    def copy(self) -> Trader:
        """Returns an independent phase in the same state."""
        return Trader(self.role, self.chooser, self.waiting, self.memories)

    def advance(self, table: GameState) -> None:
        """Ask the next player who can sell a good or trade with a building."""
        house = table.house
        waiting = self.waiting
        while waiting:
            seat = waiting[0]
            player = table.players[seat]
            automatic = table.is_automatic(seat)
            own, _, aside = self.offers(table, seat, _TRADING) if player.moments else NO_OFFERS
            legal = mask_where(_PRIVATE_BITS, player.goods) if player.hooks.sells_privately else 0
            full = len(house) >= TRADING_HOUSE_SPACES
            if not full:
                same_kind = player.hooks.allows_same_kind
                for good, count in enumerate(player.goods):
                    if count and (same_kind or good not in house):
                        legal |= SELL_BITS[good]
            if automatic:
                if legal and table.asks_automatic(seat, _SELL_GOOD, legal):
                    self.waiting = waiting
                    return
            elif legal or own:
                self.waiting = waiting
                table.ask(seat, _SELL_GOOD, legal | PASS_BIT, aside)
                return
            if table.sink is not None:
                none = Reason.NOTHING_TO_SELL if any(player.goods) else Reason.NO_GOODS
                skip(table, seat, Reason.TRADING_HOUSE_FULL if full else none)
            waiting = waiting[1:]
        if len(house) >= TRADING_HOUSE_SPACES:
            self._empty_house(table)
        end_phase(table, _TRADER)

    def perform(self, table: GameState, action: SellGood | SellPrivately | Pass) -> None:
        """Sell the good; selling corn for 0 doubloons is a sale as well."""
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        if isinstance(action, SellGood):
            good = action.index
            player = table.players[seat]
            received = sale_price(player, good, seat == self.chooser)
            player.goods[good] -= 1
            player.doubloons += received
            table.has_acted(seat)
            table.house.append(good)
            if table.sink is not None:
                table.sink.append(GoodSold(seat, action.good, received))
            if table.watched & SOLD:
                self._notify_of_sale(table, seat, good, received)
        elif isinstance(action, SellPrivately):
            good = action.index
            player = table.players[seat]
            received = private_price(player, good, seat == self.chooser)
            player.goods[good] -= 1
            table.goods[good] += 1
            player.doubloons += received
            if table.sink is not None:
                table.sink.append(GoodSoldPrivately(seat, action.good, received))
        elif table.sink is not None:
            table.sink.append(Passed(seat, Waived.SALE))
        if table.players[seat].moments & _WHEN_SOLD and not isinstance(action, Pass):
            trigger_window.ask_alone(table, _TRADER, seat, _AFTER_SALE)
        table.proceed()

    def refusal(self, table: GameState, action: SellGood | SellPrivately | Pass) -> Refusal:
        """Returns the reason: the player has no such good, or the trading house holds the kind already or is full."""
        assert not isinstance(action, Pass)
        player = table.players[self.waiting[0]]
        if isinstance(action, SellPrivately) and not player.hooks.sells_privately:
            return refusal_without(player, "sells_privately")
        if not player.goods[action.good]:
            return Refusal(Reason.NO_SUCH_GOOD, {"good": action.good})
        if len(table.house) >= TRADING_HOUSE_SPACES:
            return Refusal(Reason.TRADING_HOUSE_FULL)
        empty = find_owned(player, "allows_same_kind")
        if empty is not None:
            return Refusal(Reason.NOBODY_WORKS_THERE, {"piece": empty.building})
        return Refusal(Reason.KIND_ALREADY_SOLD, {"good": action.good})

    def _notify_of_sale(self, table: GameState, seat: int, good: int, received: int) -> None:
        """Report a sale to the trading house to tasks and achievements. A person lodged because of it may come to a
        building that trades after a sale."""
        above = len(table.stack)
        notify(
            table, DeedReport(SOLD, seat, good=good, paid=received, filled=len(table.house) == TRADING_HOUSE_SPACES)
        )
        if len(table.stack) > above and table.rules.expanded:
            trigger_window.ask_alone(table, _TRADER, seat, _AFTER_SALE, below=len(table.stack) - above)

    def _empty_house(self, table: GameState) -> None:
        """Empty the full trading house into the supply (D-25: a house that is not full is left as it is)."""
        if table.sink is not None:
            table.sink.append(TradingHouseEmptied(tuple(table.house.count(good) for good in GOODS)))
        for good in table.house:
            table.goods[good] += 1
        table.house.clear()


register(Trader, "trader")
