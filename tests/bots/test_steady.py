"""Steady bots play the same game on every computer, whatever else happens there."""

import os
import subprocess
import sys
from typing import Any

import pytest

from puertorico_desktop.bots.arena.games import Series, play_game
from puertorico_desktop.bots.base import Budget, Thought, visible_actions
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.registry import is_known, level_and_style, make_bot, remembers
from puertorico_desktop.bots.seeds import decision_seed
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from tests.architecture.sources import ROOT
from tests.bots.steady_games import TABLES, digest
from tests.thirdgame.rules import Options as Magpies
from tests.thirdgame.saved import FORMATS

NODES = 12
KERNELS = ("Prescott", "Nehalem", "Sandybridge", "Haswell", "SkylakeX")
"""Kinds of processors for which OpenBLAS has matrix kernels of its own, the oldest first."""
NO_WIDE_VECTORS = "AVX2 FMA3 AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL"


def played_elsewhere(names: tuple[str, ...], moves: int, nodes: int, **environment: str) -> list[str]:
    """The digests of games in a process of its own."""
    command = [sys.executable, "-m", "tests.bots.steady_games", str(moves), str(nodes), *names]
    # Warnings about vectors that this processor never had are about nothing.
    there = {**os.environ, "PYTHONWARNINGS": "ignore", **environment}
    return subprocess.run(command, cwd=ROOT, env=there, capture_output=True, check=True, text=True).stdout.split()


def bot(nodes: int = NODES, seed: int = 1, style: str = "") -> SearchBot:
    found = make_bot(f"steady-{nodes}{style}", seed)
    assert isinstance(found, SearchBot)
    return found


def figures(thought: Thought) -> list[Any]:
    """All that it says, but for the time."""
    return [(one.action, one.visits, one.win, one.terms, one.utility, one.wins) for one in thought.prospects]


# -- the same on every processor ------------------------------------------------------------------------------------


def test_the_game_is_the_same_with_other_matrix_kernels() -> None:
    names = ("classic", "sanjuan")
    here = [digest(name, 24, 6) for name in names]
    for number, kernel in enumerate(("Prescott", "Haswell")):
        assert played_elsewhere(names, 24, 6, OPENBLAS_CORETYPE=kernel, PYTHONHASHSEED=str(number)) == here, kernel


@pytest.mark.long
@pytest.mark.parametrize("kernel", KERNELS)
def test_whole_games_are_the_same_with_all_matrix_kernels(kernel: str) -> None:
    names = tuple(TABLES)
    vectors = NO_WIDE_VECTORS if kernel in KERNELS[:2] else ""
    there = played_elsewhere(names, 10_000, 40, OPENBLAS_CORETYPE=kernel, NPY_DISABLE_CPU_FEATURES=vectors)
    assert there == whole_games()


def whole_games() -> list[str]:
    """The digests of all games as this processor plays them."""
    if not _whole:
        _whole.extend(digest(name, 10_000, 40) for name in TABLES)
    return _whole


_whole: list[str] = []


# -- the same whatever came before ----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [PuertoRico(players=3), SanJuan(players=3)], ids=["puertorico", "sanjuan"])
def test_a_bot_that_was_there_all_the_time_and_a_new_one_choose_the_same(options: Any) -> None:
    game = kind_of(options).new_game(options, 3)
    stayed, history, chance = bot(), [], Rng.from_seed(9)
    for _ in range(12):
        seen = visible_actions(game, history)
        first = stayed.think(game.determinize(game.asked, chance), seen)
        again = bot().think(game.determinize(game.asked, chance), seen)  # dealt in another way
        assert figures(first) == figures(again)
        choice = stayed.decide(first)
        assert choice == bot().choose(game, seen)
        history.append(choice)
        game.play(choice)


def test_the_course_and_the_seed_decide() -> None:
    options = PuertoRico(players=3)
    game = kind_of(options).new_game(options, 3)
    usual = figures(bot().think(game))
    assert figures(bot().think(game)) == usual
    assert figures(bot(seed=2).think(game)) != usual
    assert figures(bot().think(game, (None,))) != usual
    assert decision_seed(1, ["a"]) == decision_seed(1, ("a",)) != decision_seed(1, ("a", "a"))


def test_nobody_can_stop_it() -> None:
    options = PuertoRico(players=3)
    game = kind_of(options).new_game(options, 3)
    hurried = bot()
    hurried.should_stop = lambda: True
    assert figures(hurried.think(game)) == figures(bot().think(game))
    assert hurried.think(game).playouts == NODES


def test_no_clock_ends_its_thoughts() -> None:
    options = PuertoRico(players=3)
    game = kind_of(options).new_game(options, 3)
    for budget, nodes in ((Budget(seconds=1e-6), NODES), (Budget(seconds=1e-6, nodes=7), 7)):
        found = make_bot(f"steady-{NODES}", 1, budget)
        assert isinstance(found, SearchBot)
        assert found.think(game).playouts == nodes


def test_it_plays_games_of_which_nothing_is_known() -> None:
    assert "magpies" in FORMATS
    series = Series(Magpies(3), ("steady-20",) * 3, 1)
    results = [play_game(series, 0, keep_actions=True) for _ in range(2)]
    assert results[0] == results[1]
    assert results[0].illegal == 0


# -- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["steady-1", "steady-400", "steady-400-shipper", "steady-99999-balanced"])
def test_names_of_steady_bots(name: str) -> None:
    found = level_and_style(name)
    assert found is not None
    level, style = found
    assert level.steady
    assert level.budget == Budget(nodes=int(name.split("-")[1]))
    assert style == (name.split("-")[2:] or ["balanced"])[0]
    assert is_known(name)
    assert remembers(name)


@pytest.mark.parametrize(
    "name", ["steady", "steady-", "steady-0", "steady-007", "steady-100000", "steady-40-", "steady-40-x", "steady--4"]
)
def test_other_names_mean_nothing(name: str) -> None:
    assert not is_known(name)
