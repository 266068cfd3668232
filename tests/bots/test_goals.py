"""Bots and their goals: the chances of tasks and achievement cards, choices for them, the inputs about them."""

from collections.abc import Iterator

import pytest

from puertorico_desktop.bots.puertorico.evaluation.features import Layout
from puertorico_desktop.bots.puertorico.heuristic.chances import card_chance, task_chance
from puertorico_desktop.bots.puertorico.heuristic.goals import best_card, goals_worth, prize_share
from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.heuristic.production import works_of
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, POINTS
from puertorico_desktop.engine.puertorico.components import Achievement, Building, Good, Task, Tile
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import (
    WHOLE_BOX,
    WITHOUT_BUILDINGS,
    Edition,
    OptionalRule,
    Options,
    Selection,
)
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.bots.test_features import named_inputs
from tests.engine.play import do
from tests.random_games import random_positions

A, B, G, T = Achievement, Building, Good, Tile
TRIBUTE = FestivalTask(Task.PIONEERS_TRIBUTE, building=B.HARBOR)


def position_with(*tasks: FestivalTask, cards: tuple[Achievement, ...] = (), players: int = 3) -> Position:
    """Returns a position with these tasks, and these cards in the hand of the first player, who chooses a role; the
    others have none."""
    position = Position(Options(Edition.SPECIAL_1897, players=players, expansions=WITHOUT_BUILDINGS))
    position.festival(*tasks).cards(0, *cards)
    for seat in range(1, players):
        position.cards(seat)
    return position


def chosen(game: PuertoRico) -> str:
    """Returns the action of the simple bot."""
    return game.text(make_bot("simple", 1).choose(game.determinize(game.asked, Rng.from_seed(1))))


def random_games(players: int) -> Iterator[PuertoRico]:
    """Yields the positions of a random game with the whole box, from the draft of the cards on."""
    options = Options(
        Edition.SPECIAL_1897,
        players=players,
        expansions=WHOLE_BOX,
        buildings=Selection.RANDOM,
        rules=(OptionalRule.ACHIEVEMENT_DRAFT,),
    )
    yield from random_positions(new_game(options, players), Rng.from_seed(players))


# -- chances -------------------------------------------------------------------------------------------------------


def chance_of(card: Achievement, game: PuertoRico, seat: int = 0) -> float:
    """Returns how likely a seat fulfils the goal of a card."""
    player, ahead = game.players[seat], horizon(game)
    return card_chance(card, game, player, ahead, works_of(player, ahead))


@pytest.mark.parametrize("card", list(A))
def test_the_chance_of_every_card_is_a_probability(card: Achievement) -> None:
    game = position_with(cards=(card,)).player(0, doubloons=6, corn=2, island={T.CORN: (2, 2)}).build()
    assert 0.0 <= chance_of(card, game) <= 1.0


@pytest.mark.parametrize("task", list(Task))
def test_the_chance_of_every_task_is_a_probability(task: Task) -> None:
    for seed in range(200):
        game = new_game(Options(Edition.SPECIAL_1897, players=3, expansions=WITHOUT_BUILDINGS), seed)
        for one in game.tasks:
            if one.task is task:
                player, ahead = game.players[0], horizon(game)
                found = task_chance(one, game, player, ahead, works_of(player, ahead))
                assert 0.0 <= found <= 1.0
                return
    raise AssertionError(f"never drawn: {task}")


def test_the_chance_grows_with_the_progress() -> None:
    far = position_with().player(0, corn=1, island={T.CORN: (1, 1)}).build()
    near = position_with().player(0, corn=4, island={T.CORN: (1, 1)}).build()
    fulfilled = position_with().player(0, corn=7).build()
    chances = [chance_of(A.MASTER_COLLECTOR, game) for game in (far, near, fulfilled)]
    assert chances == sorted(chances)
    assert chances[0] < chances[1] < chances[2] == 1.0


def test_certain_goals_count_fully_and_uncertain_ones_less() -> None:
    assert prize_share(1.0) == 1.0
    assert 0.0 < prize_share(0.5) < 0.5


def test_hidden_cards_of_others_do_not_count() -> None:
    game = position_with(cards=(A.MASTER_COLLECTOR,)).player(0, corn=5, island={T.CORN: (2, 2)}).build()
    player = game.players[0]
    ahead = horizon(game)
    works = works_of(player, ahead)
    assert goals_worth(game, 0, player, ahead, works) > 0
    assert goals_worth(game, 0, player, ahead, works, own=False) == 0
    game.met = (ACHIEVEMENTS[A.MASTER_COLLECTOR].bit, 0, 0)
    assert goals_worth(game, 0, player, ahead, works, own=False) == POINTS[A.MASTER_COLLECTOR]


def test_the_most_promising_card_is_kept() -> None:
    assert (
        best_card([A.MASTER_ARCHITECT, A.SENIOR_BUREAUCRAT, A.TROPICAL_PRODUCE_MAGNATE]) is A.TROPICAL_PRODUCE_MAGNATE
    )
    game = new_game(
        Options(
            Edition.SPECIAL_1897,
            players=3,
            expansions=WITHOUT_BUILDINGS,
            rules=(OptionalRule.ACHIEVEMENT_DRAFT,),
        ),
        4,
    )
    pack = game.observation(0).pack
    assert chosen(game) == f"keep card {best_card(pack).id.replace('_', ' ')}"


# -- choices ------------------------------------------------------------------------------------------------------


def test_the_building_of_a_task_is_built() -> None:
    other = FestivalTask(Task.PIONEERS_TRIBUTE, building=B.FACTORY)
    for task, wanted in ((TRIBUTE, "harbor"), (other, "factory")):
        game = position_with(task).player(0, doubloons=8, island={T.CORN: (2, 2)}).points_left(1).build()
        do(game, "choose builder")
        assert wanted in chosen(game)


def test_the_good_of_a_task_is_sold() -> None:
    task = FestivalTask(Task.CLOSING_TIME, goods=(G.INDIGO,))
    for tasks, wanted in (((task,), "sell indigo"), ((), "sell tobacco")):
        position = position_with(*tasks).player(0, indigo=1, tobacco=1, city={B.HACIENDA: 0, B.OFFICE: 0})
        game = position.house(G.CORN, G.SUGAR, G.COFFEE).build()
        do(game, "choose trader")
        assert chosen(game).startswith(wanted)


def competing_for_one_ship(position: Position) -> PuertoRico:
    """Returns a position in which corn and sugar would fill the only ship left; the first to be loaded gets it."""
    position.player(0, corn=4, sugar=4).ships({5: (G.COFFEE, 1), 6: (G.TOBACCO, 1)})
    game = position.build()
    do(game, "choose captain")
    return game


@pytest.mark.parametrize("good", [G.CORN, G.SUGAR])
def test_a_ship_is_filled_for_a_task(good: Good) -> None:
    task = FestivalTask(Task.TRADITIONAL_SEND_OFF, goods=(good,))
    assert chosen(competing_for_one_ship(position_with(task))) == f"load 4 {good.id} -> ship 4"


@pytest.mark.parametrize(("card", "good"), [(A.CORN_DISPATCHER, "corn"), (A.SUGAR_DISPATCHER, "sugar")])
def test_a_ship_is_filled_for_a_card(card: Achievement, good: str) -> None:
    assert chosen(competing_for_one_ship(position_with(cards=(card,)))) == f"load 4 {good} -> ship 4"


def test_all_doubloons_are_paid_for_the_big_spender_card() -> None:
    for cards, wanted in (((A.BIG_SPENDER,), " for all 10"), ((A.MASTER_ARCHITECT,), " for 9")):
        game = position_with(cards=cards).player(0, doubloons=10).points_left(1).build()
        do(game, "choose builder")
        assert chosen(game).endswith(wanted)


# -- inputs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_every_input_of_the_box_has_a_name(players: int) -> None:
    layout = None
    for game in random_games(players):
        layout = layout or Layout.for_options(game.options)
        assert len(layout.encode(game)) == layout.size
    assert layout is not None
    assert (layout.tasks, layout.cards) == (len(Task), len(Achievement))


def test_inputs_contain_tasks_cards_and_the_smuggler() -> None:
    position = position_with(TRIBUTE, cards=(A.MASTER_COLLECTOR, A.BIG_SPENDER)).player(0, corn=7)
    game = position.marker(2).build()
    do(game, "choose mayor")
    layout = Layout.for_options(game.options)
    own, other, smuggler, common = named_inputs(layout, game)
    assert (own["points of cards done"], own["cards left"]) == (POINTS[A.MASTER_COLLECTOR], 1)
    assert (other["points of cards done"], other["cards left"]) == (0, 0)
    assert own["card: big_spender"] > 0
    assert own["card: trade_tycoon"] == 0
    assert common["open task: pioneers_tribute"] == 1
    assert common["open task: two_baskets"] == 0
    assert smuggler["may not smuggle"] == 1


def test_known_inputs_do_not_depend_on_hidden_cards_of_others() -> None:
    layout = None
    for ply, game in enumerate(random_games(3)):
        if ply % 25:
            continue
        layout = layout or Layout.for_options(game.options)
        seat = game.asked
        board = slice(seat * layout.board, (seat + 1) * layout.board)
        seen = [layout.encode(game.determinize(seat, Rng.from_seed(number))) for number in range(3)]
        assert len({bytes(one[board]) for one in seen}) == 1
        assert len({bytes(one[layout.players * layout.board :]) for one in seen}) == 1
