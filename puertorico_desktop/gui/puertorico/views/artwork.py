"""The names of the icons of pieces: the same in every edition; `Icons` finds the drawing of the edition."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, Dispatch, OwnGoods
from puertorico_desktop.engine.puertorico.components import AbilityTile, Achievement, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.deeds import ROLE_OF_DEED, STORED


def good_icon(good: Good) -> str:
    """Returns the name of the icon of a good."""
    return f"good_{good.id}"


def tile_icon(tile: Tile | None) -> str:
    """Returns the name of the icon of a tile; for None the back of a face-down tile."""
    if tile is None:
        return "pile"
    return tile.id if tile in (Tile.QUARRY, Tile.FOREST) else f"good_{tile.id}"


def role_icon(role: Role) -> str:
    """Returns the name of the icon of a role; both prospectors have the same."""
    return "role_prospector" if role is Role.SECOND_PROSPECTOR else f"role_{role.id}"


def building_icon(building: Building) -> str:
    """Returns the name of the pictogram of a building."""
    return f"building_{building.id}"


def achievement_icons(card: Achievement) -> tuple[str, ...]:
    """Returns the names of the icons for the goal of a card: its goods, and its role or building."""
    goal = ACHIEVEMENTS[card].goal
    if isinstance(goal, OwnGoods):
        return good_icon(goal.first), good_icon(goal.second)
    if isinstance(goal, Dispatch):
        return role_icon(Role.CAPTAIN), good_icon(goal.good)
    if goal.deeds & STORED:
        return (building_icon(Building.LARGE_WAREHOUSE),)
    return (role_icon(next(role for deed, role in ROLE_OF_DEED.items() if goal.deeds & deed)),)


COLONIST, NOBLE, COIN, POINTS = "colonist", "noble", "doubloon", "points"
MARKER, ARROW, PENNANT = "action_marker", "action_arrow", "reserve_marker"
"""The icons that Puertomas put beside other pieces: the ship's wheel, the arrow away from it, and the pennant, which
is painted in the colour of its ink."""


def ability_icon(tile: AbilityTile) -> str:
    """Returns the name of the icon of an ability tile."""
    return f"ability_{tile.id}"
