"""Advice for the person who is asked: a bot of the strongest level is consulted, and the game does not wait for
it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.levels import LEVELS
from puertorico_desktop.bots.search.honesty import fair
from puertorico_desktop.gui.play.bot_pace import budget_of
from puertorico_desktop.gui.play.session import GameSession

LEVEL = "expert"
"""The bot that is consulted, whatever bots sit at the table."""
FIRST_SECONDS = 1.0
"""It thinks no longer than that before it says something, then goes on and corrects itself."""
MOST_KNOWN = 100
"""So many positions are remembered with their advice, the latest ones."""


@attrs.frozen
class _Known:
    """The advice on a position. So many `rounds` of thinking were left out, because the player did not wait."""

    thought: Thought
    rounds: int


class HintService(QObject):
    """What the bot thinks of the decision at hand. Whatever it says of another decision is dropped.

    It has all the time that its level has for a move. What it has come to is remembered: the same position has the
    same advice, also when the game comes back to it by undo and redo. While it still thinks, another action than the
    one it has named takes its place only if that one is clearly worse.

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
        self._known: OrderedDict[Hashable, _Known] = OrderedDict()
        self._rounds = 0
        self._seconds = 0.0
        self._is_hurried = False
        self.is_asking = False
        """Whether an answer is on its way."""
        self.thought: Thought | None = None
        """What the bot expects of everything that may be done, until it is dismissed."""
        session.consultation.advised.connect(self._hear)

    @property
    def is_final(self) -> bool:
        """Whether there is advice, and no better one follows."""
        return self.thought is not None and not self.is_asking

    def ask(self, once: bool = False) -> None:
        """Ask for advice; asked once more, have it at once. `once`: one answer when all is thought, none before."""
        if self.is_asking:
            self._is_hurried = True
            self._session.consultation.hurry()
            return
        if self._session.asked_person is not None:
            self._session.match.take_hint()
        decision = self._session.decision
        if decision is not None and len(self._session.game.legal_actions()) == 1:
            self._advise_quickly()
            return
        known = self._known.get(self._position()) if self._session.asked_person is not None else None
        self._plan(once, known)
        if (known is None or self._rounds) and self._consult():
            self.changed.emit()
        if known is not None:
            self._say(known.thought)

    def _plan(self, once: bool, known: _Known | None) -> None:
        """Divide the time that the level has into rounds; the bot goes on from where the last one ended."""
        budget = budget_of(LEVEL, self._session.paces) or LEVELS[LEVEL].budget
        assert budget.seconds is not None
        rounds = 1 if once else ceil(budget.seconds / FIRST_SECONDS)
        self._seconds = budget.seconds / rounds
        self._is_hurried = False
        self._rounds = rounds if known is None else 0 if once else known.rounds

    def _consult(self) -> bool:
        """Have the bot think for a round; returns whether it does."""
        self.is_asking = self._session.consultation.ask(LEVEL, self._seconds)
        return self.is_asking

    def forget(self) -> None:
        """Something else is asked: wait for nothing, and take the advice away."""
        if self.is_asking or self.thought is not None:
            self.is_asking = False
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
        self.is_asking = False
        self._rounds -= 1
        if thought is None:
            if self.thought is None:
                self._advise_quickly()
            else:
                self.changed.emit()
            return
        known = self._known.get(self._position())
        thought = fair(thought, self._session.game.text, None if known is None else known.thought)
        self._remember(thought)
        if self._rounds and not self._is_hurried:
            self._consult()
        self._say(thought)

    def _say(self, thought: Thought) -> None:
        self.found.emit(thought.best.action)
        self.thought = thought
        self.changed.emit()

    def _position(self) -> Hashable:
        """What tells the position of the game from others: everything that has been played."""
        match = self._session.match
        return match.id, match.record.actions

    def _remember(self, thought: Thought) -> None:
        position = self._position()
        self._known[position] = _Known(thought, self._rounds)
        self._known.move_to_end(position)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def _advise_quickly(self) -> None:
        choice = self._quick()
        if choice is not None:
            self.found.emit(choice)
        self.changed.emit()
