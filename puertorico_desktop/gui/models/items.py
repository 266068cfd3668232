"""The records that models pass to their views: a frozen one for each item.

Records are compared to find the rows that a move has changed. Every record has a `ref`: the name of its place on the
table, used by the targets table, drag and drop and the keyboard.
"""

from __future__ import annotations

from typing import Any

import attrs


@attrs.frozen
class Item:
    """An item on the table that can be looked at, and perhaps picked up or used as a drop target."""

    ref: str


@attrs.frozen
class AdviceItem(Item):
    """An option, with the chance of victory (0 to 1) and the points at the end that the adviser expects."""

    action: Any
    win: float
    points: float
    best: bool


@attrs.frozen
class LogItem(Item):
    """A line of the log. `seat` is the player whom it concerns, None if there is none; `heading`: whether it begins a
    round or a phase."""

    ply: int
    seat: int | None
    heading: bool
    event: Any
