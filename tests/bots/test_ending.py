"""The end of a game: the last round is played out, and bots choose by the result."""

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


def utility_of(game: PuertoRico) -> UtilityFunction:
    """Returns the utility function that values positions without playing on."""
    knowledge = knowledge_of(game.options)
    evaluator = knowledge.evaluator(game.options)
    return UtilityFunction(evaluator, knowledge, knowledge.styles[BALANCED], game.asked)


def in_last_round(position: Position) -> PuertoRico:
    """Returns the position in a round in which the end has been triggered."""
    game = position.points_left(0).build()
    game.end_triggers = 1 << EndTrigger.VICTORY_POINTS
    return game


def before_the_last_choice(**mine: Any) -> PuertoRico:
    """Returns a position in which seat 2 chooses the last role of the game; captain and builder are taken."""
    position = classic(3).player(0, points=20, doubloons=1).player(1, points=18, doubloons=4)
    position = position.player(2, **mine)
    return in_last_round(position.taken({Role.CAPTAIN: 0, Role.BUILDER: 1}))


def best_role(game: PuertoRico, budget: int = 40, seed: int = 1) -> Role:
    """Returns the role that `expert` chooses with a small search."""
    chosen: Role = SearchBot(LEVELS["expert"], BALANCED, seed, Budget(nodes=budget)).choose(game.copy()).role
    return chosen


def test_positions_before_the_last_round_are_valued_by_the_network() -> None:
    game = new_game(Options(players=3), 1)
    network = utility_of(game)
    values, liked = PlayoutEvaluation(network, knowledge_of(game.options)).evaluate([game])
    same, as_before = network.evaluate([game])
    assert liked == as_before
    np.testing.assert_array_equal(values.wins, same.wins)


def test_positions_of_the_last_round_are_valued_by_the_result() -> None:
    running = new_game(Options(players=3), 1)
    game = before_the_last_choice(points=19, doubloons=3)
    before = game.copy()
    knowledge = knowledge_of(game.options)
    afters = [knowledge.settled(game, action) for action in game.legal_actions()]
    values, _ = PlayoutEvaluation(utility_of(game), knowledge).evaluate([running, *afters])
    assert game == before
    assert values.wins[0].max() < 0.9
    for number, after in enumerate(afters):
        assert after.kind is None
        np.testing.assert_array_equal(values.wins[number + 1], win_shares(after.standings()))


def test_the_last_two_players_choose_for_themselves() -> None:
    """Seat 1 takes the captain and ships, whichever role seat 2 leaves as the last one."""
    position = classic(3).player(0, points=5).player(1, points=20, corn=4, doubloons=0).player(2, points=20, corn=4)
    game = in_last_round(position.taken({Role.MAYOR: 0}))
    assert game.asked == 1
    knowledge = knowledge_of(game.options)
    builder = knowledge.settled(game, game.parse("choose trader"))
    values, _ = PlayoutEvaluation(utility_of(game), knowledge).evaluate([builder])
    assert values.wins[0].tolist() == [0, 0, 1]  # the player of the captain has one point more
    assert best_role(game) is Role.CAPTAIN


def test_goods_that_cannot_be_shipped_decide_a_tie() -> None:
    """The captain is taken: a craftsman brings no points, but goods break ties."""
    game = before_the_last_choice(points=20, doubloons=1, island={Tile.CORN: (4, 4)})
    knowledge = knowledge_of(game.options)
    after = knowledge.settled(game, game.parse("choose craftsman"))
    assert win_shares(after.standings()).tolist() == [0, 0, 1]
    assert best_role(game) is Role.CRAFTSMAN


def test_a_large_building_is_occupied_in_the_last_round() -> None:
    """The mayor occupies the fortress, which brings more points than any other role."""
    game = before_the_last_choice(
        points=15, doubloons=2, city={Building.FORTRESS: 0}, island={Tile.CORN: (3, 3), Tile.SUGAR: (6, 5)}
    )
    assert best_role(game) is Role.MAYOR


def last_round_table(taken: Role, *boards: dict[str, Any]) -> PuertoRico:
    """Returns a last round of three players in which the first one has taken a role and the second one chooses."""
    position = classic(3)
    for seat, (people, board) in enumerate(zip((board.pop("people") for board in boards), boards, strict=True)):
        position = position.player(seat, island={Tile.CORN: (2, people), Tile.QUARRY: (1, 1)}, **board)
    return in_last_round(position.taken({taken: 0}))


@pytest.mark.parametrize(
    ("role", "game"),
    [
        (  # a search that trusts the network takes the mayor
            Role.CAPTAIN,
            last_round_table(
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
        (  # a search that trusts the network takes the trader
            Role.MAYOR,
            last_round_table(
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
def test_the_reply_of_the_last_player_is_anticipated(role: Role, game: PuertoRico) -> None:
    assert best_role(game, 30) is role
    assert best_role(game, 30, seed=2) is role


def test_steady_bots_do_not_play_out_the_last_round() -> None:
    """Their choices must not change: shared games depend on them."""
    game = before_the_last_choice(points=19, doubloons=3)
    assert isinstance(SearchBot(steady(5), BALANCED, 1)._judge(game), UtilityFunction)
    assert isinstance(SearchBot(LEVELS["hard"], BALANCED, 1)._judge(game), PlayoutEvaluation)
