"""The base class of the pieces of any game: an integer for the lists of the state, a name for saves, notation and
texts."""

from __future__ import annotations

from enum import IntEnum


class Component(IntEnum):
    """A kind of piece with a stable text id, its name in saves and notation, for example "small_market"."""

    id: str

    def __init__(self, _: int) -> None:
        self.id = self.name.lower()


def kind_and_number(piece: Component | None) -> tuple[type, int | None]:
    """Returns a key that tells a piece apart from all others: pieces of different classes can have equal numbers, and
    compare equal."""
    return type(piece), None if piece is None else int(piece)


def words(piece: Component) -> str:
    """Returns the id of a piece in words, for example "small market"."""
    return piece.id.replace("_", " ")
