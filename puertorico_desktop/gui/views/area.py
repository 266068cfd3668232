"""The interactive view of one area of the table: drag and drop, clicks and keyboard input with the same drop targets.

`Marks` says which piece may go to which target, the interaction provides the sentences; a view only translates
positions and keys into targets.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, cast

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QToolTip, QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.models.table_model import Index, TableModel
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.views.delegates import ItemDelegate, held_circle
from puertorico_desktop.gui.views.drag_canceller import DragCanceller
from puertorico_desktop.gui.views.lifted_picture import lifted_picture
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.piece_drops import PieceDrops
from puertorico_desktop.gui.views.plan_view import PlanView
from puertorico_desktop.gui.views.plans import Plan

STEPS = {
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Insert: 1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_Delete: -1,
    Qt.Key.Key_Backspace: -1,
}
"""The keys that add a colonist to the current item (1) or take one away (-1), likewise goods on a ship."""
PEEK = Qt.Key.Key_P
"""The key that shows the player's own face-down pieces while it is held; the table handles it."""
PROMOTE = Qt.Key.Key_N
"""The key that puts a noble on the current item."""
NOTHING = (-1, -1)
"""The described item if the status line holds no text of an item."""


class AreaView(PieceDrops, PlanView):
    """A view whose items can be dragged, clicked and activated with the keyboard."""

    picked_by_key = Signal()
    """Emitted when a piece was picked with the keyboard: the focus may move on to a target."""
    pointed = Signal(str)
    """Emitted when another item is under the pointer or current by keyboard, with its reference; an empty string for
    none."""
    idle = Signal()
    """Emitted by a click or Enter on an item without any action."""
    put_back_by_key = Signal(str)
    """Emitted when a picked piece was put back with the keyboard, with its reference: the focus may return to it."""
    speech_requested = Signal(str)
    """Emitted with a sentence for screen readers that is no accessible text of the current item: what the picked
    piece would do there, or how a key has changed the item."""
    hint_changed = Signal(str)
    """Emitted with the hint or the reason for the item under the pointer or current by keyboard; an empty string
    clears it."""

    def __init__(
        self,
        plan: Plan,
        delegate: ItemDelegate,
        marks: Marks,
        area: str = "",
        fallback: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`area` is the target that stands for all free spaces of this view, `fallback` the target of its
        background."""
        super().__init__(plan, delegate, marks, area, parent)
        self.fallback = fallback
        self.is_explained: Callable[[AreaView, Item], bool] = lambda _view, _item: False
        """Whether a card explains an item: then no tool tip does."""
        self._pointed = ""
        self.is_pointed_by_mouse = False
        """Whether the item that was pointed at last was under the mouse pointer, rather than current by keyboard."""
        self._shows_hint = False
        """Whether the status line holds a sentence about the current item."""
        self._described = NOTHING
        """The number of moves played and the row when the status line was given the text of an item."""
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
        """The model, which defines the MIME data of a drag."""
        return cast(TableModel, self.model())

    @property
    def drop_surface(self) -> QWidget:
        """The viewport."""
        return self.viewport()

    def show_hint(self, sentence: str) -> None:
        """Emit `hint_changed` with the sentence."""
        self._described = NOTHING
        self.hint_changed.emit(sentence)

    def text_at(self, point: QPoint) -> str:
        """Returns the accessible text of the item at this point."""
        return self._text_of(self.indexAt(point))

    @staticmethod
    def _text_of(index: Index) -> str:
        return str(index.data(Qt.ItemDataRole.AccessibleTextRole) or "") if index.isValid() else ""

    # -- drop targets -----------------------------------------------------------------------------------------

    def target_at(self, point: QPoint) -> str:
        """Returns the target on which a piece dropped at this point would land: the background where the item itself
        is no target."""
        ref = self.ref_at(point)
        if ref and self.marks.is_target(ref):
            return ref
        record = self.record(self.indexAt(point).row())
        for other in (record.ref if record is not None else "", self.area, self.fallback):
            if other and self.marks.is_target(other):
                return other
        return ref or self.area or self.fallback

    def first_target(self) -> int | None:
        """Returns the first row that accepts the picked piece; None if there is none."""
        for row in range(len(self.records)):
            if any(self.is_lit(part.ref, row) for part in self.parts(row)):
                return row
        return 0 if self.fallback in self.marks.targets and self.records else None

    def _current_ref(self) -> str:
        """Returns the part of the current item that a key refers to: the first part that can be lifted or is a
        target; if a part of the item has been lifted already, the next one.

        While colonists are placed, the whole item: a key then refers to no circle in particular.
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
        """Handle Enter and Space (activate), Escape (cancel), the arrow keys (change the current item) and the keys
        of a draft."""
        self.show_focus(True)
        self._look_at_current()
        before = self._current_state()
        activates = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
        if self.marks.runs_on(activates):
            return
        if activates:
            self._activate(self._current_ref())
            if self.marks.in_hand is not None:
                self.picked_by_key.emit()
        elif event.key() == Qt.Key.Key_Escape:
            lifted = self.marks.in_hand
            event.setAccepted(lifted is not None)  # otherwise the table handles the key
            self.marks.interaction.cancel()
            if lifted is not None:
                self.put_back_by_key.emit(lifted)
        elif event.key() == PEEK:
            event.ignore()
        elif event.key() == PROMOTE and self.marks.interaction.is_composing:
            self.marks.interaction.promote(self._current_ref())
        elif event.key() in STEPS and self.marks.interaction.is_composing:
            self.marks.interaction.adjust(self._current_ref(), STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
            self._look_at_current()
        self._tell_change(before)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the current item if the focus came by keyboard."""
        super().focusInEvent(event)
        if self.is_played_by_key:
            self._look_at_current()

    def enter(self, by_key: bool) -> None:
        """Take the focus, with a ring if `by_key`, even if Qt has passed it on from a hidden view already."""
        self.setFocus(Qt.FocusReason.TabFocusReason if by_key else Qt.FocusReason.MouseFocusReason)
        self.show_focus(by_key)
        if not by_key and not self.is_pointed_by_mouse:
            self._look_at("")
            self._clear_hint()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Stop pointing at the current item and clear its sentence."""
        super().focusOutEvent(event)
        self._look_at("")
        self._clear_hint()

    def _clear_hint(self) -> None:
        if self._shows_hint:
            self._shows_hint = False
            self.show_hint("")

    def viewportEvent(self, event: QEvent) -> bool:
        """Suppress the tool tip of an item that a card explains."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            record = self.record(self.indexAt(event.pos()).row())
            if record is not None and self.is_explained(self, record):
                return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Stop pointing at an item and clear its sentence when the pointer leaves the view."""
        super().leaveEvent(event)
        if self.is_pointed_by_mouse or not self.is_played_by_key:
            self._look_at("")
        if self.is_pointed_by_mouse:
            self.show_hint("")

    def _current_state(self) -> tuple[int, int, str]:
        """Returns the number of moves played, the current row, and its accessible text."""
        index = self.currentIndex()
        return self.table_model.session.ply, index.row(), str(index.data(Qt.ItemDataRole.AccessibleTextRole) or "")

    def _tell_change(self, before: tuple[int, int, str]) -> None:
        """Tell how a key has changed the current item in an answer that is being composed; the log tells the changes
        by a move."""
        now = self._current_state()
        if now[:2] == before[:2] and now[2] != before[2]:
            self.speech_requested.emit(now[2])

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Any = ()) -> None:
        """Update the text of an item in the status line if the item has changed in an answer that is being
        composed."""
        super().dataChanged(top_left, bottom_right, roles)
        ply, row = self._described
        if top_left.row() <= row <= bottom_right.row() and ply == self.table_model.session.ply:
            self._describe(self.model().index(row, 0))

    def _describe(self, index: Index) -> None:
        """Show the text of an item in the status line."""
        self.show_hint(self._text_of(index))
        self._described = self.table_model.session.ply, index.row()

    def _look_at_current(self) -> None:
        ref, in_hand = self._current_ref(), self.marks.interaction.picked
        self.is_pointed_by_mouse = False
        if ref == self._pointed:
            return
        self._look_at(ref)
        words = item = self._text_of(self.currentIndex())
        if in_hand is None:
            self._describe(self.currentIndex())
        else:
            words = self.sentence(in_hand, ref) if ref != in_hand else ""
            self.speech_requested.emit(words)  # screen readers read the current item themselves
            if words:
                words = sentences((words, self.item_beside(in_hand, ref, item)))
            self.show_hint(words)
        self._shows_hint = bool(words)

    def _look_at(self, ref: str) -> None:
        if ref != self._pointed:
            self._pointed = ref
            self.marks.point_at(ref)
            self.pointed.emit(ref)

    def _activate(self, ref: str) -> None:
        """Pick up, put down, change the draft, or have the reason shown why that is not possible."""
        if ref and self.marks.means_something(ref):
            self.marks.interaction.activate(ref)
        else:
            self.idle.emit()

    def next_source(self) -> int | None:
        """Returns the current row if it accepts the picked piece, otherwise the next row with a piece that can be
        lifted, continuing with the first row after the last.

        None if nothing can be lifted in this view.
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
        """Remember where a click or drag starts; the right button puts back the picked piece."""
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
        """Suppress the context menu of the click that put a piece back."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        event.setAccepted(by_mouse and self._puts_back)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start a drag once the pointer is far enough from where the button went down; without a button, update
        hover."""
        point = event.position().toPoint()
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._hover(point)
        elif self._pressed and (point - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self.startDrag(Qt.DropAction.CopyAction)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Activate the item as a click if the pointer is still over the part where the button went down."""
        point = event.position().toPoint()
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None or self.ref_at(point) != pressed:
            return
        in_hand = self.marks.interaction.picked
        self.show_hint("")  # the hint is outdated after the click
        self._activate(self.target_at(point) if in_hand is not None and in_hand != pressed else pressed)

    def forget_press(self) -> None:
        """Forget where a click or drag has started: the release has no effect."""
        self._pressed = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second of two quick clicks as a click."""
        self.mousePressEvent(event)

    def _hover(self, point: QPoint) -> None:
        """Set the cursor shape to show whether the item can be activated, and say its effect."""
        ref, in_hand = self.ref_at(point), self.marks.interaction.picked
        self.is_pointed_by_mouse = True
        self._look_at(ref)
        if in_hand is not None:
            target = self.target_at(point)
            allowed = self.marks.is_target(target)
            item = self.item_beside(in_hand, target, self.text_at(point))
            self.say_at(point, self.sentence(in_hand, target) if ref != in_hand else "", item)
        else:
            allowed = ref in self.marks.sources or self.marks.is_target(ref)
            self._describe(self.indexAt(point))
        shape = Qt.CursorShape.PointingHandCursor if allowed else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    # -- drag -------------------------------------------------------------------------------------------------

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the pressed piece. Only copy actions are offered: after a move action Qt would delete the row."""
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
        canceller = DragCanceller(self)
        try:
            drag.exec(Qt.DropAction.CopyAction, Qt.DropAction.CopyAction)
        finally:
            canceller.end()
            self._puts_back = canceller.is_cancelled
            self.marks.end_drag()
            interaction.session.release()
            QToolTip.hideText()

    def lifted_pixmap(self, row: int, source: str) -> QPixmap:
        """Returns the picture of the piece that is dragged."""
        delegate: ItemDelegate = self._delegate
        record = self.record(row)
        assert record is not None
        held = delegate.dragged_part(record, self.marks.interaction.moves_people)
        size = self._held_size(held, source, row)
        ratio = self.devicePixelRatioF()
        key = (
            "lifted",
            type(delegate),
            delegate.painted_fields(held),
            source,
            self._look(row),
            size.toTuple(),
            ratio,
        )
        return delegate.renderer.pixmap_cache.picture(
            key, lambda: lifted_picture(delegate, held, source, self._look(row), self.font(), size, ratio)
        )

    def _held_size(self, held: Item, source: str, row: int) -> QSize:
        """Returns the size of the drag picture: that of the circle that the piece comes from, or of the space where
        it will lie."""
        delegate: ItemDelegate = self._delegate
        circle = next((part.rect for part in self.parts(row) if part.ref == source and part.round), None)
        if circle is not None:
            return held_circle(circle)
        space = self.marks.space_of(delegate.drop_area(held, source))
        if space.isEmpty():
            return delegate.lifted_size(held, source, QRectF(self.rects[row]))
        return delegate.landed_size(held, source, space)
