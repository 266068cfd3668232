"""Enlarged boards of other players, shown until they are closed, the pointer leaves them, or a new question needs the
room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.close_button import CloseButton
from puertorico_desktop.gui.windows.cover import raise_below_cover
from puertorico_desktop.gui.windows.seat_board import SeatBoard
from puertorico_desktop.gui.windows.side_column import SideColumn

translate = QCoreApplication.translate

WATCH_MS = 150
"""The interval in ms at which the pointer is checked while a board is open only because it is pointed at."""


class CloseUp(QWidget):
    """One enlarged board over the middle of the table, created when it is first shown."""

    def __init__(self, make: Callable[[QWidget], Sequence[SeatBoard]], parent: QWidget | None = None) -> None:
        """`make` returns the boards of the seat, one for each kind of player that may sit there, as children of the
        given widget."""
        super().__init__(parent)
        self._boards = make(self)
        self._came_from: QWidget | None = None
        self._button = CloseButton(self)
        self._button.clicked.connect(self.dismiss)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for board in self._boards:
            layout.addWidget(board)
            for view in board.views:
                view.idle.connect(self.dismiss)
        self.refresh()

    @property
    def views(self) -> list[AreaView]:
        """All views of all boards of the seat, shown or not."""
        return [view for board in self._boards for view in board.views]

    @property
    def board(self) -> SeatBoard:
        """The board of the kind of player that sits there at present."""
        return next(board for board in self._boards if not board.isHidden())

    def refresh(self) -> None:
        """Show the board that belongs to the present player of the seat."""
        for board in self._boards:
            board.refresh()

    def set_scale(self, scale: float) -> None:
        """Adapt the boards to the scale of the table."""
        for board in self._boards:
            board.set_scale(scale)
        self._button.set_side(round(24 * scale))

    def take_focus(self) -> None:
        """Take the keyboard focus until the board is hidden."""
        self._came_from = QApplication.focusWidget()
        self.setFocus()

    def dismiss(self) -> None:
        """Hide the board; the keyboard focus, if it is here, returns to where it came from."""
        focus, came_from, self._came_from = QApplication.focusWidget(), self._came_from, None
        holds_focus = focus is self or (focus is not None and self.isAncestorOf(focus))
        if holds_focus and came_from is not None and isValid(came_from):
            came_from.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hide the board on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)


class CloseUps(QObject):
    """The enlarged boards of the other players, at most one of them in sight: opened by a click, or by pointing at a
    folded board."""

    made = Signal(object)
    """Emitted with a `CloseUp` when it is created."""

    def __init__(
        self,
        session: GameSession,
        make: Callable[[int, QWidget], Sequence[SeatBoard]],
        side: SideColumn,
        table: QWidget,
    ) -> None:
        """`make` returns the enlarged boards of the seat that number of places after the viewer's: see `CloseUp`."""
        super().__init__(table)
        self._session = session
        self._make = make
        self._side = side
        self._table = table
        self._scale = 1.0
        self._place = QRect()
        self._made: dict[int, CloseUp] = {}
        self._peeked: int | None = None
        self._watch = QTimer(self)
        self._watch.setInterval(WATCH_MS)
        self._watch.timeout.connect(self._look_after_pointer)
        side.pointed.connect(lambda number: self.peek(number + 1))
        session.decision_changed.connect(self._make_room)

    @property
    def shown(self) -> CloseUp | None:
        """The enlarged board in sight; None if none is."""
        return next((one for one in self._made.values() if one.isVisible()), None)

    def enlarge(self, place: int) -> None:
        """Show the enlarged board of the seat `place` places after the viewer's; hide it if it is shown already.

        A board that is open only because it is pointed at is kept open instead.
        """
        pinned, self._peeked = self._peeked == place, None
        shown = self.shown
        if shown is None or shown is not self._made.get(place):
            self._open(place).take_focus()
        elif pinned:
            shown.take_focus()
        else:
            shown.dismiss()

    def _open(self, place: int) -> CloseUp:
        """Show the enlarged board of the seat `place` places after the viewer's instead of the one in sight; return
        it."""
        self.dismiss()
        found = self._made.get(place)
        if found is None:
            found = CloseUp(partial(self._make, place), self._table)
            found.hide()
            found.setFont(self._table.font())  # widgets below a style sheet do not inherit the font later
            found.set_scale(self._scale)
            self._made[place] = found
            self.made.emit(found)
        found.refresh()
        found.setGeometry(self._place)
        raise_below_cover(found)
        found.show()
        return found

    def peek(self, place: int) -> None:
        """Show the enlarged board of the seat `place` places after the viewer's while the pointer stays on it; the
        keyboard focus stays where it is.

        Do nothing while another board was opened by a click.
        """
        if self._peeked == place or (self._peeked is None and self.shown is not None):
            return
        self._open(place)
        self._peeked = place
        self._watch.start()

    @Slot()
    def _look_after_pointer(self) -> None:
        """Close a board that is open because it is pointed at once the pointer has left it and its head."""
        shown, point = self.shown, self._table.mapFromGlobal(QCursor.pos())
        if self._peeked is None or shown is None:
            self._watch.stop()
            self._peeked = None
        elif not shown.geometry().contains(point) and self._side.head_at(point) != self._peeked - 1:
            self._peeked = None
            shown.dismiss()

    @Slot()
    def _make_room(self) -> None:
        """Close a board that was opened by a click when a person gets a new decision, which must be in sight."""
        if self._session.asked_person is not None and self._peeked is None:
            self.dismiss()

    def place_boards(self, place: QRect) -> None:
        """Set the rectangle of the boards; where the others' boards are folded, it is moved below their heads."""
        self._place = place
        if self._side.folded:
            height = max(place.height(), self._side.large_height)
            self._place = QRect(place.left(), self._side.strip.geometry().bottom() + 1, place.width(), height)
        for close_up in self._made.values():
            close_up.setGeometry(self._place)

    @Slot()
    def dismiss(self) -> None:
        """Hide the board in sight."""
        shown = self.shown
        if shown is not None:
            shown.dismiss()

    def refresh(self) -> None:
        """Update the parts of the boards that do not follow a model."""
        for close_up in self._made.values():
            close_up.refresh()

    def set_scale(self, scale: float) -> None:
        """Adapt the boards to the scale of the table."""
        self._scale = scale
        for close_up in self._made.values():
            close_up.setFont(self._table.font())
            close_up.set_scale(scale)
