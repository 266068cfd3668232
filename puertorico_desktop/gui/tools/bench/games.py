"""The games that are played on the table while it is measured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from puertorico_desktop.bots.arena.games import Chooser
from puertorico_desktop.bots.seeds import player_seed
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.match.match import GameSetup, Match, Seat

BOT = "simple"
SEED = 1
NAMES = ("Anna", "Ben", "Clara", "David", "Eva")


def setup_of(options: GameOptions, people: int, seed: int = SEED) -> GameSetup:
    """A table with people in its first seats and bots in the others."""
    names = NAMES[: options.players]
    seats = tuple(Seat(name, None if seat < people else BOT) for seat, name in enumerate(names))
    return GameSetup(options, seed, seats)


def actions_of(options: GameOptions) -> list[Any]:
    """A whole game of bots, always the same."""
    game = kind_of(options).new_game(options, SEED)
    choosers = [Chooser(BOT, player_seed(SEED, seat)) for seat in range(options.players)]
    actions = []
    while game.decision is not None:
        actions.append(choosers[game.asked].choose(game))
        game.play(actions[-1])
    return actions


def course_of(setup: GameSetup, actions: Sequence[Any]) -> Match:
    """A game after these actions."""
    match = Match.new(setup)
    for action in actions:
        match.play(action)
    return match
