"""The wooden rail with the viewer's hand, and the cards drawn to choose from in its place while there are any."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from puertorico_desktop.gui.sanjuan.hands import hand_lies_open
from puertorico_desktop.gui.sanjuan.models.sanjuan_models import SanJuanModels
from puertorico_desktop.gui.sanjuan.refs import HAND
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.views.hand_delegate import HandDelegate
from puertorico_desktop.gui.sanjuan.views.hand_view import HandView
from puertorico_desktop.gui.sanjuan.views.plans import FEWEST, NARROWEST, Hand
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.scaling import MOST_NARROW
from puertorico_desktop.gui.windows.surfaces import Caption, Panel
from puertorico_desktop.gui.windows.touch_input import HOLDS

translate = QCoreApplication.translate
SanJuanTable = Context("SanJuanTable")

MARGINS = 6
"""The margins of a view beside its cards, together, at scale 1."""
DARKER = 150
"""The darkening of the lower end of the wood, in per cent."""


class Rail(Panel):
    """A panel of wood."""

    def _ground(self, rect: QRectF) -> QBrush:
        if not self._theme.textures:
            return QBrush(self._theme.color("wood"))
        ground = QLinearGradient(rect.topLeft(), QPointF(rect.left(), rect.bottom()))
        ground.setColorAt(0, self._theme.color("wood_top"))
        ground.setColorAt(0.12, self._theme.color("wood"))
        ground.setColorAt(1, self._theme.color("wood").darker(DARKER))
        return QBrush(ground)


class HandRail(Rail):
    """The hand below the own city."""

    def __init__(
        self,
        session: SanJuanSession,
        models: SanJuanModels,
        marks: Marks,
        renderer: CardRenderer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(renderer.theme, parent)
        self._session = session
        self._models = models
        self.title = Caption(renderer.theme, "wood_ink", parent=self)
        self.hand_title = Caption(renderer.theme, "wood_ink", parent=self)
        self._plan = Hand(6)
        self.hand = HandView(self._plan, HandDelegate(renderer, self), marks, HAND, HAND, self)
        self.hand.setModel(models.hand)
        self._drawn_plan = Hand(6, fewest=1)
        self.drawn = AreaView(self._drawn_plan, HandDelegate(renderer, self), marks, parent=self)
        self.drawn.setModel(models.drawn)
        self.views = [self.drawn, self.hand]
        self.hand.viewport().installEventFilter(self)
        self._head, self._cards = QHBoxLayout(), QHBoxLayout()
        for row, one, other in ((self._head, self.title, self.hand_title), (self._cards, self.drawn, self.hand)):
            row.addWidget(one, 1)
            row.addWidget(other, 1)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._head)
        self._rows.addLayout(self._cards, 1)
        self.set_scale(1.0)

    def refresh(self) -> None:
        """Show the drawn cards beside the hand while there are any, each with the room that its cards need."""
        drawn, hand = self._models.drawn.rowCount(), self._models.hand.rowCount()
        choosing = drawn > 0
        self.drawn.setVisible(choosing)
        self.hand_title.setVisible(choosing)
        for row in (self._head, self._cards):
            row.setStretch(0, drawn * NARROWEST + MARGINS if choosing or row is self._cards else 1)
            row.setStretch(1, max(hand, 2) * NARROWEST + MARGINS if choosing else int(row is self._cards))
        fewest = 1 if choosing else FEWEST
        if fewest != self._plan.fewest:
            self._plan.fewest = fewest
            self.hand.arrange()
        self.retranslate()
        least = math.ceil(self.title.natural_width() * MOST_NARROW) if choosing else 0
        self.title.setMinimumWidth(least)
        self.drawn.setMinimumWidth(least)
        self._rows.activate()  # the layout is needed now, not at the next paint event

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show a hand that is face down while the mouse button is held down on it."""
        session = self._session
        is_hidden = session.is_peeking or not hand_lies_open(session)
        if is_hidden and event.type() == QEvent.Type.MouseButtonPress:
            watched.setProperty(HOLDS, True)
            session.peek(True)
            return True
        if event.type() == QEvent.Type.MouseButtonRelease:
            watched.setProperty(HOLDS, False)
            if session.is_peeking:
                session.peek(False)
                return True
        return super().eventFilter(watched, event)

    def set_scale(self, scale: float) -> None:
        """Fit the size of the table."""
        side = round(8 * scale)
        self._rows.setContentsMargins(side, round(4 * scale), side, round(7 * scale))
        self._rows.setSpacing(round(3 * scale))
        self._head.setSpacing(round(14 * scale))
        self._cards.setSpacing(round(14 * scale))
        for plan, view in ((self._plan, self.hand), (self._drawn_plan, self.drawn)):
            if plan.texts != self._theme.text_size:
                plan.texts = self._theme.text_size
                view.arrange()
        self.refresh()

    def retranslate(self) -> None:
        """Set all texts."""
        hand = SanJuanTable.tr("Your hand: %n card(s)", "", self._models.hand.rowCount())
        choosing = self._models.drawn.rowCount() > 0
        self.title.setText(translate("SanJuanTable", "Drawn: choose what you keep") if choosing else hand)
        self.hand_title.setText(hand)
        self.hand.setAccessibleName(translate("SanJuanTable", "Your hand"))
        self.drawn.setAccessibleName(translate("SanJuanTable", "Cards to choose from"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
