"""Steady bots play the same game on every computer, independent of everything else."""

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
"""Kinds of processors with their own matrix kernels in OpenBLAS, the oldest first."""
NO_WIDE_VECTORS = "AVX2 FMA3 AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL"


def digests_in_process(names: tuple[str, ...], moves: int, nodes: int, **environment: str) -> list[str]:
    """Returns the digests of games in a separate process."""
    command = [sys.executable, "-m", "tests.bots.steady_games", str(moves), str(nodes), *names]
    # Warnings about features that this processor lacks are irrelevant.
    full_environment = {**os.environ, "PYTHONWARNINGS": "ignore", **environment}
    return subprocess.run(
        command, cwd=ROOT, env=full_environment, capture_output=True, check=True, text=True
    ).stdout.split()


def bot(nodes: int = NODES, seed: int = 1, style: str = "") -> SearchBot:
    found = make_bot(f"steady-{nodes}{style}", seed)
    assert isinstance(found, SearchBot)
    return found


def comparable(thought: Thought) -> list[Any]:
    """Returns all figures of a thought except its duration."""
    return [(one.action, one.visits, one.win, one.terms, one.utility, one.wins) for one in thought.prospects]


# -- independent of the processor -----------------------------------------------------------------------------------


def test_games_are_the_same_with_other_matrix_kernels() -> None:
    names = ("classic", "sanjuan")
    expected = [digest(name, 24, 6) for name in names]
    for number, kernel in enumerate(("Prescott", "Haswell")):
        assert digests_in_process(names, 24, 6, OPENBLAS_CORETYPE=kernel, PYTHONHASHSEED=str(number)) == expected, (
            kernel
        )


@pytest.mark.long
@pytest.mark.parametrize("kernel", KERNELS)
def test_whole_games_are_the_same_with_all_matrix_kernels(kernel: str) -> None:
    names = tuple(TABLES)
    vectors = NO_WIDE_VECTORS if kernel in KERNELS[:2] else ""
    found = digests_in_process(names, 10_000, 40, OPENBLAS_CORETYPE=kernel, NPY_DISABLE_CPU_FEATURES=vectors)
    assert found == whole_games()


def whole_games() -> list[str]:
    """Returns the digests of all games on this processor."""
    if not _whole:
        _whole.extend(digest(name, 10_000, 40) for name in TABLES)
    return _whole


_whole: list[str] = []


# -- independent of earlier positions -------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [PuertoRico(players=3), SanJuan(players=3)], ids=["puertorico", "sanjuan"])
def test_a_new_bot_chooses_the_same_as_one_that_played_all_moves(options: Any) -> None:
    game = kind_of(options).new_game(options, 3)
    stayed, history, chance = bot(), [], Rng.from_seed(9)
    for _ in range(12):
        seen = visible_actions(game, history)
        first = stayed.think(game.determinize(game.asked, chance), seen)
        again = bot().think(game.determinize(game.asked, chance), seen)  # determinized differently
        assert comparable(first) == comparable(again)
        choice = stayed.decide(first)
        assert choice == bot().choose(game, seen)
        history.append(choice)
        game.play(choice)


def test_thoughts_depend_on_the_history_and_the_seed() -> None:
    options = PuertoRico(players=3)
    game = kind_of(options).new_game(options, 3)
    usual = comparable(bot().think(game))
    assert comparable(bot().think(game)) == usual
    assert comparable(bot(seed=2).think(game)) != usual
    assert comparable(bot().think(game, (None,))) != usual
    assert decision_seed(1, ["a"]) == decision_seed(1, ("a",)) != decision_seed(1, ("a", "a"))


def test_requests_to_stop_are_ignored() -> None:
    options = PuertoRico(players=3)
    game = kind_of(options).new_game(options, 3)
    hurried = bot()
    hurried.should_stop = lambda: True
    assert comparable(hurried.think(game)) == comparable(bot().think(game))
    assert hurried.think(game).playouts == NODES


def test_time_limits_are_ignored() -> None:
    options = PuertoRico(players=3)
    game = kind_of(options).new_game(options, 3)
    for budget, nodes in ((Budget(seconds=1e-6), NODES), (Budget(seconds=1e-6, nodes=7), 7)):
        found = make_bot(f"steady-{NODES}", 1, budget)
        assert isinstance(found, SearchBot)
        assert found.think(game).playouts == nodes


def test_games_without_knowledge_are_played() -> None:
    assert "magpies" in FORMATS
    series = Series(Magpies(3), ("steady-20",) * 3, 1)
    results = [play_game(series, 0, keep_actions=True) for _ in range(2)]
    assert results[0] == results[1]
    assert results[0].illegal == 0


# -- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["steady-1", "steady-400", "steady-400-shipper", "steady-99999-balanced"])
def test_names_of_steady_bots_contain_nodes_and_style(name: str) -> None:
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
def test_invalid_names_of_steady_bots_are_unknown(name: str) -> None:
    assert not is_known(name)
