"""The bot that plays by rules of thumb: quick, without search, and in a way from which a person can learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from puertorico_desktop.bots.base import ActionT, GameT
from puertorico_desktop.bots.games import knowledge_of


class HeuristicBot(Generic[GameT, ActionT]):
    """A bot that plays the action of the game's rules of thumb (`GameKnowledge.heuristic`), without any
    randomness."""

    def __init__(self, _seed: int) -> None:
        """Make the bot; the seed has no effect on its play."""

    def choose(self, game: GameT, history: Sequence[ActionT] = ()) -> ActionT:
        """Returns the action that the rules of thumb give for this decision."""
        action: ActionT = knowledge_of(game.options).heuristic(game)
        return action
