"""The achievement cards (S000 page 32): the goal of every card, hands and packs, points at the end."""

from collections.abc import Sequence

import attrs
import pytest

from puertorico_desktop.engine.puertorico.achievement_events import (
    AchievementDone,
    CardKept,
    CardsDealt,
    PacksPassed,
)
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, CARDS_EACH, done_cards
from puertorico_desktop.engine.puertorico.card_actions import KEEP
from puertorico_desktop.engine.puertorico.components import Achievement, Building, EndTrigger, Good, Role, Tile
from puertorico_desktop.engine.puertorico.deeds import BUILT
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import (
    WHOLE_BOX,
    Edition,
    Expansion,
    OptionalRule,
    Options,
    OptionsError,
    OptionsFault,
    Selection,
)
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from tests.engine.play import asked, do, doubloons, end_phase, of_kind, offered, points

A, B, G, R, T = Achievement, Building, Good, Role, Tile


def table(*cards: Achievement, players: int = 3, **settings: object) -> Position:
    """Returns a table of 1897 where player 0 chooses a role and holds these cards, and the others hold none."""
    expansions = settings.pop("expansions", ())
    buildings = Selection.FIXED if expansions else Selection.BASE
    options = Options(
        Edition.SPECIAL_1897,
        players=players,
        expansions=(*expansions, Expansion.ACHIEVEMENTS),  # type: ignore[misc]
        buildings=buildings,
        **settings,  # type: ignore[arg-type]
    )
    position = Position(options).cards(0, *cards)
    for seat in range(1, players):
        position.cards(seat)
    return position


def titles(game: PuertoRico) -> tuple[Achievement, ...]:
    """Returns the cards that player 0 has completed."""
    return done_cards(game, 0)


# -- the goals ----------------------------------------------------------------------------------------------------


@attrs.frozen
class Case:
    """A card, a position, actions that do not complete it, if there are any, and actions that do."""

    card: Achievement
    position: Position
    enough: Sequence[str]
    too_little: Sequence[str] = ()


ESTATES = {"corn": T.CORN, "indigo": T.INDIGO, "sugar": T.SUGAR, "tobacco": T.TOBACCO, "coffee": T.COFFEE}
PLANTS = {"indigo": B.INDIGO_PLANT, "sugar": B.SUGAR_MILL, "tobacco": B.TOBACCO_STORAGE, "coffee": B.COFFEE_ROASTER}


def makes(position: Position, **numbers: int) -> Position:
    """Returns a position in which player 0 produces this many goods of each kind."""
    for name, number in numbers.items():
        position.player(0, island={ESTATES[name]: (number, number)})
        if name in PLANTS:
            position.player(0, city={PLANTS[name]: number})
    return position


def rich(card: Achievement, *buildings: Building, doubloons: int = 20) -> Position:
    """Returns a position in which player 0 has doubloons and these buildings."""
    return table(card).player(0, doubloons=doubloons, city=dict.fromkeys(buildings, 0))


def offer(position: Position, *tiles: Tile) -> Position:
    """Some tiles to take."""
    return position.offer(*tiles, *[T.CORN] * (4 - len(tiles)))


CASES = (
    # BUILT
    Case(A.BIG_SPENDER, rich(A.BIG_SPENDER, doubloons=9), ["choose builder", "build fortress for 9"]),
    Case(
        A.LUXURY_GOODS_PROVIDER,
        rich(A.LUXURY_GOODS_PROVIDER, B.SMALL_SUGAR_MILL, B.TOBACCO_STORAGE),
        ["choose builder", "build coffee roaster for 5"],
    ),
    Case(A.MAJOR_INVESTOR, rich(A.MAJOR_INVESTOR, B.FORTRESS), ["choose builder", "build residence for 9"]),
    Case(
        A.MASTER_ARCHITECT,
        rich(A.MASTER_ARCHITECT).player(0, island={T.QUARRY: (3, 3)}),
        ["choose builder", "build residence for 6"],
    ),
    Case(
        A.SENIOR_BUREAUCRAT,
        rich(
            A.SENIOR_BUREAUCRAT,
            B.SMALL_MARKET,
            B.HACIENDA,
            B.CONSTRUCTION_HUT,
            B.SMALL_WAREHOUSE,
            B.HOSPICE,
            B.OFFICE,
        ),
        ["choose builder", "build large market for 4"],
    ),
    Case(
        A.TROPICAL_PRODUCE_MAGNATE,
        rich(A.TROPICAL_PRODUCE_MAGNATE, B.SMALL_INDIGO_PLANT, B.INDIGO_PLANT),
        ["choose builder", "build small sugar mill for 1"],
    ),
    # GOODS_GAINED
    Case(
        A.CARAMEL_POPCORN_INVENTOR,
        makes(table(A.CARAMEL_POPCORN_INVENTOR), corn=1).player(0, corn=6, sugar=1),
        ["choose craftsman"],
    ),
    Case(
        A.CONFECTIONERY_SUPPLIER,
        makes(table(A.CONFECTIONERY_SUPPLIER), indigo=1).player(0, indigo=5, sugar=1),
        ["choose craftsman"],
    ),
    Case(
        A.LUXURY_CROP_TRADER,
        makes(table(A.LUXURY_CROP_TRADER), coffee=1).player(0, coffee=3, tobacco=1),
        ["choose craftsman"],
    ),
    Case(A.MASTER_COLLECTOR, makes(table(A.MASTER_COLLECTOR), corn=1).player(0, corn=6), ["choose craftsman"]),
    Case(A.PASTRY_MAKER, makes(table(A.PASTRY_MAKER), indigo=1).player(0, corn=2, indigo=6), ["choose craftsman"]),
    Case(
        A.TAVERN_SUPPLIER, makes(table(A.TAVERN_SUPPLIER), sugar=1).player(0, coffee=4, sugar=1), ["choose craftsman"]
    ),
    Case(
        A.TOBACCO_AND_FRUIT_BROKER,
        makes(table(A.TOBACCO_AND_FRUIT_BROKER), indigo=1).player(0, indigo=4, tobacco=1),
        ["choose craftsman"],
    ),
    # PRODUCED: five by producing, one by the university's like, the seventh by the privilege
    Case(
        A.LEADING_PRODUCER,
        makes(table(A.LEADING_PRODUCER), corn=3, indigo=3),
        ["take extra corn"],
        ["choose craftsman"],
    ),
    # SOLD
    Case(
        A.DEAL_CLOSER,
        table(A.DEAL_CLOSER).player(0, corn=1).house(G.INDIGO, G.SUGAR, G.TOBACCO),
        ["sell corn for 1"],
        ["choose trader"],
    ),
    Case(
        A.TRADE_TYCOON,
        table(A.TRADE_TYCOON).player(0, coffee=1, city={B.SMALL_MARKET: 1}),
        ["sell coffee for 6"],
        ["choose trader"],
    ),
    # LOADED
    *[
        Case(card, table(card).player(0, **{good: 1}).ships({4: (kind, 3)}), ["choose captain"])  # type: ignore[arg-type]
        for card, good, kind in (
            (A.COFFEE_DISPATCHER, "coffee", G.COFFEE),
            (A.CORN_DISPATCHER, "corn", G.CORN),
            (A.FRUIT_DISPATCHER, "indigo", G.INDIGO),
            (A.SUGAR_DISPATCHER, "sugar", G.SUGAR),
            (A.TOBACCO_DISPATCHER, "tobacco", G.TOBACCO),
        )
    ],
    Case(
        A.DOCK_TYCOON,
        table(A.DOCK_TYCOON)
        .player(0, corn=1, sugar=1, coffee=1)
        .ships({4: (G.CORN, 1), 5: (G.SUGAR, 1), 6: (G.COFFEE, 1)}),
        ["load 1 coffee -> ship 6"],
        ["choose captain", "load 1 corn -> ship 4"],
    ),
    Case(
        A.INDEPENDENT_SHIPPER,
        table(A.INDEPENDENT_SHIPPER).player(0, corn=5).ships({6: (G.SUGAR, 1), 5: (G.COFFEE, 1)}),
        ["choose captain"],
    ),
    Case(
        A.SPECIALISED_SHIPPER,
        table(A.SPECIALISED_SHIPPER).player(0, corn=5),
        ["choose captain", "load 5 corn -> ship 6"],
    ),
    Case(A.TRADE_STRATEGIST, table(A.TRADE_STRATEGIST).player(0, corn=6), ["choose captain"]),
    # STORED
    Case(
        A.PRUDENT_MERCHANT,
        table(A.PRUDENT_MERCHANT)
        .player(0, corn=3, sugar=2, city={B.SMALL_WAREHOUSE: 1})
        .ships({4: (G.COFFEE, 1), 5: (G.TOBACCO, 1), 6: (G.INDIGO, 1)}),
        ["keep all corn, 1 sugar"],
        ["choose captain"],
    ),
    # PEOPLE_PLACED
    Case(
        A.HEAD_ADMINISTRATOR,
        table(A.HEAD_ADMINISTRATOR)
        .player(0, city={B.COFFEE_ROASTER: 2, B.TOBACCO_STORAGE: 3, B.SUGAR_MILL: 3, B.INDIGO_PLANT: 3, B.OFFICE: 0})
        .colonists(ship=3),
        ["choose mayor"],
    ),
    Case(
        A.LEADING_EMPLOYER,
        table(A.LEADING_EMPLOYER).player(0, island={T.CORN: (9, 8)}).colonists(ship=3),
        ["choose mayor"],
    ),
    # TILE_GAINED
    Case(
        A.MASTER_AGRONOMIST,
        offer(table(A.MASTER_AGRONOMIST).player(0, island={T.CORN: 5, T.QUARRY: 4, T.SUGAR: 2}), T.SUGAR),
        ["take sugar plantation"],
        ["choose settler"],
    ),
    Case(
        A.MAJOR_LANDOWNER,
        offer(
            table(A.MAJOR_LANDOWNER).player(
                0,
                island={T.CORN: 5, T.QUARRY: 4},
                city=dict.fromkeys(
                    (B.FORTRESS, B.RESIDENCE, B.GUILD_HALL, B.OFFICE, B.HOSPICE, B.HACIENDA, B.WHARF), 0
                ),
            ),
            T.SUGAR,
        ),
        ["take sugar plantation"],
        ["choose settler"],
    ),
)


def play(game: PuertoRico, lines: Sequence[str]) -> list[AchievementDone]:
    """Plays actions given as text; returns the cards that they have completed."""
    return of_kind(do(game, *lines), AchievementDone)


def test_there_is_a_case_for_every_card() -> None:
    assert {case.card for case in CASES} == set(A)
    assert sum(row.points for row in ACHIEVEMENTS.values()) == 145


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card.id)
def test_a_card_is_completed_by_the_action_that_meets_its_goal(case: Case) -> None:
    game = case.position.build()
    assert not titles(game)
    assert not game.met[0] & ACHIEVEMENTS[case.card].bit
    assert play(game, case.too_little) == []
    assert play(game, case.enough) == [AchievementDone(0, case.card, ACHIEVEMENTS[case.card].points)]
    assert titles(game) == (case.card,)


# -- limits of the goals (R15) ------------------------------------------------------------------------------------


NEAR_MISSES = (
    *[
        Case(
            card, makes(table(card), **{one: 1}).player(0, **{one: number - 4, other: 1}), ["choose craftsman"]
        )  # two more
        for card, one, other, number in (
            (A.CARAMEL_POPCORN_INVENTOR, "sugar", "corn", 8),
            (A.CONFECTIONERY_SUPPLIER, "sugar", "indigo", 7),
            (A.LUXURY_CROP_TRADER, "tobacco", "coffee", 5),
            (A.PASTRY_MAKER, "indigo", "corn", 9),
            (A.TAVERN_SUPPLIER, "sugar", "coffee", 6),
            (A.TOBACCO_AND_FRUIT_BROKER, "indigo", "tobacco", 6),
        )
    ],
    Case(
        A.LUXURY_GOODS_PROVIDER,
        table(A.LUXURY_GOODS_PROVIDER, expansions=(Expansion.CITIZENS,)).player(
            0, doubloons=20, city=dict.fromkeys((B.TOBACCO_STORAGE, B.COFFEE_ROASTER), 0)
        ),
        ["choose builder", "build jeweler for 7"],  # a production building of no good
    ),
    Case(
        A.TROPICAL_PRODUCE_MAGNATE,
        rich(A.TROPICAL_PRODUCE_MAGNATE, B.SMALL_INDIGO_PLANT, B.SUGAR_MILL),
        ["choose builder", "build tobacco storage for 4"],
    ),
    Case(
        A.MASTER_ARCHITECT,
        rich(A.MASTER_ARCHITECT, doubloons=7).player(0, island={T.QUARRY: (4, 4)}),
        ["choose builder", "build residence for all 7"],  # the price is 5
    ),
    Case(
        A.DEAL_CLOSER,
        table(A.DEAL_CLOSER).player(0, corn=1).house(G.INDIGO, G.SUGAR),
        ["choose trader", "sell corn for 1"],
    ),
    Case(
        A.TRADE_TYCOON,
        table(A.TRADE_TYCOON, expansions=(Expansion.NEW_BUILDINGS,)).player(
            0, coffee=1, city={B.TRADING_POST: 1, B.LIBRARY: 1}
        ),
        ["choose trader", "sell coffee privately for 6"],
    ),
    Case(
        A.INDEPENDENT_SHIPPER,
        table(A.INDEPENDENT_SHIPPER).player(0, corn=5).ships({6: (G.CORN, 1), 5: (G.COFFEE, 1)}),
        ["choose captain"],
    ),
    Case(
        A.SPECIALISED_SHIPPER,
        table(A.SPECIALISED_SHIPPER).player(0, corn=6).ships({6: (G.CORN, 2)}),
        ["choose captain"],  # four fit
    ),
    Case(
        A.HEAD_ADMINISTRATOR,
        table(A.HEAD_ADMINISTRATOR)
        .player(0, city={B.COFFEE_ROASTER: 2, B.TOBACCO_STORAGE: 3, B.SUGAR_MILL: 3, B.INDIGO_PLANT: 3})
        .player(0, island={T.CORN: 2})
        .colonists(ship=3),
        ["choose mayor"],  # thirteen people, two of them on tiles
    ),
    Case(
        A.MAJOR_LANDOWNER,
        rich(A.MAJOR_LANDOWNER, B.FORTRESS, B.RESIDENCE, B.GUILD_HALL, B.OFFICE, B.HOSPICE).player(
            0, island={T.CORN: 9}
        ),
        ["choose builder", "build customs house for 9"],  # ten spaces of the city, nine of the island
    ),
)


@pytest.mark.parametrize("case", NEAR_MISSES, ids=lambda case: case.card.id)
def test_a_card_is_not_completed_by_a_near_miss(case: Case) -> None:
    game = case.position.build()
    assert play(game, case.enough) == []
    assert not game.met[0] & ACHIEVEMENTS[case.card].bit


def test_paying_the_rest_in_kind_is_paying_all_doubloons_and_few_of_them() -> None:
    position = table(A.BIG_SPENDER, A.MASTER_ARCHITECT, expansions=(Expansion.NEW_BUILDINGS,))
    game = position.player(0, doubloons=6, corn=1, points=1, idle=1, city={B.BLACK_MARKET: 1}).build()
    do(game, "choose builder", "build statue for 9")
    assert (titles(game), doubloons(game)[0]) == ((A.BIG_SPENDER, A.MASTER_ARCHITECT), 0)


def test_the_collector_needs_one_good_of_each_kind() -> None:
    game = makes(table(A.CARAMEL_POPCORN_INVENTOR), corn=2).player(0, corn=8).build()
    do(game, "choose craftsman")
    assert not titles(game)


def test_raided_goods_count_as_owned() -> None:
    position = table(A.MASTER_COLLECTOR, expansions=(Expansion.CITIZENS, Expansion.SMUGGLER)).player(0, corn=5)
    game = position.ships({4: (G.CORN, 2)}).build()
    assert of_kind(do(game, "choose smuggler", "raid ship 4 for 2 corn"), AchievementDone)


def test_a_card_stays_completed_without_its_goods() -> None:
    game = makes(table(A.MASTER_COLLECTOR), corn=1).player(0, corn=6).build()
    do(game, "choose craftsman")
    game.players[0].goods[G.CORN] = 0
    game.goods[G.CORN] += 7
    assert titles(game) == (A.MASTER_COLLECTOR,)
    assert game.scores()[0].achievements == {A.MASTER_COLLECTOR: 7}


def test_goods_given_to_a_position_count_from_its_first_phase_on() -> None:
    """A position that was built is evaluated at its first step."""
    game = table(A.MASTER_COLLECTOR).player(0, corn=7).build()
    assert not titles(game)
    do(game, "choose mayor")
    assert titles(game) == (A.MASTER_COLLECTOR,)


def test_big_spender_needs_all_doubloons_spent() -> None:
    game = rich(A.BIG_SPENDER, doubloons=10).build()
    do(game, "choose builder", "build fortress for 9")  # one is left
    assert not titles(game)


def test_a_player_may_pay_all_doubloons_in_spite_of_a_discount() -> None:
    """All discounts are optional (R16); every player is offered it, as the offer must not reveal a hand."""
    game = rich(A.BIG_SPENDER, doubloons=10).build()
    do(game, "choose builder")
    assert "build fortress for 9" in offered(game)
    assert "build fortress for all 10" in offered(game)
    do(game, "build fortress for all 10")
    assert (titles(game), doubloons(game)[0]) == ((A.BIG_SPENDER,), 0)
    other = rich(A.TRADE_TYCOON, doubloons=10).build()
    do(other, "choose builder")
    assert "build fortress for all 10" in offered(other)


@pytest.mark.parametrize("doubloons", [9, 11])
def test_nobody_pays_more_than_the_printed_cost_or_less_than_the_price(doubloons: int) -> None:
    game = rich(A.BIG_SPENDER, doubloons=doubloons).build()
    do(game, "choose builder")
    assert not [one for one in offered(game) if "for all" in one]


def test_paying_all_doubloons_is_offered_for_large_buildings_only() -> None:
    game = rich(A.BIG_SPENDER, doubloons=5).build()
    do(game, "choose builder")
    assert not [one for one in offered(game) if "for all" in one]


def test_paying_all_doubloons_is_not_offered_without_achievements() -> None:
    game = Position(Options(Edition.SPECIAL_1897, players=3)).player(0, doubloons=10).build()
    do(game, "choose builder")
    assert not [one for one in offered(game) if "for all" in one]


def test_doubloons_really_paid_count_for_the_architect() -> None:
    game = rich(A.MASTER_ARCHITECT).player(0, island={T.QUARRY: (2, 2)}).build()
    do(game, "choose builder", "build residence for 7")
    assert not titles(game)


def test_the_privilege_counts_as_produced_and_earlier_goods_do_not() -> None:
    game = makes(table(A.LEADING_PRODUCER), corn=5).player(0, corn=3).build()
    do(game, "choose craftsman")  # five and the privilege's
    assert not titles(game)


def test_deal_closer_is_for_the_player_who_chose_the_trader_only() -> None:
    position = table().cards(1, A.DEAL_CLOSER).player(1, corn=1).house(G.INDIGO, G.SUGAR, G.TOBACCO)
    game = position.build()
    do(game, "choose trader", "sell corn for 0")
    assert not done_cards(game, 1)
    assert len(game.house) == 0


def test_loads_on_private_ships_count_for_cards_about_kinds_only() -> None:
    position = table(A.DOCK_TYCOON, A.CORN_DISPATCHER, A.INDEPENDENT_SHIPPER, A.SPECIALISED_SHIPPER)
    position.player(0, corn=5, sugar=1, coffee=1, city={B.WHARF: 1})
    game = position.ships({4: (G.SUGAR, 1), 5: (G.COFFEE, 1), 6: (G.INDIGO, 5)}).build()
    do(game, "choose captain", "load 5 corn -> wharf")
    assert titles(game) == (A.SPECIALISED_SHIPPER,)
    do(game, "load 1 sugar -> ship 4")  # then the coffee goes by itself
    assert titles(game) == (A.DOCK_TYCOON, A.SPECIALISED_SHIPPER)


def test_points_that_buildings_add_after_a_load_count_for_the_strategist() -> None:
    """Five goods, the privilege and the harbour's point."""
    position = table(A.TRADE_STRATEGIST).player(0, corn=5, city={B.HARBOR: 1})
    game = position.build()
    found = of_kind(do(game, "choose captain", "load 5 corn -> ship 6"), AchievementDone)
    assert [event.achievement for event in found] == [A.TRADE_STRATEGIST]
    assert points(game)[0] == 7


def test_points_recorded_without_chips_count_for_the_strategist() -> None:
    game = table(A.TRADE_STRATEGIST).player(0, corn=6).points_left(1).build()
    do(game, "choose captain")
    assert titles(game) == (A.TRADE_STRATEGIST,)


def test_prudent_merchant_needs_two_kinds_in_storage() -> None:
    position = table(A.PRUDENT_MERCHANT).player(0, corn=3)
    game = position.ships({4: (G.COFFEE, 1), 5: (G.TOBACCO, 1), 6: (G.INDIGO, 1)}).build()
    do(game, "choose captain")
    end_phase(game)
    assert not titles(game)


def test_nobles_are_workers() -> None:
    position = table(A.LEADING_EMPLOYER, expansions=(Expansion.CITIZENS,))
    game = position.player(0, island={T.CORN: (9, 8, 8)}).nobles(ship=1, supply=0).build()
    do(game, "choose mayor", "take noble")
    do(game, offered(game)[0])
    assert titles(game) == (A.LEADING_EMPLOYER,)


def test_people_count_only_once_their_placement_is_played() -> None:
    """With more people than circles, the colonists stay unplaced until the owner has chosen."""
    position = table(A.LEADING_EMPLOYER).player(0, island={T.CORN: (9, 7)}, city={B.INDIGO_PLANT: 0})
    game = position.colonists(ship=3).build()
    do(game, "choose mayor")
    assert not titles(game)
    full = next(one for one in game.legal_actions() if game.text(one).count("corn 9"))
    assert of_kind(game.apply(full), AchievementDone)


def test_forests_and_quarries_are_tiles() -> None:
    position = table(A.MASTER_AGRONOMIST, expansions=(Expansion.NEW_BUILDINGS,))
    position.player(0, island={T.CORN: 5, T.QUARRY: 3}, forests={T.SUGAR: 3}, city={B.FOREST_HOUSE: 1})
    game = offer(position, T.SUGAR).build()
    assert of_kind(do(game, "choose settler", "take sugar plantation as forest"), AchievementDone)


def test_seven_small_violet_buildings_not_production_nor_large_ones() -> None:
    six = (B.SMALL_MARKET, B.HACIENDA, B.CONSTRUCTION_HUT, B.SMALL_WAREHOUSE, B.HOSPICE, B.OFFICE)
    for line in ("build small sugar mill for 1", "build fortress for 9"):
        game = rich(A.SENIOR_BUREAUCRAT, *six).build()
        do(game, "choose builder", line)
        assert not titles(game)


def test_a_large_building_fills_two_spaces() -> None:
    position = rich(A.MAJOR_LANDOWNER, B.FORTRESS, B.RESIDENCE, B.GUILD_HALL, B.OFFICE, B.HOSPICE)
    game = position.player(0, island={T.CORN: 6, T.QUARRY: 4}).build()
    assert of_kind(do(game, "choose builder", "build customs house for 9"), AchievementDone)


def test_goals_of_cards_that_are_not_held_are_recorded_as_met() -> None:
    """All goals are public: a goal that is met without a card shown means that the card is not held."""
    game = makes(table(), corn=1).player(0, corn=6).build()
    events = do(game, "choose craftsman")
    assert not of_kind(events, AchievementDone)
    assert game.met[0] == ACHIEVEMENTS[A.MASTER_COLLECTOR].bit
    assert game.observation(1).players[0].met == (A.MASTER_COLLECTOR,)
    assert game.observation(1).players[0].titles == ()


def test_the_captor_who_plays_a_captured_trader_closes_the_deal() -> None:
    """A captured trader is played by the captor at the end of the round, who counts as its chooser."""
    position = table(expansions=(Expansion.CITIZENS, Expansion.SMUGGLER)).cards(2, A.DEAL_CLOSER)
    position.player(2, corn=1).house(G.INDIGO, G.SUGAR, G.TOBACCO)
    game = position.taken({R.MAYOR: 0, R.BUILDER: 1}).build()
    do(game, "choose smuggler", "capture trader")
    assert asked(game) == (2, "sell_good")
    do(game, "sell corn for 1")
    assert done_cards(game, 2) == (A.DEAL_CLOSER,)


# -- dealing and drafting -----------------------------------------------------------------------------------------


DRAFT = Options(
    Edition.SPECIAL_1897, players=3, expansions=(Expansion.ACHIEVEMENTS,), rules=(OptionalRule.ACHIEVEMENT_DRAFT,)
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_four_cards(players: int) -> None:
    game = new_game(Options(Edition.SPECIAL_1897, players=players, expansions=(Expansion.ACHIEVEMENTS,)), 3)
    assert [len(hand) for hand in game.hands] == [CARDS_EACH] * players
    assert len({card for hand in game.hands for card in hand}) == CARDS_EACH * players
    assert asked(game) == (game.governor, "choose_role")
    assert game.watched & BUILT


def test_in_the_draft_packs_go_to_the_left_and_the_last_card_is_kept_unasked() -> None:
    game = new_game(DRAFT, 3)
    packs = [game.observation(seat).pack for seat in range(3)]
    kept: list[list[Achievement]] = [[], [], []]
    for turn in range(3):
        for seat in range(3):
            assert asked(game) == (seat, "keep_card")
            pack = game.observation(seat).pack
            gone = {card for hand in kept for card in hand}
            assert pack == tuple(card for card in packs[(seat - turn) % 3] if card not in gone)
            assert list(game.legal_actions()) == [KEEP[card] for card in pack]
            kept[seat].append(pack[0])
            events = game.apply(KEEP[pack[0]])
            assert CardKept(seat) in events
        assert of_kind(events, PacksPassed) == [PacksPassed(3 - turn)]
    assert of_kind(events, CardKept) == [CardKept(2), CardKept(0), CardKept(1), CardKept(2)]
    assert [set(hand[:3]) for hand in game.hands] == [set(cards) for cards in kept]
    assert [len(hand) for hand in game.hands] == [CARDS_EACH] * 3
    assert asked(game) == (0, "choose_role")


def test_cards_kept_in_the_draft_are_hidden_from_others() -> None:
    game = new_game(DRAFT, 3)
    before = game.observation(1)
    first, second, *_ = game.legal_actions()
    other = game.copy()
    game.apply(first)
    other.apply(second)
    assert game.observation(1) == other.observation(1)
    assert game.observation(1).pack == before.pack
    assert game.observation(0).hand != other.observation(0).hand


def test_the_observation_contains_the_cards_that_were_passed_on() -> None:
    game = new_game(DRAFT, 3)
    pack = game.observation(0).pack
    game.apply(KEEP[pack[0]])
    game.play(game.legal_actions()[0])
    game.play(game.legal_actions()[0])
    assert set(pack[1:]) <= set(game.observation(0).passed_on)
    assert pack[0] in game.observation(0).hand


def test_dealing_and_passing_a_pack_reveal_cards_and_keeping_does_not() -> None:
    assert CardsDealt(4).reveals
    assert PacksPassed(3).reveals
    assert not CardKept(0).reveals


def test_the_draft_needs_the_cards() -> None:
    with pytest.raises(OptionsError) as caught:
        Options(Edition.SPECIAL_1897, rules=(OptionalRule.ACHIEVEMENT_DRAFT,))
    assert caught.value.fault is OptionsFault.RULE_NEEDS_ACHIEVEMENTS
    with pytest.raises(OptionsError):
        Options(Edition.CLASSIC, expansions=(Expansion.ACHIEVEMENTS,))


def test_achievements_alone_do_not_make_the_hospice_ask_for_the_second_tile() -> None:
    """Only a festival task can bring people to the library in the middle of the phase, and so a second tile."""
    position = table(expansions=(Expansion.NEW_BUILDINGS,)).player(0, city={B.HOSPICE: 1, B.LIBRARY: 0})
    game = position.build()
    do(game, "choose settler", "take quarry")
    assert asked(game) == (1, "take_tile")
    assert game.players[0].colonists[T.QUARRY] == 1


# -- guests -------------------------------------------------------------------------------------------------------


def with_guests(people: int, *cards: Achievement, guests: int = 1) -> Position:
    """So many people on tiles, with a circle free, and guests in the guesthouse."""
    position = table(*cards, expansions=(Expansion.NEW_BUILDINGS,))
    island = {T.SUGAR: (people - 2, people - 2), T.CORN: (3, 2)}
    return position.player(0, doubloons=0, city={B.GUESTHOUSE: guests}, island=island)


def moves(game: PuertoRico) -> list[str]:
    """The moves of guests that are offered."""
    return [line for line in offered(game) if line.startswith("move")]


@pytest.mark.parametrize("cards", [(A.LEADING_EMPLOYER,), ()])
def test_guests_may_move_to_tiles_if_it_meets_a_goal_held_or_not(cards: tuple[Achievement, ...]) -> None:
    game = with_guests(8, *cards).build()
    assert asked(game) == (0, "choose_role")
    assert moves(game) == ["move colonist to corn"]
    do(game, "move colonist to corn")
    assert titles(game) == cards
    assert not moves(game)


@pytest.mark.parametrize(("people", "guests"), [(7, 1), (7, 2), (9, 1)])
def test_guests_may_not_move_to_tiles_if_no_goal_is_met_by_it(people: int, guests: int) -> None:
    game = with_guests(people, A.LEADING_EMPLOYER, guests=guests).build()
    assert not moves(game)


def test_guests_may_move_to_tiles_before_the_final_scoring() -> None:
    position = with_guests(8, A.LEADING_EMPLOYER).taken({R.BUILDER: 0, R.TRADER: 1})
    game = position.build()
    game.end_triggers = 1 << EndTrigger.CITY
    do(game, "choose captain")
    assert asked(game) == (0, "move_guests")
    do(game, "move colonist to corn")
    assert game.decision is None
    assert game.scores()[0].achievements == {A.LEADING_EMPLOYER: 6}


def test_a_tile_doubles_no_privilege() -> None:
    game = with_guests(8, A.LEADING_EMPLOYER).offer(T.CORN, T.CORN, T.COFFEE, T.COFFEE).build()
    do(game, "choose settler")
    assert not moves(game)
    do(game, "take corn plantation", "take corn plantation", "take coffee plantation")
    assert asked(game) == (1, "choose_role")


# -- the end ------------------------------------------------------------------------------------------------------


def test_points_of_cards_are_added_at_the_end_and_take_no_chips() -> None:
    position = table(A.MAJOR_INVESTOR, A.TRADE_TYCOON).player(0, doubloons=20, points=8)
    game = position.player(0, city={B.CUSTOMS_HOUSE: 1, B.FORTRESS: 0}).build()
    before = game.scores()[0]
    assert before.achievements == {}
    do(game, "choose trader")
    after = game.scores()[0]
    assert after.achievements == {A.MAJOR_INVESTOR: 7}
    assert after.total == before.total + 7
    assert (after.chips, after.bonuses[B.CUSTOMS_HOUSE]) == (before.chips, before.bonuses[B.CUSTOMS_HOUSE])
    assert not list(violations(game))


@pytest.mark.parametrize("seed", range(6))
def test_goals_about_possessions_are_recorded_as_met_when_a_role_is_chosen(seed: int) -> None:
    """Goals out of reach are not checked after each deed; none that is met may be missed by that."""
    options = Options(Edition.SPECIAL_1897, 4, expansions=WHOLE_BOX, buildings=Selection.RANDOM)
    game, rng = new_game(options, seed), Rng.from_seed(seed)
    noted = 0
    while game.kind is not None:
        game.play(rng.choose(game.legal_actions()))
        if game.kind is DecisionKind.CHOOSE_ROLE and game.round > 1:
            for met, player in zip(game.met, game.players, strict=True):
                held = [row for row in ACHIEVEMENTS.values() if row.goal.is_state and row.goal.holds(player)]
                assert [row.achievement for row in held if not met & row.bit] == []
                noted += len(held)
    assert noted
