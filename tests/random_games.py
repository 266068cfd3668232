"""Games of chance, to meet many positions."""

from collections.abc import Iterator
from typing import TypeVar

from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.rng import Rng

Game = TypeVar("Game", bound=AnyGame)


def random_positions(game: Game, rng: Rng) -> Iterator[Game]:
    """The game at each of its decisions up to the end, always the same object; in between it plays at random."""
    while game.kind is not None:
        yield game
        game.play(rng.choose(game.legal_actions()))
