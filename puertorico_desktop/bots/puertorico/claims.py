"""The claims of actions in Puerto Rico, the things that they take from other players: roles for the rest of the
round, buildings and tiles for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from puertorico_desktop.engine.puertorico.actions import Action, Build, ChooseRole, TakeTile
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile

_ROLE, _BUILDING, _TILE = "role", "building", "tile"
_PIECES: Final[Mapping[str, Role | Building | Tile]] = {
    f"{sort}:{piece.id}": piece
    for sort, kind in ((_ROLE, Role), (_BUILDING, Building), (_TILE, Tile))
    for piece in kind
}


def claim_of(action: Action) -> str:
    """Returns the claim of an action, as defined by `GameKnowledge.claim`. Both prospectors have the same one."""
    match action:
        case ChooseRole(role=role):
            return f"{_ROLE}:{(Role.PROSPECTOR if role is Role.SECOND_PROSPECTOR else role).id}"
        case Build(building=building):
            return f"{_BUILDING}:{building.id}"
        case TakeTile(tile=tile):
            return f"{_TILE}:{tile.id}"
    return ""


def piece_of(claim: str) -> Role | Building | Tile | None:
    """Returns the role, building or tile that a claim names; None if it is unknown, as in the file of another
    version."""
    return _PIECES.get(claim)
