"""Texts are shown letter by letter, whatever stands in them: names, file names and commands come from anywhere.

Qt takes a text that looks like HTML for HTML, and reads the files that it names. So labels are made of `Label`, tool
tips are set by `set_tip`, and message boxes made by `windows/boxes.py`; tests/architecture sees to it.
"""

from __future__ import annotations

import re
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

JOINER = "\N{WORD JOINER}"
"""Cannot be seen, has no width, and makes what it stands in no tag."""
_OPENING = re.compile(f"<(?!{JOINER})|&(?=lt;)")


def verbatim(text: str) -> str:
    """The text so that Qt shows it letter by letter even where it guesses whether it is HTML: in tool tips."""
    return _OPENING.sub(rf"\g<0>{JOINER}", text)


class Explained(Protocol):
    """A widget, an action, an item of a table."""

    def setToolTip(self, text: str, /) -> None:
        """Explain it in those words."""


def set_tip(explained: Explained, words: str) -> None:
    """Give it a tool tip."""
    explained.setToolTip(verbatim(words))


class Label(QLabel):
    """A label that never takes its text for HTML."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
