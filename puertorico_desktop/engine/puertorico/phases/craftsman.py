"""The craftsman phase: all players produce while the supply lasts, then the craftsman takes one more good (S001,
S003)."""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Trigger
from puertorico_desktop.engine.puertorico.actions import EXTRA, PASS_BIT, Pass, TakeExtraGood
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import GOODS, NO_GOODS, Benefit, Good, Role, Waived
from puertorico_desktop.engine.puertorico.events import ExtraGoodTaken, GoodsProduced, Passed
from puertorico_desktop.engine.puertorico.numbers import goods_of_kind
from puertorico_desktop.engine.puertorico.phases import trigger_window
from puertorico_desktop.engine.puertorico.phases.base import (
    NO_OFFERS,
    TurnPhase,
    always,
    end_phase,
    register,
    skip,
    turn_phase,
)
from puertorico_desktop.engine.puertorico.phases.benefit import effect_of, offer
from puertorico_desktop.engine.puertorico.phases.fields import Form, Memories, PieceMask, derived, saved
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState, PlayerBoard, with_added
from puertorico_desktop.engine.puertorico.watchers import notify_goods_gained

_BEFORE_CRAFTSMAN: Final = Trigger.BEFORE_CRAFTSMAN
_HARVEST: Final = Trigger.HARVEST
_AFTER_CRAFTSMAN: Final = Trigger.AFTER_CRAFTSMAN
_CRAFTSMAN: Final = Role.CRAFTSMAN
_PRODUCTION: Final = Benefit.PRODUCTION
_KINDS_OF_GOODS: Final = len(GOODS)
_TAKE_EXTRA_GOOD: Final = DecisionKind.TAKE_EXTRA_GOOD

PRODUCED: Final = PieceMask(Good)


def begin(table: GameState, chooser: int) -> None:
    """Start the phase."""
    phase = Craftsman(_CRAFTSMAN, chooser, table.rules.turn_orders[chooser])
    table.stack.append(phase)
    trigger_window.open_window(table, _CRAFTSMAN, chooser, _BEFORE_CRAFTSMAN)
    table.proceed()


def capacities(player: PlayerBoard) -> list[int]:
    """Returns the number of goods of each kind that a player can produce, the additional goods of buildings
    included."""
    made = [player.capacity(good) for good in GOODS]
    for plant in player.hooks.bonus_plants:
        good = CATALOG[plant].good
        if good is not None and made[good] and player.occupies(plant):
            made[good] += 1
    return made


@effect_of(_PRODUCTION, "craftsman")
def produce(table: GameState, seat: int, _detail: int) -> None:
    """Give a player the goods produced, as far as the supply has them."""
    player = table.players[seat]
    supply = table.goods
    received = [0] * len(GOODS)
    kinds = 0
    colonists = player.colonists
    for good in player.island_sites:  # a plantation has the number of its good; quarries come last
        if good >= _KINDS_OF_GOODS:
            break
        amount = player.capacity(good) if colonists[good] else 0
        if amount > supply[good]:
            amount = supply[good]
        if amount:
            supply[good] -= amount
            player.goods[good] += amount
            received[good] = amount
            kinds |= 1 << good
    for plant in player.hooks.bonus_plants:
        bonus = CATALOG[plant].good
        if bonus is not None and received[bonus] and supply[bonus] and player.occupies(plant):
            supply[bonus] -= 1
            player.goods[bonus] += 1
            received[bonus] += 1
    if table.sink is not None:
        _notify(table, seat, received)
    if kinds:
        phase = turn_phase(table)
        assert isinstance(phase, Craftsman)
        table.has_acted(seat)
        if table.watched:
            notify_goods_gained(table, seat, tuple(received))
        for ability in player.hooks.on_produced:
            ability.on_produced(table, seat, received)
        if seat == phase.chooser:
            phase.produced = kinds
            if table.rules.expanded:
                phase.harvest = tuple(received)
        else:
            for ability in player.hooks.on_harvest:
                ability.on_harvest(table, seat, received)


def _notify(table: GameState, seat: int, received: list[int]) -> None:
    assert table.sink is not None
    wanted = capacities(table.players[seat])
    if any(wanted):
        short = tuple(want - got for want, got in zip(wanted, received, strict=True))
        table.sink.append(GoodsProduced(seat, tuple(received), short))
    else:
        skip(table, seat, Reason.NOTHING_PRODUCED)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Craftsman(TurnPhase):
    """The craftsman phase: in turn all players produce; the privilege is the last step (D-21).

    `produced` is the mask of the kinds that the craftsman received, `harvest` the amounts by kind, for a building of
    the craftsman's that needs them, and `extra` the number of goods of the privilege that have been taken or refused;
    a library doubles the privilege. `over`: no choice is left.
    """

    role: Role | None = attr.ib(metadata=derived(always(_CRAFTSMAN)))
    chooser: int = attr.ib(metadata=saved(Form.SEAT))
    waiting: tuple[int, ...] = attr.ib(metadata=saved(Form.SEATS))
    memories: Memories = attr.ib(default=(), metadata=saved(Form.MEMORIES))
    produced: int = attr.ib(default=0, metadata=saved(PRODUCED))
    harvest: tuple[int, ...] = attr.ib(default=NO_GOODS, metadata=saved(Form.AMOUNTS))
    extra: int = 0
    over: bool = False

    def __init__(
        self,
        role: Role | None,
        chooser: int,
        waiting: tuple[int, ...],
        memories: Memories = (),
        produced: int = 0,
        harvest: tuple[int, ...] = NO_GOODS,
        extra: int = 0,
        over: bool = False,
    ) -> None:
        self.role = role
        self.chooser = chooser
        self.waiting = waiting
        self.memories = memories
        self.produced = produced
        self.harvest = harvest
        self.extra = extra
        self.over = over

    def copy(self) -> Craftsman:
        """Returns an independent phase in the same state."""
        return Craftsman(
            self.role, self.chooser, self.waiting, self.memories, self.produced, self.harvest, self.extra, self.over
        )

    def advance(self, table: GameState) -> None:
        """Let all players produce, then ask the craftsman for the extra good."""
        while self.waiting:
            seat = self.waiting[0]
            self.waiting = self.waiting[1:]
            if table.options.ask_optional_benefits and any(capacities(table.players[seat])):
                offer(table, seat, _PRODUCTION)
            else:
                produce(table, seat, 0)
            if table.stack[-1] is not self:
                table.proceed()
                return
        if not self.over:
            if self._ask_for_extra(table):
                return
            self.over = True
            trigger_window.open_window(table, _CRAFTSMAN, self.chooser, _AFTER_CRAFTSMAN)
            if self.produced:
                for ability in table.players[self.chooser].hooks.on_harvest:
                    ability.on_harvest(table, self.chooser, self.harvest)
            if table.stack[-1] is not self:
                table.proceed()
                return
        end_phase(table, _CRAFTSMAN)

    def perform(self, table: GameState, action: TakeExtraGood | Pass) -> None:
        """Take the good of the privilege, or refuse it."""
        if isinstance(action, TakeExtraGood):
            self._take_extra(table, action.index)
        else:
            self.extra = table.players[self.chooser].hooks.privilege_factor
            if table.sink is not None:
                table.sink.append(Passed(self.chooser, Waived.EXTRA_GOOD))
        table.proceed()

    def refusal(self, table: GameState, action: TakeExtraGood | Pass) -> Refusal:
        """Returns the reason: not a kind just produced, or none of the kind is left (D-22)."""
        assert isinstance(action, TakeExtraGood)
        produced = self.produced >> action.good & 1
        return Refusal(Reason.NONE_IN_SUPPLY if produced else Reason.NOT_PRODUCED, {"good": action.good})

    def _ask_for_extra(self, table: GameState) -> bool:
        """Give the extra goods, and return whether a player must decide: the craftsman which good to take, or whether
        to take one if the options let benefits be refused; or a player who must decide about something that the extra
        good brings."""
        if not self.produced:
            return False
        while self.extra < table.players[self.chooser].hooks.privilege_factor:
            legal = 0
            for good, left in enumerate(table.goods):
                if left and self.produced >> good & 1:
                    legal |= EXTRA[good].bit
            if not legal:
                skip(table, self.chooser, Reason.PRODUCED_GOODS_GONE)
                return False
            if table.options.ask_optional_benefits:
                legal |= PASS_BIT
            moments = table.players[self.chooser].moments
            _, _, aside = self.offers(table, self.chooser, _HARVEST) if moments else NO_OFFERS
            automatic = table.is_automatic(self.chooser)
            if automatic and table.asks_automatic(self.chooser, _TAKE_EXTRA_GOOD, legal):
                return True
            if legal & (legal - 1) or aside or not table.options.play_forced:
                table.ask(self.chooser, _TAKE_EXTRA_GOOD, legal, aside)
                return True
            self._take_extra(table, legal.bit_length() - EXTRA[0].bit.bit_length())
            if table.stack[-1] is not self:
                table.proceed()
                return True
        return False

    def _take_extra(self, table: GameState, good: int) -> None:
        self.extra += 1
        if table.rules.expanded:
            self.harvest = with_added(self.harvest, good, 1)
        table.goods[good] -= 1
        table.players[self.chooser].goods[good] += 1
        if table.sink is not None:
            table.sink.append(ExtraGoodTaken(self.chooser, Good(good)))
        if table.watched:
            notify_goods_gained(table, self.chooser, goods_of_kind(good, 1))


register(Craftsman, "craftsman")
