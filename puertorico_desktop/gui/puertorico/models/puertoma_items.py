"""The records between the models and views of Puertomas: their boards, the action board and the tie-break card. See
`items.py`."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Role, Tile
from puertorico_desktop.gui.models.items import Item

ROLE_OF_ABILITY: Mapping[AbilityTile, Role] = {
    AbilityTile.SELL_SAME_KIND: Role.TRADER,
    AbilityTile.SALE_DOUBLOON: Role.TRADER,
    AbilityTile.BUILDING_COLONIST: Role.BUILDER,
    AbilityTile.STORE_KIND: Role.CAPTAIN,
    AbilityTile.BUILDER_DOUBLOON: Role.BUILDER,
    AbilityTile.EXTRA_GOOD: Role.CRAFTSMAN,
    AbilityTile.DOUBLOON_A_KIND: Role.CRAFTSMAN,
    AbilityTile.EXTRA_COLONIST: Role.MAYOR,
    AbilityTile.GOOD_OF_ESTATE: Role.SETTLER,
    AbilityTile.POINT_A_KIND: Role.CAPTAIN,
    AbilityTile.DISCARD_FOR_POINTS: Role.CAPTAIN,
    AbilityTile.DOUBLOON_A_COLONIST: Role.MAYOR,
}
"""The role in whose phase an ability works."""


@attrs.frozen
class EstateItem(Item):
    """A space for an estate of a kind with its `circles`, which are filled from the left. `there` is whether an
    estate lies on the space."""

    kind: Tile
    there: bool
    people: int
    circles: int

    @property
    def is_active(self) -> bool:
        """Whether an estate lies there and all its circles are filled."""
        return self.there and self.people == self.circles


@attrs.frozen
class LevelItem(Item):
    """A space for a building of a `level`, which begins at 1."""

    level: int
    building: Building | None


@attrs.frozen
class AbilityItem(Item):
    """The ability tile of a level of the Puertoma in `seat`: face down while `tile` is None, unless it is `gone`.

    `works` is whether the ability works already; otherwise it works from the next role on.
    """

    seat: int
    level: int
    tile: AbilityTile | None
    gone: bool = False
    works: bool = True


@attrs.frozen
class AsideItem(Item):
    """The VP area: the number of tiles by kind, quarries last, and the number of idle people."""

    tiles: tuple[int, ...]
    people: int


@attrs.frozen
class ReserveItem(Item):
    """The large building on which the reserve marker of the Puertoma in `seat` stands; None if the marker is not in
    use."""

    seat: int
    building: Building | None


@attrs.frozen
class BuildingsItem(Item):
    """The number of a Puertoma's buildings, and the number of spaces for them."""

    built: int
    spaces: int


PuertomaItem = EstateItem | LevelItem | AbilityItem | AsideItem | ReserveItem | BuildingsItem


@attrs.frozen
class PlaceItem(Item):
    """A place of the action board. `marked` is whether the marker stands there; `led_to` is whether an arrow leads
    there from the marker. `leads_to` are all places of this game to which an arrow leads from this one."""

    role: Role
    marked: bool
    led_to: bool
    leads_to: tuple[Role, ...]


@attrs.frozen
class TieCardItem(Item):
    """The tie-break card that was turned up last (`number` is None if there is none yet), with its places from top to
    bottom.

    `left` is the number of cards in the pile. `chosen` is the place that the card has decided on, None if the card
    was not used for a role; `out` are the places above it. `names` are the names of the places in the current
    language.
    """

    number: int | None
    left: int
    roles: tuple[Role, ...] = ()
    out: tuple[Role, ...] = ()
    chosen: Role | None = None
    names: tuple[str, ...] = ()


ActionBoardItem = PlaceItem | TieCardItem
