"""What the sentences of the log need to know of the table."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from puertorico_desktop.gui.puertorico.texts.words import Words


@attrs.frozen
class Teller:
    """What the sentences need to know of the table: who plays, in whose words, and how large the cargo ships are."""

    names: Sequence[str]
    words: Words
    ships: Sequence[int]
