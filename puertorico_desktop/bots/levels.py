"""The levels and styles of the thinking bots.

A level says how far a bot looks ahead, how exactly it weighs what it finds, and how much it overlooks; the knowledge
is the same at all levels. A game adjusts these figures where the steps between levels would be too small or too large
(`GameKnowledge.adjusted`). A style is a preference for certain sources of points or pieces, followed where it costs
next to nothing; every game has its own styles.
"""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from puertorico_desktop.bots.base import Budget


@attrs.frozen
class Level:
    """The playing strength of a bot.

    `temperature` is the scale, in chances of victory, of the random errors with which actions are compared, so that
    an action slightly worse than the best is sometimes chosen; `oversight` is the probability that an action is not
    considered at all. `searches`: whether the bot looks further than one move ahead. `all_cores`: whether it uses
    every core but one when it plays at a table. `steady`: whether it makes the same choices on every computer; see
    `steady`. `leaning` is how much it leans to what people like, from 0 to 1 (`GameKnowledge.liking`);
    `reciprocal`: whether it leans only after the opening, and not where the other players do not lean.
    """

    name: str
    budget: Budget
    temperature: float = 0.0
    oversight: float = 0.0
    searches: bool = True
    all_cores: bool = False
    steady: bool = False
    leaning: float = 0.0
    reciprocal: bool = False

    @property
    def is_adaptive(self) -> bool:
        """Whether a bot of this level searches and may learn, save time and treat the end of the game specially.
        Steady bots do not: their choices must not change from version to version."""
        return self.searches and not self.steady


@attrs.frozen
class Adjustment:
    """The figures of a level that differ in some games; None stands for the usual ones. A level that usually does not
    search does with `nodes`."""

    nodes: int | None = None
    temperature: float | None = None
    oversight: float | None = None
    leaning: float | None = None

    def applied(self, level: Level) -> Level:
        """Returns the level with these figures in place of its own."""
        if self.nodes is not None:
            level = attrs.evolve(level, budget=Budget(nodes=self.nodes), searches=True)
        if self.temperature is not None:
            level = attrs.evolve(level, temperature=self.temperature)
        if self.oversight is not None:
            level = attrs.evolve(level, oversight=self.oversight)
        if self.leaning is not None:
            level = attrs.evolve(level, leaning=self.leaning)
        return level


Adjustments = Mapping[str, Adjustment]
"""The adjustments by the names of the levels; others are not adjusted."""


@attrs.frozen
class Style:
    """A style by its name; each game defines the styles of its bots (`GameKnowledge.styles`)."""

    name: str


@attrs.frozen
class Taste(Style):
    """A style with preferences beside winning: `points` is the additional weight of a point, by its source, and each
    of the pieces in the mask `liked_pieces` counts as `piece_bonus` points."""

    points: Mapping[str, float] = attrs.field(factory=dict)
    liked_pieces: int = 0
    piece_bonus: float = 0.0


_LEVELS = (
    Level("easy", Budget(nodes=1), temperature=0.018, oversight=0.18, searches=False),
    Level("normal", Budget(nodes=1), temperature=0.003, searches=False),
    Level("advanced", Budget(nodes=32)),
    Level("hard", Budget(seconds=0.5), temperature=0.014, reciprocal=True),
    Level("expert", Budget(seconds=3.0), all_cores=True, reciprocal=True),
)
LEVELS: Mapping[str, Level] = {level.name: level for level in _LEVELS}
"""The levels by name, from the weakest to the strongest. `registry.BOTS` gives the order that includes bots without a
level."""
STEADY = "steady"
"""The prefix of the names of levels that make the same choices on every computer."""
BALANCED = "balanced"
"""The name of the neutral style, which is also assumed for players whose style is unknown."""


def steady(nodes: int) -> Level:
    """Returns the level of bots that look ahead like `hard`, but make the same choices on every computer.

    Their figures are exact (`search.exact`); their budget counts nodes, not time; they never stop early, and start a
    new search at each decision. So their choices depend only on the seed, on what their seat may see of the game, and
    on its history. They do not use the other levels' treatment of the end of the game, of lost positions and of time,
    because shared games depend on their choices.
    """
    return attrs.evolve(LEVELS["hard"], name=f"{STEADY}-{nodes}", budget=Budget(nodes=nodes), steady=True)
