"""Tool tips that are not in the way: what is clicked on or let go above one lands on what lies below it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from puertorico_desktop.gui.style.verbatim import verbatim

LABEL = "qtooltip_label"
"""Qt's own name for the window of a tool tip; there is never more than one in sight."""


def show_tip(place: QPoint, words: str, widget: QWidget) -> None:
    """Show a sentence at a place of the screen; an empty one takes the tip away."""
    QToolTip.showText(place, verbatim(words), widget)
    let_through()


def let_through() -> None:
    """Let the pointer through the tool tip that is shown now, or a piece dropped there would fall on the tip."""
    for label in QApplication.topLevelWidgets():
        window = label.windowHandle()
        if label.objectName() == LABEL and window is not None:
            window.setFlag(Qt.WindowType.WindowTransparentForInput)
