"""Imports an untrusted database: every value is checked, and the valid content is written into a new database.

The copy has our tables, keys and indices; nothing of the foreign schema is kept.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from puertorico_desktop.learn.history import database
from puertorico_desktop.saves.converter import MOST_ITEMS, MOST_LETTERS, cleaned, excerpt
from puertorico_desktop.saves.errors import Problem, SaveError

MOST_FIGURE: Final = 1_000_000
"""The largest absolute value of a figure of a game."""
_MOST_NUMBER: Final = 1 << 53
_MOST_JSON: Final = 200_000
"""The greatest length of a column with JSON, in characters."""

Check = Callable[[Any], bool]


def is_figure(value: object) -> bool:
    """Returns whether a value is a number that statistics may contain: finite, and no larger than `MOST_FIGURE`."""
    return type(value) in (int, float) and -MOST_FIGURE <= value <= MOST_FIGURE  # type: ignore[operator]


def _whole(least: int, most: int) -> Check:
    return lambda value: type(value) is int and least <= value <= most


def _or_none(check: Check) -> Check:
    return lambda value: value is None or check(value)


def is_text(value: object) -> bool:
    """Returns whether a value is a text that may be shown and is not too long."""
    return type(value) is str and len(value) <= MOST_LETTERS and cleaned(value) == value


def _is_packed(value: Any) -> bool:
    return type(value) is bytes and len(value) <= database.MOST_VALUE


def is_accuracy(value: object) -> bool:
    """Returns whether a value is an accuracy, from 0 to 100."""
    return is_figure(value) and 0 <= value <= 100  # type: ignore[operator]


def _is_win(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value <= 1


def _json(value: Any) -> Any:
    if type(value) is not str or len(value) > _MOST_JSON:
        return None
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return None


def _is_record(value: Any) -> bool:
    return isinstance(_json(value), dict)


def _are_figures(value: Any) -> bool:
    found = _json(value)
    return isinstance(found, dict) and len(found) <= MOST_ITEMS and all(map(is_figure, found.values()))


def _are_texts(value: Any) -> bool:
    found = _json(value)
    return isinstance(found, list) and all(map(is_text, found))


_number, _truth, _count, _seat = _whole(1, _MOST_NUMBER), _whole(0, 1), _whole(0, MOST_FIGURE), _whole(0, 9)
_points = _whole(-MOST_FIGURE, MOST_FIGURE)

TABLES: Final[Mapping[str, Mapping[str, Check]]] = {
    "game": {
        "number": _number,
        **dict.fromkeys(("id", "digest", "started", "ended", "app"), is_text),
        "rules": _count,
        **dict.fromkeys(("game", "edition"), is_text),
        "players": _whole(1, 10),
        "options": _is_record,
        "seed": is_text,
        **dict.fromkeys(("rounds", "plies"), _count),
        "ended_by": is_text,
        "undo": _truth,
        "hints": _count,
        **dict.fromkeys(("kind", "challenge", "level"), is_text),
        "counted": _truth,
    },
    "document": {"game": _number, "packed": _is_packed},
    "seat": {
        "game": _number,
        "seat": _seat,
        "name": is_text,
        "bot": _or_none(is_text),
        "automatic": _truth,
        "place": _whole(1, 10),
        "win": _is_win,
        "score": _points,
        "points": _are_figures,
        "way": is_text,
        "roles": _are_figures,
        "feats": _or_none(_are_texts),
    },
    "purchase": {"game": _number, "seat": _seat, "piece": is_text, "round": _count},
    "review": {
        "game": _number,
        "seat": _seat,
        "accuracy": _or_none(is_accuracy),
        **dict.fromkeys(("lost", "stake"), is_figure),
        **dict.fromkeys(("marks", "parts"), _are_figures),
    },
    "person": {"id": _number, "me": _truth},
    "alias": {"name": is_text, "person": _number},
    "removed": {"id": is_text, "digest": is_text},
    "try": {
        "number": _number,
        **dict.fromkeys(("kind", "key", "begun", "done", "game"), is_text),
        "first": _truth,
        "hints": _count,
        "moves": _are_texts,
        **dict.fromkeys(("points", "par"), _or_none(_points)),
    },
    "milestone": {"id": is_text, "reached": is_text, "game": _whole(0, _MOST_NUMBER)},
}
"""The check of the values of every column, by table; tables that others refer to come first."""


def write_anew(path: Path, copied: Path, should_stop: Callable[[], bool]) -> None:
    """Write the content of a database into a new one of the current version.

    Raises SaveError: DAMAGED_HISTORY if a value is invalid, the work takes too long, or it was stopped; NEWER_HISTORY
    for a database of a newer version.
    """
    with database.opened(path, should_stop) as source:
        if database.is_newer(source):
            raise SaveError(Problem.NEWER_HISTORY)
        database.check(source)
        try:
            with closing(sqlite3.connect(copied, isolation_level=None)) as target:
                for setting in ("foreign_keys = ON", "synchronous = OFF", "journal_mode = MEMORY"):
                    target.execute(f"PRAGMA {setting}")
                source.execute("BEGIN")  # a consistent snapshot of all tables
                database.migrate(target, source.execute("PRAGMA user_version").fetchone()[0])
                with database.transaction(target):
                    for table, checks in TABLES.items():
                        _copy(source, target, table, checks)
                database.migrate(target)
        except sqlite3.Error as error:
            problem = database.error_of(error).problem
            strange = problem in (Problem.UNWRITABLE, Problem.DAMAGED_HISTORY)
            raise SaveError(Problem.DAMAGED_HISTORY if strange else problem, fault=str(error)) from None


def _copy(source: sqlite3.Connection, target: sqlite3.Connection, table: str, checks: Mapping[str, Check]) -> None:
    columns = [row[1] for row in target.execute(f"PRAGMA table_info({table})")]
    listed = ", ".join(f'"{column}"' for column in columns)
    rows = source.execute(f'SELECT {listed} FROM main."{table}"')
    looked_at = _checked(rows, table, columns, [checks[column] for column in columns])
    marks = ", ".join("?" * len(columns))
    target.executemany(f'INSERT INTO "{table}" ({listed}) VALUES ({marks})', looked_at)


def _checked(
    rows: sqlite3.Cursor, table: str, columns: Sequence[str], checks: Sequence[Check]
) -> Iterator[tuple[Any, ...]]:
    for row in rows:
        for column, check, value in zip(columns, checks, row, strict=True):
            if not check(value):
                raise SaveError(
                    Problem.DAMAGED_HISTORY, f"{table}.{column}", f"{excerpt(value)} does not belong there"
                )
        yield row
