"""What the parts of the window that know no game need of a game's interaction."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance


class Question(Protocol):
    """What is asked, in words."""

    @property
    def heading(self) -> str:
        """The question itself."""


class Asking(Protocol):
    """The decision at hand as something to touch. `changed`: something else can be done, or is asked; `refused`: an
    action was not possible, and why."""

    changed: SignalInstance
    refused: SignalInstance

    def prompt(self) -> Question:
        """Returns what is asked of whom."""
