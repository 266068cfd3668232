"""The best line breaks of a text in a given room."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from puertorico_desktop.gui.texts.typesetting import (
    JOINER,
    broken_by_phrases,
    is_broken_by_phrases,
    joined,
    phrases_of,
    well_broken,
)

MOST_KEPT = 2000
"""The most texts whose line breaks are kept: texts are painted more often than they change."""
_ANY_HEIGHT = 10_000.0
_kept: dict[tuple[str, str, float], str] = {}
_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


def size_of_wrapped(text: str, metrics: QFontMetricsF, width: float) -> QSizeF:
    """Returns the size of a text when it is wrapped to that width, and well (`well_broken`); a single word may be
    wider."""
    return metrics.boundingRect(QRectF(0, 0, width, _ANY_HEIGHT), _WRAP, well_broken(text)).size()


def best_broken(text: str, font: QFont, width: float) -> str:
    """Returns the text with joiners for lines of that width in pixels: Japanese lines end between phrases, except
    where a paragraph would have more lines then, or a phrase is wider than a line. Other texts are `well_broken`."""
    if not is_broken_by_phrases(text):
        return well_broken(text)
    look = text, font.key(), width
    if look not in _kept:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        paragraphs = text.replace(JOINER, "").split("\n")
        _kept[look] = "\n".join(_best_paragraph(paragraph, font, width) for paragraph in paragraphs)
    return _kept[look]


def narrowest(text: str, font: QFont, most_lines: int = 2) -> str:
    """Returns the text with line breaks, in at most that many lines that are together as narrow as possible; Japanese
    lines end between phrases."""
    metrics = QFontMetricsF(font)
    natural, step = metrics.horizontalAdvance(text), max(1.0, metrics.averageCharWidth() / 2)
    broken, width = broken_by_phrases(text), natural / most_lines
    while width < natural:
        ends, widest = _layout(broken, font, width)
        if len(ends) <= most_lines and widest <= width:
            starts = [0, *ends]
            return "\n".join(text[start:end].strip() for start, end in pairwise(starts))
        width += step
    return text


def _best_paragraph(text: str, font: QFont, width: float) -> str:
    usual = well_broken(text)
    ends, widest = _layout(usual, font, width)
    if len(ends) == 1:
        return usual
    by_phrases, room = broken_by_phrases(text), max(width, widest)
    moved, widest = _layout(by_phrases, font, width)
    if len(moved) <= len(ends) and widest <= room:
        return by_phrases
    pieces, phrases, start = list(text), phrases_of(text), 0
    while len(ends) > 1:  # the phrase at the end of a line moves to the next line, if that needs no further one
        cut = next((span for span in phrases if start < span[0] < start + ends[0] < span[1]), None)
        if cut is not None:
            kept = pieces[slice(*cut)]
            pieces[slice(*cut)] = [joined("".join(kept)), *[""] * (len(kept) - 1)]
            moved, widest = _layout(well_broken("".join(pieces[start:])), font, width)
            if len(moved) <= len(ends) and widest <= room:
                ends = moved
            else:
                pieces[slice(*cut)] = kept
        start += ends[0]
        ends = [end - ends[0] for end in ends[1:]]
    return well_broken("".join(pieces))


def _layout(text: str, font: QFont, width: float) -> tuple[list[int], float]:
    """Returns the number of characters up to the end of each line, without joiners, and the width of the widest."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    units = text.encode("utf-16-le", "surrogatepass")  # Qt counts in UTF-16 code units
    ends: list[int] = []
    widest = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        widest = max(widest, line.naturalTextWidth())
        before = units[: 2 * (line.textStart() + line.textLength())].decode("utf-16-le", "surrogatepass")
        ends.append(len(before) - before.count(JOINER))
    layout.endLayout()
    return ends, widest
