"""The pictures that the pages of the rules are known by."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.rules.page import Page

LIST_PIXELS = 24
"""The size of a picture in the list of pages, beside ordinary text."""
PaintPage = Callable[[QPainter, QRectF, Page], None]
"""Paints the picture of a page into a rectangle."""


class RulesPictures(QObject):
    """Pictures by page and size, kept until the colours change."""

    def __init__(self, paint: PaintPage, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._paint = paint
        self._pixmaps: dict[tuple[str, int, float], QPixmap] = {}
        self._icons: dict[str, QIcon] = {}
        self._side = LIST_PIXELS
        theme.changed.connect(self._forget)

    def _forget(self) -> None:
        self._pixmaps.clear()
        self._icons.clear()

    def set_icon_side(self, side: int) -> None:
        """How large the pictures in the list are from now on, in logical pixels."""
        self._side = side
        self._icons.clear()

    def icon(self, page: Page) -> QIcon:
        """For the list."""
        found = self._icons.get(page.id)
        if found is None:
            found = self._icons[page.id] = QIcon()
            for ratio in (1.0, 2.0):
                for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                    found.addPixmap(self.pixmap(page, self._side, ratio), mode)
        return found

    def pixmap(self, page: Page, size: int, ratio: float) -> QPixmap:
        """A square picture, `size` in logical pixels."""
        key = (page.id, size, ratio)
        found = self._pixmaps.get(key)
        if found is None:
            found = QPixmap(round(size * ratio), round(size * ratio))
            found.setDevicePixelRatio(ratio)
            found.fill(QColor(Qt.GlobalColor.transparent))
            painter = QPainter(found)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._paint(painter, QRectF(0, 0, size, size).adjusted(1, 1, -2, -3), page)
            painter.end()
            self._pixmaps[key] = found
        return found
