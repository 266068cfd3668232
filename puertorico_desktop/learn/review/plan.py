"""How much a review looks, and in which units it keeps what it sees. Nothing here loads numpy."""

from __future__ import annotations

from typing import Final

import attrs

PER_MILLION: Final = 1_000_000
"""Chances are kept as whole numbers of millionths, so that figures from anywhere add up to the same."""
HUNDREDTHS: Final = 100
"""Points are kept in hundredths."""


@attrs.frozen
class Plan:
    """How much is looked: in each look `free` looks ahead where the search likes, and `shared` ones that the `best`
    moves and the chosen one share equally; `first` looks at every decision, `most` at one. `line` is for a point of
    the line of chance of somebody whose decisions are not reviewed."""

    free: int = 300
    shared: int = 600
    best: int = 4
    first: int = 2
    most: int = 8
    line: int = 300
