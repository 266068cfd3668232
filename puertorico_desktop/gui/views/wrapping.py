"""The best line breaks of a text in a given room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF

from puertorico_desktop.gui.texts.typesetting import broken_by_phrases, is_broken_by_phrases, well_broken

_ANY_HEIGHT = 10_000.0
_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


def size_of_wrapped(text: str, metrics: QFontMetricsF, width: float) -> QSizeF:
    """Returns the size of a text when it is wrapped to that width, and well (`well_broken`); a single word may be
    wider."""
    return metrics.boundingRect(QRectF(0, 0, width, _ANY_HEIGHT), _WRAP, well_broken(text)).size()


def best_broken(text: str, metrics: QFontMetricsF, width: float) -> str:
    """Returns the text with joiners for lines of that width: Japanese lines break between phrases if the text has no
    more lines then, and no phrase is wider than a line."""
    if is_broken_by_phrases(text):
        by_phrases = broken_by_phrases(text)
        size = size_of_wrapped(by_phrases, metrics, width)
        if size.width() <= width and size.height() <= size_of_wrapped(text, metrics, width).height():
            return by_phrases
    return well_broken(text)
