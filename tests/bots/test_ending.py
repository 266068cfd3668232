"""The end of a game: what is played out is the result, and bots choose by it."""

from typing import Any

import numpy as np
import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.levels import BALANCED, LEVELS, steady
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.search.ending import PlayoutEvaluation
from puertorico_desktop.bots.search.utility import UtilityFunction
from puertorico_desktop.bots.search.values import win_shares
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.setup import new_game


def network_of(game: PuertoRico) -> UtilityFunction:
    """What values positions without playing on."""
    knowledge = knowledge_of(game.options)
    evaluator = knowledge.evaluator(game.options)
    return UtilityFunction(evaluator, knowledge, knowledge.styles[BALANCED], game.asked)


def in_last_round(position: Position) -> PuertoRico:
    """A position in a round in which the end has been triggered."""
    game = position.points_left(0).build()
    game.end_triggers = 1 << EndTrigger.VICTORY_POINTS
    return game


def before_the_last_choice(**mine: Any) -> PuertoRico:
    """Seat 2 chooses the last role of the game; captain and builder are gone."""
    position = classic(3).player(0, points=20, doubloons=1).player(1, points=18, doubloons=4)
    position = position.player(2, **mine)
    return in_last_round(position.taken({Role.CAPTAIN: 0, Role.BUILDER: 1}))


def best_role(game: PuertoRico, budget: int = 40, seed: int = 1) -> Role:
    """What `expert` takes with a small search."""
    chosen: Role = SearchBot(LEVELS["expert"], BALANCED, seed, Budget(nodes=budget)).choose(game.copy()).role
    return chosen


def test_what_is_not_in_the_last_round_is_valued_as_ever() -> None:
    game = new_game(Options(players=3), 1)
    network = network_of(game)
    values, liked = PlayoutEvaluation(network, knowledge_of(game.options)).evaluate([game])
    same, as_before = network.evaluate([game])
    assert liked == as_before
    np.testing.assert_array_equal(values.wins, same.wins)


def test_the_last_round_is_valued_by_how_the_game_ends() -> None:
    running = new_game(Options(players=3), 1)
    game = before_the_last_choice(points=19, doubloons=3)
    before = game.copy()
    knowledge = knowledge_of(game.options)
    afters = [knowledge.settled(game, action) for action in game.legal_actions()]
    values, _ = PlayoutEvaluation(network_of(game), knowledge).evaluate([running, *afters])
    assert game == before
    assert values.wins[0].max() < 0.9
    for number, after in enumerate(afters):
        assert after.kind is None
        np.testing.assert_array_equal(values.wins[number + 1], win_shares(after))


def test_two_who_are_left_choose_for_themselves() -> None:
    """Seat 1 takes the captain and ships whatever seat 2 has left in the last role of the game for it."""
    position = classic(3).player(0, points=5).player(1, points=20, corn=4, doubloons=0).player(2, points=20, corn=4)
    game = in_last_round(position.taken({Role.MAYOR: 0}))
    assert game.asked == 1
    knowledge = knowledge_of(game.options)
    builder = knowledge.settled(game, game.parse("choose trader"))
    values, _ = PlayoutEvaluation(network_of(game), knowledge).evaluate([builder])
    assert values.wins[0].tolist() == [0, 0, 1]  # who takes the captain has the point more
    assert best_role(game) is Role.CAPTAIN


def test_goods_that_are_not_shipped_any_more_decide_a_tie() -> None:
    """The captain is gone: a craftsman brings no points, but goods count where points are equal."""
    game = before_the_last_choice(points=20, doubloons=1, island={Tile.CORN: (4, 4)})
    knowledge = knowledge_of(game.options)
    after = knowledge.settled(game, game.parse("choose craftsman"))
    assert win_shares(after).tolist() == [0, 0, 1]
    assert best_role(game) is Role.CRAFTSMAN


def test_a_large_building_that_is_filled_in_time_is_worth_more() -> None:
    """The mayor fills the fortress, which is worth more than all that the others bring."""
    game = before_the_last_choice(
        points=15, doubloons=2, city={Building.FORTRESS: 0}, island={Tile.CORN: (3, 3), Tile.SUGAR: (6, 5)}
    )
    assert best_role(game) is Role.MAYOR


def table(taken: Role, *boards: dict[str, Any]) -> PuertoRico:
    """Three players in the last round, of whom the first one has taken a role and the second one chooses."""
    position = classic(3)
    for seat, (people, board) in enumerate(zip((board.pop("people") for board in boards), boards, strict=True)):
        position = position.player(seat, island={Tile.CORN: (2, people), Tile.QUARRY: (1, 1)}, **board)
    return in_last_round(position.taken({taken: 0}))


@pytest.mark.parametrize(
    ("role", "game"),
    [
        (  # where a search that trusts the network takes the mayor
            Role.CAPTAIN,
            table(
                Role.BUILDER,
                {
                    "people": 1,
                    "points": 13,
                    "doubloons": 8,
                    "corn": 1,
                    "sugar": 2,
                    "city": {Building.FORTRESS: 0, Building.SMALL_MARKET: 1},
                },
                {"people": 0, "points": 18, "doubloons": 4, "sugar": 1, "coffee": 2},
                {"people": 0, "points": 15, "doubloons": 9, "corn": 3, "sugar": 3},
            ),
        ),
        (  # and here the trader
            Role.MAYOR,
            table(
                Role.SETTLER,
                {
                    "people": 0,
                    "points": 16,
                    "doubloons": 2,
                    "corn": 3,
                    "coffee": 1,
                    "city": {Building.SMALL_MARKET: 1, Building.HARBOR: 1},
                },
                {"people": 0, "points": 20, "doubloons": 8, "sugar": 1, "coffee": 2},
                {"people": 2, "points": 14, "doubloons": 7, "sugar": 3, "coffee": 1},
            ),
        ),
    ],
)
def test_who_chooses_before_another_one_sees_what_that_one_does(role: Role, game: PuertoRico) -> None:
    assert best_role(game, 30) is role
    assert best_role(game, 30, seed=2) is role


def test_steady_bots_value_positions_as_ever() -> None:
    """What they choose may not change: games are shared that depend on it."""
    game = before_the_last_choice(points=19, doubloons=3)
    assert isinstance(SearchBot(steady(5), BALANCED, 1)._judge(game), UtilityFunction)
    assert isinstance(SearchBot(LEVELS["hard"], BALANCED, 1)._judge(game), PlayoutEvaluation)
