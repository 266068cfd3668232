"""The end of the captain phase: goods without storage go back to the supply, then the full ships sail (S001, S003,
D-29f).

A storehouse keeps three more single goods, of any kinds, in addition to those that the warehouses keep (S000); the
owner divides the goods among them freely.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, groupby
from operator import sub
from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Trigger
from puertorico_desktop.engine.puertorico.abilities.refusals import refusal_without
from puertorico_desktop.engine.puertorico.actions import MOST_KINDS_STORED, STORE, StoreGoods
from puertorico_desktop.engine.puertorico.components import GOODS, NO_GOODS, EndTrigger, Good, Role
from puertorico_desktop.engine.puertorico.deeds import STORED, DeedReport
from puertorico_desktop.engine.puertorico.events import GoodsStored, PrivateShipsUnloaded, ShipSailed
from puertorico_desktop.engine.puertorico.expansion_actions import STORE_CRATES, STOREHOUSE_CRATES, StoreCrates
from puertorico_desktop.engine.puertorico.phases import trigger_window
from puertorico_desktop.engine.puertorico.phases.base import (
    TurnPhase,
    always,
    end_phase,
    register,
    side_actions,
    too_few,
)
from puertorico_desktop.engine.puertorico.phases.fields import Form, Memories, derived, saved
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState, PlayerBoard
from puertorico_desktop.engine.puertorico.watchers import notify

_STORING: Final = Trigger.STORING
_BEFORE_STORING: Final = Trigger.BEFORE_STORING
_WHEN_STORING: Final = 1 << _STORING
_CAPTAIN: Final = Role.CAPTAIN
_STORE_GOODS: Final = DecisionKind.STORE_GOODS


def begin(table: GameState, chooser: int, afloat: tuple[int, ...] = NO_GOODS) -> None:
    """Start storing, from the captain on; `afloat` are the goods on private ships, by kind."""
    phase = Storage(_CAPTAIN, chooser, table.rules.turn_orders[chooser], (), afloat)
    table.stack.append(phase)
    trigger_window.open_window(table, _CAPTAIN, chooser, _BEFORE_STORING)
    table.proceed()


Storings = tuple[StoreGoods | StoreCrates, ...]
"""Ways to store goods, in the documented order of actions."""


@cache
def storings(kinds_owned: int, room: int) -> Storings:
    """Returns the ways to store without a storehouse: `room` kinds whole, and one more good of another kind.

    `kinds_owned` is a mask of the kinds that the player has; there must be more of them than `room`.
    """
    owned = [good for good in GOODS if kinds_owned >> good & 1]
    return tuple(STORE[kinds, crate] for kinds in combinations(owned, room) for crate in owned if crate not in kinds)


_LANE: Final = 4
_KINDS: Final = range(len(GOODS))


def _in_lanes(amounts: Iterable[int]) -> int:
    """Returns the amounts by kind in one integer, with 4 bits for each kind: at most 7, the highest bit stays
    free."""
    return sum(amount << _LANE * good for good, amount in enumerate(amounts))


_FREE: Final = _in_lanes([1 << _LANE - 1 for _ in _KINDS])
_MOST_THAT_MATTERS: Final = STOREHOUSE_CRATES + 1
"""One more than the largest number of single goods: amounts of a kind above it make no difference to the ways to
store."""
_CRATES: Final = {
    kinds: [(_in_lanes(map(crates.count, GOODS)), action) for (_, crates), action in ways]
    for kinds, ways in groupby(STORE_CRATES.items(), key=lambda way: way[0][0])
}
"""The possible single goods beside each set of kinds that are stored whole, 4 bits a kind, each with its action."""


def storings_with_crates(goods: Iterable[int], room: int) -> Storings:
    """Returns the ways to store with a storehouse: `room` kinds whole, and four single goods of other kinds.

    The player must have more goods than that. Of several ways that keep the same goods, only the first is listed.
    """
    return _storings_with_crates(tuple([min(amount, _MOST_THAT_MATTERS) for amount in goods]), room)


@cache
def _storings_with_crates(goods: tuple[int, ...], room: int) -> Storings:
    owned = [good for good in GOODS if goods[good]]
    had = _in_lanes(goods) | _FREE
    ways: list[StoreCrates] = []
    known: set[int] = set()
    for kinds in combinations(owned, min(room, len(owned))):
        whole = _in_lanes(amount if good in kinds else 0 for good, amount in enumerate(goods))
        for crates, action in _CRATES[kinds]:
            if had - crates & _FREE == _FREE:  # no lane has borrowed, so the player owns all these goods
                kept = whole + crates
                if kept not in known:
                    known.add(kept)
                    ways.append(action)
    return tuple(ways)


def _any_storing(player: PlayerBoard, room: int) -> Storings:
    """Returns the ways to store for a player who may leave warehouses unused (rulings.md 18); none if a storehouse
    has room for the goods that do not fit into the warehouses."""
    goods = player.goods
    kinds = [good for good in GOODS if goods[good]]
    owned = sum(1 << good for good in kinds)
    with_storehouse = player.hooks.storage_goods
    if with_storehouse and has_room(goods, room, 1 + with_storehouse):
        return ()
    ways: Storings = ()
    for used in range(min(room, len(kinds)) + 1):
        if with_storehouse:
            ways += storings_with_crates(goods, used)
        elif used < len(kinds):
            ways += storings(owned, used)
        else:
            ways += (STORE[tuple(kinds), None],)
    return ways


def _dearest_storing(goods: Sequence[int], room: int) -> Storings:
    """Returns the way in which a Puertoma stores: as many of the dearest kinds whole as it has room for, and one good
    of the next kind (S000 page 39). Empty if everything can be kept."""
    kinds = [good for good in reversed(GOODS) if goods[good]]
    whole = tuple(sorted(kinds[:room]))
    rest = kinds[room:]
    if len(rest) > 1 or (rest and goods[rest[0]] > 1):
        return (STORE[whole, rest[0]],)
    return ()


def has_room(goods: list[int], room: int, singles: int) -> bool:
    """Returns whether all goods can be kept: `room` kinds whole and `singles` single goods."""
    return sum(sorted(goods, reverse=True)[room:]) <= singles


def storage_room(player: PlayerBoard) -> int:
    """Returns the number of kinds that the player's occupied warehouses keep whole."""
    return min(player.hooks.storage_kinds, MOST_KINDS_STORED)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Storage(TurnPhase):
    """The storing phase: in turn, players who cannot keep all their goods choose which to keep. For `afloat` see
    `Captain`."""

    role: Role | None = attr.ib(metadata=derived(always(_CAPTAIN)))
    chooser: int = attr.ib(metadata=saved(Form.SEAT))
    waiting: tuple[int, ...] = attr.ib(metadata=saved(Form.SEATS))
    memories: Memories = attr.ib(default=(), metadata=saved(Form.MEMORIES))
    afloat: tuple[int, ...] = attr.ib(default=NO_GOODS, metadata=saved(Form.EVERY_AMOUNT, later=True))

    def __init__(
        self,
        role: Role | None,
        chooser: int,
        waiting: tuple[int, ...],
        memories: Memories = (),
        afloat: tuple[int, ...] = NO_GOODS,
    ) -> None:
        self.role = role
        self.chooser = chooser
        self.waiting = waiting
        self.memories = memories
        self.afloat = afloat

    def copy(self) -> Storage:
        """Returns an independent phase in the same state."""
        return Storage(self.role, self.chooser, self.waiting, self.memories, self.afloat)

    def advance(self, table: GameState) -> None:
        """Ask the next player who has to give goods back."""
        waiting = self.waiting
        while waiting:
            seat = waiting[0]
            player = table.players[seat]
            goods = player.goods
            if any(goods):
                room = storage_room(player)
                if table.is_automatic(seat):
                    ways = _dearest_storing(goods, room)
                    if ways:
                        self.waiting = waiting
                        table.ask_among(seat, _STORE_GOODS, ways)
                        return
                    _notify(table, seat, goods, NO_GOODS)
                    waiting = waiting[1:]
                    continue
                if table.options.ask_optional_benefits and sum(goods) > 1:
                    ways = _any_storing(player, room)
                    if len(ways) > 1:
                        self.waiting = waiting
                        table.ask_among(seat, _STORE_GOODS, ways, side_actions(table, seat, _STORING))
                        return
                if player.moments & _WHEN_STORING:
                    self.waiting = waiting
                    if self._asks_with_buildings(table, seat, room):
                        return
                    waiting = waiting[1:]
                    continue
                over = len(goods) - goods.count(0) - room
                if over > 1 or (over == 1 and 1 not in goods):
                    ways = storings(sum(1 << good for good, amount in enumerate(goods) if amount), room)
                    if len(ways) > 1 or not table.options.play_forced:
                        self.waiting = waiting
                        table.ask_among(seat, _STORE_GOODS, ways)
                        return
                    self._store(table, seat, ways[0])
                else:
                    _notify(table, seat, goods, NO_GOODS)
            waiting = waiting[1:]
        self._sail(table)
        if not table.points_left:
            table.trigger_end(EndTrigger.VICTORY_POINTS, None)
        end_phase(table, _CAPTAIN)

    def _asks_with_buildings(self, table: GameState, seat: int, room: int) -> bool:
        """Ask a player with a storehouse or guests, or store at once if there is no choice; return whether the player
        is asked."""
        player = table.players[seat]
        singles = 1 + player.hooks.storage_goods
        if has_room(player.goods, room, singles):
            _notify(table, seat, player.goods, NO_GOODS)
            return False
        if player.hooks.storage_goods:
            ways = storings_with_crates(player.goods, room)
        else:
            ways = storings(sum(1 << good for good, amount in enumerate(player.goods) if amount), room)
        aside = side_actions(table, seat, _STORING)
        if not aside and len(ways) == 1 and table.options.play_forced:
            self._store(table, seat, ways[0])
            return False
        table.ask_among(seat, _STORE_GOODS, ways, aside)
        return True

    def perform(self, table: GameState, action: StoreGoods | StoreCrates) -> None:
        """Keep the chosen goods and return the others."""
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        self._store(table, seat, action)
        self.advance(table)

    def refusal(self, table: GameState, action: StoreGoods | StoreCrates) -> Refusal:
        """Returns the reason: a good that the player does not have, more kinds than the warehouses hold, or fewer
        goods than possible."""
        player = table.players[self.waiting[0]]
        room = storage_room(player)
        wanted: tuple[Good, ...]
        if isinstance(action, StoreCrates):
            if not player.hooks.storage_goods:
                return refusal_without(player, "storage_goods")
            wanted = (*action.kinds, *action.crates)
        else:
            wanted = action.kinds if action.crate is None else (*action.kinds, action.crate)
        for good in wanted:
            if wanted.count(good) > player.goods[good]:
                return too_few(player, good)
        if len(action.kinds) > room:
            return Refusal(Reason.STORAGE_TOO_SMALL, {"kinds": room})
        singles = 1 + player.hooks.storage_goods
        if len(wanted) - len(action.kinds) > singles:
            return Refusal(Reason.TOO_MANY_SINGLES, {"singles": singles})
        return Refusal(Reason.STORE_MORE)

    def _store(self, table: GameState, seat: int, action: StoreGoods | StoreCrates) -> None:
        player = table.players[seat]
        goods = player.goods
        kept = [0] * len(goods)
        for good in action.kinds:
            kept[good] = goods[good]
        if isinstance(action, StoreCrates):
            for crate in action.crates:
                kept[crate] += 1
        elif action.crate is not None:
            kept[action.crate] = 1
        supply = table.goods
        for kind, amount in enumerate(goods):
            if amount:
                supply[kind] += amount - kept[kind]
        player.goods = kept
        _notify(table, seat, kept, tuple(map(sub, goods, kept)))

    def _sail(self, table: GameState) -> None:
        """Empty the private ships and the full cargo ships into the supply; other ships stay unchanged."""
        if any(self.afloat):
            for good, amount in enumerate(self.afloat):
                table.goods[good] += amount
            if table.sink is not None:
                table.sink.append(PrivateShipsUnloaded(self.afloat))
            self.afloat = NO_GOODS
        for ship, load in enumerate(table.ship_loads):
            if load == table.ships[ship]:
                good = table.ship_goods[ship]
                table.goods[good] += load
                table.ship_goods[ship] = -1
                table.ship_loads[ship] = 0
                if table.sink is not None:
                    table.sink.append(ShipSailed(ship, Good(good), load))


register(Storage, "storage")


def _notify(table: GameState, seat: int, kept: Sequence[int], returned: tuple[int, ...]) -> None:
    """Emit the event of the goods kept and returned, and report it to tasks and achievements."""
    if table.sink is not None:
        table.sink.append(GoodsStored(seat, tuple(kept), returned))
    if table.watched & STORED:
        notify(table, DeedReport(STORED, seat, tuple(kept)))
