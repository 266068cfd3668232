"""Evaluation of the end of a game by playing it out: the result is exact for the moves played, not an estimate.

A learned evaluation is worst shortly before the end: whether the last captain ships one good more decides a game, but
the evaluation knows averages. When the end of the game is certain, a position is therefore played to the very end,
each player choosing the action that looks best one move ahead (max-n), and the finished game is evaluated.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.search.values import Values
from puertorico_desktop.engine.game import AnyGame

MOST_CHOICES: Final = 4
"""The greatest number of choices left at which positions are played out: with more it would take long, and be
uncertain."""


class PositionEvaluator(Protocol):
    """An object that evaluates positions, and the players' utilities of them."""

    def evaluate(self, games: Sequence[AnyGame]) -> tuple[Values, list[list[float]]]:
        """Returns the values of positions, running or over, and [position][seat] the utility of each for each seat.
        There must be one position at least."""


class PlayoutEvaluation:
    """An evaluation that takes the values of another one (`evaluate`), but plays positions shortly before the end to
    the end first."""

    def __init__(self, judge: PositionEvaluator, knowledge: GameKnowledge[Any, Any]) -> None:
        self._judge = judge
        self._knowledge = knowledge

    def evaluate(self, games: Sequence[AnyGame]) -> tuple[Values, list[list[float]]]:
        """Returns the values of positions, running or over, and [position][seat] the utility of each for each seat.
        There must be one position at least."""
        ends = list(games)
        while running := [place for place, game in enumerate(ends) if self._is_played_out(game)]:
            tried = [self._tried(ends[place]) for place in running]
            liked = iter(self._judge.evaluate([game for games in tried for game in games])[1])
            for place, afters in zip(running, tried, strict=True):
                seat = ends[place].asked
                _, ends[place] = max([(next(liked)[seat], game) for game in afters], key=lambda one: one[0])
        return self._judge.evaluate(ends)

    def _is_played_out(self, game: AnyGame) -> bool:
        left = None if game.kind is None else self._knowledge.choices_left(game)
        return left is not None and left <= MOST_CHOICES

    def _tried(self, game: AnyGame) -> list[AnyGame]:
        """Returns the positions after each action that is worth considering."""
        return [self._knowledge.settled(game, action) for action in self._knowledge.candidates(game)]
