"""The options of a game. Impossible combinations are refused here."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import ClassVar, Final

import attrs


class Expansion(Enum):
    """An expansion of the base game; the value is the id in saves and on the command line."""

    NEW_BUILDINGS = "new_buildings"


class OptionsFault(Enum):
    """The reason why options are invalid; an id for the texts."""

    PLAYERS = "players"
    UNKNOWN_EXPANSION = "unknown_expansion"


class OptionsError(ValueError):
    """Raised for invalid options; `fault` is the reason."""

    def __init__(self, fault: OptionsFault, message: str) -> None:
        super().__init__(message)
        self.fault = fault


def _in_order(members: Iterable[Expansion]) -> tuple[Expansion, ...]:
    """Returns each member once, in the order of definition, so that equal options compare equal. Raises
    OptionsError."""
    given = list(members)
    for one in given:
        if not isinstance(one, Expansion):
            raise OptionsError(OptionsFault.UNKNOWN_EXPANSION, f"unknown expansion: {one!r}")
    return tuple(one for one in Expansion if one in given)


MOST_PLAYERS: Final = 4


@attrs.frozen(cache_hash=True)
class Options:
    """The options of a game.

    `players`: 2 to 4 (S002).

    `opening_choice`: in turn order the players draw 5, 6, 7, 8 cards and keep 4 of them (S002, variant).

    `open_points`: all players see the numbers of cards under Chapels, Churches and Harbors.

    `ask_optional_benefits`: whether to accept a benefit becomes a decision.

    `play_forced`: a choice with a single outcome is carried out at once, and reported by events. A player with cards
    in hand must still decide what to build even if none can be paid for: the others must not know that.

    `expansions`: the expansions in the game.
    """

    game: ClassVar[str] = "sanjuan"

    players: int = 4
    opening_choice: bool = False
    open_points: bool = False
    ask_optional_benefits: bool = False
    play_forced: bool = True
    expansions: tuple[Expansion, ...] = attrs.field(default=(), converter=_in_order)

    def __attrs_post_init__(self) -> None:
        """Raise OptionsError if the number of players is not possible."""
        if type(self.players) is not int or not 2 <= self.players <= MOST_PLAYERS:
            raise OptionsError(OptionsFault.PLAYERS, f"players must be 2 to {MOST_PLAYERS}, not {self.players!r}")

    def has(self, expansion: Expansion) -> bool:
        """Returns whether the expansion is in the game."""
        return expansion in self.expansions
