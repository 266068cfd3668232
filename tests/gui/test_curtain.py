"""The curtain, a picture of the sea over the table until a game is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.windows.curtain import Curtain
from puertorico_desktop.gui.windows.start_screen import StartScreen
from puertorico_desktop.match.match import GameSetup, Match, Seat, utc_now
from puertorico_desktop.saves.document import document_of, encode
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import new_window


def begun(options: Options) -> Match:
    match = Match.new(GameSetup(options, 5, tuple(Seat(name) for name in ("Xenia", "Yuki", "Zoe"))))
    for _ in range(5):
        match.play(match.record.game.legal_actions()[0])
    return match


@pytest.fixture
def desktop(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> Iterator[Desktop]:
    made = Desktop(qapp, Folders(tmp_path / "data", tmp_path))
    qtbot.addWidget(made.window)
    yield made
    made.window.dialogs.close()
    made.window.close()
    made.close()


def seas(desktop: Desktop) -> list[Curtain]:
    return desktop.window.table.findChildren(Curtain)


def test_the_curtain_covers_the_table_until_the_game_of_a_file_is_shown(
    desktop: Desktop, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "game.prgame"
    path.write_bytes(encode(document_of(begun(Options(players=3)), utc_now())))
    desktop.open(path)
    table = desktop.window.table
    desktop.window.resize(1300, 740)
    QApplication.processEvents()
    if desktop.session.ply != 5:
        (sea,) = seas(desktop)
        assert sea.geometry() == table.rect()
        assert [one for one in table.children() if isinstance(one, QWidget) and one.isVisible()][-1] is sea
    qtbot.waitUntil(lambda: desktop.session.ply == 5)
    qtbot.waitUntil(lambda: not seas(desktop))


def test_the_curtain_is_shown_before_the_window(desktop: Desktop, tmp_path: Path) -> None:
    desktop.open(tmp_path / "missing.prgame")
    assert [sea.isVisible() for sea in seas(desktop)] == [True]


@pytest.mark.parametrize("name", ["", "missing.prgame"])
def test_the_curtain_is_removed_when_the_start_screen_opens(
    desktop: Desktop, tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    desktop.open(tmp_path / name if name else None)
    if name:
        qtbot.waitUntil(lambda: desktop.window.findChild(QMessageBox, "load_failed") is not None)
        assert seas(desktop)
        box = desktop.window.findChild(QMessageBox, "load_failed")
        assert box is not None
        box.escapeButton().click()
    qtbot.waitUntil(lambda: isinstance(desktop.window.dialogs.dialog, StartScreen))
    qtbot.waitUntil(lambda: not seas(desktop))


def test_the_curtain_is_removed_when_the_game_begins(desktop: Desktop, tmp_path: Path, qtbot: QtBot) -> None:
    desktop.open(tmp_path / "missing.prgame")
    desktop.session.begin()
    qtbot.waitUntil(lambda: not seas(desktop))


def test_the_strip_of_cards_is_low_before_the_first_painting(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    window.resize(QSize(1366, 768))
    QApplication.processEvents()
    own = window.table.own
    window.session.open(begun(Options(players=3, edition=Edition.SPECIAL_1897, expansions=(Expansion.ACHIEVEMENTS,))))
    assert own.strip is not None
    assert own.strip.isVisible()
    assert own.strip.height() < own.height() / 4
    assert own.views[2].height() > own.height() / 2
