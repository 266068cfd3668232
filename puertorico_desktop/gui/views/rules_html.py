"""Renders a page of the rules as rich text in the colours of the scheme."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.rules.page import Block, Fact, Grid, Page, Run
from puertorico_desktop.gui.texts.rules.written import Kind
from puertorico_desktop.gui.texts.typesetting import JOINER, well_broken

translate = QCoreApplication.translate

PAGE_SCHEME = "rules"
"""The URL scheme of links to a page; the path is the id of the page."""
TRY_SCHEME = "try"
"""The URL scheme of links that open the position of a page at the table; the path is the id of the page."""
PICTURE_SCHEME = "picture"
"""The URL scheme of the picture of a page; the path is the id of the page."""
PICTURE_LINES = 4.5
"""The side of the picture in heights of normal text."""
MOST_ABREAST = 17
"""The largest text height in pixels with which figures stand side by side."""
MOST_UNBROKEN = 32
"""The most letters of a label in a table that is not wrapped; labels are wrapped when the text is larger than
`MOST_ABREAST`."""

SEPARATOR = " · "
"""The text between links."""

STYLE = """
body {{ color: {ink}; }}
a {{ color: {focus}; }}
h1 {{ font-size: {large}px; font-weight: 600; margin: 0; }}
h2 {{ font-size: {middle}px; font-weight: 600; margin: 16px 0 4px 0; }}
p {{ margin: 8px 0 0 0; line-height: 118%; }}
p.chapter {{ color: {ink_soft}; margin: 2px 0 0 0; }}
p.lead {{ font-size: {lead}px; margin: 12px 0 4px 0; }}
p.example {{ margin: 2px 0 0 0; }}
p.more {{ margin: 20px 0 0 0; }}
ul {{ margin: 6px 0 0 0; -qt-list-indent: 0; }}
li {{ margin: 5px 0 0 18px; line-height: 118%; }}
th {{ background-color: {paper_dim}; color: {ink_soft}; font-weight: 600; }}
td, th {{ border: 1px solid {slot_rim}; padding: 4px 9px; vertical-align: middle; }}
table.plain td {{ border: 0; }}
td.example {{ background-color: {paper_dim}; border: 0; padding: 8px 12px; }}
td.edge {{ background-color: {gold}; border: 0; padding: 0; }}
td.picture {{ border: 0; padding: 0 14px 0 0; }}
td.title {{ border: 0; padding: 0; }}
td.figure {{ font-weight: 600; }}
td.label {{ white-space: nowrap; }}
"""


def page_html(
    page: Page,
    chapter: str,
    titles: Mapping[str, str],
    theme: Theme,
    pixels: int,
    broken: Callable[[str], str] = well_broken,
) -> str:
    """Returns the page. `titles` are the titles of all pages by id, `pixels` is the height of normal text; `broken`
    returns a text with joiners, for better line breaks."""
    seen = {page.id}
    parts = [_head(page, chapter, picture_pixels(pixels))]
    if page.lead:
        parts.append(f'<p class="lead">{escape(broken(page.lead))}</p>')
    if page.facts:
        parts.append(_facts(page.facts, pixels))
    blocks = [
        _block_group(kind, list(blocks), seen, broken)
        for kind, blocks in groupby(page.blocks, lambda block: block.kind)
    ]
    parts += blocks
    if page.grid is not None:
        parts.append(_grid(page.grid, pixels, broken))
    if page.has_position:
        parts.append(_try(page.id))
    parts.append(_see_also(page.see_also, titles, broken))
    return f"<html><head><style>{_style(theme, pixels)}</style></head><body>{''.join(parts)}</body></html>"


def picture_pixels(pixels: int) -> int:
    """Returns the side of the picture for normal text of that height."""
    return round(PICTURE_LINES * pixels)


def _style(theme: Theme, pixels: int) -> str:
    colors = ("ink", "ink_soft", "focus", "paper_dim", "slot_rim", "gold")
    sizes = {"lead": round(pixels * 1.08), "middle": round(pixels * 1.2), "large": round(pixels * 1.75)}
    return STYLE.format(**{color: theme.color(color).name() for color in colors}, **sizes)


def _head(page: Page, chapter: str, side: int) -> str:
    picture = f"{PICTURE_SCHEME}:{page.id}"
    return (
        '<table class="plain" cellspacing="0"><tr>'
        f'<td class="picture"><img src="{picture}" width="{side}" height="{side}"></td>'
        f'<td class="title"><h1>{escape(page.title)}</h1><p class="chapter">{escape(chapter)}</p></td>'
        "</tr></table>"
    )


def _facts(facts: Iterable[Fact], pixels: int) -> str:
    """Returns a table with names above figures; with one fact in each row if the text is large."""
    if pixels > MOST_ABREAST:
        lines = "".join(
            f'<tr><th align="left">{escape(fact.label)}</th><td class="figure">{escape(fact.value)}</td></tr>'
            for fact in facts
        )
        return f"{_TABLE}{lines}</table>"
    names = "".join(f"<th>{escape(fact.label)}</th>" for fact in facts)
    figures = "".join(f'<td class="figure" align="center">{escape(fact.value)}</td>' for fact in facts)
    return f"{_TABLE}<tr>{names}</tr><tr>{figures}</tr></table>"


_TABLE = '<table cellspacing="0" style="border-collapse: collapse; margin: 10px 2px 4px 0;">'
"""The margin on the right keeps Qt from making a table as wide as the page one pixel wider."""


def _block_group(kind: Kind, blocks: list[Block], seen: set[str], broken: Callable[[str], str]) -> str:
    """Returns consecutive blocks of one kind."""
    texts = [_runs(block.runs, seen, broken) for block in blocks]
    if kind is Kind.POINT:
        return "<ul>" + "".join(f"<li>{text}</li>" for text in texts) + "</ul>"
    if kind is Kind.HEADING:
        return "".join(f"<h2>{text}</h2>" for text in texts)
    if kind is Kind.EXAMPLE:
        return "".join(_example(text) for text in texts)
    return "".join(f"<p>{text}</p>" for text in texts)


def _example(text: str) -> str:
    word = escape(translate("RulesPage", "Example"))
    edge = '<td class="edge" width="4"></td>'
    body = f'<td class="example"><b>{word}</b><p class="example">{text}</p></td>'
    return (
        f'<table class="plain" cellspacing="0" width="100%" style="margin-top: 12px;"><tr>{edge}{body}</tr></table>'
    )


def _runs(runs: Iterable[Run], seen: set[str], broken: Callable[[str], str]) -> str:
    """Returns running text. A piece that a page names several times is a link the first time only."""
    parts = []
    runs = list(runs)
    for run, text in zip(runs, _pieces([run.text for run in runs], broken), strict=True):
        if run.topic is None or run.topic in seen:
            parts.append(escape(text))
        else:
            seen.add(run.topic)
            parts.append(_link(run.topic, text))
    return "".join(parts)


def _pieces(texts: Sequence[str], broken: Callable[[str], str]) -> list[str]:
    """Returns the pieces of a running text with the joiners of the whole text."""
    whole, pieces, start = broken("".join(texts)), [], 0
    for text in texts:
        end = start
        for letter in text:  # joiners are not part of the pieces; other characters may have been replaced
            while whole[end] == JOINER != letter:
                end += 1
            end += 1
        pieces.append(whole[start:end])
        start = end
    return pieces


def _grid(grid: Grid, pixels: int, broken: Callable[[str], str]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in grid.head)
    last = len(grid.head) - (2 if grid.prose else 1)
    lines = []
    for row in grid.rows:
        label = escape(row.label.text) if row.label.topic is None else _link(row.label.topic, row.label.text)
        cells = "".join(f'<td align="center">{escape(cell)}</td>' for cell in row.cells[:last])
        cells += "".join(f"<td>{escape(broken(cell))}</td>" for cell in row.cells[last:])
        kind = ' class="label"' if len(row.label.text) <= MOST_UNBROKEN and pixels <= MOST_ABREAST else ""
        lines.append(f"<tr><td{kind}>{label}</td>{cells}</tr>")
    return f"{_TABLE}<tr>{head}</tr>{''.join(lines)}</table>"


def _try(topic: str) -> str:
    text = escape(translate("RulesPage", "Try it at the table"))
    return f'<p class="more"><a href="{TRY_SCHEME}:{topic}"><b>{text}</b></a></p>'


def _see_also(topics: Iterable[str], titles: Mapping[str, str], broken: Callable[[str], str]) -> str:
    topics = list(topics)
    names = broken(SEPARATOR.join(titles[topic] for topic in topics)).split(SEPARATOR)
    links = SEPARATOR.join(_link(topic, name) for topic, name in zip(topics, names, strict=True))
    heading = escape(translate("RulesPage", "See also"))
    return f'<p class="more"><b>{heading}</b><br>{links}</p>'


def _link(topic: str, text: str) -> str:
    return f'<a href="{PAGE_SCHEME}:{topic}">{escape(text)}</a>'
