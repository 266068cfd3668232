"""A benchmark of the thinking time of steady bots in the games of the day, for every entry of the current tables and
with the largest number of nodes.

The unit is processor time, because the elapsed time depends on the other load of the computer.
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
"""The least number of moves measured at each table, however long they take."""
SLOWEST: Final = 0.95
"""The percentile reported beside the median, as a share from 0 to 1."""


def bench_days(seconds: float) -> dict[str, object]:
    """Returns the figures of the tables that hold today, in table order; the `seconds` are divided equally among the
    tables."""
    tables, nodes = entries_of(date.today()), WEEK[-1]
    times = {
        f"{number} {options.game}": _moves(options, nodes, seconds / len(tables))
        for number, options in enumerate(tables, start=1)
    }
    summaries = {name: _summary(found) for name, found in times.items()}
    together = [one for found in times.values() for one in found]
    return {"nodes": nodes, "compiled": is_compiled(), "tables": summaries, "all": _summary(together)}


def _moves(options: Any, nodes: int, seconds: float) -> list[float]:
    """Returns the processor time in seconds of each measured move, in positions from all parts of a game."""
    positions = positions_of(options)
    _move(positions[0], 1)  # work that is done only once is not measured
    times: list[float] = []
    while len(times) < MOVES or (sum(times) < seconds and len(times) < len(positions)):
        times.append(_move(positions[len(times) * STRIDE % len(positions)], nodes))
    return times


def _move(position: AnyGame, nodes: int) -> float:
    bot, game = make_bot(f"steady-{nodes}", SEED), position.copy()
    begun = time.process_time()
    bot.choose(game)
    return time.process_time() - begun


def _summary(times: Sequence[float]) -> dict[str, float]:
    ranked = sorted(times)
    last = len(ranked) - 1
    return {
        "moves": len(ranked),
        "median_ms": round(1000 * ranked[last // 2], 1),
        "p95_ms": round(1000 * ranked[round(SLOWEST * last)], 1),
    }
