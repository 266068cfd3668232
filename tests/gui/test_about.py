"""The dialog with the program, its parts and their licences."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from puertorico_desktop import __version__, parts
from puertorico_desktop.gui.windows import about
from puertorico_desktop.gui.windows.about import AboutDialog
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.parts import Part
from tests.gui.hands import new_window


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot, "pp")


def test_the_dialog_lists_every_part_with_its_licence(qtbot: QtBot, window: MainWindow) -> None:
    window.menus.about_action.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, AboutDialog)
    qtbot.waitUntil(lambda: dialog.model.rowCount() > 0)
    rows = [[dialog.model.index(row, column).data() for column in range(3)] for row in range(dialog.model.rowCount())]
    by_name = {name: (version, licence) for name, version, licence in rows}
    assert "LGPL-3.0" in by_name["PySide6_Essentials"][1]
    assert by_name["numpy"][0]
    assert all(licence for _, licence in by_name.values())
    assert __version__ in dialog.heading.text()
    assert dialog.words.textFormat() == Qt.TextFormat.PlainText
    assert "SIL OPEN FONT LICENSE" in dialog.licences.toPlainText()
    dialog.close()


def test_a_long_licence_takes_several_lines(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = " AND ".join(["MIT", "Zlib"] * 20)
    monkeypatch.setattr(about, "parts", lambda: [Part("one", "1", "MIT"), Part("many", "1", many)])
    window.menus.about_action.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, AboutDialog)
    qtbot.waitUntil(lambda: dialog.model.rowCount() > 0)
    dialog.tabs.setCurrentWidget(dialog.table)
    qtbot.waitUntil(lambda: dialog.table.rowHeight(1) > 1.5 * dialog.table.rowHeight(0))
    dialog.close()


def test_closing_the_dialog_while_it_is_loading_does_no_harm(qtbot: QtBot, window: MainWindow) -> None:
    window.menus.about_action.trigger()
    window.dialogs.close()
    qtbot.wait(50)


def test_a_packaged_program_lists_the_parts_in_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "licences_dir", lambda: tmp_path)
    (tmp_path / "parts.json").write_text('[{"name": "zlib", "version": "1.3", "licence": "Zlib"}]', encoding="utf-8")
    (tmp_path / "LICENCES.txt").write_text("the text of zlib's", encoding="utf-8")
    (tmp_path / "LICENSE").write_text("our own", encoding="utf-8")
    assert parts.Part("zlib", "1.3", "Zlib") in parts.parts()
    assert parts.texts().startswith("our own\n\n\nthe text of zlib's")


@pytest.mark.parametrize("content", ["", "[1]", "{", '[{"name": "zlib"}]'])
def test_a_damaged_list_of_parts_is_ignored(content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "licences_dir", lambda: tmp_path)
    (tmp_path / "parts.json").write_text(content, encoding="utf-8")
    assert any(part.name == "numpy" for part in parts.parts())
