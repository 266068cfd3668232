"""A scroll area that shows whole lines only: where an edge would cut a line, empty space is shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Slot
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

HIGHEST = 0.5
"""The share of the area's height above which an item may be cut: otherwise nothing of it would be visible."""


@runtime_checkable
class Ruled(Protocol):
    """A widget that paints lines itself, and reports their ends."""

    def line_ends(self) -> list[int]:
        """Returns the ends of the lines; the first value is the top of the first line."""


class WholeLines(QObject):
    """Hides the lines of a scroll area that are only partly visible."""

    def __init__(self, area: QScrollArea, content: QWidget) -> None:
        """`content` is the widget of that area."""
        super().__init__(area)
        self._area, self._content = area, content
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.refresh)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.refresh)
        bar.rangeChanged.connect(self._later.start)
        area.viewport().installEventFilter(self)
        content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Schedule an update, because lines will move."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._later.start()
        return super().eventFilter(watched, event)

    @Slot()
    def refresh(self) -> None:
        """Compute the visible part again."""
        view = self._area.viewport()
        top, bottom = whole_span(list(_lines(self._content, view)), view.height())
        if (top, bottom) == (0, view.height()):
            view.clearMask()
        else:
            view.setMask(QRegion(QRect(0, top, view.width(), bottom - top)))


def whole_span(lines: list[tuple[int, int]], height: int) -> tuple[int, int]:
    """Returns the part of an area so high in which no line is sliced; `lines` are the upper and lower ends of all."""
    top, bottom = 0, height
    low = [line for line in lines if line[1] - line[0] <= height * HIGHEST]
    while sliced := [end for start, end in low if start < top < end]:
        top = max(sliced)
    while sliced := [start for start, end in low if start < bottom < end]:
        bottom = min(sliced)
    return (top, bottom) if top < bottom else (0, height)


def _lines(widget: QWidget, view: QWidget) -> Iterator[tuple[int, int]]:
    """Yields the lines of a widget and its children in coordinates of the viewport; for a label its lines of text."""
    parts = [part for part in widget.children() if isinstance(part, QWidget) and not part.isHidden()]
    if parts:
        for part in parts:
            yield from _lines(part, view)
        return
    ends = [0, widget.height()]
    if isinstance(widget, Ruled):
        ends = widget.line_ends()
    elif isinstance(widget, QLabel):
        inner = widget.contentsRect()
        # A line may be higher than the line spacing, which is that of the first font of the family.
        line = widget.fontMetrics().size(Qt.TextFlag.TextSingleLine, widget.text()).height()
        count = max(1, round(inner.height() / max(1, line)))
        ends[1:1] = [inner.top() + round(number * inner.height() / count) for number in range(1, count)]
    start = widget.mapTo(view, QPoint(0, 0)).y()
    yield from ((start + above, start + below) for above, below in pairwise(ends))
