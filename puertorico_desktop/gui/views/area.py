"""An area of the table that is played on: by dragging, by clicking and by keyboard, all from the same targets.

What may go where comes from `Marks`, the sentences from the interaction; a view only says which place is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QToolTip, QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.views.delegates import LIFTED_ROOM, ItemDelegate, Look, held_circle
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.pixmap_cache import blank
from puertorico_desktop.gui.views.plan_view import PlanView
from puertorico_desktop.gui.views.plans import Plan
from puertorico_desktop.gui.views.second_thoughts import SecondThoughts
from puertorico_desktop.gui.views.tips import show_tip

LIFTED_OPACITY = 0.92
STEPS = {
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Insert: 1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_Delete: -1,
    Qt.Key.Key_Backspace: -1,
}
"""Keys that put a colonist on the current item, or take one away; goods onto a ship likewise."""
PEEK = Qt.Key.Key_P
"""Held, it shows what lies face down of one's own; the table does that."""
PROMOTE = Qt.Key.Key_N
"""The key that puts a noble on the current item."""
CLEARANCE = 12
"""How far below the pointer words stand at least, besides what Qt leaves by itself."""


class AreaView(PlanView):
    """A view with hands."""

    picked_by_key = Signal()
    """Something was picked with the keyboard: the focus may move on to where it can go."""
    pointed = Signal(str)
    """The piece that is looked at is another one: it is under the pointer or has the keyboard; empty for none."""
    idle = Signal()
    """A click or Enter where there is nothing to be done."""
    said = Signal(str)
    """A hint or a reason about the place under the pointer or the keyboard; empty when nothing more is to be said."""

    def __init__(
        self,
        plan: Plan,
        delegate: ItemDelegate,
        marks: Marks,
        area: str = "",
        fallback: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`area` is the target that stands for all free spaces here; `fallback` one that the ground stands for."""
        super().__init__(plan, delegate, marks, area, parent)
        self.fallback = fallback
        self.is_explained: Callable[[AreaView, Item], bool] = lambda _view, _item: False
        """Whether a card explains an item: then no tool tip does."""
        self._pointed = ""
        self._speaks = False
        """Whether something was said of the item that has the keyboard."""
        self._pressed: str | None = None
        self._pressed_at = QPoint()
        self._puts_back = False
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)

    @property
    def table_model(self) -> TableModel:
        """The model, which knows what a drag carries."""
        return cast(TableModel, self.model())

    # -- which place is meant ---------------------------------------------------------------------------------

    def target_at(self, point: QPoint) -> str:
        """The place where a piece let go here would land: the ground counts where the item itself does not."""
        ref = self.ref_at(point)
        if ref and self.marks.is_target(ref):
            return ref
        record = self.record(self.indexAt(point).row())
        for other in (record.ref if record is not None else "", self.area, self.fallback):
            if other and self.marks.is_target(other):
                return other
        return ref or self.area or self.fallback

    def first_target(self) -> int | None:
        """The first row where what is in hand may go."""
        for row in range(len(self.records)):
            if any(self.is_lit(part.ref, row) for part in self.parts(row)):
                return row
        return 0 if self.fallback in self.marks.targets and self.records else None

    def _current_ref(self) -> str:
        """The part of the current item that a key means: the first that can be lifted or put on, or the next one if
        one has been lifted from it.

        While colonists are placed it is the whole item: a key means no circle in particular.
        """
        parts = self.parts(self.currentIndex().row())
        if parts and self.marks.interaction.moves_whole_items:
            return parts[-1].ref
        here = [part.ref for part in parts]
        sources: Collection[str] = self.marks.sources
        lifted = self.marks.in_hand
        if lifted is not None and lifted in here:
            here, sources = here[here.index(lifted) + 1 :], self.marks.interaction.sources()
        for ref in here:
            if ref in sources or self.marks.is_target(ref):
                return ref
        for ref in (self.area, self.fallback):
            if ref and self.marks.in_hand is not None and self.marks.is_target(ref):
                return ref
        return parts[-1].ref if parts else ""

    # -- click and keyboard -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space activate, Escape cancels, arrows move."""
        self.show_focus(True)
        self._look_at_current()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select):
            self._activate(self._current_ref())
            if self.marks.in_hand is not None:
                self.picked_by_key.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.setAccepted(self.marks.in_hand is not None)  # or it is for the table
            self.marks.interaction.cancel()
        elif event.key() == PEEK:
            event.ignore()
        elif event.key() == PROMOTE and self.marks.interaction.is_composing:
            self.marks.interaction.promote(self._current_ref())
        elif event.key() in STEPS and self.marks.interaction.is_composing:
            self.marks.interaction.adjust(self._current_ref(), STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
            self._look_at_current()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming with the keyboard, the current item is looked at."""
        super().focusInEvent(event)
        if self.is_played_by_key:
            self._look_at_current()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The current item is not looked at any more."""
        super().focusOutEvent(event)
        self._look_at("")
        if self._speaks:
            self._speaks = False
            self.said.emit("")

    def viewportEvent(self, event: QEvent) -> bool:
        """No tool tip where a card explains the item."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            record = self.record(self.indexAt(event.pos()).row())
            if record is not None and self.is_explained(self, record):
                return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is elsewhere."""
        super().leaveEvent(event)
        if not self.is_played_by_key:
            self._look_at("")

    def _look_at_current(self) -> None:
        ref, in_hand = self._current_ref(), self.marks.interaction.picked
        if ref == self._pointed:
            return
        self._look_at(ref)
        if in_hand is None:
            words = str(self.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) or "")
        else:
            words = self._sentence(in_hand, ref) if ref != in_hand else ""
        self._speaks = bool(words)
        self.said.emit(words)

    def _look_at(self, ref: str) -> None:
        if ref != self._pointed:
            self._pointed = ref
            self.marks.point_at(ref)
            self.pointed.emit(ref)

    def _activate(self, ref: str) -> None:
        """Pick up, put down, change a draft, or hear why not."""
        if ref and self.marks.means_something(ref):
            self.marks.interaction.activate(ref)
        else:
            self.idle.emit()

    def next_source(self) -> int | None:
        """The current row if something can be done there, or else the next where something can be lifted.

        None if there is nothing to be lifted here; behind the last row comes the first.
        """
        if not self.marks.sources & self.refs:
            return None
        begin = max(0, self.currentIndex().row())
        if any(self.marks.is_target(part.ref) for part in self.parts(begin)):
            return begin
        for row in (*range(begin, len(self.records)), *range(begin)):
            if any(part.ref in self.marks.sources for part in self.parts(row)):
                return row
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The beginning of a click or a drag; the right button puts back what is in hand."""
        point = event.position().toPoint()
        self.show_focus(False)
        if event.button() == Qt.MouseButton.RightButton:
            self._puts_back = self.marks.interaction.picked is not None
            self.marks.interaction.cancel()
        elif event.button() == Qt.MouseButton.LeftButton:
            index = self.indexAt(point)
            if index.isValid():
                self.setCurrentIndex(index)
            self._pressed, self._pressed_at = self.ref_at(point), point

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button says one thing only: a player who puts a piece back has asked nothing."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        event.setAccepted(by_mouse and self._puts_back)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A drag once the pointer is far enough from where it went down; else a look at what is below."""
        point = event.position().toPoint()
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._hover(point)
        elif self._pressed and (point - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self.startDrag(Qt.DropAction.CopyAction)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, if the pointer is still over the same place."""
        point = event.position().toPoint()
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None or self.ref_at(point) != pressed:
            return
        in_hand = self.marks.interaction.picked
        self.said.emit("")  # what was promised before the click is done or refused now
        self._activate(self.target_at(point) if in_hand is not None and in_hand != pressed else pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick clicks is a click."""
        self.mousePressEvent(event)

    def _hover(self, point: QPoint) -> None:
        """Show by the pointer's shape that something can be done, and what it would bring."""
        ref, in_hand = self.ref_at(point), self.marks.interaction.picked
        self._look_at(ref)
        if in_hand is not None:
            target = self.target_at(point)
            allowed = self.marks.is_target(target)
            self._say(point, self._sentence(in_hand, target) if ref != in_hand else "")
        else:
            allowed = ref in self.marks.sources or self.marks.is_target(ref)
            index = self.indexAt(point)
            self.said.emit(str(index.data(Qt.ItemDataRole.AccessibleTextRole) or "") if index.isValid() else "")
        shape = Qt.CursorShape.PointingHandCursor if allowed else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _sentence(self, source: str, target: str) -> str:
        """What putting the piece there would bring, or why it cannot go there."""
        interaction = self.marks.interaction
        return interaction.reason(source, target) or interaction.hint_for(source, target)

    def _say(self, point: QPoint, sentence: str) -> None:
        """Tell something at the pointer and in the status line."""
        self.said.emit(sentence)
        if sentence:
            # Below the piece in hand, which would lie on the words.
            below = QPoint(0, max(self.marks.lifted_height // 2, CLEARANCE))
            show_tip(self.viewport().mapToGlobal(point) + below, sentence, self.viewport())
        else:
            QToolTip.hideText()

    # -- drag -------------------------------------------------------------------------------------------------

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Lift what was pressed. Copies only: a move would make Qt delete the row."""
        source, self._pressed = self._pressed, None
        interaction = self.marks.interaction
        if source is None:
            return
        if source not in interaction.sources():
            if self.marks.means_something(source):
                interaction.pick(source)
            return
        index = self.indexAt(self._pressed_at)
        drag = QDrag(self)
        drag.setMimeData(self.table_model.mime_for(source))
        pixmap = self.lifted_pixmap(index.row(), source)
        drag.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        drag.setHotSpot(QPoint(round(size.width() / 2), round(size.height() / 2)))
        interaction.session.hold()
        self.marks.lifted_height = round(size.height())
        self.marks.begin_drag(source)
        second_thoughts = SecondThoughts(self)
        try:
            drag.exec(Qt.DropAction.CopyAction, Qt.DropAction.CopyAction)
        finally:
            second_thoughts.end()
            self._puts_back = second_thoughts.came
            self.marks.end_drag()
            interaction.session.release()
            QToolTip.hideText()

    def lifted_pixmap(self, row: int, source: str) -> QPixmap:
        """What the hand holds."""
        delegate: ItemDelegate = self._delegate
        record = self.record(row)
        assert record is not None
        held = delegate.held(record, self.marks.interaction.moves_people)
        size = self._held_size(held, source, row)
        ratio = self.devicePixelRatioF()
        key = ("lifted", type(delegate), delegate.shown(held), source, self._look(row), size.toTuple(), ratio)
        return delegate.brush.pixmap_cache.picture(
            key, lambda: self._lift(held, self._look(row), source, size, ratio)
        )

    def _held_size(self, held: Item, source: str, row: int) -> QSize:
        """As large as the circle that it comes from, or as the space where it will lie."""
        delegate: ItemDelegate = self._delegate
        circle = next((part.rect for part in self.parts(row) if part.ref == source and part.round), None)
        if circle is not None:
            return held_circle(circle)
        space = self.marks.space_of(delegate.landing(held, source))
        if space.isEmpty():
            return delegate.lifted_size(held, source, QRectF(self.rects[row]))
        return delegate.landed_size(held, source, space)

    def _lift(self, held: Item, look: Look, source: str, size: QSize, ratio: float) -> QPixmap:
        delegate: ItemDelegate = self._delegate
        pixmap = blank(size, ratio)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(self.font())
        painter.setOpacity(LIFTED_OPACITY)
        room = QRectF(0, 0, size.width(), size.height()).adjusted(0, 0, -LIFTED_ROOM[0], -LIFTED_ROOM[1])
        delegate.draw_lifted(painter, room, held, source, look)
        painter.end()
        return pixmap

    # -- drop -------------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A piece comes in. Qt tells only a view that accepts this about the moves that follow."""
        if self.table_model.source_in(event.mimeData()) is None:
            event.ignore()
            return
        self._weigh(event)
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """A piece is above some place: may it be let go there?"""
        self._weigh(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """It is above some other view, or none."""
        self.said.emit("")
        QToolTip.hideText()

    def dropEvent(self, event: QDropEvent) -> None:
        """Let go. The move is played once the drag is over, not inside of it."""
        source = self.table_model.source_in(event.mimeData())
        if source is None:
            event.ignore()
            return
        self.marks.begin_drag(source)
        target = self.target_at(event.position().toPoint())
        self.marks.end_drag()
        event.setDropAction(Qt.DropAction.CopyAction)
        event.setAccepted(self.marks.interaction.accepts(source, target))
        QToolTip.hideText()
        self.said.emit("")
        self.marks.interaction.drop_later(source, target)

    def _weigh(self, event: QDragMoveEvent) -> None:
        """Accept or refuse, and say what it would bring or why not."""
        source = self.table_model.source_in(event.mimeData())
        if source is None or event.buttons() & Qt.MouseButton.RightButton:
            if source is not None:
                QDrag.cancel()  # where the system leads the drag, the window hears of no other button
            event.ignore()
            return
        if self.marks.in_hand != source:
            self.marks.begin_drag(source)
        point = event.position().toPoint()
        target = self.target_at(point)
        self._say(point, self._sentence(source, target))
        rect = QRect(point, point)
        if self.marks.interaction.accepts(source, target):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept(rect)
        else:
            event.ignore(rect)
