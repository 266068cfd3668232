"""Moves that were made with one confirmation and are taken back with one step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from puertorico_desktop.gui.play.session import GameSession


class UndoGroups(QObject):
    """Knows which plies only went on with what the one before had begun, for as long as the game is on the table."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._inner: set[int] = set()
        session.started.connect(self._forget)
        session.moved.connect(self._correct)

    def go_on(self) -> None:
        """What has just been played belongs to what was played before it."""
        self._inner.add(self._session.ply - 1)

    def undo(self) -> None:
        """Go back to the last decision of a person, to the first of those that were answered together."""
        self._step(self._session.undo, lambda: self._session.can_undo)

    def redo(self) -> None:
        """Play again what was taken back, all that was answered together."""
        self._step(self._session.redo, lambda: self._session.can_redo)

    def _step(self, step: Callable[[], None], possible: Callable[[], bool]) -> None:
        step()
        while self._session.ply in self._inner and possible():
            step()

    @Slot()
    def _correct(self) -> None:
        """Another move takes the place of whatever was once played at its ply and after it.

        A step forward while players look back is told like a move, but replaces nothing.
        """
        if self._session.is_looking_back:
            return
        self._inner = {ply for ply in self._inner if ply < self._session.ply - 1}

    @Slot()
    def _forget(self) -> None:
        self._inner.clear()
