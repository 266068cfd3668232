"""The smuggler (S000 page 28, T000-R21), each sentence of its rules; the readings of D-51; nobles."""

import pytest

from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Good, Role, Tile
from puertorico_desktop.engine.puertorico.events import (
    BuildingBuilt,
    ColonistReceived,
    DoubloonsReceived,
    EndTriggered,
    PhaseEnded,
    RoleChosen,
    RolesSweetened,
    RoundStarted,
)
from puertorico_desktop.engine.puertorico.forecast import forecast
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import (
    Edition,
    Expansion,
    Options,
    OptionsError,
    OptionsFault,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.phase_invariants import phase_violations
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.smuggler_events import (
    CaptivePlayed,
    ColonistLodged,
    HousePlundered,
    MarkerTaken,
    PeopleLeft,
    PeoplePoached,
    RansomPaid,
    RoleCaptured,
    ShipRaided,
)
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.puertorico.snapshot import capture, restore
from tests.engine.play import asked, do, doubloons, end_round, goods, of_kind, offered, points, refused

B, G, R, T = Building, Good, Role, Tile
CORRECTED = Reading.CORRECTED


def smuggling(players: int = 3, *more: Expansion, governor: int = 0, **settings: object) -> Position:
    """Returns a table of 1897 with the smuggler, and these other expansions."""
    buildings = Selection.FIXED if more else Selection.BASE
    expansions = (*more, Expansion.SMUGGLER)
    return Position(
        Options(Edition.SPECIAL_1897, players=players, expansions=expansions, buildings=buildings, **settings),  # type: ignore[arg-type]
        governor,
    )


# -- the card and the marker --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 7), (4, 8), (5, 9)])
def test_the_smuggler_is_an_additional_role_card(players: int, cards: int) -> None:
    game = smuggling(players).build()
    assert offered(game)[-1] == "choose smuggler"
    assert len(offered(game)) == cards
    assert len(offered(new_game(Options(Edition.SPECIAL_1897, players=players), 1))) == cards - 1


def test_the_classic_edition_has_no_smuggler() -> None:
    with pytest.raises(OptionsError) as caught:
        Options(expansions=(Expansion.SMUGGLER,))
    assert caught.value.fault is OptionsFault.EXPANSION_OF_1897


def test_the_smuggler_adds_no_buildings() -> None:
    plain = new_game(Options(Edition.SPECIAL_1897, players=3), 5)
    game = new_game(Options(Edition.SPECIAL_1897, players=3, expansions=(Expansion.SMUGGLER,)), 5)
    assert game.building_supply == plain.building_supply
    with pytest.raises(OptionsError):
        Options(Edition.SPECIAL_1897, expansions=(Expansion.SMUGGLER,), buildings=Selection.FIXED)
    both = Options(
        Edition.SPECIAL_1897, expansions=(Expansion.CITIZENS, Expansion.SMUGGLER), buildings=Selection.FIXED
    )
    alone = Options(Edition.SPECIAL_1897, expansions=(Expansion.CITIZENS,), buildings=Selection.FIXED)
    assert new_game(both, 5).building_supply == new_game(alone, 5).building_supply


def test_only_the_chooser_of_the_smuggler_takes_the_marker_and_acts() -> None:
    game = smuggling().build()
    events = do(game, "choose smuggler")
    assert of_kind(events, MarkerTaken) == [MarkerTaken(0)]
    assert game.barred == 0
    assert asked(game) == (0, "smuggle")
    do(game, "pass")
    assert asked(game) == (1, "choose_role")


def test_the_holder_of_the_marker_cannot_choose_the_smuggler() -> None:
    game = smuggling().marker(0).build()
    assert refused(game, CHOOSE[R.SMUGGLER]) is Reason.SMUGGLED_LAST
    assert "choose smuggler" not in offered(game)
    do(game, "choose craftsman")
    assert "choose smuggler" in offered(game)
    do(game, "choose smuggler", "pass")
    assert game.barred == 1


def test_the_smuggler_gains_no_doubloon_between_rounds() -> None:
    game = smuggling().build()
    do(game, "choose craftsman", "choose trader")
    events = do(game, "choose captain")
    assert of_kind(events, RolesSweetened) == [RolesSweetened((R.SETTLER, R.MAYOR, R.BUILDER))]
    assert game.role_doubloons[R.SMUGGLER] == 0


def test_the_smuggler_may_pass() -> None:
    game = smuggling().ships({4: (G.CORN, 2)}).build()
    do(game, "choose smuggler", "pass")
    assert game.ship_loads == [2, 0, 0]


# -- raid ---------------------------------------------------------------------------------------------------------


def test_a_raid_empties_a_ship() -> None:
    game = smuggling().ships({5: (G.SUGAR, 5), 4: (G.CORN, 2)}).supply(sugar=6, corn=8).build()
    do(game, "choose smuggler")
    assert [line for line in offered(game) if line.startswith("raid")] == [
        "raid ship 4 for 0 corn",
        "raid ship 4 for 1 corn",
        "raid ship 4 for 2 corn",
        "raid ship 5 for 0 sugar",
        "raid ship 5 for 1 sugar",
        "raid ship 5 for 2 sugar",
        "raid ship 5 for 3 sugar",
    ]
    events = do(game, "raid ship 5 for 3 sugar")
    assert of_kind(events, ShipRaided) == [ShipRaided(0, 1, G.SUGAR, 3, 2)]
    assert goods(game, 0) == {"sugar": 3}
    assert (game.goods[G.SUGAR], game.ship_goods, game.ship_loads) == (8, [0, -1, -1], [2, 0, 0])


def test_a_raid_may_keep_no_goods() -> None:
    game = smuggling().ships({5: (G.SUGAR, 5)}).build()
    do(game, "choose smuggler", "raid ship 5 for 0 sugar")
    assert goods(game, 0) == {}
    assert game.ship_loads == [0, 0, 0]


# -- plunder ------------------------------------------------------------------------------------------------------


def test_plundering_the_trading_house_brings_a_point_a_good() -> None:
    game = smuggling().house(G.CORN, G.COFFEE, G.SUGAR).build()
    events = do(game, "choose smuggler", "plunder trading house for 3")
    assert of_kind(events, HousePlundered) == [HousePlundered(0, (1, 0, 1, 0, 1), 3)]
    assert (points(game), game.house) == ([3, 0, 0], [])
    assert list(violations(game)) == []


@pytest.mark.parametrize("reading", Reading)
def test_d31_the_last_point_may_be_taken_by_plundering(reading: Reading) -> None:
    game = smuggling(reading=reading).house(G.CORN, G.COFFEE).points_left(2).build()
    events = do(game, "choose smuggler", "plunder trading house for 2")
    ended = of_kind(events, EndTriggered)
    assert ended == ([EndTriggered(EndTrigger.VICTORY_POINTS, 0)] if reading is CORRECTED else [])


def test_d31_a_captive_captain_is_the_next_captain_phase() -> None:
    """As printed, the round of the next captain phase is the last: here the same round, after the last choice."""
    position = smuggling().points_left(0).taken({R.SMUGGLER: 0, R.SETTLER: 1}).captured(R.CAPTAIN)
    game = position.build()
    events = do(game, "choose mayor")
    assert of_kind(events, CaptivePlayed) == [CaptivePlayed(0, R.CAPTAIN, 0)]
    assert game.decision is None


# -- poaching -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ship", "left"), [(3, 0), (5, 2), (2, 0)])
def test_d51_as_printed_a_person_a_seat_leaves(ship: int, left: int) -> None:
    game = smuggling().colonists(ship=ship).build()
    people = min(ship, 3)
    events = do(game, "choose smuggler", f"poach {people} people")
    assert of_kind(events, PeoplePoached) == [PeoplePoached(0, people, 0)]
    assert of_kind(events, PeopleLeft) == [PeopleLeft(0, people, 0)]
    assert (game.colonist_ship, game.people_gone) == (left, people)
    assert asked(game) == (1, "choose_role")


@pytest.mark.parametrize(("ship", "gone"), [(3, 0), (4, 1), (9, 6)])
def test_d51_as_corrected_a_person_a_seat_stays(ship: int, gone: int) -> None:
    game = smuggling(reading=CORRECTED).colonists(ship=ship).build()
    do(game, "choose smuggler")
    assert [line for line in offered(game) if line.startswith("poach")] == ([f"poach {gone} people"] if gone else [])
    if gone:
        do(game, f"poach {gone} people")
        assert (game.colonist_ship, game.people_gone) == (3, gone)


def test_up_to_three_poached_people_may_be_placed_at_once() -> None:
    island = {T.CORN: 2, T.SUGAR: 1, T.QUARRY: (1, 1)}
    game = smuggling(4).player(0, island=island, city={B.SMALL_MARKET: 0}).colonists(ship=6).build()
    do(game, "choose smuggler", "poach 4 people")
    assert asked(game) == (0, "lodge")
    assert offered(game) == [
        "pass",
        "lodge colonist in corn",
        "lodge colonist in sugar",
        "lodge colonist in small market",
    ]
    events = do(game, "lodge colonist in corn", "lodge colonist in sugar")
    assert offered(game) == ["pass", "lodge colonist in small market"]
    events += do(game, "lodge colonist in small market")
    assert of_kind(events, ColonistLodged) == [
        ColonistLodged(0, T.CORN, False),
        ColonistLodged(0, T.SUGAR, False),
        ColonistLodged(0, B.SMALL_MARKET, False),
    ]
    assert of_kind(events, PeopleLeft) == [PeopleLeft(0, 1, 0)]
    assert game.players[0].occupies(B.SMALL_MARKET)
    assert (game.colonist_ship, game.people_gone) == (2, 1)
    assert list(violations(game)) == []


def test_fewer_poached_people_may_be_kept() -> None:
    game = smuggling().player(0, island={T.CORN: 3}).build()
    events = do(game, "choose smuggler", "poach 3 people", "lodge colonist in corn", "pass")
    assert of_kind(events, PeopleLeft) == [PeopleLeft(0, 2, 0)]
    assert game.players[0].all_colonists == 1
    assert game.players[0].idle == 0


def test_from_an_empty_register_only_the_recruiter_gets_somebody() -> None:
    game = smuggling().build()
    do(game, "choose smuggler", "poach 3 people", "choose mayor")
    assert [player.all_colonists for player in game.players] == [0, 1, 0]
    assert game.colonist_ship == 3


def test_people_who_leave_the_game_do_not_trigger_the_end() -> None:
    game = smuggling().colonists(ship=3, supply=0).build()
    events = do(game, "choose smuggler", "poach 3 people")
    assert not of_kind(events, EndTriggered)
    events = do(game, "choose mayor")
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.COLONISTS, None)]


def test_with_nobles_the_smuggler_chooses_who_leaves() -> None:
    table = smuggling(3, Expansion.CITIZENS).player(0, city={B.OFFICE: 0}).colonists(ship=5).nobles(ship=1, supply=19)
    game = table.build()
    do(game, "choose smuggler")
    assert [line for line in offered(game) if line.startswith("poach")] == [
        "poach 3 people",
        "poach 3 people with noble",
    ]
    other = game.copy()
    do(game, "poach 3 people")
    assert offered(game) == ["pass", "lodge colonist in office"]
    assert game.noble_ship == 1
    do(other, "poach 3 people with noble")
    assert offered(other) == ["pass", "lodge colonist in office", "lodge noble in office"]
    events = do(other, "lodge noble in office")
    assert of_kind(events, PeopleLeft) == [PeopleLeft(0, 2, 0)]
    assert (other.players[0].all_nobles, other.noble_ship, other.nobles_gone) == (1, 0, 0)
    assert list(violations(other)) == []


def test_the_noble_leaves_if_all_poached_people_leave() -> None:
    game = smuggling(3, Expansion.CITIZENS).build()
    do(game, "choose smuggler")
    assert [line for line in offered(game) if line.startswith("poach")] == ["poach 3 people with noble"]
    events = do(game, "poach 3 people with noble")
    assert of_kind(events, PeopleLeft) == [PeopleLeft(0, 3, 1)]
    assert (game.people_gone, game.nobles_gone) == (3, 1)


# -- capture ------------------------------------------------------------------------------------------------------


def test_a_captured_card_brings_its_doubloons_at_once() -> None:
    game = smuggling().role_doubloons({R.BUILDER: 2}).build()
    before = doubloons(game)[0]
    events = do(game, "choose smuggler", "capture builder")
    assert of_kind(events, RoleCaptured) == [RoleCaptured(0, R.BUILDER, 2)]
    assert doubloons(game)[0] == before + 2
    assert "choose builder" in offered(game)


def test_other_players_may_choose_a_captive_and_its_captor_gets_three() -> None:
    game = smuggling().build()
    do(game, "choose smuggler", "capture craftsman")
    before = doubloons(game)
    events = do(game, "choose craftsman")
    assert of_kind(events, RansomPaid) == [RansomPaid(0, R.CRAFTSMAN, 3)]
    assert of_kind(events, RoleChosen) == [RoleChosen(1, R.CRAFTSMAN, 0)]
    assert game.captive == game.captor == -1
    assert doubloons(game) == [before[0] + 3, *before[1:]]
    events = do(game, "choose trader")
    assert not of_kind(events, CaptivePlayed)


def test_a_captive_left_over_is_played_by_its_captor_before_the_round_is_over() -> None:
    game = smuggling().role_doubloons({R.BUILDER: 1}).player(0, doubloons=5).player(1, doubloons=3).build()
    do(game, "choose smuggler", "capture builder", "choose craftsman")
    events = do(game, "choose trader")
    assert of_kind(events, CaptivePlayed) == [CaptivePlayed(0, R.BUILDER, 0)]
    assert not of_kind(events, RolesSweetened)
    assert asked(game) == (0, "build")
    assert game.has_privilege(0, R.BUILDER)
    events = do(game, "build small market for 0", "build small indigo plant for 1", "pass")
    assert [one.seat for one in of_kind(events, BuildingBuilt)] == [0, 1]
    assert of_kind(events, RolesSweetened) == [RolesSweetened((R.SETTLER, R.MAYOR, R.CAPTAIN))]
    assert of_kind(events, RoundStarted) == [RoundStarted(2, 1)]
    assert game.captive == game.captor == -1


def test_the_captive_of_the_last_chooser_is_played_at_once() -> None:
    game = smuggling().build()
    do(game, "choose craftsman", "choose trader", "choose smuggler")
    events = do(game, "capture captain")
    assert [one.role for one in of_kind(events, PhaseEnded)] == [R.SMUGGLER, R.CAPTAIN]
    assert of_kind(events, CaptivePlayed) == [CaptivePlayed(2, R.CAPTAIN, 0)]
    assert of_kind(events, RoundStarted)


def test_a_captive_is_played_in_the_last_round_before_the_end() -> None:
    game = smuggling().colonists(ship=3, supply=1).build()
    do(game, "choose mayor")
    events = do(game, "choose smuggler", "capture trader")
    assert game.end_triggers
    events = do(game, "choose craftsman")
    assert of_kind(events, CaptivePlayed) == [CaptivePlayed(1, R.TRADER, 0)]
    assert game.decision is None


def test_a_captive_may_end_the_game_after_the_last_choice() -> None:
    """The refill of the captured recruiter falls short before the end is looked at."""
    position = smuggling().taken({R.SMUGGLER: 0, R.SETTLER: 1}).captured(R.MAYOR).colonists(ship=3, supply=1)
    game = position.build()
    events = do(game, "choose builder", "pass", "pass", "pass")
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.COLONISTS, None)]
    assert (game.round, game.decision) == (1, None)


def test_with_two_players_the_captor_may_choose_the_captive_without_ransom() -> None:
    game = smuggling(2).build()
    do(game, "choose smuggler", "capture craftsman", "choose trader")
    before = doubloons(game)
    events = do(game, "choose craftsman")
    assert not of_kind(events, RansomPaid)
    assert doubloons(game) == before
    end_round(game)
    assert game.round == 2


def test_a_library_doubles_the_privilege_of_a_captive() -> None:
    table = smuggling(3, Expansion.NEW_BUILDINGS).player(0, doubloons=0, city={B.LIBRARY: 1}, corn=1)
    game = table.build()
    do(game, "choose smuggler", "capture trader", "choose craftsman", "choose mayor")
    assert asked(game) == (0, "sell_good")
    assert offered(game)[-1] == "sell corn for 2"


# -- what is seen and saved -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", [R.MAYOR, R.PROSPECTOR])
def test_guests_of_a_captor_may_move_to_the_library_before_playing_the_captive(role: Role) -> None:
    position = smuggling(4, Expansion.NEW_BUILDINGS).player(0, city={B.GUESTHOUSE: 1, B.LIBRARY: 0})
    position.taken({R.SMUGGLER: 0, R.SETTLER: 1, R.TRADER: 2}).captured(role)
    game = position.build()
    do(game, "choose captain")
    assert asked(game) == (0, "move_guests")
    assert offered(game) == ["pass", "move colonist to library"]
    assert not [*violations(game), *phase_violations(game)]
    back = restore(capture(game), game.options, "snapshot")
    assert offered(back) == offered(game)
    moved, stayed = do(game, "move colonist to library"), do(back, "pass")
    assert [len(of_kind(events, CaptivePlayed)) for events in (moved, stayed)] == [1, 1]
    if role is R.MAYOR:
        assert [len(of_kind(events, ColonistReceived)) for events in (moved, stayed)] == [2, 1]
    else:
        assert [of_kind(events, DoubloonsReceived)[0].doubloons for events in (moved, stayed)] == [2, 1]


def test_observations_have_marker_captive_and_people_who_left_the_game() -> None:
    game = smuggling(3, Expansion.CITIZENS).build()
    seen = game.observation(1)
    assert (seen.barred, seen.captive, seen.captor) == (None, None, None)
    do(game, "choose smuggler", "capture mayor")
    seen = game.observation(1)
    assert (seen.barred, seen.captive, seen.captor) == (0, R.MAYOR, 0)
    game = smuggling().player(0, island={T.CORN: 1}).build()
    do(game, "choose smuggler", "poach 3 people")
    seen = game.observation(2)
    assert seen.running.lodging is not None
    assert (seen.running.lodging.seat, seen.running.lodging.left, seen.running.lodging.people) == (0, 3, 3)
    do(game, "pass")
    assert (game.observation(2).people_gone, game.observation(2).nobles_gone) == (3, 0)


def test_a_captive_that_is_being_played_can_be_saved() -> None:
    game = smuggling().player(0, doubloons=5).build()
    do(game, "choose smuggler", "capture builder", "choose craftsman", "choose trader")
    back = restore(capture(game), game.options, "snapshot")
    assert back == game
    imagined = game.determinize(1, Rng.from_seed(2))
    do(imagined, "build small market for 0")
    end_round(back)
    assert back.round == 2


def test_the_forecast_has_the_gain_of_every_deed() -> None:
    table = smuggling(3).ships({5: (G.SUGAR, 5), 4: (G.CORN, 2)}).house(G.COFFEE, G.CORN)
    game = table.player(0, island={T.CORN: 2}).role_doubloons({R.MAYOR: 2}).build()
    mine, *others = forecast(game, R.SMUGGLER)
    assert mine.deeds is not None
    assert mine.deeds.raids == ((G.CORN, 2), (G.SUGAR, 3))
    assert (mine.deeds.points, mine.deeds.people, mine.deeds.leaving) == (2, 2, 3)
    assert mine.deeds.captives == (
        *((R.SETTLER, 0), (R.MAYOR, 2), (R.BUILDER, 0)),
        *((R.CRAFTSMAN, 0), (R.TRADER, 0), (R.CAPTAIN, 0)),
    )
    assert all(other.deeds is None for other in others)


def test_the_forecast_of_a_captive_has_the_ransom() -> None:
    game = smuggling().build()
    do(game, "choose smuggler", "capture craftsman")
    outlooks = {one.seat: one for one in forecast(game, R.CRAFTSMAN)}
    assert outlooks[0].doubloons == 3
