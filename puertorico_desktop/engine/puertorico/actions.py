"""The actions of a player.

For each kind of decision the legal actions are one integer, a mask: `bit` is the place of an action among those that
may answer the same decision, so masks of different kinds of decisions have nothing in common, and each fits into a
machine word. Testing an action is one `&`, and the tuple of actions that a mask stands for is built once and then
looked up (`ACTIONS_OF`). The answers to decisions about placing colonists, storing goods and paying in kind are too
many for masks: they are sequences of actions, and so are the side actions that buildings offer. Bits are stored
nowhere: saves and notation use text.

The constructors raise TypeError for values of a wrong type, such as half a colonist or a list in place of a tuple. An
action that no position allows, say a load onto ship 99, can be constructed: it is in no mask, and `why_not` gives the
reason.

`numbered_actions()` and `legal_actions()` have this order: pass, accept, roles, draw, tiles, extra goods, sales,
loads (by good, then ship, the private ship last), buildings, stores, then the actions of `expansion_actions.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import combinations, compress
from operator import attrgetter
from types import NoneType
from typing import Any, Final

import attr

from puertorico_desktop.engine.checked_fields import check_kind, check_tuple
from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.puertorico.components import GOODS, PRIVATE_SHIP, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.decisions import DecisionKind

NOWHERE: Final = -1
"""The index of an action that no position allows."""
IN_NO_MASK: Final = -1


def packed_counts(counts: Sequence[int]) -> Sequence[int]:
    """Returns the counts by site as bytes. Counts that do not fit into bytes, which no position allows, are returned
    unchanged. Raises TypeError for anything but a tuple of whole numbers."""
    check_tuple("counts", counts, int)
    with suppress(ValueError, OverflowError):
        return bytes(counts)
    return counts


def in_order(goods: tuple[Good, ...]) -> tuple[Good, ...]:
    """Returns the goods sorted. Raises TypeError for anything but a tuple of goods."""
    check_tuple("goods", goods, Good)
    return tuple(sorted(goods))


class Action(FieldMethods):
    """A choice of a player, an immutable value.

    A kind of action is an attrs class without a generated `__init__`, so that a compiler makes a native class of it.
    """

    __slots__ = ()


class NumberedAction(Action):
    """An action of a kind with few members, which are made once.

    `index` is the place among the actions of its kind, for most kinds the number of the piece that the action names;
    a plain integer, because indexing lists with an enum member takes twice the time; NOWHERE if no position allows
    the action. `bit` is the bit of the action in the mask of the decision that it answers; 0 for an action that no
    mask contains.
    """

    __slots__ = ("bit", "index")

    index: int
    bit: int

    def _number(self, index: int, first_bit: int) -> None:
        """Set the index, and the bit: `first_bit` is the number of the first bit of this kind, or IN_NO_MASK."""
        self.index = index
        self.bit = 0 if index == NOWHERE or first_bit == IN_NO_MASK else 1 << first_bit + index

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        assert isinstance(other, NumberedAction)
        return self.index == other.index and (self.index != NOWHERE or FieldMethods.__eq__(self, other))

    def __hash__(self) -> int:
        return self.index


_PASS: Final = 0
_MIXED: Final = 1
FIRST_BIT: Final = 2
"""The number of the first bit that has a meaning of its own in each kind of decision; the bits below are common to
all."""
_TAKE: Final = FIRST_BIT + 1
_SHIPS: Final = PRIVATE_SHIP + 1
MARKED_TILES: Final = tuple(tile for tile in Tile if tile is not Tile.FOREST)
"""The tiles that can be taken face up: all but forests."""
AFTER_TILES: Final = _TAKE + len(MARKED_TILES)
AFTER_SALES: Final = FIRST_BIT + len(GOODS)

MOST_KINDS_STORED: Final = 3
"""The number of kinds that both warehouses together store: three (S001)."""

_STORABLE: Final = tuple(
    (kinds, crate)
    for count in range(MOST_KINDS_STORED + 1)
    for kinds in combinations(GOODS, count)
    for crate in (None, *GOODS)
    if crate not in kinds
)
_STORE_PLACE: Final[dict[object, int]] = {storing: place for place, storing in enumerate(_STORABLE)}


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Pass(NumberedAction):
    """Do nothing where the rules leave the choice: no tile, no building, no sale, benefit refused."""

    def __init__(self) -> None:
        self._number(0, _PASS)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class AcceptBenefit(NumberedAction):
    """Take the benefit that is offered (only with the option `ask_optional_benefits`)."""

    def __init__(self) -> None:
        self._number(0, FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class ChooseRole(NumberedAction):
    """Take a role card with the doubloons on it and start its phase."""

    role: Role

    def __init__(self, role: Role) -> None:
        check_kind("role", role, Role)
        self.role = role
        self._number(int(role), FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class DrawPlantation(NumberedAction):
    """Use the hacienda: take the top tile of the face-down plantations and place it."""

    def __init__(self) -> None:
        self._number(0, FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class TakeTile(NumberedAction):
    """Take one of the face-up plantations of a kind, or a quarry, and place it on the island."""

    tile: Tile

    def __init__(self, tile: Tile) -> None:
        check_kind("tile", tile, Tile)
        self.tile = tile
        self._number(int(tile) if tile in MARKED_TILES else NOWHERE, _TAKE)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PlacePeople(Action):
    """The number of people of one sort on each site: `counts[site]`.

    `counts` has a byte for every site (see `components.site_of`); a tuple is accepted as well.
    """

    counts: Sequence[int]

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = counts if type(counts) is bytes else packed_counts(counts)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, PlacePeople) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(self.counts)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PlaceColonists(PlacePeople):
    """Place all people: `counts[site]` in the circles of each site, the rest in San Juan.

    If nobles are among the people, the next decision says which of them are nobles (`expansion_actions.PlaceNobles`).
    """


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Build(NumberedAction):
    """Buy a building and place it in the city."""

    building: Building

    def __init__(self, building: Building) -> None:
        check_kind("building", building, Building)
        self.building = building
        self._number(int(building), FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class TakeExtraGood(NumberedAction):
    """Take the good of the craftsman's privilege: one more of a kind just produced."""

    good: Good

    def __init__(self, good: Good) -> None:
        check_kind("good", good, Good)
        self.good = good
        self._number(int(good), FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class SellGood(NumberedAction):
    """Sell one good to the trading house."""

    good: Good

    def __init__(self, good: Good) -> None:
        check_kind("good", good, Good)
        self.good = good
        self._number(int(good), FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class LoadGoods(NumberedAction):
    """Load as many goods of a kind as fit onto a ship: 0 to 2 in ascending size, or PRIVATE_SHIP (the wharf)."""

    good: Good
    ship: int

    def __init__(self, good: Good, ship: Any) -> None:  # Any, because compiled code accepts True as an int
        check_kind("good", good, Good)
        check_kind("ship", ship, int)
        self.good = good
        self.ship = ship
        self._number(good * _SHIPS + ship if 0 <= ship < _SHIPS else NOWHERE, FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class StoreGoods(NumberedAction):
    """Keep all goods of `kinds` (in warehouses) and one more good, `crate`, or none if it is None; all other goods go
    back to the supply."""

    kinds: tuple[Good, ...]
    crate: Good | None

    def __init__(self, kinds: tuple[Good, ...] = (), crate: Good | None = None) -> None:
        check_kind("crate", crate, Good, NoneType)
        self.kinds = in_order(kinds)
        self.crate = crate
        self._number(_STORE_PLACE.get((self.kinds, crate), NOWHERE), IN_NO_MASK)


PASS: Final = Pass()
ACCEPT: Final = AcceptBenefit()
DRAW: Final = DrawPlantation()
CHOOSE: Final[tuple[ChooseRole, ...]] = tuple(ChooseRole(role) for role in Role)
TAKE: Final[tuple[TakeTile, ...]] = tuple(TakeTile(tile) for tile in MARKED_TILES)
EXTRA: Final[tuple[TakeExtraGood, ...]] = tuple(TakeExtraGood(good) for good in GOODS)
SELL: Final[tuple[SellGood, ...]] = tuple(SellGood(good) for good in GOODS)
LOAD: Final[tuple[tuple[LoadGoods, ...], ...]] = tuple(
    tuple(LoadGoods(good, ship) for ship in range(_SHIPS)) for good in GOODS
)
BUILD: Final[tuple[Build, ...]] = tuple(Build(building) for building in Building)
STORE: Final[dict[tuple[tuple[Good, ...], Good | None], StoreGoods]] = {
    storing: StoreGoods(storing[0], storing[1]) for storing in _STORABLE
}

PASS_BIT: Final = 1 << _PASS
MIXED_BIT: Final = 1 << _MIXED
"""The bit of a mask that says that mixed loads are legal (`placements.MixedLoads`). No action has this bit."""
ACCEPT_BIT: Final = ACCEPT.bit
DRAW_BIT: Final = DRAW.bit


def bits_of(actions: Iterable[NumberedAction]) -> tuple[int, ...]:
    """Returns the bits of actions of one kind, in the order of the actions."""
    return tuple(action.bit for action in actions)


def mask_where(bits: Iterable[int], counts: Iterable[int]) -> int:
    """Returns the mask of the bits whose count is 1 or more: `counts` has a number for each of the bits, and may be
    longer."""
    return sum(compress(bits, counts))


_KEPT_TUPLES: Final = 1 << 12
"""The size of the cache of tuples: more than the masks that soon recur. A larger cache would keep tens of thousands
without use, and displace needed data from the processor's cache."""


_PART: Final = 6
"""The number of bits of a mask that are looked up at once."""
_EVERY_BIT: Final = (1 << _PART) - 1


def _lists_of(actions: Iterable[NumberedAction]) -> Memo[int, tuple[Action, ...]]:
    """Returns a cache that maps masks to tuples of actions, for the actions that may answer one kind of decision."""
    ascending = sorted(actions, key=attrgetter("bit"))
    length = ascending[-1].bit.bit_length()
    parts = [
        [tuple([action for action in ascending if bits << shift & action.bit]) for bits in range(_EVERY_BIT + 1)]
        for shift in range(0, length, _PART)
    ]

    def listed(mask: int) -> tuple[Action, ...]:
        found: tuple[Action, ...] = ()
        for part in parts:
            found += part[mask & _EVERY_BIT]
            mask >>= _PART
        return found

    return Memo(listed, _KEPT_TUPLES)


_KNOWN: Final[list[NumberedAction]] = []
ACTIONS_OF: Final[dict[DecisionKind, Memo[int, tuple[Action, ...]]]] = {}
"""`ACTIONS_OF[kind][mask]`: the actions that a mask stands for at a decision of that kind, in the documented
order."""


def register_actions(actions: Sequence[NumberedAction], *kinds: DecisionKind) -> None:
    """Register actions that may answer decisions of these kinds, in addition to passing and the actions registered
    before."""
    _KNOWN.extend(actions)
    for kind in kinds:
        _ANSWERING[kind].extend(actions)
        ACTIONS_OF[kind] = _lists_of(_ANSWERING[kind])


def numbered_actions() -> Sequence[NumberedAction]:
    """Returns all actions of the kinds with few members, in the documented order."""
    return _KNOWN


_ANSWERING: Final[dict[DecisionKind, list[NumberedAction]]] = {kind: [] for kind in DecisionKind}
register_actions((PASS,), *DecisionKind)
register_actions((ACCEPT,), DecisionKind.ACCEPT_BENEFIT)
register_actions(CHOOSE, DecisionKind.CHOOSE_ROLE)
register_actions((DRAW, *TAKE), DecisionKind.TAKE_TILE)
register_actions(EXTRA, DecisionKind.TAKE_EXTRA_GOOD)
register_actions(SELL, DecisionKind.SELL_GOOD)
register_actions([action for ships in LOAD for action in ships], DecisionKind.LOAD_GOODS)
register_actions(BUILD, DecisionKind.BUILD)
register_actions([*STORE.values()])
