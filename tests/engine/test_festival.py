"""The festival and its cards (S000 pages 29 to 31): every task, rewards, and the order of what happens."""

from collections import Counter

import pytest

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.completing import completed_by
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Good, Role, Task, Tile
from puertorico_desktop.engine.puertorico.deeds import PRODUCED
from puertorico_desktop.engine.puertorico.events import ColonistSettled, DoubloonsReceived, EndTriggered
from puertorico_desktop.engine.puertorico.festival import GOALS, TASKS, FestivalTask, ShownBuildings, can_be_shown
from puertorico_desktop.engine.puertorico.festival_events import NewcomersIdle, TaskDone, TaskSet
from puertorico_desktop.engine.puertorico.game import PuertoRico
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
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.smuggler_events import ColonistLodged
from tests.engine.play import asked, do, doubloons, end_phase, of_kind, offered, points

B, G, R, T = Building, Good, Role, Tile
CARDS = (Expansion.FESTIVAL, Expansion.FESTIVAL_CARDS)
PRIZE = FestivalTask(Task.CONNOISSEUR_PRIZE, (T.CORN,))


def festival(*tasks: FestivalTask, players: int = 3, governor: int = 0, **settings: object) -> Position:
    """Returns a table of 1897 with these festival tasks."""
    expansions = settings.pop("expansions", CARDS)
    buildings = settings.pop("buildings", Selection.BASE)
    options = Options(Edition.SPECIAL_1897, players=players, expansions=expansions, buildings=buildings, **settings)  # type: ignore[arg-type]
    return Position(options, governor).festival(*tasks)


def done(game: PuertoRico) -> list[int | None]:
    """Returns the players who have completed the tasks, from left to right."""
    return [task.winner for task in game.tasks]


# -- set-up -------------------------------------------------------------------------------------------------------


def test_the_festival_has_its_three_goals() -> None:
    game = new_game(Options(Edition.SPECIAL_1897, expansions=(Expansion.FESTIVAL,)), 7)
    assert [task.task for task in game.tasks] == list(GOALS)
    estate, goods, building = game.tasks
    assert len(estate.estates) == 1
    assert not estate.goods
    assert estate.building is None
    assert len(goods.goods) == 3
    assert building.building in {B.FACTORY, B.UNIVERSITY, B.HARBOR, B.WHARF}
    assert not list(violations(game))
    assert game.watched & PRODUCED


def test_pieces_leave_the_bag_and_the_supply_and_no_building_does() -> None:
    plain = new_game(Options(Edition.SPECIAL_1897), 7)
    game = new_game(Options(Edition.SPECIAL_1897, expansions=(Expansion.FESTIVAL,)), 7)
    taken = Counter(good for task in game.tasks for good in task.goods)
    assert [plain.goods[good] - game.goods[good] for good in G] == [taken[good] for good in G]
    estates = Counter(tile for task in game.tasks for tile in task.estates)
    assert [a - b for a, b in zip(plain.plantation_pile, game.plantation_pile, strict=True)] == [
        estates[tile] for tile in list(T)[:5]
    ]
    assert game.building_supply == plain.building_supply
    assert not plain.watched
    assert not plain.tasks


def test_three_cards_take_the_place_of_the_goals() -> None:
    seen: Counter[Task] = Counter()
    for seed in range(60):
        game = new_game(Options(Edition.SPECIAL_1897, expansions=CARDS), seed)
        cards = [task.task for task in game.tasks]
        assert len(set(cards)) == 3
        estates = [tile for task in game.tasks for tile in task.estates]
        assert len(set(estates)) == len(estates)  # one of each kind is in the pool
        assert max(Counter(good for task in game.tasks for good in task.goods).values(), default=0) <= 3
        seen.update(cards)
    assert set(seen) == set(Task)


def test_only_violet_buildings_are_shown() -> None:
    small = [one for one in B if can_be_shown(one, ShownBuildings.OF_THREE_POINTS)]
    assert all(CATALOG[one].points == 3 and not CATALOG[one].is_production for one in small)
    assert B.TOBACCO_STORAGE not in small
    assert B.COFFEE_ROASTER not in small
    assert all(CATALOG[one].spaces == 2 for one in B if can_be_shown(one, ShownBuildings.LARGE))


def test_tasks_are_laid_out_after_the_draft_of_buildings() -> None:
    options = Options(
        Edition.SPECIAL_1897, expansions=(Expansion.NEW_BUILDINGS, *CARDS), buildings=Selection.DRAFT, players=3
    )
    game = new_game(options, 5)
    assert not game.tasks
    assert not game.watched
    events = []
    while not game.tasks:
        events = game.apply(game.legal_actions()[0])
    assert len(of_kind(events, TaskSet)) == 3
    shown = {task.building for task in game.tasks} - {None}
    assert all(game.has_building(one) for one in shown if one is not None)
    assert game.kind is not None
    assert game.kind.value == "choose_role"


def test_the_same_seed_has_the_same_tasks_and_they_change_nothing_else() -> None:
    options = Options(Edition.SPECIAL_1897, expansions=CARDS, players=3)
    assert new_game(options, 9).tasks == new_game(options, 9).tasks
    offers = (
        new_game(options, 9).plantation_offer,
        new_game(Options(Edition.SPECIAL_1897, players=3), 9).plantation_offer,
    )
    assert offers[0] == offers[1]


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"expansions": (Expansion.FESTIVAL_CARDS,)}, OptionsFault.FESTIVAL_CARDS_NEED_FESTIVAL),
        ({"expansions": CARDS, "edition": Edition.CLASSIC}, OptionsFault.EXPANSION_OF_1897),
    ],
)
def test_options_that_exclude_each_other_are_refused(settings: dict[str, object], fault: OptionsFault) -> None:
    with pytest.raises(OptionsError) as caught:
        Options(**{"edition": Edition.SPECIAL_1897, **settings})  # type: ignore[arg-type]
    assert caught.value.fault is fault


# -- the tasks ----------------------------------------------------------------------------------------------------


def farms(**numbers: int) -> dict[str, object]:
    """Returns the island and the city of a player who produces this many goods of each kind."""
    plants = {"indigo": (B.INDIGO_PLANT, T.INDIGO), "sugar": (B.SUGAR_MILL, T.SUGAR)}
    island: dict[Tile, tuple[int, int]] = {}
    city: dict[Building, int] = {}
    for name, number in numbers.items():
        if name == "corn":
            island[T.CORN] = (number, number)
        else:
            plant, tile = plants[name]
            island[tile], city[plant] = (number, number), number
    return {"island": island, "city": city}


def test_crop_weight_off_needs_three_of_the_good_in_one_phase() -> None:
    task = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.CORN,))
    position = festival(task).player(0, **farms(corn=2)).player(1, **farms(corn=3))  # type: ignore[arg-type]
    game = position.build()
    events = do(game, "choose craftsman")
    # the chooser has two, and one more by the privilege, which comes last: the next player is quicker
    assert done(game) == [1]
    assert of_kind(events, TaskDone)[0].people == 1
    assert (points(game)[1], doubloons(game)[1]) == (1, new_game(game.options, 0).players[1].doubloons + 1)


def test_the_extra_good_of_the_craftsman_counts() -> None:
    task = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.CORN,))
    game = festival(task).player(0, **farms(corn=2)).build()  # type: ignore[arg-type]
    do(game, "choose craftsman")
    assert done(game) == [0]


def test_goods_of_an_earlier_phase_do_not_count() -> None:
    task = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.CORN,))
    game = festival(task).player(0, corn=2).player(1, **farms(corn=2), corn=4).build()  # type: ignore[arg-type]
    do(game, "choose craftsman")
    assert done(game) == [None]


def test_carnival_cocktail_needs_three_goods_and_equal_ones_add_up() -> None:
    each = FestivalTask(Task.CARNIVAL_COCKTAIL, goods=(G.CORN, G.CORN, G.SUGAR))
    assert each.goods_needed == (2, 0, 1, 0, 0)
    less = festival(each).player(1, **farms(corn=1, sugar=2)).build()  # type: ignore[arg-type]
    do(less, "choose craftsman")
    assert done(less) == [None]
    game = festival(each).player(1, **farms(corn=2, sugar=1)).build()  # type: ignore[arg-type]
    before = doubloons(game)[1]
    do(game, "choose craftsman")
    assert (done(game), doubloons(game)[1]) == ([1], before + 3)


def test_two_baskets_needs_two_of_each_good() -> None:
    task = FestivalTask(Task.TWO_BASKETS, goods=(G.CORN, G.INDIGO))
    less = festival(task).player(1, **farms(corn=2, indigo=1)).build()  # type: ignore[arg-type]
    do(less, "choose craftsman")
    assert done(less) == [None]
    game = festival(task).player(1, **farms(corn=2, indigo=2)).build()  # type: ignore[arg-type]
    do(game, "choose craftsman")
    assert done(game) == [1]
    twice = FestivalTask(Task.TWO_BASKETS, goods=(G.CORN, G.CORN))
    assert twice.goods_needed == (4, 0, 0, 0, 0)


def test_farming_festival_needs_the_goods_produced_on_the_estates() -> None:
    task = FestivalTask(Task.FARMING_FESTIVAL, estates=(T.COFFEE, T.TOBACCO), goods=(G.CORN, G.SUGAR))
    made = farms(corn=1, sugar=1)
    less = festival(task).player(1, **made).build()  # type: ignore[arg-type]
    do(less, "choose craftsman")
    assert done(less) == [None]
    own = {"island": {T.COFFEE: 1, T.TOBACCO: (1, 1)}}
    game = festival(task).player(1, **made).player(1, **own).build()  # type: ignore[arg-type]
    do(game, "choose craftsman")
    assert done(game) == [1]


def test_the_order_of_turns_decides_and_goods_go_back_at_once() -> None:
    task = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.CORN,))
    game = (
        festival(task, governor=1)
        .player(1, **farms(corn=3))  # type: ignore[arg-type]
        .player(2, **farms(corn=4))  # type: ignore[arg-type]
        .player(0, corn=3)
        .build()
    )
    assert game.goods[G.CORN] == 6  # ten less those of the task and of seat 0
    do(game, "choose craftsman")
    assert done(game) == [1]
    assert game.players[2].goods[G.CORN] == 4  # the fourth is the one of the task


def test_connoisseur_prize_needs_three_estates_and_brings_three_workers() -> None:
    task = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))
    game = festival(task).player(0, island={T.CORN: 2}, city={B.HACIENDA: 0}).offer(T.CORN, T.CORN, T.SUGAR, T.COFFEE)
    played = game.build()
    supply, pile = played.colonist_supply, played.plantation_pile[T.CORN]
    do(played, "choose settler")
    events = do(played, "take corn plantation")
    assert (done(played), played.colonist_supply, played.plantation_pile[T.CORN]) == ([0], supply - 3, pile + 1)
    assert of_kind(events, TaskDone)[0].people == 3
    assert asked(played) == (0, "lodge")
    events = do(played, "lodge colonist in corn", "lodge colonist in hacienda")
    assert [event.piece for event in of_kind(events, ColonistLodged)] == [T.CORN, B.HACIENDA]
    assert [event.count for event in of_kind(events, NewcomersIdle)] == [1]
    assert (played.players[0].idle, played.players[0].occupies(B.HACIENDA)) == (1, True)
    assert asked(played) == (1, "take_tile")


def test_forests_are_no_estates() -> None:
    task = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))
    new = (Expansion.NEW_BUILDINGS, *CARDS)
    position = festival(task, expansions=new, buildings=Selection.FIXED)
    position.player(0, island={T.CORN: 2}, city={B.FOREST_HOUSE: 1}).offer(T.CORN, T.CORN, T.SUGAR, T.COFFEE)
    game = position.build()
    do(game, "choose settler", "take corn plantation as forest")
    assert done(game) == [None]


def test_twin_farmers_needs_two_of_each_estate() -> None:
    task = FestivalTask(Task.TWIN_FARMERS, estates=(T.CORN, T.COFFEE))
    position = festival(task).player(0, island={T.CORN: 2, T.COFFEE: 1}).player(1, island={T.CORN: 1, T.COFFEE: 2})
    game = position.offer(T.CORN, T.COFFEE, T.COFFEE, T.SUGAR).build()
    do(game, "choose settler", "take sugar plantation")
    assert done(game) == [None]
    do(game, "take corn plantation")
    assert (done(game), points(game)) == ([1], [0, 3, 0])


def test_closing_time_needs_the_sale_that_fills_the_trading_house() -> None:
    task = FestivalTask(Task.CLOSING_TIME, goods=(G.COFFEE,))
    early = festival(task).player(0, coffee=1).house(G.CORN, G.INDIGO).build()
    do(early, "choose trader", "sell coffee for 5")
    assert done(early) == [None]
    other = festival(task).player(0, sugar=1).house(G.CORN, G.INDIGO, G.TOBACCO).build()
    do(other, "choose trader", "sell sugar for 3")
    assert done(other) == [None]
    game = festival(task).player(1, coffee=1).house(G.CORN, G.INDIGO, G.TOBACCO).build()
    events = do(game, "choose trader", "sell coffee for 4")
    assert done(game) == [1]
    assert of_kind(events, TaskDone)[0].people == 2
    assert game.players[1].idle == 2  # no circle is free, so nothing is asked


def test_festival_delivery_needs_one_of_the_first_good_and_two_of_the_second() -> None:
    task = FestivalTask(Task.FESTIVAL_DELIVERY, goods=(G.CORN, G.SUGAR))
    assert task.goods_needed == (1, 0, 2, 0, 0)
    assert FestivalTask(Task.FESTIVAL_DELIVERY, goods=(G.CORN, G.CORN)).goods_needed == (3, 0, 0, 0, 0)
    less = festival(task).player(0, corn=2, sugar=1).build()
    do(less, "choose captain")
    end_phase(less)
    assert done(less) == [None]
    game = festival(task).player(0, corn=1, sugar=2).build()
    do(game, "choose captain", "load 1 corn -> ship 4")
    end_phase(game)
    # the captain's point, a point a good, two for the task
    assert (done(game), points(game)[0]) == ([0], 1 + 3 + 2)


def test_loads_on_private_ships_count_for_a_delivery() -> None:
    task = FestivalTask(Task.FESTIVAL_DELIVERY, goods=(G.CORN, G.SUGAR))
    game = festival(task).player(0, corn=1, sugar=2, city={B.WHARF: 1}).build()
    do(game, "choose captain", "load 2 sugar -> wharf", "load 1 corn -> ship 4")
    assert done(game) == [0]


@pytest.mark.parametrize(("players", "smallest", "largest"), [(2, 4, 6), (3, 4, 6), (4, 5, 7), (5, 6, 8)])
def test_send_offs_need_the_smallest_or_the_largest_ship_filled(players: int, smallest: int, largest: int) -> None:
    small = FestivalTask(Task.TRADITIONAL_SEND_OFF, goods=(G.CORN,))
    large = FestivalTask(Task.GRAND_SEND_OFF, goods=(G.SUGAR,))
    ships = {smallest: (G.CORN, smallest - 1), largest: (G.SUGAR, largest - 2)}
    game = festival(small, large, players=players).player(0, corn=1).player(1, sugar=2).ships(ships).build()
    before = doubloons(game)[0]
    events = do(game, "choose captain")
    assert done(game) == [0, 1]
    assert doubloons(game)[0] == before + 2
    assert [event.people for event in of_kind(events, TaskDone)] == [0, 3]


def test_a_ship_filled_with_another_good_is_no_send_off() -> None:
    task = FestivalTask(Task.TRADITIONAL_SEND_OFF, goods=(G.CORN,))
    game = festival(task).player(0, sugar=1).ships({4: (G.SUGAR, 3)}).build()
    do(game, "choose captain")
    assert done(game) == [None]


def test_tributes_need_the_building_that_is_shown() -> None:
    tribute = FestivalTask(Task.PIONEERS_TRIBUTE, building=B.FACTORY)
    patron = FestivalTask(Task.TOWN_PATRON, building=B.RESIDENCE)
    game = festival(tribute, patron).player(0, doubloons=20).player(1, doubloons=20).build()
    do(game, "choose builder", "build residence for 9")
    assert (done(game), points(game)) == ([None, 0], [3, 0, 0])
    do(game, "build factory for 7")
    assert (done(game), points(game)) == ([1, 0], [3, 3, 0])


def test_each_task_is_completed_by_one_player_only() -> None:
    tribute = FestivalTask(Task.PIONEERS_TRIBUTE, building=B.FACTORY)
    game = festival(tribute).player(0, doubloons=20).player(1, doubloons=20).build()
    do(game, "choose builder", "build factory for 6", "build factory for 7")
    assert (done(game), points(game)) == ([0], [3, 0, 0])
    assert not game.watched


def test_one_player_may_complete_several_tasks_from_left_to_right() -> None:
    first = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.CORN,))
    second = FestivalTask(Task.CARNIVAL_COCKTAIL, goods=(G.CORN, G.CORN, G.CORN))
    game = festival(first, second).player(1, **farms(corn=3)).build()  # type: ignore[arg-type]
    events = do(game, "choose craftsman")
    assert [event.task.task for event in of_kind(events, TaskDone)] == [first.task, second.task]
    assert done(game) == [1, 1]


# -- rewards ------------------------------------------------------------------------------------------------------


def test_as_many_workers_come_as_the_supply_has_and_no_citizens() -> None:
    task = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))
    expansions = (Expansion.CITIZENS, *CARDS)
    position = festival(task, expansions=expansions, buildings=Selection.FIXED).player(0, island={T.CORN: 2})
    position.offer(T.CORN, T.CORN, T.SUGAR, T.COFFEE).colonists(supply=1)
    game = position.build()
    events = do(game, "choose settler", "take corn plantation")
    assert of_kind(events, TaskDone)[0].people == 1
    assert offered(game) == ["pass", "lodge colonist in corn"]
    assert game.players[0].all_nobles == 0


def test_nobody_comes_from_an_empty_supply() -> None:
    task = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))
    position = festival(task).player(0, island={T.CORN: 2}).offer(T.CORN, T.CORN, T.SUGAR, T.COFFEE)
    game = position.colonists(supply=0).build()
    do(game, "choose settler", "take corn plantation")
    assert (done(game), asked(game)) == ([0], (1, "take_tile"))


def test_lodging_without_a_free_circle_is_asked_only_without_play_forced() -> None:
    task = FestivalTask(Task.CLOSING_TIME, goods=(G.COFFEE,))
    position = festival(task, play_forced=False).player(0, coffee=1).house(G.CORN, G.INDIGO, G.TOBACCO)
    game = position.build()
    do(game, "choose trader", "sell coffee for 5")
    assert offered(game) == ["pass"]
    do(game, "pass")
    assert game.players[0].idle == 2


@pytest.mark.parametrize("reading", list(Reading))
def test_the_last_chip_outside_the_captain_phase(reading: Reading) -> None:
    tribute = FestivalTask(Task.PIONEERS_TRIBUTE, building=B.FACTORY)
    game = festival(tribute, reading=reading).player(0, doubloons=20).points_left(2).build()
    events = do(game, "choose builder", "build factory for 6")
    ends = [event.trigger for event in of_kind(events, EndTriggered)]
    assert points(game)[0] == 3  # the third is noted
    assert ends == ([EndTrigger.VICTORY_POINTS] if reading is Reading.CORRECTED else [])


# -- buildings ----------------------------------------------------------------------------------------------------


def test_people_from_a_reward_work_at_once() -> None:
    """A colonist lodged in a warehouse in the captain phase lets its owner store goods at its end."""
    task = FestivalTask(Task.GRAND_SEND_OFF, goods=(G.SUGAR,))
    position = festival(task).player(0, sugar=1, corn=5, city={B.SMALL_WAREHOUSE: 0})
    game = position.ships({4: (G.COFFEE, 1), 5: (G.TOBACCO, 1), 6: (G.SUGAR, 5)}).build()
    do(game, "choose captain", "lodge colonist in small warehouse")
    end_phase(game)
    assert game.players[0].goods[G.CORN] == 5


def test_a_wharf_and_a_harbor_that_are_lodged_in_serve_the_next_load() -> None:
    task = FestivalTask(Task.GRAND_SEND_OFF, goods=(G.SUGAR,))
    position = festival(task).player(0, sugar=1, corn=2, city={B.HARBOR: 0, B.WHARF: 0})
    game = position.ships({4: (G.COFFEE, 1), 5: (G.TOBACCO, 1), 6: (G.SUGAR, 5)}).build()
    do(game, "choose captain", "lodge colonist in harbor", "lodge colonist in wharf", "load 2 corn -> wharf")
    assert points(game)[0] == 1 + 1 + 2 + 1  # load, privilege, load, harbor


@pytest.mark.parametrize(
    ("building", "line"),
    [(B.CONSTRUCTION_HUT, "take quarry"), (B.FOREST_HOUSE, "take sugar plantation as forest")],
)
def test_people_won_with_a_drawn_tile_work_before_the_choice_of_a_tile(building: Building, line: str) -> None:
    expansions = (Expansion.NEW_BUILDINGS, *CARDS)
    position = festival(PRIZE, expansions=expansions, buildings=Selection.FIXED).pile(corn=9)
    position.player(1, island={T.CORN: 2}, city={B.HACIENDA: 1, building: 0})
    game = position.offer(T.SUGAR, T.SUGAR, T.SUGAR, T.COFFEE).build()
    do(game, "choose settler", "pass", "draw plantation")
    do(game, f"lodge colonist in {building.id.replace('_', ' ')}")
    assert asked(game) == (1, "take_tile")
    assert line in offered(game)


def sugar_weighed():
    """Returns a position with new buildings whose task asks for sugar that is produced."""
    task = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.SUGAR,))
    return festival(task, expansions=(Expansion.NEW_BUILDINGS, *CARDS), buildings=Selection.FIXED)


def test_a_distillery_that_is_lodged_in_pays_the_craftsman_after_the_privilege() -> None:
    position = sugar_weighed()
    position.player(0, island={T.SUGAR: (3, 3)}, city={B.SUGAR_MILL: 3, B.SPECIALTY_FACTORY: 0})
    game = position.build()
    events = do(game, "choose craftsman", "lodge colonist in specialty factory")
    assert of_kind(events, DoubloonsReceived) == [DoubloonsReceived(0, 3, B.SPECIALTY_FACTORY)]


def test_a_good_of_the_canal_is_produced() -> None:
    position = sugar_weighed()
    position.player(1, island={T.SUGAR: (2, 2)}, city={B.SUGAR_MILL: 2, B.AQUEDUCT: 1})
    game = position.build()
    do(game, "choose craftsman")
    assert done(game) == [1]


def test_questions_of_buildings_come_before_people_are_lodged() -> None:
    """The hospital's question lies above the newcomers (R2); whoever takes its circle leaves it without a worker."""
    task = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))
    position = festival(task, ask_optional_benefits=True).player(0, island={T.CORN: 2}, city={B.HOSPICE: 1})
    game = position.offer(T.CORN, T.CORN, T.SUGAR, T.COFFEE).build()
    do(game, "choose settler", "take corn plantation")
    assert asked(game) == (0, "accept_benefit")
    events = do(game, "accept")
    assert of_kind(events, ColonistSettled)
    assert asked(game) == (0, "lodge")


def test_the_factory_pays_for_goods_before_newcomers_are_lodged() -> None:
    task = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.CORN,))
    made = farms(corn=3, sugar=1)
    made["city"] = {B.SUGAR_MILL: 1, B.FACTORY: 1, B.HACIENDA: 0}
    game = festival(task).player(1, **made).build()  # type: ignore[arg-type]
    events = do(game, "choose craftsman")
    assert of_kind(events, DoubloonsReceived)
    assert asked(game) == (1, "lodge")


def test_a_worker_lodged_in_the_zoning_office_may_trade_after_the_sale() -> None:
    """The zoning office is occupied in its owner's turn, after the sale."""
    task = FestivalTask(Task.CLOSING_TIME, goods=(G.COFFEE,))
    expansions = (Expansion.CITIZENS, *CARDS)
    position = festival(task, expansions=expansions, buildings=Selection.FIXED)
    game = position.player(0, coffee=1, city={B.LAND_OFFICE: 0}).house(G.CORN, G.INDIGO, G.TOBACCO).build()
    do(game, "choose trader", "sell coffee for 5", "lodge colonist in land office")
    assert asked(game) == (0, "after_sale")
    assert "buy plantation" in offered(game)


def test_a_publishing_house_that_is_lodged_in_gives_a_second_tile() -> None:
    task = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))
    expansions = (Expansion.NEW_BUILDINGS, *CARDS)
    position = festival(task, expansions=expansions, buildings=Selection.FIXED)
    position.player(0, island={T.CORN: 2}, city={B.LIBRARY: 0}).offer(T.CORN, T.CORN, T.SUGAR, T.COFFEE)
    game = position.build()
    do(game, "choose settler", "take corn plantation", "lodge colonist in library", "pass", "pass")
    assert asked(game) == (0, "take_tile")


# -- the ledger ---------------------------------------------------------------------------------------------------


def test_the_tally_of_a_phase_is_part_of_its_position() -> None:
    task = FestivalTask(Task.TWO_BASKETS, goods=(G.COFFEE, G.TOBACCO))
    game = festival(task).player(0, **farms(corn=2, sugar=1)).build()  # type: ignore[arg-type]
    assert not game.tally
    do(game, "choose craftsman")
    assert game.watched & PRODUCED
    assert game.tally[0] == (2, 0, 1, 0, 0)
    do(game, "take extra sugar")
    assert not game.tally
    assert not game.points_before


def test_every_task_has_a_row() -> None:
    assert set(TASKS) == set(Task)
    assert all(row.reward.points or row.reward.doubloons or row.reward.people for row in TASKS.values())


@pytest.mark.parametrize("tile", [T.CORN, T.COFFEE])
def test_completed_by_does_not_reveal_the_tile_to_be_drawn(tile: Tile) -> None:
    position = festival(PRIZE).offer(T.CORN, T.SUGAR, T.SUGAR, T.SUGAR)
    game = position.player(0, island={T.CORN: 2}, city={B.HACIENDA: 1}).next_tiles(tile).build()
    do(game, "choose settler")
    assert completed_by(game, game.parse("draw plantation")) == ((), ())
    assert completed_by(game, game.parse("take corn plantation")) == ((Task.CONNOISSEUR_PRIZE,), ())
    do(game, "draw plantation")
    assert done(game) == [0 if tile is T.CORN else None]
