"""Following the recipe for a building keeps published games, golden files and old saves unchanged."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.recipe.walk import copy_program, follow

TIMEOUT_SECONDS = 600.0
OWN_TESTS = "tests/engine/test_cooperage.py"
PARTS = (
    OWN_TESTS,
    "tests/engine/test_selection.py",
    "tests/engine/test_setup.py",
    "tests/engine/test_1897_numbers.py",
    "tests/engine/test_notation.py",
    "tests/engine/test_all_settings.py",
    "tests/golden",
    "tests/engine/test_running.py",
    "tests/saves/test_migrations.py",
    "tests/saves/test_phase_fields.py",
    "tests/saves/test_phases.py",
    "tests/gui/test_new_game.py",
    "tests/gui/test_choices.py",
    "tests/gui/test_targets.py",
    "tests/architecture/test_buildings.py",
    "tests/architecture/test_size.py",
)
MOST_FILES = 10


@pytest.mark.parametrize(
    "parts", [[OWN_TESTS], pytest.param(PARTS, marks=pytest.mark.long)], ids=["its own tests", "all"]
)
def test_a_building_is_added_by_the_recipe_alone(tmp_path: Path, parts: Sequence[str]) -> None:
    copy_program(tmp_path)
    assert len(follow(tmp_path)) <= MOST_FILES
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(tmp_path))
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *parts]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
