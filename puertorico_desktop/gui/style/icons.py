"""The artwork: SVG files rendered once for every size, pixel ratio and ink, and cached as pixmaps.

A file names no colour of its own. `currentColor` is the ink that the caller requests, so that a pictogram can be
drawn on any background; `var(--token)` is a colour of the scheme. An edition may have pictures of its own, in a
folder of its name; all others are common. A game names its own pictures with its folder, "sanjuan/crate". How to draw
one: `resources/README.md`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.paths import resource

TOKEN = re.compile(rb"var\(--([a-z0-9_]+)\)")
"""The pattern of a reference to a colour of the scheme in an SVG file."""
MOST_PIXMAPS = 2000
"""The largest number of cached pixmaps: more than all icons in all sizes of a window, but repeated resizing must not
fill the memory."""


def icon_file(name: str, edition: str) -> Path:
    """Returns the SVG file of an icon in an edition: its own file if there is one, otherwise the common one.

    Raises FileNotFoundError if there is neither.
    """
    own = resource("icons") / edition / f"{name}.svg"
    return own if edition and own.is_file() else resource("icons", f"{name}.svg")


@cache
def source_of(name: str, edition: str) -> bytes:
    """Returns the SVG source of an icon in an edition, read once for all windows.

    Raises FileNotFoundError if there is no such icon.
    """
    return icon_file(name, edition).read_bytes()


class Icons(QObject):
    """Pixmaps by (icon, size, device pixel ratio, ink), in the colours of the theme."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._colored: dict[tuple[str, str], bytes] = {}
        self._pixmaps: dict[tuple[str, int, float, str], QPixmap] = {}
        theme.changed.connect(self._forget)

    @property
    def theme(self) -> Theme:
        """The theme whose colours the icons have."""
        return self._theme

    def _forget(self) -> None:
        """Clear the caches after a change of the theme."""
        self._colored.clear()
        self._pixmaps.clear()

    def pixmap(self, name: str, size: int, ratio: float, ink: str = "picto") -> QPixmap:
        """Returns a square icon of `size` logical pixels; `ink` is the colour token for parts without a colour of
        their own."""
        color = self._theme.color(ink).name()
        key = (name, size, ratio, color)
        found = self._pixmaps.get(key)
        if found is None:
            if len(self._pixmaps) >= MOST_PIXMAPS:
                self._pixmaps.clear()
            found = self._pixmaps[key] = self._render(name, size, ratio, color)
        return found

    def paint(self, painter: QPainter, name: str, rect: QRectF, ink: str = "picto") -> None:
        """Draw an icon centred in the rectangle, as large as fits."""
        size = int(min(rect.width(), rect.height()))
        if size < 1:
            return
        pixmap = self.pixmap(name, size, painter.device().devicePixelRatio(), ink)
        center = rect.center()
        painter.drawPixmap(int(center.x() - size / 2 + 0.5), int(center.y() - size / 2 + 0.5), pixmap)

    def icon(self, name: str, ink: str = "picto") -> QIcon:
        """Returns an icon for menus, buttons and the window."""
        icon = QIcon()
        for size in (16, 24, 32, 48, 64, 128, 256):
            icon.addPixmap(self.pixmap(name, size, 1.0, ink))
        return icon

    def _render(self, name: str, size: int, ratio: float, color: str) -> QPixmap:
        colored = self._colored.get((name, color))
        if colored is None:
            inked = source_of(name, self._theme.edition).replace(b"currentColor", color.encode())
            colored = TOKEN.sub(lambda found: self._theme.color(found[1].decode()).name().encode(), inked)
            self._colored[name, color] = colored
        return rendered(colored, max(1, round(size * ratio)), ratio)


def rendered(svg: bytes, pixels: int, ratio: float) -> QPixmap:
    """Returns a square drawing with a side of `pixels` device pixels; `ratio` is the number of device pixels for a
    logical one."""
    renderer = QSvgRenderer(QByteArray(svg))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, pixels, pixels))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
