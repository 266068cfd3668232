"""The bot of a level and a style: it searches within its budget, then chooses by the rules of its level."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.base import Budget, Prospect, Thought
from puertorico_desktop.bots.games import knowledge_of, style_of
from puertorico_desktop.bots.levels import BALANCED, Level
from puertorico_desktop.bots.search import exact
from puertorico_desktop.bots.search.clock import Clock, Savings
from puertorico_desktop.bots.search.ending import PlayoutEvaluation, PositionEvaluator
from puertorico_desktop.bots.search.impressions import PlayoutResult, impressions
from puertorico_desktop.bots.search.leaning import Leaning, evidence_of_leaning
from puertorico_desktop.bots.search.lost import best_place, is_lost
from puertorico_desktop.bots.search.node import Node
from puertorico_desktop.bots.search.opponent_model import HistoryObserver, OpponentModel
from puertorico_desktop.bots.search.ranking import WEIGHED, by_visits, ranked
from puertorico_desktop.bots.search.replies import ReplySums, sort_of
from puertorico_desktop.bots.search.tree import Tree
from puertorico_desktop.bots.search.utility import UtilityFunction
from puertorico_desktop.bots.search.values import Evaluation
from puertorico_desktop.bots.seeds import decision_seed
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.rng import Rng

COMPARED = 3
"""The number of other actions, the most promising ones, that are compared with the preferred one when it is to be
explained."""
COMPARING_LOOKS = 60
"""The least number of playouts for each of the compared actions: a search alone hardly tries actions that are clearly
worse."""
COMPARING_SHARE = 0.5
"""The upper limit of that number, as a share of the playouts of the most visited action."""


class SearchBot:
    """A thinking bot.

    `should_stop`, if set, is called repeatedly during the search, which ends when it returns true. `explains`:
    whether the bot notes the expected replies of others after each action, and compares the next best actions with
    the preferred one, so that reasons can be given. `opponents` is its model of the other players of this game. A
    steady bot is never stopped, and learns nothing of the others: otherwise its next choice would depend on what it
    has seen since it was made.
    """

    def __init__(
        self, level: Level, style: str, seed: int, budget: Budget | None = None, valuing: Evaluation | None = None
    ) -> None:
        """Make the bot of a level and a style. `budget` replaces that of the level; `valuing` evaluates positions
        instead of the game's own evaluation, for learning."""
        self.should_stop: Callable[[], bool] | None = None
        self.explains = False
        self._usual = self._level = level
        self._style = style
        self._seed = seed
        self._valuing = valuing
        self._limit = budget  # a given budget holds for every decision
        self._savings = Savings() if budget is None else None
        if level.steady:
            nodes = None if budget is None else budget.nodes
            self._limit = Budget(nodes=nodes or level.budget.nodes)
        self._chance = np.random.default_rng(seed & (1 << 64) - 1)
        self._rng = Rng.from_seed(seed)
        self.opponents = OpponentModel()
        self._tree: Tree | None = None
        self._summed: Node | None = None
        self._sums: list[_Sum] = []
        self._observer = HistoryObserver()

    def choose(self, game: AnyGame, history: Sequence[Any] = ()) -> Any:
        """Returns the action to play, after thinking about the decision."""
        return self.decide(self.think(game, history))

    def decide(self, thought: Thought) -> Any:
        """Returns the action to play: the preferred one, or, at a level with a temperature, one that is not much
        worse; some actions may be overlooked.

        A bot that searches deviates only in decisions that are a matter of taste (roles, buildings): a player who
        thinks never gives away a point on the ships. In the last round no bot with a temperature deviates. In a lost
        position a bot that searches plays for its place.
        """
        level = thought.level or self._level
        if level.is_adaptive and is_lost(thought):
            return best_place(thought, WEIGHED).action
        if not level.temperature or thought.last_round or len(thought.prospects) == 1:
            return thought.best.action
        utilities = np.array([prospect.utility for prospect in thought.prospects])
        if level.searches:
            if not thought.by_taste:
                return thought.best.action
            visits = np.array([prospect.visits for prospect in thought.prospects])
            utilities[visits < WEIGHED * visits.max()] = -np.inf
        overlooked = self._chance.random(len(utilities)) < level.oversight
        if not overlooked.all():
            utilities[overlooked] = -np.inf
        utilities += level.temperature * _at_stake(level, thought) * self._noise(len(utilities))
        return thought.prospects[int(np.argmax(utilities))].action

    @property
    def _explains_now(self) -> bool:
        """Whether the bot notes the replies of others and compares actions."""
        return self.explains and self._level.is_adaptive

    def _noise(self, count: int) -> NDArray[np.float64]:
        """Returns `count` random numbers from the standard Gumbel distribution."""
        if self._level.steady:
            return np.array([exact.gumbel(self._rng) for _ in range(count)])
        return self._chance.gumbel(size=count)

    def observe(self, game: AnyGame, action: Any) -> None:
        """Learn from another player's action; `game` is the position before the action. A steady bot learns
        nothing."""
        if self._level.steady:
            return
        knowledge = knowledge_of(game.options)
        actions = knowledge.candidates(game)
        level = knowledge.adjusted(self._usual, game.options)
        weight = 1.0 if level.reciprocal and level.leaning else 0.0
        leaning = Leaning(weight, style_of(BALANCED, game.options), game.asked, level.reciprocal)
        first = impressions(self._utility(game, BALANCED), knowledge, [game], actions, leaning)
        utilities = [utility - like for utility, like in zip(first.own, first.likes, strict=True)]
        self.opponents.observe(game, action, actions[utilities.index(max(utilities))])
        if action in actions:
            self.opponents.observe_leaning(evidence_of_leaning(utilities, first.likes, actions.index(action)))

    def think(self, game: AnyGame, history: Sequence[Any] = ()) -> Thought:
        """Returns the bot's thought about the decision; the arguments are those of `Bot.choose`."""
        start = time.perf_counter()
        if self._level.steady:
            self._rng = Rng.from_seed(decision_seed(self._seed, history))
            game = game.determinize(game.asked, self._rng)  # dealt anew: the given deal is random
        knowledge = knowledge_of(game.options)
        self._level = knowledge.adjusted(self._usual, game.options)
        judge = self._judge(game)
        tree = self._tree_for(judge, game, history)
        nodes, playouts = tree.nodes, tree.playouts
        root, first = tree.open_root(game)
        if self._summed is not root:
            self._summed = root
            sort = sort_of(knowledge, root.actions) if self._explains_now else ""
            self._sums = [_Sum(first, place, ReplySums(knowledge, sort)) for place in range(len(root.actions))]
        sums = self._sums
        by_taste = any(knowledge.is_matter_of_taste(action) for action in root.actions)
        if self._level.searches:
            enough = self._enough(tree, root, start, by_taste)
            tree.run_playouts(
                game, enough, lambda place, found: sums[place].add(found), is_fair=self._level.is_adaptive
            )
            if self._explains_now:
                self._compare(tree, root, game)
        prospects = [
            Prospect(action, tries, win / tries, one.terms(), utility / tries, one.wins(), one.followed.replies())
            for one, action, tries, win, utility in zip(
                sums, root.actions, root.tries, root.wins, root.utilities, strict=True
            )
        ]
        return Thought(
            game.asked,
            tuple(ranked(prospects) if self._level.is_adaptive else by_visits(prospects)),
            tree.playouts - playouts,
            tree.nodes - nodes,
            time.perf_counter() - start,
            knowledge.is_last_round(game),
            by_taste=by_taste,
            level=self._level,
        )

    def _compare(self, tree: Tree, root: Node, game: AnyGame) -> None:
        """Run playouts of the most promising other actions until they can be told from the preferred one."""
        best, *others = sorted(range(len(root.actions)), key=lambda one: (-root.tries[one], -root.utilities[one]))
        most = min(COMPARING_LOOKS, COMPARING_SHARE * root.tries[best])
        for place in others[:COMPARED]:
            while root.tries[place] < most and not (self.should_stop and self.should_stop()):
                self._sums[place].add(tree.playout_from(game, place))

    def _judge(self, game: AnyGame) -> PositionEvaluator:
        """Returns the evaluation of positions. It plays positions at the end of the game out, unless the bot is
        steady: the choices of steady bots must not change from version to version."""
        judge = self._utility(game, self._style)
        return PlayoutEvaluation(judge, knowledge_of(game.options)) if self._level.is_adaptive else judge

    def _utility(self, game: AnyGame, style: str) -> UtilityFunction:
        """Returns the utility function for the seat that is asked, with the preferences of a style."""
        knowledge = knowledge_of(game.options)
        evaluator = self._valuing or knowledge.evaluator(game.options)
        if self._level.steady:
            evaluator = evaluator.steady()
        taste = style_of(style, game.options, self._level.steady)
        return UtilityFunction(evaluator, knowledge, taste, game.asked)

    def _tree_for(self, judge: PositionEvaluator, game: AnyGame, history: Sequence[Any]) -> Tree:
        """Returns the search tree for this position: the earlier tree if the game continues from its root, otherwise
        a new one."""
        if self._level.steady:
            return Tree(judge, knowledge_of(game.options).settings, self._rng, exp=exact.exp)
        news = self._observer.update(game, history)
        if self._tree is None or news is None or not self._level.searches:
            settings = knowledge_of(game.options).settings
            style = style_of(self._style, game.options)
            leaning = Leaning(self._leaning_weight(), style, game.asked, self._level.reciprocal)
            self._tree = Tree(judge, settings, self._rng, self.opponents, is_adaptive=True, leaning=leaning)
            return self._tree
        for seen, action in news.observed_choices():
            self.observe(seen, action)
        self._tree.advance_root(news.actions, game)
        self._tree.set_leaning_weight(self._leaning_weight())
        return self._tree

    def _leaning_weight(self) -> float:
        """Returns how much the bot leans at this decision. Advice does not lean: it is about what is best."""
        level = self._level
        if not level.reciprocal:
            return level.leaning
        return 0.0 if self.explains else level.leaning * self.opponents.leaning_to_return

    def _enough(self, tree: Tree, root: Node, start: float, by_taste: bool) -> Callable[[], bool]:
        """Returns a function that tells whether to end the search: because the budget is spent, because nothing can
        change the choice any more, or because `should_stop` asks for an answer now."""
        budget = self._limit or self._level.budget
        seconds, nodes = budget.seconds, budget.nodes
        stop = None if self._level.steady else self.should_stop
        # A playout adds at most one node, and none if the tree already contains the whole rest of the game.
        last = math.inf if nodes is None else tree.playouts + nodes
        clock = None
        if seconds is not None:
            is_random = self._level.temperature and by_taste
            clock = Clock(seconds, WEIGHED if is_random else 1.0, self._savings, start)

        def enough() -> bool:
            is_over = tree.playouts >= last or (stop is not None and stop())
            if is_over or clock is None:
                return is_over
            is_over = clock.is_over(root.tries, root.utilities)
            if is_over:
                clock.stop()
            return is_over

        return enough


def _at_stake(level: Level, thought: Thought) -> float:
    """Returns the factor by which the temperature is reduced, 1 at an even chance: where the game is nearly won or
    lost, chances of victory differ less, so the random error must be smaller."""
    players = len(thought.best.terms)
    if not level.is_adaptive or players < 2:
        return 1.0
    win = thought.best.win
    return min(1.0, win * (1 - win) * players**2 / (players - 1))


class _Sum:
    """The sums of the results of all playouts of one action, to be averaged."""

    def __init__(self, first: PlayoutResult, place: int, followed: ReplySums) -> None:
        self._count = 1
        self.followed = followed
        self._terms = first.values.terms[place].astype(np.float64)
        self._wins = first.values.wins[place].astype(np.float64)

    def add(self, found: PlayoutResult) -> None:
        """Add the result of a playout."""
        self._count += 1
        self._terms += found.values.terms[found.row]
        self._wins += found.values.wins[found.row]
        self.followed.add(found)

    def terms(self) -> tuple[tuple[float, ...], ...]:
        """Returns the expected points by seat and source."""
        return tuple(tuple(seat) for seat in (self._terms / self._count).tolist())

    def wins(self) -> tuple[float, ...]:
        """Returns the expected shares of the victory by seat."""
        return tuple((self._wins / self._count).tolist())
