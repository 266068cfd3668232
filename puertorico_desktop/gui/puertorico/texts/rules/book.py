"""The pages of an edition, filled in and put in order, and the search through them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

import attrs
from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.puertorico.texts.rules.boards import BOARD_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.buildings import LARGE_TOPICS, PRODUCTION_TOPICS, VIOLET_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.editions import EDITION_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.ending import ENDING_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.expansions import EXPANSION_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.figures import Fact, Grid, facts, grid, key_table
from puertorico_desktop.gui.puertorico.texts.rules.new_buildings import NEW_BUILDING_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.noble_buildings import NOBLE_BUILDING_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.optional_rules import OPTIONAL_RULE_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.pieces import GOOD_TOPICS, TILE_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.placeholders import Run, filled, placeholders, plain
from puertorico_desktop.gui.puertorico.texts.rules.roles import ROLE_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.start import START_TOPICS
from puertorico_desktop.gui.puertorico.texts.rules.topic import (
    HANDLING_TOPIC,
    Group,
    Passage,
    Topic,
    about_piece,
    topic_id,
)
from puertorico_desktop.gui.puertorico.texts.rules.trade import TRADE_TOPICS
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

TABLES: tuple[tuple[Topic, ...], ...] = (
    START_TOPICS,
    ROLE_TOPICS,
    BOARD_TOPICS,
    TRADE_TOPICS,
    ENDING_TOPICS,
    TILE_TOPICS,
    GOOD_TOPICS,
    PRODUCTION_TOPICS,
    VIOLET_TOPICS,
    LARGE_TOPICS,
    EXPANSION_TOPICS,
    OPTIONAL_RULE_TOPICS,
    NEW_BUILDING_TOPICS,
    NOBLE_BUILDING_TOPICS,
)
"""The pages of every edition."""
FIRST_TOPIC = "concept:overview"

GROUPS: Mapping[Group, str] = {
    Group.START: QT_TRANSLATE_NOOP("RulesGroup", "To begin with"),
    Group.ROLES: QT_TRANSLATE_NOOP("RulesGroup", "Roles"),
    Group.DETAILS: QT_TRANSLATE_NOOP("RulesGroup", "Rules in detail"),
    Group.ENDING: QT_TRANSLATE_NOOP("RulesGroup", "The end, and options"),
    Group.TILES: QT_TRANSLATE_NOOP("RulesGroup", "Plantations and quarries"),
    Group.GOODS: QT_TRANSLATE_NOOP("RulesGroup", "Goods"),
    Group.PRODUCTION: QT_TRANSLATE_NOOP("RulesGroup", "Production buildings"),
    Group.VIOLET: QT_TRANSLATE_NOOP("RulesGroup", "Violet buildings"),
    Group.LARGE: QT_TRANSLATE_NOOP("RulesGroup", "Large buildings"),
    Group.EXPANSIONS: QT_TRANSLATE_NOOP("RulesGroup", "Expansions and optional rules"),
    Group.NEW_BUILDINGS: QT_TRANSLATE_NOOP("RulesGroup", "New Buildings"),
    Group.CITIZENS: QT_TRANSLATE_NOOP("RulesGroup", "Buildings for nobles"),
}

_MARKS = re.compile("[\u0300-\u036f]")
"""Accents. Marks of other scripts stay: to them they are part of the letter."""


def topics(edition: Edition) -> Iterator[Topic]:
    """Every topic of an edition, in the order of the chapters."""
    own = {topic.id: topic for topic in EDITION_TOPICS[edition]}
    found = [own.pop(topic.id, topic) for table in TABLES for topic in table]
    found += own.values()
    written = {topic.piece for topic in found}
    # A building of which nobody has written says what its row and its effect say.
    links = (topic_id(Role.BUILDER),)
    found += [about_piece(one, see_also=links) for one in Building if one not in written]
    for group in Group:
        yield from (topic for topic in found if topic.group is group)


@attrs.frozen
class Block:
    """A passage with its placeholders filled in; `kind` says what sort of passage it is."""

    kind: type[Passage]
    runs: tuple[Run, ...]


@attrs.frozen
class Page:
    """A topic in words. `lead` is what a piece does, empty on other pages."""

    topic: Topic
    title: str
    lead: str
    facts: tuple[Fact, ...]
    grid: Grid | None
    blocks: tuple[Block, ...]

    @property
    def text(self) -> str:
        """All the words on the page but the title, for searching."""
        parts = [self.lead, *(plain(block.runs) for block in self.blocks)]
        if self.grid is not None:
            parts += [*self.grid.head, *(" ".join((row.label.text, *row.cells)) for row in self.grid.rows)]
        return "\n".join(part for part in parts if part)


def folded(text: str) -> str:
    """A text as it is compared: without capitals and accents, full-width letters like narrow ones."""
    without = _MARKS.sub("", unicodedata.normalize("NFKD", text.casefold()))
    return unicodedata.normalize("NFC", without)


class Rules:
    """All pages of an edition, in the language in use when they were made."""

    def __init__(self, words: Words, shortcuts: Sequence[tuple[str, str]] = ()) -> None:
        """`shortcuts` are what can be done with a key, and the key, both as they are shown."""
        self._words = words
        self._shortcuts = tuple(shortcuts)
        values = placeholders(words)
        self.pages = {topic.id: self._page(topic, values) for topic in topics(words.edition)}
        self._titles = {name: folded(page.title) for name, page in self.pages.items()}
        self._texts = {name: folded(f"{page.title}\n{page.text}") for name, page in self.pages.items()}

    def page(self, topic: str) -> Page:
        """The page of a topic. Raises KeyError for one that this edition does not have."""
        return self.pages[topic]

    def chapters(self) -> list[tuple[str, list[str]]]:
        """Every chapter: its name, and the topics in it."""
        found = []
        for group in Group:
            inside = [name for name, page in self.pages.items() if page.topic.group is group]
            found.append((translate("RulesGroup", GROUPS[group]), inside))
        return found

    def search(self, query: str) -> tuple[list[str], list[str]]:
        """The topics in whose titles all words of the query occur, and those in whose texts they do besides.

        Titles that begin with the query come first, and texts in which the words occur most often; otherwise the
        order is that of the chapters.
        """
        wanted = folded(query).split()
        if not wanted:
            return [], []
        whole = " ".join(wanted)
        titled = [name for name, text in self._titles.items() if all(word in text for word in wanted)]
        titled.sort(key=lambda name: not self._titles[name].startswith(whole))
        inside = [
            name for name, text in self._texts.items() if name not in titled and all(word in text for word in wanted)
        ]
        inside.sort(key=lambda name: -sum(self._texts[name].count(word) for word in wanted))
        return titled, inside

    def _page(self, topic: Topic, values: Mapping[str, Run]) -> Page:
        words = self._words
        blocks = tuple(
            Block(type(passage), filled(translate(passage.context, passage.text), values))
            for passage in topic.passages
        )
        if topic.piece is None:
            keys = topic.id == HANDLING_TOPIC and self._shortcuts
            table = key_table(keys) if keys else grid(topic, words)
            return Page(topic, translate("RulesTitle", topic.title), "", (), table, blocks)
        name = title(words.piece(topic.piece))
        return Page(topic, name, _effect(topic, words), facts(topic, words), grid(topic, words), blocks)


def _effect(topic: Topic, words: Words) -> str:
    """What the piece does."""
    match topic.piece:
        case Role():
            return words.role_effect(topic.piece)
        case Tile():
            return words.tile_effect(topic.piece)
        case Good():
            return words.good_effect(topic.piece)
        case Building():
            return words.building_effect(topic.piece)
    return ""
