"""What a player can do with the buildings of the expansions. See `actions.py` for numbers, bits and their order.

The order here: drafts, forests, tiles just drawn, payments in kind, private sales, discards, side actions
(plantations bought and sold, guests), storings with a storehouse, people taken from the ship.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from types import NoneType
from typing import ClassVar, Final

import attrs

from puertorico_desktop.engine.puertorico.actions import (
    FIRST_FREE_NUMBER,
    MOST_KINDS_STORED,
    Action,
    NumberedAction,
    exactly,
    goods_in_order,
    maker,
    numbers,
    packed,
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

DISCARDABLE: Final = (*PLANTATIONS, Tile.FOREST)
"""Tiles that buildings take off an island: never a quarry (S000)."""
STOREHOUSE_CRATES: Final = 4
"""Single goods that a storehouse's owner keeps: three more than everybody (S000)."""

_PEOPLE_KINDS: Final = 2  # colonist, noble
_DRAFT: Final = FIRST_FREE_NUMBER
_FOREST: Final = _DRAFT + len(Building)
_DRAWN: Final = _FOREST + len(PLANTATIONS)
_RETURN_COLONIST: Final = _DRAWN + 2
_RETURN_GOOD: Final = _RETURN_COLONIST + _PEOPLE_KINDS * (len(SITES) + 1)
_RETURN_POINT: Final = _RETURN_GOOD + len(GOODS)
_SELL_PRIVATELY: Final = _RETURN_POINT + 1
_DISCARD: Final = _SELL_PRIVATELY + len(GOODS)
_BUY: Final = _DISCARD + len(DISCARDABLE)
_SELL_PLANTATION: Final = _BUY + 1
_GUEST: Final = _SELL_PLANTATION + len(PLANTATIONS)
_CRATES: Final = _GUEST + _PEOPLE_KINDS * len(SITES)

_STORABLE: Final = tuple(
    (kinds, crates)
    for count in range(MOST_KINDS_STORED + 1)
    for kinds in combinations(GOODS, count)
    for crates in combinations_with_replacement(tuple(good for good in GOODS if good not in kinds), STOREHOUSE_CRATES)
)
_STORE_PLACE: Final[dict[object, int]] = {storing: place for place, storing in enumerate(_STORABLE)}
_PERSON: Final = _CRATES + len(_STORABLE)

Piece = Tile | Building


def _site(piece: Piece | None) -> int:
    """A number for every piece, tile or building, that tells them apart; they would be equal by their own numbers."""
    return len(SITES) if piece is None else site_of(piece)


@attrs.frozen
class PlaceNobles(Action):
    """Say where the nobles are among the people just placed: `counts[site]` on each site, the rest in San Juan."""

    counts: Sequence[int] = attrs.field(converter=packed)

    bit = 0  # too many for a mask, like placements of colonists


@attrs.frozen
class LoadMixed(Action):
    """Load so many goods of each kind onto the small wharf's ship: any mix, at least one good."""

    amounts: tuple[int, ...] = attrs.field(validator=numbers)

    bit = 0  # too many for a mask: `MIXED_BIT` in a mask says that mixes are among the legal actions


@attrs.frozen
class DraftBuilding(NumberedAction):
    """Choose a building for the game, before its first round."""

    building: Building = attrs.field(validator=exactly(Building))

    _first = _DRAFT

    def _place(self) -> int:
        return int(self.building)


@attrs.frozen
class PlantForest(NumberedAction):
    """Take one of the face-up plantations of a kind and place it face down, as a forest."""

    tile: Tile = attrs.field(validator=exactly(Tile))

    _first = _FOREST

    def _place(self) -> int | None:
        return int(self.tile) if self.tile in PLANTATIONS else None


@attrs.frozen
class PlaceDrawn(NumberedAction):
    """Place the tile that one has just drawn and looked at: as it is, or face down as a forest."""

    forest: bool = attrs.field(validator=exactly(bool))

    _first = _DRAWN

    def _place(self) -> int:
        return int(self.forest)


@attrs.frozen
class ReturnColonist(NumberedAction):
    """Give back a colonist, or a noble, instead of a doubloon: from a site, or from San Juan (None)."""

    piece: Piece | None = attrs.field(eq=_site, validator=exactly(Tile, Building, NoneType))
    noble: bool = attrs.field(default=False, validator=exactly(bool))

    _first = _RETURN_COLONIST

    def _place(self) -> int:
        return _PEOPLE_KINDS * _site(self.piece) + self.noble


@attrs.frozen
class ReturnGood(NumberedAction):
    """Give back a good: instead of a doubloon (black market), or for a point (royal supplier)."""

    good: Good = attrs.field(validator=exactly(Good))

    _first = _RETURN_GOOD

    def _place(self) -> int:
        return int(self.good)


@attrs.frozen
class ReturnPoint(NumberedAction):
    """Give back a victory point chip instead of a doubloon."""

    _first = _RETURN_POINT


@attrs.frozen
class SellPrivately(NumberedAction):
    """Instead of a sale: give a good back to the supply for its price, without the bonus of markets (D-70)."""

    good: Good = attrs.field(validator=exactly(Good))

    _first = _SELL_PRIVATELY

    def _place(self) -> int:
        return int(self.good)


@attrs.frozen
class DiscardTile(NumberedAction):
    """Discard a plantation or a forest (hunting lodge)."""

    tile: Tile = attrs.field(validator=exactly(Tile))

    _first = _DISCARD

    def _place(self) -> int | None:
        return DISCARDABLE.index(self.tile) if self.tile in DISCARDABLE else None


class SideAction(NumberedAction):
    """What a building lets its owner do besides what the phase asks; the same decision comes again afterwards."""

    __slots__ = ()
    building: ClassVar[Building]
    is_aside = True


@attrs.frozen
class BuyPlantation(SideAction):
    """Pay a doubloon for a tile from the face-down pile (land office with a colonist)."""

    _first = _BUY
    building = Building.LAND_OFFICE


@attrs.frozen
class SellPlantation(SideAction):
    """Discard a plantation for a doubloon (land office with a noble)."""

    tile: Tile = attrs.field(validator=exactly(Tile))

    _first = _SELL_PLANTATION
    building = Building.LAND_OFFICE

    def _place(self) -> int | None:
        return int(self.tile) if self.tile in PLANTATIONS else None


@attrs.frozen
class MoveGuest(SideAction):
    """Move a colonist, or a noble, from the guesthouse to a free circle."""

    piece: Piece = attrs.field(eq=_site, validator=exactly(Tile, Building))
    noble: bool = attrs.field(default=False, validator=exactly(bool))

    _first = _GUEST
    building = Building.GUESTHOUSE

    def _place(self) -> int:
        return _PEOPLE_KINDS * site_of(self.piece) + self.noble


@attrs.frozen
class StoreCrates(NumberedAction):
    """Keep all goods of `kinds` (in warehouses) and four single goods, `crates` (with a storehouse)."""

    kinds: tuple[Good, ...] = attrs.field(converter=goods_in_order)
    crates: tuple[Good, ...] = attrs.field(converter=goods_in_order)

    _first = _CRATES

    def _place(self) -> int | None:
        return _STORE_PLACE.get((self.kinds, self.crates))


NOBLES_PLACED: Final = maker(PlaceNobles, "counts")
MIXED: Final = maker(LoadMixed, "amounts")


@attrs.frozen
class TakePerson(NumberedAction):
    """Take a person from the ship, where colonists and nobles are: a colonist or a noble."""

    noble: bool = attrs.field(validator=exactly(bool))

    _first = _PERSON

    def _place(self) -> int:
        return int(self.noble)


DRAFT: Final = tuple(DraftBuilding(building) for building in Building)
PLANT: Final = tuple(PlantForest(tile) for tile in PLANTATIONS)
PLACE_UPRIGHT: Final = PlaceDrawn(False)
PLACE_AS_FOREST: Final = PlaceDrawn(True)
RETURN_COLONIST: Final = tuple(
    ReturnColonist(piece, noble)
    for piece in (*(piece_at(site) for site in range(len(SITES))), None)
    for noble in (False, True)
)
"""By twice the site, one more for a noble; the last two are those in San Juan."""
RETURN_GOOD: Final = tuple(ReturnGood(good) for good in GOODS)
RETURN_POINT: Final = ReturnPoint()
SELL_PRIVATELY: Final = tuple(SellPrivately(good) for good in GOODS)
DISCARD: Final = tuple(DiscardTile(tile) for tile in DISCARDABLE)
BUY_PLANTATION: Final = BuyPlantation()
SELL_PLANTATION: Final = tuple(SellPlantation(tile) for tile in PLANTATIONS)
MOVE_GUEST: Final = tuple(MoveGuest(piece, noble) for piece in SITES for noble in (False, True))
"""By twice the site, one more for a noble."""
TAKE_COLONIST: Final = TakePerson(False)
TAKE_NOBLE: Final = TakePerson(True)
STORE_CRATES: Final = {storing: StoreCrates(*storing) for storing in _STORABLE}

SIDE_BITS: Final = (1 << _CRATES) - (1 << _BUY)

register_actions(
    action
    for group in (
        DRAFT,
        PLANT,
        (PLACE_UPRIGHT, PLACE_AS_FOREST),
        RETURN_COLONIST,
        RETURN_GOOD,
        (RETURN_POINT,),
        SELL_PRIVATELY,
        DISCARD,
        (BUY_PLANTATION,),
        SELL_PLANTATION,
        MOVE_GUEST,
        STORE_CRATES.values(),
        (TAKE_COLONIST, TAKE_NOBLE),
    )
    for action in group
)
