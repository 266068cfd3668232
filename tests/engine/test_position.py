"""The builder of positions, the invariants that hold it together, and games that travel between processes."""

import pickle
from collections.abc import Callable

import pytest

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import changed
from tests.engine.play import asked, do, play_randomly

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
def test_a_position_is_a_whole_table(players: int) -> None:
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
def test_more_than_there_is_is_refused(position: Position, what: str) -> None:
    with pytest.raises(ValueError, match=f"more than there are: {what}"):
        position.build()


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
            lambda game: setattr(game, "building_supply", changed(game.building_supply, B.WHARF, 5)),
            "building_supply[wharf]: ",
        ),
    ],
)
def test_what_is_wrong_with_a_table_is_said(tamper: Callable[[PuertoRico], None], said: str) -> None:
    game = furnished().build()
    tamper(game)
    assert any(said in line for line in violations(game)), list(violations(game))


@pytest.mark.parametrize("plies", [0, 10, 35, 80, 120])
def test_a_game_can_be_pickled(plies: int) -> None:
    """Worker processes of bots are sent games."""
    game = new_game(Options(players=4), 12)
    play_randomly(game, 12, plies)
    sent = pickle.loads(pickle.dumps(game))
    assert sent == game
    play_randomly(sent, 3)
    play_randomly(game, 3)
    assert sent == game


def test_a_position_starts_where_the_docstring_says() -> None:
    game = furnished().build()
    do(game, "choose captain")
    assert asked(game) == (0, "load_goods")
