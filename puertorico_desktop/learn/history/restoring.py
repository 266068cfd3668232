"""Imports data exported as JSON (`exporting.as_data`): games from their saves, reviews, tries and names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import attrs

from puertorico_desktop.learn.history.export_file import Take, read_rows
from puertorico_desktop.learn.history.foreign import is_accuracy, is_figure, is_text
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.importing import (
    ImportResult,
    ProgressCallback,
    ReadableGame,
    import_files,
    import_sources,
)
from puertorico_desktop.learn.history.merging import bring_back, merge
from puertorico_desktop.learn.history.rows import ReviewRow, Try
from puertorico_desktop.saves.converter import MOST_ITEMS, make_converter, parse_json, structured
from puertorico_desktop.saves.document import LoadedGame, from_json
from puertorico_desktop.saves.errors import FileKind, Problem, SaveError, reading_as
from puertorico_desktop.saves.files import read_bytes

DATABASE, JSON = ".db", ".json"
MOST_BYTES: Final = 300_000_000
"""The largest file that is read, in bytes: 5,000 games with all expansions take 170 MB."""


@attrs.frozen
class _Name:
    name: str
    person: int
    me: bool


@attrs.frozen
class _Game:
    """A game of an export: its number in the file, whether it counts, its row index from 0 on, and the slice of the
    row's bytes."""

    number: int
    counted: bool
    index: int
    place: slice


def import_file(
    history: History,
    path: Path,
    on_progress: ProgressCallback = lambda done, known: None,
    should_stop: Callable[[], bool] = lambda: False,
) -> ImportResult:
    """Imports a file: an export of games, a copy of a database, or one saved game. Returns the result. Raises
    SaveError."""
    try:
        return _import(history, path, on_progress, should_stop)
    except SaveError:
        if should_stop():
            return ImportResult(stopped=True)
        raise


def _import(
    history: History, path: Path, on_progress: ProgressCallback, should_stop: Callable[[], bool]
) -> ImportResult:
    kind = path.suffix.lower()
    if kind == DATABASE:
        found = history.found
        is_found = found is not None and path.exists() and path.samefile(found)
        return ImportResult(new=bring_back(history, should_stop) if is_found else merge(history, path, should_stop))
    if kind == JSON:
        try:
            return import_data(history, path, on_progress, should_stop)
        except SaveError as error:
            if error.problem is not Problem.NOT_A_SAVE:
                raise  # another JSON value may be a bug report with a game
        done = import_files(history, [path], on_progress, should_stop)
        return attrs.evolve(done, failed=tuple((file, _as_export(error)) for file, error in done.failed))
    return import_files(history, [path], on_progress, should_stop)


def _as_export(error: SaveError) -> SaveError:
    """Returns the error of a file that is neither an export nor a game, as one about an export; the error of a
    damaged game is unchanged."""
    return error.about(FileKind.EXPORT) if error.problem is Problem.NOT_A_SAVE else error


@reading_as(FileKind.EXPORT)
def import_data(
    history: History,
    path: Path,
    on_progress: ProgressCallback = lambda done, known: None,
    should_stop: Callable[[], bool] = lambda: False,
) -> ImportResult:
    """Imports an exported JSON file; importing it again has no effect. Returns the result. Raises SaveError."""
    data = read_bytes(path, MOST_BYTES)
    games: list[_Game] = []
    reviews: defaultdict[int, list[ReviewRow]] = defaultdict(list)
    tries: list[Try] = []
    names: list[_Name] = []

    def take_review(row: dict[str, Any], _: slice) -> None:
        number, review = _review(row)
        reviews[number].append(review)

    takers: dict[str, Take] = {
        "games": lambda row, place: games.append(_game(row, len(games), place)),
        "reviews": take_review,
        "tries": lambda row, _: tries.append(_try(row)),
        "names": lambda row, _: names.append(structured(_converter, row, _Name, "names")),
    }
    read_rows(data, takers, should_stop)

    def write(batch: Sequence[ReadableGame[_Game]]) -> int:
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

    found = import_sources(
        games, lambda _: path, lambda one: _saved(data[one.place], one.index), write, on_progress, should_stop
    )
    if not found.stopped:
        _keep_tries(history, tries, should_stop)
        _keep_names(history, names, should_stop)
        on_progress(len(games), len(games))
    return found


_converter = make_converter(complete=False)


def _saved(row: bytes, index: int) -> LoadedGame:
    """Returns the game in a row of an export, read as strictly as any save. Raises SaveError, which names the row."""
    try:
        value = parse_json(row)
        return from_json(value.get("save") if isinstance(value, dict) else None)
    except SaveError as error:
        place = ".".join(filter(None, (f"games[{index}].save", error.place)))
        raise SaveError(error.problem, place, error.fault) from None


def _game(row: Mapping[str, Any], index: int, place: slice) -> _Game:
    number, counts = row.get("number"), row.get("counted", True)
    if type(number) is not int or type(counts) is not bool:
        raise SaveError(Problem.DAMAGED, "games", "has no number")
    return _Game(number, counts, index, place)


def _review(row: Mapping[str, Any]) -> tuple[int, ReviewRow]:
    """Returns the game's number and the review in a row. Its figures have decimal places, which saves do not have, so
    they are checked here. Raises SaveError."""
    number, seat, accuracy = row.get("game"), row.get("seat"), row.get("accuracy")
    lost, stake = row.get("lost"), row.get("stake")
    whole = type(number) is int and type(seat) is int and 0 <= seat < 10
    if not (whole and is_figure(lost) and is_figure(stake) and (accuracy is None or is_accuracy(accuracy))):
        raise SaveError(Problem.DAMAGED, "reviews", "is no review")
    assert isinstance(number, int)
    assert isinstance(seat, int)
    counts = {name: int(value) for name, value in _figures(row.get("marks")).items()}
    return number, ReviewRow(seat, accuracy, float(lost or 0), float(stake or 0), counts, _figures(row.get("parts")))


def _figures(value: object) -> dict[str, float]:
    found = value if isinstance(value, dict) else {}
    if len(found) > MOST_ITEMS or not all(map(is_text, found)) or not all(map(is_figure, found.values())):
        raise SaveError(Problem.DAMAGED, "reviews", "has figures that are none")
    return {name: float(one) for name, one in found.items()}


def _try(row: dict[str, Any]) -> Try:
    one = structured(_converter, row, Try, "tries")
    if not all(map(is_figure, (one.hints, one.points or 0, one.par or 0))):
        raise SaveError(Problem.DAMAGED, "tries", "has figures that are none")
    return attrs.evolve(one, number=0)


def _keep_tries(history: History, tries: Iterable[Try], should_stop: Callable[[], bool]) -> None:
    known: dict[tuple[str, str], set[str]] = {}
    for one in tries:
        if should_stop():
            return
        key = (one.kind, one.key)
        if key not in known:
            known[key] = {other.begun for other in history.tries(*key)}
        if one.begun not in known[key]:
            known[key].add(one.begun)
            history.save_try(one)


def _keep_names(history: History, rows: Iterable[_Name], should_stop: Callable[[], bool]) -> None:
    """Store the names: names of one person in the export become names of one person here."""
    together: defaultdict[int, list[_Name]] = defaultdict(list)
    for row in rows:
        together[row.person].append(row)
    for names in together.values():
        if should_stop():
            return
        here = {name: person for person in history.people() for name in person.names}
        people = list(dict.fromkeys(here[one.name].id for one in names if one.name in here))
        for other in people[1:]:
            history.join(people[0], other)
        if people and names[0].me and not any(person.is_me for person in history.people()):
            history.is_me(people[0])
