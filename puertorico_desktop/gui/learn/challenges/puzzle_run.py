"""A puzzle at the table: the match that it is played in, what was tried, which hints were taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import attrs

from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.learn.challenges.puzzles import Puzzle
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord

if TYPE_CHECKING:  # numpy comes with it
    from puertorico_desktop.learn.challenges.mistakes import Mistake

OPPONENT = "steady-100"
"""Who shows what follows a move."""
HINTS = 3
SHOWN = HINTS + 1
"""So many hints a try has in which the answer was shown."""


@attrs.frozen
class PuzzleExercise:
    """What a match on the table is that is a puzzle. `came_from` is the game that lay there before; `mistake` tells
    where the puzzle comes from if that is a game of the player's own."""

    puzzle: Puzzle
    came_from: Match | None = None
    mistake: Mistake | None = None


def new_match(exercise: PuzzleExercise, names: Sequence[str]) -> Match:
    """Returns the puzzle as a game that can be laid on a table."""
    puzzle = exercise.puzzle
    options, record = puzzle.game.options, puzzle.record
    automatic = kind_of(options).automatic_seats(options)
    seats = tuple(
        Seat(name, None if seat == record.seat or seat in automatic else OPPONENT) for seat, name in enumerate(names)
    )
    setup = GameSetup(options, record.seed, seats, free_undo=True)
    course = GameRecord(options, record.seed, start=puzzle.game)
    return Match(setup, course, exercise=exercise, chance=record.seed)


@attrs.define
class PuzzleRun:
    """What has become of a puzzle so far. `tried` are the lines of moves that were played, each once; `prices` what
    others than the puzzle's own cost, as they are found; `hints` how many were taken."""

    exercise: PuzzleExercise
    match: Match
    hints: int = 0
    tried: list[str] = attrs.field(factory=list)
    prices: dict[str, float] = attrs.field(factory=dict)
    is_kept: bool = False

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return self.exercise.puzzle

    @property
    def move(self) -> str:
        """The line of the move that lies on the table; empty if none does."""
        return self.match.moves[0].text if self.match.moves else ""

    @property
    def price(self) -> float | None:
        """What the move on the table costs; None if there is none, or if that is not known yet."""
        if not self.move:
            return None
        known = self.puzzle.price(self.move)
        return self.prices.get(self.move) if known is None else known

    @property
    def is_done(self) -> bool:
        """Whether the move on the table counts as found."""
        return self.price is not None and self.puzzle.is_right(self.price)

    @property
    def can_wait(self) -> bool:
        """Whether the others need not go on playing."""
        return self.is_done

    @property
    def is_first(self) -> bool:
        """Whether the move on the table is right, and nothing else was tried, and no hint taken."""
        return self.is_done and len(self.tried) == 1 and not self.hints

    def follow(self) -> bool:
        """Takes notice of the move on the table; returns whether it was not tried before."""
        if not self.move or self.move in self.tried:
            return False
        self.tried.append(self.move)
        return True

    def shown_move(self) -> Any:
        """Returns the best move."""
        return self.puzzle.game.parse(self.puzzle.solution)
