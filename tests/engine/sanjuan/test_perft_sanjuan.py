"""The number of ways in which games can go on from some positions; it changes with rules, order of actions or
draws."""

import pytest

from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from tests.engine.perft import leaves
from tests.engine.sanjuan.games import play

NEW = (Expansion.NEW_BUILDINGS,)
COUNTS = (
    (2, False, 1, 0, 5, 784),
    (2, False, 2, 23, 5, 455),
    (2, False, 3, 61, 5, 408),
    (2, False, 4, 97, 5, 1706),
    (2, True, 1, 0, 5, 673),
    (2, True, 2, 23, 5, 199),
    (2, True, 3, 61, 2, 3990),
    (2, True, 4, 97, 5, 637),
    (3, False, 1, 0, 5, 726),
    (3, False, 2, 23, 5, 1026),
    (3, False, 3, 61, 4, 992),
    (3, False, 4, 97, 4, 1933),
    (3, True, 1, 0, 5, 454),
    (3, True, 2, 23, 5, 408),
    (3, True, 3, 61, 2, 3720),
    (3, True, 4, 97, 5, 309),
    (4, False, 1, 0, 5, 623),
    (4, False, 2, 23, 5, 214),
    (4, False, 3, 61, 5, 382),
    (4, False, 4, 97, 5, 124),
    (4, True, 1, 0, 5, 406),
    (4, True, 2, 23, 5, 274),
    (4, True, 3, 61, 4, 2904),
    (4, True, 4, 97, 5, 259),
)


@pytest.mark.parametrize(("players", "new", "seed", "plies", "depth", "count"), COUNTS)
def test_the_number_of_leaves_is_unchanged(
    players: int, new: bool, seed: int, plies: int, depth: int, count: int
) -> None:
    game = play(Options(players=players, expansions=NEW if new else ()), seed, plies=plies)
    assert leaves(game, depth) == count
