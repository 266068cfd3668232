"""The rules of an edition: the pages of `resources/rules/puertorico` in the words of the edition, with figures from
the engine."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.puertorico.texts.rules.figures import facts, grid
from puertorico_desktop.gui.puertorico.texts.rules.placeholders import placeholders
from puertorico_desktop.gui.puertorico.texts.rules.topics import (
    HANDLING_TOPIC,
    ONLY_1897,
    PIECES,
    Piece,
    chapter_of,
    topic_id,
)
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.gui.texts.rules.book import Chapter, Rules, blocks_of, key_table
from puertorico_desktop.gui.texts.rules.page import Page, Run
from puertorico_desktop.gui.texts.rules.written import RulesFolder, WrittenChapter, WrittenPage, rules_folder
from puertorico_desktop.paths import resource

translate = QCoreApplication.translate


@cache
def written_rules() -> RulesFolder:
    """Returns the pages of this game in English."""
    return rules_folder(resource("rules", "puertorico"))


def rules_of(words: Words, shortcuts: Sequence[tuple[str, str]] = (), positions: Container[str] = ()) -> Rules:
    """Returns all pages in the words of an edition and the current language.

    `shortcuts` are pairs of a description and a key, both as displayed; `positions` are the pages whose examples can
    be tried.
    """
    values = placeholders(words)
    chapters = (
        Chapter(
            translate(chapter.context, chapter.title),
            tuple(_page(topic, words, values, shortcuts, positions) for topic in _topics(chapter, words)),
        )
        for chapter in written_rules().chapters
    )
    return Rules([chapter for chapter in chapters if chapter.pages])


def page_title(topic: str, words: Words) -> str:
    """Returns the title of a page."""
    if topic in PIECES:
        return title(words.piece(PIECES[topic]))
    written = _written(topic, words)
    return translate(written.title_context, written.title)


def _topics(chapter: WrittenChapter, words: Words) -> Iterator[str]:
    """Yields the pages that the edition has, then the pages about pieces."""
    for topic in chapter.pages:
        if written_rules().page(topic, words.edition.value) is not None:
            yield topic
    for topic, piece in PIECES.items():
        if chapter_of(piece) == chapter.id and (words.edition is Edition.SPECIAL_1897 or topic not in ONLY_1897):
            yield topic


def _written(topic: str, words: Words) -> WrittenPage:
    """Returns a page in English. A building without a page has an empty one: its figures and its effect text
    suffice."""
    page = written_rules().page(topic, words.edition.value)
    return page or WrittenPage(topic, "", "", "", "", (topic_id(Role.BUILDER),), ())


def _page(
    topic: str,
    words: Words,
    values: Mapping[str, Run],
    shortcuts: Sequence[tuple[str, str]],
    positions: Container[str],
) -> Page:
    written, piece = _written(topic, words), PIECES.get(topic)
    return Page(
        topic,
        page_title(topic, words),
        written.icon,
        "" if piece is None else _effect(piece, words),
        facts(piece, words),
        key_table(shortcuts) if topic == HANDLING_TOPIC and shortcuts else grid(topic, piece, words),
        blocks_of(written, values),
        written.see_also,
        topic in positions,
    )


def _effect(piece: Piece, words: Words) -> str:
    """Returns the effect text of the piece."""
    match piece:
        case Role():
            return words.role_effect(piece)
        case Tile():
            return words.tile_effect(piece)
        case Good():
            return words.good_effect(piece)
        case Building():
            return words.building_effect(piece)
