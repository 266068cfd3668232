"""A confirmation is asked before a file that contains all hands is written while the game is running."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.actions import ChooseRole
from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.gui.sanjuan.hands import NEEDS_HAND
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.saves.document import decode
from tests.gui.courses import play_last_move
from tests.gui.sanjuan.window import sanjuan_window


def choose(window: MainWindow, text: str) -> None:
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    next(button for button in box.buttons() if button.text().replace("&", "") == text).click()
    box.setParent(None)


def written(window: MainWindow, path: Path, qtbot: QtBot) -> bytes:
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    with qtbot.waitSignal(window.services.save_service.exported):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    dialog.setParent(None)
    return path.read_bytes()


def test_a_running_game_with_hidden_hands_cannot_be_reviewed(qtbot: QtBot) -> None:
    window = sanjuan_window(qtbot, Options(2))
    session, review = window.session, window.learn_menu.review
    window.table.cover.set_enabled(True)
    assert session.submit(ChooseRole(Role.CRAFTSMAN, False), session.ply)
    review.prepare()
    assert not review.action.isEnabled(), "each would see what the other has done with cards"
    while session.game.kind in NEEDS_HAND:
        assert session.submit(session.game.legal_actions()[0], session.ply)
    review.prepare()
    assert not review.action.isEnabled(), "while goods are decided on too"
    window.table.cover.set_enabled(False)
    review.prepare()
    assert review.action.isEnabled()


def test_a_report_may_leave_out_the_game(qtbot: QtBot, english: object, tmp_path: Path) -> None:
    window = sanjuan_window(qtbot, Options(2))
    window.menus.report_action.trigger()
    choose(window, "Leave the game out")
    assert json.loads(written(window, tmp_path / "without.json", qtbot))["game"] is None
    window.menus.report_action.trigger()
    choose(window, "Write everything")
    content = written(window, tmp_path / "with.json", qtbot)
    assert decode(content).match.record.game == window.session.game


def test_cancel_writes_nothing(qtbot: QtBot, english: object) -> None:
    window = sanjuan_window(qtbot, Options(2))
    window.exports.text_action.trigger()
    choose(window, "Cancel")
    assert window.findChild(QFileDialog) is None


def test_exporting_a_finished_game_asks_for_no_confirmation(qtbot: QtBot, english: object, tmp_path: Path) -> None:
    window = sanjuan_window(qtbot, Options(2))
    play_last_move(window)
    window.dialogs.close()
    window.exports.text_action.trigger()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert "San Juan" in dialog.selectedFiles()[0]
    assert b"points" in written(window, tmp_path / "game.txt", qtbot)
