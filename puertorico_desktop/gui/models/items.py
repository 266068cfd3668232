"""What every model tells its view: a frozen record per item.

Records are compared to find out which rows a move has changed. Every record has a `ref`: the name of the place on the
table that the targets table, drag and drop and the keyboard use.
"""

from __future__ import annotations

from typing import Any

import attrs


@attrs.frozen
class Item:
    """Something on the table that can be looked at, and perhaps picked up or dropped on."""

    ref: str


@attrs.frozen
class AdviceItem(Item):
    """What may be done, with the chance of victory (0 to 1) and the points at the end that the adviser expects."""

    action: Any
    win: float
    points: float
    best: bool


@attrs.frozen
class LogItem(Item):
    """A line of the log. `seat` is the player whom it is about, if any; `heading` begins a round or a phase."""

    ply: int
    seat: int | None
    heading: bool
    event: Any
