"""The contents of the score sheet, for the table, the bars and spreadsheets; created by each game."""

from __future__ import annotations

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
    as in `Source`."""

    source: str
    values: tuple[str, ...]
    sums: bool = False
    details: tuple[str, ...] = ()


@attrs.frozen
class Total:
    """The final score of a player as `shown`; `remark` names the part of it that is in no source."""

    shown: str
    remark: str = ""
