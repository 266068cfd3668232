"""While a window is being resized it shows its former look, stretched; it is laid out when its size stands still."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from puertorico_desktop.gui.windows.cover import Cover
from puertorico_desktop.gui.windows.pages import Pages
from puertorico_desktop.gui.windows.painting_ahead import PaintingAhead

STILL_MS = 100
"""The time in ms without another size after which the window is laid out."""


class Resizing(QObject):
    """Lays out the table or the page of a window later than its size changes, and has it painted ahead.

    Laying out and painting takes much longer than a frame of the screen, and a border that is dragged gives a size
    for each frame.
    """

    def __init__(self, pages: Pages, cover: Cover, ahead: PaintingAhead) -> None:
        super().__init__(pages)
        self._pages = pages
        self._ahead = ahead
        self._size = pages.window().size()
        """The size of the window for which its table or page has been laid out."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STILL_MS)
        self._timer.timeout.connect(ahead.go_on)
        cover.laid.connect(self._show_cover)
        pages.follow_size = self._follow

    def _follow(self) -> None:
        """Lay out later if it is the window's size that has changed; at once if it is only that of its bars, or if
        the window shows nothing yet."""
        pages = self._pages
        is_same = pages.window().size() == self._size and not self._timer.isActive()
        if is_same or not self._ahead.is_seen:
            self._lay_out()
        else:
            self._ahead.change_later(self._lay_out, pages, pages.shown)
            self._timer.start()

    def _lay_out(self) -> None:
        self._timer.stop()
        self._size = self._pages.window().size()
        self._pages.lay_out()

    @Slot()
    def _show_cover(self) -> None:
        """Lay out at once if the table has been covered: the picture shows what is hidden now."""
        if self._timer.isActive():
            self._lay_out()
            self._ahead.remove_picture()
