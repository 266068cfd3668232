"""The interface of a game whose evaluation of positions can be learned."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

import numpy as np

from puertorico_desktop.bots.learning.layout import Layout


class WeightsInfo(Protocol):
    """The description of weights and of how they were made: an attrs class with plain fields; each game adds fields
    of its own."""

    @property
    def command(self) -> str:
        """The command that makes the weights again."""

    @property
    def games(self) -> int:
        """The number of games from which the weights were learned."""

    @property
    def rules(self) -> int:
        """The version of the rules."""

    @property
    def layout(self) -> Layout:
        """The layout of the inputs for which the network was made."""

    def check(self) -> None:
        """Check the versions. Raises WeightsError if the weights are for other rules, or for another encoding of
        positions."""


class TrainingSpec(Protocol):
    """The definition of learning in a game. `preferable` is the number of kinds of buildings, bits of `owned`, for
    which players who learn may have a preference; `about` is the type of the description of weights."""

    preferable: ClassVar[int]
    about: ClassVar[type[Any]]

    def layout(self, options: Any) -> Layout:
        """Returns the layout of the numbers that describe a position of such games."""

    def varied(self, options: Any, chance: np.random.Generator) -> Any:
        """Returns options, drawn by chance, of games that the same weights evaluate: learning mixes them."""

    def describe(self, options: Any, command: str, seed: int, games: int) -> WeightsInfo:
        """Returns the description of weights for such games."""
