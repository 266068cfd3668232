"""What a search learns about opponents, and how it uses that."""

from collections.abc import Callable

import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.knowledge import Settings
from puertorico_desktop.bots.levels import BALANCED, LEVELS
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.puertorico.heuristic.bot import SimpleBot
from puertorico_desktop.bots.search.ending import PositionEvaluator
from puertorico_desktop.bots.search.opponent_model import (
    AT_FIRST,
    SUREST,
    HistoryObserver,
    HistoryUpdate,
    OpponentModel,
    heuristic_action,
)
from puertorico_desktop.bots.search.tree import Tree
from puertorico_desktop.engine.puertorico.actions import PASS, Action, ChooseRole
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.bots.test_search import UniformEvaluator, ignore_playout

Choice = Callable[[PuertoRico], Action]


def start_position() -> PuertoRico:
    """Returns a game in which the first role is to be chosen."""
    return new_game(Options(players=3), 1)


def heuristic_and_two_other_roles(game: PuertoRico) -> tuple[Action, Action, Action]:
    """Returns three roles: the one that the rules of thumb choose, and two others."""
    heuristic = heuristic_action(game)
    first, second, *_ = (action for action in game.legal_actions() if action != heuristic)
    return heuristic, first, second


def test_all_seats_have_the_same_probability_at_first() -> None:
    assert [OpponentModel().heuristic_probability(seat) for seat in range(5)] == [AT_FIRST] * 5


def probability_after(action: Action, best: Action) -> float:
    """Returns the probability that a seat follows the rules of thumb after one action, if `best` was the best one at
    first sight."""
    game = start_position()
    opponents = OpponentModel()
    opponents.observe(game, action, best)
    assert opponents.heuristic_probability(game.asked + 1) == AT_FIRST
    return opponents.heuristic_probability(game.asked)


def test_a_decision_makes_the_policy_that_explains_it_more_likely() -> None:
    heuristic, best, other = heuristic_and_two_other_roles(start_position())
    only_rules, both = probability_after(heuristic, best), probability_after(heuristic, heuristic)
    neither, only_thought = probability_after(other, best), probability_after(best, best)
    assert only_rules > both > AT_FIRST > neither > only_thought


def test_the_probability_is_limited() -> None:
    game = start_position()
    heuristic, best, _ = heuristic_and_two_other_roles(game)
    opponents = OpponentModel()
    for action, most in ((heuristic, SUREST), (best, 1 - SUREST)):
        for _ in range(9):
            opponents.observe(game, action, best)
        assert opponents.heuristic_probability(game.asked) == pytest.approx(most)


def test_all_decisions_of_a_game_have_the_same_weight() -> None:
    game = start_position()
    heuristic, best, _ = heuristic_and_two_other_roles(game)
    by_rules, by_thought = (game, heuristic, best), (game, best, best)
    assert OpponentModel.from_game([by_rules]).heuristic_probability(game.asked) == pytest.approx(
        probability_after(heuristic, best)
    )
    mostly = [*[by_rules] * 20, *[by_thought] * 5]
    for sightings in (mostly, mostly[::-1]):
        assert OpponentModel.from_game(sightings).heuristic_probability(game.asked) == SUREST
    assert OpponentModel.from_game([by_thought] * 2000).heuristic_probability(game.asked) == pytest.approx(1 - SUREST)
    assert OpponentModel.from_game([by_rules] * 2000).heuristic_probability(game.asked) == SUREST
    assert OpponentModel.from_game([]).heuristic_probability(game.asked) == AT_FIRST


def test_a_forced_action_does_not_change_the_probability() -> None:
    game = start_position()
    (only,) = game.legal_actions()[:1]
    game.legal = only.bit
    opponents = OpponentModel()
    opponents.observe(game, only, only)
    assert opponents.heuristic_probability(game.asked) == AT_FIRST


def opponents_after(others: Choice, rounds: int) -> OpponentModel:
    """Returns the opponent model of a bot after that many rounds with others."""
    game = new_game(Options(players=3), 5)
    bot = SearchBot(LEVELS["hard"], BALANCED, 1, Budget(nodes=5))
    rng = Rng.from_seed(4)
    history: list[Action] = []
    while game.round <= rounds:
        action = bot.choose(game.determinize(0, rng), history) if game.asked == 0 else others(game.copy())
        game.play(action)
        history.append(action)
    return bot.opponents


def test_heuristic_and_searching_opponents_are_told_apart() -> None:
    thinker = SearchBot(LEVELS["normal"], BALANCED, 1)
    simple = opponents_after(SimpleBot(0).choose, 8)
    thinking = opponents_after(thinker.choose, 8)
    assert [simple.heuristic_probability(seat) > 0.8 for seat in range(3)] == [False, True, True]
    assert [thinking.heuristic_probability(seat) < AT_FIRST for seat in range(3)] == [False, True, True]
    assert simple.heuristic_probability(0) == thinking.heuristic_probability(0) == AT_FIRST


def tree_with(share: float, is_adaptive: bool, judge: PositionEvaluator) -> Tree:
    """Returns a tree of the first seat; each other seat follows the rules of thumb with that probability."""
    opponents = OpponentModel()
    opponents._shares = dict.fromkeys(range(3), share)
    return Tree(judge, Settings(), Rng.from_seed(1), opponents, is_adaptive=is_adaptive)


def heuristic_share(share: float, is_adaptive: bool) -> float:
    """Returns the share of visits that a search gives to the actions of rules of thumb at decisions of others."""
    game = new_game(Options(players=3), 6)
    tree = tree_with(share, is_adaptive, UniformEvaluator())
    waiting = [tree.open_root(game)[0]]
    tree.run_playouts(game, lambda: tree.playouts >= 300, ignore_playout)
    heuristic_visits = visits = 0
    while waiting:
        node = waiting.pop()
        waiting += [child for branch in node.branches for child in branch.values()]
        if node.seat != game.asked and (len(node.actions) > 1 or not node.is_whole) and node.rule_index is not None:
            heuristic_visits += node.tries[node.rule_index] - 1
            visits += node.visits - 1
    assert visits > 50
    return heuristic_visits / visits


@pytest.mark.parametrize("is_adaptive", [False, True])
def test_a_search_expects_the_usual_actions_of_opponents(is_adaptive: bool) -> None:
    assert heuristic_share(SUREST, is_adaptive) > 0.9 > 0.6 > heuristic_share(1 - SUREST, is_adaptive)


def test_lazy_expansion_values_fewer_positions() -> None:
    game = new_game(Options(players=3), 6)
    valued = []
    for is_adaptive in (False, True):
        judge = UniformEvaluator()
        tree = tree_with(SUREST, is_adaptive, judge)
        tree.open_root(game)
        tree.run_playouts(game, lambda tree=tree: tree.playouts >= 200, ignore_playout)
        valued.append(len(judge.games))
    assert valued[1] < 0.6 * valued[0]


def test_lazy_nodes_are_completed_when_needed() -> None:
    """The evaluation is the same for all actions here, so that the search visits all of them."""
    game = new_game(Options(players=3), 6)
    tree = tree_with(0.5, True, UniformEvaluator())
    root, _ = tree.open_root(game)
    tree.run_playouts(game, lambda: tree.playouts >= 300, ignore_playout)
    replies = [child for branch in root.branches for child in branch.values() if child.seat == 1]
    assert len(replies) > 3
    for child in replies:
        assert child.is_whole
        assert child.rule_index is not None
        assert sum(child.priors) == pytest.approx(1)
        assert min(child.priors) > 0
        assert all(isinstance(action, ChooseRole) for action in child.actions)
        assert len(set(child.actions)) == len(child.actions) == len(child.tries) == len(child.branches) == 5
        assert min(child.tries) > 1


def test_an_incomplete_node_is_completed_when_it_becomes_the_root() -> None:
    game = new_game(Options(players=3), 6)
    tree = tree_with(SUREST, True, UniformEvaluator())
    root, _ = tree.open_root(game)
    tree.run_playouts(game, lambda: tree.playouts >= 12, ignore_playout)
    place, child = next(
        (place, child)
        for place, branch in enumerate(root.branches)
        for child in branch.values()
        if not child.is_whole
    )
    action = root.actions[place]
    game.play(action)
    tree.advance_root([action], game)
    assert tree.root is child
    assert len(child.actions) == 1
    _, first = tree.open_root(game)
    assert child.is_whole
    assert set(child.actions) == set(game.legal_actions())
    assert len(first.values.wins) == len(child.actions)


def test_observed_choices_end_at_the_first_different_draw() -> None:
    builder, mayor = ChooseRole(Role.BUILDER), ChooseRole(Role.MAYOR)
    seen = [
        (game.asked, action)
        for game, action in HistoryUpdate(start_position(), (mayor, builder, PASS, builder, mayor)).observed_choices()
    ]
    assert seen == [(1, builder), (1, PASS)]


def test_observed_choices_end_at_a_hidden_action(monkeypatch: pytest.MonkeyPatch) -> None:
    builder, mayor = ChooseRole(Role.BUILDER), ChooseRole(Role.MAYOR)
    asked: list[object] = []
    is_legal = PuertoRico.is_legal

    def recording_is_legal(game: PuertoRico, action: Action) -> bool:
        asked.append(action)
        return is_legal(game, action)

    monkeypatch.setattr(PuertoRico, "is_legal", recording_is_legal)
    choices = HistoryUpdate(start_position(), (mayor, builder, None, builder, mayor)).observed_choices()
    assert [action for _, action in choices] == [builder]
    assert asked == [mayor, builder]


def test_an_update_contains_the_actions_since_the_last_one() -> None:
    mayor, builder, settler = (ChooseRole(role) for role in (Role.MAYOR, Role.BUILDER, Role.SETTLER))
    observer = HistoryObserver()
    updates = [
        observer.update(start_position(), actions)
        for actions in ([mayor], [mayor, builder, PASS], [mayor, builder, PASS])
    ]
    assert updates[1] is not None
    assert updates[2] is not None
    assert (updates[0], updates[1].actions, updates[2].actions) == (None, (builder, PASS), ())
    after_undo = observer.update(start_position(), [mayor, builder, settler, PASS])
    assert after_undo is None
    assert observer.update(start_position(), []) is None


def test_the_opponent_model_is_kept_after_undo() -> None:
    game = start_position()
    bot = SearchBot(LEVELS["hard"], BALANCED, 1, Budget(nodes=2))
    actions = [ChooseRole(Role.MAYOR), ChooseRole(Role.BUILDER)]
    bot.choose(game.copy())
    for action in actions:
        game.play(action)
    bot.choose(game.copy(), actions)
    learned = bot.opponents.heuristic_probability(1)
    assert learned != AT_FIRST
    bot.choose(start_position())
    assert bot.opponents.heuristic_probability(1) == learned
