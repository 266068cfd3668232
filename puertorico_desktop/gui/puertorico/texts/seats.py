"""What Puertomas are called at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

LETTERS = "AB"
"""They are told apart by these."""


def puertoma_title() -> str:
    """The automatic opponent, as a kind of player."""
    return translate("Puertoma", "Puertoma")


def puertoma_name(number: int, puertomas: int) -> str:
    """One of so many Puertomas; `number` counts from 0."""
    if puertomas < 2:
        return puertoma_title()
    return translate("Puertoma", "Puertoma {letter}").format(letter=LETTERS[number])
