"""Collects the texts that are painted: whether they fit, and their size."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import LEFT


@attrs.define
class Painted:
    """Texts that did not fit, and the heights of the lines in pixels; `grown` as they were painted. `words` are the
    paragraphs, `places` the rectangle in which each was painted last."""

    cut: list[str] = attrs.field(factory=list)
    small: list[float] = attrs.field(factory=list)
    grown: list[float] = attrs.field(factory=list)
    words: list[str] = attrs.field(factory=list)
    places: dict[str, QRectF] = attrs.field(factory=dict)


def watch(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Collects the texts painted from now on, of any game."""
    seen = Painted()
    text, paragraph = Renderer.text, Renderer.paragraph

    def watched_text(
        self: Renderer,
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
        return text(self, painter, rect, words, size, ink, align, bold, grows=False)  # enlarged already

    def watched_paragraph(
        self: Renderer, painter: QPainter, rect: QRectF, words: str, *args: Any, **kwargs: Any
    ) -> float:
        used = paragraph(self, painter, rect, words, *args, **kwargs)
        seen.words.append(words)
        seen.places[words] = QRectF(rect)
        if used > rect.height() + 1:
            seen.cut.append(words)
        return used

    monkeypatch.setattr(Renderer, "text", watched_text)
    monkeypatch.setattr(Renderer, "paragraph", watched_paragraph)
    return seen
