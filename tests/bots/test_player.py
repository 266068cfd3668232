"""Searching bots: budgets, randomness, levels and styles; their thoughts and decisions."""

import time
from collections.abc import Iterator

import attrs
import pytest

from puertorico_desktop.bots.base import Budget, Prospect, Thought
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.levels import BALANCED, LEVELS, Adjustment, steady
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.puertorico.candidates import FEW_SPACES, candidates
from puertorico_desktop.bots.puertorico.knowledge import PuertoRicoKnowledge
from puertorico_desktop.bots.registry import level_and_style
from puertorico_desktop.bots.search.merged_thought import merged
from puertorico_desktop.bots.search.ranking import ranked
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.puertorico.actions import PASS, Action, ChooseRole, LoadGoods
from puertorico_desktop.engine.puertorico.components import ISLAND_SPACES, EndTrigger, Good, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.sanjuan.options import Expansion as SanJuanExpansion
from puertorico_desktop.engine.sanjuan.options import Options as SanJuanOptions

SMALL = Budget(nodes=40)


def player(level: str = "hard", style: str = "balanced", seed: int = 1, budget: Budget = SMALL) -> SearchBot:
    """Returns a bot with a small budget."""
    return SearchBot(LEVELS[level], style, seed, budget)


def new_start(players: int = 4, seed: int = 1) -> PuertoRico:
    """Returns a new game."""
    return new_game(Options(players=players), seed)


@pytest.mark.parametrize("level", LEVELS)
def test_a_thought_contains_every_candidate_the_best_first(level: str) -> None:
    game = new_start()
    thought = player(level).think(game)
    assert thought.seat == game.asked
    assert {prospect.action for prospect in thought.prospects} == set(candidates(game))
    assert list(thought.prospects) == ranked(thought.prospects)
    for prospect in thought.prospects:
        assert 0 <= prospect.win <= 1
        assert len(prospect.terms) == 4
        assert all(15 < prospect.points(seat) < 80 for seat in range(4))
        assert prospect.wins[thought.seat] == pytest.approx(prospect.win, abs=1e-6)
        assert sum(prospect.wins) == pytest.approx(1, abs=1e-6)


def test_a_node_budget_is_observed_and_deterministic() -> None:
    first, second = (player(budget=Budget(nodes=60)).think(new_start()) for _ in range(2))
    assert first.nodes == 61  # plus the root
    assert [(one.action, one.visits, one.win) for one in first.prospects] == [
        (one.action, one.visits, one.win) for one in second.prospects
    ]


def test_a_node_budget_ends_when_the_rest_of_the_game_is_searched() -> None:
    game = new_start(2)
    game.points_left = 1
    bots = [player(seed=seat, budget=Budget(nodes=60)) for seat in range(2)]
    history: list[Action] = []
    while game.decision is not None:
        action = bots[game.asked].choose(game.copy(), history)
        game.play(action)
        history.append(action)
    assert game.end_triggers


def test_a_time_budget_is_observed() -> None:
    begin = time.perf_counter()
    thought = player(budget=Budget(seconds=0.2)).think(new_start())
    assert 0.1 <= thought.seconds <= time.perf_counter() - begin  # it ends earlier if the choice cannot change
    assert thought.playouts > 5


def test_a_search_can_be_stopped() -> None:
    bot = player(budget=Budget(seconds=60))
    asked = iter(range(1000))
    bot.should_stop = lambda: next(asked) >= 10
    assert bot.think(new_start()).playouts == 10


def test_the_tree_is_kept_for_the_next_move() -> None:
    game = new_start(2)
    bot = player(budget=Budget(nodes=200))
    history: list[Action] = []
    new_playouts = earlier_playouts = 0
    for _ in range(12):
        seat = game.asked
        if seat == 0:
            thought = bot.think(game.copy(), history)
            earlier_playouts += sum(prospect.visits - 1 for prospect in thought.prospects)
            new_playouts += thought.playouts
        action = player(seed=seat, budget=Budget(nodes=20)).choose(game.copy())
        game.play(action)
        history.append(action)
    assert earlier_playouts > new_playouts


def test_another_history_starts_a_new_tree() -> None:
    game = new_start(3)
    bot = player()
    bot.think(game, [ChooseRole(Role.MAYOR)])
    thought = bot.think(game, [ChooseRole(Role.SETTLER), ChooseRole(Role.MAYOR)])
    assert thought.nodes >= 40


def test_thinking_does_not_change_the_game() -> None:
    game = new_start()
    before = game.copy()
    player().think(game)
    assert game == before


def test_expert_plays_the_best_action_and_easy_not_always() -> None:
    thought = Thought(
        0,
        tuple(
            Prospect(ChooseRole(role), 1, 0.3 - 0.002 * number, ((0.0,) * 3,), 0.3 - 0.002 * number)
            for number, role in enumerate((Role.SETTLER, Role.BUILDER, Role.MAYOR))
        ),
    )
    best = thought.best.action
    assert all(player("expert", seed=seed).decide(thought) == best for seed in range(30))
    easy = [player("easy", seed=seed).decide(thought) == best for seed in range(60)]
    assert 5 < sum(easy) < 55


def test_the_level_of_a_thought_determines_how_actions_are_compared() -> None:
    prospects = tuple(
        Prospect(ChooseRole(role), 1, 0.9 - 0.3 * number, ((0.0,) * 3,), 0.9 - 0.3 * number)
        for number, role in enumerate((Role.SETTLER, Role.BUILDER, Role.MAYOR))
    )

    def share_of_best(level: str, adjustment: Adjustment | None) -> float:
        thought = Thought(0, prospects, level=adjustment and adjustment.applied(LEVELS[level]))
        return sum(player(level, seed=seed).decide(thought) == prospects[0].action for seed in range(400)) / 400

    assert 0.75 < share_of_best("easy", None) < 0.9
    assert 0.58 < share_of_best("easy", Adjustment(oversight=0.36)) < 0.75
    assert share_of_best("normal", None) == 1
    assert 0.6 < share_of_best("normal", Adjustment(temperature=0.3)) < 0.75


def options_of_every_kind() -> Iterator[GameOptions]:
    """Yields options of every kind for every number of players."""
    fixed = Selection.FIXED
    for players in range(2, 6):
        yield Options(players=players)
        yield Options(players=players, expansions=(Expansion.NEW_BUILDINGS,), buildings=fixed)
        yield Options(Edition.SPECIAL_1897, players=players, expansions=(Expansion.FESTIVAL,))
        yield Options(Edition.SPECIAL_1897, players=players, expansions=tuple(Expansion), buildings=fixed)
    for expansions in ((), (Expansion.CITIZENS,), tuple(Expansion)):
        selection = fixed if expansions else Selection.BASE
        yield Options(Edition.SPECIAL_1897, players=2, puertomas=1, expansions=expansions, buildings=selection)
    for players in range(2, 5):
        yield SanJuanOptions(players=players)
        yield SanJuanOptions(players=players, expansions=tuple(SanJuanExpansion))


@pytest.mark.parametrize("options", list(options_of_every_kind()))
def test_games_adjust_only_the_leaning_of_hard_levels_and_keep_the_order(options: GameOptions) -> None:
    knowledge = knowledge_of(options)
    easy, normal, advanced = (knowledge.adjusted(LEVELS[name], options) for name in ("easy", "normal", "advanced"))
    assert set(knowledge.adjustments(options)) <= {"easy", "normal", "advanced", "hard", "expert"}
    for level in (LEVELS["hard"], LEVELS["expert"]):
        assert attrs.evolve(knowledge.adjusted(level, options), leaning=0.0) == level
        assert level.reciprocal
    assert knowledge.adjusted(steady(40), options) == steady(40)
    assert not steady(40).leaning
    assert easy.budget.nodes == 1
    assert easy.oversight > 0.05
    assert not easy.searches
    assert normal.oversight == 0
    assert normal.budget.nodes is not None
    assert advanced.budget.nodes is not None
    assert normal.budget.nodes < advanced.budget.nodes


@pytest.mark.parametrize(("players", "nodes"), [(2, 6), (3, 8), (5, 48)])
def test_the_nodes_of_a_level_depend_on_the_game(players: int, nodes: int) -> None:
    game = new_start(players)
    level = LEVELS["advanced"]
    assert SearchBot(level, BALANCED, 1).think(game).nodes == nodes + 1  # plus the root
    assert player("advanced").think(game).nodes == 41, "an explicit budget takes precedence"
    assert SearchBot(steady(40), BALANCED, 1).think(game).nodes == 41, "shared games depend on steady bots"


def test_normal_searches_in_games_with_expansions() -> None:
    options = Options(
        Edition.SPECIAL_1897, players=5, expansions=(Expansion.NEW_BUILDINGS,), buildings=Selection.FIXED
    )
    bot = SearchBot(LEVELS["normal"], BALANCED, 1)
    assert bot.think(new_game(options, 1)).nodes == 5
    assert bot.think(new_start(3)).nodes == 1, "the next game may have other options"


def test_a_style_changes_utilities_but_not_chances() -> None:
    game = new_start()
    plain = {one.action: one for one in player("easy").think(game).prospects}
    for style in ("builder", "shipper", "trader"):
        found = player("easy", style).think(game).prospects
        assert {one.action: one.win for one in found} == {action: one.win for action, one in plain.items()}
    shipper = {one.action: one for one in player("easy", "shipper").think(game).prospects}
    for action, one in shipper.items():
        extra = 0.3 * 0.02 * one.terms[game.asked][0]
        assert one.utility == pytest.approx(plain[action].utility + extra, abs=1e-5)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("hard", ("hard", "balanced")),
        ("easy-trader", ("easy", "trader")),
        ("hard-", None),
        ("hard-poet", None),
        ("simple-trader", None),
        ("", None),
    ],
)
def test_names_of_levels_and_styles(name: str, found: tuple[str, str] | None) -> None:
    known = level_and_style(name)
    assert (known and (known[0].name, known[1])) == found


def test_merged_thoughts_are_weighted_by_visits() -> None:
    first, second = ChooseRole(Role.SETTLER), ChooseRole(Role.MAYOR)
    terms = ((1.0, 2.0, 3.0),)
    one = Thought(0, (Prospect(first, 30, 0.4, terms, 0.4), Prospect(second, 10, 0.2, terms, 0.2)), 40, 41, 1.0)
    other = Thought(
        0, (Prospect(second, 50, 0.5, ((2.0, 2.0, 3.0),), 0.5), Prospect(first, 10, 0.0, terms, 0.0)), 60, 61, 1.5
    )
    both = merged([one, other])
    assert [(prospect.action, prospect.visits) for prospect in both.prospects] == [(second, 60), (first, 40)]
    assert both.best.win == pytest.approx((10 * 0.2 + 50 * 0.5) / 60)
    assert both.best.points(0) == pytest.approx((10 * 6 + 50 * 7) / 60)
    assert both.prospects[1].utility == pytest.approx(0.3)
    assert both.prospects[1].wins == ()
    assert (both.playouts, both.nodes, both.seconds) == (100, 102, 1.5)
    assert merged([one]) is one


def test_merged_thoughts_average_the_chances_of_all_seats() -> None:
    action, terms = ChooseRole(Role.SETTLER), ((1.0, 2.0, 3.0),)
    one = Thought(0, (Prospect(action, 30, 0.4, terms, 0.4, (0.4, 0.6)),))
    other = Thought(0, (Prospect(action, 10, 0.8, terms, 0.8, (0.8, 0.2)),))
    assert merged([one, other]).best.wins == pytest.approx((0.5, 0.5))


def thought_about(*prospects: tuple[Action, int, float]) -> Thought:
    """Returns a thought with these actions, visits and utilities; the best one first."""
    by_taste = any(PuertoRicoKnowledge().is_matter_of_taste(action) for action, _, _ in prospects)
    rows = tuple(Prospect(action, visits, 0.3, ((0.0,),), utility) for action, visits, utility in prospects)
    return Thought(0, rows, by_taste=by_taste)


def decisions_of(thought: Thought, level: str = "hard") -> set[Action]:
    """Returns the decisions of a level for the same thought, made 300 times."""
    bot = player(level)
    return {bot.decide(thought) for _ in range(300)}


def test_hard_chooses_randomly_among_equal_roles() -> None:
    builder, mayor, trader = ChooseRole(Role.BUILDER), ChooseRole(Role.MAYOR), ChooseRole(Role.TRADER)
    thought = thought_about((builder, 40, 0.31), (mayor, 30, 0.309), (trader, 25, 0.2))
    assert decisions_of(thought) == {builder, mayor}
    assert decisions_of(thought, "expert") == {builder}


def test_hard_does_not_choose_rarely_visited_actions() -> None:
    builder, mayor = ChooseRole(Role.BUILDER), ChooseRole(Role.MAYOR)
    assert decisions_of(thought_about((builder, 40, 0.3), (mayor, 9, 0.5))) == {builder}


def test_hard_does_not_choose_randomly_when_loading_goods() -> None:
    first, second = LoadGoods(Good.CORN, 0), LoadGoods(Good.CORN, 1)
    assert decisions_of(thought_about((first, 40, 0.3), (second, 39, 0.299))) == {first}


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_level_chooses_the_best_action_in_the_last_round(level: str) -> None:
    builder, mayor = ChooseRole(Role.BUILDER), ChooseRole(Role.MAYOR)
    thought = thought_about((builder, 40, 0.310), (mayor, 30, 0.309))
    assert decisions_of(thought, level) == {builder, mayor}
    assert decisions_of(attrs.evolve(thought, last_round=True), level) == {builder}


def test_a_thought_contains_whether_it_is_the_last_round() -> None:
    game = new_start()
    assert not player().think(game).last_round
    game.points_left = 0
    game.trigger_end(EndTrigger.VICTORY_POINTS, 0)
    assert player().think(game).last_round


def test_thinking_again_keeps_earlier_visits() -> None:
    """The value of an action is the average of all its visits, including those of an earlier thought."""
    bot, game = player(budget=Budget(nodes=80)), new_start()
    history = [ChooseRole(Role.SETTLER)]
    game.play(history[0])
    first = {one.action: one for one in bot.think(game, history).prospects}
    for one in bot.think(game, history).prospects:
        before = first[one.action]
        new_looks = one.visits - before.visits
        assert new_looks >= 0
        if new_looks:
            fresh = (one.visits * one.win - before.visits * before.win) / new_looks
            assert 0 <= fresh <= 1
        else:
            assert (one.win, one.terms) == (before.win, before.terms)


def test_handicaps_reduce_the_chances() -> None:
    equal = player("normal").think(new_start())
    game = new_game(Options(handicaps=(-40, 0, 0, 0)), 1)
    behind = player("normal").think(game)
    assert game.asked == 0
    before = {one.action: one.win for one in equal.prospects}
    assert all(one.win < 0.7 * before[one.action] for one in behind.prospects)
    assert behind.best.win < 0.5 * equal.best.win


def test_passing_is_no_candidate_while_there_is_room_for_tiles() -> None:
    game = new_start()
    game.play(ChooseRole(Role.SETTLER))
    assert PASS in game.legal_actions()
    assert PASS not in candidates(game)
    player = game.players[game.asked]
    while player.tiles < ISLAND_SPACES - FEW_SPACES:
        player.add_tile(Tile.CORN)
    assert PASS in candidates(game)
