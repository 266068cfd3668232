"""What the score sheet shows, for the table, for the bars and for spreadsheets: made by the game."""

from __future__ import annotations

import attrs


@attrs.frozen
class Source:
    """A source of points: its name, its colour token, and what it brings each player, from the winner to the last.

    None: this player has no such bonus. Together the sources of a player are the total. `details` say, where there is
    more to say, what each of the values is made of.
    """

    name: str
    token: str
    values: tuple[int | None, ...]
    details: tuple[str, ...] = ()


@attrs.frozen
class Line:
    """A row of the score sheet, from the winner to the last; `sums` them all up. `details` as in `Source`."""

    source: str
    values: tuple[str, ...]
    sums: bool = False
    details: tuple[str, ...] = ()


@attrs.frozen
class Total:
    """What a player has in the end, as it is `shown`; a `remark` tells what of it is in no source."""

    shown: str
    remark: str = ""
