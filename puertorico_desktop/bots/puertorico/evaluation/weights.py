"""The weights for games of Puerto Rico: their description and their names."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import attrs
import numpy as np

from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.weights import SUFFIX, bundled_evaluator, check_version
from puertorico_desktop.bots.puertorico.evaluation.features import VERSION, Layout
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.game import OLDEST_RULES_KEPT, RULES_VERSION
from puertorico_desktop.engine.puertorico.options import (
    MOST_PUERTOMAS,
    NEEDS,
    PUBLISHED,
    WHOLE_BOX,
    WITHOUT_BUILDINGS,
    Expansion,
    Level,
    OptionalRule,
    Options,
    Selection,
)

SOLO: Final = "solo"
"""The prefix of the names of weights for games with a Puertoma, with or without expansions."""
SHARE_OF_BASE: Final = 0.4
"""The share of these games to learn from that are played without expansions."""
BOX: Final = "box"
"""The prefix of the names of weights for games with an expansion of the 1897 box other than its buildings."""
SHARE_OF_EACH: Final = 0.8
"""The share of the games to learn from in which each expansion of the box is played."""
SHARE_OF_DRAFTS: Final = 0.15
"""The share of those with achievements in which the achievement cards are drafted."""


@attrs.frozen
class WeightsInfo:
    """The description of weights and of how they were made. `rules` and `features` are versions, `command` is the
    command that makes them again."""

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
    tasks: int = 0
    cards: int = 0
    solo: bool = False

    @property
    def layout(self) -> Layout:
        """The layout of the inputs for which the network was made."""
        return Layout(
            self.players,
            self.buildings,
            self.tiles,
            self.roles,
            self.kinds,
            tasks=self.tasks,
            cards=self.cards,
            solo=self.solo,
        )

    def check(self) -> None:
        """Check the versions. Raises WeightsError if the weights are for other rules, or for another encoding of
        positions."""
        check_version("rules", self.rules, OLDEST_RULES_KEPT, RULES_VERSION)
        check_version("features", self.features, VERSION, VERSION)


class PuertoRicoTraining:
    """The definition of learning in Puerto Rico, see `TrainingSpec`."""

    preferable: ClassVar[int] = len(Building)
    about: ClassVar[type[Any]] = WeightsInfo

    def layout(self, options: Options) -> Layout:
        """Returns the layout of the numbers that describe a position."""
        return Layout.for_options(options)

    def varied(self, options: Options, chance: np.random.Generator) -> Options:
        """Returns options, drawn by chance, of games that the same weights evaluate: the expansions of the 1897 box
        come in all combinations."""
        if options.puertomas:
            return self._solo(options, chance)
        if not weights_name(options).startswith(BOX):
            return options
        expansions = [one for one in WHOLE_BOX if chance.random() < SHARE_OF_EACH]
        if not any(one in expansions for one in WITHOUT_BUILDINGS):
            expansions.append(WITHOUT_BUILDINGS[int(chance.integers(len(WITHOUT_BUILDINGS)))])
        expansions += [needed for one, needed in NEEDS.items() if one in expansions]
        buildings = Selection.RANDOM if set(expansions) & set(PUBLISHED) else Selection.BASE
        rules = (OptionalRule.ACHIEVEMENT_DRAFT,) if Expansion.ACHIEVEMENTS in expansions else ()
        drafts = rules if chance.random() < SHARE_OF_DRAFTS else ()
        return attrs.evolve(options, expansions=expansions, buildings=buildings, rules=drafts)

    def _solo(self, options: Options, chance: np.random.Generator) -> Options:
        """Returns options with any number of Puertomas of any level, and with the base game or any combination of
        expansions."""
        most = min(MOST_PUERTOMAS, options.players - 1)
        plain = chance.random() < SHARE_OF_BASE
        expansions = [] if plain else [one for one in WHOLE_BOX if chance.random() < SHARE_OF_EACH]
        expansions += [needed for one, needed in NEEDS.items() if one in expansions]
        return attrs.evolve(
            options,
            puertomas=1 + int(chance.integers(most)),
            level=tuple(Level)[int(chance.integers(len(Level)))],
            expansions=expansions,
            buildings=Selection.RANDOM if set(expansions) & set(PUBLISHED) else Selection.BASE,
            rules=(),
        )

    def describe(self, options: Options, command: str, seed: int, games: int) -> WeightsInfo:
        """Returns the description of weights for such games."""
        layout = Layout.for_options(options)
        return WeightsInfo(
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
            tasks=layout.tasks,
            cards=layout.cards,
            solo=layout.solo,
        )


def weights_name(options: Options) -> str:
    """Returns the name of the file in `resources/bots` with the weights for such games.

    Games with expansions have weights of their own, the same for both editions, and so have those with an expansion
    of the 1897 box other than its buildings; the base games of both editions differ so little that the weights
    learned in the classic one serve both.
    """
    kind = "expanded" if options.with_buildings else "classic"
    if any(map(options.has, WITHOUT_BUILDINGS)):
        kind = BOX
    if options.puertomas:
        kind = SOLO
    return f"{kind}-{options.players}{SUFFIX}"


def evaluator_for(options: Options) -> Evaluator:
    """Returns the evaluator for such games, loaded once. Raises WeightsError if its file is damaged."""
    return bundled_evaluator(weights_name(options), WeightsInfo)
