"""What a player did round by round: the roles chosen, each with its mark, and the marks of everything else."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.learn.review.mark_signs import draw_sign
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.retelling import Retelling
from puertorico_desktop.gui.views.painter import Painter
from puertorico_desktop.gui.views.scaling import SMALL_PIXELS
from puertorico_desktop.learn.review.summary import PlayerSummary

MOST_SIGNS = 3
"""So many small signs stand in a row of a round."""
LEAST_CAPTION = 60
"""The room that a caption needs, at scale 1."""


class RoleStrip(QWidget):
    """Stands below the chart, round below round."""

    chosen = Signal(int)
    """The ply of a decision."""

    def __init__(self, retelling: Retelling, place_of: Callable[[float], float], brush: Painter) -> None:
        """`place_of` returns where a ply is, in pixels from the left."""
        super().__init__()
        self._retelling, self._place_of, self._brush = retelling, place_of, brush
        self._theme, self._icons = brush.theme, brush.icons
        self._findings: Findings | None = None
        self._player: PlayerSummary | None = None
        self._here: int | None = None
        self._scale = 1.0
        brush.theme.changed.connect(self.update)
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        """Fit the size of the page."""
        self._scale = scale
        self.setFixedHeight(round(52 * scale))

    def show_findings(self, findings: Findings, player: PlayerSummary, here: int | None) -> None:
        """Show what has been found."""
        self._findings, self._player, self._here = findings, player, here
        self.update()

    def _starts(self) -> list[int]:
        assert self._findings is not None
        return [*self._findings.course.match.rounds(), len(self._findings.course.moments)]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the role of that round."""
        if self._findings is None or self._player is None:
            return
        starts, x = self._starts(), event.position().x()
        for start, end in pairwise(starts):
            if self._place_of(start) <= x < self._place_of(end):
                there = [one.moment for one in self._player.decisions if start <= one.moment.ply < end]
                first = next((one for one in there if one.opens), there[0] if there else None)
                if first is not None:
                    self.chosen.emit(first.ply)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rounds from left to right."""
        if self._findings is None or self._player is None:
            return
        theme, scale = self._theme, self._scale
        starts = self._starts()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for start, end in pairwise(starts):
            left, right = self._place_of(start), self._place_of(end)
            card = QRectF(left + 1, 1, max(right - left - 2, 1), self.height() - 2)
            there = [one for one in self._player.decisions if start <= one.moment.ply < end]
            is_here = self._here is not None and bisect_right(starts, self._here) == bisect_right(starts, start)
            painter.setPen(theme.color("focus") if is_here else Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("paper"))
            painter.drawRoundedRect(card, 4 * scale, 4 * scale)
            roles = [one for one in there if one.moment.opens]
            side = min(24 * scale, card.width() / max(1, len(roles)) - 8 * scale)
            if side >= 9 * scale:
                wide = (side + 8 * scale) * len(roles)
                x = card.center().x() - wide / 2
                for one in roles:
                    icon = self._retelling.icon(one.moment.action, one.moment.part)
                    self._icons.paint(painter, icon, QRectF(x, card.top() + 3 * scale, side, side))
                    if one.mark is not None:
                        spot = QPointF(x + side + 2 * scale, card.top() + side)
                        draw_sign(painter, theme, one.mark, spot, 9 * scale)
                    x += side + 8 * scale
            others = [one.mark for one in there if not one.moment.opens and one.mark is not None]
            most = max(1, min(MOST_SIGNS, int(card.width() / (9 * scale))))
            for number, mark in enumerate(others[: 2 * most]):
                row, column = divmod(number, most)
                count = min(most, len(others) - row * most)
                spot = QPointF(
                    card.center().x() + (column - (count - 1) / 2) * 9 * scale,
                    card.top() + (33 + 10 * row) * scale,
                )
                draw_sign(painter, theme, mark, spot, 7 * scale)
        self._draw_captions(painter, QRectF(self._place_of(starts[-1]) + 6 * scale, 0, 0, self.height()))
        painter.end()

    def _draw_captions(self, painter: QPainter, room: QRectF) -> None:
        """What the rows are, where there is room right of the last round."""
        scale = self._scale
        room.setRight(self.width())
        if room.width() < LEAST_CAPTION * scale:
            return
        painter.setFont(self.font())
        for top, words in ((4, self.tr("your role")), (30, self.tr("what else you did"))):
            line = QRectF(room.left(), top * scale, room.width(), 18 * scale)
            self._brush.label(painter, line, words, SMALL_PIXELS * scale, self._theme.color("ink_soft"))
