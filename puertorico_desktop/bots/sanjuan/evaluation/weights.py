"""The weights for games of San Juan: what they were made for, and their names."""

from __future__ import annotations

from typing import Any, ClassVar

import attrs
import numpy as np

from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.weights import SUFFIX, check_version, loaded
from puertorico_desktop.bots.sanjuan.evaluation.features import VERSION, Layout
from puertorico_desktop.engine.sanjuan.components import CARDS
from puertorico_desktop.engine.sanjuan.game import OLDEST_RULES_KEPT, RULES_VERSION
from puertorico_desktop.engine.sanjuan.options import Options


@attrs.frozen
class About:
    """What weights were made for and how. `rules` and `features` are versions, `command` makes them again."""

    game: str
    players: int
    rules: int
    features: int
    command: str
    seed: int
    games: int

    @property
    def layout(self) -> Layout:
        """The numbers that the network was made for."""
        return Layout(self.players)

    def check(self) -> None:
        """Raises WeightsError if the weights are for other rules or for another way to look at a position."""
        check_version("rules", self.rules, OLDEST_RULES_KEPT, RULES_VERSION)
        check_version("features", self.features, VERSION, VERSION)


class SanJuanStudy:
    """See `Study`."""

    fancied: ClassVar[int] = len(CARDS)
    about: ClassVar[type[Any]] = About

    def layout(self, options: Options) -> Layout:
        """Returns the numbers that tell a position."""
        return Layout(options.players)

    def varied(self, options: Options, chance: np.random.Generator) -> Options:
        """Returns the options themselves: there are weights for each setting."""
        return options

    def told(self, options: Options, command: str, seed: int, games: int) -> About:
        """Returns what is told of weights."""
        return About(options.game, options.players, RULES_VERSION, VERSION, command, seed, games)


def weights_name(options: Options) -> str:
    """The name of the file with the weights for such games, in `resources/bots`."""
    kind = "sanjuan-expanded" if options.expansions else "sanjuan"
    return f"{kind}-{options.players}{SUFFIX}"


def evaluator_for(options: Options) -> Evaluator:
    """The evaluator for such games, loaded once. Raises WeightsError."""
    return loaded(weights_name(options), About)
