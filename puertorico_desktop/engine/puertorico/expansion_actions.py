"""The actions of a player that come with the buildings of the expansions. See `actions.py` for masks, bits and their
order.

The order here: drafts, forests, tiles just drawn, payments in kind, private sales, discards, side actions
(plantations bought and sold, guests), storings with a storehouse, people taken from the ship.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from operator import attrgetter
from types import NoneType
from typing import Final

import attr

from puertorico_desktop.engine.checked_fields import check_kind, check_tuple
from puertorico_desktop.engine.puertorico.actions import (
    AFTER_SALES,
    AFTER_TILES,
    FIRST_BIT,
    IN_NO_MASK,
    MOST_KINDS_STORED,
    NOWHERE,
    Action,
    NumberedAction,
    PlacePeople,
    in_order,
    register_actions,
)
from puertorico_desktop.engine.puertorico.actions import (
    MIXED_BIT as MIXED_BIT,
)
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    PLANTATIONS,
    SITES,
    Building,
    Good,
    Tile,
    piece_at,
    site_of,
)
from puertorico_desktop.engine.puertorico.decisions import DecisionKind

DISCARDABLE: Final = (*PLANTATIONS, Tile.FOREST)
"""The tiles that buildings take off an island: never a quarry (S000)."""
STOREHOUSE_CRATES: Final = 4
"""The number of single goods that the owner of a storehouse keeps: three more than other players (S000)."""

_PEOPLE_KINDS: Final = 2  # colonist, noble
_BUY: Final = 0
_SELL_PLANTATION: Final = _BUY + 1
_GUEST: Final = _SELL_PLANTATION + len(PLANTATIONS)
_STORABLE: Final = tuple(
    (kinds, crates)
    for count in range(MOST_KINDS_STORED + 1)
    for kinds in combinations(GOODS, count)
    for crates in combinations_with_replacement(tuple(good for good in GOODS if good not in kinds), STOREHOUSE_CRATES)
)
_STORE_PLACE: Final[dict[object, int]] = {storing: place for place, storing in enumerate(_STORABLE)}

Piece = Tile | Building


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PlaceNobles(PlacePeople):
    """Say which of the people just placed are nobles: `counts[site]` on each site, the other nobles in San Juan."""


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class LoadMixed(Action):
    """Load `amounts` of goods, by kind, onto the small wharf's ship: any mix, at least one good."""

    amounts: tuple[int, ...]

    def __init__(self, amounts: tuple[int, ...]) -> None:
        check_tuple("amounts", amounts, int)
        self.amounts = amounts

    def __hash__(self) -> int:
        return hash(self.amounts)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class DraftBuilding(NumberedAction):
    """Choose a building for the game, before its first round."""

    building: Building

    def __init__(self, building: Building) -> None:
        check_kind("building", building, Building)
        self.building = building
        self._number(int(building), FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PlantForest(NumberedAction):
    """Take one of the face-up plantations of a kind and place it face down, as a forest."""

    tile: Tile

    def __init__(self, tile: Tile) -> None:
        check_kind("tile", tile, Tile)
        self.tile = tile
        self._number(int(tile) if tile in PLANTATIONS else NOWHERE, AFTER_TILES)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PlaceDrawn(NumberedAction):
    """Place the tile just drawn and looked at: face up, or face down as a forest."""

    forest: bool

    def __init__(self, forest: bool) -> None:
        check_kind("forest", forest, bool)
        self.forest = forest
        self._number(int(forest), FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class ReturnColonist(NumberedAction):
    """Give back a colonist or a noble instead of a doubloon: from a site, or from San Juan if `piece` is None."""

    piece: Piece | None
    noble: bool

    def __init__(self, piece: Piece | None, noble: bool = False) -> None:
        check_kind("piece", piece, Tile, Building, NoneType)
        check_kind("noble", noble, bool)
        self.piece = piece
        self.noble = noble
        self._number(_PEOPLE_KINDS * (len(SITES) if piece is None else site_of(piece)) + noble, IN_NO_MASK)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class ReturnGood(NumberedAction):
    """Give back a good: instead of a doubloon (black market), or for a point (royal supplier)."""

    good: Good

    def __init__(self, good: Good) -> None:
        check_kind("good", good, Good)
        self.good = good
        self._number(int(good), FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class ReturnPoint(NumberedAction):
    """Give back a victory point chip instead of a doubloon."""

    def __init__(self) -> None:
        self._number(0, IN_NO_MASK)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class SellPrivately(NumberedAction):
    """Give a good back to the supply for its price instead of selling it to the trading house, without the bonus of
    markets (D-70)."""

    good: Good

    def __init__(self, good: Good) -> None:
        check_kind("good", good, Good)
        self.good = good
        self._number(int(good), AFTER_SALES)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class DiscardTile(NumberedAction):
    """Discard a plantation or a forest (hunting lodge)."""

    tile: Tile

    def __init__(self, tile: Tile) -> None:
        check_kind("tile", tile, Tile)
        self.tile = tile
        self._number(DISCARDABLE.index(tile) if tile in DISCARDABLE else NOWHERE, FIRST_BIT)


class SideAction(NumberedAction):
    """An action that a building offers its owner in addition to the answers of the decision; the same decision is
    asked again afterwards.

    `index` is the place among all side actions.
    """

    __slots__ = ()

    @property
    def building(self) -> Building:
        """The building that offers the action."""
        raise NotImplementedError


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class BuyPlantation(SideAction):
    """Pay a doubloon for a tile from the face-down pile (land office with a colonist)."""

    def __init__(self) -> None:
        self._number(_BUY, IN_NO_MASK)

    @property
    def building(self) -> Building:
        """The building that offers the action."""
        return Building.LAND_OFFICE


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class SellPlantation(SideAction):
    """Discard a plantation for a doubloon (land office with a noble)."""

    tile: Tile

    def __init__(self, tile: Tile) -> None:
        check_kind("tile", tile, Tile)
        self.tile = tile
        self._number(_SELL_PLANTATION + tile if tile in PLANTATIONS else NOWHERE, IN_NO_MASK)

    @property
    def building(self) -> Building:
        """The building that offers the action."""
        return Building.LAND_OFFICE


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class MoveGuest(SideAction):
    """Move a colonist, or a noble, from the guesthouse to a free circle."""

    piece: Piece
    noble: bool

    def __init__(self, piece: Piece, noble: bool = False) -> None:
        check_kind("piece", piece, Tile, Building)
        check_kind("noble", noble, bool)
        self.piece = piece
        self.noble = noble
        self._number(_GUEST + _PEOPLE_KINDS * site_of(piece) + noble, IN_NO_MASK)

    @property
    def building(self) -> Building:
        """The building that offers the action."""
        return Building.GUESTHOUSE


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class StoreCrates(NumberedAction):
    """Keep all goods of `kinds` (in warehouses) and four single goods, `crates` (with a storehouse)."""

    kinds: tuple[Good, ...]
    crates: tuple[Good, ...]

    def __init__(self, kinds: tuple[Good, ...], crates: tuple[Good, ...]) -> None:
        self.kinds = in_order(kinds)
        self.crates = in_order(crates)
        self._number(_STORE_PLACE.get((self.kinds, self.crates), NOWHERE), IN_NO_MASK)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class TakePerson(NumberedAction):
    """Take a person from the ship on which both colonists and nobles are: a colonist or a noble."""

    noble: bool

    def __init__(self, noble: bool) -> None:
        check_kind("noble", noble, bool)
        self.noble = noble
        self._number(int(noble), FIRST_BIT)


DRAFT: Final = tuple(DraftBuilding(building) for building in Building)
PLANT: Final = tuple(PlantForest(tile) for tile in PLANTATIONS)
PLACE_UPRIGHT: Final = PlaceDrawn(False)
PLACE_AS_FOREST: Final = PlaceDrawn(True)
RETURN_COLONIST: Final = tuple(
    ReturnColonist(piece, noble)
    for piece in (*(piece_at(site) for site in range(len(SITES))), None)
    for noble in (False, True)
)
"""The actions; the index is twice the site, plus one for a noble. The last two are those for San Juan."""
RETURN_GOOD: Final = tuple(ReturnGood(good) for good in GOODS)
RETURN_POINT: Final = ReturnPoint()
SELL_PRIVATELY: Final = tuple(SellPrivately(good) for good in GOODS)
DISCARD: Final = tuple(DiscardTile(tile) for tile in DISCARDABLE)
BUY_PLANTATION: Final = BuyPlantation()
SELL_PLANTATION: Final = tuple(SellPlantation(tile) for tile in PLANTATIONS)
MOVE_GUEST: Final = tuple(MoveGuest(piece, noble) for piece in SITES for noble in (False, True))
"""The actions; the place is twice the site, plus one for a noble."""
TAKE_COLONIST: Final = TakePerson(False)
TAKE_NOBLE: Final = TakePerson(True)
STORE_CRATES: Final = {storing: StoreCrates(storing[0], storing[1]) for storing in _STORABLE}

register_actions(DRAFT, DecisionKind.DRAFT_BUILDING)
register_actions(PLANT, DecisionKind.TAKE_TILE)
register_actions((PLACE_UPRIGHT, PLACE_AS_FOREST), DecisionKind.PLACE_DRAWN_TILE)
register_actions(RETURN_COLONIST)
register_actions(RETURN_GOOD, DecisionKind.DELIVER_GOODS)
register_actions((RETURN_POINT,))
register_actions(SELL_PRIVATELY, DecisionKind.SELL_GOOD)
register_actions(DISCARD, DecisionKind.DISCARD_TILE)
register_actions((BUY_PLANTATION, *SELL_PLANTATION, *MOVE_GUEST))
register_actions([*STORE_CRATES.values()])
register_actions((TAKE_COLONIST, TAKE_NOBLE), DecisionKind.TAKE_PERSON)


def with_aside(answers: Sequence[Action], aside: tuple[SideAction, ...]) -> Sequence[Action]:
    """Returns the answers of a decision together with the side actions, in the documented order."""
    # Side actions come before StoreCrates, which are last in the order.
    if not answers or not isinstance(answers[-1], StoreCrates):
        return (*answers, *aside)
    before = [one for one in answers if not isinstance(one, StoreCrates)]
    return (*before, *aside, *answers[len(before) :])


def side_by_side(some: tuple[SideAction, ...], more: tuple[SideAction, ...]) -> tuple[SideAction, ...]:
    """Returns the union of two tuples of side actions, each action once, in the documented order."""
    if not some or not more:
        return some or more
    return tuple(sorted({*some, *more}, key=attrgetter("index")))
