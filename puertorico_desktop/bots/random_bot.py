"""The bot that plays any legal action: the baseline for all other bots, and a quick way through a whole game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from puertorico_desktop.bots.base import ActionT, GameT
from puertorico_desktop.engine.rng import Rng


class RandomBot(Generic[GameT, ActionT]):
    """A bot that chooses uniformly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng.from_seed(seed)

    def choose(self, game: GameT, history: Sequence[ActionT] = ()) -> ActionT:
        """Returns any legal action."""
        action: ActionT = self._rng.choose(game.legal_actions())
        return action
