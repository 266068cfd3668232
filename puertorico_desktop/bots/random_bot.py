"""The bot that takes anything: the yardstick for all others and a quick way through a whole game."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.rng import Rng


class RandomBot:
    """Chooses every legal action with the same chance."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng.from_seed(seed)

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Any legal action."""
        return self._rng.choose(game.legal_actions())
