"""The ids of the pages of the rules, and the pieces that pages are about."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.sanjuan.catalog import CATALOG, HALL_COST
from puertorico_desktop.engine.sanjuan.components import Card, Good, Role

Piece = Role | Card


def concept(name: str) -> str:
    """Returns the id of a page about something that is no piece."""
    return f"concept:{name}"


def topic_id(piece: Piece | Good) -> str:
    """Returns the id of the page about a piece. Goods share one."""
    match piece:
        case Role():
            return f"role:{piece.id}"
        case Card():
            return f"building:{piece.id}"
        case Good():
            return concept("prices")


HANDLING_TOPIC = concept("handling")
"""The page on the controls of the program, which shows the keys."""

PIECES: Mapping[str, Piece] = {topic_id(piece): piece for kind in (Role, Card) for piece in kind}
"""The piece of each page, in the order of the chapters."""


def chapter_of(piece: Piece) -> str:
    """Returns the id of the chapter with the page about a piece, as in `contents.toml`."""
    if isinstance(piece, Role):
        return "roles"
    row = CATALOG[piece]
    if row.expansion is not None:
        return row.expansion.value
    if row.is_production:
        return "production"
    return "halls" if row.cost == HALL_COST else "commercial"
