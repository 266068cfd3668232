"""The dialogs around a game: the one that begins it and the one that ends it. The main window makes one of these."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QWidget

from puertorico_desktop.gui.session import GameSession
from puertorico_desktop.gui.windows.new_game import Choices, NewGameDialog
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.saves.course import GameSetup


class GameDialogs(QObject):
    """Opens the dialogs over a window, one at a time, and hands what they ask for to the session.

    What was chosen for the last game is what the next dialog shows.
    """

    def __init__(self, session: GameSession, window: QWidget, choices: Choices | None = None) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._choices = choices or Choices()
        self.dialog: QDialog | None = None
        session.game_over.connect(self.show_scores)
        session.started.connect(self.close)

    def new_game(self) -> None:
        """Ask for another game. Whoever wants none goes on with the one on the table, or begins it."""
        dialog = NewGameDialog(self._choices, self._window)
        dialog.chosen.connect(self._start)
        dialog.rejected.connect(self._session.begin)
        self._open(dialog)

    def show_scores(self) -> None:
        """Show how the game ended."""
        session = self._session
        if session.decision is not None:
            return
        dialog = ScoreSheetDialog(session.game, session.names, session.words, session.course.undo_used, self._window)
        dialog.new_game_wanted.connect(self.new_game)
        dialog.again_wanted.connect(self._again)
        self._open(dialog)

    def close(self) -> None:
        """Take away the open dialog: it speaks of a game that is no longer on the table."""
        if self.dialog is not None:
            self.dialog.close()

    def _open(self, dialog: QDialog) -> None:
        self.close()
        self.dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget)
        dialog.open()

    def _forget(self) -> None:
        if self.dialog is self.sender():
            self.dialog = None

    def _start(self, setup: GameSetup, choices: Choices) -> None:
        self._choices = choices
        self._session.start(setup)

    def _again(self) -> None:
        self._session.start(self._session.setup.again())
