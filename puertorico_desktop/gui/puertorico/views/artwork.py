"""Which picture stands for which piece: the same name in every edition; `Icons` finds the edition's drawing of it."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, Dispatch, OwnGoods
from puertorico_desktop.engine.puertorico.components import AbilityTile, Achievement, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.deeds import ROLE_OF_DEED, STORED


def good_icon(good: Good) -> str:
    """A barrel's worth of a good."""
    return f"good_{good.id}"


def tile_icon(tile: Tile | None) -> str:
    """What grows or is dug on a tile; None is the back of a face-down tile."""
    if tile is None:
        return "pile"
    return tile.id if tile in (Tile.QUARRY, Tile.FOREST) else f"good_{tile.id}"


def role_icon(role: Role) -> str:
    """The sign of a role; both prospectors wear the same."""
    return "role_prospector" if role is Role.SECOND_PROSPECTOR else f"role_{role.id}"


def building_icon(building: Building) -> str:
    """The pictogram that says what a building does."""
    return f"building_{building.id}"


def achievement_icons(card: Achievement) -> tuple[str, ...]:
    """What a card is about: the goods that it names, and the role or the building with which it is done."""
    goal = ACHIEVEMENTS[card].goal
    if isinstance(goal, OwnGoods):
        return good_icon(goal.first), good_icon(goal.second)
    if isinstance(goal, Dispatch):
        return role_icon(Role.CAPTAIN), good_icon(goal.good)
    if goal.deeds & STORED:
        return (building_icon(Building.LARGE_WAREHOUSE),)
    return (role_icon(next(role for deed, role in ROLE_OF_DEED.items() if goal.deeds & deed)),)


MARKER, ARROW, PENNANT = "action_marker", "action_arrow", "reserve_marker"
"""What Puertomas put beside other pieces: the ship's wheel, the arrow away from it, the pennant, which has the colour
of its ink."""


def ability_icon(tile: AbilityTile) -> str:
    """What an ability tile does."""
    return f"ability_{tile.id}"
