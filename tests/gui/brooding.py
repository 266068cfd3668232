"""A process with bots that think until they are stopped. It is started by its module name, so it is a module of its
own."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection

from puertorico_desktop.bots import registry
from puertorico_desktop.bots.base import Bot, Budget, Prospect, Thought
from puertorico_desktop.bots.process import bot_server
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico

PATIENCE = 30.0


class Brooder:
    """A bot that uses all the time that it gets."""

    def __init__(self) -> None:
        self.should_stop: Callable[[], bool] | None = None

    def think(self, game: PuertoRico, history: Sequence[Action] = ()) -> Thought:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and not (self.should_stop and self.should_stop()):
            time.sleep(0.001)
        terms = ((0.0, 0.0, 0.0),) * len(game.players)
        return Thought(game.asked, (Prospect(game.legal_actions()[0], 1, 0.5, terms),))

    def decide(self, thought: Thought) -> Action:
        return thought.best.action

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        return self.decide(self.think(game, history))


def serve(connection: Connection) -> None:
    """The work of the process; every bot that thinks is a brooder."""

    def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
        return registry.make_bot(name, seed, budget) if name in registry.QUICK else Brooder()

    bot_server.make_bot = make_bot
    bot_server.serve(connection)
