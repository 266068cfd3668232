"""What is agreed before the game starts. Impossible combinations are refused here."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import ClassVar, Final

import attrs


class Expansion(Enum):
    """What comes beside the base game; the value is the id in saves and on the command line."""

    NEW_BUILDINGS = "new_buildings"


class OptionsFault(Enum):
    """Why no game can be played with some options; an id for the texts."""

    PLAYERS = "players"
    UNKNOWN_EXPANSION = "unknown_expansion"


class OptionsError(ValueError):
    """Options that no game can be played with; `fault` says why."""

    def __init__(self, fault: OptionsFault, message: str) -> None:
        super().__init__(message)
        self.fault = fault


def _in_order(members: Iterable[Expansion]) -> tuple[Expansion, ...]:
    """Each member once, in the order of its definition, so that equal options are equal. Raises OptionsError."""
    given = list(members)
    for one in given:
        if not isinstance(one, Expansion):
            raise OptionsError(OptionsFault.UNKNOWN_EXPANSION, f"unknown expansion: {one!r}")
    return tuple(one for one in Expansion if one in given)


MOST_PLAYERS: Final = 4


@attrs.frozen(cache_hash=True)
class Options:
    """A game's options.

    `players`: 2 to 4 (S002).
    `opening_choice`: everybody draws 5, 6, 7, 8 cards in turn order and keeps 4 of them (S002, variant).
    `open_points`: everybody is told how many cards lie under Chapels, Churches and Harbors.
    `ask_optional_benefits`: what can only be taken or refused becomes a decision.
    `play_forced`: a choice with a single outcome is carried out at once; the events still tell it. Who holds cards is
    asked what to build even if none can be paid for: the others must not know that.
    `expansions`: what is played beside the base game.
    """

    game: ClassVar[str] = "sanjuan"

    players: int = 4
    opening_choice: bool = False
    open_points: bool = False
    ask_optional_benefits: bool = False
    play_forced: bool = True
    expansions: tuple[Expansion, ...] = attrs.field(default=(), converter=_in_order)

    def __attrs_post_init__(self) -> None:
        """Refuse what cannot be played. Raises OptionsError."""
        if type(self.players) is not int or not 2 <= self.players <= MOST_PLAYERS:
            raise OptionsError(OptionsFault.PLAYERS, f"players must be 2 to {MOST_PLAYERS}, not {self.players!r}")

    def has(self, expansion: Expansion) -> bool:
        """Whether the expansion is in the game."""
        return expansion in self.expansions
