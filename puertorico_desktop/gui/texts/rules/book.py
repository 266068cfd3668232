"""The rules of a game in the language in use: chapters of pages, and the search through them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cached_property

import attrs
from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.texts.rules.page import Block, Grid, Page, Row, Run, filled
from puertorico_desktop.gui.texts.rules.written import WrittenPage

translate = QCoreApplication.translate

_MARKS = re.compile("[\u0300-\u036f]")
"""Accents of Latin letters. Combining marks of other scripts are kept, because they distinguish letters there."""


@attrs.frozen
class Chapter:
    """Pages under a title."""

    title: str
    pages: tuple[Page, ...]


class Rules:
    """All pages, in the language that was in use when they were made."""

    def __init__(self, chapters: Sequence[Chapter]) -> None:
        self.chapters = tuple(chapters)
        self.pages = {page.id: page for chapter in chapters for page in chapter.pages}

    @cached_property
    def _titles(self) -> dict[str, str]:
        return {name: normalized(page.title) for name, page in self.pages.items()}

    @cached_property
    def _texts(self) -> dict[str, str]:
        return {name: normalized(f"{page.title}\n{page.text}") for name, page in self.pages.items()}

    @property
    def first(self) -> str:
        """The id of the page that the book opens at."""
        return next(iter(self.pages))

    def page(self, topic: str) -> Page:
        """Returns the page with that id. Raises KeyError if there is none."""
        return self.pages[topic]

    def search(self, query: str) -> tuple[list[str], list[str]]:
        """Returns the ids of pages with all words of the query in the title, and of others with them in the text.

        Titles that begin with the query come first, and texts in which the words occur most often; otherwise the
        order is that of the chapters.
        """
        wanted = normalized(query).split()
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


def normalized(text: str) -> str:
    """Returns a text as it is compared: without capitals and accents, full-width letters like narrow ones."""
    without = _MARKS.sub("", unicodedata.normalize("NFKD", text.casefold()))
    return unicodedata.normalize("NFC", without)


def blocks_of(page: WrittenPage, values: Mapping[str, Run]) -> tuple[Block, ...]:
    """Returns the passages of a page in the language in use, with their placeholders filled in."""
    return tuple(Block(one.kind, filled(translate(page.context, one.text), values)) for one in page.passages)


def key_table(shortcuts: Sequence[tuple[str, str]]) -> Grid:
    """Returns the table of keyboard shortcuts: pairs of an action and its key."""
    rows = tuple(Row(Run(text), (key,)) for text, key in shortcuts)
    return Grid((translate("RulesFact", "In the menus"), translate("RulesFact", "Keys")), rows, prose=True)
