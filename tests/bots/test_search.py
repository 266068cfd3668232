"""The search tree: the actions it prefers, when it ends, and what is kept."""

from collections.abc import Sequence

import numpy as np

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.knowledge import Settings
from puertorico_desktop.bots.process.bot_server import is_thinking_bot
from puertorico_desktop.bots.puertorico.candidates import candidates
from puertorico_desktop.bots.puertorico.evaluation.features import Layout
from puertorico_desktop.bots.puertorico.knowledge import PuertoRicoKnowledge
from puertorico_desktop.bots.puertorico.terms import TERMS
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.search.impressions import PlayoutResult
from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.bots.search.tree import Tree
from puertorico_desktop.bots.search.values import Values
from puertorico_desktop.engine.puertorico.actions import Action, ChooseRole
from puertorico_desktop.engine.puertorico.components import Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, OptionalRule, Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from tests.random_games import random_positions

branch = PuertoRicoKnowledge().branch


class UniformEvaluator:
    """An evaluator for which all running games are equal, and finished ones have their result. `followed` contains
    the last games of calls that have another player to move, or another round, than the first ones of the same
    call."""

    def __init__(self) -> None:
        self.games: list[PuertoRico] = []
        self.followed: list[PuertoRico] = []

    def evaluate(self, games: Sequence[PuertoRico]) -> tuple[Values, list[list[float]]]:
        """Returns equal shares while a game runs."""
        self.games += games
        first, last = games[0], games[-1]
        self.followed += [last] if (first.asked, first.round) != (last.asked, last.round) else []
        players = len(games[0].players)
        wins = np.full((len(games), players), 1 / players, np.float32)
        terms = np.zeros((len(games), players, len(TERMS)), np.float32)
        for row, game in enumerate(games):
            if game.kind is None:
                wins[row], terms[row] = Layout.for_options(game.options).outcome(game)
        utilities: list[list[float]] = wins.tolist()
        return Values(wins, terms), utilities


def grown_tree(game: PuertoRico, nodes: int, seed: int = 1) -> Tree:
    """Returns a tree of that many nodes."""
    tree = Tree(UniformEvaluator(), Settings(), Rng.from_seed(seed))
    tree.open_root(game)
    tree.run_playouts(game, lambda: tree.nodes >= nodes or tree.playouts >= 20 * nodes, ignore_playout)
    return tree


def ignore_playout(_place: int, _found: PlayoutResult) -> None:
    """Does nothing with the result of a playout."""


def most_visited(tree: Tree) -> Action:
    """Returns the most visited action of the root."""
    assert tree.root is not None
    return tree.root.actions[tree.root.tries.index(max(tree.root.tries))]


def test_the_last_move_is_the_best_one() -> None:
    rng = Rng.from_seed(9)
    differed = 0
    for seed in range(40):
        for game in random_positions(new_game(Options(players=2), seed), rng):
            actions = candidates(game)
            if game.end_triggers and len(actions) > 1:
                afters = [game.copy() for _ in actions]
                for after, action in zip(afters, actions, strict=True):
                    after.play(action)
                if all(after.decision is None for after in afters):
                    wins = [
                        float(Layout.for_options(after.options).outcome(after)[0][game.asked]) for after in afters
                    ]
                    differed += min(wins) < max(wins)
                    assert wins[actions.index(most_visited(grown_tree(game, 10)))] == max(wins)
    assert differed


def test_nodes_of_the_tree_are_consistent() -> None:
    game = new_game(Options(players=3), 1)
    tree = grown_tree(game, 60)
    waiting = [tree.root]
    seen = 0
    while waiting:
        node = waiting.pop()
        assert node is not None
        seen += 1
        assert len(node.actions) == len(node.tries) == len(node.utilities) == len(node.priors) == len(node.branches)
        assert abs(sum(node.priors) - 1) < 1e-6
        assert node.visits - 1 == sum(node.tries) - len(node.tries)
        waiting += [child for branch in node.branches for child in branch.values()]
    assert seen == tree.nodes == 60


def test_the_same_seed_produces_the_same_tree() -> None:
    game = new_game(Options(players=4), 3)
    first, second, other = (grown_tree(game, 80, seed).root for seed in (1, 1, 2))
    assert first is not None
    assert second is not None
    assert other is not None
    assert (first.tries, first.utilities) == (second.tries, second.utilities)


def test_searching_does_not_change_the_game() -> None:
    game = new_game(Options(players=3), 4)
    before = game.copy()
    grown_tree(game, 40)
    assert game == before


def test_every_playout_determinizes_the_game_again() -> None:
    game = new_game(Options(players=3), 4)
    evaluator = UniformEvaluator()
    tree = Tree(evaluator, Settings(), Rng.from_seed(1))
    tree.open_root(game)
    evaluator.games.clear()
    tree.run_playouts(game, lambda: tree.playouts >= 40, ignore_playout)  # a few reach the second round
    assert len({(one.rng.state, one.rng.increment) for one in evaluator.games if one.round == 1}) >= 30
    assert game.rng not in [one.rng for one in evaluator.games]


def visits_after(playouts: int, is_fair: bool) -> list[int]:
    """Returns the visits of each action of the root, where the prior of the first one is nearly 1."""
    game = new_game(Options(players=4), 4)
    tree = Tree(UniformEvaluator(), Settings(), Rng.from_seed(1))
    root, _ = tree.open_root(game)
    root.priors = [0.96, 0.01, 0.01, 0.01, 0.004, 0.003, 0.003]
    tree.run_playouts(game, lambda: tree.playouts >= playouts, ignore_playout, is_fair)
    return root.tries


def test_contenders_get_enough_visits_to_be_compared() -> None:
    unfair, fair, long = visits_after(240, False), visits_after(240, True), visits_after(700, True)
    assert max(unfair[1:]) < 10
    assert 18 <= min(fair[1:4]) <= max(fair[1:4]) <= 24
    assert fair[4:] == [2, 2, 2]
    assert 40 <= min(long[1:4]) <= max(long[1:4]) <= 46


def test_the_subtree_of_a_move_is_kept() -> None:
    game = new_game(Options(players=3), 6)
    tree = grown_tree(game, 300)
    action = most_visited(tree)
    assert tree.root is not None
    place = list(tree.root.actions).index(action)
    after = game.copy()
    after.play(action)
    children = list(tree.root.branches[place].values())
    tree.advance_root([action], after)
    assert tree.root in children
    assert tree.root is not None
    assert tree.root.visits > 1


def test_an_unexpected_history_starts_a_new_tree() -> None:
    game = new_game(Options(players=3), 6)
    tree = grown_tree(game, 5)
    elsewhere = new_game(Options(players=4), 6)
    tree.advance_root([ChooseRole(Role.CAPTAIN), ChooseRole(Role.MAYOR)], elsewhere)
    assert tree.root is None


def test_a_hidden_action_that_is_taken_back_starts_a_new_tree() -> None:
    """In the draft of achievement cards others choose in secret: the history is the same, the pack is not."""
    options = Options(
        edition=Edition.SPECIAL_1897,
        players=2,
        expansions=(Expansion.ACHIEVEMENTS,),
        rules=(OptionalRule.ACHIEVEMENT_DRAFT,),
    )
    first = new_game(options, 6)
    second, bot, hidden = first.copy(), make_bot("advanced", 1, Budget(nodes=8)), (None, None, None)
    assert is_thinking_bot(bot)
    for game, kept in ((first, 0), (second, 1)):
        game.play(game.legal_actions()[kept])
        game.play(game.legal_actions()[0])
        game.play(game.legal_actions()[0])
        seen = game.determinize(game.asked, Rng.from_seed(1))
        thought = bot.think(seen, hidden)
        assert {prospect.action for prospect in thought.prospects} == set(seen.legal_actions())


def played_out_positions(opponents: OpponentModel) -> tuple[int, list[PuertoRico]]:
    """Returns the seat that searches, and the positions that playouts reached by playing on."""
    game = new_game(Options(players=3), 2)
    evaluator = UniformEvaluator()
    tree = Tree(evaluator, Settings(), Rng.from_seed(1), opponents)
    root, _ = tree.open_root(game)
    evaluator.followed.clear()
    tree.run_playouts(game, lambda: tree.playouts >= 30, ignore_playout)
    return root.seat, [one for one in evaluator.followed if one.kind is not None]


def test_heuristic_opponents_are_played_until_the_own_next_role() -> None:
    seat, followed = played_out_positions(OpponentModel({1: 1.0, 2: 1.0}))
    reached = [one for one in followed if one.kind is DecisionKind.CHOOSE_ROLE and one.asked == seat]
    assert len(reached) >= 20
    assert {one.round for one in reached} == {2}


def test_searching_opponents_are_not_played() -> None:
    assert played_out_positions(OpponentModel({1: 0.0, 2: 0.0}))[1] == []


def test_only_quiescent_positions_are_evaluated() -> None:
    game = new_game(Options(players=4), 3)
    evaluator = UniformEvaluator()
    tree = Tree(evaluator, Settings(), Rng.from_seed(1))
    tree.open_root(game)
    tree.run_playouts(game, lambda: tree.playouts >= 60, ignore_playout)
    assert {one.kind for one in evaluator.games} <= {DecisionKind.CHOOSE_ROLE, None}


def test_placements_have_few_legal_candidates() -> None:
    rng = Rng.from_seed(8)
    seen = 0
    for seed in range(6):
        for game in random_positions(new_game(Options(players=4), seed), rng):
            if game.kind is DecisionKind.PLACE_COLONISTS:
                found = candidates(game)
                assert len(set(found)) == len(found) <= 40
                assert all(map(game.is_legal, found))
                seen += len(found) < len(game.legal_actions())
    assert seen > 20


def test_all_legal_actions_are_candidates_of_other_decisions() -> None:
    game = new_game(Options(players=4), 1)
    assert candidates(game) == game.legal_actions()


def test_nodes_of_placements_depend_on_the_circles() -> None:
    """A hacienda draws different plantations, after which the same player has the same decision."""
    game, rng = new_game(Options(players=3), 1), Rng.from_seed(1)
    while game.kind is not DecisionKind.PLACE_COLONISTS:
        game.play(rng.choose(game.legal_actions()))
    other = game.copy()
    assert branch(other) == branch(game)
    other.players[other.asked].add_tile(Tile.CORN)
    assert branch(other) != branch(game)
    more = game.copy()
    more.players[more.asked].all_colonists += 1
    assert branch(more) != branch(game)
