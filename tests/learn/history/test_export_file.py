"""Export files of other programs: they are read row by row, and refused if their values are impossible."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from puertorico_desktop.learn.history import export_file
from puertorico_desktop.learn.history.counting import counted
from puertorico_desktop.learn.history.export_file import CHUNK, MOST_ROW, read_rows
from puertorico_desktop.learn.history.exporting import as_data
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.restoring import import_file
from puertorico_desktop.learn.history.rows import ReviewRow, Try
from puertorico_desktop.saves.errors import Problem, SaveError
from tests.learn.history.test_history import GAMES
from tests.learn.reviews import played
from tests.saves.courses import WHEN

EMPTY: dict[str, Any] = {"version": 3, "games": [], "tries": [], "names": []}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Returns a valid export of a game with a review and a try."""
    with History(tmp_path_factory.mktemp("exported") / "one.db") as history:
        history.add([counted(played(GAMES["sanjuan"]), WHEN)])
        history.add_reviews(1, [ReviewRow(0, 71.5, 0.25, 1.5, {"best": 3}, {"builder": 50.0})])
        history.save_try(Try("puzzle", "王😀", "2026-11-25T10:00:00Z", points=3))
        return json.dumps(as_data(history))


def rows_of(text: str | bytes, name: str = "games") -> list[tuple[Any, Any]]:
    """Returns the rows of a list, each with the value at its place in the file."""
    data = text.encode() if isinstance(text, str) else text
    found: list[tuple[Any, Any]] = []
    read_rows(data, {name: lambda row, place: found.append((row, json.loads(data[place])))})
    return found


@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize("chunk", [16, 1000, CHUNK])
@pytest.mark.parametrize("ascii_only", [True, False])
def test_rows_do_not_depend_on_the_size_of_chunks(
    exported: str, indent: int | None, chunk: int, ascii_only: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export_file, "CHUNK", chunk)
    data = json.loads(exported)
    text = json.dumps(data, indent=indent, ensure_ascii=ascii_only)
    for name, rows in data.items():
        if isinstance(rows, list):
            assert rows_of("\ufeff" + text, name) == [(row, row) for row in rows]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "3",
        "{}",
        "[" * 100_000,
        json.dumps({**EMPTY, "games": 1})[:-1],
        json.dumps(EMPTY) + "x",
        json.dumps(EMPTY).replace("[]", "[,]", 1),
        json.dumps(EMPTY).replace("[]", "[{},]", 1),
        json.dumps(EMPTY).replace("[]", '[{"a": "', 1),
        json.dumps(EMPTY).replace("}", ",}"),
        json.dumps(EMPTY).encode().replace(b"version", b"versi\xff"),
        json.dumps({**EMPTY, "games": [{"save": ["x" * MOST_ROW]}]}),
        json.dumps({**EMPTY, "games": [{"save": [{}] * 500_000}]}),
    ],
)
def test_data_that_are_no_export_are_refused(text: str | bytes) -> None:
    with pytest.raises(SaveError) as refused:
        rows_of(text)
    assert refused.value.problem in (Problem.NOT_A_SAVE, Problem.DAMAGED)


@pytest.mark.parametrize("name", ["games", "purchases"])
def test_very_many_rows_need_little_memory(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export_file, "MOST_ROWS", 20_000)
    monkeypatch.setattr(export_file, "MOST_LEFT_OUT", 20_000)
    data = json.dumps({**EMPTY, name: "HERE"}).replace('"HERE"', "[" + ",".join(["{}"] * 1_000_000) + "]").encode()
    tracemalloc.start()
    try:
        with pytest.raises(SaveError):
            read_rows(data, {"games": lambda row, place: None})
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < 40_000_000


def _review(name: str, value: Any) -> Callable[[dict[str, Any]], object]:
    return lambda data: data["reviews"][0].update({name: value})


def _try(name: str, value: Any) -> Callable[[dict[str, Any]], object]:
    return lambda data: data["tries"][0].update({name: value})


@pytest.mark.parametrize(
    "change",
    [
        _review("accuracy", float("inf")),
        _review("accuracy", float("nan")),
        _review("accuracy", 1000),
        _review("accuracy", True),
        _review("lost", 10**400),
        _review("stake", -(10**9)),
        _review("marks", {"best": float("inf")}),
        _review("marks", {"best": "3"}),
        _review("parts", {str(number): 1 for number in range(1000)}),
        _review("parts", {"x" * 5000: 1}),
        _try("points", 1 << 63),
        _try("hints", -(1 << 63)),
        _try("par", 2.5),
    ],
)
def test_impossible_figures_are_refused(
    change: Callable[[dict[str, Any]], object], exported: str, tmp_path: Path
) -> None:
    data = json.loads(exported)
    change(data)
    path = tmp_path / "strange.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with History(tmp_path / "mine.db") as history:
        with pytest.raises(SaveError):
            import_file(history, path)
        assert history.rows("SELECT * FROM review") == history.rows("SELECT * FROM try") == []


def test_numbers_that_are_too_large_are_refused(exported: str, tmp_path: Path) -> None:
    path = tmp_path / "strange.json"
    path.write_text(exported.replace("71.5", "1e999"), encoding="utf-8")
    with History(tmp_path / "mine.db") as history, pytest.raises(SaveError):
        import_file(history, path)


def test_a_save_in_an_export_is_read_strictly(exported: str, tmp_path: Path) -> None:
    path = tmp_path / "strange.json"
    path.write_text(exported.replace('"magic":', '"magic": 1, "magic":', 1), encoding="utf-8")
    with History(tmp_path / "mine.db") as history:
        assert len(import_file(history, path).failed) == 1


def test_an_import_can_be_stopped_and_repeated(exported: str, tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    path.write_text(exported, encoding="utf-8")
    with History(tmp_path / "mine.db") as history:
        assert import_file(history, path, should_stop=lambda: True).stopped
        assert import_file(history, path).new == 1
