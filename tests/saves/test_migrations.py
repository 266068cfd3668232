"""Older formats are migrated one step at a time."""

from __future__ import annotations

from typing import Any

import pytest

from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.games import MIGRATIONS
from puertorico_desktop.saves.migrations import FORMAT, migrated

STEPS = {
    1: lambda plain: {**plain, "names": plain["players"]},
    2: lambda plain: {key: value for key, value in plain.items() if key != "players"},
}


def test_every_older_format_has_a_migration() -> None:
    assert set(MIGRATIONS) == set(range(1, FORMAT))


def test_migrations_are_applied_in_order() -> None:
    old = {"format": 1, "players": ["Anna"]}
    assert migrated(old, STEPS, 3) == {"format": 3, "names": ["Anna"]}
    assert old == {"format": 1, "players": ["Anna"]}
    assert migrated({"format": 3}, STEPS, 3) == {"format": 3}


@pytest.mark.parametrize("number", [None, 0, -1, "1", True, 1.0, []])
def test_invalid_format_numbers_are_refused(number: Any) -> None:
    with pytest.raises(SaveError) as caught:
        migrated({"format": number}, STEPS, 3)
    assert caught.value.problem is Problem.DAMAGED


def test_newer_formats_are_refused() -> None:
    with pytest.raises(SaveError) as caught:
        migrated({"format": 4}, STEPS, 3)
    assert (caught.value.problem, caught.value.place) == (Problem.NEWER_FORMAT, "format")


def test_a_migration_that_fails_means_a_damaged_file() -> None:
    with pytest.raises(SaveError, match="format 1 as it should not be") as caught:
        migrated({"format": 1}, STEPS, 3)
    assert caught.value.problem is Problem.DAMAGED
