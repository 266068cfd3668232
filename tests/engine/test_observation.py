"""What a player sees, and the games a player can imagine from it (DESIGN section 2)."""

from collections.abc import Iterator
from enum import Enum

import attrs
import pytest
from hypothesis import given, settings

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.events import PlantationsRevealed, TileDrawn
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.engine.games import FEW, Course, courses
from tests.engine.play import do, play_randomly, told

ALLOWED = (int, str, bool, Enum, type(None))


def leaves(value: object, path: str = "observation") -> Iterator[tuple[str, object]]:
    """Everything inside an observation; it may be made of frozen records, tuples and plain values only."""
    if isinstance(value, ALLOWED):
        yield path, value
    elif isinstance(value, tuple):
        for index, part in enumerate(value):
            yield from leaves(part, f"{path}[{index}]")
    else:
        assert attrs.has(type(value)), f"{path}: {type(value)} does not belong here"
        for field in attrs.fields(type(value)):
            yield from leaves(getattr(value, field.name), f"{path}.{field.name}")


@settings(max_examples=FEW // 2)
@given(course=courses)
def test_nothing_hidden_is_seen(course: Course) -> None:
    for ply, (game, action) in enumerate(course.decisions()):
        if ply % 7 == 0:
            check_seats(game)
        game.play(action)
    check_seats(game)


def check_seats(game: PuertoRico) -> None:
    secret = {game.rng.state, game.rng.increment}
    for seat in range(len(game.players)):
        seen = game.observation(seat)
        hash(seen)  # frozen through and through
        found = dict(leaves(seen))
        assert not [path for path in found if "rng" in path or "order" in path or "stack" in path]
        assert not secret & {value for value in found.values() if type(value) is int}
        for other, view in enumerate(seen.players):
            visible = other == seat or game.options.open_points or game.decision is None or game.is_automatic(other)
            assert view.points == (game.players[other].points if visible else None)


def test_the_table_is_seen_as_it_is() -> None:
    game = (
        classic(3, governor=1)
        .player(0, doubloons=7, corn=2, idle=1, island={Tile.CORN: (2, 1)})
        .ships({5: (Good.SUGAR, 2)})
        .house(Good.COFFEE)
        .role_doubloons({Role.MAYOR: 2})
        .build()
    )
    seen = game.observation(2)
    assert (seen.seat, seen.round, seen.governor, seen.decision) == (2, 1, 1, game.decision)
    assert seen.ships == ((4, None, 0), (5, Good.SUGAR, 2), (6, None, 0))
    assert seen.house == (Good.COFFEE,)
    assert seen.role_doubloons[Role.MAYOR] == 2
    board = seen.players[0]
    assert (board.doubloons, board.idle, board.goods, board.tiles) == (7, 1, (2, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0, 0))
    do(game, "choose builder")
    assert game.observation(0).running_role is Role.BUILDER
    assert game.observation(0).role_owners[Role.BUILDER] == 1


def test_two_games_that_differ_in_what_is_hidden_look_the_same() -> None:
    one, other = new_game(Options(players=3), 4), new_game(Options(players=3), 4)
    other.rng = Rng.from_seed(99)
    other.players[1].points += 3  # seats 0 and 2 do not see it, apart from the supply
    other.points_left = one.points_left
    assert one.observation(0) == other.observation(0)
    assert one.observation(1) != other.observation(1)


# -- determinize --------------------------------------------------------------------------------------------------


@settings(max_examples=FEW // 3)
@given(course=courses)
def test_an_imagined_game_looks_the_same_to_the_seat_and_can_be_played(course: Course) -> None:
    for ply, (game, action) in enumerate(course.decisions()):
        if ply % 23 == 0:
            seat = ply % len(game.players)
            before = game.copy()
            imagined = game.determinize(seat, Rng.from_seed(ply))
            assert imagined.observation(seat) == game.observation(seat)
            assert imagined.decision == game.decision
            assert list(imagined.legal_actions()[:9]) == list(game.legal_actions()[:9])
            play_randomly(imagined, ply, 40)
            assert game == before
        game.play(action)


def draws(game: PuertoRico) -> tuple[int, ...]:
    """The plantations that the next settler phase turns over."""
    events = do(game, "choose settler", "pass", "pass", "pass")
    return told(events, PlantationsRevealed)[0].counts


def test_different_generators_imagine_different_draws() -> None:
    game = new_game(Options(players=3), 1)
    assert len({draws(game.determinize(0, Rng.from_seed(seed))) for seed in range(30)}) > 10


def test_the_same_generator_imagines_the_same_draws() -> None:
    game = new_game(Options(players=3), 1)
    assert draws(game.determinize(0, Rng.from_seed(5))) == draws(game.determinize(0, Rng.from_seed(5)))


def test_the_real_draws_cannot_be_found_out() -> None:
    """What is imagined depends on the table that is seen, not on the generator that will draw."""
    one = new_game(Options(players=3), 1)
    other = one.copy()
    other.rng = Rng.from_seed(77)
    assert draws(one.determinize(0, Rng.from_seed(5))) == draws(other.determinize(0, Rng.from_seed(5)))
    assert draws(one) != draws(other)


def test_a_draw_with_the_hacienda_is_imagined_too() -> None:
    game = classic(3).player(0, city={Building.HACIENDA: 1}).build()
    do(game, "choose settler")
    drawn = {
        told(do(game.determinize(0, Rng.from_seed(seed)), "draw plantation"), TileDrawn)[0].tile for seed in range(40)
    }
    assert drawn == {Tile.CORN, Tile.INDIGO, Tile.SUGAR, Tile.TOBACCO, Tile.COFFEE}


@pytest.mark.parametrize("seat", range(3))
def test_imagining_moves_the_given_generator_only(seat: int) -> None:
    game = new_game(Options(players=3), 1)
    before = game.copy()
    rng = Rng.from_seed(3)
    game.determinize(seat, rng)
    assert rng != Rng.from_seed(3)
    assert game == before
