"""The interface through which each game supplies its part of the challenges; `learn.challenges.games` has the
implementations by the id of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import date
from typing import Any, ClassVar, Final, Generic, TypeVar

import attrs

from puertorico_desktop.engine.game import GameOptions

OptionsT = TypeVar("OptionsT", bound=GameOptions)

AUTOMATIC: Final = "automatic"
"""The prefix of the words for automatic seats in a table of opponents; each game defines the rest of the word."""
OPTION_BITS: Final = 16
"""The number of bits in a code for the options of a game."""
OPPONENT_BITS: Final = 4
"""The number of bits in a code for the player of each other seat."""
WEEK: Final = (100, 140, 200, 280, 400, 560, 800)
"""The search nodes of the opponents in the game of the day, from Monday to Sunday: about 1.4 times as many each
day."""


class NotPackedError(ValueError):
    """Raised for options that no code can express, or for a number that stands for no options."""


@attrs.frozen
class Dailies:
    """A table of the options of the games of the day, used in turn from the date `since` until a later table
    holds."""

    since: date
    options: tuple[Any, ...]


class GameChallenges(ABC, Generic[OptionsT]):
    """The part of the challenges that a game supplies: packing of options for codes, and the tables of the games of
    the day.

    A *series* is one state of rules, weights and search: within it the same code is the same game, move by move.
    `series` is the number of the present series, `earlier` are the numbers of former ones; no two games share a
    number.

    `opponents` lists, by number, the possible players of the other seats: names of steady bots, and words for
    automatic seats. Entries of these tables keep their numbers as long as codes of the format exist.
    """

    series: ClassVar[int]
    earlier: ClassVar[frozenset[int]] = frozenset()
    opponents: ClassVar[tuple[str, ...]]
    dailies: ClassVar[tuple[Dailies, ...]]

    @abstractmethod
    def pack(self, options: OptionsT) -> int:
        """Returns the number of the options, without players and automatic seats. Raises NotPackedError if a code
        cannot express the options."""

    @abstractmethod
    def unpack(self, number: int, players: int, automatic: Sequence[str]) -> OptionsT:
        """Returns the options with this number; `automatic` has the word of each automatic seat. Raises
        NotPackedError if the number stands for no options."""

    def automatic_word(self, options: OptionsT) -> str:
        """Returns the word for the automatic seats of a game with these options."""
        return AUTOMATIC


def to_mixed_radix(digits: Sequence[tuple[int, int]]) -> int:
    """Returns one number for digits in a mixed base, given as pairs (digit, base); the first digit is the most
    significant."""
    number = 0
    for digit, base in digits:
        number = number * base + digit
    return number


def from_mixed_radix(number: int, bases: Sequence[int]) -> list[int]:
    """Returns the digits of a number made by `to_mixed_radix`. Raises NotPackedError if the number is too large for
    the bases."""
    digits = []
    for base in reversed(bases):
        number, digit = divmod(number, base)
        digits.append(digit)
    if number:
        raise NotPackedError("the number is too large")
    return digits[::-1]
