"""What a player can do, in the imperative.

Every action except a placement of colonists has a number of its own, and `bit` is 1 << that number. The
legal actions of a decision are then one integer, a mask: testing an action is one `&`, and the tuple of
actions that a mask stands for is built once and looked up from then on (`ACTIONS_OF`). Placements are too
many for that; see `placements.py`. The numbers are nowhere stored: saves and notation use text.

What is no action at all, half a colonist or a list where a tuple belongs, is refused with a TypeError when it is
made.
An action that no position allows, say a load onto ship 99, can be made: it has no number, and `why_not` says why.

The order of the numbers is the documented order of `legal_actions()`: pass, accept, roles, draw, tiles,
extra goods, sales, loads (by good, then ship, the private ship last), buildings, stores, then those of
`expansion_actions.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import combinations, compress
from types import NoneType
from typing import Any, ClassVar, Final

import attrs

from puertorico_desktop.engine.making import check_tuple
from puertorico_desktop.engine.making import exactly as exactly
from puertorico_desktop.engine.making import maker as maker
from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.puertorico.components import GOODS, PRIVATE_SHIP, Building, Good, Role, Tile

_NOWHERE: Final = -1


def numbers(_action: object, field: attrs.Attribute[Any], value: object) -> None:
    """A validator for a field that is a tuple of whole numbers. It raises TypeError."""
    check_tuple(field.name, value, int)


def packed(value: Sequence[int]) -> Sequence[int]:
    """A converter for a field with a number for each site: it makes a byte of each. Numbers that no position allows
    stay as they are. It raises TypeError for anything but a tuple of whole numbers, or bytes."""
    if type(value) is not bytes:
        check_tuple("counts", value, int)
        with suppress(ValueError, OverflowError):
            value = bytes(value)
    return value


def goods_in_order(value: tuple[Good, ...]) -> tuple[Good, ...]:
    """A converter for a field that is a tuple of goods: it sorts them. It raises TypeError."""
    check_tuple("goods", value, Good)
    return tuple(sorted(value))


class Action:
    """Something that a player chooses to do. `bit` tells in a mask of legal actions whether it is among them.
    `is_aside`: a building offers it beside what the phase asks (see `expansion_actions.SideAction`)."""

    __slots__ = ()
    bit: int
    is_aside: ClassVar[bool] = False


@attrs.frozen
class NumberedAction(Action):
    """An action with a number of its own. Equal actions have equal bits, wherever they were made.

    `index` is the place among the actions of its kind: for most the number of the piece that it names, as a plain
    integer, because lists are indexed with an enum member at half the speed only. An action that no position allows
    has no place, and a bit that is in no mask: 0.
    """

    index: int = attrs.field(init=False, eq=False, repr=False)
    bit: int = attrs.field(init=False, eq=False, repr=False)

    _first: ClassVar[int]

    def _place(self) -> int | None:
        """The place of this action among those of its kind; None if no position allows it."""
        return 0

    def __attrs_post_init__(self) -> None:
        """Compute index and bit."""
        index = self._place()
        object.__setattr__(self, "index", _NOWHERE if index is None else index)
        object.__setattr__(self, "bit", 0 if index is None else 1 << self._first + index)


_PASS: Final = 0
_ACCEPT: Final = 1
_ROLE: Final = 2
_MIXED: Final = _ROLE + len(Role)
_DRAW: Final = _MIXED + 1
_TAKE: Final = _DRAW + 1
_EXTRA: Final = _TAKE + 7
_SELL: Final = _EXTRA + len(GOODS)
_LOAD: Final = _SELL + len(GOODS)
_SHIPS: Final = PRIVATE_SHIP + 1
_BUILD: Final = _LOAD + len(GOODS) * _SHIPS
_STORE: Final = _BUILD + len(Building)
MARKED_TILES: Final = tuple(tile for tile in Tile if tile is not Tile.FOREST)
"""The tiles that are taken as they are."""

MOST_KINDS_STORED: Final = 3
"""Both warehouses together: three kinds (S001)."""

_STORABLE: Final = tuple(
    (kinds, crate)
    for count in range(MOST_KINDS_STORED + 1)
    for kinds in combinations(GOODS, count)
    for crate in (None, *GOODS)
    if crate not in kinds
)
_STORE_PLACE: Final[dict[object, int]] = {storing: place for place, storing in enumerate(_STORABLE)}
FIRST_FREE_NUMBER: Final = _STORE + len(_STORABLE)
"""From here on `expansion_actions.py` counts."""


@attrs.frozen
class Pass(NumberedAction):
    """Do nothing where the rules leave the choice: no tile, no building, no sale, benefit refused."""

    _first = _PASS


@attrs.frozen
class AcceptBenefit(NumberedAction):
    """Take the benefit that is offered (only with the option `ask_optional_benefits`)."""

    _first = _ACCEPT


@attrs.frozen
class ChooseRole(NumberedAction):
    """Take a role card with the doubloons on it and start its phase."""

    role: Role = attrs.field(validator=exactly(Role))

    _first = _ROLE

    def _place(self) -> int:
        return int(self.role)


@attrs.frozen
class DrawPlantation(NumberedAction):
    """Use the hacienda: take the top tile of the face-down plantations and place it."""

    _first = _DRAW


@attrs.frozen
class TakeTile(NumberedAction):
    """Take one of the face-up plantations of a kind, or a quarry, and place it on the island."""

    tile: Tile = attrs.field(validator=exactly(Tile))

    _first = _TAKE

    def _place(self) -> int | None:
        return int(self.tile) if self.tile in MARKED_TILES else None


@attrs.frozen
class PlaceColonists(Action):
    """Put everybody to work: `counts[site]` people in the circles of each site, the rest in San Juan.

    `counts` has a byte for every site (see `components.site_of`); a tuple will do as well. Where nobles are among the
    people, the next decision says which of them they are (`expansion_actions.PlaceNobles`).
    """

    counts: Sequence[int] = attrs.field(converter=packed)

    bit = 0  # no mask holds placements: whether one is legal needs a look at the player's circles


@attrs.frozen
class Build(NumberedAction):
    """Buy a building and place it in the city."""

    building: Building = attrs.field(validator=exactly(Building))

    _first = _BUILD

    def _place(self) -> int:
        return int(self.building)


@attrs.frozen
class TakeExtraGood(NumberedAction):
    """The craftsman's privilege: one more of a kind just produced."""

    good: Good = attrs.field(validator=exactly(Good))

    _first = _EXTRA

    def _place(self) -> int:
        return int(self.good)


@attrs.frozen
class SellGood(NumberedAction):
    """Sell one good to the trading house."""

    good: Good = attrs.field(validator=exactly(Good))

    _first = _SELL

    def _place(self) -> int:
        return int(self.good)


@attrs.frozen
class LoadGoods(NumberedAction):
    """Load as many goods of a kind as fit onto a ship: 0 to 2 in ascending size, or PRIVATE_SHIP (the wharf)."""

    good: Good = attrs.field(validator=exactly(Good))
    ship: int = attrs.field(validator=exactly(int))

    _first = _LOAD

    def _place(self) -> int | None:
        return self.good * _SHIPS + self.ship if 0 <= self.ship < _SHIPS else None


@attrs.frozen
class StoreGoods(NumberedAction):
    """Keep all goods of `kinds` (in warehouses) and one more good, `crate`; everything else goes back."""

    kinds: tuple[Good, ...] = attrs.field(default=(), converter=goods_in_order)
    crate: Good | None = attrs.field(default=None, validator=exactly(Good, NoneType))

    _first = _STORE

    def _place(self) -> int | None:
        return _STORE_PLACE.get((self.kinds, self.crate))


PLACED: Final = maker(PlaceColonists, "counts")

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
    storing: StoreGoods(*storing) for storing in _STORABLE
}

PASS_BIT: Final = PASS.bit
MIXED_BIT: Final = 1 << _MIXED
"""In a mask: mixed loads are among the legal actions (`placements.MixedLoads`). No action has this bit."""
ACCEPT_BIT: Final = ACCEPT.bit
DRAW_BIT: Final = DRAW.bit
BUILD_SHIFT: Final = _BUILD

_ALL: Final[dict[int, NumberedAction]] = {
    action.bit.bit_length() - 1: action
    for group in ((PASS, ACCEPT), CHOOSE, (DRAW,), TAKE, EXTRA, SELL, *LOAD, BUILD, STORE.values())
    for action in group
}
"""All numbered actions by their numbers, in this order."""


def bits_of(actions: Iterable[NumberedAction]) -> tuple[int, ...]:
    """The bits of actions of one kind, in their order."""
    return tuple(action.bit for action in actions)


def mask_where(bits: Iterable[int], counts: Iterable[int]) -> int:
    """The mask of the actions whose piece is there: `counts` has a number for each of the bits, and may go on."""
    return sum(compress(bits, counts))


_KEPT_TUPLES: Final = 1 << 16
_BELOW: Final = (1 << _BUILD) - 1
_ABOVE: Final = -1 << _STORE
_BUILDINGS: Final = ~(_BELOW | _ABOVE)
_PART: Final = 8
_PARTS: Final = (_BELOW, *((1 << _PART) - 1 << first & _BUILDINGS for first in range(_BUILD, _STORE, _PART)), _ABOVE)
"""The bits of the buildings in parts, those below them and those above: the parts of masks are few, the masks are
many."""


def register_actions(actions: Iterable[NumberedAction]) -> None:
    """Make known actions that are defined elsewhere."""
    _ALL.update((action.bit.bit_length() - 1, action) for action in actions)


def known() -> tuple[NumberedAction, ...]:
    """Every action that has a number, in the order of the numbers."""
    return tuple(_ALL[number] for number in sorted(_ALL))


def _listed(mask: int) -> tuple[Action, ...]:
    """The actions of a mask, one after the other: from the last one on, for then the mask gets shorter."""
    actions = []
    while mask:
        number = mask.bit_length() - 1
        actions.append(_ALL[number])
        mask ^= 1 << number
    return tuple(reversed(actions))


_PART_OF: Final[Memo[int, tuple[Action, ...]]] = Memo(_listed, _KEPT_TUPLES)


def _actions_of(mask: int) -> tuple[Action, ...]:
    if not mask & _BUILDINGS:
        return _listed(mask)
    found: tuple[Action, ...] = ()
    for part in _PARTS:
        found += _PART_OF[mask & part]
    return found


ACTIONS_OF: Final[Memo[int, tuple[Action, ...]]] = Memo(_actions_of, _KEPT_TUPLES)
"""`ACTIONS_OF[mask]` are the actions that a mask of bits stands for, in the documented order. A mask holds no
placement."""
