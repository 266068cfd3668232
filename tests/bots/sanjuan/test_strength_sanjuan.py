"""Each level of the bots of San Juan is stronger than the one before."""

import pytest

from puertorico_desktop.bots.arena.games import Series, play_series
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.engine.sanjuan.options import Options


def wins(better: str, other: str, players: int, games: int, nodes: int | None = None) -> float:
    """Returns the number of games that one bot wins against equal other ones, from every seat in turn."""
    budget = None if nodes is None else Budget(nodes=nodes)
    names = (better, *[other] * (players - 1))
    series = Series(Options(players), names, 11, budget, rotate=True)
    found = 0.0
    for number, result in enumerate(play_series(series, games)):
        found += result.seats[series.seating_of(number).index(better)].win
        assert sum(seat.win for seat in result.seats) == pytest.approx(1)
        assert not result.illegal
    return found


def test_normal_beats_simple() -> None:
    assert wins("normal", "simple", 2, 16) >= 10


@pytest.mark.long
@pytest.mark.parametrize(("players", "share"), [(2, 0.65), (3, 0.45), (4, 0.35)])
def test_normal_beats_simple_with_every_number_of_players(players: int, share: float) -> None:
    games = 100 * players
    assert wins("normal", "simple", players, games) >= share * games


@pytest.mark.long
def test_hard_beats_normal() -> None:
    assert wins("hard", "normal", 2, 60, nodes=100) >= 32
