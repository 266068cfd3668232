"""The inputs of the networks: complete, without hidden information, equal for equal positions."""

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
    """Yields every position of a random game."""
    return random_positions(new_game(Options(players=players), seed), Rng.from_seed(seed))


def named_inputs(layout: Layout, game: PuertoRico) -> list[dict[str, int]]:
    """Returns the inputs by name: for every board, and last those of the common supply."""
    data = layout.encode(game)
    names = list(layout.board_names())
    boards = [
        dict(zip(names, data[seat * layout.board : (seat + 1) * layout.board], strict=True))
        for seat in range(layout.players)
    ]
    return [*boards, dict(zip(layout.common_names(), data[layout.players * layout.board :], strict=True))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_input_has_a_name(players: int) -> None:
    layout = Layout(players)
    for game in positions(players):
        assert len(layout.encode(game)) == layout.size


@pytest.mark.parametrize("players", [2, 4])
def test_inputs_are_the_numbers_of_the_position(players: int) -> None:
    layout = Layout(players)
    for game in positions(players):
        *boards, common = named_inputs(layout, game)
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
        roles = tuple(Role)[: layout.roles]
        assert [common[f"doubloons: {role.id}"] for role in roles] == game.role_doubloons[: layout.roles]
        assert sum(common[f"running: {role.id}"] for role in roles) == (game.running_role is not None)


def test_inputs_contain_no_hidden_information() -> None:
    layout = Layout(4)
    rng = Rng.from_seed(5)
    for game in positions(4):
        assert layout.encode(game) == layout.encode(game.determinize(game.asked, rng))


def test_encoding_does_not_change_the_game() -> None:
    layout = Layout(3)
    for game in positions(3):
        before = game.copy()
        layout.encode(game)
        assert game == before


def test_several_positions_are_encoded_as_rows() -> None:
    layout = Layout(4)
    games = [game.copy() for game in positions(4)][:7]
    rows = layout.encode_all(games)
    assert rows.dtype == np.uint8
    assert [row.tobytes() for row in rows] == [layout.encode(game) for game in games]


def test_a_smaller_layout_omits_the_last_pieces() -> None:
    small = Layout(2, buildings=5, roles=6)
    game = new_game(Options(players=2), 1)
    assert len(small.encode(game)) == small.size < Layout(2).size
    assert "left: small_market" not in set(small.common_names())
