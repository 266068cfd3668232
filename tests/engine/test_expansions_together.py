"""Rules of two or more expansions of 1897 that meet (S000 pages 23 to 32), and limits of cards and buildings."""

import pytest

from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.achievements import done_cards
from puertorico_desktop.engine.puertorico.components import Achievement, Building, Good, Role, Task, Tile
from puertorico_desktop.engine.puertorico.events import DoubloonsReceived, PhaseEnded, PointsReceived
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Options, Selection
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.smuggler_events import CaptivePlayed, RansomPaid
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.puertorico.snapshot import capture, restore
from tests.engine.play import asked, do, doubloons, end_phase, goods, of_kind, offered, points

A, B, G, R, T = Achievement, Building, Good, Role, Tile


def whole_box(players: int = 3, *tasks: FestivalTask, governor: int = 0, **settings: object) -> Position:
    """Returns a table of the whole box with these festival tasks, where nobody holds a card."""
    options = Options(Edition.SPECIAL_1897, players, expansions=WHOLE_BOX, buildings=Selection.FIXED, **settings)  # type: ignore[arg-type]
    position = Position(options, governor).festival(*tasks)
    for seat in range(players):
        position.cards(seat)
    return position


def winners(game: PuertoRico) -> list[int | None]:
    """Returns the players who have completed the tasks, from left to right."""
    return [task.winner for task in game.tasks]


def moves(game: PuertoRico) -> list[str]:
    """Returns the moves of guests that are offered."""
    return [line for line in offered(game) if line.startswith("move")]


# -- the smuggler and the others ----------------------------------------------------------------------------------


def test_a_captive_craftsman_completes_tasks_in_turn_order_from_its_captor() -> None:
    """Both produce three corn; the captor is first, although the governor sits before the captor."""
    task = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.CORN,))
    position = whole_box(3, task).player(0, island={T.CORN: (3, 3)}).player(1, island={T.CORN: (3, 3)})
    game = position.build()
    do(game, "choose trader", "choose smuggler", "capture craftsman")
    events = do(game, "choose builder")
    events += end_phase(game)
    assert of_kind(events, CaptivePlayed) == [CaptivePlayed(1, R.CRAFTSMAN, 0)]
    assert winners(game) == [1]
    assert game.round == 2


def test_a_captor_may_spend_the_ransom_in_the_phase_of_the_captive() -> None:
    position = whole_box(2).player(0, doubloons=6)
    game = position.build()
    do(game, "choose smuggler", "capture builder")
    events = do(game, "choose builder")
    assert of_kind(events, RansomPaid) == [RansomPaid(0, R.BUILDER, 3)]
    do(game, "pass")
    assert (doubloons(game)[0], asked(game)) == (9, (0, "build"))
    assert "build union hall for 9" in offered(game)


def test_poached_people_count_for_goals_at_once_and_a_noble_scores_in_the_chapel() -> None:
    city = {B.SUGAR_MILL: 3, B.INDIGO_PLANT: 3, B.TOBACCO_STORAGE: 3, B.CHAPEL: 0, B.LIBRARY: 0, B.CHURCH: 0}
    position = whole_box().cards(0, A.HEAD_ADMINISTRATOR).player(0, city=city)
    game = position.colonists(ship=3).nobles(ship=1, supply=5).build()
    do(game, "choose smuggler", "poach 3 people with noble", "lodge colonist in church", "lodge colonist in library")
    assert done_cards(game, 0) == ()
    do(game, "lodge noble in chapel")
    assert done_cards(game, 0) == (A.HEAD_ADMINISTRATOR,)
    sheet = game.scores()[0]
    assert (sheet.nobles, sheet.achievement_points) == (1, 6)
    do(game, "choose craftsman")
    assert points(game) == [1, 0, 0]


def test_people_who_are_poached_into_the_guesthouse_move_on_like_guests() -> None:
    position = whole_box().player(0, city={B.GUESTHOUSE: 0, B.CHAPEL: 0}).colonists(ship=3)
    game = position.nobles(ship=0, supply=5).build()
    do(game, "choose smuggler", "poach 3 people", "lodge colonist in guesthouse", "pass")
    do(game, "choose craftsman")
    assert asked(game) == (0, "move_guests")
    assert moves(game) == ["move colonist to chapel"]
    events = do(game, "move colonist to chapel")
    assert [event.cause for event in of_kind(events, DoubloonsReceived)] == [B.CHAPEL]


@pytest.mark.parametrize("building", [B.WHARF, B.SMALL_WHARF])
def test_goods_of_private_ships_are_never_raided(building: Building) -> None:
    """Only cargo ships are raided; goods of private ships are in the supply when the captain phase is over."""
    options = Options(Edition.SPECIAL_1897, 3, expansions=WHOLE_BOX, buildings=Selection.RANDOM)
    position = Position(options).player(0, corn=4, city={building: 1})
    game = position.ships({4: (G.COFFEE, 1), 5: (G.TOBACCO, 1), 6: (G.SUGAR, 1)}).build()
    supply = game.goods[G.CORN]
    do(game, "choose captain")
    do(game, next(line for line in offered(game) if "4 corn" in line and "wharf" in line))
    end_phase(game)
    assert game.goods[G.CORN] == supply + 4
    do(game, "choose smuggler")
    assert not [line for line in offered(game) if line.startswith("raid") and "corn" in line]


def test_a_captive_captain_uses_all_its_buildings_as_the_chooser() -> None:
    """Two points of the union hall, two doubloons of the lighthouse by the library, then the load: four points, the
    doubled privilege, and a doubloon."""
    city = {B.UNION_HALL: 1, B.LIBRARY: 1, B.LIGHTHOUSE: 1}
    game = whole_box().player(0, doubloons=0, corn=4, city=city).build()
    do(game, "choose smuggler", "capture captain", "choose builder")
    end_phase(game)
    before = doubloons(game)[0]
    do(game, "choose trader")
    events = end_phase(game)
    assert of_kind(events, CaptivePlayed) == [CaptivePlayed(0, R.CAPTAIN, 0)]
    assert points(game)[0] == 2 + 4 + 2
    assert doubloons(game)[0] == before + 2 + 1


def test_people_won_in_the_phase_of_a_captive_are_lodged_before_the_next_player() -> None:
    """The position in its middle is saved, and imagined by the others, as any other."""
    task = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))
    position = whole_box(3, task).taken({R.SMUGGLER: 0, R.BUILDER: 1}).captured(R.SETTLER)
    position.player(0, island={T.CORN: 2}, city={B.LIBRARY: 0}).offer(T.CORN, T.CORN, T.SUGAR, T.COFFEE)
    game = position.build()
    do(game, "choose trader", "take corn plantation")
    assert (asked(game), game.running_role) == ((0, "lodge"), R.SETTLER)
    back = restore(capture(game), game.options, "snapshot")
    imagined = game.determinize(1, Rng.from_seed(3))
    for one in (game, back, imagined):
        do(one, "lodge colonist in library", "pass", "pass")
        assert asked(one) == (0, "take_tile")  # the second tile of the library
        do(one, "take sugar plantation")
        assert (one.round, one.captive) == (2, -1)
    assert back == game


# -- the festival and buildings -----------------------------------------------------------------------------------


def test_a_statue_on_a_task_brings_points_of_the_task_and_of_the_church() -> None:
    task = FestivalTask(Task.TOWN_PATRON, building=B.STATUE)
    position = whole_box(3, task).player(0, doubloons=9, city={B.CHURCH: 1}).copies(B.STATUE, 1)
    game = position.build()
    events = do(game, "choose builder", "build statue for 9")
    assert [(event.seat, event.points) for event in of_kind(events, TaskDone)] == [(0, 3)]
    assert of_kind(events, PointsReceived) == [PointsReceived(0, 2, B.CHURCH)]
    assert points(game) == [5, 0, 0]


def test_a_tile_bought_in_the_trader_phase_may_complete_a_task() -> None:
    task = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))
    position = whole_box(3, task).player(0, doubloons=1, island={T.CORN: 2}, city={B.LAND_OFFICE: 1})
    game = position.pile(corn=5).build()
    events = do(game, "choose trader", "buy plantation")
    assert [event.people for event in of_kind(events, TaskDone)] == [3]
    assert asked(game) == (0, "lodge")


def test_a_tile_placed_as_a_forest_completes_no_task() -> None:
    task = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))
    position = whole_box(3, task).player(
        0, doubloons=1, island={T.CORN: 2}, city={B.LAND_OFFICE: 1, B.FOREST_HOUSE: 1}
    )
    game = position.pile(corn=5).build()
    do(game, "choose trader", "buy plantation", "place as forest")
    assert winners(game) == [None]


def test_a_library_that_is_lodged_in_gives_a_second_extra_good() -> None:
    """The first extra good completes the task; the worker goes to the library before the privilege is over."""
    task = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.CORN,))
    game = whole_box(3, task).player(0, island={T.CORN: (2, 2)}, city={B.LIBRARY: 0}).build()
    do(game, "choose craftsman")
    assert (asked(game), goods(game, 0)) == ((0, "lodge"), {"corn": 3})
    do(game, "lodge colonist in library")
    assert goods(game, 0) == {"corn": 4}
    assert asked(game) == (1, "choose_role")


def test_both_extra_goods_of_a_library_are_taken_one_by_one() -> None:
    """The worker of the first extra good is placed before the second one is taken."""
    task = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.CORN,))
    city = {B.LIBRARY: 1, B.SUGAR_MILL: 0}
    game = whole_box(3, task).player(0, island={T.CORN: (2, 2)}, city=city).build()
    do(game, "choose craftsman")
    assert (asked(game), goods(game, 0)) == ((0, "lodge"), {"corn": 3})
    do(game, "pass")
    assert goods(game, 0) == {"corn": 4}


def test_goods_on_a_small_wharf_count_for_tasks_and_cards() -> None:
    """Three kinds in one load; four goods of different kinds are not five of one."""
    task = FestivalTask(Task.FESTIVAL_DELIVERY, goods=(G.CORN, G.SUGAR))
    position = whole_box(3, task).cards(0, A.DOCK_TYCOON, A.SPECIALISED_SHIPPER)
    game = position.player(0, corn=2, sugar=2, coffee=1, city={B.SMALL_WHARF: 1}).build()
    events = do(game, "choose captain", "load 2 corn, 2 sugar, 1 coffee -> small wharf")
    assert winners(game) == [0]
    assert [event.achievement for event in of_kind(events, AchievementDone)] == [A.DOCK_TYCOON]
    assert points(game)[0] == 2 + 1 + 2  # the load, the privilege, the task


def test_a_private_sale_completes_neither_task_nor_card() -> None:
    task = FestivalTask(Task.CLOSING_TIME, goods=(G.COFFEE,))
    options = Options(Edition.SPECIAL_1897, 3, expansions=WHOLE_BOX, buildings=Selection.RANDOM)
    position = Position(options).festival(task).cards(0, A.DEAL_CLOSER).house(G.CORN, G.INDIGO, G.SUGAR)
    game = position.player(0, coffee=1, city={B.TRADING_POST: 1}).build()
    do(game, "choose trader", "sell coffee privately for 5")
    assert (winners(game), done_cards(game, 0)) == ([None], ())


def test_points_of_a_task_count_for_the_strategist_and_the_task_comes_first() -> None:
    """Four goods, the privilege and the two points of the delivery: seven."""
    task = FestivalTask(Task.FESTIVAL_DELIVERY, goods=(G.CORN, G.SUGAR))
    game = whole_box(3, task).cards(0, A.TRADE_STRATEGIST).player(0, corn=1, sugar=3).build()
    events = do(game, "choose captain", "load 1 corn -> ship 4", "load 3 sugar -> ship 5")
    found = [type(event) for event in events if isinstance(event, TaskDone | AchievementDone)]
    assert (found, points(game)) == ([TaskDone, AchievementDone], [7, 0, 0])


# -- achievements and buildings -----------------------------------------------------------------------------------


def test_points_that_buildings_add_count_for_the_strategist_of_every_player() -> None:
    """Six goods and the harbour's point of a player who is not the captain."""
    game = whole_box().cards(1, A.TRADE_STRATEGIST).player(1, corn=6, city={B.HARBOR: 1}).build()
    events = do(game, "choose captain")
    events += end_phase(game)
    assert points(game) == [0, 7, 0]
    assert of_kind(events, AchievementDone) == [AchievementDone(1, A.TRADE_STRATEGIST, 7)]


def test_the_union_hall_alone_may_complete_the_strategist() -> None:
    """Seven points before anything is loaded, and no ship takes the goods."""
    position = whole_box().cards(0, A.TRADE_STRATEGIST).player(0, corn=10, indigo=4, city={B.UNION_HALL: 1})
    game = position.ships({4: (G.COFFEE, 1), 5: (G.TOBACCO, 1), 6: (G.SUGAR, 1)}).build()
    events = do(game, "choose captain")
    events += end_phase(game)
    assert points(game)[0] == 7
    assert [event.achievement for event in of_kind(events, AchievementDone)] == [A.TRADE_STRATEGIST]
    assert of_kind(events, PhaseEnded)


def test_the_big_spender_pays_one_doubloon_at_least() -> None:
    city = {B.FOREST_HOUSE: 1, B.LIBRARY: 1}
    position = whole_box().cards(0, A.BIG_SPENDER, A.MASTER_ARCHITECT)
    position.player(0, doubloons=0, city=city, island={T.QUARRY: (4, 4)}, forests={T.CORN: 8})
    game = position.build()
    do(game, "choose builder", "build customs house for 0")
    assert done_cards(game, 0) == (A.MASTER_ARCHITECT,)


def test_guests_are_no_offer_for_a_goal_about_people_on_buildings() -> None:
    """Guests work on a building already; on a tile they would not bring the twelfth person to a building."""
    city = {B.SUGAR_MILL: 3, B.INDIGO_PLANT: 3, B.TOBACCO_STORAGE: 3, B.OFFICE: 1, B.GUESTHOUSE: 1}
    game = whole_box().cards(0, A.HEAD_ADMINISTRATOR).player(0, doubloons=0, city=city, island={T.CORN: 1}).build()
    assert asked(game) == (0, "choose_role")
    assert not moves(game)


# -- citizens and new buildings -----------------------------------------------------------------------------------


def test_a_park_authority_may_discard_a_forest_where_there_is_no_plantation() -> None:
    game = whole_box().player(0, city={B.HUNTING_LODGE: 1}, forests={T.CORN: 2}).build()
    do(game, "choose settler", "pass", "pass", "pass")
    assert asked(game) == (0, "discard_tile")
    assert offered(game) == ["pass", "discard forest"]
    do(game, "discard forest")
    assert game.players[0].tiles == 1


def test_with_two_players_each_may_smuggle_once_a_round_and_the_other_one_next() -> None:
    """Everybody chooses three times; the marker bars its holder in the following rounds too."""
    game = whole_box(2).build()
    do(game, "choose smuggler", "pass")
    assert "choose smuggler" not in offered(game)
    do(game, "choose trader", "choose captain", "choose craftsman", "choose settler")
    end_phase(game)
    do(game, "choose mayor")
    end_phase(game)
    assert (game.round, asked(game)) == (2, (1, "choose_role"))
    assert "choose smuggler" in offered(game)
    do(game, "choose trader")
    assert asked(game) == (0, "choose_role")
    assert "choose smuggler" not in offered(game)
