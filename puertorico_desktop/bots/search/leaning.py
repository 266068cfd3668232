"""The leaning of bots to what people like, beyond the worth of actions.

A search counts what the player of a node likes about an action to the results of that action, at every node and for
every seat: so a bot expects the others to lean as it does, and its own later moves too. A leaning that is added only
to what a search has found changes little, as a search hardly looks at actions that seem a little worse.

Among players who lean, leaning costs nothing; it does against players who take advantage of it. A reciprocal bot
leans until the choices of the others are better explained by players who do not (`evidence_of_leaning`). It begins
after the opening: there the cost is the greatest, and choices tell little.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import attrs

from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.levels import BALANCED, Style
from puertorico_desktop.engine.game import AnyGame

SPREAD: Final = 0.015
"""The scale, in utility, of the difference between first impressions and what a closer look finds."""
UNEXPLAINED: Final = 0.1
"""The share of choices that neither first impressions nor likes explain."""


@attrs.frozen
class Leaning:
    """The leaning of a bot in a `seat` with a `style`. `weight` is its strength, 1 for what is usual among people
    (`GameKnowledge.liking`); the styles of the others are unknown. `after_opening`: whether it begins only after the
    opening of the game."""

    weight: float
    style: Style
    seat: int
    after_opening: bool = False

    def likes(
        self,
        knowledge: GameKnowledge[Any, Any],
        game: AnyGame,
        actions: Sequence[Any],
        terms: Sequence[Sequence[float]],
    ) -> list[float]:
        """Returns what the seat that is asked likes about each action, in chances of victory; 0 in the last round,
        in which people count. `terms` are the points by source that it expects after each."""
        if not self.weight or knowledge.is_last_round(game):
            return [0.0] * len(actions)
        if self.after_opening and knowledge.is_opening(game):
            return [0.0] * len(actions)
        style = self.style if game.asked == self.seat else knowledge.styles[BALANCED]
        return [
            self.weight * knowledge.liking(game, action, expected, style)
            for action, expected in zip(actions, terms, strict=True)
        ]


def evidence_of_leaning(utilities: Sequence[float], likes: Sequence[float], place: int) -> float:
    """Returns the logarithm of how much more likely a player who leans is to choose the action at index `place` than
    one who does not. `utilities` are the first impressions of the actions without what is liked about them."""
    leaning = _probability([utility + like for utility, like in zip(utilities, likes, strict=True)], place)
    return math.log(leaning / _probability(utilities, place))


def _probability(utilities: Sequence[float], place: int) -> float:
    """Returns the probability that a player with these first impressions chooses the action at that index."""
    most = max(utilities)
    weights = [math.exp((utility - most) / SPREAD) for utility in utilities]
    return (1 - UNEXPLAINED) * weights[place] / sum(weights) + UNEXPLAINED / len(weights)


NO_LEANING = Leaning(0.0, Style(BALANCED), 0)
