"""The weights for games of San Juan: their description and their names."""

from __future__ import annotations

from typing import Any, ClassVar

import attrs
import numpy as np

from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.weights import SUFFIX, bundled_evaluator, check_version
from puertorico_desktop.bots.sanjuan.evaluation.features import VERSION, Layout
from puertorico_desktop.engine.sanjuan.components import CARDS
from puertorico_desktop.engine.sanjuan.game import OLDEST_RULES_KEPT, RULES_VERSION
from puertorico_desktop.engine.sanjuan.options import Options


@attrs.frozen
class WeightsInfo:
    """The description of weights and of how they were made. `rules` and `features` are versions, `command` is the
    command that makes them again."""

    game: str
    players: int
    rules: int
    features: int
    command: str
    seed: int
    games: int

    @property
    def layout(self) -> Layout:
        """The layout of the inputs for which the network was made."""
        return Layout(self.players)

    def check(self) -> None:
        """Check the versions. Raises WeightsError if the weights are for other rules, or for another encoding of
        positions."""
        check_version("rules", self.rules, OLDEST_RULES_KEPT, RULES_VERSION)
        check_version("features", self.features, VERSION, VERSION)


class SanJuanTraining:
    """The definition of learning in San Juan, see `TrainingSpec`."""

    preferable: ClassVar[int] = len(CARDS)
    about: ClassVar[type[Any]] = WeightsInfo

    def layout(self, options: Options) -> Layout:
        """Returns the layout of the numbers that describe a position."""
        return Layout(options.players)

    def varied(self, options: Options, chance: np.random.Generator) -> Options:
        """Returns the options unchanged: there are weights for each setting."""
        return options

    def describe(self, options: Options, command: str, seed: int, games: int) -> WeightsInfo:
        """Returns the description of weights for such games."""
        return WeightsInfo(options.game, options.players, RULES_VERSION, VERSION, command, seed, games)


def weights_name(options: Options) -> str:
    """Returns the name of the file in `resources/bots` with the weights for such games."""
    kind = "sanjuan-expanded" if options.expansions else "sanjuan"
    return f"{kind}-{options.players}{SUFFIX}"


def evaluator_for(options: Options) -> Evaluator:
    """Returns the evaluator for such games, loaded once. Raises WeightsError if its file is damaged."""
    return bundled_evaluator(weights_name(options), WeightsInfo)
