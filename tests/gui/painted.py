"""Collects the texts that are painted: whether they fit, and their size."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter
from puertorico_desktop.gui.views.scaling import LEFT


@attrs.define
class Painted:
    """Texts that did not fit, and the heights of all texts in pixels; `grown` as they were painted. `words` are
    the paragraphs, where these are watched."""

    cut: list[str] = attrs.field(factory=list)
    small: list[float] = attrs.field(factory=list)
    grown: list[float] = attrs.field(factory=list)
    words: list[str] = attrs.field(factory=list)


def watch(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Collects the texts painted from now on."""
    seen = Painted()
    paint = TablePainter.text

    def watched(
        self: TablePainter,
        painter: QPainter,
        rect: QRectF,
        words: str,
        pixels: float,
        ink: QColor,
        align: Qt.AlignmentFlag = LEFT,
        bold: bool = False,
        grows: bool = True,
    ) -> float:
        size = self._enlarged(painter, rect, words, pixels, bold) if grows else pixels
        if self.width(painter, words, size, bold) > rect.width() + 0.5:
            seen.cut.append(words)
        seen.small.append(pixels)
        seen.grown.append(size)
        return paint(self, painter, rect, words, pixels, ink, align, bold, grows)

    monkeypatch.setattr(TablePainter, "text", watched)
    return seen
