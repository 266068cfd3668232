"""The contract that every game keeps: the one door through which everything outside the rules sees a game.

The window, the bots, the saves, the command line and the tests know a game only by what stands here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import takewhile
from operator import itemgetter
from string import ascii_uppercase
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

import attrs

from puertorico_desktop.engine.pieces import Component
from puertorico_desktop.engine.rng import Rng


class GameEvent(Protocol):
    """Something that happened in a game, for the log, the animations and the screen reader."""

    @property
    def reveals(self) -> bool:
        """Whether something hidden was turned up, drawn or looked at: undo does not go back behind it."""

    def seen_by(self, seat: int) -> Self:
        """What the player in that seat may be told of it. Only saves, golden files and the rules have the whole
        event."""


class GameOptions(Protocol):
    """What is agreed before a game, an immutable value. `game` is the id of its `GameKind`."""

    game: ClassVar[str]

    @property
    def players(self) -> int:
        """The number of seats."""


class AnyDecision(Protocol):
    """A question to one seat. `kind` is a member of an enumeration of the game."""

    @property
    def seat(self) -> int:
        """Who is asked."""

    @property
    def kind(self) -> Enum:
        """What is asked."""

    @property
    def benefit(self) -> Component | None:
        """What is taken or refused, where that is asked."""


OptionsT = TypeVar("OptionsT", bound=GameOptions)
ActionT = TypeVar("ActionT", bound=Hashable)
EventT = TypeVar("EventT", bound=GameEvent)
ObservationCoT = TypeVar("ObservationCoT", covariant=True)


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


_SHOWN: Final = 80


def excerpt(text: str) -> str:
    """A text from outside in quotation marks for a message: one line, cut short, nothing but ASCII."""
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


class Game(Protocol[ActionT, EventT, ObservationCoT]):
    """A running game. It changes only through `apply` and `play`; to look ahead, take a `copy`.

    `options` are those it was made with. `asked` and `kind` are who must choose now and what: the same as `decision`,
    at less cost; `kind` is None when the game is over. `round` counts from 1.
    """

    __slots__ = ()

    options: Any
    asked: int
    kind: Any
    round: int

    @property
    def decision(self) -> AnyDecision | None:
        """Who must choose now and what (`.seat`, `.kind`), or None when the game is over. Always exactly one."""

    def legal_actions(self) -> Sequence[ActionT]:
        """Every legal action in a documented, stable order; empty when the game is over.

        For placing colonists the sequence is lazy: it knows its length and builds the i-th action when asked.
        """

    def is_legal(self, action: ActionT) -> bool:
        """Whether `apply` would accept the action."""

    def why_not(self, action: ActionT) -> Refusal | None:
        """The reason why an action is not legal; None if it is."""

    def apply(self, action: ActionT) -> list[EventT]:
        """Check the action, carry it out, move on to the next decision and tell what happened, in order.

        Raises IllegalActionError and changes nothing if the action is not legal.
        """

    def apply_unchecked(self, action: ActionT) -> list[EventT]:
        """Like `apply`, for an action that is known to be legal."""

    def play(self, action: ActionT) -> None:
        """Like `apply`, without telling: no event object is made. Raises IllegalActionError."""

    def play_unchecked(self, action: ActionT) -> None:
        """Like `play`, for an action that is known to be legal: for search."""

    def copy(self) -> Self:
        """An independent game in the same state, generator included."""

    def observation(self, seat: int) -> ObservationCoT:
        """What the player in that seat sees on the table; what is hidden from them is gone."""

    def determinize(self, seat: int, rng: Rng) -> Self:
        """A full game that agrees with everything the seat knows; the rest is drawn anew with `rng`."""

    def scores(self) -> Sequence[Any]:
        """Every source of points of every seat, itemised, as if the game ended now. Hidden points are in them."""

    def standings(self) -> Sequence[Standing]:
        """The seats from first to last place, as if the game ended now. Hidden points are in them."""

    def text(self, action: ActionT) -> str:
        """The one line that names a legal action; `parse` reads it back."""

    def parse(self, text: str) -> ActionT:
        """The action that a line names at this decision. Raises NotationError."""


AnyGame = Game[Any, Any, Any]
"""A game of any kind."""


class GameKind(ABC, Generic[OptionsT, ActionT, EventT]):
    """What a game brings besides its rules. `engine.games` has the kinds by their id.

    `id` stands in saves and on the command line. `rules_version` is raised when the same options, seed and actions
    may lead to another table than before; since `oldest_rules_kept` every position has meant the same. `editions`
    are the ids of its published editions, the first of them the usual one. `players` are the numbers of seats.
    `automatic_id` is the id of its automatic opponent, if it has one.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    oldest_rules_kept: ClassVar[int]
    editions: ClassVar[tuple[str, ...]]
    players: ClassVar[range]
    automatic_id: ClassVar[str | None] = None

    @abstractmethod
    def edition(self, options: OptionsT) -> str:
        """Returns which of the `editions` is played."""

    @abstractmethod
    def new_game(self, options: OptionsT, seed: int) -> Game[ActionT, EventT, Any]:
        """Returns a game at its first decision; the same seed gives the same game."""

    @abstractmethod
    def starts_turn(self, action: ActionT) -> bool:
        """Returns whether a turn begins with the action: replays stop there."""

    def hides(self, action: ActionT) -> bool:
        """Returns whether the action names pieces that not everybody may see: bots are not told of it."""
        return False

    def bars_undo(self, event: EventT, seat: int, people: Collection[int]) -> bool:
        """Returns whether the player in `seat` may not go back behind the event, because something hidden has come to
        light by it; `people` are the seats of people, who all look at this screen."""
        return event.reveals

    def has_shown(self, game: Game[ActionT, EventT, Any]) -> bool:
        """Returns whether something hidden has come to light for the decision at hand, by the last action, that only
        an event of the next one tells."""
        return False

    @abstractmethod
    def starts_round(self, event: EventT) -> bool:
        """Returns whether a round begins with the event."""

    @abstractmethod
    def hides_points(self, game: Game[ActionT, EventT, Any]) -> bool:
        """Returns whether the players do not see everybody's points now."""

    @abstractmethod
    def transcript(
        self, start: Game[ActionT, EventT, Any], seed: int, actions: Sequence[ActionT], names: Sequence[str]
    ) -> Iterator[str]:
        """Returns the lines of a game as text for people: what was agreed, every decision, how the table lies."""

    def automatic_seats(self, options: OptionsT) -> frozenset[int]:
        """Returns the seats that belong to the rules, such as that of an automatic opponent: no player sits there."""
        return frozenset()

    def automatic_name(self, options: OptionsT, seat: int) -> str:
        """Returns the English name of an automatic seat, for text that is the same in all languages."""
        number = sorted(self.automatic_seats(options)).index(seat)
        alone = len(self.automatic_seats(options)) == 1
        name = (self.automatic_id or "").capitalize()
        return name if alone else f"{name} {ascii_uppercase[number]}"

    def automatic(self, game: Game[ActionT, EventT, Any]) -> ActionT | None:
        """Returns the action of an automatic seat; None if a player decides."""
        return None


def foreseen(events: Iterable[EventT]) -> list[EventT]:
    """Returns what a player can know of the events of an action before it is played: those up to the first one that
    reveals anything. What comes after may depend on it."""
    return list(takewhile(lambda event: not event.reveals, events))


def line(game: Game[ActionT, Any, Any], action: ActionT, names: Sequence[str]) -> str:
    """Returns the action in notation with the name of the player who decides."""
    return f"{names[game.asked]}: {game.text(action)}"


def parse_line(game: Game[ActionT, Any, Any], text: str, names: Sequence[str]) -> ActionT:
    """Returns the action that `line` has named. Raises NotationError, also if it is another player's turn."""
    prefix = f"{names[game.asked]}: "
    if not text.startswith(prefix):
        raise NotationError(f"it is the turn of {names[game.asked]}: {excerpt(text)}")
    return game.parse(text.removeprefix(prefix))
