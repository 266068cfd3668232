"""Conventions of desktops: name and icon of the program, places of menu entries, shortcuts."""

import ctypes
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QFileOpenEvent
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from puertorico_desktop import PROGRAM, bundle
from puertorico_desktop.gui.app import qt_application
from puertorico_desktop.gui.app.qt_application import Application, FileOpenQueue, name_on_windows
from puertorico_desktop.gui.windows.main_window import MainWindow, has_own_icon
from tests.gui.hands import new_window

ROOT = Path(__file__).resolve().parents[2]
ROLES = {"quit_action": "QuitRole", "settings_action": "PreferencesRole", "about_action": "AboutRole"}
NAMES_OF_KEYS = re.compile(r"\b(Ctrl|Cmd|Alt|Shift|F\d+)\b|⌘")


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot)


def test_macos_moves_only_menu_entries_with_a_role(window: MainWindow, tmp_path: Path) -> None:
    preferences = window.services.preferences
    preferences.settings = preferences.settings.with_file(tmp_path / "Setup.prgame", "0" * 32)
    window.opener.recent_menu.aboutToShow.emit()
    menus = [window.menuBar(), *window.menuBar().findChildren(QMenu), window.opener.recent_menu]
    moved = {
        action.text(): action.menuRole().name
        for menu in menus
        for action in menu.actions()
        if action.menuRole() is not QAction.MenuRole.NoRole
    }
    assert moved == {getattr(window.menus, name).text(): role for name, role in ROLES.items()}


def test_save_as_quit_and_settings_have_shortcuts_on_every_system(window: MainWindow) -> None:
    for action in (window.saver.save_as_action, window.menus.quit_action, window.menus.settings_action):
        assert not action.shortcut().isEmpty()


def test_the_title_bar_of_macos_has_the_path_of_the_file(window: MainWindow, tmp_path: Path) -> None:
    assert window.windowFilePath() == ""
    window.saver.path = tmp_path / "mine.prgame"
    window.saver.path_changed.emit()
    assert Path(window.windowFilePath()) == tmp_path / "mine.prgame"
    assert window.windowTitle() == "mine – Puerto Rico"


@pytest.mark.parametrize(
    ("platform", "packed", "own"),
    [("linux", True, True), ("win32", True, True), ("darwin", False, True), ("darwin", True, False)],
)
def test_an_application_of_macos_keeps_its_icon(
    monkeypatch: pytest.MonkeyPatch, platform: str, packed: bool, own: bool
) -> None:
    monkeypatch.setattr(bundle, "folder", lambda: "/Applications" if packed else None)
    assert has_own_icon(platform) is own


def test_the_program_sets_its_app_id_for_the_taskbar_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=names.append)
    monkeypatch.setattr(qt_application.sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell), raising=False)
    name_on_windows()
    assert names == [PROGRAM]


def test_file_open_events_of_macos_are_queued_until_there_is_a_window(tmp_path: Path) -> None:
    files = FileOpenQueue()
    application = SimpleNamespace(files=files)  # the real application exists already, and there can be only one

    def name(file: str) -> None:
        assert Application.event(application, QFileOpenEvent(QUrl.fromLocalFile(str(tmp_path / file))))

    assert files.pop() is None
    name("one.prgame")
    name("two.prgame")
    assert files.pop() == str(tmp_path / "two.prgame")
    assert files.pop() is None
    opened: list[str] = []
    files.open_with(opened.append)
    name("three.prgame")
    assert opened == [str(tmp_path / "three.prgame")]


@pytest.mark.parametrize("folder", ["resources/rules", "puertorico_desktop/gui/texts"])
def test_texts_take_the_names_of_keys_from_the_system(folder: str) -> None:
    named = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted((ROOT / folder).rglob("*.md"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if NAMES_OF_KEYS.search(line)
    ]
    assert not named


def test_no_translatable_text_contains_the_name_of_a_key() -> None:
    catalogue = (ROOT / "translations" / "puertorico_ja.ts").read_text(encoding="utf-8")
    sources = re.findall("<source>(.*?)</source>", catalogue, re.DOTALL)
    assert len(sources) > 1000
    assert not [source for source in sources if NAMES_OF_KEYS.search(source)]
