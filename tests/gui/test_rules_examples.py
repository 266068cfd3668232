"""The worked examples on the pages of the rules, played in the engine."""

import pytest

from puertorico_desktop.engine.puertorico.actions import LOAD, Build
from puertorico_desktop.engine.puertorico.components import PRIVATE_SHIP, Building, EndTrigger, Good, Role, Tile
from puertorico_desktop.engine.puertorico.events import (
    BuildingBuilt,
    ColonistsDistributed,
    ColonistSettled,
    ColonistShipFilled,
    EndTriggered,
    GoodSold,
    GoodsProduced,
    PlantationsDiscarded,
    PlantationsRevealed,
    PointsReceived,
    TradingHouseEmptied,
)
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.puertorico.texts.rules.book import rules_of
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.texts.rules.page import plain
from puertorico_desktop.gui.texts.rules.written import Kind
from tests.engine.play import (
    asked,
    choosing,
    do,
    doubloons,
    end_phase,
    first_or_pass,
    goods,
    of_kind,
    offered,
    points,
    skipped,
    until,
)

B, G, T = Building, Good, Tile


@pytest.fixture(scope="module")
def rules(english: object) -> Rules:
    return rules_of(Words(Edition.CLASSIC))


def says(rules: Rules, topic: str, *parts: str) -> None:
    """Checks that the examples on the page contain these parts, so that a changed example is noticed."""
    told_there = " ".join(plain(block.runs) for block in rules.page(topic).blocks if block.kind is Kind.EXAMPLE)
    for part in parts:
        assert part in told_there, f"{topic}: {told_there}"


# -- rounds ---------------------------------------------------------------------------------------------------------


def test_doubloons_accumulate_on_a_role_card(rules: Rules) -> None:
    says(rules, "concept:round", "2 doubloons lie on it", "and 1 doubloon more")
    game = classic(4).player(0, doubloons=0).role_doubloons({Role.PROSPECTOR: 2}).build()
    do(game, "choose prospector")
    assert doubloons(game)[0] == 3


def test_the_chooser_of_a_role_begins_its_phase(rules: Rules) -> None:
    says(rules, "concept:governor", "then Clara, Diego and Anna", "then Diego, Anna and Ben")
    game = classic(4, governor=1).build()
    do(game, "choose prospector")
    assert asked(game) == (2, "choose_role")
    do(game, "choose settler")
    assert asked(game) == (2, "take_tile")
    order = []
    while game.running_role is Role.SETTLER:
        order.append(game.asked)
        do(game, "pass")
    assert order == [2, 3, 0, 1]


def test_two_players_take_turns(rules: Rules) -> None:
    says(rules, "concept:two_players", "Anna, Ben, Anna, Ben, Anna and Ben choose", "Ben begins the next round")
    game = classic(2).build()
    choosers = []
    while game.round == 1:
        if choosing(game):
            choosers.append(game.asked)
        game.apply(first_or_pass(game))
    assert choosers == [0, 1, 0, 1, 0, 1]
    assert asked(game) == (1, "choose_role")
    assert sum(game.role_doubloons) == 1


# -- settler, mayor, builder ----------------------------------------------------------------------------------------


def test_a_settler_phase_of_four(rules: Rules) -> None:
    says(rules, "role:settler", "five plantations lie face up", "The last two plantations are discarded")
    game = classic(4).offer(T.CORN, T.CORN, T.INDIGO, T.SUGAR, T.COFFEE).build()
    events = do(game, "choose settler", "take quarry", "take coffee plantation", "take sugar plantation")
    events += do(game, "take corn plantation")
    assert of_kind(events, PlantationsDiscarded) == [PlantationsDiscarded((1, 1, 0, 0, 0))]
    assert [sum(one.counts) for one in of_kind(events, PlantationsRevealed)] == [5]


def test_six_colonists_for_four(rules: Rules) -> None:
    says(rules, "role:mayor", "The mayor receives 2 of them and 1 more", "the next player 2, the other two 1 each")
    game = classic(4).colonists(ship=6).build()
    events = do(game, "choose mayor")
    assert [one.count for one in of_kind(events, ColonistsDistributed)] == [2, 2, 1, 1]
    assert [player.all_colonists for player in game.players] == [3, 2, 1, 1]


@pytest.mark.parametrize(
    ("empty", "supply", "boarding", "ends"),
    [(5, 50, 5, False), (1, 50, 3, False), (0, 50, 3, False), (0, 3, 3, False), (0, 2, 2, True)],
)
def test_filling_the_colonist_ship(rules: Rules, empty: int, supply: int, boarding: int, ends: bool) -> None:
    says(
        rules,
        "concept:colonist_ship",
        "With 5 empty circles on buildings, 5",
        "with 1 or none, 3 do",
        "only 2 of these 3",
    )
    city = {0: {}, 1: {B.OFFICE: 0}, 5: {B.INDIGO_PLANT: 0, B.COFFEE_ROASTER: 0}}[empty]
    game = classic(3).player(2, city=city).colonists(ship=0, supply=supply + 1).build()
    events = do(game, "choose mayor") + end_phase(game)  # the mayor takes the additional colonist
    assert [one.count for one in of_kind(events, ColonistShipFilled)] == [boarding]
    assert bool(of_kind(events, EndTriggered)) == ends


def test_colonists_without_a_circle_wait_in_san_juan(rules: Rules) -> None:
    says(rules, "concept:colonists", "With 6 colonists one waits", "With 3 you choose which two circles stay empty")
    board = {"island": {T.CORN: 2, T.SUGAR: 2}, "city": {B.SMALL_MARKET: 0}}
    for colonists, idle, empty in ((5, 0, 0), (6, 1, 0), (3, 0, 2)):
        game = classic(3).player(1, idle=colonists, **board).colonists(ship=0).build()  # type: ignore[arg-type]
        do(game, "choose mayor")
        end_phase(game)
        player = game.players[1]
        assert (player.idle, player.all_circles - sum(player.colonists)) == (idle, empty)


def test_prices_with_quarries(rules: Rules) -> None:
    says(rules, "role:builder", "5 doubloons to pay")
    game = classic(3).player(0, doubloons=5, island={T.QUARRY: (4, 4)}).build()
    events = do(game, "choose builder", "build guild hall for 5")
    assert of_kind(events, BuildingBuilt) == [BuildingBuilt(0, B.GUILD_HALL, 5)]
    says(
        rules, "concept:quarries", "1 doubloon for the Construction Hut", "7 doubloons for the City Hall", "you pay 2"
    )
    says(rules, "tile:quarry", "costs 3 doubloons instead of 5 doubloons")
    for building, price in ((B.CONSTRUCTION_HUT, 1), (B.OFFICE, 3), (B.HARBOR, 5), (B.CITY_HALL, 7)):
        game = classic(3).player(1, doubloons=price, island={T.QUARRY: (3, 3)}).build()
        do(game, "choose builder")
        until(game, lambda one: one.asked == 1)
        game.apply(Build(building))
        assert game.players[1].doubloons == 0


def test_a_building_without_a_colonist_does_nothing(rules: Rules) -> None:
    says(rules, "concept:occupied", "has no colonist yet brings none in a settler phase")
    game = classic(3).player(0, city={B.HOSPICE: 0}).offer(T.CORN, T.CORN, T.CORN, T.CORN).build()
    assert not of_kind(do(game, "choose settler", "take corn plantation"), ColonistSettled)


# -- goods ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("topic", "part", "island", "city", "made"),
    [
        ("role:craftsman", "2 corn and 2 sugar", {T.CORN: (2, 2), T.SUGAR: (3, 3)},
         {B.SUGAR_MILL: 2}, (2, 0, 2, 0, 0)),
        ("concept:production", ": 3 indigo.", {T.INDIGO: (3, 3)},
         {B.INDIGO_PLANT: 2, B.SMALL_INDIGO_PLANT: 1}, (0, 3, 0, 0, 0)),
        ("concept:production", ": 2 indigo.", {T.INDIGO: (3, 2)},
         {B.INDIGO_PLANT: 2, B.SMALL_INDIGO_PLANT: 1}, (0, 2, 0, 0, 0)),
        ("concept:production", ": 1 coffee.", {T.COFFEE: (1, 1)}, {B.COFFEE_ROASTER: 2}, (0, 0, 0, 0, 1)),
        ("building:indigo_plant", "2 indigo in", {T.INDIGO: (3, 3)}, {B.INDIGO_PLANT: 2}, (0, 2, 0, 0, 0)),
        ("building:sugar_mill", "1 sugar in", {T.SUGAR: (1, 1)}, {B.SUGAR_MILL: 3}, (0, 0, 1, 0, 0)),
    ],
)  # fmt: skip
def test_goods_produced_in_the_examples(
    rules: Rules,
    topic: str,
    part: str,
    island: dict[Tile, tuple[int, int]],
    city: dict[Building, int],
    made: tuple[int, ...],
) -> None:
    says(rules, topic, part)
    game = classic(3).player(0, island=island, city=city).build()
    assert of_kind(do(game, "choose craftsman"), GoodsProduced)[0].goods == made


def test_the_craftsman_takes_a_third_good(rules: Rules) -> None:
    says(rules, "role:craftsman", "a third sugar, or a third corn")
    game = classic(3).player(0, island={T.CORN: (2, 2), T.SUGAR: (3, 3)}, city={B.SUGAR_MILL: 2}).build()
    do(game, "choose craftsman")
    assert len(offered(game)) == 2
    do(game, "take extra sugar")
    assert goods(game, 0) == {"corn": 2, "sugar": 3}


def test_production_from_a_short_supply(rules: Rules) -> None:
    says(rules, "concept:supply", "2 sugar and 1 tobacco", "counts two kinds and pays 1 doubloon")
    game = (
        classic(3)
        .player(
            1,
            doubloons=0,
            island={T.CORN: (3, 3), T.SUGAR: (3, 3), T.TOBACCO: (1, 1)},
            city={B.SUGAR_MILL: 3, B.TOBACCO_STORAGE: 1, B.FACTORY: 1},
        )
        .supply(corn=0, sugar=2)
        .build()
    )
    do(game, "choose craftsman")
    assert (goods(game, 1), game.players[1].doubloons) == ({"sugar": 2, "tobacco": 1}, 1)


def test_the_income_of_the_factory(rules: Rules) -> None:
    says(rules, "building:factory", "3 corn, 2 indigo and 1 coffee are three kinds: 2 doubloons")
    island = {T.CORN: (3, 3), T.INDIGO: (2, 2), T.COFFEE: (1, 1)}
    city = {B.INDIGO_PLANT: 2, B.COFFEE_ROASTER: 1, B.FACTORY: 1}
    game = classic(3).player(0, doubloons=0, island=island, city=city).build()
    do(game, "choose craftsman")
    assert game.players[0].doubloons == 2


@pytest.mark.parametrize(
    ("topic", "part", "seat", "good", "city", "pays"),
    [
        ("role:trader", "sells it for 2 doubloons", 0, "corn", {B.SMALL_MARKET: 1}, 2),
        ("building:small_market", "sells sugar: 3 doubloons", 1, "sugar", {B.SMALL_MARKET: 1}, 3),
        ("building:large_market", "coffee: 8 doubloons", 0, "coffee", {B.SMALL_MARKET: 1, B.LARGE_MARKET: 1}, 8),
    ],
)  # fmt: skip
def test_prices_of_sales_in_the_examples(
    rules: Rules, topic: str, part: str, seat: int, good: str, city: dict[Building, int], pays: int
) -> None:
    says(rules, topic, part)
    game = classic(3).player(seat, city=city, **{good: 1}).build()  # type: ignore[arg-type]
    events = do(game, "choose trader", f"sell {good} for {pays}")
    assert of_kind(events, GoodSold) == [GoodSold(seat, G[good.upper()], pays)]


def test_a_full_trading_house_refuses_goods_and_is_emptied(rules: Rules) -> None:
    says(rules, "concept:trading_house", "The trader sells coffee for 5 doubloons", "Afterwards it is emptied")
    game = classic(3).player(0, coffee=1).player(1, indigo=1).house(G.TOBACCO, G.SUGAR, G.CORN).build()
    events = do(game, "choose trader", "sell coffee for 5")
    assert of_kind(events, TradingHouseEmptied)
    assert (1, "trading_house_full") in [(seat, reason.value) for seat, reason in skipped(events)]
    assert not game.house


def test_two_offices_sell_the_same_kind(rules: Rules) -> None:
    says(rules, "building:office", "then three of the 4 spaces are taken")
    game = classic(3).house(G.TOBACCO)
    for seat in (0, 1):
        game = game.player(seat, tobacco=1, city={B.OFFICE: 1})
    table = game.build()
    do(table, "choose trader", "sell tobacco for 4", "sell tobacco for 3")
    assert table.house == [G.TOBACCO] * 3


# -- ships ----------------------------------------------------------------------------------------------------------


def test_the_captain_loads_the_ship_that_takes_most(rules: Rules) -> None:
    says(rules, "role:captain", "all 6 fit there: 6 points, and 1 for the privilege", "2 points")
    game = classic(4).player(0, sugar=6, corn=2).ships({6: (G.CORN, 3)}).build()
    do(game, "choose captain")
    assert not any("sugar -> ship 5" in text for text in offered(game))
    do(game, "load 6 sugar -> ship 7")
    assert points(game)[0] == 6 + 1 + 2  # the corn is loaded automatically


def test_goods_may_go_onto_any_empty_ship_that_takes_most(rules: Rules) -> None:
    says(
        rules,
        "concept:loading",
        "5 indigo onto the ship with 5 or the one with 6",
        "8 indigo must go onto the one with 6",
    )
    for amount, ships in ((3, [4, 5, 6]), (5, [5, 6]), (8, [6])):
        game = classic(3).player(0, indigo=amount, coffee=1).build()
        do(game, "choose captain")
        taken = [int(text.split()[-1]) for text in offered(game) if "indigo" in text]
        assert taken == ships


def test_corn_is_loaded_onto_the_ship_with_corn(rules: Rules) -> None:
    says(rules, "concept:loading", "One corn can be loaded, and no more")
    game = classic(3).player(0, corn=6, coffee=1).ships({4: (G.CORN, 3)}).build()
    do(game, "choose captain")
    assert [text for text in offered(game) if "corn" in text] == ["load 1 corn -> ship 4"]


def test_harbor_and_wharf(rules: Rules) -> None:
    says(rules, "building:harbor", "3 points and 1", "The Harbor has brought 3 points")
    game = (
        classic(4)
        .player(1, tobacco=5, sugar=2, city={B.HARBOR: 1, B.WHARF: 1})
        .ships({5: (G.TOBACCO, 2), 6: (G.SUGAR, 2)})
        .build()
    )
    do(game, "choose captain")
    events = do(game, "load 3 tobacco -> ship 5", "load 2 sugar -> ship 6")
    events += game.apply(LOAD[G.TOBACCO][PRIVATE_SHIP])
    assert [one.points for one in of_kind(events, PointsReceived)] == [1, 1, 1]
    assert points(game)[1] == 7 + 3


@pytest.mark.parametrize(
    ("topic", "part", "city", "amounts", "kept"),
    [
        ("concept:spoiling", "you keep 1 corn or 1 sugar", {}, (4, 0, 3), [(1, 0, 0), (0, 0, 1)]),
        ("concept:spoiling", "4 corn and 1 sugar, or 3 sugar and 1 corn", {B.SMALL_WAREHOUSE: 1}, (4, 0, 3),
         [(4, 0, 1), (1, 0, 3)]),
        ("concept:spoiling", "you keep everything", {B.LARGE_WAREHOUSE: 1}, (4, 0, 3), [(4, 0, 3)]),
        ("building:large_warehouse", "and the indigo as well", {B.LARGE_WAREHOUSE: 1}, (5, 1, 4), [(5, 1, 4)]),
        ("building:small_warehouse", "the corn, and 1 indigo or the sugar", {B.SMALL_WAREHOUSE: 1}, (4, 2, 1),
         [(4, 1, 0), (4, 0, 1), (1, 2, 0), (0, 2, 1), (1, 0, 1), (0, 1, 1)]),
    ],
)  # fmt: skip
def test_storing(
    rules: Rules,
    topic: str,
    part: str,
    city: dict[Building, int],
    amounts: tuple[int, int, int],
    kept: list[tuple[int, ...]],
) -> None:
    """Goods are corn, indigo and sugar. Without a question, there is only one way to store."""
    says(rules, topic, part)
    corn, indigo, sugar = amounts
    full = {4: (G.COFFEE, 4), 5: (G.CORN, 5), 6: (G.TOBACCO, 6)}
    game = classic(3).player(0, city=city, corn=corn, indigo=indigo, sugar=sugar).ships(full).build()
    do(game, "choose captain")
    outcomes = [game]
    if game.kind is DecisionKind.STORE_GOODS:
        outcomes = [game.copy() for _ in game.legal_actions()]
        for outcome, action in zip(outcomes, game.legal_actions(), strict=True):
            outcome.apply(action)
    assert sorted(tuple(outcome.players[0].goods[:3]) for outcome in outcomes) == sorted(kept)


# -- the end --------------------------------------------------------------------------------------------------------


def test_the_last_round_is_played_to_its_end(rules: Rules) -> None:
    says(rules, "concept:end", "Ben and Clara choose a role as well")
    city = {
        B.SMALL_INDIGO_PLANT: 0, B.SMALL_SUGAR_MILL: 0, B.INDIGO_PLANT: 0, B.SUGAR_MILL: 0, B.HACIENDA: 0,
        B.CONSTRUCTION_HUT: 0, B.SMALL_WAREHOUSE: 0, B.HOSPICE: 0, B.OFFICE: 0, B.LARGE_MARKET: 0, B.FACTORY: 0,
    }  # fmt: skip
    game = classic(3).player(2, doubloons=1, city=city).build()
    do(game, "choose builder")
    until(game, lambda one: one.asked == 2)
    events = do(game, "build small market for 1")
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.CITY, 2)]
    for seat in (1, 2):
        assert asked(game) == (seat, "choose_role")
        do(game, "choose mayor" if seat == 1 else "choose settler")
        until(game, lambda one: one.running_role is None)
    assert game.decision is None


def test_counting_the_points_of_a_player(rules: Rules) -> None:
    says(
        rules,
        "concept:scoring",
        "3 victory points, 1 victory point and 4 victory points",
        "5 victory points of bonus",
    )
    says(rules, "concept:scoring", "36 victory points in all")
    city = {B.HARBOR: 0, B.SMALL_MARKET: 0, B.CUSTOMS_HOUSE: 1}
    sheet = classic(3).player(0, points=23, city=city).build().scores()[0]
    assert (sheet.chips, sheet.building_points, sheet.bonus_points, sheet.total) == (23, 8, 5, 36)


def test_a_tie_of_points(rules: Rules) -> None:
    says(rules, "concept:tie_break", "5 against 6, and Ben wins")
    game = classic(3).player(0, points=47, doubloons=5).player(1, points=47, doubloons=2, corn=3, coffee=1).build()
    assert [(one.seat, one.place) for one in game.standings()][:2] == [(1, 1), (0, 2)]


def test_bonuses_of_large_buildings(rules: Rules) -> None:
    says(rules, "building:guild_hall", ": 6 victory points.")
    says(rules, "building:city_hall", ": 7 victory points.")
    says(rules, "building:fortress", "20 colonists: 6 victory points.")
    says(rules, "building:customs_house", "23 points in chips: 5 victory points.")
