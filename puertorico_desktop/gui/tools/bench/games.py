"""The games played on the table during measurements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from puertorico_desktop.bots.arena.games import choosers
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.match.match import GameSetup, Match, Seat

BOT = "simple"
SEED = 1
NAMES = ("Anna", "Ben", "Clara", "David", "Eva")


def setup_of(options: GameOptions, people: int, seed: int = SEED) -> GameSetup:
    """Returns the setup of a game with people in the first seats and bots in the others."""
    kind, names = kind_of(options), NAMES[: options.players]
    automatic = kind.automatic_seats(options)
    seats = tuple(
        Seat(kind.automatic_name(options, seat)) if seat in automatic else Seat(name, None if seat < people else BOT)
        for seat, name in enumerate(names)
    )
    return GameSetup(options, seed, seats)


def actions_of(options: GameOptions) -> list[Any]:
    """Returns the actions of a whole game of bots, always the same."""
    game = kind_of(options).new_game(options, SEED)
    players = choosers(options, (BOT,) * options.players, SEED)
    actions = []
    while game.decision is not None:
        actions.append(players[game.asked].choose(game))
        game.play(actions[-1])
    return actions


def course_of(setup: GameSetup, actions: Sequence[Any]) -> Match:
    """Returns a game after these actions."""
    match = Match.new(setup)
    for action in actions:
        match.play(action)
    return match
