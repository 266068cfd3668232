"""Intervals of results, and Elo."""

import pytest

from puertorico_desktop.bots.arena.rating import Duels, wilson


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.96, 1000, 0.9460, 0.9705)],
)
def test_wilson_intervals(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == (pytest.approx(low, abs=5e-4), pytest.approx(high, abs=5e-4))


def test_without_games_the_interval_is_unlimited() -> None:
    assert wilson(0, 0) == (0, 1)


def duels_of(*games: tuple[str, int]) -> Duels:
    """Returns the duels of games: each has the names in the order of places, and how often it was played."""
    duels = Duels()
    for row, times in games:
        for _ in range(times):
            duels.add([(name, place) for place, name in enumerate(row, start=1)])
    return duels


def test_odds_of_ten_to_one_are_400_points() -> None:
    elo = duels_of(("ab", 9_999), ("ba", 999)).elo("ab")
    assert elo["a"] - elo["b"] == pytest.approx(400, abs=0.5)
    assert elo["a"] + elo["b"] == pytest.approx(0, abs=1e-6)


def test_elo_of_three_players_adds_up_to_zero() -> None:
    elo = duels_of(("abc", 40), ("acb", 20), ("bac", 20), ("cab", 10), ("bca", 6), ("cba", 4)).elo("abc")
    assert elo["a"] > elo["b"] > elo["c"]
    assert sum(elo.values()) == pytest.approx(0, abs=1e-6)


def test_the_elo_of_a_player_who_always_wins_is_finite() -> None:
    elo = duels_of(("abbb", 1000)).elo("ab")
    assert 1_000 < elo["a"] - elo["b"] < 2_000
    more = duels_of(("abbb", 2000)).elo("ab")
    assert more["a"] > elo["a"]


def test_equal_places_and_equal_names_do_not_change_elo() -> None:
    duels = Duels()
    for _ in range(50):
        duels.add([("a", 1), ("b", 1), ("b", 3), ("a", 3)])
    assert duels.elo("ab") == {"a": pytest.approx(0), "b": pytest.approx(0)}
    assert duels.elo(["a"]) == {"a": 0}
    assert Duels().elo("ab") == {"a": pytest.approx(0), "b": pytest.approx(0)}
