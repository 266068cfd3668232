"""Merges two databases of one player: the copy beside the saves is brought back into a database that was begun
anew."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import attrs

from puertorico_desktop.learn.history import database, foreign
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.rows import GameRow
from puertorico_desktop.saves.errors import SaveError

_GAME: Final = ", ".join((*(field.name for field in attrs.fields(GameRow)), "counted"))
_TRY: Final = "kind, key, begun, done, game, first, hints, moves, points, par"
_SAME: Final = "mine.id = theirs.id AND mine.digest = theirs.digest"
_NEW: Final = f"""
    FROM other.{{table}} one JOIN other.game theirs ON theirs.number = one.game JOIN main.game mine ON {_SAME}
    WHERE mine.number > ?
"""
"""The rows of games that were new in this merge, with the numbers that the games have in this database."""


def merge(history: History, path: Path, should_stop: Callable[[], bool] = lambda: False) -> int:
    """Merges another database into this one and returns how many games are new. Decisions of the other database
    apply: which games do not count, and which were deleted.

    Raises SaveError, also when `should_stop` returns true; then nothing has changed.
    """
    try:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            copied = Path(folder) / "history.db"
            foreign.write_anew(path, copied, should_stop)
            return _merge(history, copied, should_stop)
    except OSError as error:
        raise SaveError.writing(error) from None


def _merge(history: History, path: Path, should_stop: Callable[[], bool]) -> int:
    with history.attached(path, should_stop) as connection:
        last = connection.execute("SELECT ifnull(max(number), 0) FROM main.game").fetchone()[0]
        _merge_games(connection, last)
        _merge_people(connection)
        connection.execute(
            f"INSERT INTO main.try ({_TRY}) SELECT {_TRY} FROM other.try theirs WHERE NOT EXISTS"
            " (SELECT 1 FROM main.try mine WHERE mine.kind = theirs.kind AND mine.key = theirs.key"
            " AND mine.begun = theirs.begun) ORDER BY number"
        )
        new = connection.execute("SELECT count(*) FROM main.game WHERE number > ?", (last,)).fetchone()[0]
    return int(new)


def _merge_games(connection: sqlite3.Connection, last: int) -> None:
    """Merge the games; those with numbers up to `last` were here before."""
    connection.execute(
        f"INSERT INTO main.game ({_GAME}) SELECT {_GAME} FROM other.game theirs WHERE NOT EXISTS"
        f" (SELECT 1 FROM main.game mine WHERE {_SAME}) AND NOT EXISTS"
        f" (SELECT 1 FROM main.removed mine WHERE {_SAME}) ORDER BY number"
    )
    for table, columns in (
        ("document", "one.packed"),
        ("seat", "seat, name, bot, automatic, place, win, score, points, way, roles, feats"),
        ("purchase", "seat, piece, round"),
    ):
        news = _NEW.format(table=table)
        connection.execute(f"INSERT INTO main.{table} SELECT mine.number, {columns} {news}", (last,))
    connection.execute(
        "INSERT OR IGNORE INTO main.review SELECT mine.number, seat, accuracy, lost, stake, marks, parts "
        + _NEW.format(table="review"),
        (0,),
    )
    connection.execute(
        "UPDATE main.game AS mine SET counted = ifnull((SELECT theirs.counted FROM other.game theirs"
        f" WHERE {_SAME}), counted AND id NOT IN (SELECT id FROM other.game WHERE counted))"
    )
    connection.execute("INSERT OR IGNORE INTO main.removed SELECT id, digest FROM other.removed")
    gone = f"SELECT number FROM main.game mine JOIN main.removed theirs ON {_SAME}"
    connection.execute(f"DELETE FROM main.milestone WHERE game IN ({gone})")
    connection.execute(f"DELETE FROM main.game WHERE number IN ({gone})")
    connection.execute(
        "INSERT OR REPLACE INTO main.milestone SELECT theirs.id, theirs.reached, ifnull((SELECT mine.number"
        " FROM other.game old JOIN main.game mine ON mine.id = old.id AND mine.digest = old.digest"
        " WHERE old.number = theirs.game), 0) FROM other.milestone theirs"
    )


def _merge_people(connection: sqlite3.Connection) -> None:
    """Merge the people: names of one person in the other database become names of one person here. The person marked
    as `me` there is marked here too, unless a person is marked already."""
    has_me = connection.execute("SELECT max(me) FROM main.person").fetchone()[0]
    for person, me in connection.execute("SELECT id, me FROM other.person ORDER BY id").fetchall():
        names = [name for (name,) in connection.execute("SELECT name FROM other.alias WHERE person = ?", (person,))]
        known = "SELECT person FROM main.alias WHERE name = ?"
        here = [row[0] for name in names for row in connection.execute(known, (name,))]
        number = here[0] if here else connection.execute("INSERT INTO main.person (me) VALUES (0)").lastrowid
        connection.executemany("INSERT OR REPLACE INTO main.alias VALUES (?, ?)", [(name, number) for name in names])
        if me and not has_me:
            connection.execute("UPDATE main.person SET me = (id = ?)", (number,))
    connection.execute("DELETE FROM main.person WHERE id NOT IN (SELECT person FROM main.alias)")


def games_in(path: Path) -> int:
    """Returns the number of games in a database. Raises SaveError."""
    with database.opened(path) as connection:
        try:
            return int(connection.execute("SELECT count(*) FROM game").fetchone()[0])
        except sqlite3.Error as error:
            raise database.error_of(error) from None


def bring_back(history: History, should_stop: Callable[[], bool] = lambda: False) -> int:
    """Merges the copy that was found when the database was missing (`History.found`); returns the number of games it
    brought. Raises SaveError."""
    found = history.found
    if found is None:
        return 0
    new = merge(history, found, should_stop)
    history.copy()
    with suppress(OSError):
        found.unlink()
    return new
