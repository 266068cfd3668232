"""Sentences of the rulebook S002, and of the rulings about it, that have no example there."""

from __future__ import annotations

from collections import Counter

import pytest

from puertorico_desktop.engine.sanjuan.actions import Build
from puertorico_desktop.engine.sanjuan.catalog import CATALOG, PRICES, in_pack
from puertorico_desktop.engine.sanjuan.components import CARDS, Card, Role
from puertorico_desktop.engine.sanjuan.events import (
    CardsDrawn,
    CardsTurnedUp,
    DeckShuffled,
    FirstHandChosen,
    GoodsProduced,
    GoodStowed,
    PricesTurned,
    RoundStarted,
)
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.engine.sanjuan.setup import new_game
from tests.engine.sanjuan.games import asked, do, hand, of_kind, offered, refused

C = Card
GRANARY = C.CORN_GRANARY
NEW = (Expansion.NEW_BUILDINGS,)


# -- components and setup -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("expansions", "cards"), [((), 112), (NEW, 141)])
def test_everybody_begins_with_a_granary_and_four_cards(
    players: int, expansions: tuple[Expansion, ...], cards: int
) -> None:
    options = Options(players=players, expansions=expansions)
    game = new_game(options, 3)
    assert sum(in_pack(options)) == cards
    assert len(game.deck) == cards - players - 4 * players
    assert [player.hand_size for player in game.players] == [4] * players
    assert all(player.city[GRANARY] == player.buildings == 1 for player in game.players)
    assert game.cathedral == bool(expansions)
    assert asked(game) == (0, "choose_role")


def test_the_pack_has_the_cards_of_the_rulebook() -> None:
    made = [row for row in CATALOG.values() if row.is_production]
    assert [row.copies for row in made] == [10, 8, 9, 9, 8]
    base = [row for row in CATALOG.values() if not row.is_production and row.expansion is None]
    assert len(base) == 24
    assert Counter((row.cost == 6, row.copies) for row in base) == {(False, 3): 20, (True, 2): 4}
    new = [row for row in CATALOG.values() if row.expansion is not None]
    assert sum(row.copies for row in new) == 29
    assert [row.copies for row in new] == [3] * 9 + [2, 0]
    assert [CATALOG[card].points for card in (C.STATUE, C.ARCH, C.HERO)] == [3, 4, 5]
    assert len(PRICES) == 5


def test_in_the_variant_later_players_draw_more_cards_and_all_keep_four() -> None:
    game = new_game(Options(players=4, opening_choice=True), 5)
    assert [player.hand_size for player in game.players] == [5, 6, 7, 8]
    for seat in range(4):
        assert asked(game) == (seat, "discard")
        events = do(game, offered(game)[0])
        (chosen,) = of_kind(events, FirstHandChosen)
        assert len(chosen.cards) == 1 + seat
        assert bool(of_kind(events, RoundStarted)) == (seat == 3)
    assert [player.hand_size for player in game.players] == [4] * 4
    assert len(game.discards) == 1 + 2 + 3 + 4
    assert asked(game) == (0, "choose_role")


# -- the round ------------------------------------------------------------------------------------------------------


def test_of_two_players_the_governor_takes_the_first_and_the_third_role() -> None:
    game = table(2).build()
    order = []
    for round_ in (1, 2):
        while game.round == round_:
            seat, kind = asked(game) or (0, "")
            if kind == "choose_role":
                order.append(seat)
            do(game, offered(game)[-1 if kind == "choose_role" else 0])
    assert order == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_takes_a_role_and_the_governor_card_goes_round(players: int) -> None:
    game = table(players, governor=players - 1).build()
    order = []
    while game.round == 1:
        seat, kind = asked(game) or (0, "")
        if kind == "choose_role":
            order.append(seat)
        do(game, offered(game)[-1 if kind == "choose_role" else 0])
    assert order == [players - 1, *range(players - 1)]
    assert (game.governor, asked(game)) == (0, (0, "choose_role"))


def test_a_phase_begins_with_the_player_who_took_the_role() -> None:
    game = table(4).player(0, hand=[C.VILLA]).player(1, hand=[C.VILLA]).build()
    do(game, "choose adventurer", "choose builder")
    assert asked(game) == (1, "build")
    do(game, "pass")
    assert asked(game) == (0, "build"), "players 2 and 3 have no cards"


def test_the_discards_are_shuffled_when_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    game = table(2).discards(C.HERO, C.VILLA, C.STATUE).deck(C.CRANE).build()
    game.deck = game.deck[-1:]
    events = do(game, "choose recruiter")
    assert of_kind(events, DeckShuffled) == [DeckShuffled(3)]
    assert sorted(game.drawn) == sorted((C.CRANE, C.HERO, C.VILLA, C.STATUE)), "four are all there are"
    assert (game.deck, game.discards) == ([], [])


def test_the_price_cards_keep_their_order_for_the_whole_game() -> None:
    game = table(2).price_order((3, 1, 5, 2, 4)).build()
    turned = []
    while len(turned) < 10:
        trader = "choose trader" in offered(game)
        turned += of_kind(do(game, "choose trader" if trader else offered(game)[-1]), PricesTurned)
    order = [PRICES[number - 1] for number in (3, 1, 5, 2, 4)]
    assert [event.prices for event in turned] == order * 2
    assert [event.first for event in turned] == [True] * 4 + [False] * 6, "the fifth one follows from the others"


# -- the start of a round -------------------------------------------------------------------------------------------


def test_each_step_of_a_round_start_is_done_by_all_before_the_next_one() -> None:
    cards = {C.SUGAR_MILL: 4, C.TOBACCO_STORAGE: 4}
    city = [C.OFFICE, C.CHAPEL, C.CHURCH]
    start = table(2, governor=1, new_buildings=True).player(0, hand=cards, city=city)
    game = start.player(1, hand={C.COFFEE_ROASTER: 4, C.FRUIT_DEPOT: 4}, city=city).round_start().build()
    steps = []
    while game.kind is not None and game.kind.value != "choose_role":
        steps.append((asked(game) or (0, ""), str(offered(game)[-1].rpartition(" under ")[2])))
        do(game, "pass" if game.kind.value != "discard" else offered(game)[0])
    assert [step for step, _ in steps] == [
        *((seat, "exchange") for seat in (1, 0)),
        *((seat, "tuck") for seat in (1, 1, 0, 0)),
        *((seat, "discard") for seat in (1, 0)),
    ]
    assert [under for (_, kind), under in steps if kind == "tuck"] == ["chapel", "church"] * 2


def test_the_first_round_has_no_start() -> None:
    game = new_game(Options(players=2, expansions=NEW), 1)
    assert asked(game) == (0, "choose_role")


def test_an_office_draws_as_many_cards_as_it_discards() -> None:
    start = table(2, new_buildings=True).player(0, city=[C.OFFICE], hand=[C.VILLA, C.HERO, C.CRANE])
    game = start.deck(C.STATUE, C.CANAL).round_start().build()
    assert max(len(action.cards) for action in game.legal_actions()[1:]) == 2
    do(game, "exchange villa, hero")
    assert [card for card in CARDS if game.players[0].hand[card]] == [C.CRANE, C.CANAL, C.STATUE]


def test_a_church_is_used_once_in_a_game_and_putting_nothing_there_does_not_use_it_up() -> None:
    start = table(2, new_buildings=True).player(0, city=[C.CHURCH], hand={C.SUGAR_MILL: 3})
    game = start.round_start().build()
    do(game, "pass")
    assert not game.players[0].church_used
    game = start.round_start().build()
    do(game, "tuck 3 sugar mill under church")
    assert (game.players[0].church_used, game.scores()[0].tucked) == (True, {C.CHURCH: 3})
    used = table(2, new_buildings=True).player(0, city=[C.CHURCH], hand=[C.HERO], church_used=True)
    assert asked(used.round_start().build()) == (0, "choose_role"), "another Church after the first was covered"


def test_cards_under_a_covered_chapel_count_and_so_does_the_building_that_covers_it() -> None:
    city = [C.CRANE, C.CHAPEL]
    start = table(2).player(0, city=city, chapel=[C.HERO, C.VILLA], hand=[C.STATUE])
    game = start.build()
    do(game, "choose builder", "build statue for 0 over chapel")
    sheet = game.scores()[0]
    assert sheet.tucked == {C.CHAPEL: 2}
    assert sheet.buildings == {GRANARY: 1, C.CRANE: 1, C.STATUE: 3}


def test_the_own_limit_of_a_lighthouse_is_not_lowered_by_a_fortress_of_others() -> None:
    cards = {C.SUGAR_MILL: 7}
    start = table(3, new_buildings=True).player(0, city=[C.FORTRESS], hand=cards)
    start.player(1, city=[C.LIGHTHOUSE], hand={C.TOBACCO_STORAGE: 7}).player(2, hand={C.COFFEE_ROASTER: 7})
    game = start.round_start().build()
    assert [player.hand_size for player in game.players] == [7, 7, 6]


# -- buildings ------------------------------------------------------------------------------------------------------


def test_a_factory_draws_one_card_for_two_or_more_goods_also_of_another_craftsman() -> None:
    city = [C.FACTORY, C.CANAL, C.SUGAR_MILL, C.FRUIT_DEPOT]
    game = table(2, governor=1).player(0, city=city).build()
    do(game, "choose craftsman")
    events = do(game, "produce corn granary, sugar mill")
    assert [(event.seat, event.cause, len(event.cards)) for event in of_kind(events, CardsDrawn)] == [
        (0, C.FACTORY, 1)
    ]
    game = table(2).player(0, city=[C.FACTORY, C.CANAL, C.SUGAR_MILL, C.FRUIT_DEPOT]).build()
    events = do(game, "choose craftsman")
    assert [len(event.buildings) for event in of_kind(events, GoodsProduced)] == [3, 1]
    assert [(event.seat, len(event.cards)) for event in of_kind(events, CardsDrawn)] == [(0, 1)]


def test_a_bohio_draws_a_card_only_if_nobody_has_sold() -> None:
    start = table(2, new_buildings=True).player(0, city=[C.BOHIO]).player(1, goods=[GRANARY])
    game = start.build()
    do(game, "choose trader", "pass")
    assert hand(game, 0) == 1
    game = start.build()
    do(game, "choose trader", "sell corn granary for 1")
    assert hand(game, 0) == 0


@pytest.mark.parametrize(
    ("own", "other", "covered", "kept"),
    [
        ((), (), (), True),
        ((C.CRANE,), (), (), False),
        ((), (C.CRANE,), (), False),
        ((), (), (C.CRANE,), True),  # a covered building is not built (rulings.md, San Juan 3)
    ],
)
def test_a_bank_keeps_a_card_that_stands_in_no_city(
    own: tuple[Card, ...], other: tuple[Card, ...], covered: tuple[Card, ...], kept: bool
) -> None:
    start = table(2, governor=1, new_buildings=True).player(0, city=[C.BANK, *own], covered=covered)
    game = start.player(1, city=other).deck(C.VILLA, C.CRANE).build()
    (event,) = of_kind(do(game, "choose adventurer"), CardsTurnedUp)
    assert event == CardsTurnedUp(0, (C.CRANE,), C.CRANE if kept else None, C.BANK)
    assert hand(game, 0) == kept
    assert game.players[0].revealed == ((C.CRANE,) if kept else ())


def test_gold_mines_and_banks_work_for_all_owners_in_turn_order_from_the_adventurer() -> None:
    city = [C.GOLD_MINE, C.BANK]
    game = table(3, governor=2, new_buildings=True).player(0, city=city).player(2, city=city).build()
    events = do(game, "choose adventurer")
    assert [(event.seat, event.cause) for event in of_kind(events, CardsTurnedUp)] == [
        (2, C.GOLD_MINE),
        (2, C.BANK),
        (0, C.GOLD_MINE),
        (0, C.BANK),
    ]
    assert isinstance(events[1], CardsDrawn), "the privilege comes first"


def test_a_gold_mine_turns_up_nothing_with_fewer_than_four_cards() -> None:
    game = table(2).player(0, city=[C.GOLD_MINE]).deck(C.VILLA, C.HERO, C.CRANE, C.STATUE).build()
    game.deck = game.deck[-4:]
    events = do(game, "choose adventurer")  # the privilege takes one of the four
    assert not of_kind(events, CardsTurnedUp)
    assert len(game.deck) == 3


def test_a_harbor_keeps_one_of_the_sold_goods_and_the_cards_are_drawn_for_all() -> None:
    start = table(2, new_buildings=True).player(0, city=[C.HARBOR, C.FRUIT_DEPOT], goods=[GRANARY, C.FRUIT_DEPOT])
    game = start.prices(1).build()
    events = do(game, "choose trader", "sell corn granary, fruit depot for 2")
    assert len(of_kind(events, GoodStowed)) == 1
    assert (hand(game, 0), len(game.players[0].harbor), len(game.discards)) == (2, 1, 1)
    assert game.scores()[0].tucked == {C.HARBOR: 1}


@pytest.mark.parametrize(
    ("cities", "drawing"),
    [
        ((2, 2, 2), []),
        ((2, 3, 3), [0]),
        ((2, 2, 3), [0, 1]),  # several may have the fewest
        ((3, 2, 3), [1]),
    ],
)
def test_a_school_draws_if_nobody_has_fewer_buildings_and_somebody_more(
    cities: tuple[int, ...], drawing: list[int]
) -> None:
    start = table(3, new_buildings=True)
    for seat, number in enumerate(cities):
        start.player(seat, city=[C.SCHOOL] + [GRANARY] * (number - 2))
    events = do(start.build(), "choose builder")
    assert [event.seat for event in of_kind(events, CardsDrawn) if event.cause is C.SCHOOL] == drawing


def test_a_zoning_office_gets_a_good_only_if_it_is_empty_and_no_craftsman_fills_it() -> None:
    start = table(2, new_buildings=True).player(0, city=[C.ZONING_OFFICE]).player(1, city=[C.ZONING_OFFICE])
    game = start.build()
    events = do(game, "choose craftsman")
    assert {building for event in of_kind(events, GoodsProduced) for building in event.buildings} == {GRANARY}
    full = table(2, new_buildings=True).player(0, city=[C.ZONING_OFFICE], goods=[C.ZONING_OFFICE])
    game = full.player(1, city=[C.ZONING_OFFICE]).build()
    events = do(game, "choose recruiter")
    assert [event.seat for event in of_kind(events, GoodsProduced)] == [1]


def test_the_cathedral_is_a_commercial_building_and_can_be_built_with_an_empty_hand_left() -> None:
    city = [C.BUILDERS_YARD, C.LUMBERYARD, C.CITY_HALL]
    game = table(2, new_buildings=True).player(0, city=city, hand={C.SUGAR_MILL: 5}).build()
    events = do(game, "choose builder", "build cathedral for 5")  # 7 - 1 builder - 1 Builder's Yard
    assert [event.cause for event in of_kind(events, CardsDrawn)] == [C.LUMBERYARD]
    assert not game.cathedral
    assert game.scores()[0].bonuses == {C.CITY_HALL: 4, C.CATHEDRAL: 0}


def test_a_building_may_cover_one_that_covers_another_and_a_covered_kind_may_be_built_again() -> None:
    city = [C.CRANE, C.STATUE]
    game = table(2).player(0, city=city, covered=[C.CHAPEL], hand=[C.CHAPEL, C.HERO, C.HERO, C.HERO]).build()
    do(game, "choose builder")
    assert refused(game, Build(C.CHAPEL)) is None
    assert refused(game, Build(C.CHAPEL, C.STATUE)) is None
    assert refused(game, Build(C.HERO, C.CRANE)) is Reason.NOT_OVER_CRANE
    assert refused(game, Build(C.STATUE, C.STATUE)) is Reason.NOT_IN_HAND


def test_a_covered_publishing_house_does_not_double_the_price_of_what_covers_it() -> None:
    city = [C.CRANE, C.PUBLISHING_HOUSE]
    game = table(3).player(0, city=city, hand={C.CUSTOMS_HOUSE: 1, C.SUGAR_MILL: 6}).build()
    do(game, "choose builder")
    assert game.price_tag(0, C.CUSTOMS_HOUSE).price == 4
    assert game.price_tag(0, C.CUSTOMS_HOUSE, C.PUBLISHING_HOUSE).price == 0
    assert game.price_tag(0, C.CUSTOMS_HOUSE, C.PUBLISHING_HOUSE).privilege == 1


# -- the end --------------------------------------------------------------------------------------------------------


def test_a_building_over_another_one_does_not_add_to_the_twelve() -> None:
    city = [C.CRANE, C.CHAPEL] + [GRANARY] * 4 + [C.FRUIT_DEPOT] * 4
    start = table(2).player(0, city=city, hand=[C.STATUE, C.VILLA, C.HERO])
    game = start.build()
    do(game, "choose builder", "build statue for 0 over chapel")
    assert (game.players[0].buildings, game.decision is None) == (11, False)


@pytest.mark.parametrize(
    ("hands", "goods", "winners"),
    [
        ((2, 1), ((), ()), (0,)),
        ((1, 1), ((), (GRANARY,)), (1,)),
        ((2, 1), ((), (GRANARY,)), (0, 1)),
        ((1, 0), ((), (C.ZONING_OFFICE,)), (0, 1)),  # U13
    ],
)
def test_a_tie_is_decided_by_hand_and_goods_and_shared_if_these_are_equal(
    hands: tuple[int, int], goods: tuple[tuple[Card, ...], ...], winners: tuple[int, ...]
) -> None:
    start = table(2, new_buildings=True)
    for seat, (cards, stocked) in enumerate(zip(hands, goods, strict=True)):
        start.player(seat, city=[C.ZONING_OFFICE], hand={C.SUGAR_MILL: cards}, goods=stocked)
    standings = start.build().standings()
    assert tuple(sorted(one.seat for one in standings if one.place == 1)) == winners


def test_the_adventurer_alone_draws_and_a_publishing_house_doubles_it() -> None:
    game = table(3).player(0, city=[C.PUBLISHING_HOUSE]).build()
    do(game, "choose adventurer")
    assert [hand(game, seat) for seat in range(3)] == [2, 0, 0]
    assert game.role_owners[Role.ADVENTURER] == 0
