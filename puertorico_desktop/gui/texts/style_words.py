"""The words that a game provides for the styles of its bots."""

from __future__ import annotations

import attrs


@attrs.frozen
class StyleWords:
    """The words of a style, marked for translation: its `title` and `effect`, a description of its play, in the
    context "Bot"; its `character`, a line about the portrait, in the context "Portrait"."""

    title: str
    effect: str
    character: str
