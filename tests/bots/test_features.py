"""A position as numbers: complete, open to everybody, the same for the same position."""

from collections.abc import Iterator

import numpy as np
import pytest

from puertorico_desktop.bots.puertorico.evaluation.features import Layout
from puertorico_desktop.engine.puertorico.components import Building, Good, Role
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.random_games import random_positions


def positions(players: int, seed: int = 1) -> Iterator[PuertoRico]:
    """Every position of a random game."""
    return random_positions(new_game(Options(players=players), seed), Rng.from_seed(seed))


def named(layout: Layout, game: PuertoRico) -> list[dict[str, int]]:
    """The numbers by name: of every board, and last of what is shared."""
    data = layout.encode(game)
    names = list(layout.board_names())
    boards = [
        dict(zip(names, data[seat * layout.board : (seat + 1) * layout.board], strict=True))
        for seat in range(layout.players)
    ]
    return [*boards, dict(zip(layout.common_names(), data[layout.players * layout.board :], strict=True))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_has_as_many_numbers_as_names(players: int) -> None:
    layout = Layout(players)
    for game in positions(players):
        assert len(layout.encode(game)) == layout.size


@pytest.mark.parametrize("players", [2, 4])
def test_the_numbers_are_those_of_the_table(players: int) -> None:
    layout = Layout(players)
    for game in positions(players):
        *boards, common = named(layout, game)
        for seat, (board, player) in enumerate(zip(boards, game.players, strict=True)):
            assert board["doubloons"] == player.doubloons
            assert board["points"] == player.points
            assert [board[f"goods: {good.id}"] for good in Good] == player.goods
            assert board["circles: factory"] == player.owns(Building.FACTORY)
            assert board["colonists: factory"] == player.occupies(Building.FACTORY)
            assert board["final points"] == game.scores()[seat].total
            assert board["asked"] == (seat == game.asked)
        assert common["points left"] == game.points_left
        assert common["goods sold"] == len(game.house)
        told = tuple(Role)[: layout.roles]
        assert [common[f"doubloons: {role.id}"] for role in told] == game.role_doubloons[: layout.roles]
        assert sum(common[f"running: {role.id}"] for role in told) == (game.running_role is not None)


def test_nothing_hidden_is_looked_at() -> None:
    layout = Layout(4)
    rng = Rng.from_seed(5)
    for game in positions(4):
        assert layout.encode(game) == layout.encode(game.determinize(game.asked, rng))


def test_looking_changes_nothing() -> None:
    layout = Layout(3)
    for game in positions(3):
        before = game.copy()
        layout.encode(game)
        assert game == before


def test_many_positions_are_rows() -> None:
    layout = Layout(4)
    games = [game.copy() for game in positions(4)][:7]
    rows = layout.encode_all(games)
    assert rows.dtype == np.uint8
    assert [row.tobytes() for row in rows] == [layout.encode(game) for game in games]


def test_a_layout_of_fewer_pieces_leaves_out_the_last_ones() -> None:
    small = Layout(2, buildings=5, roles=6)
    game = new_game(Options(players=2), 1)
    assert len(small.encode(game)) == small.size < Layout(2).size
    assert "left: small_market" not in set(small.common_names())
