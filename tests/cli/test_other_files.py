"""Errors in lessons, puzzles and exports: reported once, in the language of the reader."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.restoring import import_file
from puertorico_desktop.learn.history.schema import VERSION
from puertorico_desktop.saves.document import document_of, encode
from puertorico_desktop.saves.errors import FileKind, Problem, SaveError
from tests.learn.reviews import magpies
from tests.saves.courses import WHEN

Run = Callable[..., tuple[int, str, str]]


def _output_of(run: Run, *words: str | Path) -> str:
    status, out, err = run(*words)
    assert status == 1
    return out + err


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The lesson is not in order."),
        ("ja", "このレッスンには誤りがあります。"),
        ("zh_TW", "這個教學有錯誤。"),
    ],
)
def test_an_invalid_lesson_is_reported_once(language: str, sentence: str, tmp_path: Path, run: Run) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("format = 1\nname = 3\n", encoding="utf-8")
    output = _output_of(run, "--lang", language, "lesson", "check", path)
    assert output.count(sentence) == 1
    assert len(output.splitlines()) == 2
    (data,) = json.loads(_output_of(run, "lesson", "check", "--json", path))
    assert len(data["faults"]) == 1


def test_an_invalid_file_of_puzzles_is_named(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "mine.jsonl.gz"
    path.write_bytes(b"\x1f\x8bnonsense")
    assert "a file of puzzles" in _output_of(run, "puzzles", "check", path)


def test_invalid_exports_are_reported(tmp_path: Path, run: Run) -> None:
    path, database = tmp_path / "x.json", tmp_path / "history.db"
    path.write_text('{"a": 1}', encoding="utf-8")
    output = _output_of(run, "history", "import", "--database", database, path)
    assert "This is neither an export of the games nor a saved game." in output
    path.write_text('{"version": 1, "games": 3, "tries": [], "names": []}', encoding="utf-8")
    assert "The export of the games is damaged. (games: " in _output_of(
        run, "history", "import", "--database", database, path
    )


def test_an_invalid_game_of_an_export_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    save = json.loads(encode(document_of(magpies(), WHEN)))
    rows = [{"number": 5, "save": save}, {"number": 7, "save": {}}]
    path.write_text(json.dumps({"version": 1, "games": rows, "tries": [], "names": []}), encoding="utf-8")
    with History(tmp_path / "history.db") as history:
        found = import_file(history, path)
    assert found.new == 1
    ((file, error),) = found.failed
    assert file == path
    assert error.place.startswith("games[1].save")
    assert str(error).startswith("This is not a saved game. (games[1].save")


@pytest.mark.parametrize(
    ("version", "problem"), [(VERSION + 1, Problem.NEWER_FORMAT), (0, Problem.DAMAGED), ("x", Problem.DAMAGED)]
)
def test_unknown_versions_of_exports_are_refused(version: object, problem: Problem, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(json.dumps({"version": version, "games": [], "tries": [], "names": []}), encoding="utf-8")
    with History(tmp_path / "history.db") as history, pytest.raises(SaveError) as caught:
        import_file(history, path)
    assert (caught.value.problem, caught.value.kind) == (problem, FileKind.EXPORT)
