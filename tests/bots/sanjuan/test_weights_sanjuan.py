"""The weights of San Juan: they exist for all options, and value the player who leads."""

import pytest

from puertorico_desktop.bots.learning.weights import decode
from puertorico_desktop.bots.sanjuan.evaluation.weights import WeightsInfo, evaluator_for, weights_name
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.paths import resource


@pytest.mark.parametrize("expansions", [(), (Expansion.NEW_BUILDINGS,)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_weights_for_all_options(players: int, expansions: tuple[Expansion, ...]) -> None:
    options = Options(players, expansions=expansions)
    _, about = decode(resource("bots", weights_name(options)).read_bytes(), WeightsInfo)
    assert about.layout.players == players
    assert about.command.startswith("train --game sanjuan")
    assert ("new-buildings" in about.command) == bool(expansions)
    assert about.games >= 800
    values = evaluator_for(options).values([new_game(options, 1)])
    assert values.wins.shape == (1, players)
    assert values.wins.sum() == pytest.approx(1, abs=1e-5)
    assert ((values.terms.sum(-1) > 15) & (values.terms.sum(-1) < 60)).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_with_more_buildings_has_the_best_chance(players: int) -> None:
    city = [Card.STATUE, Card.HERO, Card.VILLA, Card.CITY_HALL, Card.LARGE_MARKET, Card.COFFEE_ROASTER]
    game = table(players).player(1, city=city, hand=[Card.ARCH, Card.CRANE, Card.GOLD_MINE]).build()
    wins = evaluator_for(game.options).values([game]).wins[0]
    assert wins[1] > 0.8
