"""Advice for the person who must decide: a bot of the strongest level is consulted, without blocking the game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.levels import LEVELS
from puertorico_desktop.bots.search.ties import with_ties_first
from puertorico_desktop.gui.play.bot_pace import budget_of
from puertorico_desktop.gui.play.session import GameSession

LEVEL = "expert"
"""The level of the consulted bot, whatever bots play at the table."""
FIRST_SECONDS = 1.0
"""The longest time in seconds before the first answer; the bot then continues and corrects it."""
MOST_KNOWN = 100
"""The number of positions whose advice is cached; the oldest are dropped."""


@attrs.frozen
class _CachedAdvice:
    """The cached advice on a position. `rounds` is the number of rounds of thinking left out because the player did
    not wait."""

    thought: Thought
    rounds: int


class HintService(QObject):
    """The bot's advice on the present decision. Answers on other decisions are dropped.

    The bot has the whole thinking time of its level. The result is cached: the same position gets the same advice,
    also after undo and redo. Another action replaces the one already named only if that one is clearly worse.

    Where no process can think, or only one action is legal, the quick heuristic answers alone.
    """

    found = Signal(object)
    """Emitted with the preferred action, or one of several about equal ones; a better one may follow."""
    changed = Signal()
    """Emitted when advice was requested or received, or is not shown any more."""

    def __init__(self, session: GameSession, quick: Callable[[], Any], parent: QObject | None = None) -> None:
        """`quick` returns the action that a rule of thumb prefers; None if there is none."""
        super().__init__(parent)
        self._session = session
        self._quick = quick
        self._known: OrderedDict[Hashable, _CachedAdvice] = OrderedDict()
        self._rounds = 0
        self._seconds = 0.0
        self._is_hurried = False
        self._named: Any = None
        self.is_asking = False
        """Whether an answer is awaited."""
        self.thought: Thought | None = None
        """The bot's judgement of all options, until it is dismissed."""
        self.is_one_of_equals = False
        """Whether the action that was named last is one of several about equal ones."""
        session.consultation.advised.connect(self._on_opinion)

    @property
    def is_final(self) -> bool:
        """Whether there is advice and no better one follows."""
        return self.thought is not None and not self.is_asking

    def ask(self, once: bool = False, named: Any = None) -> None:
        """Request advice; a repeated request has it answered at once. `once`: only one answer, after the whole
        thinking time. `named` is the action that the player has been shown already, if any."""
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
        self._named = named if known is None else known.thought.best.action
        self._plan(once, known)
        if (known is None or self._rounds) and self._consult():
            self.changed.emit()
        if known is not None:
            self._publish(known.thought)

    def _plan(self, once: bool, known: _CachedAdvice | None) -> None:
        """Divide the thinking time of the level into rounds; each continues from the result of the last."""
        budget = budget_of(LEVEL, self._session.paces) or LEVELS[LEVEL].budget
        assert budget.seconds is not None
        rounds = 1 if once else ceil(budget.seconds / FIRST_SECONDS)
        self._seconds = budget.seconds / rounds
        self._is_hurried = False
        self._rounds = rounds if known is None else 0 if once else known.rounds

    def _consult(self) -> bool:
        """Have the bot think for a round; returns whether it could be asked."""
        self.is_asking = self._session.consultation.ask(LEVEL, self._seconds)
        return self.is_asking

    def forget(self) -> None:
        """Remove the advice and stop waiting: the decision has changed."""
        if self.is_asking or self.thought is not None:
            self.is_asking = False
            self.thought = None
            self.changed.emit()

    def dismiss(self) -> None:
        """Remove the advice and cancel the request: the player has read it, or continues without it."""
        if self.is_asking:
            self._session.consultation.withdraw()
        self.forget()

    def _on_opinion(self, thought: Thought | None) -> None:
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
        thought = with_ties_first(thought, self._session.game.text, self._named)
        self._named = thought.best.action
        self._remember(thought)
        if self._rounds and not self._is_hurried:
            self._consult()
        self._publish(thought)

    def _publish(self, thought: Thought) -> None:
        self.is_one_of_equals = thought.equal > 1
        self.found.emit(thought.best.action)
        self.thought = thought
        self.changed.emit()

    def _position(self) -> Hashable:
        """Returns a key that identifies the position of the game: all actions played."""
        match = self._session.match
        return match.id, match.record.actions

    def _remember(self, thought: Thought) -> None:
        position = self._position()
        self._known[position] = _CachedAdvice(thought, self._rounds)
        self._known.move_to_end(position)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def _advise_quickly(self) -> None:
        choice = self._quick()
        if choice is not None:
            self.is_one_of_equals = False
            self.found.emit(choice)
        self.changed.emit()
