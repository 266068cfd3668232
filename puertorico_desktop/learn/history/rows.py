"""The rows of the database: what is known of a finished game, of its seats, its purchases and its reviews."""

from __future__ import annotations

from typing import Final

import attrs

from puertorico_desktop.match.match import ONE_TRY

FREE, DAILY, CODE = "free", ONE_TRY, "code"
"""What a game was begun as: freely, as the game of a day, by a code."""
LESSON, PUZZLE = "lesson", "puzzle"
"""Other kinds of tries; one at the game of a day is `DAILY`."""
UNKNOWN: Final = "unknown"
"""The source of points, and the end, of what was played by other rules: nothing but the result is known of it."""


@attrs.frozen
class SeatRow:
    """A seat of a game. `win` is 1 / the number of winners, else 0. `points` by source, together the `score`; `way`
    is by which of the game's ways most of them were made, empty if it tells none apart; `roles` how often each was
    chosen; `feats` what was done that is worth trying. An `automatic` seat has neither a person nor a bot."""

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
        """Whether a person sat there."""
        return self.bot is None and not self.automatic


@attrs.frozen
class PurchaseRow:
    """Something that a seat bought in a round."""

    seat: int
    piece: str
    round: int


@attrs.frozen
class ReviewRow:
    """What a review says of a seat: chances in even shares; `marks` and, by part of the game, `parts` as accuracy."""

    seat: int
    accuracy: float | None
    lost: float
    stake: float
    marks: dict[str, int]
    parts: dict[str, float]


@attrs.frozen
class GameRow:
    """A finished game. Times are ISO 8601 in UTC. `id` and `digest` of the course make it this game; `game` is the
    id of its kind, `challenge` what it was begun as (`Match.challenge`), `kind` is `FREE`, `DAILY` or `CODE`. `level`
    names the levels of the bots, in the order of the alphabet with commas between them. `undo`: moves were taken
    back, or could have been without limits."""

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
class Counted:
    """A finished game with all that is kept of it. `document` is the save, packed."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    purchases: tuple[PurchaseRow, ...]
    document: bytes


@attrs.frozen
class Person:
    """Somebody who plays, under the names in `names`; the first of them is the one that is shown."""

    id: int
    names: tuple[str, ...]
    is_me: bool


@attrs.frozen
class Try:
    """A try at a challenge: `kind` is `daily`, `puzzle` or `lesson`, `key` which one it is.

    `begun` and `done` are ISO times, `done` empty while it is under way. `game` is the id of its `Match`, if it is
    one. `first`: whether the first answer was right, or the goal reached at once. `moves` are lines of notation.
    `points` and `par` are what was reached, and what a bot reached in the same seat, where that is known."""

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
    """Its number in the database, 0 as long as it is not there."""


@attrs.frozen
class Reached:
    """A milestone that was reached, when, and by which game (its number), 0 if by none in particular."""

    id: str
    reached: str
    game: int
