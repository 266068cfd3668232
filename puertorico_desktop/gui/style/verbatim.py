"""Texts shown literally, whatever their content: names, file names and commands may come from anywhere.

Qt interprets a text that looks like HTML as HTML, and reads the files that it names. Therefore labels are `Label`
objects, tooltips are set by `set_tip`, and message boxes are made by `windows/boxes.py`; tests/architecture checks
this.
"""

from __future__ import annotations

import re
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTabBar, QWidget

from puertorico_desktop.gui.texts.typesetting import JOINER, well_broken

_OPENING = re.compile(f"<(?!{JOINER})|&(?=lt;)")


def verbatim(text: str) -> str:
    """Returns the text so that Qt shows it literally even where it guesses whether a text is HTML: in tooltips.

    Invisible characters without width are inserted where the text could be read as a tag.
    """
    return _OPENING.sub(rf"\g<0>{JOINER}", text)


class Explained(Protocol):
    """The protocol of objects with a tooltip: a widget, an action, an item of a table."""

    def setToolTip(self, text: str, /) -> None:
        """Set the tooltip."""


def set_tip(explained: Explained, words: str) -> None:
    """Set the tooltip of an object to a literal text."""
    explained.setToolTip(verbatim(words))


def set_tab_tip(tabs: QTabBar, number: int, words: str) -> None:
    """Set the tooltip of a tab to a literal text."""
    tabs.setTabToolTip(number, verbatim(words))


class Label(QLabel):
    """A label that never interprets its text as HTML, and wraps lines by `well_broken`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str, /) -> None:
        """Set the text; its joiners are not read to screen readers and braille displays."""
        shown = well_broken(text) if self.wordWrap() else text
        super().setText(shown)
        self.setAccessibleName(text if JOINER in shown and JOINER not in text else "")
