"""The inputs of the networks of San Juan, and learning from a few games."""

import numpy as np
import pytest
from hypothesis import given, settings

from puertorico_desktop.bots.learning import course
from puertorico_desktop.bots.learning.course import Course, train
from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.weights import decode, encode
from puertorico_desktop.bots.puertorico.evaluation.weights import WeightsInfo as Other
from puertorico_desktop.bots.sanjuan.evaluation.features import Layout
from puertorico_desktop.bots.sanjuan.evaluation.weights import SanJuanTraining, WeightsInfo
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from tests.engine.sanjuan.games import decisions, options, seeds


@given(options, seeds)
@settings(max_examples=8, deadline=None)
def test_every_position_is_encoded(options: Options, seed: int) -> None:
    layout = Layout(options.players)
    for game, action in decisions(options, seed):
        assert len(layout.encode(game)) == layout.size
        game.play_unchecked(action)
    wins, terms = layout.outcome(game)
    assert wins.sum() == pytest.approx(1)
    assert terms.sum(-1).tolist() == [sheet.total for sheet in game.scores()]


def test_inputs_are_the_numbers_of_the_position() -> None:
    layout = Layout(2)
    hand = {Card.VILLA: 2, Card.CITY_HALL: 1}
    game = table(2).player(1, hand=hand, city=[Card.STATUE, Card.SUGAR_MILL], goods=[Card.SUGAR_MILL]).build()
    position = layout.encode(game)
    names = list(layout.board_names())
    board = dict(zip(names, position[layout.board : 2 * layout.board], strict=True))
    inputs = {
        name: board[name] for name in ("hand: villa", "city: statue", "goods: sugar_mill", "points", "hand", "asked")
    }
    assert inputs == {
        "hand: villa": 2,
        "city: statue": 1,
        "goods: sugar_mill": 1,
        "points": 6,
        "hand": 3,
        "asked": 0,
    }
    common = dict(zip(layout.common_names(), position[2 * layout.board :], strict=True))
    assert (common["fullest city"], common["free: builder"], common["next price known"]) == (3, 1, 0)


def test_the_same_seed_trains_the_same_network(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("PART", 3), ("SIMPLE", 3), ("USES", 1)):
        monkeypatch.setattr(course, name, value)
    rules = Options(2, expansions=(Expansion.NEW_BUILDINGS,))
    first, again, other = (train(Course(rules, 6, seed), lambda *_: None) for seed in (1, 1, 2))
    np.testing.assert_array_equal(first.layers[0][0], again.layers[0][0])
    assert not np.array_equal(first.layers[0][0], other.layers[0][0])


def test_weights_of_another_game_are_refused() -> None:
    rules = Options(3)
    study = SanJuanTraining()
    network = Network.untrained(study.layout(rules), np.random.default_rng(1))
    data = encode(network, study.describe(rules, "train", 1, 10))
    after, about = decode(data, WeightsInfo)
    assert (after.layout, about.games) == (network.layout, 10)
    with pytest.raises(WeightsError, match="damaged"):
        decode(data, Other)
