"""The artwork: SVG files rendered once for every size, pixel ratio and ink, then kept as pixmaps.

A file names no colour of its own. `currentColor` is the ink that the caller asks for, so that a pictogram can
stand on any ground; `var(--token)` is a colour of the scheme. An edition may have pictures of its own, in a folder
of its name; all others are common. A game names pictures of its own with its folder, "sanjuan/crate". How to draw
one: `resources/README.md`.
"""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.paths import resource

TOKEN = re.compile(rb"var\(--([a-z0-9_]+)\)")
"""A colour of the scheme in a file."""
MOST_PIXMAPS = 2000
"""More than every icon in every size of a window; a row of resizes must not fill the memory."""


def icon_file(name: str, edition: str) -> Path:
    """The drawing of an icon in an edition: its own one if there is one, else the common one.

    Raises FileNotFoundError if there is neither."""
    own = resource("icons") / edition / f"{name}.svg"
    return own if edition and own.is_file() else resource("icons", f"{name}.svg")


class Icons(QObject):
    """Pixmaps by (icon, size, device pixel ratio, ink), in the look of the theme."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sources: dict[tuple[str, str], bytes] = {}
        self._pixmaps: dict[tuple[str, int, float, str], QPixmap] = {}
        theme.changed.connect(self._forget)

    @property
    def theme(self) -> Theme:
        """The look that they follow."""
        return self._theme

    def _forget(self) -> None:
        """The look is another one."""
        self._pixmaps.clear()

    def pixmap(self, name: str, size: int, ratio: float, ink: str = "picto") -> QPixmap:
        """A square icon, `size` in logical pixels; `ink` is a colour token for what has no colour of its own."""
        color = self._theme.color(ink).name()
        key = (name, size, ratio, color)
        found = self._pixmaps.get(key)
        if found is None:
            if len(self._pixmaps) >= MOST_PIXMAPS:
                self._pixmaps.clear()
            found = self._pixmaps[key] = self._render(name, size, ratio, color)
        return found

    def paint(self, painter: QPainter, name: str, rect: QRectF, ink: str = "picto") -> None:
        """Draw an icon as large as fits into the middle of the rectangle."""
        size = int(min(rect.width(), rect.height()))
        if size < 1:
            return
        pixmap = self.pixmap(name, size, painter.device().devicePixelRatio(), ink)
        center = rect.center()
        painter.drawPixmap(int(center.x() - size / 2 + 0.5), int(center.y() - size / 2 + 0.5), pixmap)

    def icon(self, name: str, ink: str = "picto") -> QIcon:
        """An icon for menus, buttons and the window."""
        icon = QIcon()
        for size in (16, 24, 32, 48, 64, 128, 256):
            icon.addPixmap(self.pixmap(name, size, 1.0, ink))
        return icon

    def _render(self, name: str, size: int, ratio: float, color: str) -> QPixmap:
        key = (name, self._theme.edition)
        source = self._sources.get(key)
        if source is None:
            source = self._sources[key] = icon_file(*key).read_bytes()
        inked = source.replace(b"currentColor", color.encode())
        colored = TOKEN.sub(lambda found: self._theme.color(found[1].decode()).name().encode(), inked)
        return rendered(colored, max(1, round(size * ratio)), ratio)


def rendered(svg: bytes, pixels: int, ratio: float) -> QPixmap:
    """Returns a square drawing, so many pixels wide; `ratio` of them make one of those that layouts count in."""
    renderer = QSvgRenderer(QByteArray(svg))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
