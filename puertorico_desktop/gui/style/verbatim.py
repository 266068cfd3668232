"""Texts shown literally, whatever their content: names, file names and commands may come from anywhere.

Qt interprets a text that looks like HTML as HTML, and reads the files that it names. Therefore labels are `Label`
objects, tooltips are set by `set_tip`, and message boxes are made by `windows/boxes.py`; tests/architecture checks
this.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Protocol

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QStyle, QTabBar, QWidget

from puertorico_desktop.gui.texts.typesetting import JOINER, is_broken_by_phrases, well_broken
from puertorico_desktop.gui.texts.wrapping import best_broken

_OPENING = re.compile(f"<(?!{JOINER})|&(?=lt;)")
_STRONG = frozenset({"L", "R", "AL"})
"""The kinds of characters that have a direction of writing."""
LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT MARK}"


def verbatim(text: str) -> str:
    """Returns the text so that Qt shows it literally even where it guesses whether a text is HTML: in tooltips.

    Invisible characters without width are inserted where the text could be read as a tag.
    """
    return _OPENING.sub(rf"\g<0>{JOINER}", left_to_right(text))


def left_to_right(text: str) -> str:
    """Returns the text so that Qt writes it from left to right even if it begins with a name in Arabic or Hebrew
    letters: Qt turns all of a label by its first letter, and no language of the program is written from the right."""
    if text.isascii():
        return text
    first = next((kind for kind in map(unicodedata.bidirectional, text) if kind in _STRONG), "L")
    return text if first == "L" else LEFT_TO_RIGHT + text


class Explained(Protocol):
    """The protocol of objects with a tooltip: a widget, an action, an item of a table."""

    def setToolTip(self, text: str, /) -> None:
        """Set the tooltip."""


def set_tip(explained: Explained, words: str) -> None:
    """Set the tooltip of an object to a literal text."""
    explained.setToolTip(verbatim(words))


def set_tab_tip(tabs: QTabBar, number: int, words: str) -> None:
    """Set the tooltip of a tab to a literal text."""
    tabs.setTabToolTip(number, verbatim(words))


class Label(QLabel):
    """A label that never interprets its text as HTML, and wraps lines by `best_broken`.

    Its size, which Qt computes from `well_broken` texts, does not depend on where the lines are broken: only the text
    that is painted does.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str, /) -> None:
        """Set the text; its joiners and marks are not read to screen readers and braille displays."""
        shown = left_to_right(well_broken(text) if self.wordWrap() else text)
        super().setText(shown)
        is_marked = (JOINER in shown and JOINER not in text) or shown.startswith(LEFT_TO_RIGHT)
        self.setAccessibleName(text if is_marked else "")

    @property
    def words(self) -> str:
        """The text as it was set, to be spoken: `text()` may have joiners."""
        return self.accessibleName() or self.text()

    def painted_text(self) -> str:
        """Returns the text with the joiners with which it is painted at the label's present width."""
        text = self.text()
        is_selectable = self.textInteractionFlags() != Qt.TextInteractionFlag.LinksAccessibleByMouse
        if self.wordWrap() and not (is_selectable or self.buddy()) and is_broken_by_phrases(text):
            return best_broken(text, self.font(), self._room().width())
        return text

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the label as Qt does, but with the best line breaks for its width."""
        shown = self.painted_text()
        if shown == self.text():
            super().paintEvent(event)
            return
        flags = self._sides() | Qt.TextFlag.TextWordWrap
        with QPainter(self) as painter:
            self.drawFrame(painter)
            self.style().drawItemText(
                painter, self._room(), int(flags), self.palette(), self.isEnabled(), shown, self.foregroundRole()
            )

    def _sides(self) -> Qt.AlignmentFlag:
        return QStyle.visualAlignment(self.layoutDirection(), self.alignment())

    def _room(self) -> QRect:
        """Returns the rectangle in which Qt paints the text."""
        margin, indent = self.margin(), self.indent()
        room = self.contentsRect().adjusted(margin, margin, -margin, -margin)
        if indent < 0 and self.frameWidth() > 0:
            indent = self.fontMetrics().horizontalAdvance("x") // 2 - margin
        sides = self._sides()
        left, right, top, bottom = (
            max(indent, 0) * bool(sides & side)
            for side in (
                Qt.AlignmentFlag.AlignLeft,
                Qt.AlignmentFlag.AlignRight,
                Qt.AlignmentFlag.AlignTop,
                Qt.AlignmentFlag.AlignBottom,
            )
        )
        return room.adjusted(left, top, -right, -bottom)
