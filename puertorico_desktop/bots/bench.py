"""The benchmark of the rules engine: uniformly random whole games on one core, played by the normal checked
methods."""

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
"""The number of copies made between two readings of the clock."""
POSITIONS = 50
"""The approximate number of positions, spread over one game, that are copied in turn."""


@attrs.frozen
class Speed:
    """The measured speed: the numbers of whole random games and of decisions, and the seconds they took."""

    games: int
    decisions: int
    seconds: float

    def as_data(self) -> dict[str, float]:
        """Returns the figures as data: games and decisions per second, and decisions per game."""
        return {
            "games": self.games,
            "games_per_s": round(self.games / self.seconds, 2),
            "decisions_per_s": round(self.decisions / self.seconds, 1),
            "decisions_per_game": round(self.decisions / self.games, 2),
            "seconds": round(self.seconds, 3),
        }


def bench(options: GameOptions, seconds: float) -> dict[str, object]:
    """Returns all figures of the benchmark. Playing, playing with events, and copying are each measured for a third
    of `seconds`."""
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
    """Returns the speed of whole random games, at least one, until `seconds` have passed.

    `playing` returns the method of a game that plays an action, such as `play` or `apply`. Choosing at random is part
    of the measured time, and is kept short.
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
    """Returns the number of copies made of positions from all parts of a game, and the seconds this took."""
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
    """Returns positions of a random game, evenly spread from the first decision to the last."""
    rng = Rng.from_seed(0)
    game = kind_of(options).new_game(options, 0)
    found = []
    while game.decision is not None:
        found.append(game.copy())
        game.play(rng.choose(game.legal_actions()))
    step = max(1, len(found) // POSITIONS)
    return found[::step]
