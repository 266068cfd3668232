"""The simple bot nearly always wins against random players."""

import pytest

from puertorico_desktop.bots.arena.games import Series, play_series
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.engine.puertorico.options import Options


def wins(seat: int, players: int, games: int, jobs: int = 1) -> float:
    """Returns the number of games that one simple bot wins against random ones."""
    bots = ["random"] * players
    bots[seat] = "simple"
    series = Series(Options(players=players), tuple(bots), 100 + seat)
    with executor_for(jobs) as executor:
        return sum(result.seats[seat].win for result in play_series(series, games, executor))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_simple_beats_random(players: int) -> None:
    assert wins(players - 1, players, 4) == 4


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_simple_beats_random_from_every_seat(players: int) -> None:
    for seat in range(players):
        assert wins(seat, players, 200, jobs=2) >= 0.98 * 200
