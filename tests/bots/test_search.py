"""The search: what it finds, when it stops, what it keeps."""

from collections.abc import Sequence

import numpy as np

from puertorico_desktop.bots.knowledge import Settings
from puertorico_desktop.bots.puertorico.candidates import candidates
from puertorico_desktop.bots.puertorico.evaluation.features import Layout
from puertorico_desktop.bots.puertorico.knowledge import PuertoRicoKnowledge
from puertorico_desktop.bots.puertorico.terms import TERMS
from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.bots.search.tree import PlayoutResult, Tree
from puertorico_desktop.bots.search.values import Values
from puertorico_desktop.engine.puertorico.actions import Action, ChooseRole
from puertorico_desktop.engine.puertorico.components import Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from tests.random_games import random_positions

branch = PuertoRicoKnowledge().branch


class Indifferent:
    """A judge to whom all running games are equal, and who knows how those that are over ended. `followed` are the
    games that came last and are somebody else's turn, or in another round, than those that came with them."""

    def __init__(self) -> None:
        self.games: list[PuertoRico] = []
        self.followed: list[PuertoRico] = []

    def evaluate(self, games: Sequence[PuertoRico]) -> tuple[Values, list[list[float]]]:
        """Equal shares while a game runs."""
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


def grown(game: PuertoRico, nodes: int, seed: int = 1) -> Tree:
    """A tree of so many nodes."""
    tree = Tree(Indifferent(), Settings(), Rng.from_seed(seed))
    tree.open_root(game)
    tree.run_playouts(game, lambda: tree.nodes >= nodes or tree.playouts >= 20 * nodes, forget)
    return tree


def forget(_place: int, _found: PlayoutResult) -> None:
    """Nobody wants to know."""


def most_tried(tree: Tree) -> Action:
    """The action that the search prefers."""
    assert tree.root is not None
    return tree.root.actions[tree.root.tries.index(max(tree.root.tries))]


def test_the_last_move_wins_if_it_can() -> None:
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
                    assert wins[actions.index(most_tried(grown(game, 10)))] == max(wins)
    assert differed


def test_the_tree_has_a_node_for_each_case_only() -> None:
    game = new_game(Options(players=3), 1)
    tree = grown(game, 60)
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


def test_the_same_seed_grows_the_same_tree() -> None:
    game = new_game(Options(players=4), 3)
    first, second, other = (grown(game, 80, seed).root for seed in (1, 1, 2))
    assert first is not None
    assert second is not None
    assert other is not None
    assert (first.tries, first.utilities) == (second.tries, second.utilities)


def test_looking_ahead_leaves_the_game_as_it_is() -> None:
    game = new_game(Options(players=3), 4)
    before = game.copy()
    grown(game, 40)
    assert game == before


def test_every_playout_draws_anew_what_is_not_known() -> None:
    game = new_game(Options(players=3), 4)
    judge = Indifferent()
    tree = Tree(judge, Settings(), Rng.from_seed(1))
    tree.open_root(game)
    judge.games.clear()
    tree.run_playouts(game, lambda: tree.playouts >= 40, forget)  # a few get as far as the second round
    assert len({(one.rng.state, one.rng.increment) for one in judge.games if one.round == 1}) >= 30
    assert game.rng not in [one.rng for one in judge.games]


def tries_after(playouts: int, is_fair: bool) -> list[int]:
    """How often each action of the root is tried, where first sight says almost all for the first of them."""
    game = new_game(Options(players=4), 4)
    tree = Tree(Indifferent(), Settings(), Rng.from_seed(1))
    root, _ = tree.open_root(game)
    root.priors = [0.96, 0.01, 0.01, 0.01, 0.004, 0.003, 0.003]
    tree.run_playouts(game, lambda: tree.playouts >= playouts, forget, is_fair)
    return root.tries


def test_contenders_are_looked_at_often_enough_to_be_compared() -> None:
    unfair, fair, long = tries_after(240, False), tries_after(240, True), tries_after(700, True)
    assert max(unfair[1:]) < 10
    assert 18 <= min(fair[1:4]) <= max(fair[1:4]) <= 24
    assert fair[4:] == [2, 2, 2]
    assert 40 <= min(long[1:4]) <= max(long[1:4]) <= 46


def test_what_was_found_is_kept_after_a_move() -> None:
    game = new_game(Options(players=3), 6)
    tree = grown(game, 300)
    action = most_tried(tree)
    assert tree.root is not None
    place = list(tree.root.actions).index(action)
    after = game.copy()
    after.play(action)
    children = list(tree.root.branches[place].values())
    tree.advance_root([action], after)
    assert tree.root in children
    assert tree.root is not None
    assert tree.root.visits > 1


def test_what_nobody_expected_begins_a_new_tree() -> None:
    game = new_game(Options(players=3), 6)
    tree = grown(game, 5)
    elsewhere = new_game(Options(players=4), 6)
    tree.advance_root([ChooseRole(Role.CAPTAIN), ChooseRole(Role.MAYOR)], elsewhere)
    assert tree.root is None


def played_on(opponents: OpponentModel) -> tuple[int, list[PuertoRico]]:
    """Who thinks, and the positions that some looks ahead came to by playing on."""
    game = new_game(Options(players=3), 2)
    judge = Indifferent()
    tree = Tree(judge, Settings(), Rng.from_seed(1), opponents)
    root, _ = tree.open_root(game)
    judge.followed.clear()
    tree.run_playouts(game, lambda: tree.playouts >= 30, forget)
    return root.seat, [one for one in judge.followed if one.kind is not None]


def test_who_follows_rules_is_played_on_with_until_the_own_next_role() -> None:
    seat, followed = played_on(OpponentModel({1: 1.0, 2: 1.0}))
    reached = [one for one in followed if one.kind is DecisionKind.CHOOSE_ROLE and one.asked == seat]
    assert len(reached) >= 20
    assert {one.round for one in reached} == {2}


def test_who_thinks_is_not_played_on_with() -> None:
    assert played_on(OpponentModel({1: 0.0, 2: 0.0}))[1] == []


def test_only_positions_at_rest_are_judged() -> None:
    game = new_game(Options(players=4), 3)
    judge = Indifferent()
    tree = Tree(judge, Settings(), Rng.from_seed(1))
    tree.open_root(game)
    tree.run_playouts(game, lambda: tree.playouts >= 60, forget)
    assert {one.kind for one in judge.games} <= {DecisionKind.CHOOSE_ROLE, None}


def test_a_placement_has_few_candidates_and_all_are_legal() -> None:
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


def test_everything_else_is_looked_at_whole() -> None:
    game = new_game(Options(players=4), 1)
    assert candidates(game) == game.legal_actions()


def test_a_node_of_a_placement_knows_for_which_circles_it_is() -> None:
    """A hacienda draws one plantation or another, and both players are asked the same afterwards."""
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
