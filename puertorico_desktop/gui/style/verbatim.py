"""Texts are shown letter by letter, whatever stands in them: names, file names and commands come from anywhere.

Qt takes a text that looks like HTML for HTML, and reads the files that it names. So labels are made of `Label`, tool
tips are set by `set_tip`, and message boxes made by `windows/boxes.py`; tests/architecture sees to it.
"""

from __future__ import annotations

import re
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from puertorico_desktop.gui.texts.typesetting import JOINER, well_broken

_OPENING = re.compile(f"<(?!{JOINER})|&(?=lt;)")


def verbatim(text: str) -> str:
    """The text so that Qt shows it letter by letter even where it guesses whether it is HTML: in tool tips.

    What cannot be seen and has no width stands in what could be a tag, which is none then.
    """
    return _OPENING.sub(rf"\g<0>{JOINER}", text)


class Explained(Protocol):
    """A widget, an action, an item of a table."""

    def setToolTip(self, text: str, /) -> None:
        """Explain it in those words."""


def set_tip(explained: Explained, words: str) -> None:
    """Give it a tool tip."""
    explained.setToolTip(verbatim(words))


class Label(QLabel):
    """A label that never takes its text for HTML, and breaks lines well where it breaks them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str, /) -> None:
        """Show that."""
        super().setText(well_broken(text) if self.wordWrap() else text)
