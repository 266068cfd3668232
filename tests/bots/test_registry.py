"""Bots by name, and their seeds."""

import subprocess
import sys

import pytest

from puertorico_desktop.bots.levels import LEVELS
from puertorico_desktop.bots.registry import BOTS, OPPONENTS, QUICK, UnknownBotError, make_bot, strength_order
from puertorico_desktop.bots.seeds import derived_seed, player_seed


def test_random_and_simple_are_registered() -> None:
    assert {"random", "simple"} <= set(BOTS)


def test_bots_are_ordered_by_strength() -> None:
    assert sorted(BOTS) == sorted({*QUICK, *LEVELS})
    assert [level for level in BOTS if level in LEVELS] == list(LEVELS)
    assert list(OPPONENTS) == ["easy", "simple", "normal", "advanced", "hard", "expert"]


def test_names_sort_by_strength() -> None:
    ordered = ["random", "easy-builder", "simple", "normal", "advanced", "hard-trader", "steady-200", "expert"]
    names = ["unknown", *ordered[::-2], "", *ordered[::2]]
    assert sorted(names, key=strength_order) == [*ordered, "", "unknown"]


def test_an_unknown_name_raises_an_error_with_the_known_ones() -> None:
    with pytest.raises(UnknownBotError, match=rf"'champion' \(known: {', '.join(BOTS)};"):
        make_bot("champion", 1)


def test_derived_seeds_are_distinct_and_deterministic() -> None:
    seeds = [derived_seed(seed, game, seat) for seed in (-1, 0, 1) for game in range(20) for seat in range(5)]
    assert len(set(seeds)) == len(seeds)
    assert seeds == [derived_seed(seed, game, seat) for seed in (-1, 0, 1) for game in range(20) for seat in range(5)]
    assert all(0 <= seed < 1 << 64 for seed in seeds)


def test_player_seeds_are_distinct_and_deterministic() -> None:
    seeds = [player_seed(seed, seat) for seed in (0, 1, 1 << 63) for seat in range(5)]
    assert len(set(seeds)) == len(seeds)
    assert seeds == [player_seed(seed, seat) for seed in (0, 1, 1 << 63) for seat in range(5)]
    assert all(0 <= seed < 1 << 64 for seed in seeds)


@pytest.mark.parametrize("module", ["puertorico_desktop.cli.commands", "puertorico_desktop.gui.windows.main_window"])
def test_modules_of_commands_and_window_do_not_import_numpy(module: str) -> None:
    program = f"import sys, {module}; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
