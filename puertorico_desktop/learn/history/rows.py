"""The rows of the database: finished games, their seats, purchases and reviews, and also people, tries and
milestones."""

from __future__ import annotations

from typing import Final

import attrs

from puertorico_desktop.match.match import ONE_TRY

FREE, DAILY, CODE = "free", ONE_TRY, "code"
"""The kinds of games: begun freely, as the game of the day, or by a code."""
LESSON, PUZZLE = "lesson", "puzzle"
"""The other kinds of tries; a try at the game of the day is of the kind `DAILY`."""
UNKNOWN: Final = "unknown"
"""The source of points, and the end, of a game played by other rules, of which only the result is known."""


@attrs.frozen
class SeatRow:
    """A seat of a game. `win` is 1 / the number of winners for a winner, otherwise 0. `points` are the points by
    source, whose sum is `score`; `way` is the way to win by which most points were made, empty if the game
    distinguishes none; `roles` counts the choices of each role; `feats` are the feats done. An `automatic` seat has
    neither a person nor a bot."""

    seat: int
    name: str
    bot: str | None
    automatic: bool
    place: int
    win: float
    score: int
    points: dict[str, int]
    way: str
    roles: dict[str, int]
    feats: tuple[str, ...] = ()

    @property
    def is_person(self) -> bool:
        """Whether a person played this seat."""
        return self.bot is None and not self.automatic


@attrs.frozen
class PurchaseRow:
    """A piece that a seat bought in a round."""

    seat: int
    piece: str
    round: int


@attrs.frozen
class ReviewRow:
    """The review of a seat: `lost` and `stake` are chances in even shares, `marks` the number of each mark, `parts`
    the accuracy by part of the game."""

    seat: int
    accuracy: float | None
    lost: float
    stake: float
    marks: dict[str, int]
    parts: dict[str, float]


@attrs.frozen
class GameRow:
    """A finished game. Times are ISO 8601 in UTC. `id` and `digest` of the course identify the game; `game` is the id
    of its kind, `challenge` the challenge it was begun as (`Match.challenge`), `kind` is `FREE`, `DAILY` or `CODE`.
    `level` contains the levels of the bots, in alphabetical order and separated by commas. `undo` is whether moves
    were taken back or could have been without limits."""

    id: str
    digest: str
    started: str
    ended: str
    app: str
    rules: int
    game: str
    edition: str
    players: int
    options: str
    seed: str
    rounds: int
    plies: int
    ended_by: str
    undo: bool
    hints: int
    kind: str
    challenge: str
    level: str


@attrs.frozen
class CountedGame:
    """A finished game with all its rows. `document` is the packed save."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    purchases: tuple[PurchaseRow, ...]
    document: bytes


@attrs.frozen
class Person:
    """A person who plays, under the names in `names`; the first name is shown."""

    id: int
    names: tuple[str, ...]
    is_me: bool


@attrs.frozen
class Try:
    """A try at a challenge: `kind` is `daily`, `puzzle` or `lesson`, `key` identifies the challenge.

    `begun` and `done` are ISO times; `done` is empty while the try is under way. `game` is the id of its `Match`, or
    empty. `first` is whether the first answer was right, or the goal was reached at the first attempt. `moves` are in
    notation. `points` is the player's result and `par` that of a bot in the same seat; both are None where unknown.
    """

    kind: str
    key: str
    begun: str
    done: str = ""
    game: str = ""
    first: bool = False
    hints: int = 0
    moves: tuple[str, ...] = ()
    points: int | None = None
    par: int | None = None
    number: int = 0
    """The number in the database; 0 before it is stored."""


@attrs.frozen
class ReachedMilestone:
    """A milestone that was reached: the time, and the number of the game that reached it, 0 if no single game did."""

    id: str
    reached: str
    game: int
