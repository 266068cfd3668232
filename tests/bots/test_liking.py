"""What people like about actions, and levels whose choices include it."""

import math
from collections.abc import Iterator

import attrs
import pytest

from puertorico_desktop.bots.arena.games import Series, play_series
from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.base import Budget, Prospect
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.knowledge import Settings
from puertorico_desktop.bots.levels import BALANCED, LEVELS, Level
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.bots.puertorico import liking
from puertorico_desktop.bots.puertorico.knowledge import OPENING_ROUNDS, PuertoRicoKnowledge
from puertorico_desktop.bots.puertorico.styles import STYLES
from puertorico_desktop.bots.search.leaning import UNEXPLAINED, Leaning, evidence_of_leaning
from puertorico_desktop.bots.search.node import Node
from puertorico_desktop.bots.search.opponent_model import LEANING_AT_FIRST, OpponentModel
from puertorico_desktop.bots.search.tree import Tree
from puertorico_desktop.engine.puertorico.actions import CHOOSE, Build, ChooseRole
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.bots.test_search import UniformEvaluator

NO_POINTS = (0.0, 0.0, 0.0)
PLAIN = STYLES[BALANCED]


def position(**pieces: int) -> PuertoRico:
    """Returns a game in which a player with these goods chooses a role."""
    return Position(Options(players=4)).player(0, **pieces).build()


def liked(game: PuertoRico, role: Role) -> float:
    return liking.liking(game, CHOOSE[role], NO_POINTS, PLAIN)


def test_goods_make_the_captain_liked_and_the_craftsman_disliked() -> None:
    captain = [liked(position(corn=goods), Role.CAPTAIN) for goods in (0, 1, 2, 4, 9)]
    assert captain == pytest.approx([0, 0.02, 0.04, 0.08, 0.08])
    craftsman = [liked(position(corn=goods), Role.CRAFTSMAN) for goods in (0, 1, 5, 9)]
    assert craftsman == pytest.approx([0, -0.01, -0.05, -0.05])
    assert liked(position(), Role.MAYOR) < 0
    assert liked(position(corn=3), Role.TRADER) == liked(position(corn=3), Role.SETTLER) == 0


def test_points_on_ships_and_neglected_buildings_are_liked() -> None:
    game = position()
    settler = liking.liking(game, CHOOSE[Role.SETTLER], (10.0, 20.0, 30.0), PLAIN)
    assert settler == pytest.approx(10 * liking.SHIPPED_POINT)
    worth = {building: liking.liking(game, Build(building), NO_POINTS, PLAIN) for building in Building}
    assert {building: value for building, value in worth.items() if value} == liking.NEGLECTED


@pytest.mark.parametrize(("farms", "share"), [(0, 0), (1, 0.25), (3, 0.75), (4, 1), (6, 1)])
def test_room_for_goods_is_liked_according_to_the_production(farms: int, share: float) -> None:
    game = Position(Options(players=4)).player(0, island={Tile.CORN: (farms, farms)}).build()
    for building, value in liking.ROOM_FOR_GOODS.items():
        assert liking.liking(game, Build(building), NO_POINTS, PLAIN) == pytest.approx(share * value)


def captain(level: Level, game: PuertoRico) -> Prospect:
    """Returns what a bot of that level expects of the captain."""
    thought = SearchBot(level, "balanced", 1).think(game)
    return next(one for one in thought.prospects if one.action == CHOOSE[Role.CAPTAIN])


def test_the_preferences_of_a_style_are_not_added_twice() -> None:
    game, shipper = position(), STYLES["shipper"]
    settler, points = CHOOSE[Role.SETTLER], (10.0, 20.0, 30.0)
    assert liking.liking(game, settler, points, shipper) == 0
    assert liking.liking(game, settler, points, STYLES["builder"]) == liking.liking(game, settler, points, PLAIN) > 0
    wharf, market = Build(Building.WHARF), Build(Building.LARGE_MARKET)
    assert liking.liking(game, wharf, NO_POINTS, shipper) == 0
    assert liking.liking(game, market, NO_POINTS, shipper) == liking.NEGLECTED[Building.LARGE_MARKET]


@pytest.mark.parametrize("leaning", [0.5, 1.0])
def test_a_leaning_level_adds_the_liking_until_the_last_round(leaning: float) -> None:
    plain = attrs.evolve(LEVELS["normal"], name="plain")
    leant = attrs.evolve(plain, leaning=leaning)
    game = position(corn=4)
    before, after = captain(plain, game), captain(leant, game)
    liked = liking.liking(game, before.action, before.terms[0], PLAIN)
    assert liked > 4 * liking.GOOD_TO_SHIP
    assert after.utility - before.utility == pytest.approx(leaning * liked)
    assert after.win == before.win
    game.end_triggers = 1 << EndTrigger.COLONISTS
    assert captain(plain, game) == captain(leant, game)


def favourite(node: Node) -> Role:
    """Returns the role that was visited most often."""
    action = node.actions[max(range(len(node.actions)), key=node.tries.__getitem__)]
    assert isinstance(action, ChooseRole)
    return action.role


def leaning_of(game: PuertoRico, weight: float) -> Leaning:
    return Leaning(weight, PLAIN, game.asked)


def role_nodes(node: Node) -> Iterator[Node]:
    """Yields the often visited nodes below this one at which roles are chosen."""
    for branches in node.branches:
        for child in branches.values():
            if child.visits >= 300 and isinstance(child.actions[0], ChooseRole) and len(child.actions) > 1:
                yield child
            yield from role_nodes(child)


@pytest.mark.parametrize("end_triggers", [0, 1 << EndTrigger.COLONISTS])
def test_a_search_leans_at_every_node_until_the_last_round(
    monkeypatch: pytest.MonkeyPatch, end_triggers: int
) -> None:
    liked = (Role.TRADER, Role.CAPTAIN, Role.CRAFTSMAN)

    def likes(self: PuertoRicoKnowledge, game: PuertoRico, action: object, *_: object) -> float:
        return 0.3 * (action == CHOOSE[liked[game.asked]])

    monkeypatch.setattr(PuertoRicoKnowledge, "liking", likes)
    game = new_game(Options(players=3), 1)
    game.end_triggers = end_triggers
    tree = Tree(UniformEvaluator(), Settings(), Rng.from_seed(1), is_adaptive=True, leaning=leaning_of(game, 1.0))
    root, _ = tree.open_root(game)
    tree.run_playouts(game, lambda: tree.playouts >= 600, lambda place, found: None)
    nodes = [root, *role_nodes(root)]
    likers = [node for node in nodes if CHOOSE[liked[node.seat]] in node.actions]
    assert root in likers
    if end_triggers:
        assert not any(any(node.likes) for node in nodes)
    else:
        assert len({node.seat for node in likers}) == 3
        assert all(favourite(node) is liked[node.seat] for node in likers)
    for utility, win, tries, like in zip(root.utilities, root.wins, root.tries, root.likes, strict=True):
        assert utility == pytest.approx(win + tries * like)  # chances are told without what is liked


def test_a_change_of_the_leaning_holds_for_the_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PuertoRicoKnowledge, "liking", lambda *_: 0.1)
    game = new_game(Options(players=3), 1)
    tree = Tree(UniformEvaluator(), Settings(), Rng.from_seed(1), is_adaptive=True, leaning=leaning_of(game, 1.0))
    root, _ = tree.open_root(game)
    tree.run_playouts(game, lambda: tree.playouts >= 100, lambda place, found: None)
    tree.set_leaning_weight(0.25)
    assert tree.root is root
    nodes = [root, *(child for branches in root.branches for child in branches.values())]
    assert len(nodes) > 5
    for node in nodes:
        assert node.likes == pytest.approx([0.025] * len(node.actions))
        for utility, win, tries in zip(node.utilities, node.wins, node.tries, strict=True):
            assert utility == pytest.approx(win + tries * 0.025)
    tree.run_playouts(game, lambda: tree.playouts >= 400, lambda place, found: None)
    assert {round(like, 6) for branches in root.branches for node in branches.values() for like in node.likes} == {
        0.025
    }


def test_a_tree_without_a_leaning_cannot_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PuertoRicoKnowledge, "liking", lambda *_: 0.1)
    game = new_game(Options(players=3), 1)
    tree = Tree(UniformEvaluator(), Settings(), Rng.from_seed(1), is_adaptive=True)
    plain, _ = tree.open_root(game)
    tree.set_leaning_weight(0.5)
    root, _ = tree.open_root(game)
    assert root is not plain
    assert root.likes == pytest.approx([0.05] * len(root.actions))


# -- reciprocal bots ------------------------------------------------------------------------------------------------


def test_choices_are_evidence_of_a_leaning() -> None:
    utilities, likes = [0.30, 0.29, 0.25], [0.0, 0.05, 0.0]
    plain, liked, poor = (evidence_of_leaning(utilities, likes, place) for place in range(3))
    assert liked > 0.9 > 0 > poor > plain
    assert evidence_of_leaning(utilities, [0.0] * 3, 1) == 0
    assert evidence_of_leaning(utilities, [0.1] * 3, 1) == pytest.approx(0)
    most = math.log(len(utilities) / UNEXPLAINED)
    assert max(map(abs, (plain, liked, poor, evidence_of_leaning([0.0, -9.0, 0.0], [0.0, 99.0, 0.0], 1)))) <= most


def test_the_estimate_of_the_leaning_is_limited_and_can_change() -> None:
    opponents = OpponentModel()
    assert opponents.leaning_probability == pytest.approx(LEANING_AT_FIRST)
    for _ in range(20):
        opponents.observe_leaning(-1.0)
    assert 0 < opponents.leaning_probability < 0.01
    for _ in range(10):
        opponents.observe_leaning(1.0)
    assert opponents.leaning_probability > 0.99


def reciprocal_bot() -> SearchBot:
    level = attrs.evolve(LEVELS["hard"], name="reciprocal", leaning=1.0)
    assert level.reciprocal
    return SearchBot(level, BALANCED, 1, Budget(nodes=60))


def decision(seat: int, corn: int, round_number: int = OPENING_ROUNDS + 1) -> PuertoRico:
    """Returns a game in which that seat chooses a role, usually after the opening."""
    return Position(Options(players=4), governor=seat).round(round_number).player(seat, corn=corn).build()


def likes_of_root(bot: SearchBot, game: PuertoRico) -> float:
    """Returns the sum of what the bot likes about the actions at hand."""
    bot.think(game.copy())
    assert bot._tree is not None
    assert bot._tree.root is not None
    return sum(bot._tree.root.likes)


@pytest.mark.parametrize("others_lean", [True, False])
def test_a_reciprocal_bot_leans_as_the_others_do(others_lean: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        PuertoRicoKnowledge, "liking", lambda _, game, action, *__: 0.5 * (action == CHOOSE[Role.CAPTAIN])
    )
    seen = decision(1, corn=1)
    best = SearchBot(attrs.evolve(LEVELS["normal"], name="plain", temperature=0.0), BALANCED, 1).choose(seen.copy())
    assert best != CHOOSE[Role.CAPTAIN]
    bot = reciprocal_bot()
    for _ in range(4):
        bot.observe(seen.copy(), CHOOSE[Role.CAPTAIN] if others_lean else best)
    leans = likes_of_root(bot, decision(0, corn=4))
    assert leans > 0.45 if others_lean else leans == 0
    assert likes_of_root(reciprocal_bot(), decision(0, corn=4)) == pytest.approx(0.5 * (2 * LEANING_AT_FIRST - 1))


def test_only_reciprocal_bots_that_lean_learn_of_a_leaning() -> None:
    seen = decision(1, corn=4)
    for level in (
        attrs.evolve(LEVELS["hard"], name="plain"),
        attrs.evolve(LEVELS["hard"], name="constant", leaning=1.0, reciprocal=False),
    ):
        bot = SearchBot(level, BALANCED, 1, Budget(nodes=20))
        bot.observe(seen.copy(), CHOOSE[Role.TRADER])
        assert bot.opponents.leaning_probability == pytest.approx(LEANING_AT_FIRST)


def test_advice_does_not_lean() -> None:
    bot = reciprocal_bot()
    assert likes_of_root(bot, decision(0, corn=4)) > 0
    bot.explains = True
    assert likes_of_root(bot, decision(0, corn=4)) == 0


def test_a_reciprocal_bot_leans_and_learns_only_after_the_opening() -> None:
    bot = reciprocal_bot()
    assert likes_of_root(bot, decision(0, 4, OPENING_ROUNDS)) == 0
    bot.observe(decision(1, 4, OPENING_ROUNDS), CHOOSE[Role.MAYOR])
    assert bot.opponents.leaning_probability == pytest.approx(LEANING_AT_FIRST)
    bot.observe(decision(1, 4), CHOOSE[Role.MAYOR])
    assert bot.opponents.leaning_probability < LEANING_AT_FIRST
    constant = SearchBot(attrs.evolve(LEVELS["hard"], leaning=1.0, reciprocal=False), BALANCED, 1, Budget(nodes=20))
    assert likes_of_root(constant, decision(0, 4, 1)) != 0


def test_a_game_without_liking_adds_nothing() -> None:
    knowledge = knowledge_of(Options())
    assert super(type(knowledge), knowledge).liking(position(corn=4), CHOOSE[Role.CAPTAIN], NO_POINTS, PLAIN) == 0


@pytest.mark.long
def test_figures_of_games_of_four_are_in_the_usual_ranges() -> None:
    series = Series(Options(players=4), ("normal",) * 4, 3)
    with executor_for(2) as executor:
        report = Report.from_results(series, play_series(series, 200, executor))
    figures = [figure for figure in report.manner.figures() if figure.usual]
    assert len(figures) == 6
    for figure in figures:
        low, high = figure.usual or (None, None)
        assert low is None or figure.value >= low, figure
        assert high is None or figure.value <= high, figure
    assert not report.manner.never_bought()
