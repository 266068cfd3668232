"""Databases from other sources: invalid ones are refused, take little time, and change nothing."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from puertorico_desktop.learn.history import database
from puertorico_desktop.learn.history.counting import counted
from puertorico_desktop.learn.history.figures import Filter, figures
from puertorico_desktop.learn.history.foreign import TABLES
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.merging import games_in, merge
from puertorico_desktop.learn.history.milestones import note
from puertorico_desktop.learn.history.restoring import import_file
from puertorico_desktop.learn.history.rows import ReviewRow, Try
from puertorico_desktop.learn.history.schema import VERSION
from puertorico_desktop.saves.errors import Problem, SaveError
from tests.learn.history.test_history import GAMES
from tests.learn.reviews import played
from tests.saves.courses import WHEN

ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS number FROM n"


@pytest.fixture(scope="module")
def valid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a database with rows in every table."""
    path = tmp_path_factory.mktemp("honest") / "history.db"
    with History(path) as history:
        history.add(counted(played(options), WHEN) for options in GAMES.values())
        history.add_reviews(1, [ReviewRow(0, 71.5, 0.25, 1.5, {"best": 3}, {"mayor": 50.0})])
        history.save_try(Try("daily", "2026-11-25", "2026-11-25T10:00:00Z", points=30))
        history.is_me(1)
        history.delete(3)
        note(history)
    return path


@pytest.fixture
def foreign(valid: Path, tmp_path: Path) -> Path:
    """Returns a copy of it that may be changed."""
    return Path(shutil.copy(valid, tmp_path / "foreign.db"))


def execute(path: Path, *statements: str) -> None:
    """Executes statements that the program never uses."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA legacy_alter_table = ON")
        for statement in statements:
            connection.execute(statement)


def all_rows(history: History) -> list[object]:
    """Returns the rows of all tables."""
    return [sorted(history.rows(f'SELECT * FROM "{table}"'), key=repr) for table in TABLES]


def test_a_valid_database_is_merged_completely(valid: Path, tmp_path: Path) -> None:
    with History(valid) as theirs, History(tmp_path / "mine.db") as mine:
        assert all(all_rows(theirs))
        assert merge(mine, valid) == 2
        assert all_rows(mine) == all_rows(theirs)


def test_every_column_is_checked(valid: Path) -> None:
    with History(valid) as history:
        for table, checks in TABLES.items():
            assert [row[1] for row in history.rows(f'PRAGMA table_info("{table}")')] == list(checks)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE seat SET score = 'abc'",
        "UPDATE seat SET win = 'x'",
        "UPDATE seat SET win = 9e999",
        "UPDATE seat SET points = '{\"ships\": 1e999}'",
        "UPDATE seat SET points = '{\"ships\": Infinity}'",
        "UPDATE seat SET roles = '[]'",
        "UPDATE seat SET feats = '{}'",
        "UPDATE game SET players = 0",
        "UPDATE game SET rounds = x'00'",
        "UPDATE game SET number = -number",
        "UPDATE game SET ended = char(10)",
        "UPDATE review SET accuracy = 9e999",
        "UPDATE review SET lost = 'one'",
        "UPDATE review SET marks = '{\"best\": 9007199254740993}'",
        "UPDATE try SET points = 'many'",
        "UPDATE document SET packed = 'text'",
        "UPDATE alias SET name = x'ff'",
        "INSERT INTO purchase VALUES (99, 0, 'hospice', 1)",
        "PRAGMA user_version = 0",
    ],
)
def test_invalid_values_are_refused_without_changes(statement: str, foreign: Path, tmp_path: Path) -> None:
    execute(foreign, statement)
    with History(tmp_path / "mine.db") as mine:
        mine.add([counted(played(GAMES["classic"]), WHEN)])
        before = all_rows(mine)
        with pytest.raises(SaveError) as refused:
            merge(mine, foreign)
        assert refused.value.problem is Problem.DAMAGED_HISTORY
        assert all_rows(mine) == before
        figures(mine, Filter())


@pytest.mark.parametrize(
    "statements",
    [
        ("ALTER TABLE game RENAME TO other", f"CREATE VIEW game AS {ENDLESS}"),
        ("CREATE TRIGGER more AFTER INSERT ON try BEGIN DELETE FROM game; END",),
        ("CREATE VIRTUAL TABLE words USING fts5(word)",),
        (f"CREATE INDEX slow ON seat (instr(name, '{'a' * 1000}'))",),
        ("CREATE INDEX slow ON seat (name) WHERE name LIKE '%a%a%a%a%b'",),
        ("ALTER TABLE game ADD COLUMN slow TEXT AS (name LIKE '%a%a%a%a%b')".replace("name", "id"),),
        ("ALTER TABLE game ADD COLUMN more TEXT CHECK (id NOT LIKE '%a%a%a%a%z')",),
        ("CREATE TABLE more (id TEXT CHECK (id LIKE '%a%a%a%a%b'))",),
    ],
)
def test_databases_with_views_triggers_or_expressions_are_refused(
    statements: tuple[str, ...], foreign: Path, tmp_path: Path
) -> None:
    execute(foreign, *statements)
    assert not database.is_sound(foreign)
    with pytest.raises(SaveError):
        games_in(foreign)
    with History(tmp_path / "mine.db") as mine, pytest.raises(SaveError):
        merge(mine, foreign)


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_databases_of_every_version_are_sound(version: int) -> None:
    path = Path(__file__).parents[2] / "data" / "history" / f"v{version}.db"
    assert database.is_sound(path)
    assert games_in(path) > 0


def test_a_view_in_the_own_database_is_allowed(foreign: Path) -> None:
    execute(foreign, "CREATE VIEW mine AS SELECT * FROM game")
    with History(foreign, foreign.with_name("copied.db")) as history:
        assert not history.was_damaged
        assert figures(history, Filter()).games


def test_statements_that_take_too_long_are_interrupted(foreign: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "MOST_SECONDS", 0.1)
    start = time.monotonic()
    with database.opened(foreign) as connection, pytest.raises(sqlite3.OperationalError, match="interrupted"):
        connection.execute(f"SELECT count(*) FROM ({ENDLESS})")
    assert time.monotonic() - start < 5


def test_a_stopped_import_changes_nothing(valid: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_STEPS", 1)
    with History(tmp_path / "mine.db") as mine:
        found = import_file(mine, valid, should_stop=lambda: True)
        assert found.stopped
        assert not any(all_rows(mine))
        assert import_file(mine, valid).new == 2


def test_a_merge_that_is_stopped_is_rolled_back(valid: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with History(tmp_path / "mine.db") as mine:
        with pytest.raises(SaveError):
            _write_endlessly(mine, valid)
        assert not any(all_rows(mine))
        mine.add([counted(played(GAMES["classic"]), WHEN)])


def _write_endlessly(history: History, other: Path) -> None:
    with history.attached(other, lambda: True) as connection:
        connection.execute("INSERT INTO main.removed VALUES ('a', 'b')")
        connection.execute(ENDLESS).fetchall()
