"""The accuracy of a player: on a scale with the levels of bots, and for each part of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import review as texts
from puertorico_desktop.gui.texts.phrases import clauses
from puertorico_desktop.gui.texts.wrapping import best_broken
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, LEFT, RIGHT, SMALL_PIXELS
from puertorico_desktop.learn.review.summary import PlayerSummary, Score

TICKS: Final = {"random": 15, "easy": 61, "normal": 74, "hard": 92}
"""The accuracy of bots by level, measured over games between bots."""
LINE = 20
HEAD, FIGURE = 74, 22
LEAST_WITH_BARS = 240
"""The least width in logical pixels at scale 1 of a panel with bars; a narrower panel uses their space for names."""
WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
NAME = 0.62
"""The share of the width to the left of the figures that a name takes, from 0 to 1."""


class AccuracyPanel(QWidget):
    """A painted widget: the accuracy as a number, a scale, and a row for each part of the game."""

    def __init__(self, describer: MatchDescriber, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._describer, self._renderer = describer, renderer
        self._player: PlayerSummary | None = None
        self._why = ""
        self._scale = 1.0
        renderer.theme.changed.connect(self.update)

    @property
    def _theme(self) -> Theme:
        return self._renderer.theme

    def set_scale(self, scale: float) -> None:
        """Adapt to the scale of the page."""
        self._scale = scale
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the words about the number a line of their own where they do not fit beside it."""
        super().resizeEvent(event)
        self._fit()

    def show_nothing(self, why: str) -> None:
        """Display the reason why no accuracy is known."""
        self._player, self._why = None, why
        self.setAccessibleName(self.tr("Accuracy") + f": {_shown(None)}")
        self.setAccessibleDescription(why)
        self._fit()
        self.update()

    def show_player(self, player: PlayerSummary, why: str) -> None:
        """Display the accuracy of a player; `why` is the reason why no part of the game has one, if that is so."""
        self._player, self._why = player, why
        rows = [f"{self._describer.part(part)}: {_shown(score.accuracy)}" for part, score in self._parts()]
        self.setAccessibleName(self.tr("Accuracy") + f": {_shown(player.score.accuracy)}")
        self.setAccessibleDescription(clauses(rows) if rows else why)
        self._fit()
        self.update()

    def _fit(self) -> None:
        rows = 0 if self._player is None else len(self._player.parts)
        self.setMinimumHeight(round((HEAD + self._more_head + LINE * rows + 4) * self._scale))

    @property
    def _more_head(self) -> float:
        """The height of the line for the words about the number, in logical pixels at scale 1; 0 if they fit beside
        it."""
        scale, renderer = self._scale, self._renderer
        needed = 16 * scale
        for words, pixels, is_bold in (
            (self.tr("Accuracy"), BASE_PIXELS, True),
            ("100", FIGURE, True),
            (self._about(), SMALL_PIXELS, False),
        ):
            needed += renderer.width_in(self.font(), words, pixels * scale, is_bold)
        return LINE if needed > self.width() else 0.0

    def _about(self) -> str:
        return self.tr("of 100 (100: nothing lost)")

    def line_ends(self) -> list[int]:
        """Returns the lower edges of the head and of the rows, in pixels from the top, after a 0."""
        head = HEAD + self._more_head
        rows = 0 if self._player is None else len(self._player.parts)
        return [0, *(round((head + LINE * number) * self._scale) for number in range(rows + 1))]

    def sizeHint(self) -> QSize:
        """Returns the size with the height of all rows."""
        return QSize(200, self.minimumHeight())

    def _parts(self) -> Sequence[tuple[str, Score]]:
        assert self._player is not None
        return sorted(self._player.parts.items(), key=lambda one: -one[1].lost)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the number, the scale and the rows."""
        if self._player is None:
            with QPainter(self) as painter:
                painter.setFont(self.font())
                scale, soft = self._scale, self._theme.color("ink_soft")
                head = QRectF(0, 0, self.width(), 28 * scale)
                self._renderer.text(
                    painter, head, self.tr("Accuracy"), BASE_PIXELS * scale, soft, LEFT, True, grows=False
                )
                self._draw_reason(painter, QRectF(self.rect()).adjusted(0, head.height(), 0, 0))
            return
        renderer, theme, scale = self._renderer, self._theme, self._scale
        ink, soft = theme.color("ink"), theme.color("ink_soft")
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            width, small, base = self.width(), SMALL_PIXELS * scale, BASE_PIXELS * scale
            accuracy = self._player.score.accuracy
            head = QRectF(0, 0, width, 28 * scale)
            used = renderer.text(painter, head, self.tr("Accuracy"), base, soft, LEFT, True, grows=False)
            head.setLeft(used + 8 * scale)
            used = renderer.text(painter, head, _shown(accuracy), FIGURE * scale, ink, LEFT, True, grows=False)
            head.setLeft(head.left() + used + 8 * scale)
            more = self._more_head * scale
            about = QRectF(0, head.bottom(), width, more) if more else head
            renderer.label(painter, about, self._about(), small, soft, grows=False)
            bar = QRectF(2 * scale, 32 * scale + more, width - 4 * scale, 8 * scale)
            slope = QLinearGradient(bar.topLeft(), bar.topRight())
            for at, token in ((0.0, "mark_mistake"), (0.6, "mark_inaccuracy"), (1.0, "mark_best")):
                slope.setColorAt(at, theme.color(token))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(slope)
            painter.drawRoundedRect(bar, 4 * scale, 4 * scale)
            end = 0.0
            for level, tick in TICKS.items():
                x = bar.left() + bar.width() * tick / 100
                painter.setPen(QPen(soft, 1))
                painter.drawLine(round(x), round(bar.bottom()), round(x), round(bar.bottom() + 4 * scale))
                room = QRectF(0, bar.bottom() + 4 * scale, 44 * scale, 14 * scale)
                room.moveLeft(min(max(x - room.width() / 2, 0), width - room.width()))
                if room.left() >= end:
                    renderer.label(painter, room, texts.level_name(level), small, soft, CENTER, grows=False)
                    end = room.center().x() + renderer.width(painter, texts.level_name(level), small) / 2 - 4 * scale
            if accuracy is not None:
                knob = QRectF(0, 0, 8 * scale, 16 * scale)
                knob.moveCenter(bar.center())
                knob.moveLeft(bar.left() + bar.width() * accuracy / 100 - knob.width() / 2)
                painter.setPen(QPen(theme.color("paper"), 1.5))
                painter.setBrush(theme.player(self._player.seat))
                painter.drawRoundedRect(knob, 3 * scale, 3 * scale)
            if self._player.parts:
                self._draw_rows(painter, QRectF(0, HEAD * scale + more, width, LINE * scale))
            else:
                self._draw_reason(painter, QRectF(self.rect()).adjusted(0, HEAD * scale + more, 0, 0))

    def _draw_reason(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(self._theme.color("ink_soft"))
        painter.drawText(room, WRAP, best_broken(self._why, painter.font(), room.width()))

    def _draw_rows(self, painter: QPainter, line: QRectF) -> None:
        renderer, theme, scale = self._renderer, self._theme, self._scale
        ink, soft, base = theme.color("ink"), theme.color("ink_soft"), BASE_PIXELS * scale
        wide = 36 * scale
        captions = line.translated(0, -16 * scale)
        for number, words in enumerate((self.tr("lost"), self.tr("no."))):
            right = captions.right() - number * wide
            renderer.label(
                painter,
                QRectF(right - wide, captions.top(), wide, 16 * scale),
                words,
                SMALL_PIXELS * scale,
                soft,
                RIGHT,
                grows=False,
            )
        for part, score in self._parts():
            icon = QRectF(line.left(), line.top() + 2 * scale, 16 * scale, 16 * scale)
            renderer.icons.paint(painter, self._describer.part_icon(part), icon)
            lost = QRectF(line.right() - wide, line.top(), wide, line.height())
            count, figure = lost.translated(-wide, 0), lost.translated(-2 * wide, 0)
            renderer.text(painter, lost, texts.lost(score.lost), base, soft, RIGHT, grows=False)
            renderer.text(painter, count, str(score.decisions), base, soft, RIGHT, grows=False)
            renderer.text(painter, figure, _shown(score.accuracy), base, ink, RIGHT, True, grows=False)
            name = QRectF(line.left() + 20 * scale, line.top(), 0, line.height())
            has_bar = self.width() >= LEAST_WITH_BARS * scale
            name.setRight(name.left() + (figure.left() - name.left()) * (NAME if has_bar else 1))
            renderer.label(painter, name, self._describer.part(part), base, ink, grows=False)
            if not has_bar:
                line.translate(0, LINE * scale)
                continue
            groove = QRectF(name.right() + 4 * scale, line.center().y() - 4 * scale, 0, 8 * scale)
            groove.setRight(figure.left())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("slot"))
            painter.drawRoundedRect(groove, 4 * scale, 4 * scale)
            if score.accuracy is not None:
                tokens = ((60, "mark_mistake"), (80, "mark_inaccuracy"), (101, "mark_best"))
                token = next(token for most, token in tokens if score.accuracy < most)
                painter.setBrush(theme.color(token))
                groove.setWidth(max(groove.width() * score.accuracy / 100, 4 * scale))
                painter.drawRoundedRect(groove, 4 * scale, 4 * scale)
            line.translate(0, LINE * scale)


def _shown(accuracy: float | None) -> str:
    return "–" if accuracy is None else str(round(accuracy))
