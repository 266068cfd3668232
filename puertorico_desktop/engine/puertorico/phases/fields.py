"""What a phase says of its fields, once: its copy, its record in a save and its restoring all follow from that.

A field without a word is saved as it is typed: truth values, pieces, several pieces; a plain whole number counts
something. Whatever means more than its type says so in its metadata, with `saved` or `derived`.
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
"""What restores a field that no save holds: the kind of phase, the table, and the phase below lead to its value."""

_KEY: Final = "saved"


class Form(Enum):
    """What a field means."""

    AS_TYPED = "as typed"
    NUMBER = "a whole number that counts nothing"
    SEAT = "seat"
    SEATS = "seats, in their order"
    SEAT_MASK = "mask of seats"
    AMOUNTS = "how many of each kind of goods, mostly none"
    EVERY_AMOUNT = "how many of each kind of goods"
    MEMORIES = "what buildings remember"


def mask_of(numbers: Iterable[int]) -> int:
    """The mask with these bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers_in(mask: int) -> tuple[int, ...]:
    """The bits of a mask, from the lowest on."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


@attrs.frozen
class PieceMask(Generic[PieceT]):
    """A field that is a mask of pieces of a kind."""

    kind: type[PieceT]

    def pieces(self, mask: int) -> tuple[PieceT, ...]:
        """The pieces in the mask, in their order."""
        return tuple(map(self.kind, numbers_in(mask)))


@attrs.frozen
class Saved:
    """A field that a save holds. `later`: older files lack it, which means its default. `below`: how many values a
    whole number of that phase has, from 0 on. `kind` is the type of the values where that of the field is more than a
    class: nothing else is left of it in a compiled class."""

    form: Form | PieceMask[Any] = Form.AS_TYPED
    later: bool = False
    below: Callable[[Any], int] | None = None
    kind: Any = None


@attrs.frozen
class Derived:
    """A field that no save holds: it has its default, or what `source` finds out."""

    source: Source | None = None


def saved(
    form: Form | PieceMask[Any] = Form.AS_TYPED,
    *,
    later: bool = False,
    below: Callable[[Any], int] | None = None,
    kind: Any = None,
) -> dict[str, Any]:
    """The metadata of a field that a save holds; see `Saved`."""
    return {_KEY: Saved(form, later, below, kind)}


def derived(source: Source | None = None) -> dict[str, Any]:
    """The metadata of a field that no save holds; see `Derived`."""
    return {_KEY: Derived(source)}


def word_on(field: Any) -> Saved | Derived:
    """Returns what its class says of an attrs field."""
    word: Saved | Derived = field.metadata.get(_KEY, Saved())
    return word


# -- what buildings remember ----------------------------------------------------------------------------------------

SPENT: Final = "spent"
"""The key in saves of the buildings that have been used, each with the seat."""


@attrs.frozen
class Memory:
    """Something that a building remembers of its owners until the phase with the tag `phase` ends.

    Without `pieces`: that the owner has used it, which may be done once a phase. With `pieces`: some pieces of that
    kind. `word` is the key in saves.
    """

    phase: str
    word: str = SPENT
    pieces: type[Component] | None = None


Memories = tuple[tuple[Building, int], ...]
"""What buildings remember in a running phase, those left out that remember nothing. The lowest bits of a mask are the
seats that have used the building; after them, the pieces of each seat lie in lanes."""
_SEATS_USED: Final = 8
_LANE: Final = 64


def recall(memories: Memories, building: Building) -> int:
    """Returns what a building remembers; 0 for nothing."""
    for one, mask in memories:
        if one == building:
            return mask
    return 0


def joined(memories: Memories, more: Iterable[tuple[Building, int]]) -> Memories:
    """Returns the memories with the bits of others as well."""
    masks: dict[Building, int] = dict(memories)
    for building, mask in more:
        masks[building] = masks.get(building, 0) | mask
    return tuple(sorted(one for one in masks.items() if one[1]))


def users_in(mask: int) -> int:
    """Returns the mask of the seats that have used a building, of all that it remembers."""
    return mask & (1 << _SEATS_USED) - 1


def pieces_in(mask: int, seat: int) -> int:
    """Returns the mask of the pieces that a building remembers of a seat, of all that it remembers."""
    return mask >> _SEATS_USED + _LANE * seat & (1 << _LANE) - 1


def as_pieces(seat: int, pieces: int) -> int:
    """Returns a mask of pieces of a seat as a building remembers it."""
    return pieces << _SEATS_USED + _LANE * seat
