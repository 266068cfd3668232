"""Quiescent positions: which they are, and that finding them does not change the game."""

import pytest

from puertorico_desktop.bots.puertorico.heuristic.bot import rule_of_thumb
from puertorico_desktop.bots.puertorico.quiescence import quiescent
from puertorico_desktop.engine.puertorico.actions import ChooseRole
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng

WHOLE_BOX = Options(
    edition=Edition.SPECIAL_1897,
    expansions=(Expansion.NEW_BUILDINGS, Expansion.CITIZENS),
    buildings=Selection.DRAFT,
)


@pytest.mark.parametrize("options", [Options(players=3), Options(players=4, edition=Edition.SPECIAL_1897), WHOLE_BOX])
def test_every_action_leads_to_a_quiescent_position(options: Options) -> None:
    rng = Rng.from_seed(3)
    game = new_game(options, 5)
    while game.kind is not None:
        before = game.copy()
        action = rng.choose(game.legal_actions())
        found = quiescent(game, action, rule_of_thumb)
        assert found.kind in (DecisionKind.CHOOSE_ROLE, None)
        assert game == before
        game.play(action)


def test_a_role_is_played_for_all_players() -> None:
    game = new_game(Options(players=4), 1)
    found = quiescent(game, ChooseRole(Role.MAYOR), rule_of_thumb)
    assert [player.all_colonists for player in found.players] == [2, 1, 1, 1]
    assert all(sum(player.colonists) == 1 for player in found.players)  # each player has only one tile
    assert found.asked == 1


def test_a_quiescent_position_is_not_played_on() -> None:
    game = new_game(Options(players=4), 1)
    after = game.copy()
    after.play(ChooseRole(Role.PROSPECTOR))
    assert quiescent(game, ChooseRole(Role.PROSPECTOR), rule_of_thumb) == after
