"""Groups of moves that were made with one confirmation and are undone in one step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from puertorico_desktop.gui.play.session import GameSession


class UndoGroups(QObject):
    """The plies within such groups, for as long as the game is on the table."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._inner: set[int] = set()
        session.started.connect(self._forget)
        session.moved.connect(self._correct)

    def go_on(self) -> None:
        """Add the move just played to the group of the move before it."""
        self._inner.add(self._session.ply - 1)

    def undo(self) -> None:
        """Return to the last decision of a person, or to the first one of its group."""
        self._step(self._session.undo, lambda: self._session.can_undo)

    def redo(self) -> None:
        """Redo the moves undone last, with the whole group."""
        self._step(self._session.redo, lambda: self._session.can_redo)

    def _step(self, step: Callable[[], None], possible: Callable[[], bool]) -> None:
        step()
        while self._session.ply in self._inner and possible():
            step()

    @Slot()
    def _correct(self) -> None:
        """Forget the groups at and after the ply of a new move, which replaces the moves that were once played there.

        A step forward while players look back is reported like a move, but replaces none.
        """
        if self._session.is_looking_back:
            return
        self._inner = {ply for ply in self._inner if ply < self._session.ply - 1}

    @Slot()
    def _forget(self) -> None:
        self._inner.clear()
