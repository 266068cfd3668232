"""What a game brings for challenges; `learn.challenges.games` has it by the id of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import date
from typing import Any, ClassVar, Final, Generic, TypeVar

import attrs

from puertorico_desktop.engine.game import GameOptions

OptionsT = TypeVar("OptionsT", bound=GameOptions)

AUTOMATIC: Final = "automatic"
"""How the words for automatic seats begin in a table of opponents; what follows is the game's own affair."""
OPTION_BITS: Final = 16
"""So many bits a code has for the options of a game."""
OPPONENT_BITS: Final = 4
"""The same for who sits in a seat."""
WEEK: Final = (100, 140, 200, 280, 400, 560, 800)
"""The nodes of the opponents in the game of the day, from Monday to Sunday: each day about 1.4 times as many."""


class NotPackedError(ValueError):
    """Options that no code can say, or a number that stands for no options."""


@attrs.frozen
class Dailies:
    """The games of the days from a date on, in turn, until a later table holds."""

    since: date
    options: tuple[Any, ...]


class GameChallenges(ABC, Generic[OptionsT]):
    """A game's part in codes and in the games of the days.

    A *series* is one state of rules, weights and search: in it the same code is the same game, move by move. `series`
    is the number of the present one, `earlier` are those of former ones; no two games have a number in common.
    `opponents` are, by number, who can sit in the other seats: names of steady bots, and words for automatic seats.
    What was once in these tables keeps its number as long as there are codes of the format.
    """

    series: ClassVar[int]
    earlier: ClassVar[frozenset[int]] = frozenset()
    opponents: ClassVar[tuple[str, ...]]
    dailies: ClassVar[tuple[Dailies, ...]]

    @abstractmethod
    def pack(self, options: OptionsT) -> int:
        """Returns the number of the options, without players and automatic seats. Raises NotPackedError."""

    @abstractmethod
    def unpack(self, number: int, players: int, automatic: Sequence[str]) -> OptionsT:
        """Returns the options with that number; `automatic` has the word of each automatic seat. Raises
        NotPackedError."""

    def automatic_word(self, options: OptionsT) -> str:
        """Returns the word for the automatic seats of a game that has some."""
        return AUTOMATIC


def mixed(digits: Sequence[tuple[int, int]]) -> int:
    """Returns one number for digits that each have a base of their own: (digit, base), the first one counts most."""
    number = 0
    for digit, base in digits:
        number = number * base + digit
    return number


def unmixed(number: int, bases: Sequence[int]) -> list[int]:
    """Returns the digits of a number of `mixed`. Raises NotPackedError if it is too large."""
    digits = []
    for base in reversed(bases):
        number, digit = divmod(number, base)
        digits.append(digit)
    if number:
        raise NotPackedError("the number is too large")
    return digits[::-1]
