"""Every bot plays whole games by the rules, with every number of players and every option."""

import pytest

from puertorico_desktop.bots.arena.games import Chooser, Series, play_game
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.registry import BOTS
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game

GLANCE = Budget(nodes=2)
"""Little time for bots that search."""


EXTRAS: list[dict[str, bool]] = [{}, {"ask_optional_benefits": True}, {"play_forced": False}]
TABLES = [
    pytest.param(
        name,
        players,
        extra,
        marks=[] if (place + players) % len(EXTRAS) == kind else pytest.mark.long,
        id=f"{extra}-{players}-{name}",
    )
    for place, name in enumerate(BOTS)
    for players in (2, 3, 4, 5)
    for kind, extra in enumerate(EXTRAS)
]
"""Every bot with every number of players and every option; all combinations only with --long."""


@pytest.mark.parametrize(("name", "players", "extra"), TABLES)
def test_every_choice_is_legal(name: str, players: int, extra: dict[str, bool]) -> None:
    bots = (name, *("random",) * (players - 2), name)
    series = Series(Options(players=players, **extra), bots, 7, GLANCE)
    result = play_game(series, players)
    assert result.illegal == 0
    assert len(result.seats) == players
    assert sum(seat.win for seat in result.seats) == pytest.approx(1)


@pytest.mark.parametrize("name", BOTS)
def test_choosing_does_not_change_the_game(name: str) -> None:
    game = new_game(Options(players=3), 5)
    chooser = Chooser(name, 1, GLANCE)
    for _ in range(60):
        before = game.copy()
        action = chooser.choose(game)
        assert game == before
        game.play(action)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    series = Series(Options(players=2), (name, name), 11, GLANCE)
    once = play_game(series, 4)
    assert play_game(series, 4) == once
    assert play_game(series, 5) != once
