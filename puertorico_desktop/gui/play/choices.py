"""What is chosen before a game of any kind: by which rules, who plays, and how freely moves are taken back."""

from __future__ import annotations

import secrets
from typing import Protocol, TypeVar

import attrs

from puertorico_desktop.bots.registry import is_known
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.gui.texts.names import FIRST_NAMES, shown_name
from puertorico_desktop.learn.challenges.codes import seed_for
from puertorico_desktop.match.match import GameSetup, Seat
from puertorico_desktop.saves.converter import make_converter, structured
from puertorico_desktop.saves.errors import Problem, SaveError

OPPONENT = "normal"
"""The level of the opponents until others are chosen."""
FIRST_OPPONENT = "easy"
"""The same in the first game."""
_converter = make_converter(complete=False)


def first_seats(count: int, opponent: str = OPPONENT) -> tuple[Seat, ...]:
    """Returns a person and bots of that level, until others are chosen."""
    return tuple(Seat(name, opponent if seat else None) for seat, name in enumerate(FIRST_NAMES[:count]))


class AskedOptions(GameOptions, Protocol):
    """What the dialog for new games asks for in every game, beside the number of players: fields of its options."""

    @property
    def open_points(self) -> bool:
        """Everybody is told what points the others hold hidden."""

    @property
    def ask_optional_benefits(self) -> bool:
        """What can only be taken or refused becomes a decision; otherwise it is taken."""

    @property
    def play_forced(self) -> bool:
        """A choice with a single outcome is carried out at once; the events still tell it."""


@attrs.frozen
class NewGameChoices:
    """What the dialog shows when it opens. A game derives its own from it, with its options and with as many seats as
    can play. Automatic seats stay where they are; what sits in `seats` instead of them is remembered for other games.

    `options` are those of the game; `seats` also those that stay empty; `shuffle`: the seats are drawn by lot;
    `free_undo`: moves are taken back without limits.
    """

    options: AskedOptions
    seats: tuple[Seat, ...]
    shuffle: bool = True
    free_undo: bool = False

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats of players, without the seats that stay empty and the automatic ones."""
        automatic = self.automatic
        return tuple(
            seat for number, seat in enumerate(self.seats[: self.options.players]) if number not in automatic
        )

    @property
    def automatic(self) -> frozenset[int]:
        """The seats for which the rules play."""
        return kind_of(self.options).automatic_seats(self.options)

    def automatic_name(self, number: int) -> str:
        """Returns what an automatic seat is called in the language in use; a game with such seats says it."""
        raise NotImplementedError

    def setup(self, seed: int | None = None) -> GameSetup:
        """Returns a game with these choices; with a random seed if none is given."""
        seats = [attrs.evolve(seat, name=shown_name(seat.name)) for seat in self.playing]
        if self.shuffle:
            secrets.SystemRandom().shuffle(seats)
        for number in sorted(self.automatic):
            seats.insert(number, Seat(self.automatic_name(number)))
        if seed is None:
            seed = seed_for(seat.bot for seat in seats)
        return GameSetup(self.options, seed, tuple(seats), self.free_undo)


ChoicesT = TypeVar("ChoicesT", bound=NewGameChoices)


def read_choices(data: object, kind: type[ChoicesT], seats: int) -> ChoicesT:
    """Returns the choices in a part of the settings file, where they must have so many seats. Raises SaveError."""
    choices = structured(_converter, data, kind)
    if len(choices.seats) != seats:
        raise SaveError(Problem.DAMAGED, "seats", f"{len(choices.seats)} instead of {seats}")
    for number, seat in enumerate(choices.seats):
        if seat.bot is not None and not is_known(seat.bot):
            raise SaveError(Problem.DAMAGED, f"seats[{number}].bot", "is not known")
    return choices
