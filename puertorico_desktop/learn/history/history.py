"""Access to the history database: played games, their players, tries at challenges, and milestones.

A `History` belongs to the thread that opened it. Its methods raise SaveError.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

import attrs

from puertorico_desktop.learn.history import database
from puertorico_desktop.learn.history.counting import match_of
from puertorico_desktop.learn.history.rows import (
    CountedGame,
    GameRow,
    Person,
    ReachedMilestone,
    ReviewRow,
    SeatRow,
    Try,
)
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.folders import Folders

COPY_AFTER = 10
"""The number of new games after which the copy beside the saves is written."""
AWAITING_SAVES = 1
"""The `application_id` in the header of a database that lacks games of the player's saves; it is 0 otherwise."""
_GAME = tuple(field.name for field in attrs.fields(GameRow))


class History:
    """The database of all games. `path` is its file, `copied` the file of its copy, or None."""

    def __init__(self, path: Path, copied: Path | None = None, read_only: bool = False) -> None:
        """Open the database. With a copy it is the program's own database: a damaged file is set `aside`, and a sound
        copy replaces it (`is_restored`); importing saves brings back games newer than the copy. If there is a copy
        but no database, the copy is renamed (`found`) and can be brought back.

        Without a copy it is any file named by the user: a file that is no database of ours is refused (NOT_A_SAVE,
        DAMAGED_HISTORY) and stays unchanged. With `read_only` nothing is written, and a missing file is not created
        (NOT_FOUND).
        """
        self.path, self._copied = path, copied
        self.aside: Path | None = None
        self.is_restored = False
        self.is_new = not os.path.exists(path)
        self._fresh = 0
        if read_only:
            self._connection = database.connect_to_read(path)
            return
        put_by = self._put_by
        # Also an unreadable one, because the copy of the new database would replace it.
        if self.is_new and copied is not None and put_by is not None and copied.exists():
            database.put_by(copied, put_by)
        try:
            if copied is None:
                database.check_foreign(path)
            self._connection = database.connect(path)
            try:
                database.check(self._connection)
            except SaveError:
                self._connection.close()
                raise
        except SaveError as error:
            if error.problem is not Problem.DAMAGED_HISTORY or copied is None:
                raise
            self.aside = database.set_aside(path)
            self.is_restored = database.restore(copied, path)
            self._connection = database.connect(path)
        if copied is not None and (self.is_new or self.was_damaged) and not self.is_read_only:
            self.await_saves(True)

    @classmethod
    def in_folders(cls, folders: Folders) -> Self:
        """Returns the history of this player."""
        return cls(folders.history, folders.history_copy)

    @property
    def was_damaged(self) -> bool:
        """Whether the file was damaged when it was opened."""
        return self.aside is not None

    @property
    def awaits_saves(self) -> bool:
        """Whether the games in the player's saves are still to be counted, because the database was begun anew or
        restored, and the import was not finished."""
        return bool(self.rows("PRAGMA application_id")[0][0] == AWAITING_SAVES)

    def await_saves(self, awaited: bool) -> None:
        """Set whether the games in the player's saves are still to be counted."""
        with self._writing() as connection:
            connection.execute(f"PRAGMA application_id = {AWAITING_SAVES if awaited else 0}")

    @property
    def _put_by(self) -> Path | None:
        return None if self._copied is None else found_beside(self._copied)

    @property
    def found(self) -> Path | None:
        """The path of a copy that was beside the saves when there was no database, as long as it has not been brought
        back; otherwise None."""
        return self._put_by if self._put_by is not None and self._put_by.exists() else None

    def leave_found(self) -> None:
        """Decline the copy that was found: it stays under another name and is not offered any more."""
        if self.found is not None:
            database.put_by(self.found, self.found.with_name(f"{self.found.stem}-old{self.found.suffix}"))

    @property
    def is_read_only(self) -> bool:
        """Whether a newer version of the program wrote the database."""
        return database.is_newer(self._connection)

    def close(self) -> None:
        """Write the copy if there is anything new, and close the database."""
        try:
            if self._fresh:
                self.copy()
        finally:
            self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def copy(self) -> None:
        """Write the copy beside the saves."""
        if self._copied is not None:
            database.copy(self._connection, self._copied)
        self._fresh = 0

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        if self.is_read_only:
            raise SaveError(Problem.NEWER_HISTORY)
        try:
            with database.transaction(self._connection):
                yield self._connection
        except sqlite3.Error as error:
            raise database.error_of(error) from None

    @contextmanager
    def attached(self, path: Path, should_stop: Callable[[], bool] = lambda: False) -> Iterator[sqlite3.Connection]:
        """Returns a context with a transaction in which another sound database is attached under the name `other`;
        all writes to this database are kept, or none. Raises SaveError, also when `should_stop` returns true."""
        if self.is_read_only:
            raise SaveError(Problem.NEWER_HISTORY)
        try:
            self._connection.execute("ATTACH ? AS other", (str(path.absolute()),))
            try:
                with self._writing() as connection, database.bounded(connection, should_stop):
                    yield connection
            finally:
                self._connection.execute("DETACH other")
        except sqlite3.Error as error:
            raise database.error_of(error) from None
        self._fresh += 1

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Returns the rows that a query finds. Raises SaveError."""
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise database.error_of(error) from None

    # -- games ------------------------------------------------------------------------------------------------------

    def add(self, games: Iterable[CountedGame]) -> int:
        """Adds games, all of them or none; returns the number of new ones. A game that is known or was deleted is not
        added.

        If a game has several ends, for example because moves were taken back, only the first one counts in
        statistics.
        """
        new = 0
        with self._writing() as connection:
            for counted in games:
                new += self._add(connection, counted)
        self._fresh += new
        if self._fresh >= COPY_AFTER and self._copied is not None:
            try:
                self.copy()
            except SaveError:
                self._fresh = 1  # the copy is tried again at the end
        return new

    def _add(self, connection: sqlite3.Connection, counted: CountedGame) -> int:
        game = counted.game
        key = (game.id, game.digest)
        known = "SELECT 1 FROM {} WHERE id = ? AND digest = ?"
        if any(connection.execute(known.format(table), key).fetchone() for table in ("game", "removed")):
            return 0
        first = connection.execute("SELECT 1 FROM game WHERE id = ?", (game.id,)).fetchone() is None
        columns, marks = ", ".join((*_GAME, "counted")), ", ".join("?" * (len(_GAME) + 1))
        number = connection.execute(
            f"INSERT INTO game ({columns}) VALUES ({marks})", (*attrs.astuple(game), first)
        ).lastrowid
        connection.execute("INSERT INTO document VALUES (?, ?)", (number, counted.document))
        for seat in counted.seats:
            values = (seat.seat, seat.name, seat.bot, seat.automatic, seat.place, seat.win, seat.score)
            details = (json.dumps(seat.points), seat.way, json.dumps(seat.roles), json.dumps(seat.feats))
            connection.execute(f"INSERT INTO seat VALUES ({', '.join('?' * 12)})", (number, *values, *details))
            if seat.is_person:
                self._meet(connection, seat.name)
        connection.executemany(
            "INSERT INTO purchase VALUES (?, ?, ?, ?)",
            [(number, one.seat, one.piece, one.round) for one in counted.purchases],
        )
        return 1

    def uncounted(self) -> list[int]:
        """Returns the numbers of games counted by an earlier version of the program that recorded fewer data."""
        return [number for (number,) in self.rows("SELECT DISTINCT game FROM seat WHERE feats IS NULL ORDER BY game")]

    def count_anew(self, number: int, seats: Iterable[SeatRow]) -> None:
        """Add the data that only the current version counts to a game counted earlier; with no `seats`, because the
        save cannot be read, mark the game as counted."""
        with self._writing() as connection:
            for seat in seats:
                changed = (seat.way, json.dumps(seat.feats), number, seat.seat)
                connection.execute("UPDATE seat SET way = ?, feats = ? WHERE game = ? AND seat = ?", changed)
            connection.execute("UPDATE seat SET feats = '[]' WHERE game = ? AND feats IS NULL", (number,))
        self._fresh += 1

    def match(self, number: int) -> Match[Any]:
        """Returns the match of a game, as saved."""
        return match_of(self.document(number))

    def document(self, number: int) -> bytes:
        """Returns the packed save of a game."""
        found = self.rows("SELECT packed FROM document WHERE game = ?", (number,))
        if not found or not isinstance(found[0][0], bytes):
            raise SaveError(Problem.NOT_FOUND)
        return found[0][0]

    def number_of(self, game_id: str) -> int | None:
        """Returns the highest number of a game with this id; None if there is none."""
        found = self.rows("SELECT max(number) FROM game WHERE id = ?", (game_id,))
        return found[0][0] if found else None

    def count(self, number: int, counts: bool) -> None:
        """Set whether a game counts in statistics. A game that does not count loses its milestones; `milestones.note`
        finds another game for them, if there is one."""
        with self._writing() as connection:
            connection.execute("UPDATE game SET counted = ? WHERE number = ?", (counts, number))
            if not counts:
                connection.execute("DELETE FROM milestone WHERE game = ?", (number,))
        self._fresh += 1

    def delete(self, number: int) -> None:
        """Remove a game permanently: an import does not bring it back."""
        with self._writing() as connection:
            connection.execute(
                "INSERT OR IGNORE INTO removed SELECT id, digest FROM game WHERE number = ?", (number,)
            )
            connection.execute("DELETE FROM game WHERE number = ?", (number,))
            connection.execute("DELETE FROM milestone WHERE game = ?", (number,))
        self._fresh += 1

    def add_reviews(self, number: int, reviews: Iterable[ReviewRow]) -> None:
        """Store the figures of a review of a game; they replace those of an earlier review."""
        with self._writing() as connection:
            connection.execute("DELETE FROM review WHERE game = ?", (number,))
            for one in reviews:
                values = (one.accuracy, one.lost, one.stake, json.dumps(one.marks), json.dumps(one.parts))
                connection.execute("INSERT INTO review VALUES (?, ?, ?, ?, ?, ?, ?)", (number, one.seat, *values))
        self._fresh += 1

    # -- people -----------------------------------------------------------------------------------------------------

    @staticmethod
    def _meet(connection: sqlite3.Connection, name: str) -> None:
        if connection.execute("SELECT 1 FROM alias WHERE name = ?", (name,)).fetchone() is None:
            person = connection.execute("INSERT INTO person (me) VALUES (0)").lastrowid
            connection.execute("INSERT INTO alias VALUES (?, ?)", (name, person))

    def people(self) -> list[Person]:
        """Returns all people who have played: the person marked as `me` first, then by number of games."""
        found = self.rows(
            "SELECT a.person, p.me, a.name, (SELECT count(*) FROM seat s WHERE s.name = a.name AND s.bot IS NULL)"
            " FROM alias a JOIN person p ON p.id = a.person"
        )
        names: dict[tuple[int, bool], list[tuple[int, str]]] = {}
        for person, me, name, games in found:
            names.setdefault((person, bool(me)), []).append((-games, name))
        people = sorted(names.items(), key=lambda one: (not one[0][1], min(one[1])))
        return [Person(key[0], tuple(name for _, name in sorted(numbered)), key[1]) for key, numbered in people]

    def is_me(self, person: int) -> None:
        """Mark a person as the one at this computer."""
        with self._writing() as connection:
            connection.execute("UPDATE person SET me = (id = ?)", (person,))

    def join(self, person: int, other: int) -> None:
        """Give a person all names of `other`, who is removed."""
        with self._writing() as connection:
            me = "(SELECT max(me) FROM person WHERE id IN (?, ?))"
            connection.execute(f"UPDATE person SET me = {me} WHERE id = ?", (person, other, person))
            connection.execute("UPDATE alias SET person = ? WHERE person = ?", (person, other))
            connection.execute("DELETE FROM person WHERE id = ?", (other,))

    def separate_name(self, name: str) -> None:
        """Separate a name from its person, so that it belongs to a new person."""
        with self._writing() as connection:
            person = connection.execute("INSERT INTO person (me) VALUES (0)").lastrowid
            connection.execute("UPDATE alias SET person = ? WHERE name = ?", (person, name))
            connection.execute("DELETE FROM person WHERE id NOT IN (SELECT person FROM alias)")

    # -- tries at challenges ----------------------------------------------------------------------------------------

    def save_try(self, one: Try) -> Try:
        """Stores a try, as a new one if its number is 0; returns it with its number."""
        moves = json.dumps(one.moves)
        values = (one.kind, one.key, one.begun, one.done, one.game, one.first, one.hints, moves, one.points, one.par)
        with self._writing() as connection:
            number = connection.execute(
                "INSERT OR REPLACE INTO try VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (one.number or None, *values)
            ).lastrowid
        self._fresh += 1
        return attrs.evolve(one, number=number or 0)

    def tries(self, kind: str, key: str | None = None) -> list[Try]:
        """Returns the tries of a kind, only those with `key` unless it is None, in order of their numbers."""
        columns = "kind, key, begun, done, game, first, hints, moves, points, par, number"
        where = "kind = ?" if key is None else "kind = ? AND key = ?"
        values = (kind,) if key is None else (kind, key)
        found = self.rows(f"SELECT {columns} FROM try WHERE {where} ORDER BY number", values)
        return [_try(row) for row in found]

    # -- milestones -------------------------------------------------------------------------------------------------

    def reached(self) -> list[ReachedMilestone]:
        """Returns the milestones reached so far."""
        return [
            ReachedMilestone(*row)
            for row in self.rows("SELECT id, reached, game FROM milestone ORDER BY reached, id")
        ]

    def add_milestones(self, milestones: Iterable[ReachedMilestone]) -> None:
        """Store milestones that were reached; deleting a game removes its milestones (`delete`)."""
        with self._writing() as connection:
            connection.executemany(
                "INSERT OR IGNORE INTO milestone VALUES (?, ?, ?)", [attrs.astuple(one) for one in milestones]
            )


def found_beside(copied: Path) -> Path:
    """Returns the path to which a copy is renamed if it is found without a database."""
    return copied.with_name(f"{copied.stem}-found{copied.suffix}")


def _try(row: tuple[Any, ...]) -> Try:
    kind, key, begun, done, game, first, hints, moves, points, par, number = row
    lines = tuple(map(str, loaded(moves, list)))
    return Try(kind, key, begun, done, game, bool(first), hints, lines, points, par, number)


def loaded(text: object, kind: type) -> Any:
    """Returns the JSON value in a column, which may be untrusted; an empty value of the type `kind` if it is of
    another type."""
    try:
        value = json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        value = None
    return value if isinstance(value, kind) else kind()


def now_text() -> str:
    """Returns the current time in UTC as it is stored (ISO 8601)."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
