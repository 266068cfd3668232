"""A pseudo-language: every text is accented, longer, and marked at both ends.

Texts shown without marks are not translated; texts that do not fit would not fit in some real language either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

OPEN, CLOSE = "⟦", "⟧"
LONGER = 0.3
"""By how much texts grow; those of a few letters by more, see `pseudo`."""
KEPT = re.compile(r"(\{[a-z_0-9]*\}|%n|&\w|<[^>]*>|\n|…)")
"""What stays as it is: placeholders, mnemonics, marks of rich text, line ends."""
ACCENTS = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")


def pseudo(text: str) -> str:
    """Returns the text in the pseudo-language."""
    parts = KEPT.split(text)
    accented = "".join(part if KEPT.fullmatch(part) else part.translate(ACCENTS) for part in parts)
    more = max(1, round(len(text) * LONGER))
    return f"{OPEN}{accented}{'·' * more}{CLOSE}"


class PseudoTranslator(QTranslator):
    """Translates every text."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context.startswith("Q"):
            return source  # Qt's own texts have Qt's own catalogues
        return pseudo(source.replace("%n", str(n)) if n >= 0 else source)


@contextmanager
def speaking(application: QApplication) -> Iterator[PseudoTranslator]:
    """Runs the program in the pseudo-language."""
    translator = PseudoTranslator()
    application.installTranslator(translator)
    try:
        yield translator
    finally:
        application.removeTranslator(translator)
