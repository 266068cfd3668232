"""What a player can do, in the imperative.

Every action except a placement of colonists has a number of its own, and `bit` is 1 << that number. The
legal actions of a decision are then one integer, a mask: testing an action is one `&`, and the tuple of
actions that a mask stands for is built once and looked up from then on (`actions_of`). Placements are too
many for that; see `placements.py`. The numbers are nowhere stored: saves and notation use text.

The order of the numbers is the documented order of `legal_actions()`: pass, accept, roles, draw, tiles,
extra goods, sales, loads (by good, then ship, the private ship last), stores, buildings.
"""

from __future__ import annotations

from itertools import combinations
import attrs

from puertorico_desktop.engine.puertorico.components import GOODS, PRIVATE_SHIP, Building, Good, Role, Tile


@attrs.frozen
class Action:
    """Something that a player chooses to do."""

    bit: int = attrs.field(init=False, eq=False, repr=False)

    def _number(self) -> int:
        """The place of this action in the fixed order of all actions."""
        raise NotImplementedError

    def __attrs_post_init__(self) -> None:
        """Compute the bit; equal actions have equal bits, wherever they were made."""
        object.__setattr__(self, "bit", 1 << self._number())


_PASS = 0
_ACCEPT = 1
_ROLE = 2
_DRAW = _ROLE + 9
_TAKE = _DRAW + 1
_EXTRA = _TAKE + 7
_SELL = _EXTRA + len(GOODS)
_LOAD = _SELL + len(GOODS)
_SHIPS = PRIVATE_SHIP + 1
_PLACE = _LOAD + len(GOODS) * _SHIPS
_STORE = _PLACE + 1

MOST_KINDS_STORED = 3
"""Both warehouses together: three kinds (S001)."""

_STORABLE = tuple(
    (kinds, crate)
    for count in range(MOST_KINDS_STORED + 1)
    for kinds in combinations(GOODS, count)
    for crate in (None, *GOODS)
    if crate not in kinds
)
_STORE_NUMBER = {storing: _STORE + number for number, storing in enumerate(_STORABLE)}
_BUILD = _STORE + len(_STORABLE)


@attrs.frozen
class Pass(Action):
    """Do nothing where the rules leave the choice: no tile, no building, no sale, benefit refused."""

    def _number(self) -> int:
        return _PASS


@attrs.frozen
class AcceptBenefit(Action):
    """Take the benefit that is offered (only with the option `ask_optional_benefits`)."""

    def _number(self) -> int:
        return _ACCEPT


@attrs.frozen
class ChooseRole(Action):
    """Take a role card with the doubloons on it and start its phase."""

    role: Role

    def _number(self) -> int:
        return _ROLE + self.role


@attrs.frozen
class DrawPlantation(Action):
    """Use the hacienda: take the top tile of the face-down plantations and place it."""

    def _number(self) -> int:
        return _DRAW


@attrs.frozen
class TakeTile(Action):
    """Take one of the face-up plantations of a kind, or a quarry, and place it on the island."""

    tile: Tile

    def _number(self) -> int:
        return _TAKE + self.tile


@attrs.frozen
class PlaceColonists(Action):
    """Put all colonists to work: `counts[site]` of them in the circles of each site, the rest in San Juan.

    `counts` has an entry for every site (see `components.site_of`).
    """

    counts: tuple[int, ...]

    def _number(self) -> int:
        return _PLACE

    def __attrs_post_init__(self) -> None:
        """All placements share a bit: whether one is legal needs a look at the player's circles."""
        object.__setattr__(self, "bit", PLACE_BIT)


@attrs.frozen
class Build(Action):
    """Buy a building and place it in the city."""

    building: Building

    def _number(self) -> int:
        return _BUILD + self.building


@attrs.frozen
class TakeExtraGood(Action):
    """The craftsman's privilege: one more of a kind just produced."""

    good: Good

    def _number(self) -> int:
        return _EXTRA + self.good


@attrs.frozen
class SellGood(Action):
    """Sell one good to the trading house."""

    good: Good

    def _number(self) -> int:
        return _SELL + self.good


@attrs.frozen
class LoadGoods(Action):
    """Load as many goods of a kind as fit onto a ship: 0 to 2 in ascending size, or PRIVATE_SHIP (the wharf)."""

    good: Good
    ship: int

    def _number(self) -> int:
        return _LOAD + self.good * _SHIPS + self.ship


@attrs.frozen
class StoreGoods(Action):
    """Keep all goods of `kinds` (in warehouses) and one more good, `crate`; everything else goes back."""

    kinds: tuple[Good, ...] = ()
    crate: Good | None = None

    def _number(self) -> int:
        try:
            return _STORE_NUMBER[self.kinds, self.crate]
        except KeyError:
            raise ValueError(f"nobody can store like this: {self.kinds}, {self.crate}") from None


PLACE_BIT = 1 << _PLACE

PASS = Pass()
ACCEPT = AcceptBenefit()
DRAW = DrawPlantation()
CHOOSE: tuple[ChooseRole, ...] = tuple(ChooseRole(role) for role in Role)
TAKE: tuple[TakeTile, ...] = tuple(TakeTile(tile) for tile in Tile)
EXTRA: tuple[TakeExtraGood, ...] = tuple(TakeExtraGood(good) for good in GOODS)
SELL: tuple[SellGood, ...] = tuple(SellGood(good) for good in GOODS)
LOAD: tuple[tuple[LoadGoods, ...], ...] = tuple(
    tuple(LoadGoods(good, ship) for ship in range(_SHIPS)) for good in GOODS
)
BUILD: tuple[Build, ...] = tuple(Build(building) for building in Building)
STORE: dict[tuple[tuple[Good, ...], Good | None], StoreGoods] = {
    storing: StoreGoods(*storing) for storing in _STORABLE
}

PASS_BIT = PASS.bit
ACCEPT_BIT = ACCEPT.bit
DRAW_BIT = DRAW.bit
FIRST_ROLE_BIT = CHOOSE[0].bit
FIRST_BUILD_BIT = BUILD[0].bit
BUILD_SHIFT = _BUILD

_ALL: dict[int, Action] = {
    action.bit: action
    for group in ((PASS, ACCEPT, DRAW), CHOOSE, TAKE, EXTRA, SELL, *LOAD, STORE.values(), BUILD)
    for action in group
}

_KEPT_TUPLES = 1 << 16
_tuples: dict[int, tuple[Action, ...]] = {0: ()}


def actions_of(mask: int) -> tuple[Action, ...]:
    """The actions that a mask of bits stands for, in the documented order. The mask holds no placement."""
    found = _tuples.get(mask)
    if found is None:
        if len(_tuples) >= _KEPT_TUPLES:
            _tuples.clear()
        actions = []
        rest = mask
        while rest:
            lowest = rest & -rest
            actions.append(_ALL[lowest])
            rest ^= lowest
        found = _tuples[mask] = tuple(actions)
    return found


AnyAction = (
    Pass
    | AcceptBenefit
    | ChooseRole
    | DrawPlantation
    | TakeTile
    | PlaceColonists
    | Build
    | TakeExtraGood
    | SellGood
    | LoadGoods
    | StoreGoods
)
"""All kinds of actions."""
