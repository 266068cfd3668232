"""The forecast of a role agrees with the rules for every player, and does not change the game."""

import attrs
import pytest

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.game import IllegalActionError
from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.achievements import done_cards
from puertorico_desktop.engine.puertorico.actions import CHOOSE, ChooseRole
from puertorico_desktop.engine.puertorico.components import Achievement, Building, Good, Role, Task, Tile
from puertorico_desktop.engine.puertorico.events import ColonistReceived, ColonistsDistributed, GoodsProduced
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.forecast import completed_by, forecast
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Edition, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from tests.engine.play import do, of_kind


def test_production_with_the_privilege_and_the_factory() -> None:
    position = classic(3).player(
        0,
        island={Tile.CORN: (1, 1), Tile.INDIGO: (1, 1)},
        city={Building.SMALL_INDIGO_PLANT: 1, Building.FACTORY: 1},
    )
    first, second, _ = forecast(position.build(), Role.CRAFTSMAN)
    assert tuple(first.produced) == (1, 1, 0, 0, 0)
    assert first.extra == (Good.CORN, Good.INDIGO)
    assert first.doubloons == 1
    assert not any(second.produced)
    assert second.refusal is not None
    assert second.refusal.reason is Reason.NOTHING_PRODUCED


def test_the_extra_good_is_forecast_if_only_one_kind_is_produced() -> None:
    game = classic(3).player(0, island={Tile.CORN: (2, 2)}).build()
    first = forecast(game, Role.CRAFTSMAN)[0]
    assert (first.produced[Good.CORN], first.extra) == (2, (Good.CORN,))
    game.apply(CHOOSE[Role.CRAFTSMAN])
    assert game.players[0].goods[Good.CORN] == 3


def test_colonists_and_the_mayors_privilege() -> None:
    position = classic(3).player(0, island={Tile.CORN: 3}).player(1, island={Tile.CORN: 3}).colonists(ship=4)
    assert [outlook.colonists for outlook in forecast(position.build(), Role.MAYOR)] == [3, 1, 1]


def test_a_building_that_the_builder_could_take_is_not_forecast_for_the_next() -> None:
    position = classic(3).player(0, doubloons=1).player(1, doubloons=1).player(2, doubloons=0)
    first, second, third = forecast(position.build(), Role.BUILDER)
    assert Building.SMALL_SUGAR_MILL in first.buildings
    assert Building.SMALL_SUGAR_MILL not in second.buildings
    assert Building.SMALL_MARKET in second.buildings
    assert third.buildings == ()


def test_tiles_quarries_and_draws_of_each_player() -> None:
    position = classic(3).offer(Tile.CORN, Tile.COFFEE).player(1, city={Building.HACIENDA: 1})
    first, second, _ = forecast(position.build(), Role.SETTLER)
    assert first.tiles == (Tile.CORN, Tile.COFFEE, Tile.QUARRY)
    assert second.tiles == (Tile.CORN, Tile.COFFEE)
    assert second.draws
    assert not first.draws


def test_a_library_does_not_change_the_forecast_of_the_first_tile() -> None:
    options = Options(Edition.SPECIAL_1897, 4, expansions=(Expansion.NEW_BUILDINGS,), buildings=Selection.FIXED)
    city = {Building.LIBRARY: 1, Building.HACIENDA: 1}
    first = forecast(Position(options).player(0, city=city).offer(Tile.SUGAR).build(), Role.SETTLER)[0]
    assert first.tiles == (Tile.SUGAR, Tile.QUARRY)
    assert first.draws


def test_each_player_sells_the_most_valuable_good_that_can_still_be_sold() -> None:
    position = (
        classic(3)
        .player(0, corn=1, coffee=1, city={Building.SMALL_MARKET: 1})
        .player(1, coffee=1, sugar=1)
        .player(2, corn=1)
        .role_doubloons({Role.TRADER: 2})
    )
    first, second, third = forecast(position.build(), Role.TRADER)
    assert (first.sold, first.doubloons) == (Good.COFFEE, 2 + 4 + 1 + 1)
    assert (second.sold, second.doubloons) == (Good.SUGAR, 2)
    assert third.sold is None, "corn brings nothing"


def test_loads_points_and_spoiled_goods() -> None:
    position = classic(3).player(0, corn=3, sugar=2, indigo=2, coffee=2).player(1, corn=4)
    first, second, third = forecast(position.build(), Role.CAPTAIN)
    assert sum(first.loaded) == first.points - 1, "one more for the captain"
    assert sum(first.loaded) + sum(first.spoiled) == 8
    assert second.points == sum(second.loaded)
    assert third.refusal is not None


def test_a_prospector_brings_doubloons_to_the_chooser_only() -> None:
    position = classic(5).role_doubloons({Role.PROSPECTOR: 3})
    assert [outlook.doubloons for outlook in forecast(position.build(), Role.PROSPECTOR)] == [4, 0, 0, 0, 0]


def test_the_forecast_of_a_taken_role_raises_illegal_action_error() -> None:
    game = classic(3).build()
    game.apply(CHOOSE[Role.BUILDER])
    while game.kind is not DecisionKind.CHOOSE_ROLE:
        game.apply(game.legal_actions()[0])
    with pytest.raises(IllegalActionError):
        forecast(game, Role.BUILDER)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_production_and_colonists_are_as_forecast_in_whole_games(players: int) -> None:
    """They do not depend on choices of other players; the forecast does not change the game."""
    game = new_game(Options(players=players), 7)
    bot = make_bot("simple", 1)
    checked = 0
    while game.decision is not None:
        if game.kind is DecisionKind.CHOOSE_ROLE:
            before = game.copy()
            outlooks = {
                action.role: forecast(game, action.role)
                for action in game.legal_actions()
                if isinstance(action, ChooseRole)
            }
            assert game == before
            action = bot.choose(game)
            assert isinstance(action, ChooseRole)
            events = game.apply(action)
            expected = {outlook.seat: outlook for outlook in outlooks[action.role]}
            for event in events:
                match event:
                    case GoodsProduced(seat=seat, goods=goods):
                        assert tuple(expected[seat].produced) == goods
                        checked += 1
                    case ColonistsDistributed(seat=seat, count=count):
                        privilege = sum(isinstance(e, ColonistReceived) and e.seat == seat for e in events)
                        assert expected[seat].colonists == count + privilege
                        checked += 1
        else:
            game.apply(bot.choose(game))
    assert checked > 10


@pytest.mark.parametrize("buildings", [Selection.FIXED, Selection.RANDOM])
def test_every_role_of_the_expansions_has_a_forecast_in_whole_games(buildings: Selection) -> None:
    """The games are random; the forecast does not change the game."""
    options = Options(Edition.SPECIAL_1897, players=3, expansions=PUBLISHED, buildings=buildings)
    game = new_game(options, 3)
    bot = make_bot("random", 1)
    while game.decision is not None:
        if game.kind is DecisionKind.CHOOSE_ROLE and game.asked == 0:
            before = game.copy()
            for action in game.legal_actions():
                if isinstance(action, ChooseRole):
                    assert len(forecast(game, action.role)) == 3
            assert game == before
        game.apply(bot.choose(game))


def test_a_library_does_not_change_the_forecast_of_the_first_extra_good() -> None:
    options = Options(Edition.SPECIAL_1897, 3, expansions=(Expansion.NEW_BUILDINGS,), buildings=Selection.FIXED)
    position = Position(options).player(
        0, island={Tile.CORN: (1, 1), Tile.COFFEE: (1, 1)}, city={Building.COFFEE_ROASTER: 1, Building.LIBRARY: 1}
    )
    first = forecast(position.supply(coffee=2).build(), Role.CRAFTSMAN)[0]
    assert first.extra == (Good.CORN, Good.COFFEE)


def test_tiles_that_a_puertoma_may_take_are_still_forecast_for_the_others() -> None:
    twins = FestivalTask(Task.TWIN_FARMERS, (Tile.CORN, Tile.SUGAR))
    prize = FestivalTask(Task.CONNOISSEUR_PRIZE, (Tile.CORN,))
    boxes = (Expansion.FESTIVAL, Expansion.FESTIVAL_CARDS)
    position = Position(Options(Edition.SPECIAL_1897, players=3, puertomas=1, expansions=boxes), governor=1)
    position.festival(twins, prize).offer(Tile.CORN, Tile.SUGAR, Tile.TOBACCO).puertoma(2, estates={Tile.CORN: 2})
    game = position.player(0, island={Tile.CORN: 2}).build()
    found = []
    for seed in range(8):
        game.rng = Rng.from_seed(seed)
        found.append(forecast(game, Role.SETTLER))
    assert all(one == found[0] for one in found)
    _, puertoma, last = found[0]
    assert (puertoma.tiles, puertoma.tasks) == ((Tile.CORN, Tile.SUGAR), ())
    assert (last.tiles, last.tasks) == ((Tile.CORN, Tile.SUGAR, Tile.TOBACCO), (Task.CONNOISSEUR_PRIZE,))


def test_buildings_a_puertoma_may_build_are_still_forecast_for_the_others() -> None:
    position = Position(Options(Edition.SPECIAL_1897, players=3, puertomas=1), governor=1).puertoma(2, doubloons=2)
    owned = (Building.SMALL_MARKET, Building.HACIENDA, Building.CONSTRUCTION_HUT, Building.SMALL_WAREHOUSE)
    position.player(1, city=dict.fromkeys(owned, 0))  # one is left of each
    (_, puertoma, last) = forecast(position.player(0, doubloons=3).build(), Role.BUILDER)
    assert len(puertoma.buildings) > 1
    assert set(puertoma.buildings) <= set(last.buildings)


CARDS = Options(Edition.SPECIAL_1897, players=3, expansions=(Expansion.SMUGGLER, Expansion.ACHIEVEMENTS))
WITH_NOBLES = Options(
    Edition.SPECIAL_1897,
    players=3,
    expansions=(Expansion.CITIZENS, Expansion.ACHIEVEMENTS),
    buildings=Selection.FIXED,
)


@pytest.mark.parametrize("options", [CARDS, WITH_NOBLES])
@pytest.mark.parametrize("card", [Achievement.LEADING_EMPLOYER, Achievement.HEAD_ADMINISTRATOR])
def test_the_mayor_forecast_names_achievements_that_a_placement_completes(
    options: Options, card: Achievement
) -> None:
    city = {Building.SUGAR_MILL: 0, Building.TOBACCO_STORAGE: 0, Building.COFFEE_ROASTER: 0, Building.INDIGO_PLANT: 0}
    position = Position(options).player(0, island={Tile.CORN: (9, 9)}, city={**city, Building.CITY_HALL: 0}, idle=2)
    if Expansion.CITIZENS in options.expansions:
        position.nobles(ship=1, supply=19)
    game = position.cards(0, card).colonists(ship=5).build()
    assert forecast(game, Role.MAYOR)[0].achievements == (card,)


def test_the_craftsman_forecast_names_goals_that_the_extra_good_completes() -> None:
    options = Options(Edition.SPECIAL_1897, expansions=(Expansion.FESTIVAL, Expansion.ACHIEVEMENTS), players=3)
    position = Position(options).festival(FestivalTask(Task.CROP_WEIGHT_OFF, goods=(Good.CORN,)))
    position.player(0, corn=4, island={Tile.CORN: (2, 2), Tile.INDIGO: (1, 1)}, city={Building.SMALL_INDIGO_PLANT: 1})
    first = forecast(position.cards(0, Achievement.MASTER_COLLECTOR).build(), Role.CRAFTSMAN)[0]
    assert first.extra == (Good.CORN, Good.INDIGO)
    assert (first.tasks, first.achievements) == ((Task.CROP_WEIGHT_OFF,), (Achievement.MASTER_COLLECTOR,))


def test_the_smuggler_forecast_names_achievements_that_a_raid_completes() -> None:
    position = Position(CARDS).player(0, corn=4).ships({4: (Good.CORN, 3)}).cards(0, Achievement.MASTER_COLLECTOR)
    assert forecast(position.build(), Role.SMUGGLER)[0].achievements == (Achievement.MASTER_COLLECTOR,)
    assert forecast(position.ships({4: (Good.CORN, 2)}).build(), Role.SMUGGLER)[0].achievements == ()


@pytest.mark.parametrize(
    ("card", "city"),
    [
        (Achievement.LEADING_EMPLOYER, {Building.SMALL_MARKET: 0}),
        (Achievement.HEAD_ADMINISTRATOR, {Building.SUGAR_MILL: 3, Building.INDIGO_PLANT: 3}),
        (Achievement.MASTER_COLLECTOR, {Building.SMALL_MARKET: 0}),
    ],
)
def test_the_smuggler_forecast_names_achievements_of_people_who_may_be_poached(
    card: Achievement, city: dict[Building, int]
) -> None:
    """Two more people complete either card of employers: nine on tiles, or twelve in buildings."""
    more = {Building.TOBACCO_STORAGE: 3, Building.COFFEE_ROASTER: 1, Building.OFFICE: 0, Building.HARBOR: 0}
    whole = city | (more if card is Achievement.HEAD_ADMINISTRATOR else {})
    position = Position(CARDS).player(0, island={Tile.CORN: (9, 7)}, city=whole).cards(0, card)
    expected = () if card is Achievement.MASTER_COLLECTOR else (card,)
    assert forecast(position.build(), Role.SMUGGLER)[0].achievements == expected


WHOLE_FESTIVAL = Options(
    Edition.SPECIAL_1897,
    players=3,
    expansions=(Expansion.FESTIVAL, Expansion.FESTIVAL_CARDS, Expansion.ACHIEVEMENTS),
)


def test_the_trader_forecast_names_what_any_sale_completes() -> None:
    position = Position(WHOLE_FESTIVAL).festival(FestivalTask(Task.CLOSING_TIME, goods=(Good.SUGAR,)))
    position.player(0, sugar=1, coffee=1).house(Good.CORN, Good.INDIGO, Good.TOBACCO)
    first = forecast(position.build(), Role.TRADER)[0]
    assert (first.sold, first.tasks) == (Good.COFFEE, (Task.CLOSING_TIME,))


def test_a_sale_does_not_complete_what_a_captive_completes_after_it() -> None:
    """The last sale of the round: then the captured craftsman is played, who brings the seventh corn."""
    position = Position(CARDS).taken({Role.SMUGGLER: 0, Role.BUILDER: 1}).captured(Role.CRAFTSMAN)
    position.player(1, corn=6, sugar=1, island={Tile.CORN: (1, 1)}).cards(1, Achievement.MASTER_COLLECTOR)
    game = position.build()
    do(game, "choose trader")
    sale = game.parse("sell sugar for 2")
    assert completed_by(game, sale) == ((), ())
    assert of_kind(game.apply(sale), AchievementDone)


def test_a_sale_for_nothing_is_not_forecast_for_what_a_captive_brings_after_it() -> None:
    """Corn brings nothing to the last seller; the goods that the captured captain loads then are no gain of it."""
    position = Position(CARDS).taken({Role.SMUGGLER: 0, Role.BUILDER: 1}).captured(Role.CAPTAIN)
    game = position.player(0, sugar=2).player(1, corn=1).ships({4: (Good.SUGAR, 1)}).build()
    assert [one.sold for one in forecast(game, Role.TRADER)] == [None, Good.SUGAR, None]


def test_the_captain_forecast_names_what_any_load_completes() -> None:
    position = Position(WHOLE_FESTIVAL).festival(FestivalTask(Task.GRAND_SEND_OFF, goods=(Good.SUGAR,)))
    position.player(0, sugar=1, coffee=3).player(1, sugar=1).ships({6: (Good.SUGAR, 5)})
    first = forecast(position.cards(0, Achievement.SUGAR_DISPATCHER).build(), Role.CAPTAIN)[0]
    assert tuple(first.loaded) == (0, 0, 0, 0, 3)
    assert (first.tasks, first.achievements) == ((Task.GRAND_SEND_OFF,), (Achievement.SUGAR_DISPATCHER,))


def test_the_captain_forecast_names_what_any_storing_completes() -> None:
    """The storehouse and the usual good are room for four: all of one kind, or of two."""
    expansions = (Expansion.NEW_BUILDINGS, Expansion.ACHIEVEMENTS)
    options = Options(Edition.SPECIAL_1897, players=3, expansions=expansions, buildings=Selection.FIXED)
    position = Position(options).player(0, corn=5, sugar=5, city={Building.STOREHOUSE: 1})
    position.ships({4: (Good.TOBACCO, 1), 5: (Good.INDIGO, 1), 6: (Good.COFFEE, 1)})
    game = position.cards(0, Achievement.PRUDENT_MERCHANT).build()
    assert forecast(game, Role.CAPTAIN)[0].achievements == (Achievement.PRUDENT_MERCHANT,)


def test_the_forecast_names_no_achievements_of_other_players() -> None:
    """Anybody may see the forecast of the chooser; cards that others hold stay hidden in it."""
    options = Options(Edition.SPECIAL_1897, players=3, expansions=(Expansion.ACHIEVEMENTS,))
    position = Position(options).player(1, corn=6, island={Tile.CORN: (1, 1)})
    game = position.cards(0).cards(1, Achievement.MASTER_COLLECTOR).cards(2).build()
    assert [one.achievements for one in forecast(game, Role.CRAFTSMAN)] == [(), (), ()]
    game.apply(CHOOSE[Role.CRAFTSMAN])
    assert done_cards(game, 1) == (Achievement.MASTER_COLLECTOR,)


def test_the_builder_forecast_names_tasks_and_achievements_that_a_building_completes() -> None:
    options = Options(Edition.SPECIAL_1897, expansions=(Expansion.FESTIVAL, Expansion.ACHIEVEMENTS), players=3)
    tribute = FestivalTask(Task.PIONEERS_TRIBUTE, building=Building.FACTORY)
    position = Position(options).festival(tribute).player(0, doubloons=9, city={Building.RESIDENCE: 0})
    first = forecast(position.cards(0, Achievement.MAJOR_INVESTOR).build(), Role.BUILDER)[0]
    assert (first.tasks, first.achievements) == ((Task.PIONEERS_TRIBUTE,), (Achievement.MAJOR_INVESTOR,))


def test_the_builder_forecast_names_what_a_building_paid_partly_in_kind_completes() -> None:
    """With the black market two of nine doubloons are missing, and there are several ways to replace them."""
    expansions = (Expansion.NEW_BUILDINGS, *WHOLE_FESTIVAL.expansions)
    options = Options(Edition.SPECIAL_1897, players=3, expansions=expansions, buildings=Selection.FIXED)
    position = Position(options).festival(FestivalTask(Task.TOWN_PATRON, building=Building.STATUE))
    position.player(0, doubloons=7, corn=1, sugar=1, points=1, city={Building.BLACK_MARKET: 1})
    first = forecast(position.cards(0, Achievement.BIG_SPENDER).build(), Role.BUILDER)[0]
    assert (first.tasks, first.achievements) == ((Task.TOWN_PATRON,), (Achievement.BIG_SPENDER,))


def test_the_forecast_counts_the_people_of_a_task() -> None:
    options = Options(Edition.SPECIAL_1897, expansions=(Expansion.FESTIVAL, Expansion.FESTIVAL_CARDS), players=3)
    task = FestivalTask(Task.CLOSING_TIME, goods=(Good.COFFEE,))
    position = Position(options).festival(task).player(1, coffee=1).house(Good.CORN, Good.INDIGO, Good.TOBACCO)
    _, second, _ = forecast(position.build(), Role.TRADER)
    assert (second.tasks, second.doubloons, second.colonists) == ((Task.CLOSING_TIME,), 4, 2)


@pytest.mark.parametrize("card", [Achievement.LEADING_EMPLOYER, Achievement.HEAD_ADMINISTRATOR])
def test_the_smuggler_forecast_names_achievements_that_poached_people_complete(card: Achievement) -> None:
    city = {Building.SUGAR_MILL: 3, Building.TOBACCO_STORAGE: 3, Building.COFFEE_ROASTER: 1, Building.INDIGO_PLANT: 2}
    position = Position(CARDS).player(0, island={Tile.CORN: (9, 6)}, city={**city, Building.CITY_HALL: 0})
    game = position.cards(0, card).colonists(ship=3).build()
    assert forecast(game, Role.SMUGGLER)[0].achievements == (card,)
    assert forecast(position.colonists(ship=2).build(), Role.SMUGGLER)[0].achievements == ()


FESTIVAL_AND_CARDS = Options(
    Edition.SPECIAL_1897,
    players=3,
    expansions=(Expansion.FESTIVAL, Expansion.FESTIVAL_CARDS, Expansion.ACHIEVEMENTS),
)


def test_the_forecast_names_achievements_that_the_people_of_a_task_complete() -> None:
    prize = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(Tile.CORN,))
    position = Position(FESTIVAL_AND_CARDS).festival(prize).offer(Tile.CORN, Tile.SUGAR)
    position.player(0, island={Tile.CORN: (2, 2), Tile.COFFEE: (6, 5)}).cards(0, Achievement.LEADING_EMPLOYER)
    first = forecast(position.build(), Role.SETTLER)[0]
    assert (first.tasks, first.achievements) == ((Task.CONNOISSEUR_PRIZE,), (Achievement.LEADING_EMPLOYER,))


def test_the_trader_forecast_names_a_task_that_another_sale_than_the_dearest_completes() -> None:
    task = FestivalTask(Task.CLOSING_TIME, goods=(Good.SUGAR,))
    position = Position(FESTIVAL_AND_CARDS).festival(task).house(Good.CORN, Good.INDIGO, Good.TOBACCO)
    first, *_ = forecast(position.player(0, coffee=1, sugar=1).cards(0).build(), Role.TRADER)
    assert (first.sold, first.tasks) == (Good.COFFEE, (Task.CLOSING_TIME,))


def test_the_captain_forecast_names_what_another_load_or_choice_of_goods_to_keep_completes() -> None:
    task = FestivalTask(Task.TRADITIONAL_SEND_OFF, goods=(Good.SUGAR,))
    position = Position(FESTIVAL_AND_CARDS).festival(task).ships({4: (Good.SUGAR, 3)}).player(0, corn=3, sugar=1)
    game = position.player(1, sugar=1).cards(0, Achievement.SUGAR_DISPATCHER).cards(1).cards(2).build()
    first, second, _ = forecast(game, Role.CAPTAIN)
    assert (first.loaded[Good.CORN], first.tasks) == (3, (Task.TRADITIONAL_SEND_OFF,))
    assert first.achievements == (Achievement.SUGAR_DISPATCHER,)
    assert second.achievements == ()

    full = {4: (Good.COFFEE, 3), 5: (Good.INDIGO, 4), 6: (Good.TOBACCO, 5)}
    keeper = Position(FESTIVAL_AND_CARDS).festival(task).ships(full).cards(0, Achievement.PRUDENT_MERCHANT)
    keeper.player(0, corn=3, sugar=2, city={Building.LARGE_WAREHOUSE: 1})
    assert forecast(keeper.build(), Role.CAPTAIN)[0].achievements == (Achievement.PRUDENT_MERCHANT,)


def test_the_builder_forecast_names_a_task_that_a_building_paid_in_kind_completes() -> None:
    options = attrs.evolve(
        FESTIVAL_AND_CARDS,
        expansions=(Expansion.NEW_BUILDINGS, *FESTIVAL_AND_CARDS.expansions),
        buildings=Selection.FIXED,
    )
    patron = FestivalTask(Task.TOWN_PATRON, building=Building.CITY_HALL)
    position = Position(options).festival(patron).cards(0)
    position.player(0, doubloons=8, idle=1, corn=1, city={Building.BLACK_MARKET: 1})
    first = forecast(position.build(), Role.BUILDER)[0]
    assert (Building.CITY_HALL in first.buildings, first.tasks) == (True, (Task.TOWN_PATRON,))
