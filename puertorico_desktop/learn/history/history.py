"""The games that were played, their players, tries and milestones: what is kept in the database and read from it.

A `History` belongs to the thread that has opened it. Methods raise SaveError.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

import attrs

from puertorico_desktop.learn.history import database
from puertorico_desktop.learn.history.counting import match_of
from puertorico_desktop.learn.history.rows import Counted, GameRow, Person, Reached, ReviewRow, SeatRow, Try
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.folders import Folders

COPY_AFTER = 10
"""After so many games a copy goes beside the saves."""
_GAME = tuple(field.name for field in attrs.fields(GameRow))


class History:
    """The database of all games. `path` is its file, `copied` that of its copy, if it has one."""

    def __init__(self, path: Path, copied: Path | None = None, read_only: bool = False) -> None:
        """Opens the database. With a copy it is the program's own: what is damaged is set `aside`, and a copy in
        order takes its place (`is_restored`): saves that are imported bring back what is newer than the copy. Where
        there is none, but a copy, that one is put by and can be brought back: `found`.

        Without a copy it is any file that somebody has named: one that is no database of ours is refused
        (DAMAGED_HISTORY) and stays as it is. With `read_only` nothing is written at all, and one that is missing is
        not made (NOT_FOUND)."""
        self.path, self._copied = path, copied
        self.aside: Path | None = None
        self.is_restored = False
        self.is_new = not path.exists()
        self._fresh = 0
        if read_only:
            self._connection = database.connect_to_read(path)
            return
        put_by = self._put_by
        # One that cannot be read just now as well: the copy of what begins anew would take its place.
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

    @classmethod
    def of(cls, folders: Folders) -> Self:
        """The one of this player."""
        return cls(folders.history, folders.history_copy)

    @property
    def was_damaged(self) -> bool:
        """Whether the file was damaged when it was opened."""
        return self.aside is not None

    @property
    def _put_by(self) -> Path | None:
        return None if self._copied is None else found_beside(self._copied)

    @property
    def found(self) -> Path | None:
        """A copy that lay beside the saves when there was no database: it has not been brought back yet."""
        return self._put_by if self._put_by is not None and self._put_by.exists() else None

    def leave_found(self) -> None:
        """The copy that was found is not wanted: it stays under another name, and is not offered any more."""
        if self.found is not None:
            database.put_by(self.found, self.found.with_name(f"{self.found.stem}-old{self.found.suffix}"))

    @property
    def is_read_only(self) -> bool:
        """Whether a newer version of the program has written it."""
        return database.is_newer(self._connection)

    def close(self) -> None:
        """Makes a copy if there is something new, and closes the file."""
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
        """Makes the copy beside the saves."""
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
        """Another database in order beside this one, under the name `other`, and a transaction in which everything
        that is written here is kept, or nothing. Raises SaveError, also when it should stop."""
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
        """Returns what a query finds. Raises SaveError."""
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise database.error_of(error) from None

    # -- games ------------------------------------------------------------------------------------------------------

    def add(self, games: Iterable[Counted]) -> int:
        """Keeps games, all of them or none; returns how many are new. One that is there, or was deleted, stays out.

        Of several ends of one game, such as after moves were taken back, the first one counts.
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
                self._fresh = 1  # once more at the end
        return new

    def _add(self, connection: sqlite3.Connection, counted: Counted) -> int:
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
            told = (json.dumps(seat.points), seat.way, json.dumps(seat.roles), json.dumps(seat.feats))
            connection.execute(f"INSERT INTO seat VALUES ({', '.join('?' * 12)})", (number, *values, *told))
            if seat.is_person:
                self._meet(connection, seat.name)
        connection.executemany(
            "INSERT INTO purchase VALUES (?, ?, ?, ?)",
            [(number, one.seat, one.piece, one.round) for one in counted.purchases],
        )
        return 1

    def uncounted(self) -> list[int]:
        """Returns the numbers of games that an earlier version has counted, which counted less."""
        return [number for (number,) in self.rows("SELECT DISTINCT game FROM seat WHERE feats IS NULL ORDER BY game")]

    def count_anew(self, number: int, seats: Iterable[SeatRow]) -> None:
        """Keeps what the version at hand counts of a game besides what was counted; nothing, if it cannot be read."""
        with self._writing() as connection:
            for seat in seats:
                told = (seat.way, json.dumps(seat.feats), number, seat.seat)
                connection.execute("UPDATE seat SET way = ?, feats = ? WHERE game = ? AND seat = ?", told)
            connection.execute("UPDATE seat SET feats = '[]' WHERE game = ? AND feats IS NULL", (number,))
        self._fresh += 1

    def match(self, number: int) -> Match[Any]:
        """Returns a game as it was saved."""
        return match_of(self.document(number))

    def document(self, number: int) -> bytes:
        """Returns the packed save of a game."""
        found = self.rows("SELECT packed FROM document WHERE game = ?", (number,))
        if not found or not isinstance(found[0][0], bytes):
            raise SaveError(Problem.NOT_FOUND)
        return found[0][0]

    def number_of(self, game_id: str) -> int | None:
        """Returns the number of the game with that id, the newest one; None if it is not there."""
        found = self.rows("SELECT max(number) FROM game WHERE id = ?", (game_id,))
        return found[0][0] if found else None

    def count(self, number: int, counts: bool) -> None:
        """Has a game counted in statistics, or not. What does not count brings no milestone: `milestones.note` finds
        another game for it, if there is one."""
        with self._writing() as connection:
            connection.execute("UPDATE game SET counted = ? WHERE number = ?", (counts, number))
            if not counts:
                connection.execute("DELETE FROM milestone WHERE game = ?", (number,))
        self._fresh += 1

    def delete(self, number: int) -> None:
        """Removes a game for good: an import does not bring it back."""
        with self._writing() as connection:
            connection.execute(
                "INSERT OR IGNORE INTO removed SELECT id, digest FROM game WHERE number = ?", (number,)
            )
            connection.execute("DELETE FROM game WHERE number = ?", (number,))
            connection.execute("DELETE FROM milestone WHERE game = ?", (number,))
        self._fresh += 1

    def add_reviews(self, number: int, reviews: Iterable[ReviewRow]) -> None:
        """Keeps what a review says of a game; it takes the place of an earlier one."""
        with self._writing() as connection:
            connection.execute("DELETE FROM review WHERE game = ?", (number,))
            for one in reviews:
                told = (one.accuracy, one.lost, one.stake, json.dumps(one.marks), json.dumps(one.parts))
                connection.execute("INSERT INTO review VALUES (?, ?, ?, ?, ?, ?, ?)", (number, one.seat, *told))
        self._fresh += 1

    # -- people -----------------------------------------------------------------------------------------------------

    @staticmethod
    def _meet(connection: sqlite3.Connection, name: str) -> None:
        if connection.execute("SELECT 1 FROM alias WHERE name = ?", (name,)).fetchone() is None:
            person = connection.execute("INSERT INTO person (me) VALUES (0)").lastrowid
            connection.execute("INSERT INTO alias VALUES (?, ?)", (name, person))

    def people(self) -> list[Person]:
        """Returns everybody who has played; first who is me, then those who have played most."""
        found = self.rows(
            "SELECT a.person, p.me, a.name, (SELECT count(*) FROM seat s WHERE s.name = a.name AND s.bot IS NULL)"
            " FROM alias a JOIN person p ON p.id = a.person"
        )
        names: dict[tuple[int, bool], list[tuple[int, str]]] = {}
        for person, me, name, games in found:
            names.setdefault((person, bool(me)), []).append((-games, name))
        people = sorted(names.items(), key=lambda one: (not one[0][1], min(one[1])))
        return [Person(key[0], tuple(name for _, name in sorted(theirs)), key[1]) for key, theirs in people]

    def is_me(self, person: int) -> None:
        """Mark a person as the one at this computer."""
        with self._writing() as connection:
            connection.execute("UPDATE person SET me = (id = ?)", (person,))

    def join(self, person: int, other: int) -> None:
        """Give a person all names of another one, who is removed."""
        with self._writing() as connection:
            me = "(SELECT max(me) FROM person WHERE id IN (?, ?))"
            connection.execute(f"UPDATE person SET me = {me} WHERE id = ?", (person, other, person))
            connection.execute("UPDATE alias SET person = ? WHERE person = ?", (person, other))
            connection.execute("DELETE FROM person WHERE id = ?", (other,))

    def part(self, name: str) -> None:
        """Make a name that of a person of its own again."""
        with self._writing() as connection:
            person = connection.execute("INSERT INTO person (me) VALUES (0)").lastrowid
            connection.execute("UPDATE alias SET person = ? WHERE name = ?", (person, name))
            connection.execute("DELETE FROM person WHERE id NOT IN (SELECT person FROM alias)")

    # -- tries at challenges ----------------------------------------------------------------------------------------

    def save_try(self, one: Try) -> Try:
        """Keeps a try, a new one if its number is 0; returns it with its number."""
        moves = json.dumps(one.moves)
        values = (one.kind, one.key, one.begun, one.done, one.game, one.first, one.hints, moves, one.points, one.par)
        with self._writing() as connection:
            number = connection.execute(
                "INSERT OR REPLACE INTO try VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (one.number or None, *values)
            ).lastrowid
        self._fresh += 1
        return attrs.evolve(one, number=number or 0)

    def tries(self, kind: str, key: str | None = None) -> list[Try]:
        """Returns the tries of a kind, and with one key if that is given, the first one first."""
        columns = "kind, key, begun, done, game, first, hints, moves, points, par, number"
        where = "kind = ?" if key is None else "kind = ? AND key = ?"
        values = (kind,) if key is None else (kind, key)
        found = self.rows(f"SELECT {columns} FROM try WHERE {where} ORDER BY number", values)
        return [_try(row) for row in found]

    # -- milestones -------------------------------------------------------------------------------------------------

    def reached(self) -> list[Reached]:
        """Returns the milestones that were reached."""
        return [Reached(*row) for row in self.rows("SELECT id, reached, game FROM milestone ORDER BY reached, id")]

    def reach(self, milestones: Iterable[Reached]) -> None:
        """Keeps milestones that were reached; a game that is gone takes its own away (`delete`)."""
        with self._writing() as connection:
            connection.executemany(
                "INSERT OR IGNORE INTO milestone VALUES (?, ?, ?)", [attrs.astuple(one) for one in milestones]
            )


def found_beside(copied: Path) -> Path:
    """Where the copy that lies there is put by, if it is found without a database."""
    return copied.with_name(f"{copied.stem}-found{copied.suffix}")


def _try(row: tuple[Any, ...]) -> Try:
    kind, key, begun, done, game, first, hints, moves, points, par, number = row
    lines = tuple(map(str, loaded(moves, list)))
    return Try(kind, key, begun, done, game, bool(first), hints, lines, points, par, number)


def loaded(text: object, kind: type) -> Any:
    """Returns the JSON value in a column, which may come from anywhere; an empty one if it is not of that type."""
    try:
        value = json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        value = None
    return value if isinstance(value, kind) else kind()


def now_text() -> str:
    """Returns the time as it is kept."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
