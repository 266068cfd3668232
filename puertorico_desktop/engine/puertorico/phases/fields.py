"""The declarations of the fields of phases: copies, records in saves and restoring follow from them.

A field without metadata is saved according to its type: truth values, pieces, tuples of pieces; a plain whole number
is a count. A field that means more than its type says so in its metadata, with `saved` or `derived`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import attrs

from puertorico_desktop.engine.puertorico.components import Building, Component

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.phases.base import Phase
    from puertorico_desktop.engine.puertorico.state import GameState

PieceT = TypeVar("PieceT", bound=Component)
Source = Callable[["type[Phase]", "GameState", "Phase | None"], Any]
"""A function that restores a field that saves do not contain, from the kind of phase, the table, and the phase below
(None if there is none)."""

_KEY: Final = "saved"


class Form(Enum):
    """The meaning of a field."""

    AS_TYPED = "as typed"
    NUMBER = "a whole number that counts nothing"
    SEAT = "seat"
    SEATS = "seats, in their order"
    SEAT_MASK = "mask of seats"
    AMOUNTS = "how many of each kind of goods, mostly none"
    EVERY_AMOUNT = "how many of each kind of goods"
    MEMORIES = "what buildings remember"


def mask_of(numbers: Iterable[int]) -> int:
    """Returns the mask with these bits set."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers_in(mask: int) -> tuple[int, ...]:
    """Returns the numbers of the bits in a mask, ascending."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


@attrs.frozen
class PieceMask(Generic[PieceT]):
    """The form of a field that is a mask of pieces of a kind."""

    kind: type[PieceT]

    def pieces(self, mask: int) -> tuple[PieceT, ...]:
        """Returns the pieces in the mask, in their order."""
        return tuple(map(self.kind, numbers_in(mask)))


@attrs.frozen
class SavedField:
    """The declaration of a field that a save contains. `later`: older files lack the field, which then has its
    default. `below`: returns, for a phase, the number of values that the field may have, from 0 on. `kind`: the type
    of the values where that of the field is more than a class, because a compiled class keeps nothing else of it."""

    form: Form | PieceMask[Any] = Form.AS_TYPED
    later: bool = False
    below: Callable[[Any], int] | None = None
    kind: Any = None


@attrs.frozen
class DerivedField:
    """The declaration of a field that saves do not contain: the field has its default, or the result of `source`."""

    source: Source | None = None


def saved(
    form: Form | PieceMask[Any] = Form.AS_TYPED,
    *,
    later: bool = False,
    below: Callable[[Any], int] | None = None,
    kind: Any = None,
) -> dict[str, Any]:
    """Returns the metadata of a field that a save contains; see `SavedField`."""
    return {_KEY: SavedField(form, later, below, kind)}


def derived(source: Source | None = None) -> dict[str, Any]:
    """Returns the metadata of a field that saves do not contain; see `DerivedField`."""
    return {_KEY: DerivedField(source)}


def declaration_of(field: Any) -> SavedField | DerivedField:
    """Returns the declaration of an attrs field of a phase."""
    word: SavedField | DerivedField = field.metadata.get(_KEY, SavedField())
    return word


# -- memories of buildings ------------------------------------------------------------------------------------------

SPENT: Final = "spent"
"""The key in saves of the buildings that have been used, each with the seat."""


@attrs.frozen
class Memory:
    """A fact that a building remembers of its owners until the phase with the tag `phase` ends.

    Without `pieces`: whether the owner has used the building, which is possible once a phase. With `pieces`: a set of
    pieces of that kind. `word` is the key in saves.
    """

    phase: str
    word: str = SPENT
    pieces: type[Component] | None = None


Memories = tuple[tuple[Building, int], ...]
"""The memories of buildings in a running phase, as pairs of a building and a mask; buildings without memories are
omitted. The lowest bits of a mask are the seats that have used the building; above them, the pieces of each seat have
a range of bits of their own."""
_SEATS_USED: Final = 8
_LANE: Final = 64


def recall(memories: Memories, building: Building) -> int:
    """Returns the mask that a building remembers; 0 if it remembers nothing."""
    for one, mask in memories:
        if one == building:
            return mask
    return 0


def merged(memories: Memories, more: Iterable[tuple[Building, int]]) -> Memories:
    """Returns the memories with the bits of `more` added."""
    masks: dict[Building, int] = dict(memories)
    for building, mask in more:
        masks[building] = masks.get(building, 0) | mask
    return tuple(sorted(one for one in masks.items() if one[1]))


def users_in(mask: int) -> int:
    """Returns the part of a building's memory that is the mask of the seats that have used it."""
    return mask & (1 << _SEATS_USED) - 1


def pieces_in(mask: int, seat: int) -> int:
    """Returns the part of a building's memory that is the mask of the pieces remembered for a seat."""
    return mask >> _SEATS_USED + _LANE * seat & (1 << _LANE) - 1


def as_pieces(seat: int, pieces: int) -> int:
    """Returns the bits of a building's memory that stand for a mask of pieces of a seat."""
    return pieces << _SEATS_USED + _LANE * seat
