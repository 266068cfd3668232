"""Bots in games with Puertomas: the inputs about their boards, and searches that do not evaluate their steps."""

import pytest

from puertorico_desktop.bots.arena.games import Chooser
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.puertorico.evaluation.features import Layout
from puertorico_desktop.bots.puertorico.evaluation.weights import PuertoRicoTraining, evaluator_for, weights_name
from puertorico_desktop.bots.puertorico.heuristic.bot import SimpleBot
from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.heuristic.puertoma import points_so_far, puertoma_worth
from puertorico_desktop.bots.search.tree import Tree
from puertorico_desktop.bots.search.utility import utilities
from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.kind import PUERTO_RICO
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Level, Options, Selection
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import board_of
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.bots.test_features import named_inputs
from tests.engine.test_puertoma import solo

B, G, R, T = Building, Good, Role, Tile
GLANCE = Budget(nodes=3)
BOX = {"expansions": WHOLE_BOX, "buildings": Selection.RANDOM}
TABLES = [(2, 1), (3, 2), (5, 1)]


def options(players: int, puertomas: int, *, box: bool = False) -> Options:
    return Options(
        Edition.SPECIAL_1897,
        players=players,
        puertomas=puertomas,
        level=Level.HARD,
        **(BOX if box else {}),  # type: ignore[arg-type]
    )


def played_on(game: PuertoRico, plies: int) -> PuertoRico:
    """Returns the game that many plies later, with the simple bot for all players."""
    bot = SimpleBot(0)
    for _ in range(plies):
        if game.kind is not None:
            game.play(bot.choose(game))
    return game


@pytest.mark.parametrize("box", [False, True])
@pytest.mark.parametrize(("players", "puertomas"), TABLES)
@pytest.mark.parametrize("name", ["simple", "normal", "hard"])
def test_every_choice_is_legal(name: str, players: int, puertomas: int, box: bool) -> None:
    setting = options(players, puertomas, box=box)
    game = new_game(setting, 3)
    choosers = [Chooser(name, seat, GLANCE) for seat in range(players - puertomas)]
    while game.decision is not None and game.round < (3 if name == "hard" else 30):
        step = PUERTO_RICO.automatic(game)
        game.play(step if step is not None else choosers[game.asked].choose(game))
    assert not any(one.illegal for one in choosers)


@pytest.mark.parametrize(("players", "puertomas"), TABLES)
def test_every_input_has_a_name(players: int, puertomas: int) -> None:
    for box in (False, True):
        setting = options(players, puertomas, box=box)
        layout = Layout.for_options(setting)
        assert layout.solo
        game = new_game(setting, 5)
        for _ in range(12):
            assert len(layout.encode(game)) == layout.size == layout.board * players + layout.common
            played_on(game, 15)


def test_inputs_are_the_numbers_of_the_board() -> None:
    game = (
        solo()
        .puertoma(
            1,
            doubloons=4,
            points=7,
            estates={T.SUGAR: (2, 3), T.CORN: (1, 1)},
            aside={T.QUARRY: 1},
            people_aside=2,
            city=(B.SMALL_MARKET, B.FORTRESS),
            abilities=(AbilityTile.SALE_DOUBLOON,),
            goods={G.CORN: 2},
        )
        .action_board(R.CRAFTSMAN)
        .build()
    )
    *boards, common = named_inputs(Layout.for_options(game.options), game)
    own = boards[1]
    assert [board["is a Puertoma"] for board in boards] == [0, 1, 1]
    assert (own["can make: sugar"], own["can make: corn"], own["goods: corn"]) == (1, 1, 2)
    assert (own["circles: tile sugar"], own["colonists: tile sugar"]) == (4, 3)
    assert (own["circles: fortress"], own["circles: harbor"]) == (1, 0)
    assert (own["tiles in the VP area"], own["people in the VP area"]) == (1, 2)
    assert own["ability: sale_doubloon"] == 1
    assert own["final points"] == game.scores()[1].total == points_so_far(game, board_of(game, 1))
    assert common["marker: craftsman"] == 1


def test_points_so_far_are_those_of_the_score() -> None:
    """At every ply of a game with the whole box."""
    game = new_game(options(3, 2, box=True), 8)
    while game.decision is not None:
        for seat in (1, 2):
            assert points_so_far(game, board_of(game, seat)) == game.scores()[seat].total
        played_on(game, 1)


def test_a_fuller_board_is_worth_more() -> None:
    poor = solo().puertoma(1, estates={T.COFFEE: (1, 0)}).build()
    rich = solo().puertoma(1, estates={T.COFFEE: (1, 3)}, city=(B.FORTRESS,)).build()
    worth = [puertoma_worth(game, board_of(game, 1), horizon(game)) for game in (poor, rich)]
    assert worth[1] > worth[0] + 10


class _CountingEvaluator:
    """Evaluates positions as the bots do, and records them."""

    def __init__(self, setting: Options) -> None:
        self.evaluator = evaluator_for(setting)
        self.judged: list[PuertoRico] = []

    def evaluate(self, games: list[PuertoRico]) -> object:
        self.judged += games
        values = self.evaluator.values(games)
        return values, utilities(values).tolist()


def test_steps_of_puertomas_are_not_evaluated() -> None:
    """Nodes of Puertomas have one action and no values, and need no evaluation."""
    setting = options(3, 2)
    game = played_on(new_game(setting, 4), 0)
    while game.asked:
        game.play(game.legal_actions()[0])
    evaluator = _CountingEvaluator(setting)
    knowledge = knowledge_of(setting)
    tree = Tree(evaluator, knowledge.settings, Rng.from_seed(1))  # type: ignore[arg-type]
    root, _ = tree.open_root(game)
    tree.run_playouts(game, lambda: tree.playouts >= 60, lambda number, found: None)
    nodes, automatic = [root], 0
    for node in nodes:
        nodes += [child for branches in node.branches for child in branches.values()]
        if node.seat:
            automatic += 1
            assert len(node.actions) == 1
    assert automatic > 10
    assert tree.nodes == len(nodes) - automatic


def test_training_varies_options_with_the_same_weights() -> None:
    study = PuertoRicoTraining()
    import numpy as np

    chance = np.random.default_rng(1)
    varied = [study.varied(options(3, 1), chance) for _ in range(60)]
    assert {one.puertomas for one in varied} == {1, 2}
    assert {one.level for one in varied} == set(Level)
    assert any(not one.expansions for one in varied)
    assert {weights_name(one) for one in varied} == {"solo-3.npz"}
    assert {one.puertomas for one in (study.varied(options(2, 1), chance) for _ in range(20))} == {1}


def test_cards_that_others_have_set_aside_are_determinized() -> None:
    """Each player has seen six cards: their own ones stay, those of others are unknown."""
    setting = Options(Edition.SPECIAL_1897, players=4, puertomas=1, expansions=(WHOLE_BOX[-1],))
    game = new_game(setting, 6)
    for _ in range(30):
        for seat in range(4):
            imagined = [game.determinize(seat, Rng.from_seed(number)) for number in range(8)]
            for one in imagined:
                assert one.observation(seat) == game.observation(seat)
                packs = [game.observation(other).pack for other in range(3)]
                held = [*one.hands, *one.set_aside, *[one.observation(other).pack for other in range(3)]]
                cards = [card for pile in held for card in pile]
                assert len(cards) == len(set(cards)) == 18
                assert len(packs) == 3
            if seat < 3 and game.round and len(game.stack) == 1:
                others = {(one.hands, one.set_aside) for one in imagined}
                assert len(others) > 1
        played_on(game, 1)
