"""Memoized answers equal those that are computed again."""

import random

import pytest

from puertorico_desktop.bots.puertorico.heuristic import memoize
from puertorico_desktop.bots.puertorico.heuristic.board_value import board_value
from puertorico_desktop.bots.puertorico.heuristic.bot import RULES, rule_of_thumb
from puertorico_desktop.bots.puertorico.heuristic.building import choose_building
from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.heuristic.memoize import known_worth
from puertorico_desktop.bots.puertorico.heuristic.placing import place_colonists
from puertorico_desktop.bots.puertorico.heuristic.settling import choose_tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import (
    WHOLE_BOX,
    Edition,
    OptionalRule,
    Options,
    Selection,
)
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng

COMPUTED = {
    DecisionKind.TAKE_TILE: choose_tile,
    DecisionKind.PLACE_COLONISTS: place_colonists,
    DecisionKind.BUILD: choose_building,
}
EVERYTHING = Options(
    Edition.SPECIAL_1897,
    3,
    expansions=WHOLE_BOX,
    buildings=Selection.RANDOM,
    rules=(OptionalRule.COST_SWAP,),
)


@pytest.mark.parametrize("options", [Options(players=4), EVERYTHING])
def test_memoized_answers_are_correct(options: Options) -> None:
    chance, rng = random.Random(3), Rng.from_seed(3)
    asked = 0
    for seed in (1, 1, 2):
        game = new_game(options, seed)
        while game.kind is not None:
            if game.kind in COMPUTED:
                asked += 1
                assert RULES[game.kind](game) == COMPUTED[game.kind](game)
            for deal in (game, game.determinize(game.asked, rng)):
                ahead = horizon(deal)
                for seat, player in enumerate(deal.players):
                    for own in (True, False):
                        worth = board_value(deal, seat, player, ahead, own=own)
                        assert known_worth(deal, seat, ahead, own=own) == worth
            game.play(rule_of_thumb(game) if chance.random() < 0.9 else chance.choice(game.legal_actions()))
    assert asked > 100


def test_the_number_of_memoized_answers_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memoize, "KEPT", 3)
    computed = []

    def rule(game: PuertoRico) -> object:
        computed.append(game.players[0].doubloons)
        return game.legal_actions()[0]

    answer = memoize.memoizing(rule)  # type: ignore[arg-type]
    game = new_game(Options(players=2), 1)
    for doubloons in (1, 2, 3, 2, 4, 4, 2):
        game.players[0].doubloons = doubloons
        answer(game)
    assert computed == [1, 2, 3, 4, 2]
