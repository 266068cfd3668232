"""The builder of positions, the invariants of tables, and pickled games."""

import pickle
from collections.abc import Callable
from functools import reduce

import pytest

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Task, Tile
from puertorico_desktop.engine.puertorico.events import PlantationsRevealed
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Edition, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import with_added
from puertorico_desktop.engine.rng import Rng
from tests.engine.play import asked, do, goods, of_kind, offered, play_randomly, tiles

B, T = Building, Tile


def furnished(players: int = 4) -> Position:
    return (
        classic(players, governor=1)
        .player(0, doubloons=5, corn=2, sugar=6, idle=2, city={B.HARBOR: 1}, island={T.CORN: (2, 1)})
        .player(1, points=7, city={B.GUILD_HALL: 0, B.TOBACCO_STORAGE: 2}, island={T.QUARRY: (2, 2)})
        .ships({6: (Good.CORN, 3)})
        .house(Good.COFFEE, Good.INDIGO)
        .offer(T.COFFEE, T.CORN)
        .role_doubloons({Role.MAYOR: 2})
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_keeps_all_invariants(players: int) -> None:
    game = furnished(players).build()
    assert list(violations(game)) == []
    assert asked(game) == (1, "choose_role")
    assert (game.round, game.governor) == (1, 1)


def test_a_position_can_be_played_to_the_end() -> None:
    game = furnished().build()
    play_randomly(game, 1)
    assert game.decision is None
    assert list(violations(game)) == []


@pytest.mark.parametrize(
    ("position", "what"),
    [
        (classic(3).player(0, coffee=9).player(1, coffee=1), "goods"),
        (classic(3).player(0, island={T.QUARRY: 9}), "quarries"),
        (classic(3).player(0, island={T.COFFEE: 9}), "plantations"),
        (classic(3).player(0, idle=56), "colonists"),
        (classic(2).player(0, city={B.OFFICE: 1}).player(1, city={B.OFFICE: 1}), "copies of a building"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_more_pieces_than_the_game_has_raise_value_error(position: Position, what: str) -> None:
    with pytest.raises(ValueError, match=f"more than there are: {what}"):
        position.build()


# -- the order of the calls ----------------------------------------------------------------------------------------

SAID: tuple[Callable[[Position], Position], ...] = (
    lambda position: position.player(0, corn=2, island={T.CORN: (2, 1), T.QUARRY: 1}, city={B.OFFICE: 1}),
    lambda position: position.player(0, points=4, idle=3, forests={T.SUGAR: 1}),
    lambda position: position.player(1, coffee=1, city={B.OFFICE: 0, B.CHAPEL: 1}, nobles={B.CHAPEL: 1}),
    lambda position: position.ships({5: (Good.CORN, 3)}),
    lambda position: position.house(Good.COFFEE, Good.CORN),
    lambda position: position.supply(corn=3, sugar=0),
    lambda position: position.colonists(ship=5, supply=20),
    lambda position: position.nobles(ship=2, supply=4),
    lambda position: position.points_left(30),
    lambda position: position.quarries(2),
    lambda position: position.offer(T.CORN, T.CORN, T.COFFEE),
    lambda position: position.discards(sugar=2),
    lambda position: position.next_tiles(T.SUGAR, T.COFFEE, T.SUGAR),
    lambda position: position.role_doubloons({Role.MAYOR: 2}),
    lambda position: position.taken({Role.SETTLER: 2, Role.TRADER: 0}),
    lambda position: position.round(7),
    lambda position: position.copies(B.HACIENDA, 1),
    lambda position: position.running(Role.CAPTAIN, (1, 2, 0), {B.WHARF: (0,)}, privilege_due=False),
)


def with_nobles(players: int = 3, governor: int = 2) -> Position:
    return Position(Options(players=players, expansions=PUBLISHED, buildings=Selection.FIXED), governor)


def test_the_order_of_the_calls_makes_no_difference() -> None:
    rng = Rng.from_seed(1)
    wanted = reduce(lambda position, say: say(position), SAID, with_nobles()).build()
    for _ in range(20):
        said = list(SAID)
        rng.shuffle(said)
        assert reduce(lambda position, say: say(position), said, with_nobles()).build() == wanted
    assert (wanted.goods[Good.CORN], wanted.quarries, wanted.points_left) == (3, 2, 30)
    assert (wanted.colonist_supply, wanted.noble_ship, wanted.noble_supply) == (20, 2, 4)
    assert (wanted.round, wanted.building_supply[B.HACIENDA]) == (7, 1)


def test_a_builder_may_be_used_again() -> None:
    position = furnished()
    game = position.build()
    play_randomly(game, 1)
    assert position.build() == furnished().build()
    assert position.player(0, corn=1).build().players[0].goods[Good.CORN] == 3


@pytest.mark.parametrize(
    "position",
    [
        with_nobles().colonists(ship=2),
        with_nobles().colonists(ship=9).player(0, idle=3, idle_nobles=2),
        with_nobles().player(0, island={T.CORN: (2, 2, 1), T.QUARRY: (2, 1)}, forests={T.SUGAR: 2}, points=5),
        with_nobles().offer(T.CORN).discards(sugar=3, corn=1),
        with_nobles().ships({4: (Good.CORN, 2), 6: (Good.SUGAR, 6)}).house(Good.CORN).player(1, corn=2),
        with_nobles().taken({Role.MAYOR: 2}).round(3).role_doubloons({Role.TRADER: 3}),
        with_nobles().running(Role.SETTLER).next_tiles(T.COFFEE),
    ],
)
def test_the_invariants_hold_for_a_position_and_the_game_from_it(position: Position) -> None:
    game = position.build()
    assert list(violations(game)) == []
    play_randomly(game, 2)
    assert list(violations(game)) == []


# -- impossible values ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("say", "named"),
    [
        (lambda p: p.player(3), "no seat 3"),
        (lambda p: p.player(True), "no seat True"),
        (lambda p: p.player(0, corn=-1), "player: -1"),
        (lambda p: p.player(0, corn=0.5), "player: 0.5"),
        (lambda p: p.player(0, island={Good.CORN: 1}), "island: the good corn"),
        (lambda p: p.player(0, island={B.OFFICE: 1}), "island: the building office"),
        (lambda p: p.player(0, island={T.FOREST: 1}), "island: forests"),
        (lambda p: p.player(0, island={T.CORN: 13}), "no room for 13 corn"),
        (lambda p: p.player(0, island={T.CORN: (1, 2)}), r"players\[0\].colonists\[corn\]: 2 in 1 circles"),
        (lambda p: p.player(0, island={T.CORN: (2, 1, 2)}), r"players\[0\].nobles\[corn\]: 2 of 1 people"),
        (lambda p: p.player(0, forests={T.QUARRY: 1}), "forests: the tile quarry"),
        (lambda p: p.player(0, city={T.CORN: 1}), "city: the tile corn"),
        (lambda p: p.player(0, city={0: 1}), "city: 0"),
        (lambda p: p.player(0, city={"castle": 1}), "city: 'castle'"),
        (lambda p: p.player(0, city={B.OFFICE: 2}), r"colonists\[office\]: 2 in 1 circles"),
        (lambda p: p.player(0, city=dict.fromkeys(tuple(B)[:13], 0)), "no room for the large_market"),
        (lambda p: p.player(0, city={B.OFFICE: 0}).player(0, city={B.OFFICE: 0}), "the office is there already"),
        (lambda p: p.player(0, nobles={T.CORN: 1}), "nobles: the tile corn"),
        (lambda p: p.player(0, nobles={B.OFFICE: 1}), r"nobles\[office\]: 1 of 0 people"),
        (lambda p: p.player(0, idle_nobles=1), "idle_nobles: 1 of 0"),
        (lambda p: p.ships({9: (Good.CORN, 1)}), "ships: there is none with 9 spaces"),
        (lambda p: p.ships({4: (T.CORN, 1)}), "ships: the tile corn"),
        (lambda p: p.ships({4: (Good.CORN, 5)}), "5 goods of kind 0 on 4 spaces"),
        (lambda p: p.ships({4: (Good.CORN, 1), 5: (Good.CORN, 1)}), "a kind is on two"),
        (lambda p: p.house(*[Good.CORN] * 5), "house: 5 goods"),
        (lambda p: p.house(T.CORN), "house: the tile corn"),
        (lambda p: p.supply(rum=1), "supply: there is no 'rum'"),
        (lambda p: p.supply(corn=-1), "supply: corn: -1"),
        (lambda p: p.colonists(ship=-1), "colonists: -1"),
        (lambda p: p.nobles(ship=9, supply=0), "nobles: 9 of 3"),
        (lambda p: p.offer(T.QUARRY), "offer: the tile quarry"),
        (lambda p: p.pile(quarry=1), "pile: there is no 'quarry'"),
        (lambda p: p.discards(castle=1), "discards: there is no 'castle'"),
        (lambda p: p.next_tiles(T.QUARRY), "next_tiles: the tile quarry"),
        (lambda p: p.pile(corn=1).next_tiles(T.CORN, T.CORN), "next_tiles: 2 corn, 1 in the pile"),
        (lambda p: p.copies(T.CORN, 1), "copies: the tile corn"),
        (lambda p: p.role_doubloons({Role.PROSPECTOR: 1}), "the prospector is not in a game of 3"),
        (lambda p: p.role_doubloons({B.OFFICE: 1}), "role_doubloons: the building office"),
        (lambda p: p.taken({Role.MAYOR: 2}).role_doubloons({Role.MAYOR: 1}), "the mayor is taken"),
        (lambda p: p.taken({Role.PROSPECTOR: 2}), "the prospector is not in"),
        (lambda p: p.taken({Role.MAYOR: 0}), "taken: by the seats"),
        (lambda p: p.taken({Role.MAYOR: 2, Role.TRADER: 0, Role.SETTLER: 1}), "taken: by the seats"),
        (lambda p: p.taken({Role.MAYOR: 5}), "no seat 5"),
        (lambda p: p.running(Role.PROSPECTOR), "the prospector is not in"),
        (lambda p: p.taken({Role.MAYOR: 2}).running(Role.MAYOR), "running: the mayor is taken"),
        (lambda p: p.running(Role.CAPTAIN, (7,)), "no seat 7"),
        (lambda p: p.running(Role.CAPTAIN, (0,), rum=1), "captain has no 'rum'"),
        (lambda p: p.running(Role.CAPTAIN, loaded=(0,)), "running: say who is to come"),
        (lambda p: p.running(Role.PROSPECTOR, (0,)), "the prospector has no turns"),
        (lambda p: p.round(0), "round: they count from 1"),
    ],
)
def test_impossible_values_raise_value_error_with_their_name(say: Callable[[Position], Position], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        say(with_nobles()).build()


# -- the round ----------------------------------------------------------------------------------------------------


def test_taken_roles_and_the_number_of_the_round() -> None:
    game = classic(3, governor=1).taken({Role.MAYOR: 2, Role.SETTLER: 1}).round(5).build()
    assert (asked(game), game.round, game.governor) == ((0, "choose_role"), 5, 1)
    assert (game.role_owners[Role.SETTLER], game.role_owners[Role.MAYOR]) == (1, 2)
    assert game.why_not(CHOOSE[Role.MAYOR]) == Refusal(Reason.ROLE_TAKEN, {"role": Role.MAYOR, "seat": 2})
    do(game, "choose craftsman")
    assert (game.round, game.governor) == (6, 2)


def test_with_two_players_each_takes_several_roles() -> None:
    game = classic(2).taken({Role.MAYOR: 0, Role.SETTLER: 1, Role.TRADER: 0}).build()
    assert asked(game) == (1, "choose_role")


def test_a_phase_that_begins() -> None:
    game = classic(3).taken({Role.MAYOR: 0}).role_doubloons({Role.BUILDER: 2}).running(Role.BUILDER).build()
    assert asked(game) == (1, "build")
    assert game.running_role is Role.BUILDER
    assert (game.role_owners[Role.BUILDER], game.role_doubloons[Role.BUILDER]) == (1, 0)


def test_a_phase_in_the_middle() -> None:
    city = {B.WHARF: 1}
    position = classic(3).player(0, corn=3, city=city).player(1, corn=2, sugar=2, city={B.WHARF: 0})
    game = position.running(Role.CAPTAIN, (1, 2, 0), {B.WHARF: (0,)}, loaded=(0,), privilege_due=False).build()
    assert asked(game) == (1, "load_goods")
    view = game.observation(2).running
    assert (view.chooser, view.to_come, view.spent, view.privilege_due) == (0, (1, 2, 0), ((0, B.WHARF),), False)
    assert game.players[0].points == 0
    island = {T.CORN: (1, 1), T.SUGAR: (1, 1)}
    game = classic(3).player(0, island=island).running(Role.CRAFTSMAN, (), produced=(Good.CORN, Good.SUGAR)).build()
    assert offered(game) == ["take extra corn", "take extra sugar"]
    assert goods(game, 0) == {}


@pytest.mark.parametrize("role", [Role.SETTLER, Role.MAYOR, Role.BUILDER, Role.CRAFTSMAN, Role.TRADER, Role.CAPTAIN])
def test_a_position_in_the_middle_of_any_phase_can_be_played_to_the_end(role: Role) -> None:
    game = furnished().running(role, (2, 3)).build()
    assert list(violations(game)) == []
    play_randomly(game, 3)
    assert game.decision is None


def test_next_tiles_determines_draws_and_the_next_offer() -> None:
    wanted = (T.COFFEE, T.CORN, T.COFFEE, T.SUGAR)
    position = classic(3).player(0, city={B.HACIENDA: 1}).player(1, city={B.HACIENDA: 1}).next_tiles(*wanted)
    game = position.running(Role.SETTLER).build()
    do(game, "draw plantation", "pass", "draw plantation", "pass")
    assert (tiles(game, 0), tiles(game, 1)) == ({"coffee": 1}, {"corn": 1})
    game = classic(3).next_tiles(*wanted).running(Role.SETTLER).build()
    events = do(game, "pass", "pass", "pass")
    assert of_kind(events, PlantationsRevealed)[0].counts == (1, 0, 1, 0, 2)


def shift(name: str, by: int = 1) -> Callable[[PuertoRico], None]:
    return lambda game: setattr(game, name, getattr(game, name) + by)


def shift_player(name: str, by: int = 1) -> Callable[[PuertoRico], None]:
    return lambda game: setattr(game.players[1], name, getattr(game.players[1], name) + by)


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (shift("colonist_supply"), "colonists: "),
        (shift("colonist_ship", -1), "colonists: "),
        (shift("quarries"), "quarries: "),
        (shift("points_left", -1), "points_left: "),
        (shift_player("points"), "points_left: "),
        (shift_player("doubloons", -100), "below 0"),
        (shift_player("all_colonists", -1), "a figure is below 0"),
        (shift_player("all_circles"), "all_circles: "),
        (shift_player("spaces"), "spaces: "),
        (shift_player("tiles"), "tiles: "),
        (lambda game: game.house.append(Good.CORN), "goods[corn]: "),
        (lambda game: game.goods.__setitem__(Good.SUGAR, 0), "goods[sugar]: "),
        (lambda game: game.ship_loads.__setitem__(0, 3), "ships[0]: "),
        (lambda game: game.plantation_pile.__setitem__(T.CORN, 30), "plantations[corn]: "),
        (
            lambda game: setattr(game, "building_supply", with_added(game.building_supply, B.WHARF, 5)),
            "building_supply[wharf]: ",
        ),
    ],
)
def test_violations_describe_a_broken_table(tamper: Callable[[PuertoRico], None], said: str) -> None:
    game = furnished().build()
    tamper(game)
    assert any(said in line for line in violations(game)), list(violations(game))


@pytest.mark.parametrize("plies", [0, 10, 35, 80, 120])
def test_a_pickled_game_is_equal_at_any_ply(plies: int) -> None:
    """Games are sent to the processes of bots."""
    game = new_game(Options(players=4), 12)
    play_randomly(game, 12, plies)
    sent = pickle.loads(pickle.dumps(game))
    assert sent == game
    play_randomly(sent, 3)
    play_randomly(game, 3)
    assert sent == game


def test_a_position_starts_with_a_choice_of_role() -> None:
    game = furnished().build()
    do(game, "choose captain")
    assert asked(game) == (0, "load_goods")


def test_a_position_may_have_people_who_left_the_game() -> None:
    expansions = (Expansion.CITIZENS, Expansion.SMUGGLER)
    options = Options(edition=Edition.SPECIAL_1897, players=3, expansions=expansions, buildings=Selection.FIXED)
    before, game = Position(options).build(), Position(options).gone(people=3, nobles=1).build()
    assert (game.people_gone, game.nobles_gone) == (3, 1)
    assert (game.colonist_supply, game.noble_supply) == (before.colonist_supply - 2, before.noble_supply - 1)
    assert not list(violations(game))
    with pytest.raises(ValueError, match="2 nobles among 1 people"):
        Position(options).gone(people=1, nobles=2)
    with pytest.raises(ValueError, match="not in this game"):
        classic(3).gone(people=1)


def test_a_task_with_wrong_pieces_raises_value_error() -> None:
    position = Position(Options(edition=Edition.SPECIAL_1897, players=3, expansions=(Expansion.FESTIVAL,)))
    with pytest.raises(ValueError, match="not the pieces of the pioneers_tribute"):
        position.festival(FestivalTask(Task.PIONEERS_TRIBUTE))
    with pytest.raises(ValueError, match="does not show the hacienda"):
        position.festival(FestivalTask(Task.PIONEERS_TRIBUTE, building=Building.HACIENDA))
    with pytest.raises(ValueError, match="there is no seat 7"):
        position.festival(FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(Tile.CORN,), winner=7))
