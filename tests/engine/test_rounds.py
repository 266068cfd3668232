"""Choosing roles: whose turn, doubloons on the cards, the governor, two players (S001, S003, D-07, D-10)."""

import pytest

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.events import (
    DoubloonsReceived,
    PhaseEnded,
    RoleChosen,
    RolesSweetened,
    RoundStarted,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import asked, choosing, do, doubloons, end_phase, end_round, of_kind, offered, refused, until


def choosers(game: PuertoRico) -> list[int]:
    """Returns the seats that choose roles in the running round, in order."""
    seats = []
    number = game.round
    while game.round == number and game.decision is not None:
        seats.append(game.decision.seat)
        game.apply(game.legal_actions()[-1])
        until(game, choosing)
    return seats


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("governor", [0, 1, 2])
def test_players_choose_once_in_turn_order_from_the_governor_on(players: int, governor: int) -> None:
    game = classic(players, governor=governor).build()
    assert choosers(game) == [(governor + turn) % players for turn in range(players)]


@pytest.mark.parametrize("governor", [0, 1])
def test_two_players_choose_three_roles_each_alternately(governor: int) -> None:
    game = classic(2, governor=governor).build()
    assert choosers(game) == [governor, 1 - governor] * 3
    assert game.governor == 1 - governor


def test_a_role_can_be_chosen_once_a_round() -> None:
    game = classic(4).build()
    do(game, "choose prospector")
    assert refused(game, CHOOSE[Role.PROSPECTOR]) is Reason.ROLE_TAKEN
    assert "choose prospector" not in offered(game)
    assert len(offered(game)) == 6


def test_the_chooser_acts_first_then_the_others_in_turn() -> None:
    game = classic(4, governor=2).build()
    do(game, "choose prospector")
    do(game, "choose settler")
    seats = [asked(game)[0]]
    for _ in range(3):
        do(game, "pass")
        seats.append(asked(game)[0])
    assert seats == [3, 0, 1, 2]


def test_choosing_a_role_may_not_be_declined() -> None:
    """D-10."""
    assert refused(classic(3).build(), PASS) is Reason.MUST_CHOOSE_ROLE


def test_cards_left_over_gain_a_doubloon_whether_they_have_one_or_not() -> None:
    game = classic(3).role_doubloons({Role.SETTLER: 2, Role.CAPTAIN: 1}).build()
    do(game, "choose trader")
    do(game, "choose captain")
    events = do(game, "choose craftsman")
    assert of_kind(events, RolesSweetened) == [RolesSweetened((Role.SETTLER, Role.MAYOR, Role.BUILDER))]
    assert game.role_doubloons == [3, 1, 1, *[0] * (len(Role) - 3)]
    assert of_kind(events, RoundStarted) == [RoundStarted(2, 1)]


def test_the_chooser_takes_the_doubloons_on_the_card() -> None:
    game = classic(3).player(0, doubloons=1).role_doubloons({Role.TRADER: 4}).build()
    events = do(game, "choose trader")
    assert of_kind(events, RoleChosen) == [RoleChosen(0, Role.TRADER, 4)]
    assert doubloons(game)[0] == 5
    assert game.role_doubloons[Role.TRADER] == 0


def test_doubloons_on_the_builder_can_be_spent_at_once() -> None:
    game = classic(3).player(0, doubloons=0).role_doubloons({Role.BUILDER: 3}).build()
    do(game, "choose builder")
    assert "build sugar mill for 3" in offered(game)


def test_all_roles_are_available_again_in_the_next_round() -> None:
    game = classic(3).build()
    end_round(game)
    assert asked(game) == (1, "choose_role")
    assert [action.role for action in game.legal_actions()] == list(Role)[:6]


def test_the_governor_passes_to_the_next_player_each_round() -> None:
    game = classic(3, governor=2).build()
    governors = []
    for _ in range(4):
        governors.append(game.governor)
        end_round(game)
    assert governors == [2, 0, 1, 2]


def test_the_prospector_pays_the_chooser_only() -> None:
    game = classic(4).build()
    events = do(game, "choose prospector")
    assert of_kind(events, DoubloonsReceived) == [DoubloonsReceived(0, 1, Role.PROSPECTOR)]
    assert doubloons(game) == [4, 3, 3, 3]
    assert asked(game) == (1, "choose_role")


def test_five_players_have_two_prospectors_with_doubloons_of_their_own() -> None:
    game = classic(5).role_doubloons({Role.PROSPECTOR: 1, Role.SECOND_PROSPECTOR: 3}).build()
    do(game, "choose prospector")
    do(game, "choose second prospector")
    assert doubloons(game) == [4 + 1 + 1, 4 + 3 + 1, 4, 4, 4]


@pytest.mark.parametrize(("players", "missing"), [(2, 7), (3, 6), (3, 7), (4, 7)])
def test_prospectors_that_are_not_in_the_game_are_refused(players: int, missing: int) -> None:
    game = classic(players).build()
    assert refused(game, CHOOSE[missing]) is Reason.ROLE_NOT_IN_GAME
    end_round(game)
    assert game.role_doubloons[missing] == 0


def test_the_chooser_of_a_role_may_pass_on_its_action() -> None:
    """S003: whoever chooses a role may leave its action; the others still have theirs."""
    game = classic(3).player(0, corn=1).player(1, corn=1).build()
    do(game, "choose trader", "pass")
    assert asked(game) == (1, "sell_good")
    events = do(game, "sell corn for 0")
    assert of_kind(events, PhaseEnded) == [PhaseEnded(Role.TRADER)]
    assert end_phase(game) == []
