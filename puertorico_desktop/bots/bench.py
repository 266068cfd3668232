"""How fast the rules are: uniformly random whole games on one core, by the normal checked contract."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from operator import attrgetter
from typing import Any

import attrs

from puertorico_desktop.engine.build import is_compiled
from puertorico_desktop.engine.game import AnyGame, GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng

COPIES_AT_A_TIME = 200
"""Copies between two looks at the clock."""
POSITIONS = 50
"""Positions, spread over one game, that are copied in turn."""


@attrs.frozen
class Speed:
    """Whole random games in a span of time."""

    games: int
    decisions: int
    seconds: float

    def as_data(self) -> dict[str, float]:
        """The figures a second and a game."""
        return {
            "games": self.games,
            "games_per_s": round(self.games / self.seconds, 2),
            "decisions_per_s": round(self.decisions / self.seconds, 1),
            "decisions_per_game": round(self.decisions / self.games, 2),
            "seconds": round(self.seconds, 3),
        }


def bench(options: GameOptions, seconds: float) -> dict[str, object]:
    """All figures, each measured for a third of the time: playing, playing with events, copying."""
    span = seconds / 3
    playing = measure_games(options, span, attrgetter("play"))
    with_events = measure_games(options, span, attrgetter("apply"))
    copies, copying = measure_copies(options, span)
    return {
        "edition": kind_of(options).edition(options),
        "players": options.players,
        "compiled": is_compiled(),
        **playing.as_data(),
        "with_events": with_events.as_data(),
        "copies_per_s": round(copies / copying, 1),
        "copy_us": round(copying / copies * 1e6, 3),
    }


def measure_games(
    options: GameOptions, seconds: float, playing: Callable[[AnyGame], Callable[[Any], object]]
) -> Speed:
    """Whole games until the time is over, at least one, with the way of `playing` that a game is asked for.

    Choosing at random is part of what is measured, and is kept short.
    """
    chance = random.Random(0).random
    new_game = kind_of(options).new_game
    games = decisions = 0
    start = time.perf_counter()
    while games == 0 or time.perf_counter() - start < seconds:
        game = new_game(options, games)
        legal_actions = game.legal_actions
        play = playing(game)
        while actions := legal_actions():
            play(actions[int(chance() * len(actions))])
            decisions += 1
        games += 1
    return Speed(games, decisions, time.perf_counter() - start)


def measure_copies(options: GameOptions, seconds: float) -> tuple[int, float]:
    """How many copies of positions from all parts of a game were made, and in which time."""
    positions = _positions(options)
    copies = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds or not copies:
        game = positions[copies // COPIES_AT_A_TIME % len(positions)]
        for _ in range(COPIES_AT_A_TIME):
            game.copy()
        copies += COPIES_AT_A_TIME
    return copies, passed


def _positions(options: GameOptions) -> list[AnyGame]:
    """Positions of a random game, from the first decision to the last."""
    rng = Rng.from_seed(0)
    game = kind_of(options).new_game(options, 0)
    found = []
    while game.decision is not None:
        found.append(game.copy())
        game.play(rng.choose(game.legal_actions()))
    step = max(1, len(found) // POSITIONS)
    return found[::step]
