"""The pictures of the pages of the rules, for the list and for the pages themselves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.rules.page import Page

LIST_PIXELS = 24
"""The side of a picture in the list of pages, for normal text."""
PaintPage = Callable[[QPainter, QRectF, Page], None]
"""Paints the picture of a page into a rectangle."""


class RulesPictures(QObject):
    """Pictures by page and size, cached until the colours change."""

    def __init__(self, paint: PaintPage, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._paint = paint
        self._pixmaps: dict[tuple[str, int, float], QPixmap] = {}
        self._icons: dict[tuple[str, float], QIcon] = {}
        self._side = LIST_PIXELS
        theme.changed.connect(self._forget)

    def _forget(self) -> None:
        self._pixmaps.clear()
        self._icons.clear()

    def set_icon_side(self, side: int) -> None:
        """Set the side of the pictures in the list, in logical pixels."""
        self._side = side
        self._icons.clear()

    def icon(self, page: Page) -> QIcon:
        """Returns the icon of a page for the list, for the screen that the window is on."""
        key = (page.id, self._window.devicePixelRatioF())
        found = self._icons.get(key)
        if found is None:
            found = self._icons[key] = QIcon()
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                found.addPixmap(self.pixmap(page, self._side, key[1]), mode)
        return found

    def pixmap(self, page: Page, size: int, ratio: float) -> QPixmap:
        """Returns a square picture; `size` is its side in logical pixels, `ratio` the number of device pixels for one
        of them."""
        key = (page.id, size, ratio)
        found = self._pixmaps.get(key)
        if found is None:
            found = QPixmap(round(size * ratio), round(size * ratio))
            found.setDevicePixelRatio(ratio)
            found.fill(QColor(Qt.GlobalColor.transparent))
            with QPainter(found) as painter:
                painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                self._paint(painter, QRectF(0, 0, size, size).adjusted(1, 1, -2, -3), page)
            self._pixmaps[key] = found
        return found
