"""What may be longer than its place on the page of a review."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from puertorico_desktop.gui.style.verbatim import Label


def scrolled(widget: QWidget) -> QScrollArea:
    """Returns the widget with a scroll bar, should it need one."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(widget)
    if isinstance(widget, Label):
        widget.setAlignment(Qt.AlignmentFlag.AlignTop)
    return area
