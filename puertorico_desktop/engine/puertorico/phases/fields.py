"""What a phase says of its fields, once: its copy, its record in a save and its restoring all follow from that.

A field without a word is saved as it is typed: truth values, pieces, several pieces; a plain whole number counts
something. Whatever means more than its type says so in its metadata, with `saved` or `derived`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import attrs

from puertorico_desktop.engine.puertorico.components import Component

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.phases.base import Phase
    from puertorico_desktop.engine.puertorico.state import GameState

PieceT = TypeVar("PieceT", bound=Component)
Source = Callable[["type[Phase[Any]]", "GameState", "Phase[Any] | None"], Any]
"""What restores a field that no save holds: the kind of phase, the table, and the phase below lead to its value."""

_KEY = "saved"


class Form(Enum):
    """What a field means."""

    AS_TYPED = "as typed"
    SEAT = "seat"
    SEATS = "seats, in their order"
    SEAT_MASK = "mask of seats"
    AMOUNTS = "how many of each kind of goods, mostly none"
    EVERY_AMOUNT = "how many of each kind of goods"


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
class Notes(Generic[PieceT]):
    """A field that is a mask of notes about seats, each with a piece; `bit` is where one stands."""

    kind: type[PieceT]
    bit: Callable[[int, PieceT], int]

    def read(self, mask: int, seats: Iterable[int]) -> tuple[tuple[int, PieceT], ...]:
        """The notes about these seats, by seat and piece."""
        if not mask:
            return ()
        return tuple((seat, piece) for seat in seats for piece in self.kind if mask & self.bit(seat, piece))

    def mask(self, notes: Iterable[tuple[int, PieceT]]) -> int:
        """The mask of these notes."""
        mask = 0
        for seat, piece in notes:
            mask |= self.bit(seat, piece)
        return mask


@attrs.frozen
class Saved:
    """A field that a save holds. `later`: older files lack it, which means its default. `below`: how many values a
    whole number of that phase has, from 0 on."""

    form: Form | PieceMask[Any] | Notes[Any] = Form.AS_TYPED
    later: bool = False
    below: Callable[[Any], int] | None = None


@attrs.frozen
class Derived:
    """A field that no save holds: it has its default, or what `source` finds out."""

    source: Source | None = None


def saved(
    form: Form | PieceMask[Any] | Notes[Any] = Form.AS_TYPED,
    *,
    later: bool = False,
    below: Callable[[Any], int] | None = None,
) -> dict[str, Any]:
    """The metadata of a field that a save holds; see `Saved`."""
    return {_KEY: Saved(form, later, below)}


def derived(source: Source | None = None) -> dict[str, Any]:
    """The metadata of a field that no save holds; see `Derived`."""
    return {_KEY: Derived(source)}


def word_on(field: attrs.Attribute[Any]) -> Saved | Derived:
    """What the field's class says of it."""
    word: Saved | Derived = field.metadata.get(_KEY, Saved())
    return word


def copier(kind: type[Any]) -> Any:
    """The method that copies phases of a kind: a call of the class with all fields.

    A search copies phases all the time, so it is written out as a hand would write it; attrs does the same for
    `__init__`.
    """
    values = ", ".join(f"self.{field.name}" for field in attrs.fields(kind))
    return eval(f"lambda self: kind({values})", {"kind": kind})
