"""Games travel to the bots' process and back."""

from __future__ import annotations

import pickle

from puertorico_desktop.engine.puertorico.actions import ChooseRole, LoadGoods
from puertorico_desktop.engine.puertorico.components import Building, Good, Role
from puertorico_desktop.engine.puertorico.position import classic


def test_a_pickled_game_is_equal_and_plays_on_alike() -> None:
    """The rules of occupied buildings are single objects, also on the other side."""
    game = classic(4).player(0, corn=3, city={Building.HARBOR: 1, Building.SMALL_MARKET: 1}).build()
    game.apply(ChooseRole(Role.CAPTAIN))
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.players[0].hooks.on_loaded[0] is game.players[0].hooks.on_loaded[0]
    action = LoadGoods(Good.CORN, 0)
    assert again.apply(action) == game.apply(action)
    assert again == game
