"""Tool tips that let mouse events pass: a click or a drop on one reaches the widget below it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from puertorico_desktop.gui.style.verbatim import verbatim
from puertorico_desktop.gui.texts.wrapping import best_broken

LABEL = "qtooltip_label"
"""The object name that Qt gives to the window of a tool tip; at most one is visible."""
MOST_EMS = 42
"""The greatest width of a tool tip, in letters as wide as high: Qt itself breaks no lines of plain text."""


def show_tip(place: QPoint, words: str, widget: QWidget) -> None:
    """Show a sentence at a point of the screen, in several lines if it is long; an empty one hides the tool tip."""
    QToolTip.showText(place, verbatim("\n".join(lines_of(words, QToolTip.font()))), widget)
    pass_input_through()


def lines_of(words: str, font: QFont) -> Iterator[str]:
    """Yields the lines of a tool tip with that font: paragraphs, and those that are too wide in parts."""
    most = MOST_EMS * QFontMetricsF(font).ascent()
    for paragraph in words.split("\n"):
        text = best_broken(paragraph, font, most)
        units = text.encode("utf-16-le", "surrogatepass")  # Qt counts in UTF-16 code units
        layout = QTextLayout(text, font)
        layout.beginLayout()
        parts = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(most)
            begin, end = line.textStart(), line.textStart() + line.textLength()
            parts.append(units[2 * begin : 2 * end].decode("utf-16-le", "surrogatepass").rstrip())
        layout.endLayout()
        yield from parts if len(parts) > 1 else [paragraph]


def pass_input_through() -> None:
    """Make the visible tool tip transparent for input; otherwise a piece dropped on it would not reach the table."""
    for label in QApplication.topLevelWidgets():
        window = label.windowHandle()
        if label.objectName() == LABEL and window is not None:
            window.setFlag(Qt.WindowType.WindowTransparentForInput)
