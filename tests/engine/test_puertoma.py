"""Puertoma (S000 pages 33 to 41): each row of its procedures as a position, with the step, the cards and the
account."""

from typing import Any

import pytest

from puertorico_desktop.engine.game import IllegalActionError
from puertorico_desktop.engine.puertorico.components import (
    AbilityTile,
    Building,
    Component,
    Extra,
    Good,
    Role,
    Task,
    Tile,
)
from puertorico_desktop.engine.puertorico.decisions import DecisionKind
from puertorico_desktop.engine.puertorico.events import BuildingDrafted
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.forecast import deeds_of
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.kind import PUERTO_RICO
from puertorico_desktop.engine.puertorico.options import (
    Edition,
    Expansion,
    Level,
    OptionalRule,
    Options,
    OptionsError,
    OptionsFault,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.phase_invariants import phase_violations
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import board_of
from puertorico_desktop.engine.puertorico.puertoma.account import StepRule
from puertorico_desktop.engine.puertorico.puertoma.action_board import ARROWS, TIE_BREAK_CARDS, leads_to
from puertorico_desktop.engine.puertorico.puertoma.board import HIDDEN, NOBODYS
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import (
    AbilitiesGone,
    AbilityUnlocked,
    MarkerMoved,
    ReserveMarkerMoved,
    StepTaken,
)
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.puertorico.snapshot import capture, restore
from tests.engine.play import do, of_kind, offered, skipped

A, B, G, R, T = AbilityTile, Building, Good, Role, Tile
SPECIAL = Edition.SPECIAL_1897


def solo(players: int = 3, puertomas: int = 2, *, governor: int | None = None, **settings: Any) -> Position:
    """Returns a table at which the first Puertoma begins the round, unless another seat is the governor."""
    options = Options(SPECIAL, players=players, puertomas=puertomas, **settings)
    return Position(options, players - puertomas if governor is None else governor)


def step(game: PuertoRico, *, whole: bool = True) -> str:
    """Returns the text of the only legal action of a Puertoma; checks that asking again does not change it. With
    `whole`, also checks the invariants."""
    assert game.rules.automatic >> game.asked & 1
    (action,) = game.legal_actions()
    assert PUERTO_RICO.automatic(game) == action
    turned = game.turned
    game.proceed()
    assert (game.turned, list(game.legal_actions())) == (turned, [action])
    assert not whole or not [*violations(game), *phase_violations(game)]
    return game.text(action)


def account(game: PuertoRico) -> list[tuple[StepRule, list[str], list[str], int | None]]:
    """Returns the account of the current step: each rule with the candidates left, those removed, and the card."""

    def ids(pieces: tuple[Component, ...]) -> list[str]:
        return [piece.id for piece in pieces]

    return [(line.rule, ids(line.left), ids(line.out), line.card) for line in game.account_of_step]


def rules_of(game: PuertoRico) -> list[StepRule]:
    """Returns the rules of the account of the current step."""
    return [line.rule for line in game.account_of_step]


# -- options and set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fault", "settings"),
    [
        (OptionsFault.PUERTOMA_OF_1897, {"edition": Edition.CLASSIC, "puertomas": 1}),
        (OptionsFault.PUERTOMAS, {"puertomas": 3}),
        (OptionsFault.PUERTOMAS, {"puertomas": True}),
        (OptionsFault.NO_PLAYER, {"players": 2, "puertomas": 2}),
        (OptionsFault.LEVEL_WITHOUT_PUERTOMA, {"level": Level.HARD}),
        (
            OptionsFault.RULE_FOR_PLAYERS_ONLY,
            {"puertomas": 1, "expansions": (Expansion.ACHIEVEMENTS,), "rules": (OptionalRule.ACHIEVEMENT_DRAFT,)},
        ),
    ],
)
def test_impossible_options(fault: OptionsFault, settings: dict[str, Any]) -> None:
    with pytest.raises(OptionsError) as error:
        Options(**{"edition": SPECIAL, **settings})
    assert error.value.fault is fault


@pytest.mark.parametrize(("players", "puertomas"), [(2, 1), (3, 1), (3, 2), (4, 2), (5, 1), (5, 2)])
def test_puertomas_sit_last_and_begin_like_players(players: int, puertomas: int) -> None:
    game = new_game(Options(SPECIAL, players=players, puertomas=puertomas), 7)
    plain = new_game(Options(SPECIAL, players=players), 7)
    automatic = PUERTO_RICO.automatic_seats(game.options)
    assert automatic == set(range(players - puertomas, players))
    assert (game.asked, game.marker) == (0, R.BUILDER)
    for seat in range(players):
        assert game.players[seat].doubloons == plain.players[seat].doubloons
        for tile in T:
            if tile is not T.FOREST:
                assert game.players[seat].tiles_of(tile) == plain.players[seat].tiles_of(tile)
    assert game.plantation_pile == plain.plantation_pile
    assert bin(game.tie_cards).count("1") == len(TIE_BREAK_CARDS) == 8
    assert all(board_of(game, seat).abilities == (HIDDEN,) * 4 for seat in automatic)


def test_actions_other_than_the_step_of_a_puertoma_are_refused() -> None:
    game = solo().build()
    other = next(text for text in ("choose settler", "choose mayor") if text not in offered(game))
    from puertorico_desktop.engine.puertorico.actions import CHOOSE

    action = CHOOSE[R.SETTLER if other.endswith("settler") else R.MAYOR]
    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.reason is Reason.FOLLOWS_ITS_RULES
    with pytest.raises(IllegalActionError):
        game.apply(action)


def test_hard_gifts_by_the_first_estate() -> None:
    """S000 page 39, R23: fruit a building of level 1, a colonist, a corn; corn one of level 2, a sugar."""
    game = new_game(Options(SPECIAL, players=3, puertomas=2, level=Level.HARD), 5)
    kinds = []
    while game.rules.automatic >> game.asked & 1:
        kinds.append(game.kind.value if game.kind else "")
        if kinds[-1] == "build":
            assert step(game).startswith("receive ")
            assert rules_of(game)[0] is StepRule.GIFT
        game.apply(game.legal_actions()[0])
    assert kinds == ["build", "reserve", "build", "reserve"]
    fruit, corn = board_of(game, 1), board_of(game, 2)
    assert [len(level) for level in fruit.city] == [1, 0, 0, 0]
    assert [len(level) for level in corn.city] == [0, 1, 0, 0]
    assert fruit.goods == [1, 0, 0, 0, 0]
    assert corn.goods == [0, 0, 1, 0, 0]
    assert (fruit.doubloons, corn.doubloons) == (2, 1)
    assert (fruit.colonists[T.INDIGO], fruit.all_colonists, corn.all_colonists) == (1, 1, 0)
    assert fruit.working == corn.working == 1
    assert NOBODYS not in {fruit.reserved, corn.reserved}
    assert fruit.reserved != corn.reserved
    assert not list(violations(game))


def test_two_puertomas_with_corn_both_get_the_gifts_of_corn() -> None:
    options = Options(SPECIAL, players=3, puertomas=2, level=Level.HARD, rules=(OptionalRule.START_RESOURCES,))
    game = new_game(options, 5)
    while game.rules.automatic >> game.asked & 1:
        game.apply(game.legal_actions()[0])
    assert [board_of(game, seat).goods[G.SUGAR] for seat in (1, 2)] == [1, 1]


# -- the action board ---------------------------------------------------------------------------------------------


def test_one_way_arrows_of_the_action_board() -> None:
    """The pairs that data-sheet.md 4.2 names."""
    one_way = {(a, b) for a, others in ARROWS.items() for b in others if a not in ARROWS[b]}
    assert one_way == {
        (R.BUILDER, R.MAYOR),
        (R.SETTLER, R.MAYOR),
        (R.MAYOR, R.TRADER),
        (R.MAYOR, R.CRAFTSMAN),
        (R.CAPTAIN, R.BUILDER),
        (R.CAPTAIN, R.SETTLER),
        (R.SMUGGLER, R.BUILDER),
        (R.SMUGGLER, R.SETTLER),
    }
    assert leads_to(R.BUILDER, R.SECOND_PROSPECTOR)
    assert leads_to(R.SECOND_PROSPECTOR, R.SETTLER)
    assert not leads_to(R.CRAFTSMAN, R.BUILDER)


def test_every_card_names_every_role_once() -> None:
    for card in TIE_BREAK_CARDS:
        assert sorted(card) == [R.SETTLER, R.MAYOR, R.BUILDER, R.CRAFTSMAN, R.TRADER, R.CAPTAIN, R.PROSPECTOR]


# -- choosing a role ----------------------------------------------------------------------------------------------


def test_example_1() -> None:
    """T000-21: beside the builder are settler, mayor and trader; it has no goods; the settler has a doubloon."""
    game = (
        solo()
        .puertoma(1, doubloons=0, estates={T.INDIGO: 1})
        .offer(T.CORN, T.CORN, T.SUGAR)
        .role_doubloons({R.SETTLER: 1})
        .action_board(R.BUILDER)
        .build()
    )
    assert step(game) == "choose settler"
    assert account(game) == [
        (StepRule.PROFITABLE, ["settler", "mayor", "builder"], ["craftsman", "trader", "captain"], None),
        (StepRule.BESIDE_MARKER, ["settler", "mayor"], ["builder"], None),
        (StepRule.MOST_DOUBLOONS, ["settler"], ["mayor"], None),
    ]
    events = do(game, "choose settler", step_text(game, "choose settler"))
    assert of_kind(events, StepTaken)[0].account[-1].rule is StepRule.MOST_DOUBLOONS
    assert game.marker == R.SETTLER
    assert board_of(game, 1).doubloons == 1


def step_text(game: PuertoRico, first: str) -> str:
    """Returns its next step after this one, played on a copy."""
    copy = game.copy()
    if offered(copy) == [first]:
        do(copy, first)
    return copy.text(copy.legal_actions()[0])


def test_example_2() -> None:
    """T000-22: marker on the craftsman, captain taken, nothing that the house takes: most doubloons decide."""
    game = (
        solo(governor=0)
        .taken({R.CAPTAIN: 0})
        .puertoma(1, doubloons=2, estates={T.INDIGO: (1, 2)}, goods={G.INDIGO: 2})
        .house(G.INDIGO)
        .offer(T.CORN, T.SUGAR, T.SUGAR)
        .role_doubloons({R.BUILDER: 2, R.SETTLER: 1})
        .action_board(R.CRAFTSMAN)
        .build()
    )
    assert step(game) == "choose builder"
    assert rules_of(game) == [StepRule.PROFITABLE, StepRule.NO_ARROW, StepRule.MOST_DOUBLOONS]
    events = do(game, "choose builder")
    do(game, step(game))
    assert not of_kind(events, MarkerMoved)
    assert game.marker == R.CRAFTSMAN


@pytest.mark.parametrize(
    ("card", "role"),
    [(1, "mayor"), (2, "mayor"), (3, "mayor"), (4, "mayor"), (7, "mayor")],
)
def test_a_tie_break_card_decides_between_equal_roles(card: int, role: str) -> None:
    game = solo().puertoma(1, estates={T.INDIGO: 1}, doubloons=0).action_board(R.BUILDER, [card]).build()
    assert step(game) == f"choose {role}"
    assert account(game)[-1] == (StepRule.TIE_BREAK_CARD, [role], ["settler"], card)
    assert game.turned == (card,)
    assert not game.tie_cards
    do(game, f"choose {role}")
    assert not game.turned


def test_both_adventurers_are_one_space_and_the_first_card_is_taken() -> None:
    game = solo(5, 1).puertoma(4, doubloons=0, estates={T.CORN: (1, 1)}).offer().action_board(R.BUILDER, [7]).build()
    assert step(game) == "choose prospector"
    assert account(game)[-1] == (StepRule.TIE_BREAK_CARD, ["prospector"], ["second_prospector"], 7)


def test_any_free_role_is_chosen_if_none_is_profitable() -> None:
    """U14: without a look at the arrows."""
    game = (
        solo()
        .puertoma(1, doubloons=0, estates={T.CORN: (1, 1)}, goods={G.CORN: 0})
        .supply(corn=0)
        .offer()
        .copies(B.SMALL_MARKET, 0)
        .role_doubloons({R.CAPTAIN: 2})
        .action_board(R.BUILDER)
        .build()
    )
    assert step(game, whole=False) == "choose captain"
    assert rules_of(game) == [StepRule.NONE_PROFITABLE, StepRule.MOST_DOUBLOONS]
    do(game, "choose captain")
    assert game.marker == R.BUILDER


@pytest.mark.parametrize(
    ("role", "yes", "no"),
    [
        (R.BUILDER, {"doubloons": 1}, {"doubloons": 0, "city": (B.SMALL_MARKET,)}),
        (R.SETTLER, {"estates": {T.CORN: (1, 1)}}, {"estates": {T.CORN: (2, 2)}}),
        (R.MAYOR, {"estates": {T.COFFEE: (1, 2)}}, {"estates": {T.COFFEE: (1, 3)}}),
        (
            R.CRAFTSMAN,
            {"estates": {T.INDIGO: (1, 2), T.CORN: (1, 1)}, "goods": {G.CORN: 3}},
            {"estates": {T.INDIGO: (2, 3)}, "goods": {G.INDIGO: 1}},
        ),
        (R.TRADER, {"goods": {G.CORN: 1}}, {"goods": {G.INDIGO: 3}}),
        (R.CAPTAIN, {"goods": {G.SUGAR: 1}}, {"goods": {}}),
    ],
)
def test_roles_are_profitable_under_their_conditions(role: Role, yes: dict[str, Any], no: dict[str, Any]) -> None:
    """S000 page 35; corn on offer, indigo in the house; the doubloon of the privilege counts for a sale."""
    for board, expected in ((yes, True), (no, False)):
        game = solo().puertoma(1, **{"doubloons": 0, **board}).offer(T.CORN).house(G.INDIGO).build()
        line = game.account_of_step[0]
        assert (role in line.left and line.rule is StepRule.PROFITABLE) == expected


def test_doubloons_of_card_privilege_and_ability_count_for_the_builder() -> None:
    for doubloons, card, ability, expected in ((0, 0, False, False), (0, 1, False, True), (0, 0, True, True)):
        abilities = (A.BUILDER_DOUBLOON,) if ability else ()
        position = solo().puertoma(1, doubloons=doubloons, city=(B.SMALL_MARKET,), abilities=abilities)
        game = position.role_doubloons({R.BUILDER: card}).offer().build()
        line = game.account_of_step[0]
        assert (line.rule is StepRule.PROFITABLE and R.BUILDER in line.left) == expected


# -- building -----------------------------------------------------------------------------------------------------


def building(**board: Any) -> PuertoRico:
    """Returns a table at which the first Puertoma has chosen the builder."""
    return solo().puertoma(1, **board).running(R.BUILDER).build()


def test_a_puertoma_builds_on_the_highest_level_that_it_can_pay() -> None:
    game = building(doubloons=3)
    assert step(game).startswith("build ")
    line = game.account_of_step[0]
    assert (line.rule, line.value) == (StepRule.HIGHEST_LEVEL, 2)
    assert [one.id for one in line.left] == ["hospice"]


def test_quarries_do_not_reduce_its_prices() -> None:
    game = building(doubloons=0, aside={T.QUARRY: 3}, people_aside=3, city=(B.SMALL_MARKET,))
    assert game.running_role is not R.BUILDER or game.asked != 1


def test_a_puertoma_builds_no_production_building_and_no_second_copy() -> None:
    game = solo().puertoma(1, doubloons=1, city=(B.SMALL_MARKET,)).action_board(cards=[1]).running(R.BUILDER).build()
    assert step(game) == "build hacienda for 1"
    game = building(doubloons=9, city=(B.SMALL_MARKET, B.CONSTRUCTION_HUT))
    assert {one.id for one in game.account_of_step[0].among}.isdisjoint({"sugar_mill", "small_market"})


def test_the_number_of_the_card_counts_by_cost_then_by_the_board() -> None:
    """Level 3, all four of them payable: factory 7, university 7 or 8, harbor 8, wharf 9."""
    for card, expected in ((1, "factory"), (2, "university"), (3, "harbor"), (4, "wharf"), (5, "factory")):
        game = solo().puertoma(1, doubloons=8).action_board(cards=[card]).running(R.BUILDER).build()
        assert step(game).split()[1] == expected
        assert account(game)[-1][0] is StepRule.COUNTED
        assert account(game)[-1][3] == card


def test_a_puertoma_builds_a_large_building_only_when_reserved_and_never_first() -> None:
    """S000 page 37, D-64."""
    game = solo().puertoma(1, doubloons=12).action_board(cards=[1]).running(R.BUILDER).build()
    assert rules_of(game)[0] is StepRule.NOT_FIRST
    assert step(game).split()[1] == "factory"
    board = {"doubloons": 12, "city": (B.SMALL_MARKET,)}
    assert step(building(**board, reserved=B.FORTRESS)) == "build fortress for 9"
    game = solo().puertoma(1, **board).puertoma(2, reserved=B.FORTRESS).action_board(cards=[1]).running(R.BUILDER)
    assert step(game.build()).split()[1] == "factory"


def test_a_puertoma_builds_on_the_next_lower_level_if_one_is_full() -> None:
    game = building(doubloons=9, city=(B.FACTORY, B.HARBOR, B.HOSPICE))
    assert game.account_of_step[0].value == 2
    level = {"office", "large_market", "large_warehouse"}
    assert {one.id for one in game.account_of_step[0].left} <= level


def test_the_reserve_marker_comes_with_the_first_building() -> None:
    game = solo().puertoma(1, doubloons=1).action_board(cards=[2]).running(R.BUILDER).build()
    do(game, step(game))
    assert game.kind is not None
    assert (game.asked, game.kind.value) == (1, "reserve")
    cards = game.turned
    assert len(cards) == 1
    text = step(game)
    assert text.startswith("reserve ")
    events = do(game, text)
    assert of_kind(events, ReserveMarkerMoved)[0].building is not None
    assert board_of(game, 1).reserved != NOBODYS


def test_the_reserve_marker_moves_when_another_player_takes_the_building() -> None:
    game = (
        solo(governor=0)
        .player(0, doubloons=10)
        .puertoma(1, city=(B.SMALL_MARKET,), reserved=B.FORTRESS)
        .puertoma(2, city=(B.HACIENDA,), reserved=B.RESIDENCE)
        .action_board(cards=[1])
        .running(R.BUILDER)
        .build()
    )
    do(game, "build fortress for 9")
    assert (game.asked, step(game)) == (1, "reserve guild hall")
    assert {one.id for one in game.account_of_step[0].among} == {"guild_hall", "customs_house", "city_hall"}
    do(game, "reserve guild hall")
    assert board_of(game, 1).reserved == B.GUILD_HALL


def test_the_reserve_marker_is_removed_if_no_large_building_is_left() -> None:
    position = solo(governor=0).player(0, doubloons=10).puertoma(1, city=(B.SMALL_MARKET,), reserved=B.FORTRESS)
    for large in (B.GUILD_HALL, B.RESIDENCE, B.CUSTOMS_HOUSE, B.CITY_HALL):
        position = position.player(0, city={large: 0}) if large is B.GUILD_HALL else position.copies(large, 0)
    game = position.running(R.BUILDER).build()
    events = do(game, "build fortress for 9")
    assert [one.building for one in of_kind(events, ReserveMarkerMoved)] == [None]
    assert board_of(game, 1).reserved == NOBODYS


def test_the_reserve_marker_moves_after_the_first_large_building_only() -> None:
    game = building(doubloons=12, city=(B.SMALL_MARKET,), reserved=B.FORTRESS)
    do(game, step(game))
    assert step(game).startswith("reserve ")
    game = building(doubloons=12, city=(B.SMALL_MARKET, B.RESIDENCE), reserved=B.FORTRESS)
    do(game, step(game))
    assert board_of(game, 1).reserved == NOBODYS
    assert game.kind is None or game.kind.value != "reserve"


@pytest.mark.parametrize(
    ("city", "doubloons", "unlocks"),
    [
        ((), 1, None),
        ((B.SMALL_MARKET,), 1, 0),
        ((B.HOSPICE,), 4, 1),
        ((B.FACTORY,), 7, 2),
        ((B.SMALL_MARKET,), 10, 3),
    ],
)
def test_abilities_are_unlocked(city: tuple[Building, ...], doubloons: int, unlocks: int | None) -> None:
    """S000 page 37: the second building on levels 1 to 3, the first on level 4; they work from the next role on."""
    game = building(doubloons=doubloons, city=city, reserved=B.FORTRESS if city else None)
    events = do(game, step(game))
    found = of_kind(events, AbilityUnlocked)
    if unlocks is None:
        assert not found
        return
    assert found[0].tile in range(3 * unlocks, 3 * unlocks + 3)
    assert found[0].reveals
    board = board_of(game, 1)
    assert board.abilities[unlocks] == found[0].tile
    assert not board.working
    while game.running_role is R.BUILDER:
        game.apply(game.legal_actions()[0])
    assert board_of(game, 1).working == 1 << unlocks


def test_easy_has_two_abilities() -> None:
    position = solo(level=Level.EASY).puertoma(
        1, doubloons=1, city=(B.HOSPICE, B.OFFICE, B.SMALL_MARKET), abilities=(A.STORE_KIND,)
    )
    game = position.running(R.BUILDER).build()
    events = do(game, step(game))
    assert of_kind(events, AbilityUnlocked)
    assert of_kind(events, AbilitiesGone)
    assert not list(violations(game))
    assert sum(tile >= 0 for tile in board_of(game, 1).abilities) == 2


def test_eight_buildings_end_the_game() -> None:
    city = (B.SMALL_MARKET, B.HACIENDA, B.HOSPICE, B.OFFICE, B.FACTORY, B.HARBOR, B.RESIDENCE)
    game = building(doubloons=9, city=city, reserved=B.FORTRESS)
    do(game, step(game))
    assert game.end_triggers


# -- tiles --------------------------------------------------------------------------------------------------------


def settling(*offer: Tile, **board: Any) -> PuertoRico:
    """Returns a table at which the first Puertoma has chosen the settler."""
    return solo().puertoma(1, **board).offer(*offer).running(R.SETTLER).build()


def test_a_puertoma_takes_the_second_estate_of_a_kind_before_the_dearest_kind() -> None:
    game = settling(T.CORN, T.INDIGO, T.COFFEE, estates={T.CORN: 1})
    assert step(game) == "take corn plantation"
    assert rules_of(game) == [StepRule.SECOND_OF_KIND]
    game = settling(T.CORN, T.INDIGO, T.COFFEE, estates={T.CORN: 1, T.INDIGO: 1})
    assert step(game) == "take indigo plantation"
    assert rules_of(game) == [StepRule.SECOND_OF_KIND, StepRule.DEAREST_KIND]


def test_a_puertoma_takes_the_dearest_kind_that_it_lacks() -> None:
    game = settling(T.CORN, T.SUGAR, T.INDIGO, estates={T.CORN: 2})
    assert step(game) == "take sugar plantation"
    assert rules_of(game) == [StepRule.DEAREST_KIND]


def test_a_puertoma_takes_a_quarry_if_no_estate_fits_as_chooser_or_not() -> None:
    game = settling(T.CORN, estates={T.CORN: 2})
    assert step(game) == "take quarry"
    do(game, "take quarry")
    assert board_of(game, 1).aside[T.QUARRY] == 1
    game = solo(governor=0).puertoma(1, estates={T.CORN: 2}).offer(T.CORN, T.CORN).running(R.SETTLER).build()
    do(game, "take corn plantation")
    assert (game.asked, step(game)) == (1, "take quarry")


def test_a_puertoma_takes_no_tile_if_no_estate_fits_and_no_quarry_is_left() -> None:
    position = solo(governor=0).player(0).puertoma(1, estates={T.CORN: 2}).offer(T.CORN).quarries(0)
    game = position.running(R.SETTLER).build()
    assert (1, Reason.NO_ESTATE_FITS) in skipped(do(game, "pass"))


def test_estates_fill_their_spaces_and_have_their_circles() -> None:
    game = settling(T.TOBACCO, estates={T.TOBACCO: (1, 3)})
    do(game, "take tobacco plantation")
    board = board_of(game, 1)
    assert (board.estates[T.TOBACCO], board.circles[T.TOBACCO], board.active(T.TOBACCO)) == (2, 6, 1)


# -- people -------------------------------------------------------------------------------------------------------


def placing(people: int, players: int = 3, **board: Any) -> PuertoRico:
    """Returns a table at which the first Puertoma has chosen the mayor and places this many people."""
    position = solo(players).puertoma(1, **board).colonists(ship=1 if people == 2 else 0)
    return position.running(R.MAYOR).build()


def test_people_go_where_fewest_circles_are_free_then_to_the_dearest_kind() -> None:
    game = placing(1, estates={T.COFFEE: (1, 0), T.INDIGO: (1, 1), T.CORN: (1, 1)})
    assert step(game) == "place corn plantation 1, indigo plantation 2" or "indigo 2" in step(game)
    assert rules_of(game) == [StepRule.FEWEST_CIRCLES]
    game = placing(1, estates={T.SUGAR: (1, 1), T.INDIGO: (1, 1)})
    assert "sugar 2" in step(game)
    assert rules_of(game) == [StepRule.FEWEST_CIRCLES, StepRule.DEAREST_KIND]


def test_the_first_estate_of_a_kind_is_filled_before_the_second() -> None:
    game = placing(2, estates={T.SUGAR: (2, 1), T.CORN: (1, 0)})
    text = step(game)
    assert "sugar 2" in text
    assert "corn 1" in text


def test_people_without_a_circle_stay_in_the_vp_area_for_good() -> None:
    game = placing(1, estates={T.CORN: (1, 1)})
    assert rules_of(game) == [StepRule.VP_AREA]
    do(game, step(game))
    board = board_of(game, 1)
    assert (board.people_aside, board.idle, board.newcomers) == (1, 1, 0)


def test_refill_example() -> None:
    """T000-23: two free circles on buildings, a gap of 1 under sugar, one of 2 under fruit: five people."""
    game = (
        solo()
        .player(0, city={B.SMALL_MARKET: 0, B.HACIENDA: 0})
        .puertoma(1, estates={T.SUGAR: (2, 3), T.CORN: (1, 1)})
        .puertoma(2, estates={T.INDIGO: (1, 0), T.CORN: (2, 1)})
        .build()
    )
    assert game.colonists_wanted == 5


# -- craftsman, trader, captain -----------------------------------------------------------------------------------


def test_active_estates_produce_without_buildings() -> None:
    game = (
        solo().puertoma(1, estates={T.CORN: (2, 2), T.SUGAR: (2, 3), T.COFFEE: (1, 2)}).running(R.CRAFTSMAN).build()
    )
    assert board_of(game, 1).goods == [2, 0, 1, 0, 0]
    assert step(game) == "take extra sugar"
    assert account(game) == [(StepRule.DEAREST_PRODUCED, ["sugar"], ["corn"], None)]
    do(game, "take extra sugar")
    assert board_of(game, 1).goods == [2, 0, 2, 0, 0]


def test_the_extra_good_is_the_dearest_that_is_left() -> None:
    position = solo().puertoma(1, estates={T.CORN: (1, 1), T.SUGAR: (1, 2)}).supply(sugar=1)
    assert step(position.running(R.CRAFTSMAN).build(), whole=False) == "take extra corn"


def test_a_puertoma_sells_the_dearest_that_the_house_takes() -> None:
    game = solo().puertoma(1, goods={G.COFFEE: 1, G.TOBACCO: 1, G.CORN: 1}).house(G.COFFEE).running(R.TRADER).build()
    assert step(game) == "sell tobacco for 4"
    assert account(game) == [(StepRule.DEAREST_SALE, ["tobacco"], ["corn"], None)]


def test_a_puertoma_sells_only_for_at_least_a_doubloon() -> None:
    game = solo(governor=0).player(0, corn=1).puertoma(1, goods={G.CORN: 2}).running(R.TRADER).build()
    do(game, "pass")
    assert game.running_role is None
    game = solo().puertoma(1, goods={G.CORN: 2}).running(R.TRADER).build()
    assert step(game) == "sell corn for 1"


def test_the_largest_load_then_the_cheapest_kind_then_the_smallest_ship() -> None:
    game = solo().puertoma(1, goods={G.SUGAR: 3, G.CORN: 3, G.COFFEE: 1}).running(R.CAPTAIN).build()
    assert step(game) == "load 3 corn -> ship 4"
    assert account(game) == [
        (StepRule.MOST_LOADED, ["corn", "sugar"], ["coffee"], None),
        (StepRule.CHEAPEST_KIND, ["corn"], ["sugar"], None),
        (StepRule.SMALLEST_SHIP, [], [], None),
    ]


def test_a_puertoma_stores_one_good_of_the_dearest_kind() -> None:
    game = (
        solo()
        .puertoma(1, goods={G.CORN: 3, G.SUGAR: 2})
        .ships({4: (G.INDIGO, 1), 5: (G.COFFEE, 1), 6: (G.TOBACCO, 1)})
    )
    game_ = game.running(R.CAPTAIN).build()
    assert step(game_) == "keep 1 sugar"
    with_tile = (
        solo()
        .puertoma(1, goods={G.CORN: 3, G.INDIGO: 2, G.SUGAR: 2}, abilities=(A.STORE_KIND,))
        .ships({4: (G.TOBACCO, 1), 5: (G.COFFEE, 5), 6: (G.TOBACCO, 0)})
    )
    game_ = with_tile.copies(B.WHARF, 2).running(R.CAPTAIN).build()
    while game_.kind is not None and game_.kind.value == "load_goods":
        do(game_, step(game_))
    assert game_.asked != 1 or step(game_).startswith("keep all")


# -- abilities ----------------------------------------------------------------------------------------------------


def test_the_office_ability_sells_a_kind_that_the_house_has() -> None:
    board = {"goods": {G.COFFEE: 1}}
    assert step(
        solo().puertoma(1, **board, abilities=(A.SELL_SAME_KIND,)).house(G.COFFEE).running(R.TRADER).build()
    ) == ("sell coffee for 5")


def test_a_doubloon_more_a_sale_makes_corn_worth_selling() -> None:
    position = solo(governor=0).player(0, corn=1).puertoma(1, goods={G.CORN: 1}, abilities=(A.SALE_DOUBLOON,))
    game = position.running(R.TRADER).build()
    do(game, "pass")
    assert (game.asked, step(game)) == (1, "sell corn for 1")


def test_a_colonist_comes_with_a_building_from_the_supply() -> None:
    game = building(doubloons=1, estates={T.CORN: (1, 0)}, city=(B.SMALL_MARKET,), abilities=(A.BUILDING_COLONIST,))
    do(game, step(game))
    assert game.kind is not None
    assert (game.kind.value, step(game)) == ("lodge", "lodge colonist in corn")
    do(game, step(game))
    assert board_of(game, 1).active(T.CORN) == 1
    full = building(doubloons=1, city=(B.SMALL_MARKET,), abilities=(A.BUILDING_COLONIST,))
    do(full, step(full))
    assert board_of(full, 1).people_aside == 1


def test_the_builder_ability_pays_a_doubloon_only_if_it_builds() -> None:
    game = building(doubloons=0, abilities=(A.BUILDER_DOUBLOON,))
    do(game, step(game))
    assert board_of(game, 1).doubloons in (0, 1)
    assert board_of(game, 1).spaces == 1
    none = solo(governor=0).player(0, doubloons=9).puertoma(1, doubloons=0, abilities=(A.BUILDER_DOUBLOON,))
    game = none.copies(B.SMALL_MARKET, 0).running(R.BUILDER).build()
    do(game, "pass")
    assert game.asked != 1
    assert board_of(game, 1).doubloons == 0


def test_the_extra_good_ability_adds_a_good_of_the_best_kind() -> None:
    game = solo().puertoma(1, estates={T.CORN: (1, 1)}, abilities=(A.EXTRA_GOOD,)).running(R.CRAFTSMAN).build()
    do(game, step(game))
    assert board_of(game, 1).goods[G.CORN] == 3
    assert not board_of(game, 1).produced


def test_the_factory_ability_pays_a_doubloon_per_kind_produced() -> None:
    board = {"doubloons": 0, "estates": {T.CORN: (2, 2), T.INDIGO: (1, 2)}, "abilities": (A.DOUBLOON_A_KIND,)}
    game = solo().puertoma(1, **board).running(R.CRAFTSMAN).build()
    assert board_of(game, 1).doubloons == 2


def test_the_extra_colonist_ability_comes_before_the_refill_and_is_paid_for() -> None:
    board = {"doubloons": 0, "estates": {T.CORN: (2, 0)}, "abilities": (A.EXTRA_COLONIST, A.DOUBLOON_A_COLONIST)}
    game = solo().puertoma(1, **board).colonists(ship=0).running(R.MAYOR).build()
    do(game, step(game))
    assert game.kind is not None
    assert (game.kind.value, game.colonist_ship) == ("lodge", 0)
    do(game, step(game))
    assert board_of(game, 1).active(T.CORN) == 2
    assert board_of(game, 1).doubloons == 2
    assert game.colonist_ship


def test_the_settler_ability_adds_a_good_with_each_estate() -> None:
    game = settling(T.SUGAR, abilities=(A.GOOD_OF_ESTATE,))
    do(game, step(game))
    assert board_of(game, 1).goods[G.SUGAR] == 1


def test_the_captain_abilities_score_before_storing() -> None:
    goods = {G.CORN: 1, G.SUGAR: 2}
    full = {4: (G.INDIGO, 1), 5: (G.COFFEE, 1), 6: (G.TOBACCO, 1)}
    game = solo().puertoma(1, goods=goods, abilities=(A.POINT_A_KIND,)).ships(full).running(R.CAPTAIN).build()
    assert board_of(game, 1).points == 2
    game = solo().puertoma(1, goods=goods, abilities=(A.DISCARD_FOR_POINTS,)).ships(full).running(R.CAPTAIN).build()
    board = board_of(game, 1)
    assert (board.points, board.goods, game.goods_gone) == (1, [0, 0, 2, 0, 0], (1, 0, 0, 0, 0))
    assert not list(violations(game))


# -- two Puertomas, the marker -------------------------------------------------------------------------------------


def test_the_second_puertoma_follows_the_arrows_from_the_moved_marker() -> None:
    """U14: the first one moves the marker to the craftsman, from which no arrow leads to the craftsman."""
    game = (
        solo(governor=0)
        .puertoma(1, estates={T.CORN: (1, 1)})
        .puertoma(2, estates={T.CORN: (1, 1)})
        .action_board(R.TRADER)
        .build()
    )
    events = do(game, "choose craftsman")
    assert [(one.seat, one.role) for one in of_kind(events, MarkerMoved)] == [(1, R.CRAFTSMAN)]


def test_the_marker_stays_if_the_puertoma_cannot_act() -> None:
    game = solo(governor=0).action_board(R.TRADER).build()
    assert not of_kind(do(game, "choose craftsman"), MarkerMoved)
    assert game.marker == R.TRADER


# -- with expansions ----------------------------------------------------------------------------------------------


def test_a_puertoma_takes_the_noble_first_who_works_like_a_colonist() -> None:
    settings: dict[str, Any] = {"expansions": (Expansion.CITIZENS,), "buildings": Selection.FIXED}
    game = solo(**settings).puertoma(1, estates={T.CORN: (2, 0)}).running(R.MAYOR).build()
    assert game.kind is not None
    assert (game.kind.value, step(game)) == ("take_person", "take noble")
    while game.running_role is R.MAYOR:
        game.apply(game.legal_actions()[0])
    assert board_of(game, 1).all_nobles == 1
    assert not list(violations(game))


def test_a_puertoma_never_builds_the_jeweler() -> None:
    for seed in range(12):
        options = Options(
            SPECIAL, players=3, puertomas=2, expansions=(Expansion.CITIZENS,), buildings=Selection.RANDOM
        )
        game = new_game(options, seed)
        while game.decision is not None:
            game.play(PUERTO_RICO.automatic(game) or game.legal_actions()[-1])
        assert not any(board_of(game, seat).owns(B.JEWELER) for seat in (1, 2))


def test_the_draft_counts_over_all_candidates() -> None:
    options = Options(
        SPECIAL, players=3, puertomas=2, expansions=(Expansion.NEW_BUILDINGS,), buildings=Selection.DRAFT
    )
    game = new_game(options, 3)
    do(game, offered(game)[0])
    assert step(game).startswith("draft ")
    assert rules_of(game) == [StepRule.COUNTED]


def test_a_draft_choice_with_one_candidate_is_a_step_too() -> None:
    options = Options(SPECIAL, players=3, puertomas=2, expansions=(Expansion.CITIZENS,), buildings=Selection.DRAFT)
    alone = 0
    for seed in range(12):
        game, rng = new_game(options, seed), Rng.from_seed(seed)
        while game.kind is DecisionKind.DRAFT_BUILDING:
            of_puertoma = game.is_automatic(game.asked)
            alone += of_puertoma and rules_of(game) == [StepRule.ONLY_ONE]
            events = game.apply(rng.choose(game.legal_actions()))
            drafted = [one.seat for one in of_kind(events, BuildingDrafted) if game.is_automatic(one.seat)]
            assert len(drafted) == len(of_kind(events, StepTaken)) == of_puertoma
    assert alone


def smuggling(*, register: int = 5, players: int = 3, reading: Reading = Reading.PRINTED, **board: Any) -> Position:
    """Returns a position in which the first Puertoma has to play the smuggler."""
    position = solo(players, expansions=(Expansion.SMUGGLER,), reading=reading)
    return position.puertoma(1, **board).colonists(ship=register)


def test_a_puertoma_chooses_the_deed_with_the_highest_gain() -> None:
    game = smuggling(estates={T.COFFEE: (2, 0)}).house(G.CORN).running(R.SMUGGLER).build()
    assert step(game) == "poach 3 people"
    game = smuggling(estates={T.CORN: (1, 0)}).house(G.CORN, G.INDIGO).running(R.SMUGGLER).build()
    assert step(game) == "plunder trading house for 2"
    game = smuggling().ships({4: (G.CORN, 2), 5: (G.SUGAR, 4)}).running(R.SMUGGLER).build()
    assert step(game) == "raid ship 5 for 3 sugar"


def test_equal_deeds_are_chosen_in_their_order_in_both_readings() -> None:
    ships = {4: (G.CORN, 1)}
    game = smuggling(estates={T.CORN: (1, 0)}).house(G.CORN).ships(ships).running(R.SMUGGLER).build()
    assert step(game) == "poach 3 people"
    assert rules_of(game) == [StepRule.MOST_SMUGGLED, StepRule.ORDER_OF_DEEDS]
    corrected = {"reading": Reading.CORRECTED, "register": 3, "estates": {T.CORN: (1, 0)}}
    game = smuggling(**corrected).house(G.CORN).ships(ships).running(R.SMUGGLER).build()
    assert step(game) == "plunder trading house for 1"


def test_a_puertoma_chooses_the_ship_to_raid() -> None:
    """First a kind that it does not produce, then the most goods, then the most valuable kind."""
    made = {"estates": {T.CORN: (1, 1)}}
    game = smuggling(**made, register=0).ships({4: (G.CORN, 4), 5: (G.SUGAR, 1)}).running(R.SMUGGLER).build()
    assert step(game) == "raid ship 5 for 1 sugar"
    game = (
        smuggling(register=0).ships({4: (G.CORN, 2), 5: (G.SUGAR, 2), 6: (G.COFFEE, 1)}).running(R.SMUGGLER).build()
    )
    assert step(game) == "raid ship 5 for 2 sugar"
    assert rules_of(game) == [StepRule.MOST_SMUGGLED, StepRule.MOST_ABOARD, StepRule.DEAREST_KIND]


@pytest.mark.parametrize("reading", Reading)
def test_a_player_with_nothing_to_smuggle_is_passed_over(reading: Reading) -> None:
    position = solo(governor=0, expansions=(Expansion.SMUGGLER,), reading=reading).colonists(ship=0)
    game = position.build()
    assert (0, Reason.NOTHING_TO_SMUGGLE) in skipped(do(game, "choose smuggler"))
    assert (game.asked, game.barred) == (1, 0)


def test_capture_is_refused_and_a_puertoma_without_deeds_is_passed_over() -> None:
    game = smuggling(register=0, doubloons=0).offer().role_doubloons({}).copies(B.SMALL_MARKET, 0).build()
    assert step(game, whole=False) == "choose smuggler"
    assert (1, Reason.NOTHING_TO_SMUGGLE) in skipped(do(game, "choose smuggler"))
    players = solo(governor=0, expansions=(Expansion.SMUGGLER,)).running(R.SMUGGLER).build()
    assert not any(text.startswith("capture") for text in offered(players))
    assert not deeds_of(players, 0).captives
    from puertorico_desktop.engine.puertorico.smuggler_actions import CAPTURE

    refusal = players.why_not(CAPTURE[R.BUILDER])
    assert refusal is not None
    assert refusal.reason is Reason.NO_CAPTURE_WITH_PUERTOMA


def test_the_smuggler_counts_as_two_doubloons_and_wins_a_tie() -> None:
    """S000 page 40; the marker's holder does not choose it again."""
    position = smuggling().house(G.CORN, G.SUGAR).offer(T.CORN, T.SUGAR).action_board(R.CAPTAIN)
    two = position.role_doubloons({R.SETTLER: 2})
    assert step(two.build()) == "choose smuggler"
    assert rules_of(two.build())[-1] is StepRule.SMUGGLER_WINS_TIE
    assert step(two.marker(1).build()) == "choose settler"


def tasks(*some: FestivalTask, **board: Any) -> Position:
    """Returns a table with these festival tasks and this board of the first Puertoma."""
    position = solo(expansions=(Expansion.FESTIVAL, Expansion.FESTIVAL_CARDS)).festival(*some)
    return position.puertoma(1, **board)


def test_no_delivery_with_a_puertoma() -> None:
    options = Options(SPECIAL, players=3, puertomas=1, expansions=(Expansion.FESTIVAL, Expansion.FESTIVAL_CARDS))
    for seed in range(40):
        assert all(task.task is not Task.FESTIVAL_DELIVERY for task in new_game(options, seed).tasks)


def test_the_building_of_a_task_comes_first() -> None:
    """The cheapest, before the highest level; on the lowest level with a free space that it can pay (R24)."""
    task = FestivalTask(Task.PIONEERS_TRIBUTE, building=B.FACTORY)
    game = tasks(task, doubloons=9, city=(B.SMALL_MARKET,), reserved=B.FORTRESS).running(R.BUILDER).build()
    assert step(game) == "build factory for 6"
    do(game, step(game))
    assert board_of(game, 1).points == 3
    full = {"city": (B.SMALL_MARKET, B.UNIVERSITY, B.HARBOR), "reserved": B.FORTRESS}
    game = tasks(task, doubloons=9, **full).running(R.BUILDER).build()
    assert step(game) == "build factory for 6"
    do(game, step(game))
    assert [len(level) for level in board_of(game, 1).city] == [1, 0, 2, 1]
    poor = tasks(task, doubloons=6, **full).running(R.BUILDER).build()
    assert not step(poor).startswith("build factory")


def test_a_large_building_of_a_task_needs_no_marker_but_is_never_first() -> None:
    task = FestivalTask(Task.TOWN_PATRON, building=B.RESIDENCE)
    game = tasks(task, doubloons=9, city=(B.SMALL_MARKET,), reserved=B.FORTRESS).running(R.BUILDER).build()
    assert step(game) == "build residence for 9"
    assert not step(tasks(task, doubloons=9).running(R.BUILDER).build()).startswith("build residence")


def test_a_puertoma_takes_estates_of_a_task_first_and_puts_a_third_aside() -> None:
    task = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))
    game = tasks(task, estates={T.CORN: (2, 2)}).offer(T.CORN, T.COFFEE).running(R.SETTLER).build()
    assert step(game) == "take corn plantation"
    assert rules_of(game) == [StepRule.TASK_ESTATE]
    do(game, step(game))
    board = board_of(game, 1)
    assert (board.estates[T.CORN], board.aside[T.CORN], board.tiles_of(T.CORN)) == (2, 1, 3)
    assert game.tasks[0].winner == 1
    twins = FestivalTask(Task.TWIN_FARMERS, estates=(T.CORN, T.INDIGO))
    game = (
        tasks(twins, estates={T.CORN: 2}).offer(T.CORN, T.INDIGO, T.COFFEE).running(R.SETTLER).build()
    )  # R25: it has its two corns
    assert step(game) == "take indigo plantation"


def test_several_kinds_of_a_task_are_counted_by_tile() -> None:
    twins = FestivalTask(Task.TWIN_FARMERS, estates=(T.CORN, T.INDIGO))
    position = tasks(twins).offer(T.CORN, T.CORN, T.INDIGO)
    for card, expected in ((1, "corn"), (2, "corn"), (3, "indigo"), (4, "corn")):
        game = position.action_board(cards=[card]).running(R.SETTLER).build()
        assert step(game) == f"take {expected} plantation"


def test_goods_of_tasks_lead_to_new_kinds_without_a_card() -> None:
    task = FestivalTask(Task.TWO_BASKETS, goods=(G.INDIGO, G.SUGAR))
    game = tasks(task, estates={T.CORN: 1}).offer(T.CORN, T.INDIGO, T.SUGAR, T.COFFEE).running(R.SETTLER).build()
    assert step(game) == "take sugar plantation"
    assert rules_of(game) == [StepRule.TASK_GOOD, StepRule.DEAREST_KIND]
    assert not game.turned


def test_people_go_where_goods_of_tasks_grow() -> None:
    task = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.COFFEE,))
    position = tasks(task, estates={T.COFFEE: (1, 0), T.CORN: (1, 0)}).colonists(ship=0)
    game = position.running(R.MAYOR).build()
    assert "coffee 1" in step(game)
    assert rules_of(game) == [StepRule.TASK_KIND]
    several = FestivalTask(Task.TWO_BASKETS, goods=(G.CORN, G.COFFEE))
    position = tasks(several, estates={T.COFFEE: (1, 0), T.CORN: (1, 0), T.SUGAR: (1, 1)}).colonists(ship=0)
    for card, expected in ((1, "corn 1"), (2, "coffee 1")):
        game = position.action_board(cards=[card]).running(R.MAYOR).build()
        assert expected in step(game)
        assert rules_of(game) == [StepRule.TASK_KIND, StepRule.COUNTED]


def test_a_puertoma_sells_the_good_of_closing_time_if_that_fills_the_house() -> None:
    task = FestivalTask(Task.CLOSING_TIME, goods=(G.CORN,))
    board = {"goods": {G.CORN: 1, G.COFFEE: 1}}
    game = tasks(task, **board).house(G.INDIGO, G.SUGAR, G.TOBACCO).running(R.TRADER).build()
    assert step(game) == "sell corn for 1"
    game = tasks(task, **board).house(G.INDIGO, G.SUGAR).running(R.TRADER).build()
    assert step(game) == "sell coffee for 5"


def test_a_send_off_is_not_bound_by_the_largest_load() -> None:
    task = FestivalTask(Task.TRADITIONAL_SEND_OFF, goods=(G.SUGAR,))
    game = tasks(task, goods={G.SUGAR: 6, G.CORN: 6}).running(R.CAPTAIN).build()
    assert step(game) == "load 4 sugar -> ship 4"
    assert rules_of(game) == [StepRule.SEND_OFF]
    do(game, step(game))
    assert game.tasks[0].winner == 1
    elsewhere = tasks(task, goods={G.SUGAR: 6}).ships({6: (G.SUGAR, 1)}).running(R.CAPTAIN).build()
    assert step(elsewhere) == "load 5 sugar -> ship 6"


def test_players_keep_four_of_six_cards_and_puertomas_score_for_them() -> None:
    options = Options(SPECIAL, players=3, puertomas=1, expansions=(Expansion.ACHIEVEMENTS,))
    game = new_game(options, 4)
    for seat in (0, 1):
        for left in (6, 5, 4, 3):
            assert game.asked == seat
            assert len(game.observation(seat).pack) == left
            assert not set(game.observation(1 - seat).pack) & set(game.observation(seat).pack)
            do(game, offered(game)[0])
    assert [len(hand) for hand in game.hands] == [4, 4, 0]
    assert [len(aside) for aside in game.set_aside] == [2, 2, 0]
    assert game.kind is not None
    assert game.kind.value == "choose_role"
    sheet = game.scores()[2]
    from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS

    every = sum(ACHIEVEMENTS[card].points for hand in game.hands for card in hand)
    assert sheet.extras[Extra.CARDS_NOT_DONE] == every
    assert [one.achievement_points for one in game.scores()] == [0, 0, 0]


def test_a_restored_game_looks_for_no_goals_of_a_puertoma() -> None:
    """Nine people on eight tiles, then the ninth tile: no deed of people meets the goal, nor does a restored game."""
    position = solo(3, 1, expansions=(Expansion.ACHIEVEMENTS,)).offer(T.CORN, T.CORN, T.CORN, T.CORN)
    game = position.puertoma(2, estates={T.SUGAR: (2, 4), T.COFFEE: (2, 5)}, aside={T.QUARRY: 4}).build()
    while game.round == 1:
        game.play(game.legal_actions()[0])
    assert game.players[2].tiles > 8
    back = restore(capture(game), game.options, "snapshot")
    for one in (game, back):
        one.play(one.legal_actions()[0])
    assert back == game


# -- the end ------------------------------------------------------------------------------------------------------


def test_the_score_of_its_board() -> None:
    """S000 page 39, T000-24: pairs of active sugar and of active coffee estates are worth 2 each."""
    game = (
        solo()
        .puertoma(
            1,
            doubloons=4,
            points=11,
            estates={T.SUGAR: (2, 4), T.COFFEE: (2, 6), T.CORN: (2, 1)},
            aside={T.QUARRY: 2, T.CORN: 1},
            people_aside=3,
            city=(B.SMALL_MARKET, B.HACIENDA, B.FORTRESS),
            goods={G.CORN: 1},
        )
        .build()
    )
    sheet = game.scores()[1]
    assert sheet.bonuses == {B.FORTRESS: 6}
    assert dict(sheet.extras) == {
        Extra.IDLE_PEOPLE: 3,
        Extra.TILES_ASIDE: 9,
        Extra.ACTIVE_PAIRS: 4,
        Extra.LEFT_OVER: 3,
    }
    assert sheet.total == 11 + 1 + 1 + 4 + 6 + 3 + 9 + 4 + 3
    assert sheet.tie_break == 5


def test_each_step_is_a_ply_with_and_without_play_forced() -> None:
    games = [new_game(Options(SPECIAL, players=2, puertomas=1, play_forced=forced), 3) for forced in (True, False)]
    for game in games:
        while game.decision is not None and game.round < 4:
            if game.rules.automatic >> game.asked & 1:
                events = game.apply(game.legal_actions()[0])
                assert isinstance(events[0], StepTaken)
            else:
                game.play(game.legal_actions()[0])


def test_play_gives_the_same_state_as_apply() -> None:
    options = Options(SPECIAL, players=3, puertomas=2, level=Level.HARD)
    quiet, loud = new_game(options, 9), new_game(options, 9)
    for _ in range(150):
        action = loud.legal_actions()[0]
        loud.apply(action)
        quiet.play(action)
    assert quiet == loud
