"""A puzzle at the table: the match that it is played in, what was tried, which hints were taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.learn.challenges.puzzles import Puzzle
from puertorico_desktop.learn.review.formulas import Mark, mark_of
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

    @property
    def marks(self) -> Mapping[str, Mark]:
        """The marks of moves, where they are known otherwise than from what the puzzle says that they cost."""
        return {}

    @property
    def asks_why(self) -> bool:
        """Whether the others wait after a move until the player wants to see what follows."""
        return False


class SetPuzzle(Protocol):
    """What a match on the table is that is a puzzle in some way."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""

    @property
    def came_from(self) -> Match | None:
        """The game that lay there before."""

    @property
    def marks(self) -> Mapping[str, Mark]:
        """See `PuzzleExercise`."""

    @property
    def asks_why(self) -> bool:
        """See `PuzzleExercise`."""


def new_match(exercise: SetPuzzle, seats: Sequence[Seat]) -> Match:
    """Returns the puzzle as a game that can be laid on a table. Of the `seats` only the one that decides is a
    person's."""
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
    """What a move costs that the puzzle does not tell of."""

    @property
    def price(self) -> float:
        """How much of the chance it loses."""

    @property
    def sure(self) -> float:
        """How much it loses at least, as marks count it."""


@attrs.define
class PuzzleRun:
    """What has become of a puzzle so far. `tried` are the lines of moves that were played, each once; `prices` what
    others than the puzzle's own cost, as they are found, and `unpriced` those for which that failed; `hints` how many
    were taken. `goes_on`: the player wants to see what follows the move on the table."""

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
        """The line of the move that lies on the table; empty if none does."""
        return self.match.moves[0].text if self.match.moves else ""

    def price_of(self, line: str) -> float | None:
        """Returns what a move costs; None if that is not known yet."""
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
        """What the move on the table costs; None if there is none, or if that is not known yet."""
        return self.price_of(self.move) if self.move else None

    @property
    def is_unpriced(self) -> bool:
        """Whether it could not be found what the move on the table costs."""
        return self.move in self.unpriced

    @property
    def mark(self) -> Mark | None:
        """The mark of the move on the table; None as for `price`."""
        return self.mark_of(self.move) if self.move else None

    @property
    def is_done(self) -> bool:
        """Whether the move on the table counts as found."""
        return self.mark is Mark.BEST

    @property
    def can_wait(self) -> bool:
        """Whether the others need not go on playing."""
        return not self.goes_on and (self.is_done or (self.exercise.asks_why and bool(self.move)))

    @property
    def is_first(self) -> bool:
        """Whether the move on the table is right, and nothing else was tried, and no hint taken."""
        return self.is_done and len(self.tried) == 1 and not self.hints

    def follow(self) -> bool:
        """Takes notice of the move on the table; returns whether it was not tried before."""
        self.goes_on = self.goes_on and bool(self.move)
        if not self.move or self.move in self.tried:
            return False
        self.tried.append(self.move)
        return True

    def shown_move(self) -> Any:
        """Returns the best move."""
        return self.puzzle.game.parse(self.puzzle.solution)
