"""The counts in `tests/data/perft` are unchanged; see `perft.py`."""

import pytest

from tests.engine.perft import PLAYERS, Line, divided, leaves, position, read

LINES = [(players, line) for players in PLAYERS for line in read(players)]


@pytest.mark.parametrize(("players", "line"), LINES, ids=str)
def test_the_number_of_leaves_is_unchanged(players: int, line: Line) -> None:
    game = position(players, line.seed, line.plies)
    found = leaves(game, line.depth)
    if found != line.leaves:
        by_first = "\n".join(divided(game, line.depth))
        pytest.fail(f"{found} leaves, not {line.leaves}; by first action:\n{by_first}")


def test_there_are_counts_for_every_number_of_players() -> None:
    assert {players for players, _ in LINES} == set(PLAYERS)
    assert len(LINES) >= 4 * 5
