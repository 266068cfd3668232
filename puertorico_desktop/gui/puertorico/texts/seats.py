"""The names of Puertomas at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

LETTERS = "AB"
"""The letters in the names of several Puertomas."""


def puertoma_title() -> str:
    """Returns the name of the automatic opponent as a kind of player."""
    return translate("Puertoma", "Puertoma")


def puertoma_name(number: int, puertomas: int) -> str:
    """Returns the name of one of the `puertomas` Puertomas; `number` begins at 0."""
    if puertomas < 2:
        return puertoma_title()
    return translate("Puertoma", "Puertoma {letter}").format(letter=LETTERS[number])
