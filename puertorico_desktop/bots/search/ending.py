"""The end of a game, played out: what is found there is the result, no guess.

A learned evaluation guesses worst where least is left: whether the last captain ships one good more decides a game,
and it sees averages. When the end of the game is certain, what is to be valued is played to the very end instead,
everybody choosing what looks best (max-n, one move ahead), and the game that is over is valued.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.search.values import Values
from puertorico_desktop.engine.game import AnyGame

MOST_CHOICES: Final = 4
"""Positions with more choices left are valued as they stand: it would take long, and not be sure."""


class Judging(Protocol):
    """Values positions."""

    def judge(self, games: Sequence[AnyGame]) -> tuple[Values, list[list[float]]]:
        """The values of positions, one at least, running or over; and how much each player likes each."""


class PlayedOut:
    """Values positions as another one does, but those of the last round by how the game ends."""

    def __init__(self, judge: Judging, knowledge: GameKnowledge[Any, Any]) -> None:
        self._judge = judge
        self._knowledge = knowledge

    def judge(self, games: Sequence[AnyGame]) -> tuple[Values, list[list[float]]]:
        """The values of positions, one at least, running or over; and how much each player likes each."""
        ends = list(games)
        while running := [place for place, game in enumerate(ends) if self._is_played_out(game)]:
            tried = [self._tried(ends[place]) for place in running]
            liked = iter(self._judge.judge([game for games in tried for game in games])[1])
            for place, afters in zip(running, tried, strict=True):
                seat = ends[place].asked
                _, ends[place] = max([(next(liked)[seat], game) for game in afters], key=lambda one: one[0])
        return self._judge.judge(ends)

    def _is_played_out(self, game: AnyGame) -> bool:
        left = None if game.kind is None else self._knowledge.choices_left(game)
        return left is not None and left <= MOST_CHOICES

    def _tried(self, game: AnyGame) -> list[AnyGame]:
        """The positions after each action that deserves a thought."""
        return [self._knowledge.settled(game, action) for action in self._knowledge.candidates(game)]
