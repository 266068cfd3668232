"""The names of Puertomas at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.match.match import GameSetup

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


def names_at(setup: GameSetup) -> tuple[str, ...]:
    """Returns the names by seat; those of Puertomas, which nobody has chosen, in the language in use."""
    names = setup.names
    puertomas = setup.options.puertomas
    if not puertomas:
        return names
    players = len(names) - puertomas
    return (*names[:players], *(puertoma_name(number, puertomas) for number in range(puertomas)))
