"""The immediate result of a move in figures."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import Good


@attrs.frozen
class MoveResult:
    """The immediate result of a move: goods loaded, victory points, and doubloons (negative if they are paid).

    `stranded` holds the kinds and amounts of the player's own goods that no ship can take after the move.
    """

    goods: int = 0
    points: int = 0
    doubloons: int = 0
    stranded: tuple[tuple[Good, int], ...] = ()
