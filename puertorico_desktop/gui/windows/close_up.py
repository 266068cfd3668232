"""Another player's board as large as one's own, until it is clicked away, not pointed at any more, or in the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.close_button import CloseButton
from puertorico_desktop.gui.windows.cover import raise_below_cover
from puertorico_desktop.gui.windows.seat_board import SeatBoard
from puertorico_desktop.gui.windows.side_column import SideColumn

translate = QCoreApplication.translate

WATCH_MS = 150
"""So often the pointer is looked after while a board is open because it is pointed at."""


class CloseUp(QWidget):
    """One board, laid over the middle of the table. It is made when it is looked at for the first time."""

    def __init__(self, make: Callable[[QWidget], Sequence[SeatBoard]], parent: QWidget | None = None) -> None:
        """`make` returns the boards of the seat for each kind of player that may sit there, with a parent."""
        super().__init__(parent)
        self._boards = make(self)
        self._button = CloseButton(self)
        self._button.clicked.connect(self.dismiss)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for board in self._boards:
            layout.addWidget(board)
            for view in board.views:
                view.idle.connect(self.dismiss)
        self.renew()

    @property
    def views(self) -> list[AreaView]:
        """All views of every kind of board."""
        return [view for board in self._boards for view in board.views]

    @property
    def board(self) -> SeatBoard:
        """The board of who sits there now."""
        return next(board for board in self._boards if not board.isHidden())

    def renew(self) -> None:
        """Show who sits there now."""
        for board in self._boards:
            board.renew()

    def set_scale(self, scale: float) -> None:
        """Fit the size of the table."""
        for board in self._boards:
            board.set_scale(scale)
        self._button.set_side(round(24 * scale))

    def dismiss(self) -> None:
        """Take the board away."""
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes the board away."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)


class CloseUps(QObject):
    """The boards of the others in large, one of them at a time: opened by a click, or by pointing at a folded one."""

    made = Signal(object)
    """A `CloseUp` that is shown for the first time."""

    def __init__(
        self,
        session: GameSession,
        make: Callable[[int, QWidget], Sequence[SeatBoard]],
        side: SideColumn,
        table: QWidget,
    ) -> None:
        """`make` returns the large boards of who sits that many seats after one's own: see `CloseUp`."""
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
        """The board that is shown large, if one is."""
        return next((one for one in self._made.values() if one.isVisible()), None)

    def enlarge(self, place: int) -> None:
        """Show the board that many seats after one's own large; or no longer, if it is.

        One that is open because it is pointed at stays open.
        """
        pinned, self._peeked = self._peeked == place, None
        shown = self.shown
        if pinned and shown is not None:
            return
        if shown is not None:
            shown.dismiss()
        found = self._made.get(place)
        if found is None:
            found = CloseUp(partial(self._make, place), self._table)
            found.hide()
            found.setFont(self._table.font())  # what is made later does not inherit it below a style sheet
            found.set_scale(self._scale)
            self._made[place] = found
            self.made.emit(found)
        if found is not shown:
            found.renew()
            found.setGeometry(self._place)
            raise_below_cover(found)
            found.show()
            found.setFocus()

    def peek(self, place: int) -> None:
        """Show the board that many seats after one's own large for as long as the pointer stays on it.

        Nothing happens while another one is open for good.
        """
        shown = self.shown
        if self._peeked == place or (self._peeked is None and shown is not None):
            return
        if shown is not None:
            shown.dismiss()
        focus = QApplication.focusWidget()
        self.enlarge(place)
        self._peeked = place
        if focus is not None:
            focus.setFocus()
        self._watch.start()

    @Slot()
    def _look_after_pointer(self) -> None:
        """A board that is open because it is pointed at closes when the pointer is somewhere else."""
        shown, point = self.shown, self._table.mapFromGlobal(QCursor.pos())
        if self._peeked is None or shown is None:
            self._watch.stop()
            self._peeked = None
        elif not shown.geometry().contains(point) and self._side.head_at(point) != self._peeked - 1:
            self._peeked = None
            shown.dismiss()

    @Slot()
    def _make_room(self) -> None:
        """Who is asked something new has to see what it is about; what is pointed at goes by itself."""
        if self._session.asked_person is not None and self._peeked is None:
            self.dismiss()

    def lie_at(self, place: QRect) -> None:
        """Lie there, or as large below the heads where the others' boards are folded."""
        self._place = place
        if self._side.folded:
            height = max(place.height(), self._side.large_height)
            self._place = QRect(place.left(), self._side.strip.geometry().bottom() + 1, place.width(), height)
        for close_up in self._made.values():
            close_up.setGeometry(self._place)

    @Slot()
    def dismiss(self) -> None:
        """Take away what is shown."""
        shown = self.shown
        if shown is not None:
            shown.dismiss()

    def renew(self) -> None:
        """Show what no model tells."""
        for close_up in self._made.values():
            close_up.renew()

    def set_scale(self, scale: float) -> None:
        """Fit the size of the table."""
        self._scale = scale
        for close_up in self._made.values():
            close_up.setFont(self._table.font())
            close_up.set_scale(scale)
