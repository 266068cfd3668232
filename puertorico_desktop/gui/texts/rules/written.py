"""Reads the pages of the rules of a game as they are written, in English: a folder of Markdown files.

`contents.toml` lists the chapters. A page `kind:name` lies in `kind/name.md`; where an edition has a page of its own,
that one lies in `<edition>/kind/name.md`. CONTRIBUTING.md describes the format of a page.
"""

from __future__ import annotations

import tomllib
from enum import Enum
from functools import cache
from pathlib import Path

import attrs
from PySide6.QtGui import QFont, QTextBlock, QTextDocument, QTextFormat, QTextListFormat


class Kind(Enum):
    """The kind of a passage."""

    PARAGRAPH = "paragraph"
    POINT = "point"
    """One item of a list; neighbouring points are one list."""
    EXAMPLE = "example"
    """A small example that is worked out, written as a quotation."""
    HEADING = "heading"


@attrs.frozen
class Passage:
    """A piece of running text with placeholders in braces."""

    kind: Kind
    text: str


@attrs.frozen
class WrittenPage:
    """A page in English. `title` is empty on a page about a piece, which has the name of the piece for a title.

    `context` and `title_context` are those under which the texts are translated.
    """

    id: str
    title: str
    title_context: str
    icon: str
    context: str
    see_also: tuple[str, ...]
    passages: tuple[Passage, ...]


@attrs.frozen
class WrittenChapter:
    """A chapter in English; `pages` are the ids of those with which it begins, before those about pieces."""

    id: str
    title: str
    context: str
    pages: tuple[str, ...]


class RulesFolder:
    """The written rules of a game, each file read once.

    The context of translation is that in `contents.toml`, with "Title" and "Group" after it for titles of pages and
    of chapters. Raises ValueError, with the file's path, if a file is not in the format of a page.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        contents = tomllib.loads((folder / "contents.toml").read_text(encoding="utf-8"))
        self._context: str = contents["context"]
        self.chapters = tuple(
            WrittenChapter(one["id"], one["title"], f"{self._context}Group", tuple(one.get("pages", ())))
            for one in contents["chapters"]
        )
        self._pages: dict[Path, WrittenPage] = {}
        self._found: dict[tuple[str, str], WrittenPage | None] = {}

    def page(self, topic: str, edition: str = "") -> WrittenPage | None:
        """Returns the page of an edition, otherwise that of all editions; None if there is neither."""
        if (topic, edition) not in self._found:
            self._found[topic, edition] = self._look_up(topic, edition)
        return self._found[topic, edition]

    def _look_up(self, topic: str, edition: str) -> WrittenPage | None:
        file = Path(*topic.split(":")).with_suffix(".md")
        for path in (self._folder / edition / file, self._folder / file):
            if path in self._pages or path.is_file():
                return self._read(path, topic)
        return None

    def texts(self) -> list[tuple[str, str]]:
        """Returns every text of the folder with its context before it."""
        found = [(chapter.context, chapter.title) for chapter in self.chapters]
        for path in sorted(self._folder.rglob("*.md")):
            page = self._read(path, f"{path.parent.name}:{path.stem}")
            found += [(page.title_context, page.title)] if page.title else []
            found += [(page.context, passage.text) for passage in page.passages]
        return found

    def _read(self, path: Path, topic: str) -> WrittenPage:
        if path not in self._pages:
            try:
                self._pages[path] = self._parsed(path.read_text(encoding="utf-8"), topic)
            except (KeyError, ValueError) as error:
                raise ValueError(f"{path}: {error}") from error
        return self._pages[path]

    def _parsed(self, text: str, topic: str) -> WrittenPage:
        start, head, body = text.split("---\n", 2)
        fields = dict(line.split(": ", 1) for line in head.splitlines())
        page = WrittenPage(
            topic,
            fields.pop("title", ""),
            f"{self._context}Title",
            fields.pop("icon", ""),
            fields.pop("context", self._context),
            tuple(fields.pop("see also").split(", ")),
            tuple(_passages(body)),
        )
        if start or fields:
            raise ValueError(f"unknown in its head: {start}{', '.join(fields)}")
        return page


@cache
def rules_folder(folder: Path) -> RulesFolder:
    """Returns the rules in a folder, cached: the program's own files do not change while it runs."""
    return RulesFolder(folder)


def _passages(body: str) -> list[Passage]:
    document = QTextDocument()
    font = QFont()
    font.setPixelSize(16)  # Qt can scale headings only if the font has a size in pixels
    document.setDefaultFont(font)
    document.setMarkdown(body, QTextDocument.MarkdownFeature.MarkdownNoHTML)
    passages, block = [], document.begin()
    while block.isValid():
        passages.append(Passage(_kind(block), block.text()))
        block = block.next()
    return passages


def _kind(block: QTextBlock) -> Kind:
    """Returns the kind of a passage. Raises ValueError for anything that is not allowed on a page, such as emphasis,
    code, numbered or nested lists."""
    form, items = block.blockFormat(), block.textList()
    listed = items is not None and items.format().style() is QTextListFormat.Style.ListDisc
    heading, indent = form.headingLevel(), form.indent() if items is None else items.format().indent()
    quotes = form.intProperty(QTextFormat.Property.BlockQuoteLevel)
    is_plain = bool(heading) or not any(one.format.propertyCount() for one in block.textFormats())
    if is_plain and block.text():
        match (listed, heading, indent, quotes):
            case (False, 0, 0, 0):
                return Kind.PARAGRAPH
            case (True, 0, 1, 0):
                return Kind.POINT
            case (False, 0, 0, 1):
                return Kind.EXAMPLE
            case (False, 2, 0, 0):
                return Kind.HEADING
    raise ValueError(f"neither a paragraph, an item, a quotation nor a heading of level 2: {block.text()!r}")
