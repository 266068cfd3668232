"""Ruling 13: the decision which person to take from the ship is saved, and accepted only where it can occur."""

from __future__ import annotations

import pytest

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile, site_of
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.phases.arrival import Arrival
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind, with_added
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.puertorico.snapshot import capture, restore
from tests.engine.play import do

B, T = Building, Tile
OPTIONS = Options(Edition.SPECIAL_1897, players=3, expansions=(Expansion.CITIZENS,), buildings=Selection.RANDOM)


def with_university() -> PuertoRico:
    """Returns a position in which the university of the builder takes one of three people from the ship, one of whom
    is a noble."""
    game = new_game(OPTIONS, 0)
    builder, other, _ = game.players
    builder.doubloons = 20
    builder.add_building(B.UNIVERSITY)
    builder.settle_colonist(site_of(B.UNIVERSITY))
    game.building_supply = with_added(game.building_supply, B.UNIVERSITY, -1)
    other.all_colonists += game.colonist_supply - 1
    game.colonist_supply = 0
    game.apply(CHOOSE[Role.BUILDER])
    game.apply(next(action for action in game.legal_actions() if action != PASS))
    assert isinstance(game.stack[-1], Arrival)
    return game


@pytest.mark.parametrize("lines", [("choose mayor",), ("choose mayor", "take colonist")])
def test_ruling_13_the_decision_of_the_mayor_is_saved(lines: tuple[str, ...]) -> None:
    game = new_game(OPTIONS, 0)
    do(game, *lines)
    assert game.kind is DecisionKind.TAKE_PERSON
    again = restore(capture(game), game.options, "snapshot")
    assert again == game
    assert do(again, "take noble") == do(game, "take noble")


def test_ruling_13_the_decision_for_a_building_is_saved() -> None:
    game = with_university()
    again = restore(capture(game), game.options, "snapshot")
    assert again == game
    assert do(again, "take colonist") == do(game, "take colonist")


def test_ruling_13_a_decision_without_a_choice_is_refused() -> None:
    game = with_university()
    arrival = game.stack[-1]
    assert isinstance(arrival, Arrival)
    arrival.piece = T.COFFEE
    with pytest.raises(SaveError, match="nobody has a choice"):
        restore(capture(game), game.options, "snapshot")
