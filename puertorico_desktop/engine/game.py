"""The interface that every game implements, and the only one by which code outside the rules uses a game.

The window, the bots, the saves, the command line and the tests know a game only by the classes of this module.
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
        """Whether hidden information was revealed, drawn or looked at by the event: undo does not go back beyond
        it."""

    def seen_by(self, seat: int) -> Self:
        """Returns the event as the player in that seat may see it. Only saves, golden files and the rules have the
        whole event."""


class GameOptions(Protocol):
    """The options that are agreed before a game, an immutable value. `game` is the id of the `GameKind`."""

    game: ClassVar[str]

    @property
    def players(self) -> int:
        """The number of seats."""


class AnyDecision(Protocol):
    """A decision that one seat must make. `kind` is a member of an enumeration of the game."""

    @property
    def seat(self) -> int:
        """The seat that must decide."""

    @property
    def kind(self) -> Enum:
        """The kind of the decision."""

    @property
    def benefit(self) -> Component | None:
        """The benefit to accept or refuse; None at decisions of other kinds."""


OptionsT = TypeVar("OptionsT", bound=GameOptions)
ActionT = TypeVar("ActionT", bound=Hashable)
EventT = TypeVar("EventT", bound=GameEvent)
ObservationCoT = TypeVar("ObservationCoT", covariant=True)


def _with_types(values: Mapping[str, object]) -> tuple[tuple[str, type, object], ...]:
    """Returns a key that tells the values of two refusals apart by their types too: pieces of different kinds may be
    equal."""
    return tuple((name, type(value), value) for name, value in sorted(values.items(), key=itemgetter(0)))


@attrs.frozen
class Refusal:
    """The reason why an action is not allowed: an id for the texts, with the values that the sentence names.

    `values` holds enum members and numbers; the window turns them into words of the player's language.
    """

    reason: Enum
    values: Mapping[str, object] = attrs.field(factory=dict, eq=_with_types)

    def __str__(self) -> str:
        """Returns the id and the values, for logs and error messages of developers."""
        values = ", ".join(
            f"{name}={value.name.lower() if isinstance(value, Enum) else value}"
            for name, value in self.values.items()
        )
        return f"{self.reason.value}({values})" if values else str(self.reason.value)


class IllegalActionError(ValueError):
    """Raised when an action is applied that is not legal now. The game is unchanged; `refusal` holds the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


_SHOWN: Final = 80


def excerpt(text: str) -> str:
    """Returns a text of outside origin in quotation marks for a message: on one line, cut to 80 characters, in ASCII
    only."""
    return ascii(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")


class NotationError(ValueError):
    """Raised when a line of text does not name an action of the current decision."""


@attrs.frozen
class Standing:
    """The place of one seat at the end of a game. `place` counts from 1; seats that share the first place share the
    victory."""

    seat: int
    place: int
    points: int
    tie_break: int


class Game(Protocol[ActionT, EventT, ObservationCoT]):
    """A running game. Only `apply`, `play` and their unchecked variants change its state; to look ahead, take a
    `copy`.

    `options` are the options that the game was made with. `asked` is the seat that must decide now and `kind` the
    kind of the decision: the same as in `decision`, at less cost; `kind` is None when the game is over. `round`
    counts from 1.
    """

    __slots__ = ()

    options: Any
    asked: int
    kind: Any
    round: int

    @property
    def decision(self) -> AnyDecision | None:
        """The current decision (`.seat`, `.kind`), always exactly one; None when the game is over."""

    def legal_actions(self) -> Sequence[ActionT]:
        """Returns every legal action in a documented, stable order; an empty sequence when the game is over.

        For placing colonists the sequence is lazy: it knows its length and builds the i-th action on access.
        """

    def is_legal(self, action: ActionT) -> bool:
        """Returns whether `apply` would accept the action."""

    def why_not(self, action: ActionT) -> Refusal | None:
        """Returns the reason why an action is not legal; None if it is legal."""

    def apply(self, action: ActionT) -> list[EventT]:
        """Check the action, carry it out, move on to the next decision, and return the events in order.

        Raises IllegalActionError and changes nothing if the action is not legal.
        """

    def apply_unchecked(self, action: ActionT) -> list[EventT]:
        """Carry out an action that is known to be legal; otherwise like `apply`."""

    def play(self, action: ActionT) -> None:
        """Carry out the action like `apply`, but without making event objects. Raises IllegalActionError."""

    def play_unchecked(self, action: ActionT) -> None:
        """Carry out an action that is known to be legal, without making event objects: for search."""

    def copy(self) -> Self:
        """Returns an independent game in the same state, including the state of the random number generator."""

    def observation(self, seat: int) -> ObservationCoT:
        """Returns the state of the table as the player in that seat sees it, without the information hidden from that
        player."""

    def determinize(self, seat: int, rng: Rng) -> Self:
        """Returns a full game that agrees with all that the seat knows; all information hidden from the seat is drawn
        anew with `rng`."""

    def scores(self) -> Sequence[Any]:
        """Returns every source of points of every seat, itemised, as if the game ended now. Hidden points are
        included."""

    def standings(self, sheets: Sequence[Any] = ()) -> Sequence[Standing]:
        """Returns the seats from first to last place, as if the game ended now. Hidden points are included. `sheets`
        are the results of `scores`, if they are known already."""

    def text(self, action: ActionT) -> str:
        """Returns the line of notation that names a legal action; `parse` reads it."""

    def parse(self, text: str) -> ActionT:
        """Returns the action that a line of notation names at this decision. Raises NotationError if it names
        none."""


AnyGame = Game[Any, Any, Any]
"""A game of any kind."""


class GameKind(ABC, Generic[OptionsT, ActionT, EventT]):
    """The properties of a game besides its rules. `engine.games` has the kinds by their ids.

    `id` is used in saves and on the command line. `rules_version` is raised when the same options, seed and actions
    may lead to another position than before; saved positions have kept their meaning since version
    `oldest_rules_kept`. `editions` are the ids of the published editions, the usual one first. `players` are the
    possible numbers of seats. `automatic_id` is the id of the automatic opponent; None if the game has none.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    oldest_rules_kept: ClassVar[int]
    editions: ClassVar[tuple[str, ...]]
    players: ClassVar[range]
    automatic_id: ClassVar[str | None] = None

    @abstractmethod
    def edition(self, options: OptionsT) -> str:
        """Returns the id, one of `editions`, of the edition that is played with these options."""

    @abstractmethod
    def new_game(self, options: OptionsT, seed: int) -> Game[ActionT, EventT, Any]:
        """Returns a game at its first decision; the same seed gives the same game."""

    @abstractmethod
    def starts_turn(self, action: ActionT) -> bool:
        """Returns whether a turn begins with the action; replays stop at such actions."""

    def is_secret(self, action: ActionT) -> bool:
        """Returns whether the action names pieces that not all players may see: bots do not get such actions of
        others."""
        return False

    def bars_undo(self, event: EventT, seat: int, people: Collection[int]) -> bool:
        """Returns whether the player in `seat` may not undo the event, because it revealed hidden information;
        `people` are the seats of people, all of whom look at this screen."""
        return event.reveals

    def has_shown(self, game: Game[ActionT, EventT, Any]) -> bool:
        """Returns whether the last action revealed hidden information for the current decision that only an event of
        the next action reports."""
        return False

    @abstractmethod
    def starts_round(self, event: EventT) -> bool:
        """Returns whether a round begins with the event."""

    @abstractmethod
    def hides_points(self, game: Game[ActionT, EventT, Any]) -> bool:
        """Returns whether some points are hidden from some players now."""

    @abstractmethod
    def transcript(
        self, start: Game[ActionT, EventT, Any], seed: int, actions: Sequence[ActionT], names: Sequence[str]
    ) -> Iterator[str]:
        """Yields the lines of a game as text for people: the options, every decision, and the final state of the
        table."""

    def automatic_seats(self, options: OptionsT) -> frozenset[int]:
        """Returns the seats that the rules play for, such as that of an automatic opponent: no player sits there."""
        return frozenset()

    def automatic_name(self, options: OptionsT, seat: int) -> str:
        """Returns the English name of an automatic seat, for text that is the same in all languages."""
        number = sorted(self.automatic_seats(options)).index(seat)
        alone = len(self.automatic_seats(options)) == 1
        name = (self.automatic_id or "").capitalize()
        return name if alone else f"{name} {ascii_uppercase[number]}"

    def automatic(self, game: Game[ActionT, EventT, Any]) -> ActionT | None:
        """Returns the next action of an automatic seat; None if a player must decide."""
        return None


def foreseen(events: Iterable[EventT]) -> list[EventT]:
    """Returns the events of an action that a player can know before it is played: all up to the first one that
    reveals hidden information. Later events may depend on that information."""
    return list(takewhile(lambda event: not event.reveals, events))


def action_line(game: Game[ActionT, Any, Any], action: ActionT, names: Sequence[str]) -> str:
    """Returns the action in notation, preceded by the name of the player who decides."""
    return f"{names[game.asked]}: {game.text(action)}"


def parse_line(game: Game[ActionT, Any, Any], text: str, names: Sequence[str]) -> ActionT:
    """Returns the action named by a text that `action_line` has made. Raises NotationError, also if it is another
    player's turn."""
    prefix = f"{names[game.asked]}: "
    if not text.startswith(prefix):
        raise NotationError(f"it is the turn of {names[game.asked]}: {excerpt(text)}")
    return game.parse(text.removeprefix(prefix))
