"""Looking back at the course of a game: the steps as actions for the menu, keys and buttons."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence

from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.mnemonics import plain

STEPS = ("start", "round_back", "turn_back", "back", "forward", "turn_forward", "round_forward", "end")
"""The names of the steps, from the earliest target to the latest."""
KEYS = {
    "look": "Ctrl+L",
    "start": "Home",
    "round_back": "PgUp",
    "turn_back": "Ctrl+Left",
    "back": "Left",
    "forward": "Right",
    "turn_forward": "Ctrl+Right",
    "round_forward": "PgDown",
    "end": "End",
    "branch": "Ctrl+B",
    "return": "Esc",
}


class Replay(QObject):
    """Steps through a game by decision, turn and round. The keys of the steps work only while looking back."""

    branch_requested = Signal(int)
    """Emitted with the ply from which the player wants to play on."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.actions = {name: QAction(self) for name in KEYS}
        for name, action in self.actions.items():
            action.setShortcut(QKeySequence(KEYS[name]))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.actions["look"].triggered.connect(self.look)
        self.actions["return"].triggered.connect(session.return_to_game)
        self.actions["branch"].triggered.connect(self._branch)
        for step in STEPS:
            self.actions[step].triggered.connect(self._stepper(step))
        session.decision_changed.connect(self.refresh)
        session.game_over.connect(self.refresh)
        session.started.connect(self.refresh)
        self.retranslate()
        self.refresh()

    @Slot()
    def look(self) -> None:
        """Start looking back, at the last decision."""
        if self._session.ply and not self._session.is_looking_back:
            self._session.look_back(self._session.ply - 1)

    def target(self, step: str) -> int:
        """Returns the ply to which a step leads; the first or last ply where there is no further decision, turn or
        round."""
        session, here = self._session, self._session.shown_ply
        match = session.match
        match step:
            case "start":
                return 0
            case "end":
                return session.ply
            case "back":
                return max(here - 1, 0)
            case "forward":
                return min(here + 1, session.ply)
            case "turn_back":
                return _before(match.turns(), here, 0)
            case "turn_forward":
                return _after(match.turns(), here, session.ply)
            case "round_back":
                return _before(match.rounds(), here, 0)
        return _after(match.rounds(), here, session.ply)

    @Slot()
    def refresh(self) -> None:
        """Enable the actions that have an effect now."""
        session = self._session
        looking = session.is_looking_back
        self.actions["look"].setEnabled(session.ply > 0 and not looking)
        self.actions["return"].setEnabled(looking)
        match = session.match
        tries_out = match.is_one_try and match.is_running
        self.actions["branch"].setEnabled(looking and session.decision is not None and not tries_out)
        for step in STEPS:
            self.actions[step].setEnabled(looking and self.target(step) != session.shown_ply)

    def _stepper(self, step: str) -> Callable[[], None]:
        def go() -> None:
            self._session.look_back(self.target(step))

        return go

    @Slot()
    def _branch(self) -> None:
        self.branch_requested.emit(self._session.shown_ply)

    def retranslate(self) -> None:
        """Set every text."""
        texts = {
            "look": self.tr("&Look back"),
            "start": self.tr("To the start"),
            "round_back": self.tr("Round back"),
            "turn_back": self.tr("Turn back"),
            "back": self.tr("Decision back"),
            "forward": self.tr("Decision forward"),
            "turn_forward": self.tr("Turn forward"),
            "round_forward": self.tr("Round forward"),
            "end": self.tr("To the end"),
            "branch": self.tr("&Play on from here…"),
            "return": self.tr("&Return to the game"),
        }
        for name, text in texts.items():
            keys = self.actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self.actions[name].setText(text)
            set_tip(self.actions[name], f"{plain(text)} ({keys})")


def _before(marks: Sequence[int], here: int, otherwise: int) -> int:
    """Returns the last mark before a ply; `otherwise` if there is none."""
    at = bisect_left(marks, here)
    return marks[at - 1] if at else otherwise


def _after(marks: Sequence[int], here: int, otherwise: int) -> int:
    """Returns the first mark after a ply; `otherwise` if there is none."""
    at = bisect_right(marks, here)
    return marks[at] if at < len(marks) else otherwise
