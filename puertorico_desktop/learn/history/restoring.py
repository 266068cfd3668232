"""What was exported as JSON (`exporting.as_data`) comes back: games from their saves, reviews, tries and names."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import attrs

from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.importing import Imported, Readable, Tell, bring_in, import_files
from puertorico_desktop.learn.history.merging import bring_back, merge
from puertorico_desktop.learn.history.rows import ReviewRow, Try
from puertorico_desktop.saves.converter import make_converter, structured
from puertorico_desktop.saves.document import from_json
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import read_bytes

DATABASE, JSON = ".db", ".json"
MOST_BYTES: Final = 300_000_000
"""A larger file is not read: more than ten thousand games."""
MOST_ROWS: Final = 200_000
"""The longest list in a file."""


@attrs.frozen
class _Name:
    name: str
    person: int
    me: bool


@attrs.frozen
class _Game:
    """What is taken of a game: its number in the file, whether it counts, its save."""

    number: int
    counted: bool
    save: Any


def is_export(value: object) -> bool:
    """Whether a JSON value is what `as_data` makes."""
    return isinstance(value, dict) and {"version", "games", "tries", "names"} <= value.keys()


def import_file(
    history: History,
    path: Path,
    tell: Tell = lambda done, known: None,
    should_stop: Callable[[], bool] = lambda: False,
) -> Imported:
    """Brings in what a file holds: games that were exported, a copy of a database, or one saved game. Raises
    SaveError."""
    kind = path.suffix.lower()
    if kind == DATABASE:
        found = history.found
        is_found = found is not None and path.exists() and path.samefile(found)
        try:
            bring = bring_back(history, should_stop) if is_found else merge(history, path, should_stop)
        except SaveError:
            if should_stop():
                return Imported(stopped=True)
            raise
        return Imported(new=bring)
    if kind == JSON:
        try:
            return import_data(history, path, tell, should_stop)
        except SaveError as error:
            if error.problem is not Problem.NOT_A_SAVE:
                raise  # other values may be a bug report with a game in it
    return import_files(history, [path], tell, should_stop)


def import_data(
    history: History,
    path: Path,
    tell: Tell = lambda done, known: None,
    should_stop: Callable[[], bool] = lambda: False,
) -> Imported:
    """Brings in what a file tells that was exported. Again and again does no harm. Raises SaveError."""
    data = _read(path)
    games = [_game(one) for one in _rows(data, "games")]
    reviews: defaultdict[int, list[ReviewRow]] = defaultdict(list)
    for row in _rows(data, "reviews"):
        number, review = _review(row)
        reviews[number].append(review)

    def write(batch: Sequence[Readable[_Game]]) -> int:
        last = history.rows("SELECT ifnull(max(number), 0) FROM game")[0][0]
        added = history.add(one.rows for one in batch)
        for one in batch:
            key = (one.rows.game.id, one.rows.game.digest, last)
            for (number,) in history.rows("SELECT number FROM game WHERE id = ? AND digest = ? AND number > ?", key):
                if not one.source.counted:
                    history.count(number, False)
                if reviews[one.source.number]:
                    history.add_reviews(number, reviews[one.source.number])
        return added

    found = bring_in(games, lambda _: path, lambda one: from_json(one.save), write, tell, should_stop)
    if not found.stopped:
        _keep_tries(history, _rows(data, "tries"))
        _keep_names(history, _rows(data, "names"))
        tell(len(games), len(games))
    return found


def _read(path: Path) -> Mapping[str, Any]:
    try:
        value = json.loads(read_bytes(path, MOST_BYTES))
    except (ValueError, RecursionError) as error:
        raise SaveError(Problem.NOT_A_SAVE, fault=str(error)) from None
    if not is_export(value):
        raise SaveError(Problem.NOT_A_SAVE, fault="is no export of the games")
    found: Mapping[str, Any] = value
    return found


def _rows(data: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    rows = data.get(name, [])
    if not isinstance(rows, list) or len(rows) > MOST_ROWS or not all(isinstance(row, dict) for row in rows):
        raise SaveError(Problem.DAMAGED, name, "is no list of rows")
    return rows


_converter = make_converter(complete=False)


def _game(row: Mapping[str, Any]) -> _Game:
    number, counts = row.get("number"), row.get("counted", True)
    if type(number) is not int or type(counts) is not bool:
        raise SaveError(Problem.DAMAGED, "games", "has no number")
    return _Game(number, counts, row.get("save"))


def _review(row: Mapping[str, Any]) -> tuple[int, ReviewRow]:
    """Figures are numbers with decimal places, which saves do not have: they are looked at here."""
    number, seat, accuracy = row.get("game"), row.get("seat"), row.get("accuracy")
    lost, stake, marks, parts = (row.get(name) for name in ("lost", "stake", "marks", "parts"))
    values = [lost, stake, *([] if accuracy is None else [accuracy])]
    whole = type(number) is int and type(seat) is int and 0 <= seat < 10
    if not whole or not all(isinstance(value, int | float) for value in values):
        raise SaveError(Problem.DAMAGED, "reviews", "is no review")
    assert isinstance(number, int)
    assert isinstance(seat, int)
    figures = _figures(marks)
    counts = {name: int(value) for name, value in figures.items()}
    return number, ReviewRow(seat, accuracy, float(lost or 0), float(stake or 0), counts, _figures(parts))


def _figures(value: object) -> dict[str, float]:
    found = value if isinstance(value, dict) else {}
    return {str(name): float(one) for name, one in found.items() if isinstance(one, int | float)}


def _keep_tries(history: History, rows: Iterable[Mapping[str, Any]]) -> None:
    for row in rows:
        one = structured(_converter, dict(row), Try, "tries")
        if all(other.begun != one.begun for other in history.tries(one.kind, one.key)):
            history.save_try(attrs.evolve(one, number=0))


def _keep_names(history: History, rows: Iterable[Mapping[str, Any]]) -> None:
    """Names of one person there are those of one person here."""
    together: defaultdict[int, list[_Name]] = defaultdict(list)
    for row in rows:
        one = structured(_converter, dict(row), _Name, "names")
        together[one.person].append(one)
    for names in together.values():
        here = {name: person for person in history.people() for name in person.names}
        people = list(dict.fromkeys(here[one.name].id for one in names if one.name in here))
        for other in people[1:]:
            history.join(people[0], other)
        if people and names[0].me and not any(person.is_me for person in history.people()):
            history.is_me(people[0])
