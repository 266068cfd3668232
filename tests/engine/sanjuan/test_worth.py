"""The points of single buildings, at present and if they were built now."""

import pytest

from puertorico_desktop.engine.sanjuan import scoring
from puertorico_desktop.engine.sanjuan.catalog import POINTS
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.engine.sanjuan.worth import BONUSES, gain, worth, worth_when_built


def with_city(*cards: Card) -> SanJuan:
    """Returns a game in which the first player has built these cards beside what stands at the start."""
    game = new_game(Options(players=2), 3)
    for card in cards:
        game.players[0].set_up(card)
    return game


def test_a_small_building_is_worth_its_printed_points() -> None:
    assert worth(with_city(Card.CITY_HALL), 0, Card.VILLA) == POINTS[Card.VILLA]


@pytest.mark.parametrize("card", [*BONUSES, Card.CATHEDRAL])
def test_a_large_building_adds_what_it_is_worth_when_built(card: Card) -> None:
    game = with_city(Card.VILLA, Card.COFFEE_ROASTER)
    total = scoring.score(game, 0).total
    assert gain(game, 0, card) == worth_when_built(game, 0, card, None) + POINTS[card]
    assert scoring.score(game, 0).total == total, "the game itself is unchanged"


def test_a_large_building_that_stands_gains_what_it_is_worth() -> None:
    game = with_city(Card.CITY_HALL, Card.VILLA)
    assert gain(game, 0, Card.CITY_HALL) == worth(game, 0, Card.CITY_HALL)


def test_a_covered_building_does_not_count_for_the_one_over_it() -> None:
    game = with_city(Card.VILLA)
    beside = worth_when_built(game, 0, Card.CITY_HALL, None)
    assert worth_when_built(game, 0, Card.CITY_HALL, Card.VILLA) == beside - 1
