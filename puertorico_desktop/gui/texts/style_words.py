"""What a game says of the styles of its computer players."""

from __future__ import annotations

import attrs


@attrs.frozen
class StyleWords:
    """The words of a style, marked for translation: its `title` and `effect`, how it plays, in the context "Bot"; its
    `character`, a line about the face at the table, in the context "Portrait"."""

    title: str
    effect: str
    character: str
