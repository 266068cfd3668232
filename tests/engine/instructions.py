"""Counts the processor instructions of random games with valgrind: exact where seconds depend on what else runs.

    PYTHONPATH=. python -P -m tests.engine.instructions     needs valgrind; in build/compiled for the compiled rules

The start of Python and the first games, which fill caches, are counted by a run of their own and left out. The end of
the process is not counted at all.
"""

import argparse
import os
import random
import re
import subprocess
import sys

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options, Selection

TABLES: dict[str, GameOptions] = {
    "classic": Options(),
    "whole box": Options(edition=Edition.SPECIAL_1897, expansions=tuple(Expansion), buildings=Selection.RANDOM),
}
WARM_UP = 500
"""The number of games that are left out."""
COUNTING = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
COUNT = re.compile(r"I\s+refs:\s+([\d,]+)")


def play(options: GameOptions, games: int) -> int:
    """Plays this many random games without events, with their numbers as seeds; returns the number of decisions."""
    chance = random.Random(0).random
    decisions = 0
    for seed in range(games):
        game = kind_of(options).new_game(options, seed)
        while actions := game.legal_actions():
            game.play(actions[int(chance() * len(actions))])
            decisions += 1
    return decisions


def counted(table: str, games: int) -> int:
    """Returns the instructions of a new process that plays so many games at a table."""
    command = [*COUNTING, sys.executable, "-P", "-m", __spec__.name, "--play", table, "--games", str(games)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return count_in(run.stderr)


def count_in(report: str) -> int:
    """Returns the number of instructions in a report of cachegrind. Raises ValueError if there is none."""
    found = COUNT.search(report)
    if found is None:
        raise ValueError(f"no count in {report!r}")
    return int(found[1].replace(",", ""))


def main() -> None:
    """Prints the instructions per game at each table, and the ratio of the first table to each."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.engine.instructions", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("--games", type=int, default=500, help="how many are counted at each table (500)")
    parser.add_argument("--play", choices=TABLES, help="play the games at a table, without counting")
    given = parser.parse_args()
    if given.play:
        play(TABLES[given.play], given.games)
        os._exit(0)  # without dropping what is cached, object by object
    first = 0.0
    for table in TABLES:
        game = (counted(table, WARM_UP + given.games) - counted(table, WARM_UP)) / given.games
        first = first or game
        print(f"{table}: {game:,.0f} instructions a game, so {first / game:.3f} games for one of the first table")


if __name__ == "__main__":
    main()
