"""A scroll area for parts of a page that may be larger than their place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from puertorico_desktop.gui.style.verbatim import Label


class Scrolled(QScrollArea):
    """A transparent scroll area with a widget, and a vertical scroll bar if needed."""

    def __init__(self, widget: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = widget
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(widget)
        widget.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        if isinstance(widget, Label):
            widget.setAlignment(Qt.AlignmentFlag.AlignTop)

    def show_whole(self, is_whole: bool) -> None:
        """Take the height of the whole content, or the height that a layout has left."""
        policy = self.sizePolicy()
        policy.setHeightForWidth(is_whole)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        """Returns the height of the whole content at that width."""
        content = self._content
        return content.heightForWidth(width) if content.hasHeightForWidth() else content.sizeHint().height()
