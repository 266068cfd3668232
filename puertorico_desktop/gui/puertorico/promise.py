"""What a move brings at once, in figures."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import Good


@attrs.frozen
class Promise:
    """What a move brings at once: so many goods loaded, points, and doubloons (negative: to be paid).

    `stranded` are the kinds and amounts of one's own goods that find no ship any more then.
    """

    goods: int = 0
    points: int = 0
    doubloons: int = 0
    stranded: tuple[tuple[Good, int], ...] = ()
