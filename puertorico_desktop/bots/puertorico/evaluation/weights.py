"""The weights for games of Puerto Rico: what they were made for, and their names."""

from __future__ import annotations

from typing import Any, ClassVar

import attrs

from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.weights import SUFFIX, check_version, loaded
from puertorico_desktop.bots.puertorico.evaluation.features import VERSION, Layout
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.game import OLDEST_RULES_KEPT, RULES_VERSION
from puertorico_desktop.engine.puertorico.options import Options


@attrs.frozen
class About:
    """What weights were made for and how. `rules` and `features` are versions, `command` makes them again."""

    edition: str
    players: int
    buildings: int
    tiles: int
    roles: int
    kinds: int
    rules: int
    features: int
    command: str
    seed: int
    games: int

    @property
    def layout(self) -> Layout:
        """The numbers that the network was made for."""
        return Layout(self.players, self.buildings, self.tiles, self.roles, self.kinds)

    def check(self) -> None:
        """Raises WeightsError if the weights are for other rules or for another way to look at a position."""
        check_version("rules", self.rules, OLDEST_RULES_KEPT, RULES_VERSION)
        check_version("features", self.features, VERSION, VERSION)


class PuertoRicoStudy:
    """See `Study`."""

    fancied: ClassVar[int] = len(Building)
    about: ClassVar[type[Any]] = About

    def layout(self, options: Options) -> Layout:
        """Returns the numbers that tell a position."""
        return Layout.of(options)

    def told(self, options: Options, command: str, seed: int, games: int) -> About:
        """Returns what is told of weights."""
        layout = Layout.of(options)
        return About(
            edition=options.edition.value,
            players=layout.players,
            buildings=layout.buildings,
            tiles=layout.tiles,
            roles=layout.roles,
            kinds=layout.kinds,
            rules=RULES_VERSION,
            features=VERSION,
            command=command,
            seed=seed,
            games=games,
        )


def weights_name(options: Options) -> str:
    """The name of the file with the weights for such games, in `resources/bots`.

    Games with expansions have weights of their own for both editions; the base games differ so little that what is
    learned in the classic one is good for both.
    """
    kind = "expanded" if options.with_buildings else "classic"
    return f"{kind}-{options.players}{SUFFIX}"


def evaluator_for(options: Options) -> Evaluator:
    """The evaluator for such games, loaded once. Raises WeightsError."""
    return loaded(weights_name(options), About)
