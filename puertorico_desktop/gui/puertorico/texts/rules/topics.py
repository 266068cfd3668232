"""The ids of the pages of the rules, and the pieces that pages are about."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.puertorico.catalog import CATALOG, OF_EXPANSION, Category
from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Expansion

Piece = Role | Tile | Good | Building


def topic_id(piece: Piece | AbilityTile) -> str:
    """Returns the id of the page about a piece. Both prospectors share one."""
    match piece:
        case Role():
            return f"role:{Role.PROSPECTOR.id if piece is Role.SECOND_PROSPECTOR else piece.id}"
        case Building():
            return f"building:{piece.id}"
        case Tile():
            return f"tile:{piece.id}"
        case Good():
            return f"good:{piece.id}"
        case AbilityTile():
            return concept("abilities")


def concept(name: str) -> str:
    """Returns the id of a page about a subject that is not a piece."""
    return f"concept:{name}"


HANDLING_TOPIC = concept("handling")
"""The page about the controls of the program, which lists the keys."""

ONLY_1897 = frozenset({topic_id(Role.SMUGGLER)})
"""The pages about pieces that only the edition of 1897 has."""

PIECES: Mapping[str, Piece] = {
    topic_id(piece): piece
    for pieces in (Role, Tile, Good, Building)
    for piece in pieces
    if piece is not Role.SECOND_PROSPECTOR
}
"""The pieces by the ids of their pages, in the order of the chapters."""

_CHAPTERS = {
    Category.SMALL_PRODUCTION: "production",
    Category.LARGE_PRODUCTION: "production",
    Category.SMALL_VIOLET: "violet",
    Category.LARGE_VIOLET: "large",
}

_CHAPTERS_OF_EXPANSIONS = {
    **dict.fromkeys(OF_EXPANSION[Expansion.NEW_BUILDINGS], "new_buildings"),
    **dict.fromkeys(OF_EXPANSION[Expansion.CITIZENS], "citizens"),
}


def chapter_of(piece: Piece) -> str:
    """Returns the id of the chapter with the page about a piece, as in `contents.toml`."""
    match piece:
        case Role():
            return "roles"
        case Tile():
            return "tiles"
        case Good():
            return "goods"
        case Building():
            return _CHAPTERS_OF_EXPANSIONS.get(piece) or _CHAPTERS[CATALOG[piece].category]
