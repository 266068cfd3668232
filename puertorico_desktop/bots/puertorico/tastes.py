"""What the styles of Puerto Rico's bots count beside the chance of victory."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from puertorico_desktop.bots.puertorico.styles import Taste
from puertorico_desktop.bots.puertorico.terms import TERMS
from puertorico_desktop.bots.search.values import Floats, Values
from puertorico_desktop.engine.puertorico.game import PuertoRico

TASTE = 0.02
"""What a point that a style likes counts in chances of victory: about what a point of the score is worth then."""


def tastes(style: Taste, values: Values, games: Sequence[PuertoRico], seat: int) -> Sequence[Floats]:
    """Returns, for each position, what the seat likes of its points by source, then of its buildings."""
    found: list[Floats] = []
    # One term after the other, as every processor adds them.
    for place, term in enumerate(TERMS):
        liking: float = getattr(style, term)
        if liking:
            found.append(values.terms[:, seat, place] * np.float32(liking * TASTE))
    if style.liked:
        bit_counts = [(game.players[seat].owned & style.liked).bit_count() for game in games]
        found.append(np.array(bit_counts, np.float32) * np.float32(TASTE * style.fondness))
    return found
