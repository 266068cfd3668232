"""The amount of search of a review, and the units in which it stores figures. Importing this module does not load
numpy."""

from __future__ import annotations

from typing import Final

import attrs

PER_MILLION: Final = 1_000_000
"""The unit of stored chances: integers of millionths, so that figures add up to the same sum in any order."""
HUNDREDTHS: Final = 100
"""The unit of stored points: hundredths."""


@attrs.frozen
class Plan:
    """The amount of search: in each look `free` playouts of the free search, and `shared` playouts divided equally
    among the `best` moves and the chosen one; `first` looks at every decision, at most `most`. `line` is the number
    of playouts for a point of the line of chance of a player whose decisions are not reviewed."""

    free: int = 300
    shared: int = 600
    best: int = 4
    first: int = 2
    most: int = 8
    line: int = 300
