"""The stored settings, and reading a damaged file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import (
    PUBLISHED,
    Edition,
    OptionalRule,
    Options,
    Reading,
    Selection,
)
from puertorico_desktop.gui.app import settings_file
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.app.settings import MOST_PROGRAMS, MOST_RECENT, Settings, WindowPlace
from puertorico_desktop.gui.app.settings_file import SettingsFile
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.puertorico.choices import Choices
from puertorico_desktop.gui.puertorico.windows.new_game import NewPuertoRicoDialog
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.start_screen import StartScreen
from puertorico_desktop.match.match import Seat
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import new_window

PUERTO_RICO = "puertorico"
SEATS = (Seat("Zoë"), Seat("王小明", "random"), Seat("c"), Seat("d", "simple"), Seat("e"))


def full(folder: Path) -> Settings:
    settings = Settings(
        Scheme.DARK,
        Pace.BRISK,
        700,
        9000,
        choices={PUERTO_RICO: Choices(Options(players=2, open_points=True), SEATS, shuffle=False, free_undo=True)},
        window=WindowPlace(-5, 10, 1300, 740, True),
    )
    for number in range(MOST_RECENT + 3):
        settings = settings.with_file(folder / f"{number}.prgame", f"{number:032x}")
    return settings


def test_settings_are_written_and_read_again(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "data" / "settings.json")
    assert (file.settings, file.damaged) == (Settings(), False)
    settings = full(tmp_path)
    file.write(settings)
    again = SettingsFile(tmp_path / "data" / "settings.json")
    assert (again.settings, again.damaged) == (settings, False)
    assert len(settings.recent) == MOST_RECENT
    assert settings.recent_paths[0] == tmp_path / f"{MOST_RECENT + 2}.prgame"
    assert settings.folder == str(tmp_path)


def test_choices_of_an_earlier_version_are_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    asked = {"open_points": True, "ask_optional_benefits": False, "play_forced": True}
    options = {"edition": "classic", "players": 3, **asked}
    seats = [{"name": name, "bot": None} for name in "abcde"]
    choices = {"options": options, "seats": seats, "shuffle": False, "free_undo": True}
    path.write_text(json.dumps({"choices": choices}))
    file = SettingsFile(path)
    assert not file.damaged
    expected = Choices(Options(players=3, open_points=True), tuple(Seat(name) for name in "abcde"), False, True)
    assert file.settings.choices == {PUERTO_RICO: expected}
    assert not expected.bids


def test_asks_who_comes_of_an_earlier_version_becomes_a_choice(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"asks_who_comes": true, "scheme": "dark"}')
    file = SettingsFile(path)
    assert (file.settings.choices, file.damaged) == ({PUERTO_RICO: Choices(asks_who_comes=True)}, False)
    file.write(file.settings)
    assert SettingsFile(path).settings == file.settings
    assert "asks_who_comes" not in json.loads(path.read_text())


@pytest.mark.parametrize("game", ["sanjuan", "a game of a later version"])
def test_settings_with_choices_of_another_game_only_are_read(tmp_path: Path, game: str) -> None:
    path = tmp_path / "settings.json"
    choices = {game: {"shuffle": False}} if game == "sanjuan" else {game: {"cards": 7}}
    path.write_text(json.dumps({"language": "ja", "choices": choices}))
    file = SettingsFile(path)
    assert not file.damaged
    assert file.settings.language == "ja"
    assert PUERTO_RICO not in file.settings.choices
    assert ("sanjuan" in file.settings.choices) == (game == "sanjuan")


def test_choices_of_1897_are_written_and_read_again(tmp_path: Path) -> None:
    options = Options(
        edition=Edition.SPECIAL_1897,
        expansions=PUBLISHED,
        buildings=Selection.RANDOM,
        reading=Reading.CORRECTED,
        rules=(OptionalRule.COST_SWAP, OptionalRule.VILLA_OR_JEWELER),
        handicaps=(1, 0, -3, 0),
    )
    settings = Settings(choices={PUERTO_RICO: Choices(options, bids=True)})
    SettingsFile(tmp_path / "settings.json").write(settings)
    assert SettingsFile(tmp_path / "settings.json").settings == settings


def test_missing_settings_have_their_defaults(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"scheme": "dark"}')
    assert SettingsFile(path).settings == Settings(scheme=Scheme.DARK)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"scheme": "pink"}',
        b'{"bot_delay_ms": -1}',
        b'{"bot_delay_ms": "400"}',
        b'{"hard_ms": 0}',
        b'{"expert_ms": 60001}',
        b'{"choices": {"seats": []}}',
        b'{"choices": {"seats": [{"name": "a", "bot": "champion"}]}}',
        b'{"choices": {"options": {"players": 9}}}',
        b'{"choices": {"puertorico": {"seats": []}}}',
        b'{"choices": {"puertorico": []}}',
        b'{"choices": []}',
        b'{"asks_who_comes": 1}',
        b"[" * 100_000,
    ],
)
def test_damaged_settings_are_set_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    file = SettingsFile(path)
    assert (file.settings, file.damaged) == (Settings(), True)
    (aside,) = tmp_path.iterdir()
    assert aside.name.startswith("settings.json.damaged-")
    assert aside.read_bytes() == content
    assert file.aside == aside
    file.write(Settings(pace=Pace.SLOW))
    assert SettingsFile(path).settings.pace is Pace.SLOW


@pytest.mark.parametrize("problem", [Problem.IN_USE, Problem.NO_ACCESS, Problem.UNREADABLE])
def test_a_file_that_cannot_be_opened_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Problem
) -> None:
    path = tmp_path / "settings.json"
    SettingsFile(path).write(Settings(language="ja"))

    def refuse(path: Path, limit: int) -> bytes:
        raise SaveError(problem)

    with monkeypatch.context() as locked:
        locked.setattr(settings_file, "read_bytes", refuse)
        file = SettingsFile(path)
    assert (file.settings, file.damaged, file.is_closed) == (Settings(), False, True)
    file.write(Settings(pace=Pace.SLOW))
    assert SettingsFile(path).settings == Settings(language="ja")


def test_damaged_settings_that_cannot_be_set_aside_are_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(source: Path, target: Path) -> None:
        raise PermissionError

    path = tmp_path / "settings.json"
    path.write_bytes(b"{")
    with monkeypatch.context() as locked:
        locked.setattr(settings_file, "replace", refuse)
        file = SettingsFile(path)
    assert (file.aside, file.is_closed) == (None, True)
    file.write(Settings(pace=Pace.SLOW))
    assert path.read_bytes() == b"{"


def test_valid_values_of_damaged_settings_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "ja", "volume": 1000, "pace": "brisk", "choices": {"seats": []}}')
    file = SettingsFile(path)
    assert (file.settings, file.damaged) == (Settings(language="ja", pace=Pace.BRISK), True)
    assert [one.name.startswith("settings.json.damaged-") for one in tmp_path.iterdir()] == [True]


@pytest.mark.parametrize(
    ("earlier", "pace"),
    [
        ('{"bot_delay_ms": 400, "pace": "slow"}', Pace.NORMAL),
        ('{"bot_delay_ms": 400}', Pace.NORMAL),
        ('{"bot_delay_ms": 400, "pace": "by_hand"}', Pace.BY_HAND),
        ('{"bot_delay_ms": 1200, "pace": "slow"}', Pace.SLOW),
        ('{"bot_delay_ms": 150, "pace": "at_once"}', Pace.BRISK),
        ('{"bot_delay_ms": 0, "pace": "slow"}', Pace.AT_ONCE),
        ('{"bot_delay_ms": 10000}', Pace.SLOW),
    ],
)
def test_the_two_paces_of_earlier_versions_are_converted_to_one(tmp_path: Path, earlier: str, pace: Pace) -> None:
    path = tmp_path / "settings.json"
    path.write_text(earlier)
    file = SettingsFile(path)
    assert (file.settings, file.damaged) == (Settings(pace=pace), False)
    file.write(file.settings)
    assert "bot_delay_ms" not in json.loads(path.read_text())
    assert SettingsFile(path).settings.pace is pace


def test_unknown_settings_of_a_newer_version_are_ignored_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"stranger": [1], "language": "ja", "choices": {"othergame": {"players": 3}}}')
    file = SettingsFile(path)
    assert (file.settings, file.damaged) == (Settings(language="ja"), False)
    choices = Choices(Options(players=2))
    file.write(Settings(language="en").with_choices(PUERTO_RICO, choices))
    written = json.loads(path.read_text())
    assert (written["stranger"], written["choices"]["othergame"]) == ([1], {"players": 3})
    assert SettingsFile(path).settings == Settings(language="en", choices={PUERTO_RICO: choices})


def test_a_failed_write_is_reported_once_until_one_succeeds(tmp_path: Path) -> None:
    folder, heard = tmp_path / "file", []
    folder.write_text("")
    file = SettingsFile(folder / "settings.json")
    file.on_failure = heard.append
    for _ in range(2):
        file.write(Settings())
    assert [error.problem for error in heard] == [Problem.NOT_A_FOLDER]
    folder.unlink()
    file.write(Settings())
    (folder / "settings.json").unlink()
    folder.rmdir()
    folder.write_text("")
    file.write(Settings())
    assert len(heard) == 2


def test_a_file_name_that_cannot_be_encoded_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    odd = Path("/games/\udcff.prgame")
    SettingsFile(path).write(Settings().with_file(odd, "0" * 32).with_file(tmp_path / "a.prgame", "1" * 32))
    assert SettingsFile(path).settings.recent_paths == (tmp_path / "a.prgame",)


def test_programs_that_were_seated_are_stored(tmp_path: Path) -> None:
    settings = Settings().with_programs(
        (Seat("a", "engine:x -1"), Seat("b", "hard"), Seat("c"), Seat("d", "engine:y"))
    )
    assert settings.programs == ("x -1", "y")
    assert settings.with_programs((Seat("d", "engine:y"),)).programs == ("y", "x -1")
    many = settings.with_programs([Seat(str(number), f"engine:{number}") for number in range(20)])
    assert len(many.programs) == MOST_PROGRAMS
    SettingsFile(tmp_path / "settings.json").write(settings)
    assert SettingsFile(tmp_path / "settings.json").settings == settings


def test_changes_in_the_window_are_stored(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, folder=tmp_path)
    window.menus.scheme_actions[Scheme.DARK].trigger()
    window.menus.pace_actions[Pace.SLOW].trigger()
    window.resize(1330, 750)
    window.close()
    settings = json.loads((tmp_path / "data" / "settings.json").read_text())
    assert (settings["scheme"], settings["pace"]) == ("dark", "slow")
    assert (settings["window"]["width"], settings["window"]["height"]) == (1330, 750)


def test_the_program_starts_with_the_stored_settings(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    folders = Folders(tmp_path / "data", tmp_path)
    SettingsFile(folders.settings).write(full(tmp_path))
    desktop = Desktop(qapp, folders)
    qtbot.addWidget(desktop.window)
    assert (desktop.theme.scheme, desktop.session.pace) == (Scheme.DARK, Pace.BRISK)
    desktop.open()
    qtbot.waitUntil(lambda: isinstance(desktop.window.dialogs.dialog, StartScreen))
    desktop.window.dialogs.new_game()
    dialog = desktop.window.dialogs.dialog
    assert isinstance(dialog, NewPuertoRicoDialog)
    assert (dialog.players.value(), dialog.rows[0].name.text()) == (2, "Zoë")
    assert dialog.free_undo.isChecked()
    desktop.window.dialogs.close()
    desktop.window.close()
    desktop.close()


def told(window: MainWindow, name: str, qtbot: QtBot) -> QMessageBox:
    """Waits for the message box of this name, and returns it."""
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, name) is not None)
    box = window.findChild(QMessageBox, name)
    assert isinstance(box, QMessageBox)
    return box


@pytest.mark.parametrize("content", ["no settings", "{}"])
def test_settings_that_cannot_be_read_show_a_message_above_the_start_screen(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    def refuse(path: Path, limit: int) -> bytes:
        raise SaveError(Problem.NO_ACCESS)

    folders = Folders(tmp_path / "data", tmp_path)
    folders.data.mkdir()
    folders.settings.write_text(content)
    if content == "{}":
        monkeypatch.setattr(settings_file, "read_bytes", refuse)
    desktop = Desktop(qapp, folders)
    qtbot.addWidget(desktop.window)
    desktop.open()
    qtbot.waitUntil(lambda: isinstance(desktop.window.dialogs.dialog, StartScreen))
    box = told(desktop.window, "settings", qtbot)
    assert QApplication.activeModalWidget() is box
    assert box.text() == "The settings could not be read."
    what, where = box.informativeText().split("\n\n")
    assert what == "What could not be read is set as it was in the beginning."
    if content == "{}":
        assert where == "The file stays as it is; what you change is forgotten when you quit."
        assert folders.settings.read_text() == content
    else:
        assert where == f"The damaged file has been put aside: {desktop.settings_file.aside}"
    box.close()
    desktop.window.dialogs.close()
    desktop.window.close()
    desktop.close()


def test_settings_that_cannot_be_written_show_a_message(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, folder=tmp_path)
    (tmp_path / "data" / "settings.json").mkdir(parents=True)
    window.services.preferences.change(volume=7)
    box = told(window, "settings_failed", qtbot)
    assert box.text() == "The settings could not be saved."
    words = "The file cannot be written. What you change is forgotten when you quit."
    assert box.informativeText() == words
    box.close()
