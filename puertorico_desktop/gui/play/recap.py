"""The recap: the moves since the player's last turn, replayed at a pace that can be followed, those of automatic
seats with their accounts, line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAction, QKeySequence

from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.texts.news import recap_tip

LEAST_PAUSE_MS = 600
"""The least pause between two moves of the recap, in ms, whatever the pace of the bots is."""


def recap_start(session: GameSession) -> int | None:
    """Returns the ply after the last decision of the viewer of the table; None if no move followed it."""
    moves = session.match.moves
    for ply in range(len(moves), 0, -1):
        if moves[ply - 1].seat == session.viewer:
            return ply if ply < session.ply else None
    return 0 if moves else None


class RecapTip:
    """The tooltip of the recap button: the changes, line by line; cached for each decision."""

    def __init__(self, session: GameSession, changes: Callable[[int], Sequence[str]]) -> None:
        """`changes` returns the changes since a ply, in short sentences."""
        self._session = session
        self._changes = changes
        self._key: tuple[object, ...] = ()
        self._text = ""

    def text(self) -> str:
        """Returns the lines, in the language in force."""
        session, start = self._session, recap_start(self._session)
        key = session.match.id, session.ply, session.viewer, recap_tip()
        if key != self._key:
            self._key = key
            lines = () if start is None else self._changes(start)
            self._text = "\n".join([*lines, recap_tip()])
        return self._text


class Recap(QObject):
    """Looks back at the last decision of the viewer of the table, and replays the moves since then one by one.

    Any other navigation through the game, or the return to it, ends the recap.
    """

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._next: int | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self.action = QAction(self)
        self.action.setShortcut(QKeySequence("Ctrl+R"))
        self.action.triggered.connect(self.play)
        for signal in (session.decision_changed, session.game_over, session.started):
            signal.connect(self.refresh)
        self.retranslate()
        self.refresh()

    @property
    def start(self) -> int | None:
        """The ply after the viewer's last decision; None if no move followed it."""
        return recap_start(self._session)

    @property
    def is_running(self) -> bool:
        """Whether the recap is being shown."""
        return self._next is not None

    @Slot()
    def play(self) -> None:
        """Start the recap, or restart it if it is running."""
        start = self.start
        if start is None:
            return
        self._go_to(start)

    @Slot()
    def refresh(self) -> None:
        """Stop the recap if the players have navigated elsewhere, and enable or disable its action."""
        session = self._session
        if self._next is not None and not (session.is_looking_back and session.shown_ply == self._next):
            self._next = None
            self._timer.stop()
        waits = session.asked_person is not None or session.steps.is_waiting
        self.action.setEnabled(waits and self.start is not None)

    @Slot()
    def _go_on(self) -> None:
        session = self._session
        if self._next is None:
            return
        if session.steps.number < session.steps.count:
            session.steps.show(session.steps.number + 1)
            self._wait()
            return
        if self._next >= session.ply:
            session.return_to_game()
            return
        self._go_to(self._next + 1)

    def _go_to(self, ply: int) -> None:
        """Show the table at a ply; if an automatic seat moves next, with only the first line of its account."""
        self._next = ply
        session = self._session
        session.look_back(ply)
        if ply < session.ply and session.steps.count:
            session.steps.show(1)
        self._wait()

    def _wait(self) -> None:
        """Start the timer for the time needed to see the last move shown."""
        session = self._session
        self._timer.start(max(session.steps.tempo.move_ms, session.pause.linger_ms, LEAST_PAUSE_MS))

    def retranslate(self) -> None:
        """Set every text."""
        self.action.setText(self.tr("&What happened since my last turn"))
