"""The contract that every game keeps: the one door through which everything outside the rules sees a game.

The window, the bots, the saves, the command line and the tests know a game only by what stands here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import Enum
from operator import itemgetter
from typing import Generic, Self, TypeVar

import attrs

from puertorico_desktop.engine.rng import Rng

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ObservationT = TypeVar("ObservationT")


def _told_apart(values: Mapping[str, object]) -> tuple[tuple[str, type, object], ...]:
    """What tells the values of refusals apart: pieces of different kinds may be equal."""
    return tuple((name, type(value), value) for name, value in sorted(values.items(), key=itemgetter(0)))


@attrs.frozen
class Refusal:
    """Why an action is not allowed: an id for the texts, with the values that the sentence names.

    `values` holds enum members and numbers; the window turns them into words of the player's language.
    """

    reason: Enum
    values: Mapping[str, object] = attrs.field(factory=dict, eq=_told_apart)

    def __str__(self) -> str:
        """The id and its values, for logs and error messages of developers."""
        values = ", ".join(
            f"{name}={value.name.lower() if isinstance(value, Enum) else value}"
            for name, value in self.values.items()
        )
        return f"{self.reason.value}({values})" if values else str(self.reason.value)


class IllegalActionError(ValueError):
    """An action was applied that is not legal now. Nothing has changed; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


_SHOWN = 80


def excerpt(text: str) -> str:
    """A text of somebody else in quotation marks for a message: one line, cut short, nothing but ASCII."""
    return ascii(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")


class NotationError(ValueError):
    """A line of text does not name an action of the decision at hand."""


@attrs.frozen
class Standing:
    """One seat's place at the end. `place` counts from 1; seats that share a place share the victory."""

    seat: int
    place: int
    points: int
    tie_break: int


class Game(ABC, Generic[ActionT, EventT, ObservationT]):
    """A running game. It changes only through `apply`; whoever wants to look ahead takes a `copy`."""

    __slots__ = ()

    @property
    @abstractmethod
    def decision(self) -> object | None:
        """Who must choose now and what (`.seat`, `.kind`), or None when the game is over. Always exactly one."""

    @abstractmethod
    def legal_actions(self) -> Sequence[ActionT]:
        """Every legal action in a documented, stable order; empty when the game is over.

        For placing colonists the sequence is lazy: it knows its length and builds the i-th action when asked.
        """

    @abstractmethod
    def is_legal(self, action: ActionT) -> bool:
        """Whether `apply` would accept the action."""

    @abstractmethod
    def why_not(self, action: ActionT) -> Refusal | None:
        """The reason why an action is not legal; None if it is."""

    @abstractmethod
    def apply(self, action: ActionT) -> list[EventT]:
        """Check the action, carry it out, move on to the next decision and tell what happened, in order.

        Raises IllegalActionError and changes nothing if the action is not legal.
        """

    @abstractmethod
    def copy(self) -> Self:
        """An independent game in the same state, generator included."""

    @abstractmethod
    def observation(self, seat: int) -> ObservationT:
        """What the player in that seat sees on the table; what is hidden from them is gone."""

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> Self:
        """A full game that agrees with everything the seat knows; the rest is drawn anew with `rng`."""

    @abstractmethod
    def scores(self) -> Sequence[object]:
        """Every source of points of every seat, itemised, as if the game ended now."""

    @abstractmethod
    def standings(self) -> Sequence[Standing]:
        """The seats from first to last place, as if the game ended now."""

    @abstractmethod
    def text(self, action: ActionT) -> str:
        """The one line that names a legal action; `parse` reads it back."""

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """The action that a line names at this decision. Raises NotationError."""
