"""Measures how good the choices of a search are, by the number of its playouts: `python -m tests.bots.choices
[--games N] [--each N] [--nodes N,N,...] [--deep N] [--seed S]`.

Positions of games of four `normal` bots are searched twice: for the choice, which is taken after each number of
playouts, and deeply, with another seed, for the value of each action. The output is the mean difference between the
value of the best action and that of the most visited one, in chances of victory, and by how much the difference of
the preferred action (see `search.ranking`) is larger (smaller if it is negative), with intervals of 95 %.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator, Sequence
from statistics import mean, stdev
from typing import Any

from puertorico_desktop.bots.games import knowledge_of, style_of
from puertorico_desktop.bots.levels import BALANCED
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.search.ending import PlayoutEvaluation
from puertorico_desktop.bots.search.node import Node
from puertorico_desktop.bots.search.ranking import preferred
from puertorico_desktop.bots.search.tree import Tree
from puertorico_desktop.bots.search.utility import UtilityFunction
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.rng import Rng

FEWEST_VISITS = 60
"""The number of visits of a deep search after which the value of an action is known."""


def positions(options: Any, seed: int, each: int) -> list[AnyGame]:
    """Returns a random sample of the decisions of a game that have a choice."""
    kind, knowledge = kind_of(options), knowledge_of(options)
    game, history, found = kind.new_game(options, seed), [], []
    bots = [make_bot("normal", 10 * seed + seat) for seat in range(options.players)]
    while game.kind is not None:
        action = kind.automatic(game)
        if action is None:
            if knowledge.is_weighed(game) and len(knowledge.candidates(game)) > 1:
                found.append(game.copy())
            action = bots[game.asked].choose(game.copy(), tuple(history))
        history.append(action)
        game.play(action)
    return random.Random(seed).sample(found, min(each, len(found)))


def roots_after(game: AnyGame, seed: int, nodes: Sequence[int]) -> Iterator[Node]:
    """Yields the root of a search after each of these numbers of playouts."""
    knowledge = knowledge_of(game.options)
    utility = UtilityFunction(
        knowledge.evaluator(game.options), knowledge, style_of(BALANCED, game.options), game.asked
    )
    tree = Tree(PlayoutEvaluation(utility, knowledge), knowledge.settings, Rng.from_seed(seed))
    root, _ = tree.open_root(game)
    for wanted in nodes:
        tree.run_playouts(
            game, lambda wanted=wanted: tree.playouts >= wanted, lambda place, found: None, is_fair=True
        )
        yield root


def shortfalls(game: AnyGame, seed: int, nodes: Sequence[int], deep: int) -> list[tuple[float, float]]:
    """Returns the differences in value between the best action and the most visited and the preferred one, after
    each number of playouts."""
    chosen = []
    for root in roots_after(game, seed, nodes):
        means = [utility / tries for utility, tries in zip(root.utilities, root.tries, strict=True)]
        chosen.append((root.tries.index(max(root.tries)), preferred(root.tries, means)))
    (judge,) = roots_after(game, seed + 1, [deep])
    worth = [utility / tries for utility, tries in zip(judge.utilities, judge.tries, strict=True)]
    best = max(
        one for one, tries in zip(worth, judge.tries, strict=True) if tries >= min(FEWEST_VISITS, max(judge.tries))
    )
    return [(best - worth[visited], best - worth[liked]) for visited, liked in chosen]


def interval(numbers: Sequence[float]) -> str:
    """Returns the text of the mean with its interval of 95 %."""
    return f"{mean(numbers):+.5f} +-{1.96 * stdev(numbers) / math.sqrt(len(numbers)):.5f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the measurement and prints its results."""
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--each", type=int, default=10)
    parser.add_argument("--nodes", default="48,104,200,304")
    parser.add_argument("--deep", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parsed = parser.parse_args(arguments)
    nodes = [int(one) for one in parsed.nodes.split(",")]
    found = [
        shortfalls(game, seed, nodes, parsed.deep)
        for seed in range(parsed.seed, parsed.seed + parsed.games)
        for game in positions(Options(players=4), seed, parsed.each)
    ]
    print(f"{len(found)} positions")
    for number, playouts in enumerate(nodes):
        pairs = [one[number] for one in found]
        visited = interval([one for one, _ in pairs])
        print(f"{playouts:5} playouts: {visited}; with the preferred one {interval([b - a for a, b in pairs])}")


if __name__ == "__main__":
    main()
