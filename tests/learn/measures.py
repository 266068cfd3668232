"""Measurements of reviews that take long: `python -m tests.learn.measures levels|chances [--games N] [--few]`.

`levels` measures the accuracy that reviews give to each level of computer players in the seat of a person.
`chances` compares the chances of victory in reviews of games of `normal` with the results, by tenths. `--few` uses
small searches, to check that the measurement works.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from statistics import mean, stdev
from typing import Any, Final

import attrs

from puertorico_desktop.bots.process.executors import executor_for, in_order
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.looks import PER_MILLION, chance_of
from puertorico_desktop.learn.review.plan import Plan
from puertorico_desktop.learn.review.reviewer import Reviewer
from puertorico_desktop.learn.review.summary import summary
from puertorico_desktop.match.match import GameSetup, Match, Seat

LEVELS: Final = ("random", "easy", "normal", "hard")
NAMES: Final = ("Anna", "Ben", "Clara", "David")
GAP: Final = 8.0
"""The least difference in accuracy between a level and the one below it."""
TENTHS: Final = 10
OFF: Final = 0.05
"""The largest difference between the chances of a tenth and the results."""
LEAST: Final = 30
"""The least number of chances in a tenth for a verdict."""
FEW: Final = Plan(free=6, shared=12, best=3, first=1, most=1, line=6)


def played(level: str, others: str, seed: int) -> Match[Any]:
    """Returns a game of four in which that level plays in the first seat, which is that of a person."""
    seats = (Seat(NAMES[0]), *(Seat(name, others) for name in NAMES[1:]))
    match: Match[Any] = Match.new(GameSetup(Options(players=len(NAMES)), seed, seats))
    bots = [make_bot(level if seat == 0 else others, seed + seat) for seat in range(len(NAMES))]
    while match.game.decision is not None:
        match.play(bots[match.game.asked].choose(match.game.copy(), match.record.actions))
    return match


# -- levels ---------------------------------------------------------------------------------------------------------


def accuracy_of(task: tuple[str, int], plan: Plan) -> float | None:
    """Returns the accuracy of a level in one game."""
    course = Course(played(task[0], "normal", task[1]))
    reviewer = Reviewer(course, 1, plan)
    reviewer.run(None)
    return summary(course, reviewer.record).players[0].score.accuracy


def measured_levels(games: int, plan: Plan, executor: Executor | None) -> dict[str, list[float]]:
    """Returns the accuracies of every level in that many games."""
    tasks = [(level, seed) for seed in range(1, games + 1) for level in LEVELS]
    found: dict[str, list[float]] = {level: [] for level in LEVELS}
    results = in_order(executor, partial(accuracy_of, plan=plan), tasks)
    for (level, _), one in zip(tasks, results, strict=True):
        if one is not None:
            found[level].append(one)
    return found


def level_lines(found: Mapping[str, Sequence[float]]) -> Iterator[str]:
    """Yields the mean of each level with its standard error, and the difference to the level before."""
    before = None
    for level, figures in found.items():
        if not figures:
            yield f"{level}: nothing was at stake"
            continue
        error = stdev(figures) / math.sqrt(len(figures)) if len(figures) > 1 else math.nan
        line = f"{level}: {mean(figures):.1f} ± {error:.1f} ({len(figures)} games)"
        if before is not None:
            gap = mean(figures) - before
            line += f", {gap:+.1f} (asked: {GAP:g}{'' if gap >= GAP else '; MISSED'})"
        before = mean(figures)
        yield line


# -- chances --------------------------------------------------------------------------------------------------------


@attrs.frozen
class Chance:
    """A chance of victory in a review, and the share of the victory in the result."""

    chance: float
    won: float


def chances_of(seed: int, plan: Plan) -> list[Chance]:
    """Returns the chances of all players at their choices of roles in one game of `normal`."""
    match = played("normal", "normal", seed)
    first = [one.seat for one in match.game.standings() if one.place == 1]
    course = Course(match)
    opponents = {seat: course.opponents(seat, lambda: False) for seat in range(len(NAMES))}
    chances = []
    for moment in course.moments:
        if moment.opens:
            position = course.position(moment, 1, opponents[moment.seat], plan)
            won = 1 / len(first) if moment.seat in first else 0.0
            chances.append(Chance(chance_of(position) / PER_MILLION, won))
    return chances


def chance_lines(all_chances: Sequence[Chance]) -> Iterator[str]:
    """Yields for each tenth the number of chances, their mean, and the mean of the results."""
    for tenth in range(TENTHS):
        chances = [one for one in all_chances if min(int(one.chance * TENTHS), TENTHS - 1) == tenth]
        if not chances:
            continue
        predicted, actual = mean(one.chance for one in chances), mean(one.won for one in chances)
        missed = len(chances) >= LEAST and abs(predicted - actual) > OFF
        verdict = "too few" if len(chances) < LEAST else f"asked: {OFF:.0%}" + ("; MISSED" if missed else "")
        part = f"{tenth * 10:2} to {tenth * 10 + 10:3} %: {len(chances):5}"
        yield f"{part} told {predicted:.1%}, came true {actual:.1%} ({verdict})"


def main(arguments: Sequence[str]) -> None:
    """Runs a measurement and prints its results."""
    parser = argparse.ArgumentParser(prog="python -m tests.learn.measures", description=__doc__)
    parser.add_argument("what", choices=("levels", "chances"))
    parser.add_argument("--games", type=int, help="how many (levels: 8 each; chances: 160)")
    parser.add_argument("--few", action="store_true", help="small searches, to check that the measurement works")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    plan = FEW if chosen.few else Plan()
    with executor_for(chosen.jobs, low_priority=True) as executor:
        if chosen.what == "levels":
            lines = level_lines(measured_levels(chosen.games or 8, plan, executor))
        else:
            seeds = range(1, (chosen.games or 160) + 1)
            found = in_order(executor, partial(chances_of, plan=plan), seeds)
            lines = chance_lines([one for game in found for one in game])
        for line in lines:
            print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
