"""A scroll area for parts of the review page that may be larger than their place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from puertorico_desktop.gui.style.verbatim import Label


def scrolled(widget: QWidget) -> QScrollArea:
    """Returns a scroll area with the widget and a vertical scroll bar if needed."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(widget)
    if isinstance(widget, Label):
        widget.setAlignment(Qt.AlignmentFlag.AlignTop)
    return area
