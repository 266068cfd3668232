"""The end of the game: three triggers, the round is finished, the places (S001, S003, D-30 to D-35)."""

import pytest

from puertorico_desktop.engine.puertorico.actions import PASS
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Good, Tile
from puertorico_desktop.engine.puertorico.events import EndTriggered, GameEnded, RolesSweetened
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import asked, do, end_phase, end_round, goods, of_kind, points, refused

B, G, T = Building, Good, Tile


def nearly_full_city(position: Position, seat: int) -> Position:
    """A city with one free space, and a doubloon."""
    production = (B.SMALL_INDIGO_PLANT, B.INDIGO_PLANT, B.SUGAR_MILL, B.TOBACCO_STORAGE, B.COFFEE_ROASTER)
    return position.player(
        seat, doubloons=1, city=dict.fromkeys((*production, B.GUILD_HALL, B.RESIDENCE, B.CITY_HALL), 0)
    )


def ended(game: PuertoRico) -> bool:
    return game.decision is None


# -- each trigger finishes the round ------------------------------------------------------------------------------


def test_a_full_city_finishes_the_round() -> None:
    game = nearly_full_city(classic(4), 0).build()
    events = do(game, "choose builder", "build small market for 0")
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.CITY, 0)]
    assert asked(game) == (1, "build")  # the others still build
    events = end_round(game)
    assert ended(game)
    assert game.round == 1
    assert of_kind(events, GameEnded)


def test_the_last_chip_finishes_the_round() -> None:
    game = classic(4).player(1, corn=5).points_left(5).build()
    events = do(game, "choose captain")
    assert of_kind(events, EndTriggered) == []  # a tie of ships: seat 1 has not loaded yet
    events = do(game, "load 5 corn -> ship 5")
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.VICTORY_POINTS, 1)]
    end_round(game)
    assert (ended(game), game.round) == (True, 1)


def test_one_chip_left_does_not_end_the_game() -> None:
    game = classic(4).player(1, corn=5).points_left(6).build()
    do(game, "choose captain", "load 5 corn -> ship 5")
    end_round(game)
    assert (ended(game), game.points_left) == (False, 1)


def test_too_few_colonists_finish_the_round() -> None:
    game = classic(4).colonists(ship=4, supply=2).build()
    events = do(game, "choose mayor")
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.COLONISTS, None)]
    assert asked(game) == (1, "choose_role")
    end_round(game)
    assert (ended(game), game.round) == (True, 1)


def test_with_two_players_the_whole_round_of_six_roles_is_finished() -> None:
    game = classic(2).colonists(ship=2, supply=1).build()
    do(game, "choose mayor")
    choices = 1
    while not ended(game):
        if game.kind is not None and game.kind.value == "choose_role":
            choices += 1
        game.apply(game.legal_actions()[0])
    assert choices == 6
    assert game.round == 1


def test_a_trigger_with_the_last_role_of_the_round_ends_the_game_at_once() -> None:
    game = classic(3).colonists(ship=3, supply=2).build()
    do(game, "choose trader", "choose captain")
    events = do(game, "choose mayor")
    assert ended(game)
    assert [type(event) for event in events[-2:]] == [RolesSweetened, GameEnded]


def test_each_of_several_triggers_is_one_event() -> None:
    game = (
        nearly_full_city(classic(3), 0)
        .player(1, corn=1, sugar=1, coffee=1)
        .points_left(1)
        .colonists(ship=3, supply=2)
        .build()
    )
    events = do(game, "choose builder", "build small market for 0", "pass", "pass")
    events += do(game, "choose captain", "load 1 corn -> ship 4", "load 1 sugar -> ship 5")
    events += do(game, "choose mayor") + end_phase(game)
    assert [event.trigger for event in of_kind(events, EndTriggered)] == [
        EndTrigger.CITY,
        EndTrigger.VICTORY_POINTS,
        EndTrigger.COLONISTS,
    ]
    assert ended(game)


def test_an_empty_supply_alone_does_not_end_the_game() -> None:
    """D-33: hospice and university may have drained it; only a refill of the ship tells."""
    game = classic(3).player(0, city={B.UNIVERSITY: 1}).colonists(ship=3, supply=1).build()
    do(game, "choose builder", "build small market for 0", "pass", "pass")
    assert game.colonist_supply == 0
    do(game, "choose trader", "choose craftsman")
    assert (asked(game), game.round) == ((1, "choose_role"), 2)


# -- points beyond the last chip ----------------------------------------------------------------------------------


def test_points_beyond_the_last_chip_are_noted_and_count() -> None:
    game = classic(3).player(0, points=72, corn=5, city={B.CUSTOMS_HOUSE: 1, B.HARBOR: 1}).points_left(3).build()
    do(game, "choose captain", "load 5 corn -> ship 5")
    assert points(game)[0] == 72 + 5 + 1 + 1
    assert game.points_left == 0
    assert game.scores()[0].bonuses[B.CUSTOMS_HOUSE] == 79 // 4  # D-43


def test_all_players_still_score_after_the_last_chip() -> None:
    game = classic(3).player(0, corn=6).player(1, coffee=5).points_left(1).build()
    do(game, "choose captain")
    assert points(game) == [6 + 1, 5, 0]


# -- after the end ------------------------------------------------------------------------------------------------


def test_all_actions_are_refused_after_the_end() -> None:
    game = classic(3).colonists(ship=3, supply=2).build()
    do(game, "choose trader", "choose captain", "choose mayor")
    assert game.decision is None
    assert list(game.legal_actions()) == []
    assert refused(game, PASS) is Reason.GAME_OVER


def test_cards_left_over_gain_their_doubloon_in_the_last_round_too() -> None:
    game = classic(3).colonists(ship=3, supply=2).build()
    do(game, "choose mayor")
    end_round(game)
    assert sum(game.role_doubloons) == 3


# -- places -------------------------------------------------------------------------------------------------------


def places(game: PuertoRico) -> list[tuple[int, int]]:
    return [(one.place, one.seat) for one in game.standings()]


def test_the_player_with_the_most_points_wins() -> None:
    game = classic(3).player(0, points=3).player(1, points=9).player(2, points=5).build()
    assert places(game) == [(1, 1), (2, 2), (3, 0)]


def test_doubloons_and_goods_break_a_tie() -> None:
    """D-35: a good counts as a doubloon, whatever the kind."""
    game = (
        classic(3)
        .player(0, points=9, doubloons=5)
        .player(1, points=9, doubloons=2, corn=4)
        .player(2, points=9, doubloons=0, coffee=4)
        .build()
    )
    assert places(game) == [(1, 1), (2, 0), (3, 2)]
    assert [one.tie_break for one in game.standings()] == [6, 5, 4]


def test_still_equal_players_share_the_victory() -> None:
    game = (
        classic(4)
        .player(0, points=9, doubloons=1, corn=1)
        .player(1, points=2)
        .player(2, points=9, doubloons=2)
        .player(3, points=2)
        .build()
    )
    assert places(game) == [(1, 0), (1, 2), (3, 1), (3, 3)]


def test_a_shared_victory_names_all_winners_in_the_event() -> None:
    game = classic(3).colonists(ship=3, supply=2)
    for seat in range(3):
        game.player(seat, doubloons=5)
    table = game.build()
    do(table, "choose trader", "choose captain")
    assert of_kind(do(table, "choose mayor"), GameEnded) == [GameEnded((0, 1, 2))]


def test_buildings_and_bonuses_count_for_the_victory() -> None:
    game = (
        classic(3)
        .player(0, points=5)
        .player(1, points=0, city={B.FORTRESS: 1, B.WHARF: 0}, island={T.CORN: (3, 2)})
        .build()
    )
    assert game.scores()[1].total == 4 + 3 + 1
    assert places(game)[0] == (1, 1)


@pytest.mark.parametrize("good", list(G))
def test_every_kind_of_good_counts_one_for_ties(good: Good) -> None:
    game = classic(3).player(0, doubloons=0, **{good.id: 2}).build()
    assert goods(game, 0) == {good.id: 2}
    assert game.scores()[0].tie_break == 2
