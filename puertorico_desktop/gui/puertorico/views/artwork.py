"""Which picture stands for which piece: the same name in every edition; `Icons` finds the edition's drawing of it."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile


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
