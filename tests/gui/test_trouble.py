"""Unexpected errors: the log, the dialog, the report."""

from __future__ import annotations

import gc
import json
import logging
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.gui.app.logging_setup import KEPT_FILES, KEPT_LINES, LogBook
from puertorico_desktop.gui.puertorico.views.common_delegates import RoleDelegate
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.saves.document import decode
from tests.gui.hands import new_window
from tests.gui.table import play

log = logging.getLogger("test")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path):
    window = new_window(qtbot, folder=tmp_path)
    window.services.book.open()
    yield window
    window.services.book.close()


def crash_box(window: MainWindow, qtbot: QtBot) -> QMessageBox:
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    return box


def answer(box: QMessageBox, text: str) -> None:
    next(button for button in box.buttons() if button.text().replace("&", "") == text).click()


def write_into(window: MainWindow, path: Path, qtbot: QtBot) -> dict:
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    with qtbot.waitSignal(window.services.save_service.exported):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    return json.loads(path.read_text(encoding="utf-8"))


# -- the log --------------------------------------------------------------------------------------------------------


def test_the_log_book_keeps_the_last_lines(tmp_path: Path) -> None:
    alarms: list[str] = []
    book = LogBook(tmp_path / "logs", alarms.append)
    book.open()
    for number in range(KEPT_LINES + 5):
        log.info("line %d", number)
    lines = book.lines()
    assert len(lines) == KEPT_LINES
    assert lines[-1].endswith(f"INFO test: line {KEPT_LINES + 4}")
    book.close()
    log.info("after the end")
    (file,) = (tmp_path / "logs").iterdir()
    assert len(file.read_text().splitlines()) == KEPT_LINES + 5
    assert alarms == []


def test_old_log_files_are_deleted(tmp_path: Path) -> None:
    for number in range(9):
        (tmp_path / f"2026010{number}-1.log").write_text("old")
    book = LogBook(tmp_path, print)
    book.open()
    book.close()
    assert len(list(tmp_path.glob("*.log"))) == KEPT_FILES


def test_the_log_book_keeps_lines_if_no_file_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    book = LogBook(tmp_path / "file", print)
    book.open()
    log.info("hello")
    book.close()
    assert book.lines()[0].endswith("hello")


# -- the dialog -----------------------------------------------------------------------------------------------------


def test_an_unexpected_error_shows_a_message_and_can_be_reported(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    play(window.session, CHOOSE[Role.BUILDER])
    thread = threading.Thread(target=lambda: log.critical("it broke", exc_info=ZeroDivisionError("by zero")))
    thread.start()
    thread.join()
    box = crash_box(window, qtbot)
    caplog.clear()
    assert box.text() == "Something went wrong in the program."
    assert "ZeroDivisionError: by zero" in box.detailedText()
    answer(box, "Write a bug report…")
    data = write_into(window, tmp_path / "report.json", qtbot)
    assert data["magic"] == "puertorico-desktop report"
    assert any("ZeroDivisionError" in line for line in data["error"])
    assert any("it broke" in line for line in data["log"])
    assert {"puertorico-desktop", "python", "system", "qt", "pyside6"} <= data["versions"].keys()
    assert decode((tmp_path / "report.json").read_bytes()).match.record.game == window.session.game


def test_several_errors_show_one_message(window: MainWindow, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    for number in range(5):
        log.critical("error %d", number)
    box = crash_box(window, qtbot)
    qtbot.wait(20)
    caplog.clear()
    assert len(window.findChildren(QMessageBox)) == 1
    answer(box, "Go on")
    assert window.isVisible()


def test_escape_closes_the_message_and_continues(
    window: MainWindow, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    log.critical("it broke")
    box = crash_box(window, qtbot)
    caplog.clear()
    QTest.keyClick(box, Qt.Key.Key_Escape)
    qtbot.waitUntil(box.isHidden)
    assert window.isVisible()


def test_the_menu_writes_a_report(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.menus.report_action.trigger()
    data = write_into(window, tmp_path / "report.json", qtbot)
    assert data["error"] == []
    assert data["game"]["ply"] == 0


def test_a_report_has_the_game_at_the_time_of_the_request(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    save_service, begin = window.services.save_service, threading.Event()
    save_service._writer.submit(begin.wait)
    window.menus.report_action.trigger()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "report.json"))
    play(window.session, CHOOSE[Role.BUILDER])
    with qtbot.waitSignal(save_service.exported):
        begin.set()
    assert decode((tmp_path / "report.json").read_bytes()).match.ply == 0
    dialog.reject()


def test_a_report_can_be_opened(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    play(window.session, CHOOSE[Role.BUILDER])
    window.menus.report_action.trigger()
    write_into(window, tmp_path / "report.json", qtbot)
    with qtbot.waitSignal(window.session.started):
        window.opener.open_path(tmp_path / "report.json")
    assert (window.session.ply, window.saver.path) == (1, None)


def test_an_error_in_painting_does_not_end_the_program(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no such picture")

    view = next(view for view in window.table.views if isinstance(view.itemDelegate(), RoleDelegate))
    with qtbot.captureExceptions() as errors:
        monkeypatch.setattr(RoleDelegate, "draw", fail)
        view._repaint()
        qtbot.waitUntil(lambda: bool(errors))
    monkeypatch.undo()
    errors.clear()  # the last references to the painters that were in use
    gc.collect()
    assert not view.grab().isNull()
