"""The artwork: SVG files rendered once for every size, pixel ratio and ink, then kept as pixmaps.

A file names no colour of its own. `currentColor` is the ink that the caller asks for, so that a pictogram can
stand on any ground; `var(--token)` is a colour of the scheme. How to draw one: `resources/README.md`.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from puertorico_desktop.gui.theme import Theme
from puertorico_desktop.paths import resource

TOKEN = re.compile(rb"var\(--([a-z0-9_]+)\)")
"""A colour of the scheme in a file."""
_SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">%s</svg>'
PLAIN: dict[str, bytes] = {
    "noble": _SVG
    % b'<path d="M24 1.5L46.5 24 24 46.5 1.5 24z" fill="var(--points_lit)" stroke="currentColor" stroke-width="2.8"/>'
    b'<path d="M12 30V17l6 6 6-9 6 9 6-6v13z" fill="var(--gold)" stroke="var(--points_ink)" stroke-width="1.8"/>',
    "forest": _SVG
    % b'<path d="M24 3L9 24h7L6 38h14v7h8v-7h14L32 24h7z" fill="var(--forest)" stroke="var(--forest_rim)"'
    b' stroke-width="2.4" stroke-linejoin="round"/>',
    "": _SVG % b'<path d="M6 44V20L24 5l18 15v24z" fill="var(--paper)" stroke="currentColor" stroke-width="2.8"/>'
    b'<path d="M19 44V30h10v14z" fill="none" stroke="currentColor" stroke-width="2.8"/>',
}
"""What stands in for a picture that is not there; without a name for any other."""
MOST_PIXMAPS = 2000
"""More than every icon in every size of a window; a row of resizes must not fill the memory."""


class Icons(QObject):
    """Pixmaps by (icon, size, device pixel ratio, ink), in the colours of the scheme in use."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sources: dict[str, bytes] = {}
        self._pixmaps: dict[tuple[str, int, float, str], QPixmap] = {}
        theme.changed.connect(self._pixmaps.clear)

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
        source = self._sources.get(name)
        if source is None:
            file = resource("icons", f"{name}.svg")
            plain = PLAIN.get(name, PLAIN[""])
            source = self._sources[name] = file.read_bytes() if file.is_file() else plain
        inked = source.replace(b"currentColor", color.encode())
        colored = TOKEN.sub(lambda found: self._theme.color(found[1].decode()).name().encode(), inked)
        renderer = QSvgRenderer(QByteArray(colored))
        pixels = max(1, round(size * ratio))
        pixmap = QPixmap(pixels, pixels)
        pixmap.fill(QColor(Qt.GlobalColor.transparent))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, pixels, pixels))
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap
