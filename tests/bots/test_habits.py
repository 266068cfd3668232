"""What a search learns of the others, and what it makes of that."""

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
from tests.bots.test_search import Indifferent, forget

Choosing = Callable[[PuertoRico], Action]


def start() -> PuertoRico:
    """A game in which the first role is to be chosen."""
    return new_game(Options(players=3), 1)


def one_of_the_free(game: PuertoRico) -> tuple[Action, Action, Action]:
    """Three of the roles: what the rules of thumb tell, and two others."""
    told = heuristic_action(game)
    first, second, *_ = (action for action in game.legal_actions() if action != told)
    return told, first, second


def test_nobody_is_known_at_first() -> None:
    assert [OpponentModel().heuristic_probability(seat) for seat in range(5)] == [AT_FIRST] * 5


def share_after(action: Action, best: Action) -> float:
    """What is thought of somebody after one action, if `best` looked best at first sight."""
    game = start()
    opponents = OpponentModel()
    opponents.observe(game, action, best)
    assert opponents.heuristic_probability(game.asked + 1) == AT_FIRST
    return opponents.heuristic_probability(game.asked)


def test_every_decision_makes_the_way_more_likely_that_explains_it_better() -> None:
    told, best, other = one_of_the_free(start())
    only_rules, both = share_after(told, best), share_after(told, told)
    neither, only_thought = share_after(other, best), share_after(best, best)
    assert only_rules > both > AT_FIRST > neither > only_thought


def test_nobody_is_ever_known_for_certain() -> None:
    game = start()
    told, best, _ = one_of_the_free(game)
    opponents = OpponentModel()
    for action, most in ((told, SUREST), (best, 1 - SUREST)):
        for _ in range(9):
            opponents.observe(game, action, best)
        assert opponents.heuristic_probability(game.asked) == pytest.approx(most)


def test_after_a_whole_game_every_decision_counts_alike() -> None:
    game = start()
    told, best, _ = one_of_the_free(game)
    by_rules, by_thought = (game, told, best), (game, best, best)
    assert OpponentModel.from_game([by_rules]).heuristic_probability(game.asked) == pytest.approx(
        share_after(told, best)
    )
    mostly = [*[by_rules] * 20, *[by_thought] * 5]
    for sightings in (mostly, mostly[::-1]):
        assert OpponentModel.from_game(sightings).heuristic_probability(game.asked) == SUREST
    assert OpponentModel.from_game([by_thought] * 2000).heuristic_probability(game.asked) == pytest.approx(1 - SUREST)
    assert OpponentModel.from_game([by_rules] * 2000).heuristic_probability(game.asked) == SUREST
    assert OpponentModel.from_game([]).heuristic_probability(game.asked) == AT_FIRST


def test_what_had_to_be_done_tells_nothing() -> None:
    game = start()
    (only,) = game.legal_actions()[:1]
    game.legal = only.bit
    opponents = OpponentModel()
    opponents.observe(game, only, only)
    assert opponents.heuristic_probability(game.asked) == AT_FIRST


def habits_after(others: Choosing, rounds: int) -> OpponentModel:
    """What a bot has learned that has played so long with others."""
    game = new_game(Options(players=3), 5)
    bot = SearchBot(LEVELS["hard"], BALANCED, 1, Budget(nodes=5))
    rng = Rng.from_seed(4)
    history: list[Action] = []
    while game.round <= rounds:
        action = bot.choose(game.determinize(0, rng), history) if game.asked == 0 else others(game.copy())
        game.play(action)
        history.append(action)
    return bot.opponents


def test_a_game_shows_who_follows_rules_and_who_thinks() -> None:
    thinker = SearchBot(LEVELS["normal"], BALANCED, 1)
    simple = habits_after(SimpleBot(0).choose, 8)
    thinking = habits_after(thinker.choose, 8)
    assert [simple.heuristic_probability(seat) > 0.8 for seat in range(3)] == [False, True, True]
    assert [thinking.heuristic_probability(seat) < AT_FIRST for seat in range(3)] == [False, True, True]
    assert simple.heuristic_probability(0) == thinking.heuristic_probability(0) == AT_FIRST


def tree_with(share: float, is_lazy: bool, judge: PositionEvaluator) -> Tree:
    """A tree of the first seat; the others are known so well."""
    opponents = OpponentModel()
    opponents._shares = dict.fromkeys(range(3), share)
    return Tree(judge, Settings(), Rng.from_seed(1), opponents, is_lazy=is_lazy)


def told_share(share: float, is_lazy: bool) -> float:
    """How often a look ahead has others do what rules of thumb tell, if they are known so well."""
    game = new_game(Options(players=3), 6)
    tree = tree_with(share, is_lazy, Indifferent())
    waiting = [tree.open_root(game)[0]]
    tree.run_playouts(game, lambda: tree.playouts >= 300, forget)
    told = asked = 0
    while waiting:
        node = waiting.pop()
        waiting += [child for branch in node.branches for child in branch.values()]
        if node.seat != game.asked and (len(node.actions) > 1 or not node.is_whole) and node.rule_index is not None:
            told += node.tries[node.rule_index] - 1
            asked += node.visits - 1
    assert asked > 50
    return told / asked


@pytest.mark.parametrize("is_lazy", [False, True])
def test_a_search_expects_of_others_what_they_always_do(is_lazy: bool) -> None:
    assert told_share(SUREST, is_lazy) > 0.9 > 0.6 > told_share(1 - SUREST, is_lazy)


def test_what_nobody_is_expected_to_do_is_not_valued() -> None:
    game = new_game(Options(players=3), 6)
    valued = []
    for is_lazy in (False, True):
        judge = Indifferent()
        tree = tree_with(SUREST, is_lazy, judge)
        tree.open_root(game)
        tree.run_playouts(game, lambda tree=tree: tree.playouts >= 200, forget)
        valued.append(len(judge.games))
    assert valued[1] < 0.6 * valued[0]


def test_what_is_needed_after_all_is_added() -> None:
    """Nothing tells the actions apart here, so that the search looks at all of them alike."""
    game = new_game(Options(players=3), 6)
    tree = tree_with(0.5, True, Indifferent())
    root, _ = tree.open_root(game)
    tree.run_playouts(game, lambda: tree.playouts >= 300, forget)
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


def test_the_game_may_come_to_where_only_one_thing_was_valued() -> None:
    game = new_game(Options(players=3), 6)
    tree = tree_with(SUREST, True, Indifferent())
    root, _ = tree.open_root(game)
    tree.run_playouts(game, lambda: tree.playouts >= 12, forget)
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


def test_what_chance_did_otherwise_tells_nothing_more() -> None:
    builder, mayor = ChooseRole(Role.BUILDER), ChooseRole(Role.MAYOR)
    seen = [
        (game.asked, action)
        for game, action in HistoryUpdate(start(), (mayor, builder, PASS, builder, mayor)).observed_choices()
    ]
    assert seen == [(1, builder), (1, PASS)]


def test_a_hidden_action_ends_what_is_told_and_is_never_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    builder, mayor = ChooseRole(Role.BUILDER), ChooseRole(Role.MAYOR)
    asked: list[object] = []
    is_legal = PuertoRico.is_legal

    def noting(game: PuertoRico, action: Action) -> bool:
        asked.append(action)
        return is_legal(game, action)

    monkeypatch.setattr(PuertoRico, "is_legal", noting)
    told = HistoryUpdate(start(), (mayor, builder, None, builder, mayor)).observed_choices()
    assert [action for _, action in told] == [builder]
    assert asked == [mayor, builder]


def test_a_look_tells_what_is_new_where_the_game_goes_on() -> None:
    mayor, builder, settler = (ChooseRole(role) for role in (Role.MAYOR, Role.BUILDER, Role.SETTLER))
    onlooker = HistoryObserver()
    news = [
        onlooker.update(start(), actions) for actions in ([mayor], [mayor, builder, PASS], [mayor, builder, PASS])
    ]
    assert news[1] is not None
    assert news[2] is not None
    assert (news[0], news[1].actions, news[2].actions) == (None, (builder, PASS), ())
    taken_back_and_played_on = onlooker.update(start(), [mayor, builder, settler, PASS])
    assert taken_back_and_played_on is None
    assert onlooker.update(start(), []) is None


def test_what_was_learned_outlives_a_step_back() -> None:
    game = start()
    bot = SearchBot(LEVELS["hard"], BALANCED, 1, Budget(nodes=2))
    actions = [ChooseRole(Role.MAYOR), ChooseRole(Role.BUILDER)]
    bot.choose(game.copy())
    for action in actions:
        game.play(action)
    bot.choose(game.copy(), actions)
    learned = bot.opponents.heuristic_probability(1)
    assert learned != AT_FIRST
    bot.choose(start())
    assert bot.opponents.heuristic_probability(1) == learned
