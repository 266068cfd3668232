"""How long steady bots think in the games of the days: processor time, on every table of them, with the most nodes.

Processor time, for how long somebody waits depends on what else the computer does.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import date
from typing import Any, Final

from puertorico_desktop.bots.bench_bots import SEED, STRIDE, positions_of
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.build import is_compiled
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.learn.challenges.daily import entries_of
from puertorico_desktop.learn.challenges.game import WEEK

MOVES: Final = 4
"""So many moves are measured at each table at least, however long that takes."""
SLOWEST: Final = 0.95
"""So many of all moves take no longer than what is told beside the median."""


def bench_days(seconds: float) -> dict[str, object]:
    """Returns the figures of the tables that hold today, in their order; each gets its part of the time."""
    tables, nodes = entries_of(date.today()), WEEK[-1]
    times = {
        f"{number} {options.game}": _moves(options, nodes, seconds / len(tables))
        for number, options in enumerate(tables, start=1)
    }
    told = {name: _told(found) for name, found in times.items()}
    together = [one for found in times.values() for one in found]
    return {"nodes": nodes, "compiled": is_compiled(), "tables": told, "all": _told(together)}


def _moves(options: Any, nodes: int, seconds: float) -> list[float]:
    """The processor time of each move in positions from all parts of a game."""
    positions = positions_of(options)
    _move(positions[0], 1)  # what is only done once is no part of a move
    times: list[float] = []
    while len(times) < MOVES or (sum(times) < seconds and len(times) < len(positions)):
        times.append(_move(positions[len(times) * STRIDE % len(positions)], nodes))
    return times


def _move(position: AnyGame, nodes: int) -> float:
    bot, game = make_bot(f"steady-{nodes}", SEED), position.copy()
    begun = time.process_time()
    bot.choose(game)
    return time.process_time() - begun


def _told(times: Sequence[float]) -> dict[str, float]:
    ranked = sorted(times)
    last = len(ranked) - 1
    return {
        "moves": len(ranked),
        "median_ms": round(1000 * ranked[last // 2], 1),
        "p95_ms": round(1000 * ranked[round(SLOWEST * last)], 1),
    }
