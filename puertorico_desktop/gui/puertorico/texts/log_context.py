"""The context of the log sentences."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from puertorico_desktop.gui.puertorico.texts.words import Words


@attrs.frozen
class LogContext:
    """The context of the log sentences: the players' names, the words of the edition, and the sizes of the cargo
    ships."""

    names: Sequence[str]
    words: Words
    ships: Sequence[int]
