"""What styles count beside the chance of victory."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from puertorico_desktop.bots.levels import Taste
from puertorico_desktop.bots.search.values import Floats, Values

TASTE = 0.02
"""What a point that a style likes counts in chances of victory: about what a point of the score is worth then."""


def tastes(taste: Taste, terms: Sequence[str], values: Values, pieces: Sequence[int], seat: int) -> Sequence[Floats]:
    """Returns, for each position, what the seat likes of its points by source, then of its pieces.

    `terms` are the sources of points of the game, `pieces` how many of the liked pieces the seat owns in each
    position.
    """
    found: list[Floats] = []
    # One term after the other, as every processor adds them.
    for place, term in enumerate(terms):
        liking = taste.points.get(term, 0.0)
        if liking:
            found.append(values.terms[:, seat, place] * np.float32(liking * TASTE))
    if taste.liked:
        found.append(np.array(pieces, np.float32) * np.float32(TASTE * taste.fondness))
    return found
