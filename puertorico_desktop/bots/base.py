"""What a bot is: something that chooses an action of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico


class Bot(Protocol):
    """A player. Whatever chance it needs comes from the seed it was made with."""

    def choose(self, game: PuertoRico) -> Action:
        """A legal action for the decision at hand.

        `game` is what `PuertoRico.determinize` gives for the seat that decides: a bot sees nothing hidden. The
        bot may play on it. Never called when the game is over.
        """


BotFactory = Callable[[int], Bot]
"""Makes a bot from a seed: the same seed and the same games give the same choices."""
