"""The captain phase: players load goods onto ships for victory points, in turn, until nothing fits (S001, S003).

The loading rules, each with its source:

* One kind a ship, and a kind that one ship carries may not go onto another (S001 a, b).
* A player who can load onto a cargo ship must load as much as fits (S001 d, e); the choice of the kind is free.
* With several empty ships to choose from, it must be one that takes most; ties are free (S001 f, D-26).
* A wharf's owner may load all goods of one kind onto a private ship instead, once a phase (S003); if goods
  still fit on cargo ships afterwards, the next turn must load them (D-29c). The goods of the private ship go
  straight to the supply, in 1897 when the phase ends (rulings.md 14).
* A small wharf's owner may once a phase load any goods onto a small ship for a point per two goods (S000); the rules
  of a wharf owned as well stay the same (T000-R13).
* A wharf's owner who waits gets another turn after another player has loaded; the phase is over when all
  players who are left wait (D-29a).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Ability, Trigger
from puertorico_desktop.engine.puertorico.abilities.hooks import HookTable
from puertorico_desktop.engine.puertorico.abilities.refusals import refusal_after_use, refusal_without
from puertorico_desktop.engine.puertorico.actions import LOAD, PASS_BIT, LoadGoods, Pass, bits_of, mask_where
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    NO_GOODS,
    PRIVATE_SHIP,
    Building,
    Good,
    Role,
    Waived,
)
from puertorico_desktop.engine.puertorico.deeds import LOADED, DeedReport
from puertorico_desktop.engine.puertorico.events import GoodsLoaded, MixedGoodsLoaded, Passed
from puertorico_desktop.engine.puertorico.expansion_actions import MIXED_BIT, LoadMixed
from puertorico_desktop.engine.puertorico.numbers import goods_of_kind
from puertorico_desktop.engine.puertorico.phases import storage, trigger_window
from puertorico_desktop.engine.puertorico.phases.base import (
    NO_OFFERS,
    TurnPhase,
    always,
    register,
    skip,
    too_few,
)
from puertorico_desktop.engine.puertorico.phases.benefit import receive_points
from puertorico_desktop.engine.puertorico.phases.fields import Form, Memories, derived, saved
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState, PlayerBoard
from puertorico_desktop.engine.puertorico.watchers import notify

_BEFORE_CAPTAIN: Final = Trigger.BEFORE_CAPTAIN
_LOADING: Final = Trigger.LOADING
CAPTAIN_PRIVILEGE: Final = 1
"""The points for the captain's first load of the phase (D-27); a library doubles them."""
GOODS_FOR_A_POINT: Final = 2
"""The number of goods on a small wharf's ship for each point (S000)."""

_LOAD_GOODS: Final = DecisionKind.LOAD_GOODS
_CAPTAIN: Final = Role.CAPTAIN
LOAD_BITS: Final = tuple(bits_of(ships) for ships in LOAD)
PRIVATE_BITS: Final = tuple(bits[PRIVATE_SHIP] for bits in LOAD_BITS)


def begin(table: GameState, chooser: int) -> None:
    """Start the phase."""
    phase = Captain(_CAPTAIN, chooser, table.rules.turn_orders[chooser])
    table.stack.append(phase)
    trigger_window.open_window(table, _CAPTAIN, chooser, _BEFORE_CAPTAIN)
    table.proceed()


def cargo_loads(table: GameState, player: PlayerBoard) -> int:
    """Returns the player's legal loads onto cargo ships as a mask."""
    legal = 0
    ships = table.ships
    ship_goods = table.ship_goods
    for good, amount in enumerate(player.goods):
        if amount:
            if good in ship_goods:
                ship = ship_goods.index(good)
                if table.ship_loads[ship] < ships[ship]:
                    legal |= LOAD_BITS[good][ship]
            elif -1 in ship_goods:
                most = 0
                best = 0
                for size, carried, bit in zip(ships, ship_goods, LOAD_BITS[good]):
                    if carried < 0:
                        load = amount if amount < size else size
                        if load > most:
                            most = load
                            best = bit
                        elif load == most:
                            best |= bit
                legal |= best
    return legal


def _private_loads(goods: list[int]) -> int:
    """Returns the loads onto a private ship as a mask: any kind that the player has."""
    return mask_where(PRIVATE_BITS, goods)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Captain(TurnPhase):
    """The captain phase: in turn, many times, load one kind of goods.

    `waiting` is circular: a player who loads has another turn after all others. Ships only fill up during the phase,
    so a player who cannot load drops out. `loaded` is a mask of seats. `passes` counts the consecutive turns in which
    owners of private ships have waited; `privilege_due`: the captain has not loaded yet. `afloat` are the goods on
    private ships, by kind, where these are not unloaded at once.
    """

    role: Role | None = attr.ib(metadata=derived(always(_CAPTAIN)))
    chooser: int = attr.ib(metadata=saved(Form.SEAT))
    waiting: tuple[int, ...] = attr.ib(metadata=saved(Form.SEATS))
    memories: Memories = attr.ib(default=(), metadata=saved(Form.MEMORIES))
    loaded: int = attr.ib(default=0, metadata=saved(Form.SEAT_MASK))
    passes: int = 0
    privilege_due: bool = True
    afloat: tuple[int, ...] = attr.ib(default=NO_GOODS, metadata=saved(Form.EVERY_AMOUNT, later=True))

    def __init__(
        self,
        role: Role | None,
        chooser: int,
        waiting: tuple[int, ...],
        memories: Memories = (),
        loaded: int = 0,
        passes: int = 0,
        privilege_due: bool = True,
        afloat: tuple[int, ...] = NO_GOODS,
    ) -> None:
        self.role = role
        self.chooser = chooser
        self.waiting = waiting
        self.memories = memories
        self.loaded = loaded
        self.passes = passes
        self.privilege_due = privilege_due
        self.afloat = afloat

    def copy(self) -> Captain:
        """Returns an independent phase in the same state."""
        return Captain(
            self.role,
            self.chooser,
            self.waiting,
            self.memories,
            self.loaded,
            self.passes,
            self.privilege_due,
            self.afloat,
        )

    def advance(self, table: GameState) -> None:
        """Ask the next player who can load."""
        while self.waiting:
            seat = self.waiting[0]
            player = table.players[seat]
            goods = player.goods
            legal = 0
            waited = False
            if any(goods):
                legal = cargo_loads(table, player)
                if table.is_automatic(seat):
                    if table.asks_automatic(seat, _LOAD_GOODS, legal):
                        return
                    legal = 0
                own, late, aside = self.offers(table, seat, _LOADING) if player.moments else NO_OFFERS
                ships = self._own_ships(seat, player) if player.moments else 0
                if own or ships:
                    if legal or self.passes < len(self.waiting):
                        table.ask(seat, _LOAD_GOODS, (legal or PASS_BIT) | ships, aside)
                        return
                    waited = True
                elif legal and (late or legal & (legal - 1) or not table.options.play_forced):
                    table.ask(seat, _LOAD_GOODS, legal, late)
                    return
            if legal:
                number = legal.bit_length() - LOAD_BITS[0][0].bit_length()
                self._load(table, *divmod(number, PRIVATE_SHIP + 1))
                if table.stack[-1] is not self:
                    table.proceed()
                    return
            else:
                self.waiting = self.waiting[1:]
                if waited:
                    continue
                if table.sink is None:
                    continue
                if any(goods):
                    skip(table, seat, Reason.NOTHING_TO_LOAD)
                elif not self.loaded >> seat & 1:
                    skip(table, seat, Reason.NO_GOODS)
        table.stack.pop()
        storage.begin(table, self.chooser, self.afloat)

    def _own_ships(self, seat: int, player: PlayerBoard) -> int:
        """Returns a player's loads onto private ships as a mask."""
        hooks = player.hooks
        own = 0
        if self.free_ship(seat, hooks.private_ship) is not None:
            own = _private_loads(player.goods)
        if self.free_ship(seat, hooks.mixed_ship) is not None:
            own |= MIXED_BIT
        return own

    def free_ship(self, seat: int, owners: tuple[Ability, ...]) -> Building | None:
        """Returns the first of these buildings of a player whose private ship has not loaded yet; None if there is
        none."""
        for one in owners:
            if not self.users(one.building) >> seat & 1:
                return one.building
        return None

    def has_free_ship(self, seat: int, hooks: HookTable) -> bool:
        """Returns whether a player with that hook table has a private ship that has not loaded yet."""
        return any(self.free_ship(seat, owners) is not None for owners in (hooks.private_ship, hooks.mixed_ship))

    def has_privilege_left(self, seat: int) -> bool:
        """Returns whether the captain has not loaded anything yet."""
        return self.privilege_due and seat == self.chooser

    def perform(self, table: GameState, action: LoadGoods | LoadMixed | Pass) -> None:
        """Load goods, or wait with the wharf."""
        if isinstance(action, LoadGoods):
            self._load(table, *divmod(action.index, PRIVATE_SHIP + 1))
            table.proceed()
        elif isinstance(action, LoadMixed):
            self._load_mixed(table, action.amounts)
            table.proceed()
        else:
            seat = self.waiting[0]
            if table.sink is not None and self.has_free_ship(seat, table.players[seat].hooks):
                table.sink.append(Passed(seat, Waived.PRIVATE_SHIP))
            self.passes += 1
            self.waiting = (*self.waiting[1:], seat)
            self.advance(table)

    def refusal(self, table: GameState, action: LoadGoods | LoadMixed | Pass) -> Refusal:
        """Returns the obstacle to this load."""
        player = table.players[self.waiting[0]]
        if isinstance(action, LoadMixed):
            return self._refusal_of_mix(player, action)
        assert isinstance(action, LoadGoods)
        good, ship = action.good, action.ship
        amount = player.goods[good]
        if not amount:
            return Refusal(Reason.NO_SUCH_GOOD, {"good": good})
        if ship == PRIVATE_SHIP:
            if not player.hooks.private_ship:
                return refusal_without(player, "private_ship")
            return refusal_after_use(player, "private_ship")
        if not 0 <= ship < len(table.ships):
            return Refusal(Reason.NO_SUCH_SHIP, {"ship": ship})
        capacity = table.ships[ship]
        carried = table.ship_goods[ship]
        if carried >= 0 and carried != good:
            return Refusal(Reason.SHIP_CARRIES_OTHER, {"good": good, "ship": capacity, "carried": Good(carried)})
        if carried == good:
            return Refusal(Reason.SHIP_FULL, {"ship": capacity})
        if good in table.ship_goods:
            other = table.ships[table.ship_goods.index(good)]
            return Refusal(Reason.GOOD_ON_OTHER_SHIP, {"good": good, "ship": other})
        largest = max(size for size, aboard in zip(table.ships, table.ship_goods) if aboard < 0)
        values = {"good": good, "ship": capacity, "amount": min(capacity, amount), "best": min(largest, amount)}
        return Refusal(Reason.LARGER_LOAD_ELSEWHERE, values)

    def _refusal_of_mix(self, player: PlayerBoard, action: LoadMixed) -> Refusal:
        if not player.hooks.mixed_ship:
            return refusal_without(player, "mixed_ship")
        if self.free_ship(self.waiting[0], player.hooks.mixed_ship) is None:
            return refusal_after_use(player, "mixed_ship")
        if len(action.amounts) != len(GOODS):
            return Refusal(Reason.WRONG_LENGTH)
        if min(action.amounts) < 0:
            return Refusal(Reason.BELOW_ZERO)
        for good, amount in zip(GOODS, action.amounts, strict=True):
            if amount > player.goods[good]:
                return too_few(player, good)
        return Refusal(Reason.EMPTY_LOAD)

    def _load_mixed(self, table: GameState, amounts: tuple[int, ...]) -> None:
        """Load the goods onto the small ship."""
        seat = self.waiting[0]
        self.waiting = (*self.waiting[1:], seat)
        self.passes = 0
        self.loaded |= 1 << seat
        player = table.players[seat]
        self._use_ship(seat, player.hooks.mixed_ship)
        for good, amount in enumerate(amounts):
            player.goods[good] -= amount
        self._load_privately(table, amounts)
        points = sum(amounts) // GOODS_FOR_A_POINT
        if table.sink is not None:
            table.sink.append(MixedGoodsLoaded(seat, amounts, points))
        self._reward(table, seat, points, DeedReport(LOADED, seat, amounts) if table.watched & LOADED else None)

    def _use_ship(self, seat: int, owners: tuple[Ability, ...]) -> None:
        building = self.free_ship(seat, owners)
        assert building is not None
        self.use(seat, building)

    def _load_privately(self, table: GameState, amounts: Sequence[int]) -> None:
        """Move the goods of a private ship to the supply, or note them as afloat until the phase ends."""
        if table.rules.private_ships_unload_at_once:
            for good, amount in enumerate(amounts):
                table.goods[good] += amount
        else:
            self.afloat = tuple(map(add, self.afloat, amounts))

    def _load(self, table: GameState, good: int, ship: int) -> None:
        """Load as many goods of the kind as fit: a point for each."""
        seat = self.waiting[0]
        self.waiting = (*self.waiting[1:], seat)
        self.passes = 0
        self.loaded |= 1 << seat
        player = table.players[seat]
        table.has_acted(seat)
        amount = player.goods[good]
        report = None
        if ship == PRIVATE_SHIP:
            self._use_ship(seat, player.hooks.private_ship)
            self._load_privately(table, tuple(amount if kind == good else 0 for kind in range(len(GOODS))))
        else:
            amount = min(amount, table.ships[ship] - table.ship_loads[ship])
            table.ship_goods[ship] = good
            table.ship_loads[ship] += amount
        if table.watched & LOADED:
            report = _report(table, seat, good, amount, ship)
        player.goods[good] -= amount
        if table.sink is not None:
            table.sink.append(GoodsLoaded(seat, GOODS[good], amount, ship))
        self._reward(table, seat, amount, report)

    def _reward(self, table: GameState, seat: int, points: int, report: DeedReport | None) -> None:
        """Give the points of a load and, once, the captain's privilege; report the load to tasks and achievements;
        then let the owner's buildings act."""
        if points:
            table.award_points(seat, points)
        hooks = table.players[seat].hooks
        if self.privilege_due and seat == self.chooser:
            self.privilege_due = False
            receive_points(table, seat, CAPTAIN_PRIVILEGE * hooks.privilege_factor, _CAPTAIN)
        if report is not None:
            notify(table, report)
        for ability in hooks.on_loaded:
            ability.on_loaded(table, seat)


register(Captain, "captain")


def _report(table: GameState, seat: int, good: int, amount: int, ship: int) -> DeedReport:
    """Returns the deed of having loaded `amount` goods of a kind onto a ship, cargo or private."""
    amounts = goods_of_kind(good, amount)
    if ship == PRIVATE_SHIP:
        return DeedReport(LOADED, seat, amounts)
    load = table.ship_loads[ship]
    return DeedReport(
        LOADED, seat, amounts, good, ship=ship, was_empty=load == amount, filled=load == table.ships[ship]
    )
