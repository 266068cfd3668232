"""The run of a puzzle at the table: its match, the tried moves, and the hints taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.learn.challenges.puzzles import Puzzle
from puertorico_desktop.learn.review.formulas import Mark, mark_of
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord

if TYPE_CHECKING:  # a run-time import would load numpy
    from puertorico_desktop.learn.challenges.mistakes import Mistake

OPPONENT = "steady-100"
"""The bot that plays the other seats and so shows the continuation after a move."""
HINTS = 3
SHOWN = HINTS + 1
"""The number of hints of a try in which the answer was shown."""


@attrs.frozen
class PuzzleExercise:
    """The exercise of a match that is a puzzle. `came_from` is the game that was on the table before; `mistake` is
    the player's mistake that the puzzle is taken from, None for a puzzle of the program."""

    puzzle: Puzzle
    came_from: Match | None = None
    mistake: Mistake | None = None

    @property
    def marks(self) -> Mapping[str, Mark]:
        """The marks of moves by notation, where they are known from another source than the prices of the puzzle."""
        return {}

    @property
    def asks_why(self) -> bool:
        """Whether the other players wait after a move until the player requests the continuation."""
        return False


class SetPuzzle(Protocol):
    """The interface of an exercise that presents a puzzle."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""

    @property
    def came_from(self) -> Match | None:
        """The game that was on the table before."""

    @property
    def marks(self) -> Mapping[str, Mark]:
        """See `PuzzleExercise`."""

    @property
    def asks_why(self) -> bool:
        """See `PuzzleExercise`."""


def new_match(exercise: SetPuzzle, seats: Sequence[Seat]) -> Match:
    """Returns the puzzle as a match that can be put on the table. Only the deciding one of the `seats` is played by a
    person."""
    puzzle = exercise.puzzle
    options, record = puzzle.game.options, puzzle.record
    automatic = kind_of(options).automatic_seats(options)
    seats = tuple(
        attrs.evolve(one, bot=None if seat == record.seat or seat in automatic else OPPONENT)
        for seat, one in enumerate(seats)
    )
    setup = GameSetup(options, record.seed, seats, free_undo=True)
    course = GameRecord(options, record.seed, start=puzzle.game)
    return Match(setup, course, exercise=exercise, chance=record.seed)


class Cost(Protocol):
    """The price of a move that the puzzle has no figures for."""

    @property
    def price(self) -> float:
        """The chance of victory that the move loses, from 0 to 1."""

    @property
    def sure(self) -> float:
        """The loss less one standard error, as it is counted for marks."""


@attrs.define
class PuzzleRun:
    """The state of a puzzle at the table. `tried` are the moves played, in notation, each once; `prices` are the
    computed prices of moves that the puzzle has no figures for, and `unpriced` the moves for which the computation
    failed; `hints` is the number of hints taken. `goes_on` is whether the player wants to see the continuation after
    the move on the table."""

    exercise: SetPuzzle
    match: Match
    hints: int = 0
    tried: list[str] = attrs.field(factory=list)
    prices: dict[str, Cost] = attrs.field(factory=dict)
    unpriced: set[str] = attrs.field(factory=set)
    is_kept: bool = False
    goes_on: bool = False

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return self.exercise.puzzle

    @property
    def move(self) -> str:
        """The notation of the move on the table; empty if there is none."""
        return self.match.moves[0].text if self.match.moves else ""

    def price_of(self, line: str) -> float | None:
        """Returns the chance that a move loses, from 0 to 1; None if it is not known yet."""
        known = self.puzzle.price(line)
        if known is not None:
            return known
        found = self.prices.get(line)
        return None if found is None else found.price

    def mark_of(self, line: str) -> Mark | None:
        """Returns the mark of a move; None if it is not known yet."""
        if line in self.exercise.marks:
            return self.exercise.marks[line]
        found = self.prices.get(line)
        lost = self.puzzle.price(line) if found is None else found.sure
        return None if lost is None else mark_of(lost, self.puzzle.even)

    @property
    def price(self) -> float | None:
        """The price of the move on the table; None if there is no move or the price is not known yet."""
        return self.price_of(self.move) if self.move else None

    @property
    def is_unpriced(self) -> bool:
        """Whether the price of the move on the table could not be computed."""
        return self.move in self.unpriced

    @property
    def mark(self) -> Mark | None:
        """The mark of the move on the table; None if there is no move or the mark is not known yet."""
        return self.mark_of(self.move) if self.move else None

    @property
    def is_done(self) -> bool:
        """Whether the move on the table counts as the solution."""
        return self.mark is Mark.BEST

    @property
    def can_wait(self) -> bool:
        """Whether the other players need not go on playing."""
        return not self.goes_on and (self.is_done or (self.exercise.asks_why and bool(self.move)))

    @property
    def is_first(self) -> bool:
        """Whether the move on the table is right, with no other move tried and no hint taken."""
        return self.is_done and len(self.tried) == 1 and not self.hints

    def record_move(self) -> bool:
        """Records the move on the table as tried; returns whether it is new."""
        self.goes_on = self.goes_on and bool(self.move)
        if not self.move or self.move in self.tried:
            return False
        self.tried.append(self.move)
        return True

    def shown_move(self) -> Any:
        """Returns the best move."""
        return self.puzzle.game.parse(self.puzzle.solution)
