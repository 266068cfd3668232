"""The examples of the rulebook of San Juan 1897 (S002), row by row of worked-examples.md."""

import pytest

from puertorico_desktop.engine.sanjuan.actions import PASS, Build
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.events import CardsDrawn, CardsTurnedUp, PricesTurned
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.reasons import Reason
from tests.engine.sanjuan.games import asked, do, hand, of_kind, offered, refused

C = Card
GRANARY = C.CORN_GRANARY


def price(game: SanJuan, kind: Card, over: Card | None = None, seat: int = 0) -> int:
    return game.price_tag(seat, kind, over).price


def building(*city: Card, seat: int = 0, chooser: int = 0, new: bool = False, players: int = 4) -> SanJuan:
    """Returns a builder phase, in which the player has these buildings and some cards."""
    cards = {C.COFFEE_ROASTER: 6}
    game = table(players, chooser, new_buildings=new).player(seat, city=city, hand=cards).build()
    do(game, "choose builder")
    while game.asked != seat:
        do(game, "pass")
    return game


def test_t002_01_a_discount_above_the_cost_is_not_paid_out() -> None:
    game = building(C.DISTILLERY, C.PUBLISHING_HOUSE)
    assert [price(game, kind) for kind in (C.SUGAR_MILL, C.FRUIT_DEPOT, C.TOBACCO_STORAGE)] == [0, 0, 1]


def test_t002_02_markets_and_trading_post() -> None:
    city = [C.SUGAR_MILL, C.COFFEE_ROASTER, C.TRADING_POST, C.LARGE_MARKET]
    goods = [GRANARY, C.SUGAR_MILL, C.COFFEE_ROASTER]
    game = table(4).player(0, city=city, goods=goods).prices(3).build()
    do(game, "choose trader", "sell corn granary, sugar mill, coffee roaster for 7")
    assert hand(game, 0) == 1 + 2 + 3 + 1


def test_t002_03_builders_yard() -> None:
    assert price(building(C.BUILDERS_YARD), C.CRANE) == 0


@pytest.mark.parametrize(("chooser", "more", "goods"), [(3, (), 2), (0, (), 3), (0, (C.PUBLISHING_HOUSE,), 4)])
def test_t002_04_canal(chooser: int, more: tuple[Card, ...], goods: int) -> None:
    plants = [C.FRUIT_DEPOT, C.SUGAR_MILL, C.TOBACCO_STORAGE, C.COFFEE_ROASTER]
    game = table(4, chooser).player(0, city=[C.CANAL, *plants, *more]).build()
    do(game, "choose craftsman")
    assert max(len(action.buildings) for action in game.legal_actions() if action != PASS) == goods


def test_t002_05_crane_over_a_chapel() -> None:
    start = table(4, 3).player(
        0, city=[C.CRANE, C.CHAPEL], chapel=[C.VILLA, C.HERO], hand={C.CUSTOMS_HOUSE: 1, C.SUGAR_MILL: 3}
    )
    game = start.build()
    do(game, "choose builder")
    while game.asked != 0:
        do(game, "pass")
    do(game, "build customs house for 3 over chapel")
    assert hand(game, 0) == 0
    assert game.scores()[0].tucked == {C.CHAPEL: 2}
    assert game.scores()[0].buildings == {GRANARY: 1, C.CRANE: 1, C.CUSTOMS_HOUSE: 0}


def test_t002_06_crane_does_not_pay_out_the_difference_and_the_good_is_lost() -> None:
    game = table(4).player(0, city=[C.CRANE, C.TOBACCO_STORAGE], goods=[C.TOBACCO_STORAGE], hand=[C.STATUE]).build()
    do(game, "choose builder", "build statue for 0 over tobacco storage")
    assert hand(game, 0) == 0
    assert len(game.discards) == 1
    assert game.known == [0]
    assert not game.players[0].goods_held


@pytest.mark.parametrize(
    ("turned", "kept"),
    [
        ((C.PUBLISHING_HOUSE, C.LUMBERYARD, C.DISTILLERY, C.SUGAR_MILL), None),
        ((C.BUILDERS_YARD, C.GOLD_MINE, C.SUGAR_MILL, C.PUBLISHING_HOUSE), C.GOLD_MINE),
    ],
)
def test_t002_07_and_08_gold_mine(turned: tuple[Card, ...], kept: Card | None) -> None:
    game = table(4).player(0, city=[C.GOLD_MINE]).deck(C.VILLA, *turned).build()
    events = do(game, "choose adventurer")
    assert of_kind(events, CardsTurnedUp) == [CardsTurnedUp(0, turned, kept, C.GOLD_MINE)]
    assert hand(game, 0) == 1 + (kept is not None)
    assert game.players[0].revealed == (() if kept is None else (kept,))


def test_t002_09_hidden_market() -> None:
    game = (
        table(4, 3)
        .player(
            0,
            city=[C.HIDDEN_MARKET, C.SUGAR_MILL],
            goods=[GRANARY, C.SUGAR_MILL],
            hand={C.PUBLISHING_HOUSE: 1, C.VILLA: 3},
        )
        .build()
    )
    do(game, "choose builder", "build publishing house for 5")
    assert asked(game) != (0, "pay")  # 3 villas and both goods: the only way
    assert hand(game, 0) == 0
    assert not game.players[0].goods_held


def test_t002_10_large_market() -> None:
    city = [C.FRUIT_DEPOT, C.TOBACCO_STORAGE, C.LARGE_MARKET, C.TRADING_POST]
    game = table(4).player(0, city=city, goods=[C.FRUIT_DEPOT, C.TOBACCO_STORAGE]).prices(1).build()
    do(game, "choose trader", "sell fruit depot, tobacco storage for 4")
    assert hand(game, 0) == 4


@pytest.mark.parametrize(("more", "drawn", "gone"), [((), 5, 3), ((C.PUBLISHING_HOUSE,), 8, 6)])
def test_t002_11_and_12_notary(more: tuple[Card, ...], drawn: int, gone: int) -> None:
    game = table(4).player(0, city=[C.NOTARY, C.VILLA, *more], hand=[C.HERO]).build()
    events = do(game, "choose recruiter")
    assert [len(event.cards) for event in of_kind(events, CardsDrawn)] == [drawn]
    assert asked(game) == (0, "discard")
    assert game.wanted == gone
    assert hand(game, 0) == 1 + drawn
    assert any(C.HERO in action.cards for action in game.legal_actions())


def test_t002_13_publishing_house_and_builders_yard() -> None:
    assert price(building(C.BUILDERS_YARD, C.PUBLISHING_HOUSE), C.HERO) == 2


@pytest.mark.parametrize(("chooser", "more", "goods"), [(3, (), 2), (0, (), 3), (0, (C.PUBLISHING_HOUSE,), 4)])
def test_t002_14_trading_post(chooser: int, more: tuple[Card, ...], goods: int) -> None:
    plants = [C.FRUIT_DEPOT, C.SUGAR_MILL, C.TOBACCO_STORAGE, C.COFFEE_ROASTER]
    game = table(4, chooser).player(0, city=[C.TRADING_POST, *plants, *more], goods=[GRANARY, *plants]).build()
    do(game, "choose trader")
    assert max(len(action.buildings) for action in game.legal_actions() if action != PASS) == goods


@pytest.mark.parametrize(("chooser", "more", "drawn"), [(3, (), 2), (0, (), 5), (0, (C.PUBLISHING_HOUSE,), 8)])
@pytest.mark.parametrize("notary", [False, True])
def test_t002_15_villa(chooser: int, more: tuple[Card, ...], drawn: int, notary: bool) -> None:
    game = table(2, chooser % 2).player(0, city=[C.VILLA, *more, *([C.NOTARY] if notary else [])]).build()
    line = "choose recruiter doubled" if more else "choose recruiter"
    do(game, line)
    if asked(game) == (1, "keep"):
        do(game, offered(game)[0])
    if notary and drawn > 2:
        assert (asked(game), hand(game, 0), game.wanted) == ((0, "discard"), drawn, drawn - 2)
    elif drawn > 2:
        assert (asked(game), len(game.drawn), game.wanted) == ((0, "keep"), drawn, 2)
    else:
        assert hand(game, 0) == 2


def test_t002_16_assembly_hall() -> None:
    city = [GRANARY, GRANARY, C.FRUIT_DEPOT, C.SUGAR_MILL, C.SUGAR_MILL, C.ASSEMBLY_HALL]
    assert table(4).player(0, city=city).build().scores()[0].bonuses == {C.ASSEMBLY_HALL: 9}


def test_t002_17_city_hall() -> None:
    city = [C.HOSPITAL, C.CANAL, C.LUMBERYARD, C.CHAPEL, C.BUILDERS_YARD, C.PUBLISHING_HOUSE, C.STATUE]
    game = table(4).player(0, city=[*city, C.CUSTOMS_HOUSE, C.CITY_HALL]).build()
    assert game.scores()[0].bonuses[C.CITY_HALL] == 9


def test_t002_18_customs_house() -> None:
    city = [C.HERO, C.ARCH, C.STATUE, C.TOWN_SQUARE, C.COFFEE_ROASTER, C.COFFEE_ROASTER, C.SUGAR_MILL, C.SUGAR_MILL]
    game = table(4).player(0, city=[*city, C.CUSTOMS_HOUSE], chapel=[C.VILLA] * 2, harbor=[]).build()
    sheet = game.scores()[0]
    assert sheet.total - sheet.bonuses[C.CUSTOMS_HOUSE] == 33
    game.players[0].chapel += (int(C.VILLA),)
    sheet = game.scores()[0]
    assert (sheet.bonuses[C.CUSTOMS_HOUSE], sheet.total) == (8, 42)


def test_t002_19_town_square() -> None:
    city = [C.STATUE, C.ARCH, C.TOWN_SQUARE]
    assert table(4).player(0, city=city).build().scores()[0].bonuses == {C.TOWN_SQUARE: 6}
    both = table(4).player(0, city=[*city, C.CITY_HALL]).build().scores()[0].bonuses
    assert both == {C.TOWN_SQUARE: 6, C.CITY_HALL: 4}


def test_t002_20_and_21_park_authority() -> None:
    game = building(C.CRANE, C.PARK_AUTHORITY, chooser=3, new=True)
    assert price(game, C.PUBLISHING_HOUSE, C.PARK_AUTHORITY) == 0
    assert price(game, C.CATHEDRAL, C.PARK_AUTHORITY) == 1
    assert price(building(C.CRANE, C.PARK_AUTHORITY, new=True), C.CATHEDRAL, C.PARK_AUTHORITY) == 0
    yard = building(C.CRANE, C.PARK_AUTHORITY, C.BUILDERS_YARD, chooser=3, new=True)
    assert price(yard, C.CATHEDRAL, C.PARK_AUTHORITY) == 0


def test_t002_22_and_23_residence() -> None:
    one = [GRANARY, C.FRUIT_DEPOT, C.HIDDEN_MARKET, C.FACTORY, C.SUGAR_MILL, C.SUGAR_MILL, C.CANAL]
    city = [*one, C.CUSTOMS_HOUSE, C.ASSEMBLY_HALL, C.RESIDENCE]
    assert table(4, new_buildings=True).player(0, city=city).build().scores()[0].bonuses[C.RESIDENCE] == 4 + 3
    two = [GRANARY, C.NOTARY, C.GOLD_MINE, C.FORTRESS, C.OFFICE, C.LUMBERYARD, C.SUGAR_MILL, C.CANAL]
    city = [*two, C.CUSTOMS_HOUSE, C.CITY_HALL, C.RESIDENCE]
    assert table(4, new_buildings=True).player(0, city=city).build().scores()[0].bonuses[C.RESIDENCE] == 10


def test_t002_24_cathedral() -> None:
    game = (
        table(4, new_buildings=True)
        .player(0, city=[C.CATHEDRAL, C.TOWN_SQUARE])
        .player(1, city=[C.ASSEMBLY_HALL, C.CITY_HALL])
        .player(2, city=[C.ASSEMBLY_HALL, C.CITY_HALL])
        .player(3, city=[C.RESIDENCE, C.CUSTOMS_HOUSE])
        .build()
    )
    assert game.scores()[0].bonuses[C.CATHEDRAL] == 10
    game = table(2, new_buildings=True).player(0, city=[C.CATHEDRAL]).player(1, city=[C.CITY_HALL]).build()
    assert game.scores()[0].bonuses == {C.CATHEDRAL: 4}


def test_t002_r1_lumberyard_then_hospital() -> None:
    game = table(4).player(0, city=[C.LUMBERYARD, C.HOSPITAL], hand=[C.VILLA, C.HERO, C.HERO]).build()
    events = do(game, "choose builder", "build villa for 2")
    assert [event.cause for event in of_kind(events, CardsDrawn)] == [C.LUMBERYARD, C.HOSPITAL]
    assert hand(game, 0) == 2


@pytest.mark.parametrize("kind", [C.LUMBERYARD, C.HOSPITAL])
def test_t002_r2_a_new_building_does_not_work_yet(kind: Card) -> None:
    game = table(4).player(0, hand={kind: 1, C.SUGAR_MILL: 3}).build()
    do(game, "choose builder")
    events = game.apply(Build(kind))
    assert not of_kind(events, CardsDrawn)


def test_t002_r3_two_players_double_once_a_round() -> None:
    start = table(2).player(0, city=[C.PUBLISHING_HOUSE]).player(1, city=[C.PUBLISHING_HOUSE])
    game = start.build()
    assert len(offered(game)) == 10
    do(game, "choose adventurer doubled")
    assert hand(game, 0) == 2
    do(game, "choose trader")  # the other player doubles by itself
    assert offered(game)[0] == "choose builder"
    assert len(offered(game)) == 3
    do(game, "choose recruiter")
    assert len(game.drawn) == 5
    game = start.build()
    do(game, "choose adventurer", "choose trader")
    assert hand(game, 0) == 1
    do(game, "choose recruiter")
    assert len(game.drawn) == 8


def test_t002_r4_monuments() -> None:
    game = table(4).player(0, city=[C.STATUE], hand={C.STATUE: 1, C.ARCH: 1, C.VILLA: 3}).build()
    do(game, "choose builder")
    assert refused(game, Build(C.STATUE)) is Reason.ALREADY_BUILT
    assert refused(game, Build(C.ARCH)) is None


def test_t002_r5_prices_are_turned_though_nobody_sells() -> None:
    game = table(4).prices(2).build()
    events = do(game, "choose trader")
    assert of_kind(events, PricesTurned) == [PricesTurned((1, 1, 2, 2, 2), True)]
    assert (game.next_price, game.prices_seen, game.price_open) == (1, 1, False)


def test_t002_r6_the_hand_limit_holds_when_a_round_starts() -> None:
    game = table(4).player(0, hand={C.VILLA: 3, C.HERO: 3, C.CANAL: 3}).build()
    assert asked(game) == (0, "choose_role")
    do(game, "choose trader", "choose craftsman", "choose adventurer")
    assert hand(game, 0) == 9
    do(game, "choose recruiter")
    while game.kind.value == "keep":
        do(game, offered(game)[0])
    assert asked(game) == (0, "discard")
    assert game.wanted == hand(game, 0) - 7
    do(game, offered(game)[0])
    assert hand(game, 0) == 7


def test_t002_r7_the_twelfth_building_ends_the_game_after_the_phase() -> None:
    city = [GRANARY] * 6 + [C.FRUIT_DEPOT] * 4
    game = table(2).player(0, city=city, hand=[C.DISTILLERY]).player(1, hand=[C.GOLD_MINE, C.VILLA]).build()
    do(game, "choose builder", "build distillery for 0")
    assert asked(game) == (1, "build")
    events = do(game, "build gold mine for 1")
    assert game.decision is None
    assert events[-1].winners == (0,)


def test_t002_r8_a_school_of_this_phase_does_not_draw() -> None:
    game = (
        table(2, new_buildings=True)
        .player(0, city=[C.HERO, C.ARCH, C.STATUE, C.VILLA])
        .player(1, hand=[C.SCHOOL, C.HERO, C.HERO])
        .build()
    )
    do(game, "choose builder", "build school for 2")
    assert hand(game, 1) == 0
    do(game, "choose trader", "choose adventurer")
    do(game, "choose builder", "pass")
    assert hand(game, 1) == 1


def test_t002_r9_the_zoning_office_sells_for_two() -> None:
    city = [C.ZONING_OFFICE, C.SMALL_MARKET, C.LARGE_MARKET]
    game = table(4, new_buildings=True).player(0, city=city, goods=[GRANARY, C.ZONING_OFFICE]).prices(1).build()
    do(game, "choose trader", "sell corn granary, zoning office for 5")
    assert hand(game, 0) == 5


@pytest.mark.parametrize(("city", "limit"), [((), 6), ((C.FORTRESS,), 7), ((C.LIGHTHOUSE,), 12)])
def test_t002_r10_fortress(city: tuple[Card, ...], limit: int) -> None:
    cards = {C.VILLA: 3, C.HERO: 3, C.CANAL: 3, C.ARCH: 3, C.FACTORY: 3}
    start = table(4, new_buildings=True).player(0, city=city, hand=cards).player(1, city=[C.FORTRESS])
    game = start.round_start().build()
    assert (asked(game), game.wanted) == ((0, "discard"), 15 - limit)


def test_t002_r11_the_customs_house_comes_last() -> None:
    game = table(4).player(0, city=[C.CUSTOMS_HOUSE, C.CITY_HALL, C.HERO, C.STATUE], church=[]).build()
    sheet = game.scores()[0]
    assert sheet.bonuses == {C.CITY_HALL: 4, C.CUSTOMS_HOUSE: (9 + 4) // 4}


def test_roles_are_free_again_in_the_next_round() -> None:
    game = table(4).build()
    do(game, "choose trader", "choose craftsman", "choose adventurer", "choose builder")
    while game.round == 1:
        do(game, offered(game)[0])
    assert game.round == 2
    assert game.governor == 1
    assert all(role_owner < 0 for role_owner in game.role_owners)
    assert Role.BUILDER in {action.role for action in game.legal_actions()}


FULL_HAND = [C.HERO, C.ARCH, C.STATUE, C.VILLA, C.CANAL, C.CHAPEL, C.CRANE]


@pytest.mark.parametrize(
    ("hand", "goods", "goes_on"),
    [
        (FULL_HAND, (), True),  # whoever builds pays with cards, which can be drawn then
        ([C.HERO, C.ARCH], (), False),
        ([C.HERO, C.ARCH], (GRANARY,), True),
        ([C.FRUIT_DEPOT, C.ARCH], (), True),  # the builder pays one card
    ],
)
def test_a_game_without_a_card_to_draw_ends_when_nothing_can_change(
    hand: list[Card], goods: tuple[Card, ...], goes_on: bool
) -> None:
    start = table(2).player(0, hand=[C.HERO]).player(1, hand=hand, goods=goods).nothing_to_draw()
    game = start.round_start().build()
    assert game.cards_left == 0
    assert (game.decision is not None) == goes_on
