"""Tool tips that let mouse events pass: a click or a drop on one reaches the widget below it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from puertorico_desktop.gui.style.verbatim import verbatim

LABEL = "qtooltip_label"
"""The object name that Qt gives to the window of a tool tip; at most one is visible."""


def show_tip(place: QPoint, words: str, widget: QWidget) -> None:
    """Show a sentence at a point of the screen; an empty one hides the tool tip."""
    QToolTip.showText(place, verbatim(words), widget)
    let_through()


def let_through() -> None:
    """Make the visible tool tip transparent for input; otherwise a piece dropped on it would not reach the table."""
    for label in QApplication.topLevelWidgets():
        window = label.windowHandle()
        if label.objectName() == LABEL and window is not None:
            window.setFlag(Qt.WindowType.WindowTransparentForInput)
