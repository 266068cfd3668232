"""The history commands: files of other programs are not changed."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from puertorico_desktop.cli.program import run
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.schema import VERSION
from puertorico_desktop.saves.document import document_of, encode
from puertorico_desktop.saves.folders import Folders
from tests.learn.reviews import magpies
from tests.saves.courses import WHEN

DATA = Path(__file__).parents[1] / "data" / "history"


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folders:
    """Returns the folders of a new player."""
    made = Folders(tmp_path / "home" / "data", tmp_path / "home" / "Documents")
    monkeypatch.setattr(Folders, "standard", lambda: made)
    return made


def _output_of(capsys: pytest.CaptureFixture[str], *words: object, status: int = 0) -> tuple[str, str]:
    assert run(["history", *map(str, words)], lambda: pytest.fail("no window"), None) == status
    captured = capsys.readouterr()
    return captured.out, captured.err


def _make_other_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
        connection.execute("INSERT INTO recipe VALUES ('soup')")


def _make_text(path: Path) -> None:
    path.write_text("hello\n", encoding="utf-8")


def _make_save(path: Path) -> None:
    path.write_bytes(encode(document_of(magpies(), WHEN)))


@pytest.mark.parametrize("make", [_make_text, _make_save, _make_other_database])
@pytest.mark.parametrize("command", ["show", "export", "import"])
def test_a_file_that_is_no_history_is_not_changed(
    make, command: str, tmp_path: Path, folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    other_file, game = tmp_path / "theirs" / "a.txt", tmp_path / "b.prgame"
    other_file.parent.mkdir()
    make(other_file)
    _make_save(game)
    before = other_file.read_bytes()
    what = {"show": [], "export": [tmp_path / "out.json"], "import": [game]}[command]
    out, complaint = _output_of(capsys, command, "--database", other_file, *what, status=1)
    assert out == ""
    assert complaint.startswith(f"{other_file}: This is not a database of the statistics.")
    assert complaint.count("\n") == 1
    assert other_file.read_bytes() == before
    assert list(other_file.parent.iterdir()) == [other_file]


@pytest.mark.parametrize("command", ["show", "export"])
def test_a_missing_database_is_not_created(
    command: str, tmp_path: Path, folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "none" / "none.db"
    what = [tmp_path / "out.json"] if command == "export" else []
    assert (
        _output_of(capsys, command, "--database", missing, *what, status=1)[1]
        == f"{missing}: The file is not there.\n"
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_database_that_is_only_read_keeps_its_version(
    version: int, tmp_path: Path, folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "copy.db"
    shutil.copyfile(DATA / f"v{version}.db", path)
    before = path.read_bytes()
    assert json.loads(_output_of(capsys, "show", "--json", "--database", path)[0])["games"] == 1
    assert _output_of(capsys, "export", "--json", "--database", path, tmp_path / "out.json")[1] == ""
    assert path.read_bytes() == before
    with History(path, read_only=True) as history, pytest.raises(Exception, match="cannot be changed"):
        history.is_me(1)


def test_an_import_creates_a_database(tmp_path: Path, folders: Folders, capsys: pytest.CaptureFixture[str]) -> None:
    _make_save(tmp_path / "a.prgame")
    path = tmp_path / "new.db"
    _output_of(capsys, "import", "--database", path, tmp_path / "a.prgame")
    assert json.loads(_output_of(capsys, "show", "--json", "--database", path)[0])["games"] == 1


def test_a_player_without_games_is_reported(
    tmp_path: Path, folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    _make_save(tmp_path / "a.prgame")
    _output_of(capsys, "import", tmp_path / "a.prgame")
    assert "Anna" in _output_of(capsys, "show", "--name", "Anna")[0]
    with pytest.raises(SystemExit) as caught:
        run(["history", "show", "--name", "Nobody"], lambda: pytest.fail("no window"), None)
    assert caught.value.code == 2
    assert "there are no games of 'Nobody'" in capsys.readouterr().err


def test_an_import_without_saves_is_no_error(folders: Folders, capsys: pytest.CaptureFixture[str]) -> None:
    assert not folders.saves.exists()
    assert _output_of(capsys, "import") == ("new games: 0, known already: 0, not counted: 0\n", "")


def test_show_creates_no_database(folders: Folders, capsys: pytest.CaptureFixture[str]) -> None:
    assert _output_of(capsys, "show") == ("no games yet\n", "")
    assert not folders.data.exists(), "only the window creates it, and counts the saves then"


def test_a_copy_that_was_found_can_be_imported(
    tmp_path: Path, folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    copied = folders.history_copy
    copied.parent.mkdir(parents=True)
    shutil.copyfile(DATA / "v1.db", copied)
    assert str(copied) in _output_of(capsys, "show")[1]
    assert copied.exists()
    assert json.loads(_output_of(capsys, "import", "--json", copied)[0])["new"] == 1
    assert _output_of(capsys, "show")[1] == ""


@pytest.mark.parametrize("copied", [False, True])
def test_the_path_of_the_damaged_database_is_reported(
    copied: bool, tmp_path: Path, folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    _make_save(tmp_path / "a.prgame")
    if copied:
        folders.documents.mkdir(parents=True)
    _output_of(capsys, "import", tmp_path / "a.prgame")
    assert folders.history_copy.exists() is copied
    folders.history.write_bytes(b"nothing of the kind" * 99)
    complaint = _output_of(capsys, "show")[1]
    (aside,) = folders.data.glob("history-damaged-*.db")
    assert f"it is now {aside}" in complaint
    assert ("a copy has taken its place" in complaint) is copied
    assert _output_of(capsys, "show")[1] == ""


@pytest.mark.parametrize("kept", ["named", "own", "copy"])
def test_an_export_does_not_replace_a_database(
    kept: str, tmp_path: Path, folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    named = tmp_path / "named.db"
    files = {"named": named, "own": folders.history, "copy": folders.history_copy}
    for file in files.values():
        file.parent.mkdir(parents=True, exist_ok=True)
        History(file).close()
    before = {file: file.read_bytes() for file in files.values()}
    with pytest.raises(SystemExit) as ended:
        _output_of(capsys, "export", "--database", named, files[kept])
    assert ended.value.code == 2
    complaint = capsys.readouterr().err
    assert f"argument OUT: {files[kept]} is still needed and would be replaced" in complaint
    assert {file: file.read_bytes() for file in files.values()} == before
