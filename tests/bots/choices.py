"""Measures how good the choices of a search are, by the number of its playouts and its leaning: `python -m
tests.bots.choices [--games N] [--each N] [--nodes N,N,...] [--leanings W,W,...] [--deep N] [--seed S]`.

Positions of games of four `normal` bots are searched for the choice, which is taken after each number of playouts.
The chance of victory after an action comes from a search without a leaning, with another seed, in which the best
actions at first sight and the chosen ones get equally many playouts: what is hardly looked at seems worse than it is.
The output is the mean difference between the greatest chance and that after the preferred action (see
`search.ranking`), how much larger it is for the most visited action (smaller if it is negative), and how much larger
it is than with the first leaning, with intervals of 95 %.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterable, Iterator, Sequence
from statistics import mean, stdev
from typing import Any

from puertorico_desktop.bots.games import knowledge_of, style_of
from puertorico_desktop.bots.levels import BALANCED
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.search.ending import PlayoutEvaluation
from puertorico_desktop.bots.search.leaning import Leaning
from puertorico_desktop.bots.search.node import Node
from puertorico_desktop.bots.search.ranking import preferred
from puertorico_desktop.bots.search.tree import Tree
from puertorico_desktop.bots.search.utility import UtilityFunction
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.rng import Rng

BEST_AT_FIRST = 4
"""The number of actions, the best at first sight, that are examined beside the chosen ones."""
Choice = tuple[Any, Any]
"""The preferred and the most visited action of a search."""


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


def opened(game: AnyGame, seed: int, leaning: float = 0.0) -> tuple[Tree, Node]:
    """Returns a search like that of a bot, and its root."""
    knowledge, style = knowledge_of(game.options), style_of(BALANCED, game.options)
    utility = UtilityFunction(knowledge.evaluator(game.options), knowledge, style, game.asked)
    judge = PlayoutEvaluation(utility, knowledge)
    leans = Leaning(leaning, style, game.asked)
    tree = Tree(judge, knowledge.settings, Rng.from_seed(seed), is_adaptive=True, leaning=leans)
    return tree, tree.open_root(game)[0]


def choices(game: AnyGame, seed: int, nodes: Sequence[int], leaning: float) -> Iterator[Choice]:
    """Yields the choice of a search after each of these numbers of playouts."""
    tree, root = opened(game, seed, leaning)
    for wanted in nodes:
        tree.run_playouts(
            game, lambda wanted=wanted: tree.playouts >= wanted, lambda place, found: None, is_fair=True
        )
        means = [utility / tries for utility, tries in zip(root.utilities, root.tries, strict=True)]
        yield root.actions[preferred(root.tries, means)], root.actions[root.tries.index(max(root.tries))]


def chances(game: AnyGame, seed: int, actions: Iterable[Any], deep: int) -> dict[Any, float]:
    """Returns the chances of victory after these actions and after those that are best at first sight.

    Each gets `deep` playouts; those of the first half find the best continuations, and only the others count.
    """
    tree, root = opened(game, seed)
    best = sorted(range(len(root.priors)), key=lambda place: -root.priors[place])[:BEST_AT_FIRST]
    places = sorted({*best, *(tree.ensure_action(game, action) for action in actions)})
    half: dict[int, float] = {}
    for number in range(deep):
        if number == deep // 2:
            half = {place: root.wins[place] for place in places}
        for place in places:
            tree.playout_from(game, place)
    counted = deep - deep // 2
    return {root.actions[place]: (root.wins[place] - half[place]) / counted for place in places}


def shortfalls(
    game: AnyGame, seed: int, nodes: Sequence[int], leanings: Sequence[float], deep: int
) -> list[list[tuple[float, float]]]:
    """Returns, for each leaning and each number of playouts, by how much the chances of victory after the preferred
    and after the most visited action are smaller than the greatest one."""
    chosen = [list(choices(game, seed, nodes, leaning)) for leaning in leanings]
    worth = chances(game, seed + 1, {action for one in chosen for choice in one for action in choice}, deep)
    best = max(worth.values())
    return [[(best - worth[preferred], best - worth[visited]) for preferred, visited in one] for one in chosen]


def interval(numbers: Sequence[float]) -> str:
    """Returns the text of the mean with its interval of 95 %."""
    return f"{mean(numbers):+.5f} +-{1.96 * stdev(numbers) / math.sqrt(len(numbers)):.5f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the measurement and prints its results."""
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--each", type=int, default=10)
    parser.add_argument("--nodes", default="48,104,200,304")
    parser.add_argument("--leanings", default="0")
    parser.add_argument("--deep", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parsed = parser.parse_args(arguments)
    nodes = [int(one) for one in parsed.nodes.split(",")]
    leanings = [float(one) for one in parsed.leanings.split(",")]
    found = [
        shortfalls(game, seed, nodes, leanings, parsed.deep)
        for seed in range(parsed.seed, parsed.seed + parsed.games)
        for game in positions(Options(players=4), seed, parsed.each)
    ]
    print(f"{len(found)} positions")
    for number, playouts in enumerate(nodes):
        for place, leaning in enumerate(leanings):
            pairs = [one[place][number] for one in found]
            line = f"{playouts:5} playouts, leaning {leaning:g}: {interval([one for one, _ in pairs])}"
            line += f"; the most visited one {interval([visited - one for one, visited in pairs])}"
            if place:
                first = [one[0][number][0] for one in found]
                more = [one - usual for (one, _), usual in zip(pairs, first, strict=True)]
                line += f"; than with leaning {leanings[0]:g} {interval(more)}"
            print(line)


if __name__ == "__main__":
    main()
