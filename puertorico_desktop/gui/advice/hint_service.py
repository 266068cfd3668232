"""Advice for the person who is asked: a bot of the strongest level is consulted, and the game does not wait for
it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.search.honesty import fair
from puertorico_desktop.gui.play.session import GameSession

LEVEL = "expert"
"""The bot that is consulted."""
SECONDS = 1.0
"""How long it thinks before it says something."""
ROUNDS = 2
"""So many times it thinks on, each time from where it stopped, and corrects itself."""


class HintService(QObject):
    """What the bot thinks of the decision at hand. Whatever it says of another decision is dropped.

    Where no process can think, or nothing is to be chosen, the quick heuristic answers alone.
    """

    found = Signal(object)
    """The action that is preferred, or one of those that are about equal; a better one may follow."""
    changed = Signal()
    """A question was asked or answered, or the advice is not in sight any more."""

    def __init__(self, session: GameSession, quick: Callable[[], Any], parent: QObject | None = None) -> None:
        """`quick` returns the action that a rule of thumb prefers, None if there is none."""
        super().__init__(parent)
        self._session = session
        self._quick = quick
        self._rounds = 0
        self.thought: Thought | None = None
        """What the bot expects of everything that may be done, until it is dismissed."""
        session.consultation.advised.connect(self._hear)

    @property
    def is_asking(self) -> bool:
        """Whether an answer is on its way."""
        return self._rounds > 0

    @property
    def is_final(self) -> bool:
        """Whether there is advice, and no better one follows."""
        return self.thought is not None and not self.is_asking

    def ask(self, rounds: int = ROUNDS) -> None:
        """Ask for advice; asked once more, have it at once."""
        if self.is_asking:
            self._rounds = 1
            self._session.consultation.hurry()
            return
        if self._session.asked_person is not None:
            self._session.match.take_hint()
        decision = self._session.decision
        if decision is not None and len(self._session.game.legal_actions()) == 1:
            self._advise_quickly()
        elif self._session.consultation.ask(LEVEL, SECONDS):
            self._rounds = rounds
            self.changed.emit()

    def forget(self) -> None:
        """Something else is asked: wait for nothing, and take the advice away."""
        if self.is_asking or self.thought is not None:
            self._rounds = 0
            self.thought = None
            self.changed.emit()

    def dismiss(self) -> None:
        """The advice has been read, or the player goes on without it."""
        if self.is_asking:
            self._session.consultation.withdraw()
        self.forget()

    def _hear(self, thought: Thought | None) -> None:
        if not self.is_asking:
            return
        self._rounds -= 1
        if thought is None:
            self._rounds = 0
            if self.thought is None:
                self._advise_quickly()
            else:
                self.changed.emit()
            return
        if self.is_asking and not self._session.consultation.ask(LEVEL, SECONDS):
            self._rounds = 0
        thought = fair(thought, self._session.game.text)
        self.found.emit(thought.best.action)
        self.thought = thought
        self.changed.emit()

    def _advise_quickly(self) -> None:
        choice = self._quick()
        if choice is not None:
            self.found.emit(choice)
        self.changed.emit()
