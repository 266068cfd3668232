"""Observations of players, and games determinized from them (DESIGN section 2)."""

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
from tests.engine.play import do, of_kind, play_randomly

ALLOWED = (int, str, bool, Enum, type(None))


def leaves(value: object, path: str = "observation") -> Iterator[tuple[str, object]]:
    """Yields all values inside an observation, which consists of frozen records, tuples and plain values only."""
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
def test_observations_contain_nothing_hidden_in_whole_games(course: Course) -> None:
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


def test_an_observation_has_the_open_values_of_the_table() -> None:
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


def test_games_that_differ_in_hidden_values_only_have_equal_observations() -> None:
    one, other = new_game(Options(players=3), 4), new_game(Options(players=3), 4)
    other.rng = Rng.from_seed(99)
    other.players[1].points += 3  # seats 0 and 2 do not see it, apart from the supply
    other.points_left = one.points_left
    assert one.observation(0) == other.observation(0)
    assert one.observation(1) != other.observation(1)


# -- determinize --------------------------------------------------------------------------------------------------


@settings(max_examples=FEW // 3)
@given(course=courses)
def test_a_determinized_game_has_the_same_observation_and_can_be_played(course: Course) -> None:
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


def next_plantations(game: PuertoRico) -> tuple[int, ...]:
    """Returns the plantations that the next settler phase reveals."""
    events = do(game, "choose settler", "pass", "pass", "pass")
    return of_kind(events, PlantationsRevealed)[0].counts


def test_determinize_with_other_generators_gives_other_plantations() -> None:
    game = new_game(Options(players=3), 1)
    assert len({next_plantations(game.determinize(0, Rng.from_seed(seed))) for seed in range(30)}) > 10


def test_determinize_with_equal_generators_gives_equal_plantations() -> None:
    game = new_game(Options(players=3), 1)
    assert next_plantations(game.determinize(0, Rng.from_seed(5))) == next_plantations(
        game.determinize(0, Rng.from_seed(5))
    )


def test_determinize_does_not_depend_on_the_generator_of_the_game() -> None:
    """The result depends on the observation, not on the real plantations to be revealed."""
    one = new_game(Options(players=3), 1)
    other = one.copy()
    other.rng = Rng.from_seed(77)
    assert next_plantations(one.determinize(0, Rng.from_seed(5))) == next_plantations(
        other.determinize(0, Rng.from_seed(5))
    )
    assert next_plantations(one) != next_plantations(other)


def test_determinize_varies_the_tile_that_the_hacienda_draws() -> None:
    game = classic(3).player(0, city={Building.HACIENDA: 1}).build()
    do(game, "choose settler")
    drawn = {
        of_kind(do(game.determinize(0, Rng.from_seed(seed)), "draw plantation"), TileDrawn)[0].tile
        for seed in range(40)
    }
    assert drawn == {Tile.CORN, Tile.INDIGO, Tile.SUGAR, Tile.TOBACCO, Tile.COFFEE}


@pytest.mark.parametrize("seat", range(3))
def test_determinize_advances_the_given_generator_only(seat: int) -> None:
    game = new_game(Options(players=3), 1)
    before = game.copy()
    rng = Rng.from_seed(3)
    game.determinize(seat, rng)
    assert rng != Rng.from_seed(3)
    assert game == before
