"""What a page of the rules is made of: passages of text about one topic, and where to read on."""

from __future__ import annotations

from enum import Enum

import attrs

from puertorico_desktop.engine.puertorico.catalog import CATALOG, OF_EXPANSION, Category
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Expansion

Piece = Role | Tile | Good | Building


class Group(Enum):
    """The chapters, in their order."""

    START = "start"
    ROLES = "roles"
    DETAILS = "details"
    ENDING = "ending"
    TILES = "tiles"
    GOODS = "goods"
    PRODUCTION = "production"
    VIOLET = "violet"
    LARGE = "large"
    EXPANSIONS = "expansions"
    NEW_BUILDINGS = "new_buildings"
    CITIZENS = "citizens"


@attrs.frozen
class Passage:
    """A piece of running text. `text` is marked for translation; its placeholders are those of `placeholders.py`.

    It is in the words of the classic game, which become those of the game that is played (`Languages.speak`). What
    speaks of the words themselves stands in a `context` where they stay.
    """

    text: str
    context: str = "Rules"


@attrs.frozen
class Text(Passage):
    """A paragraph."""


@attrs.frozen
class Point(Passage):
    """One item of a list; neighbouring points are one list."""


@attrs.frozen
class Example(Passage):
    """A small example that is worked out."""


@attrs.frozen
class Heading(Passage):
    """The title of what follows, inside a page."""


@attrs.frozen
class Topic:
    """A page about something. `id` is stable; links and the table name the page by it.

    A page about a piece has the piece's name as its title and begins with what the piece does (`effects.py`); any
    other has a `title` of its own and the name of an icon.
    """

    id: str
    group: Group
    passages: tuple[Passage, ...]
    see_also: tuple[str, ...]
    piece: Piece | None = None
    title: str = ""
    icon: str = ""


def topic_id(piece: Piece) -> str:
    """The page about a piece. Both prospectors share one."""
    match piece:
        case Role():
            return f"role:{Role.PROSPECTOR.id if piece is Role.SECOND_PROSPECTOR else piece.id}"
        case Building():
            return f"building:{piece.id}"
        case Tile():
            return f"tile:{piece.id}"
        case Good():
            return f"good:{piece.id}"


def concept(name: str) -> str:
    """The page about something that is no piece."""
    return f"concept:{name}"


HANDLING_TOPIC = concept("handling")
"""The page on how one plays here, which shows what keys do."""


def about(name: str, group: Group, title: str, icon: str, *passages: Passage, see_also: tuple[str, ...]) -> Topic:
    """A page about something that is no piece."""
    return Topic(concept(name), group, passages, see_also, None, title, icon)


def about_piece(piece: Piece, *passages: Passage, see_also: tuple[str, ...]) -> Topic:
    """A page about a piece; `passages` follow on what the piece does."""
    return Topic(topic_id(piece), _group(piece), passages, see_also, piece)


_GROUPS = {
    Category.SMALL_PRODUCTION: Group.PRODUCTION,
    Category.LARGE_PRODUCTION: Group.PRODUCTION,
    Category.SMALL_VIOLET: Group.VIOLET,
    Category.LARGE_VIOLET: Group.LARGE,
}

_GROUPS_OF_EXPANSIONS = {
    **dict.fromkeys(OF_EXPANSION[Expansion.NEW_BUILDINGS], Group.NEW_BUILDINGS),
    **dict.fromkeys(OF_EXPANSION[Expansion.CITIZENS], Group.CITIZENS),
}


def _group(piece: Piece) -> Group:
    match piece:
        case Role():
            return Group.ROLES
        case Tile():
            return Group.TILES
        case Good():
            return Group.GOODS
        case Building():
            return _GROUPS_OF_EXPANSIONS.get(piece) or _GROUPS[CATALOG[piece].category]
