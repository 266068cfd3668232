"""The content of a page of the rules in the language in use: blocks of text with links, facts, and a table of
figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import Formatter

import attrs

from puertorico_desktop.gui.texts.rules.written import Kind


@attrs.frozen
class Run:
    """A stretch of text, and the id of the page that it links to, if any."""

    text: str
    topic: str | None = None


@attrs.frozen
class Fact:
    """A figure of a piece with its name."""

    label: str
    value: str


@attrs.frozen
class Row:
    """A row of a table: its label, and its figures."""

    label: Run
    cells: tuple[str, ...]


@attrs.frozen
class Grid:
    """A table of figures. `head` has a heading for the labels, then one for each figure of a row.

    `prose`: the last column holds words rather than figures.
    """

    head: tuple[str, ...]
    rows: tuple[Row, ...]
    prose: bool = False


@attrs.frozen
class Block:
    """A passage with its placeholders filled in."""

    kind: Kind
    runs: tuple[Run, ...]


@attrs.frozen
class Page:
    """A page with its texts. Links refer to it by its `id`.

    `icon` is the name of its picture, empty for a page about a piece, which shows the piece. `lead` is the effect of
    a piece and is empty on other pages. `see_also` holds the ids of further pages. `has_position`: its example can be
    tried at the table."""

    id: str
    title: str
    icon: str
    lead: str
    facts: tuple[Fact, ...]
    grid: Grid | None
    blocks: tuple[Block, ...]
    see_also: tuple[str, ...]
    has_position: bool = False

    @property
    def text(self) -> str:
        """All the words on the page but the title, for searching."""
        parts = [self.lead, *(plain(block.runs) for block in self.blocks)]
        if self.grid is not None:
            parts += [*self.grid.head, *(" ".join((row.label.text, *row.cells)) for row in self.grid.rows)]
        return "\n".join(part for part in parts if part)


def filled(text: str, values: Mapping[str, Run]) -> tuple[Run, ...]:
    """Returns a translated text with its placeholders filled in. Raises KeyError for an unknown placeholder."""
    runs = []
    for literal, name, _, _ in Formatter().parse(text):
        if literal:
            runs.append(Run(literal))
        if name is not None:
            runs.append(values[name])
    return tuple(runs)


def plain(runs: Iterable[Run]) -> str:
    """Returns the text without the links."""
    return "".join(run.text for run in runs)
