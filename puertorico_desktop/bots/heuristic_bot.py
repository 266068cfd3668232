"""The bot that plays by rules of thumb: quick, without search, and one a person can learn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from puertorico_desktop.bots.base import ActionT, GameT
from puertorico_desktop.bots.games import knowledge_of


class HeuristicBot(Generic[GameT, ActionT]):
    """Does what the knowledge of its game tells at a glance; chance has no part in it."""

    def __init__(self, _seed: int) -> None:
        """Every seed plays the same."""

    def choose(self, game: GameT, history: Sequence[ActionT] = ()) -> ActionT:
        """Returns the answer of the rule of thumb for this decision."""
        action: ActionT = knowledge_of(game.options).heuristic(game)
        return action
