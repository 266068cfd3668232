"""The contents of the score sheet, for the table, the bars and spreadsheets; created by each game."""

from __future__ import annotations

from collections.abc import Sequence

import attrs


@attrs.frozen
class Source:
    """A source of points: its name, its colour token, and its points for each player, from the winner to the last.

    None means that a player has no such bonus. The sources of a player add up to the total. `details`, where there
    are any, explain each of the values.
    """

    name: str
    token: str
    values: tuple[int | None, ...]
    details: tuple[str, ...] = ()


@attrs.frozen
class Line:
    """A row of the score sheet, from the winner to the last; `sums`: whether it is the sum of the others. `details`
    as in `Source`; `brief`: whether they are so short that they are shown below the values."""

    source: str
    values: tuple[str, ...]
    sums: bool = False
    details: tuple[str, ...] = ()
    brief: bool = False


@attrs.frozen
class Total:
    """The final score of a player as `shown`; `remark` names the part of it that is in no source."""

    shown: str
    remark: str = ""


@attrs.frozen
class Piece:
    """A piece that a player has got or has left.

    `ref` names it for the card that is shown about it. `icon` is its picture in the colour token `ink` on `ground`.
    `effect` is for screen readers. `points` are empty where it is worth none. `note` is a short remark; `gone`:
    whether it was lost during the game.
    """

    ref: str
    icon: str
    ground: str
    ink: str
    name: str
    effect: str
    points: str = ""
    note: str = ""
    gone: bool = False


@attrs.frozen
class PieceGroup:
    """Pieces of a common origin or place, such as a round or the hands: those of every player, from the winner to the
    last."""

    name: str
    pieces: tuple[Sequence[Piece], ...]


@attrs.frozen
class Belongings:
    """The pieces of all players on a page of the score sheet. `title` names the page, with its mnemonic letter after
    `&`."""

    title: str
    groups: Sequence[PieceGroup]
