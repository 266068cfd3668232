"""The choices made before a game of any kind: the rules, the players, and whether undo is free."""

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
"""The default level of the opponents."""
FIRST_OPPONENT = "easy"
"""The default level of the opponents in the first game."""
_converter = make_converter(complete=False)


def first_seats(count: int, opponent: str = OPPONENT) -> tuple[Seat, ...]:
    """Returns the default seats: a person, and bots of the level `opponent`."""
    return tuple(Seat(name, opponent if seat else None) for seat, name in enumerate(FIRST_NAMES[:count]))


class AskedOptions(GameOptions, Protocol):
    """The options that the dialog for new games shows for every game, beside the number of players: fields of the
    game's options."""

    @property
    def open_points(self) -> bool:
        """Whether the hidden points of each player are shown to all."""

    @property
    def ask_optional_benefits(self) -> bool:
        """Whether a benefit that can only be taken or refused becomes a decision; otherwise it is taken."""

    @property
    def play_forced(self) -> bool:
        """Whether a decision with a single outcome is carried out at once; the events still report it."""


@attrs.frozen
class NewGameChoices:
    """The values that the dialog for new games shows when it opens. Each game derives a class from it, with its
    options and with as many seats as can play. The rules play for the automatic seats, whose numbers are fixed; the
    entries of `seats` at those numbers are remembered for other games.

    `options` are those of the game; `seats` includes seats that stay empty; `shuffle`: whether the seats are drawn by
    lot; `free_undo`: whether moves can be taken back without limits.
    """

    options: AskedOptions
    seats: tuple[Seat, ...]
    shuffle: bool = True
    free_undo: bool = False

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats of players, without empty and automatic ones."""
        automatic = self.automatic
        return tuple(
            seat for number, seat in enumerate(self.seats[: self.options.players]) if number not in automatic
        )

    @property
    def automatic(self) -> frozenset[int]:
        """The numbers of the seats for which the rules play."""
        return kind_of(self.options).automatic_seats(self.options)

    def automatic_name(self, number: int) -> str:
        """Returns the name of an automatic seat in the language in use. Implemented by games that have such seats."""
        raise NotImplementedError

    def setup(self, seed: int | None = None) -> GameSetup:
        """Returns the setup of a game with these choices; with a random seed if `seed` is None."""
        seats = [attrs.evolve(seat, name=shown_name(seat.name)) for seat in self.playing]
        if self.shuffle:
            secrets.SystemRandom().shuffle(seats)
        for number in sorted(self.automatic):
            seats.insert(number, Seat(self.automatic_name(number)))
        if seed is None:
            seed = seed_for(self.options, (seat.bot for seat in seats))
        return GameSetup(self.options, seed, tuple(seats), self.free_undo)


ChoicesT = TypeVar("ChoicesT", bound=NewGameChoices)


def read_choices(data: object, kind: type[ChoicesT], seats: int) -> ChoicesT:
    """Returns the choices in a section of the settings file. Raises SaveError if the section is damaged, does not
    have `seats` seats or names an unknown bot."""
    choices = structured(_converter, data, kind)
    if len(choices.seats) != seats:
        raise SaveError(Problem.DAMAGED, "seats", f"{len(choices.seats)} instead of {seats}")
    for number, seat in enumerate(choices.seats):
        if seat.bot is not None and not is_known(seat.bot):
            raise SaveError(Problem.DAMAGED, f"seats[{number}].bot", "is not known")
    return choices
