"""The cards that a Gold Mine or a Bank turns up: shown in the middle of the table for a moment, with the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.events import CardsTurnedUp
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.texts.turned_up import heading, outcome
from puertorico_desktop.gui.sanjuan.texts.words import card_name
from puertorico_desktop.gui.sanjuan.tokens import building_token
from puertorico_desktop.gui.sanjuan.views.artwork import building_icon
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.scaling import CENTER, LEFT, scale_of, square
from puertorico_desktop.gui.windows.cover import raise_below_cover
from puertorico_desktop.gui.windows.surfaces import Panel

SHOWN_MS = 1200
CARD = QSize(92, 124)
GAP, MARGIN, LINE, HEAD, RIM = 10, 14, 26, 26, 3
WIDTH = 4 * CARD.width() + 3 * GAP + 2 * MARGIN
"""Sizes at scale 1."""


class TurnedUpCards(Panel):
    """Never handles the mouse, and never blocks the game."""

    def __init__(
        self, session: SanJuanSession, place: Callable[[], QRect], renderer: CardRenderer, parent: QWidget
    ) -> None:
        """`place` returns the part of the table over which the cards are shown."""
        super().__init__(renderer.theme, parent)
        self._find_place = place
        self._session = session
        self._renderer = renderer
        self.event_shown: CardsTurnedUp | None = None
        self._waiting: list[CardsTurnedUp] = []
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(SHOWN_MS)
        self._clock.timeout.connect(self._go_on)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        session.started.connect(self.put_away)
        session.rewound.connect(self.put_away)
        self.set_gold_frame()
        self.hide()

    def show_cards(self, events: Sequence[CardsTurnedUp]) -> None:
        """Queue the cards of each event to be shown in turn."""
        self._waiting += events
        if self.isHidden():
            self._go_on()

    @Slot()
    def put_away(self) -> None:
        """Hide the cards and clear the queue."""
        self._waiting.clear()
        self._clock.stop()
        self.hide()

    @Slot()
    def _go_on(self) -> None:
        """Show the next cards, or hide the widget if there are no more."""
        if not self._waiting:
            self.hide()
            return
        self.event_shown = self._waiting.pop(0)
        scale, over = scale_of(self), self._find_place()
        size = QSize(round(WIDTH * scale), round((CARD.height() + 2 * LINE + 2 * MARGIN) * scale))
        place = QRect(over.topLeft(), size)
        place.moveCenter(over.center())
        self.setGeometry(place)
        raise_below_cover(self)
        self.show()
        self.update()
        self._clock.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the player and the reason, the cards, and the result."""
        super().paintEvent(event)
        shown = self.event_shown
        if shown is None:
            return
        renderer, scale = self._renderer, scale_of(self)
        ink = renderer.theme.color("ink")
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setFont(self.font())
            margin = MARGIN * scale
            rect = QRectF(self.rect()).adjusted(margin, margin * 0.6, -margin, -margin * 0.6)
            line = QRectF(rect.left(), rect.top(), rect.width(), LINE * scale)
            side = 20 * scale
            renderer.icons.paint(painter, crest_icon(shown.seat), square(line, side))
            renderer.icons.paint(
                painter, building_icon(shown.cause), square(line.adjusted(side + 6 * scale, 0, 0, 0), side)
            )
            words = line.adjusted(2 * side + 14 * scale, 0, 0, 0)
            told = heading(shown, self._session.names[shown.seat])
            renderer.label(painter, words, told, 15 * scale, ink, LEFT, bold=True)
            width, height = CARD.width() * scale, CARD.height() * scale
            step = width + GAP * scale
            left = rect.center().x() - (step * (len(shown.cards) - 1) + width) / 2
            kept = False
            for number, card in enumerate(shown.cards):
                place = QRectF(left + number * step, line.bottom() + 4 * scale, width, height)
                keeps = card is shown.kept and not kept
                kept = kept or keeps
                self._paint_card(painter, place, card, keeps)
            foot = QRectF(rect.left(), rect.bottom() - LINE * scale, rect.width(), LINE * scale)
            renderer.label(painter, foot, outcome(shown), 13 * scale, ink, CENTER)

    def _paint_card(self, painter: QPainter, rect: QRectF, card: Card, keeps: bool) -> None:
        """Draw a card with its cost, which decides; the one that is kept has a golden rim."""
        renderer, scale = self._renderer, scale_of(self)
        body = renderer.face(painter, rect, card, HEAD * scale, scale)
        head = QRectF(rect.left(), rect.top(), rect.width(), HEAD * scale)
        ink = renderer.theme.color(f"{building_token(card)}_ink")
        renderer.text(painter, head, str(CATALOG[card].cost), 18 * scale, ink, CENTER, bold=True)
        name = QRectF(body.left() + 3 * scale, body.bottom() - 34 * scale, body.width() - 6 * scale, 32 * scale)
        picture = body.adjusted(6 * scale, 5 * scale, -6 * scale, -36 * scale)
        side = min(picture.width(), picture.height())
        renderer.picture(painter, QRectF(picture.center().x() - side / 2, picture.top(), side, side), card)
        renderer.paragraph(painter, name, card_name(card), 12 * scale, renderer.theme.color("ink"), CENTER, bold=True)
        if keeps:
            renderer.rim(painter, rect, "gold_rim", RIM * scale, 6 * scale)
