"""The levels of the thinking bots.

A level is how much a bot looks ahead, how exactly it weighs what it sees, and how much it overlooks: never what
it knows. A style is a taste: what it would rather win by, if that costs next to nothing; every game has its own.
"""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from puertorico_desktop.bots.base import Budget


@attrs.frozen
class Level:
    """How well a bot plays.

    `temperature` is how far, in chances of victory, an action may lie behind the best one and still be chosen now
    and then; `oversight` the chance of not noticing an action at all, which a game may raise
    (`GameKnowledge.lapses`). `searches`: whether it looks further than one move ahead. `all_cores`: whether every
    core but one thinks, where there is a table to serve. `steady`: whether it makes the same choices on every
    computer; see `steady`.
    """

    name: str
    budget: Budget
    temperature: float = 0.0
    oversight: float = 0.0
    searches: bool = True
    all_cores: bool = False
    steady: bool = False


@attrs.frozen
class Style:
    """A style by its name; a game says which ones its bots have (`GameKnowledge.styles`)."""

    name: str


@attrs.frozen
class Taste(Style):
    """What a bot likes beside winning: `points` is how much more a point counts, by its source, and each of the
    pieces in the mask `liked` counts as `fondness` points."""

    points: Mapping[str, float] = attrs.field(factory=dict)
    liked: int = 0
    fondness: float = 0.0


_LEVELS = (
    Level("easy", Budget(nodes=1), temperature=0.018, oversight=0.18, searches=False),
    Level("normal", Budget(nodes=1), temperature=0.003, searches=False),
    Level("advanced", Budget(nodes=32)),
    Level("hard", Budget(seconds=0.5), temperature=0.014),
    Level("expert", Budget(seconds=3.0), all_cores=True),
)
LEVELS: Mapping[str, Level] = {level.name: level for level in _LEVELS}
"""The levels by name, from the weakest to the strongest. Where bots without a level stand among them says
`registry.BOTS`."""
STEADY = "steady"
"""How the names of levels begin that make the same choices on every computer."""
BALANCED = "balanced"
"""The name of the style that is none in particular: also what everybody is taken for who is not known."""


def steady(nodes: int) -> Level:
    """Returns the level of bots that look ahead like `hard`, but make the same choices on every computer.

    Their figures are exact (`search.exact`), they count nodes and no time, never stop before that, and begin anew at
    each decision: what they choose depends on nothing but their seed, what they know of the table, and its history.
    What other levels make of the end of a game, of lost seats and of time is not theirs: shared games depend on what
    they choose.
    """
    return attrs.evolve(LEVELS["hard"], name=f"{STEADY}-{nodes}", budget=Budget(nodes=nodes), steady=True)
