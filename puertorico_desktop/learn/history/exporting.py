"""Exports the database for other programs: tables for spreadsheets, and all data as one JSON value."""

from __future__ import annotations

import json
from typing import Any, Final

from puertorico_desktop.learn.history.counting import unpacked
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.schema import VERSION
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.export import table_csv

TABLES: Final = ("games", "seats", "purchases")
"""The names of the tables available for spreadsheets."""
_QUERIES: Final = {
    "games": "SELECT number, id, started, ended, app, game, edition, players, rounds, plies, ended_by, undo, hints,"
    " kind, challenge, level, seed, counted FROM game ORDER BY number",
    "seats": "SELECT game, seat, name, bot, automatic, place, win, score, points, way, roles FROM seat"
    " ORDER BY game, seat",
    "purchases": "SELECT game, seat, piece, round FROM purchase ORDER BY game, rowid",
    "reviews": "SELECT game, seat, accuracy, lost, stake, marks, parts FROM review ORDER BY game, seat",
    "tries": "SELECT kind, key, begun, done, game, first, hints, moves, points, par FROM try ORDER BY number",
    "milestones": "SELECT id, reached, game FROM milestone ORDER BY reached, id",
    "names": "SELECT a.name, a.person, p.me FROM alias a JOIN person p ON p.id = a.person ORDER BY a.person, a.name",
}
_JSON: Final = {"points", "roles", "marks", "parts", "moves"}
_TRUTH: Final = {"automatic", "undo", "counted", "first", "me"}


def as_csv(history: History, table: str) -> bytes:
    """Returns one of `TABLES` as CSV for spreadsheets. Raises SaveError."""
    query = _QUERIES[table]
    return table_csv(_columns(query), history.rows(query))


def as_data(history: History) -> dict[str, Any]:
    """Returns the content of the database as plain values, each game with its save (None if the save cannot be read).
    Raises SaveError."""
    data: dict[str, Any] = {"version": VERSION}
    for name, query in _QUERIES.items():
        columns = _columns(query)
        data[name] = [
            {column: _plain(column, value) for column, value in zip(columns, row, strict=True)}
            for row in history.rows(query)
        ]
    for game in data["games"]:
        try:
            game["save"] = json.loads(unpacked(history.document(game["number"])))
        except (SaveError, ValueError):
            game["save"] = None
    return data


def as_json(history: History) -> bytes:
    """Returns the data of `as_data` as the bytes of a JSON file. Raises SaveError."""
    return json.dumps(as_data(history), ensure_ascii=False, indent=1).encode("utf-8", "replace")


def _columns(query: str) -> list[str]:
    listed = query.removeprefix("SELECT ").partition(" FROM ")[0]
    return [name.strip().rpartition(".")[2] for name in listed.split(",")]


def _plain(column: str, value: Any) -> Any:
    if column in _JSON and isinstance(value, str):
        try:
            return json.loads(value)
        except ValueError:
            return None
    return bool(value) if column in _TRUTH else value
