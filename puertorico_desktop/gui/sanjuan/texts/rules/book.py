"""The rules: the pages of `resources/rules/sanjuan` in the language in use, with figures from the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.gui.sanjuan.texts.rules.figures import facts, grid
from puertorico_desktop.gui.sanjuan.texts.rules.placeholders import placeholders
from puertorico_desktop.gui.sanjuan.texts.rules.topics import HANDLING_TOPIC, PIECES, Piece, chapter_of
from puertorico_desktop.gui.sanjuan.texts.words import card_effect, card_name, role_effect, role_name
from puertorico_desktop.gui.texts.rules.book import Chapter, Rules, blocks_of, key_table
from puertorico_desktop.gui.texts.rules.page import Page, Run
from puertorico_desktop.gui.texts.rules.written import RulesFolder, WrittenPage, rules_folder
from puertorico_desktop.paths import resource

translate = QCoreApplication.translate


@cache
def written_rules() -> RulesFolder:
    """Returns the pages of this game in English."""
    return rules_folder(resource("rules", "sanjuan"))


def rules_of(shortcuts: Sequence[tuple[str, str]] = ()) -> Rules:
    """Returns all pages in the language in use.

    `shortcuts` are pairs of an action and its key, both as displayed.
    """
    values = placeholders()
    chapters = []
    for chapter in written_rules().chapters:
        pieces = (topic for topic, piece in PIECES.items() if chapter_of(piece) == chapter.id)
        pages = tuple(_page(topic, values, shortcuts) for topic in (*chapter.pages, *pieces))
        chapters.append(Chapter(translate(chapter.context, chapter.title), pages))
    return Rules(chapters)


def page_title(topic: str) -> str:
    """Returns the title of a page."""
    if topic in PIECES:
        return _name(PIECES[topic])
    written = _written(topic)
    return translate(written.title_context, written.title)


def _written(topic: str) -> WrittenPage:
    written = written_rules().page(topic)
    if written is None:
        raise KeyError(topic)
    return written


def _page(topic: str, values: Mapping[str, Run], shortcuts: Sequence[tuple[str, str]]) -> Page:
    written, piece = _written(topic), PIECES.get(topic)
    return Page(
        topic,
        page_title(topic),
        written.icon,
        "" if piece is None else _effect(piece),
        facts(piece),
        key_table(shortcuts) if topic == HANDLING_TOPIC and shortcuts else grid(topic),
        blocks_of(written, values),
        written.see_also,
    )


def _name(piece: Piece) -> str:
    return role_name(piece) if isinstance(piece, Role) else card_name(piece)


def _effect(piece: Piece) -> str:
    """Returns the effect of the piece."""
    return role_effect(piece) if isinstance(piece, Role) else card_effect(piece)
