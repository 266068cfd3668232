"""The view of the cards in hand: in addition to the functions of every area, a stroke along the cards arranges them,
or pays with all cards that it passes."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from puertorico_desktop.gui.sanjuan.models.boards import HandModel
from puertorico_desktop.gui.sanjuan.refs import card_of
from puertorico_desktop.gui.views.area import AreaView

FLAT = 2
"""The ratio of horizontal to vertical movement from which a stroke counts as along the cards."""
ARRANGING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
"""The modifier keys with which the left and right arrow keys move the card."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Stroke(Enum):
    """The effect of a stroke along the cards."""

    ARRANGE = "arrange"
    CHOOSE = "choose"
    PUT_BACK = "put back"


class HandView(AreaView):
    """The cards in hand. A card that is dragged out of the hand is lifted, as in every area."""

    _stroke: Stroke | None = None
    _passed: frozenset[str] = frozenset()

    @property
    def hand_model(self) -> HandModel:
        """The model, which knows the order of the cards."""
        model = self.model()
        assert isinstance(model, HandModel)
        return model

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue a stroke along the cards as long as the pointer stays among them."""
        point = event.position().toPoint()
        if event.buttons() & Qt.MouseButton.LeftButton and self._pressed:
            if self._stroke is None:
                self._stroke, self._passed = self._begun(point), frozenset()
            if self._stroke is not None and self.viewport().rect().contains(point):
                self._go_on(point)
                return
            if self._stroke not in (None, Stroke.ARRANGE):
                return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a stroke without handling it as a click."""
        if self._stroke is not None:
            self._stroke = self._pressed = None
            return
        super().mouseReleaseEvent(event)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Start the drag of a card that has left the hand."""
        self._stroke = None
        super().startDrag(actions)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the card itself with the arrow keys, Ctrl and Shift."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ARRANGING != ARRANGING:
            super().keyPressEvent(event)
            return
        row = self.currentIndex().row()
        if 0 <= row + step < len(self.records):
            self._put(self.records[row].ref, row + step)
            self.setCurrentIndex(self.model().index(row + step, 0))

    def _begun(self, point: QPoint) -> Stroke | None:
        """Returns the stroke that begins there; None if there is none, or not yet."""
        way = point - self._pressed_at
        if way.manhattanLength() < QApplication.startDragDistance() or abs(way.x()) < FLAT * abs(way.y()):
            return None
        assert self._pressed is not None
        if card_of(self._pressed) is None or self.marks.in_hand is not None:
            return None
        pending = self.hand_model.pending
        if pending is None or not pending.takes_click(self._pressed):
            return Stroke.ARRANGE
        return Stroke.PUT_BACK if self._pressed in pending.chosen_refs else Stroke.CHOOSE

    def _go_on(self, point: QPoint) -> None:
        row = self.indexAt(point).row()
        if row < 0:
            return
        if self._stroke is Stroke.ARRANGE:
            assert self._pressed is not None
            self._put(self._pressed, row)
            self._pressed_at = point
            return
        for ref in (self._pressed, self.records[row].ref):
            if ref is not None and ref not in self._passed:
                self._passed |= {ref}
                self.marks.interaction.adjust(ref, 1 if self._stroke is Stroke.CHOOSE else -1)

    def _put(self, ref: str, row: int) -> None:
        """Move the card, without marking the changed rows as new."""
        self.hand_model.put(ref, row)
        self.drop_news()
