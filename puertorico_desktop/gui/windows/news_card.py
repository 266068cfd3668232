"""The card with news of other players over the table: it stays until it has been read, and later moves wait for
that."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.play.news import READING_MS, News, Weight
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.play.wanted_piece import WantedPiece
from puertorico_desktop.gui.texts.news import looked_at
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.wrapping import best_broken, size_of_wrapped
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, scale_of
from puertorico_desktop.gui.windows.cover import raise_below_cover
from puertorico_desktop.gui.windows.floating_card import fit_letters
from puertorico_desktop.gui.windows.surfaces import Panel

ICON, CREST, MARGIN, GAP, LINE = 56, 24, 12, 10, 32
"""Sizes in logical pixels at scale 1."""
HEADING_PIXELS = 20
LEAST_WIDTH, MOST_WIDTH = 250, 440
"""The least and the largest width of the card, in logical pixels at scale 1."""
LINE_WIDTH, SLACK = 310, 36
"""The largest width of a line of the detail, and the tolerance by which it may exceed its share, in logical pixels at
scale 1."""


class NewsCard(Panel):
    """A card that takes neither mouse nor keyboard. It is closed early by the player's own move, Escape or F5."""

    changed = Signal()
    """Emitted when other news appear, or the card is closed."""

    def __init__(
        self,
        session: GameSession,
        news_of: Callable[[Sequence[Any]], News | None],
        place: Callable[[QSize], QPoint],
        is_covered: Callable[[], bool],
        wanted: WantedPiece,
        renderer: Renderer,
        parent: QWidget,
    ) -> None:
        """`news_of` returns the news in the events of a move, `place` the corner of a card of a given size,
        `is_covered` whether the table is covered at present; `wanted` is the item that the player would like to
        take."""
        super().__init__(renderer.theme, parent)
        self._session = session
        self._find_news = news_of
        self._find_place = place
        self._is_covered = is_covered
        self._wanted_piece = wanted
        self._renderer = renderer
        self._table = parent
        self.news: News | None = None
        self._game_id = session.game_id
        self._events: Sequence[Any] = ()
        self._is_wanted = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.dismiss)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.set_gold_frame()
        self.hide()
        session.about_to_move.connect(self.dismiss)
        session.moved.connect(self._show_news)
        session.rewound.connect(self.dismiss)
        session.started.connect(self.dismiss)
        parent.installEventFilter(self)

    @property
    def shown(self) -> News | None:
        """The news in sight about the game on the table; None if none are."""
        return None if self.isHidden() or self._game_id != self._session.game_id else self.news

    def news_seat(self) -> int | None:
        """Returns the seat that the news in sight are about; None if there is none."""
        return None if self.shown is None else self.shown.seat

    @Slot()
    def dismiss(self) -> None:
        """Close the card: it has been read, or something else happens."""
        self._clock.stop()
        if not self.isHidden():
            self.hide()
            self.changed.emit()

    @Slot(object)
    def _show_news(self, events: Sequence[Any]) -> None:
        """Show the news of a move, if there are any."""
        session = self._session
        if session.pace is Pace.AT_ONCE or session.pause.skips or self._is_covered():
            return
        self.news = self._find_news(events)
        if self.news is None:
            return
        self._game_id = session.game_id
        self._events, self._is_wanted = events, self._wanted_piece.means(self.news.taken)
        if self._is_wanted:
            self._wanted_piece.forget()
            self.news = self._as_hit(self.news)
        tempo = session.steps.tempo
        reading = round(READING_MS[self.news.weight] * tempo.reading)
        session.pause.delay_next(reading)
        if session.pace is not Pace.BY_HAND or session.is_looking_back:
            self._clock.start(reading)
        self._place_card()
        self.show()
        raise_below_cover(self)
        self.update()
        self.changed.emit()

    @staticmethod
    def _as_hit(news: News) -> News:
        """Returns the news with more weight, because the move took the item that the player looked at."""
        return attrs.evolve(news, detail=sentences([looked_at(), news.detail]), weight=Weight.HITS)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() != QEvent.Type.LanguageChange or self.shown is None:
            return
        news = self._find_news(self._events)
        if news is None:
            self.dismiss()
            return
        self.news = self._as_hit(news) if self._is_wanted else news
        self._place_card()
        self.update()

    def _place_card(self) -> None:
        size = fit_letters(self, self._table, self._theme, self.card_size)
        self.setGeometry(QRect(self._find_place(size), size))

    def card_size(self) -> QSize:
        """Returns the size for the sign, the heading and the detail."""
        assert self.news is not None
        scale = scale_of(self)
        beside = (ICON + 2 * MARGIN + GAP) * scale
        heading = QFontMetricsF(self._renderer.font(self.font(), HEADING_PIXELS * scale, True)[0])
        wanted = beside + heading.horizontalAdvance(self.news.heading) + (CREST + 8) * scale
        long = QFontMetricsF(self._detail_font()).horizontalAdvance(self.news.detail)
        # Lines of about equal length, so that no line has a single word.
        lines = max(1, math.ceil(long / (LINE_WIDTH * scale)))
        wanted = max(wanted, beside + long / lines + (4 if lines == 1 else SLACK * scale))
        width = min(max(wanted, LEAST_WIDTH * scale), MOST_WIDTH * scale)
        words = LINE * scale + self._detail_height(width - beside)
        return QSize(round(width), round(max(ICON * scale, words) + 2 * MARGIN * scale * 0.7))

    def _detail_font(self) -> QFont:
        """Returns the font of the detail: bold if the move harms the player."""
        bold = self.news is not None and self.news.weight is Weight.HITS
        return self._renderer.font(self.font(), BASE_PIXELS * scale_of(self), bold)[0]

    def _detail_height(self, width: float) -> float:
        if self.news is None or not self.news.detail:
            return 0.0
        metrics = QFontMetricsF(self._detail_font())
        return size_of_wrapped(self.news.detail, metrics, width).height() + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign, the crest of the player, the heading and the detail."""
        super().paintEvent(event)
        news = self.news
        if news is None:
            return
        renderer, scale = self._renderer, scale_of(self)
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setFont(self.font())
            rect = QRectF(self.rect()).adjusted(MARGIN * scale, 0, -MARGIN * scale, 0)
            side = ICON * scale
            sign = QRectF(rect.left(), rect.center().y() - side / 2 - scale, side, side)
            renderer.icons.paint(painter, news.icon, sign, "picto")
            left = sign.right() + GAP * scale
            high = self._detail_height(rect.right() - left)
            line = QRectF(
                left, rect.center().y() - (LINE * scale + high) / 2 - scale, rect.right() - left, LINE * scale
            )
            words = QRectF(line)
            if news.seat is not None:
                side = CREST * scale
                renderer.icons.paint(
                    painter, crest_icon(news.seat), QRectF(line.left(), line.center().y() - side / 2, side, side)
                )
                words.setLeft(line.left() + side + 6 * scale)
            ink = renderer.theme.color("ink")
            renderer.label(painter, words, news.heading, HEADING_PIXELS * scale, ink, bold=True, grows=False)
            if news.detail:
                color = renderer.theme.color("ink" if news.weight is Weight.HITS else "ink_soft")
                room = QRectF(left, line.bottom(), rect.right() - left, high)
                painter.setFont(self._detail_font())
                painter.setPen(color)
                detail = best_broken(news.detail, painter.font(), room.width())
                painter.drawText(room, int(Qt.TextFlag.TextWordWrap), detail)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Adapt the card to the size of the table."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place_card()
        return False
