"""What a game brings so that the worth of its positions can be learned."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

import numpy as np

from puertorico_desktop.bots.learning.layout import Layout


class About(Protocol):
    """What weights were made for and how, a value of attrs with plain fields: a game has more of them."""

    @property
    def command(self) -> str:
        """What makes them again."""

    @property
    def games(self) -> int:
        """How many games they were learned from."""

    @property
    def rules(self) -> int:
        """The version of the rules."""

    @property
    def layout(self) -> Layout:
        """The numbers that the network was made for."""

    def check(self) -> None:
        """Raises WeightsError if the weights are for other rules or for another way to look at a position."""


class Study(Protocol):
    """See above. `fancied` is how many kinds of buildings there are, bits of `owned`, for which players who learn may
    have a fancy; `about` is the type of what is told of weights."""

    fancied: ClassVar[int]
    about: ClassVar[type[Any]]

    def layout(self, options: Any) -> Layout:
        """Returns the numbers that tell a position of such games."""

    def varied(self, options: Any, chance: np.random.Generator) -> Any:
        """Returns options, drawn by chance, of games that the same weights value: learning mixes them."""

    def told(self, options: Any, command: str, seed: int, games: int) -> About:
        """Returns what is told of weights for such games."""
