"""The actions of a player round by round: the chosen roles, each with its mark, and the marks of all other
decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.learn.review.mark_signs import draw_sign
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import SMALL_PIXELS
from puertorico_desktop.learn.review.summary import Decision, PlayerSummary

MOST_ROWS = 3
"""The greatest number of rows of role icons in a narrow round."""
LARGEST, SMALLEST = 24, 12
"""The largest and smallest side of a role icon, in logical pixels at scale 1."""
ROOM = 27
"""The total height of the role icons, in logical pixels at scale 1."""
GAP, WIDE = 8, 22
"""The gap between icons, which leaves space for a mark, in rounds with at least the width `WIDE` for each icon; in
logical pixels at scale 1."""
MOST_SIGNS = 3
"""The greatest number of small signs in a row of a round."""
LEAST_CAPTION = 60
"""The least width of a caption, in logical pixels at scale 1."""


def sign_size(widths: Sequence[float], counts: Sequence[int], scale: float) -> tuple[float, float, int]:
    """Returns the side of all role icons, the gap between them, and the number of columns: the largest size at which
    `counts` icons fit into rounds of these `widths`. Icons that would be too small to be recognised extend beyond the
    narrowest rounds."""
    found = []
    for rows in range(1, MOST_ROWS + 1):
        columns = -(-max(counts, default=1) // rows) or 1
        room = min(
            (width / min(columns, count) for width, count in zip(widths, counts, strict=True) if count), default=0
        )
        gap = GAP * scale if room > WIDE * scale else scale
        high = min(LARGEST, ROOM / rows) * scale
        found.append((max(min(high, room - gap), min(high, SMALLEST * scale)), gap, columns, room - gap))
    side, gap, columns, _ = max(found, key=lambda one: (min(one[0], one[3]), one[0]))
    return side, gap, columns


@frozen
class _Round:
    """The actions of a player in a round, from the ply `start` up to `end`, exclusive: the roles chosen, and all
    other decisions."""

    start: int
    end: int
    roles: list[Decision]
    others: list[Decision]


class RoleStrip(QWidget):
    """The strip below the chart, with each round below its band in the chart."""

    chosen = Signal(int)
    """Emitted with the ply of a decision."""

    def __init__(self, describer: MatchDescriber, place_of: Callable[[float], float], renderer: Renderer) -> None:
        """Make the strip; `place_of` returns the horizontal position of a ply, in pixels from the left."""
        super().__init__()
        self._describer, self._place_of, self._renderer = describer, place_of, renderer
        self._theme, self._icons = renderer.theme, renderer.icons
        self._rounds: list[_Round] = []
        self._here: int | None = None
        self._scale = 1.0
        renderer.theme.changed.connect(self.update)
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        """Adapt to the scale of the page."""
        self._scale = scale
        self.setFixedHeight(round(52 * scale))

    def show_findings(self, findings: Findings, player: PlayerSummary, here: int | None) -> None:
        """Display the findings; the round of the ply `here` is framed."""
        self._here = here
        self._rounds = []
        for start, end in pairwise([*findings.course.match.rounds(), len(findings.course.moments)]):
            there = [one for one in player.decisions if start <= one.moment.ply < end]
            roles = [one for one in there if one.moment.opens]
            self._rounds.append(_Round(start, end, roles, [one for one in there if not one.moment.opens]))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the role of the round that was clicked, or to its first decision if it has no role."""
        for one in self._rounds:
            if self._place_of(one.start) <= event.position().x() < self._place_of(one.end):
                there = [*one.roles, *one.others]
                if there:
                    self.chosen.emit(there[0].moment.ply)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rounds from left to right."""
        if not self._rounds:
            return
        theme, scale, rounds = self._theme, self._scale, self._rounds
        widths = [self._place_of(there.end) - self._place_of(there.start) - 2 for there in rounds]
        side, gap, columns = sign_size(widths, [len(there.roles) for there in rounds], scale)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for there, width in zip(rounds, widths, strict=True):
                card = QRectF(self._place_of(there.start) + 1, 1, max(width, 1), self.height() - 2)
                is_here = self._here is not None and there.start <= self._here < there.end
                painter.setPen(theme.color("focus") if is_here else Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("paper"))
                painter.drawRoundedRect(card, 4 * scale, 4 * scale)
                for number, one in enumerate(there.roles):
                    row, column = divmod(number, columns)
                    count = min(columns, len(there.roles) - row * columns)
                    x = card.center().x() - (side + gap) * count / 2 + (side + gap) * column + gap / 2
                    y = card.top() + 2 * scale + row * (side + scale)
                    icon = self._describer.icon(one.moment.action, one.moment.part)
                    self._icons.paint(painter, icon, QRectF(x, y, side, side))
                    if one.mark is not None:
                        spot = QPointF(x + side + min(2 * scale, gap / 2), y + side - 2 * scale)
                        draw_sign(painter, theme, one.mark, spot, min(9 * scale, side * 0.6))
                others = [one.mark for one in there.others if one.mark is not None]
                most = max(1, min(MOST_SIGNS, int(card.width() / (9 * scale))))
                for number, mark in enumerate(others[: 2 * most]):
                    row, column = divmod(number, most)
                    count = min(most, len(others) - row * most)
                    spot = QPointF(
                        card.center().x() + (column - (count - 1) / 2) * 9 * scale,
                        card.top() + (33 + 10 * row) * scale,
                    )
                    draw_sign(painter, theme, mark, spot, 7 * scale)
            self._draw_captions(painter, QRectF(self._place_of(rounds[-1].end) + 6 * scale, 0, 0, self.height()))

    def _draw_captions(self, painter: QPainter, room: QRectF) -> None:
        """Draw the captions of the rows, if they fit to the right of the last round."""
        scale = self._scale
        room.setRight(self.width())
        if room.width() < LEAST_CAPTION * scale:
            return
        painter.setFont(self.font())
        for top, words in ((4, self.tr("your role")), (30, self.tr("what else you did"))):
            line = QRectF(room.left(), top * scale, room.width(), 18 * scale)
            soft = self._theme.color("ink_soft")
            self._renderer.label(painter, line, words, SMALL_PIXELS * scale, soft, grows=False)
