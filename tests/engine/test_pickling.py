"""Games can be pickled, as they are sent to the processes of bots."""

from __future__ import annotations

import pickle

from puertorico_desktop.engine.puertorico.actions import ChooseRole, LoadGoods
from puertorico_desktop.engine.puertorico.components import Building, Good, Role
from puertorico_desktop.engine.puertorico.position import classic


def test_a_pickled_game_is_equal_and_behaves_the_same() -> None:
    """The rules of buildings are single objects, also after unpickling."""
    game = classic(4).player(0, corn=3, city={Building.HARBOR: 1, Building.SMALL_MARKET: 1}).build()
    game.apply(ChooseRole(Role.CAPTAIN))
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.players[0].hooks.on_loaded[0] is game.players[0].hooks.on_loaded[0]
    action = LoadGoods(Good.CORN, 0)
    assert again.apply(action) == game.apply(action)
    assert again == game
