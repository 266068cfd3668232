"""What a piece of any game is: a number for the lists of the state, a name for saves, notation and texts."""

from __future__ import annotations

from enum import IntEnum


class Component(IntEnum):
    """A piece with a stable text id: its name in saves and notation, for example "small_market"."""

    id: str

    def __init__(self, _: int) -> None:
        self.id = self.name.lower()


def kind_and_number(piece: Component | None) -> tuple[type, int | None]:
    """What tells a piece apart from all others: pieces of different kinds have equal numbers, and are equal."""
    return type(piece), None if piece is None else int(piece)


def words(piece: Component) -> str:
    """The id of a piece in words: "small market"."""
    return piece.id.replace("_", " ")
