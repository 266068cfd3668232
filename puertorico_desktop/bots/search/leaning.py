"""The leaning of bots to what people like, beyond the worth of actions.

A search counts what the player of a node likes about an action to the results of that action, at every node and for
every seat: so a bot expects the others to lean as it does, and its own later moves too. A leaning that is added only
to what a search has found changes little, as a search hardly looks at actions that seem a little worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.levels import BALANCED, Style
from puertorico_desktop.engine.game import AnyGame


@attrs.frozen
class Leaning:
    """The leaning of a bot in a `seat` with a `style`. `weight` is its strength, 1 for what is usual among people
    (`GameKnowledge.liking`); the styles of the others are unknown."""

    weight: float
    style: Style
    seat: int

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
        style = self.style if game.asked == self.seat else knowledge.styles[BALANCED]
        return [
            self.weight * knowledge.liking(game, action, expected, style)
            for action, expected in zip(actions, terms, strict=True)
        ]


NO_LEANING = Leaning(0.0, Style(BALANCED), 0)
