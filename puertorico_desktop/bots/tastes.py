"""The preferences of styles beside the chance of victory."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from puertorico_desktop.bots.levels import Taste
from puertorico_desktop.bots.search.values import Floats, Values

TASTE = 0.02
"""The value, in chances of victory, of a point that a style prefers: about the value of a point of the score."""


def tastes(taste: Taste, terms: Sequence[str], values: Values, pieces: Sequence[int], seat: int) -> Sequence[Floats]:
    """Returns, for each preference of the style, the amount in chances of victory that it adds to each position for
    the seat: first those for points by source, then that for its pieces.

    `terms` are the sources of points of the game, `pieces` the numbers of preferred pieces that the seat owns in each
    position.
    """
    found: list[Floats] = []
    # In a fixed order, so that sums are equal on every processor.
    for place, term in enumerate(terms):
        liking = taste.points.get(term, 0.0)
        if liking:
            found.append(values.terms[:, seat, place] * np.float32(liking * TASTE))
    if taste.liked_pieces:
        found.append(np.array(pieces, np.float32) * np.float32(TASTE * taste.piece_bonus))
    return found
