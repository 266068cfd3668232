"""The bot that takes anything: the yardstick for all others and a quick way through a whole game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from puertorico_desktop.bots.base import ActionT, GameT
from puertorico_desktop.engine.rng import Rng


class RandomBot(Generic[GameT, ActionT]):
    """Chooses every legal action with the same chance."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng.from_seed(seed)

    def choose(self, game: GameT, history: Sequence[ActionT] = ()) -> ActionT:
        """Any legal action."""
        action: ActionT = self._rng.choose(game.legal_actions())
        return action
