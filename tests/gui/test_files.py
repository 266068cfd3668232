"""Saving and opening in the window: autosave, files, failures, the list of games, the last game, quitting."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import PASS
from puertorico_desktop.engine.puertorico.components import Tile
from puertorico_desktop.gui.app.instance import StartRequest
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.learn.review.review_service import ReviewService
from puertorico_desktop.gui.models.saves import SaveEntry, SaveKind
from puertorico_desktop.gui.play import reachable, save_service
from puertorico_desktop.gui.play.reachable import ReachableFolders
from puertorico_desktop.gui.play.save_service import prepared
from puertorico_desktop.gui.play.trash import move_to_trash
from puertorico_desktop.gui.puertorico.windows.new_game import NewPuertoRicoDialog
from puertorico_desktop.gui.windows.load_game import LoadGameDialog
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Match, Seat, utc_now
from puertorico_desktop.saves import files as files_module
from puertorico_desktop.saves import library
from puertorico_desktop.saves.document import as_json, decode, digest, document_of
from puertorico_desktop.saves.migrations import FORMAT
from tests.gui.hands import drag_away, new_window
from tests.gui.saving import (
    QUARRY,
    SETTLER,
    box,
    desktop_at,
    fail_on,
    file_dialog,
    kept,
    leave,
    match,
    press,
    start_screen,
    wait_for_writer,
    write,
)
from tests.gui.table import play
from tests.saves.courses import of_other_rules


def open_file(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.session.started):
        window.opener.open_path(path)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return new_window(qtbot, "ppp", folder=tmp_path)


# -- autosave -------------------------------------------------------------------------------------------------------


def test_every_decision_is_autosaved(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    assert kept(window) == []
    for action in (SETTLER, QUARRY, PASS):
        play(session, action)
        wait_for_writer(window)
        loaded = decode(kept(window)[0].read_bytes()).match
        assert loaded.record.game == session.game
        assert loaded.id == session.match.id
    session.undo()
    wait_for_writer(window)
    loaded = decode(kept(window)[0].read_bytes()).match
    assert (loaded.ply, len(loaded.all_moves), loaded.undo_used) == (2, 3, True)


def test_a_full_disk_is_reported_once_with_another_place_to_save(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files_module.os, "fsync", full)
    play(window.session, SETTLER)
    message = box(window, "autosave_failed", qtbot)
    assert message.informativeText() == "The disk is full. Make room there, or choose another place."
    message.close()
    play(window.session, QUARRY)
    wait_for_writer(window)
    QApplication.processEvents()
    assert window.findChild(QMessageBox, "autosave_failed") in (None, message)
    # Quitting asks now, because there is something to lose.
    assert not window.close()
    press(box(window, "not_saved", qtbot), "Cancel")
    assert window.isVisible()
    monkeypatch.undo()
    play(window.session, PASS)
    wait_for_writer(window)
    assert window.services.save_service.unsaved == []
    assert window.close()


def test_quitting_without_saving_on_a_full_disk(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files_module.os, "fsync", full)
    play(window.session, SETTLER)
    assert not window.close()  # the writer may not have tried yet
    press(box(window, "not_saved", qtbot), "Quit without saving")
    assert not window.isVisible()


def test_saving_in_another_place_and_quitting(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fail_on(window, monkeypatch)
    play(window.session, SETTLER)
    assert not window.close()
    press(box(window, "not_saved", qtbot), "Save in another place…")
    dialog = file_dialog(window)
    dialog.fileSelected.emit(str(tmp_path / "elsewhere.prgame"))
    qtbot.waitUntil(lambda: not window.isVisible())
    assert decode((tmp_path / "elsewhere.prgame").read_bytes()).match.ply == 1


def test_the_players_file_is_written_if_autosave_fails(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "stick" / "own.prgame"
    path.parent.mkdir()
    play(window.session, SETTLER)
    with qtbot.waitSignal(window.services.save_service.saved):
        window.services.save_service.save(window.session.match, path)
    fail_on(window, monkeypatch)
    play(window.session, QUARRY)
    wait_for_writer(window)
    assert decode(path.read_bytes()).match.ply == 2
    assert window.services.save_service.unsaved == []


# -- the player's files ---------------------------------------------------------------------------------------------


def test_save_as_and_save(window: MainWindow, qtbot: QtBot) -> None:
    play(window.session, SETTLER)
    window.saver.save_action.trigger()
    dialog = file_dialog(window)
    assert Path(dialog.directory().absolutePath()).name == "Puerto Rico"
    name = dialog.findChild(QLineEdit)
    assert isinstance(name, QLineEdit)
    name.setText("friday")
    with qtbot.waitSignal(window.services.save_service.saved):
        dialog.accept()
    path = window.services.save_service.folders.saves / "friday.prgame"
    assert window.saver.path == path
    assert window.windowTitle() == "friday – Puerto Rico"
    assert decode(path.read_bytes()).match.ply == 1
    play(window.session, QUARRY)
    with qtbot.waitSignal(window.services.save_service.saved):
        window.saver.save_action.trigger()
    assert decode(path.read_bytes()).match.ply == 2
    assert decode(path.with_name("friday.prgame.bak").read_bytes()).match.ply == 1
    settings = window.services.preferences.settings
    assert settings.recent_paths == (path,)
    assert settings.file_of(window.session.match.id) == path


def test_a_file_changed_by_another_program_is_not_replaced_unasked(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "shared.prgame"
    play(window.session, SETTLER)
    save_service = window.services.save_service
    with qtbot.waitSignal(save_service.saved):
        save_service.save(window.session.match, path)
    foreign = write(path, match()).read_bytes()
    play(window.session, QUARRY)
    window.saver.save()
    message = box(window, "save_failed", qtbot)
    assert path.read_bytes() == foreign
    with qtbot.waitSignal(save_service.saved):
        press(message, "Replace it")
    assert decode(path.read_bytes()).match.id == window.session.match.id
    assert path.with_name("shared.prgame.bak").read_bytes() == foreign


def test_replace_it_writes_the_game_that_was_to_be_saved(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "shared.prgame", match())
    play(window.session, SETTLER)
    game, save_service = window.session.match.id, window.services.save_service
    window.saver.path = path
    window.saver.save()
    window.session.start(window.session.setup)  # before the writer has noticed
    message = box(window, "save_failed", qtbot)
    assert window.session.match.id != game
    with qtbot.waitSignal(save_service.saved):
        press(message, "Replace it")
    written = decode(path.read_bytes()).match
    assert (written.id, written.ply) == (game, 1)
    assert window.saver.path is None


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full."),
        (errno.EROFS, "Nothing may be written there."),
        (errno.EIO, "The file cannot be written."),
    ],
)
def test_a_failed_write_leaves_the_file_unchanged(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: int, sentence: str
) -> None:
    path = tmp_path / "own.prgame"
    save_service = window.services.save_service
    with qtbot.waitSignal(save_service.saved):
        save_service.save(window.session.match, path)
    before = path.read_bytes()

    def fail(descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(files_module.os, "fsync", fail)
    window.saver.save()
    message = box(window, "save_failed", qtbot)
    assert message.informativeText().startswith(sentence)
    assert path.read_bytes() == before
    assert list(tmp_path.glob(".*.tmp")) == []
    monkeypatch.undo()
    press(message, "Choose another place…")
    dialog = file_dialog(window)
    dialog.reject()


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads that look for folders, as outside of tests."""
    threads: list[threading.Thread] = []

    def start(task: Callable[[], None]) -> None:
        threads.append(threading.Thread(target=task))
        threads[-1].start()

    monkeypatch.setattr(reachable, "in_thread", start)
    return threads


def test_a_drive_that_does_not_respond_does_not_block_the_window(
    window: MainWindow,
    qtbot: QtBot,
    in_threads: list[threading.Thread],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    dead, answers, is_dir = tmp_path / "dead", threading.Event(), Path.is_dir
    dead.mkdir()
    window.services.preferences.change(folder=str(dead))
    for thread in in_threads:
        thread.join()
    assert window.saver.start_folder() == dead

    def waiting(folder: Path) -> bool:
        if folder == dead:
            answers.wait()
        return is_dir(folder)

    monkeypatch.setattr(Path, "is_dir", waiting)
    window.saver.path = dead / "own.prgame"
    window.menus.game_menu.aboutToShow.emit()
    qtbot.waitUntil(lambda: sum(thread.is_alive() for thread in in_threads) == 1)
    window.saver.save_as()
    dialog = file_dialog(window)
    assert Path(dialog.directory().absolutePath()) == window.services.save_service.folders.saves
    dialog.reject()
    looking = len(in_threads)
    window.saver.look_for_folders()
    assert len(in_threads) == looking + 1  # one thread waits for a drive, for any number of requests
    answers.set()
    for thread in in_threads:
        thread.join()
    assert window.saver.start_folder() == dead


def test_a_missing_folder_is_created_on_request(tmp_path: Path) -> None:
    folders, folder = ReachableFolders(), tmp_path / "a" / "b"
    for make in (False, True):
        folders.check(folder, make)
        assert (folder in folders) is make
    (tmp_path / "file").write_text("no folder")
    folders.check(tmp_path / "file", make=True)
    assert tmp_path / "file" not in folders


def test_a_folder_that_was_removed_is_not_proposed(window: MainWindow, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    window.services.preferences.change(folder=str(stick))
    assert window.saver.start_folder() == stick
    stick.rmdir()
    window.menus.game_menu.aboutToShow.emit()
    assert window.saver.start_folder() == window.services.save_service.folders.saves
    window.services.save_service.folders.saves.rmdir()
    window.saver.look_for_folders()
    assert window.saver.start_folder() == window.services.save_service.folders.documents


def test_saving_to_a_removed_drive_fails_with_a_message(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "stick" / "own.prgame"
    with qtbot.waitSignal(window.services.save_service.save_failed):
        window.services.save_service.save(window.session.match, path)
    message = box(window, "save_failed", qtbot)
    assert message.informativeText().startswith("The folder is not there.")
    press(message, "Cancel")


# -- opening --------------------------------------------------------------------------------------------------------


def test_opening_a_file_restores_game_layout_and_log(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    game = match(0)
    game.play(SETTLER)
    game.play(QUARRY, spaces=(7,))
    path = write(tmp_path / "old.prgame", game)
    open_file(window, path, qtbot)
    session = window.session
    assert (session.names, session.ply, session.asked_person) == (("Xenia", "Yuki"), 2, 1)
    assert session.arrangements[0].island[7] is Tile.QUARRY
    assert window.table.models.log.rowCount() == 2
    assert window.saver.path == path
    wait_for_writer(window)
    assert len(kept(window)) == 1
    session.undo()
    assert session.ply == 1


def test_opening_a_finished_game_shows_its_end(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    game = match(0)
    while game.record.game.decision is not None:
        game.play(game.record.game.legal_actions()[0])
    open_file(window, write(tmp_path / "old.prgame", game), qtbot)
    assert window.dialogs.dialog is not None
    assert window.session.decision is None
    window.dialogs.close()


@pytest.mark.parametrize("damage", ["cut", "noise", "changed", "newer", "missing"])
def test_opening_a_bad_file_keeps_the_running_game(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, damage: str
) -> None:
    path = write(tmp_path / "old.prgame", match())
    data = path.read_bytes()
    newer = {**json.loads(data), "format": FORMAT + 1}
    content = {
        "cut": data[:1000],
        "noise": b"\0\1\2",
        "changed": data.replace(b'"round": 2', b'"round": 3'),
        "newer": json.dumps(newer).encode(),
    }
    path.unlink() if damage == "missing" else path.write_bytes(content[damage])
    play(window.session, SETTLER)
    before, game_id = window.session.game.copy(), window.session.game_id
    window.opener.open_path(path)
    message = box(window, "load_failed", qtbot)
    sentences = {
        "cut": "The saved game is damaged. The file stays as it is.",
        "noise": "This is not a saved game.",
        "changed": "The saved game is damaged. The file stays as it is.",
        "newer": "The game was saved by a newer version of this program; this version cannot read it. "
        "A newer version of the program opens it.",
        "missing": "The file is not there.",
    }
    assert message.informativeText() == sentences[damage]
    press(message, "Close")
    assert window.session.game == before
    assert window.session.game_id == game_id


def test_the_previous_version_is_offered(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "old.prgame"
    write(path.with_name("old.prgame.bak"), match(4))
    path.write_bytes(b"{")
    window.opener.open_path(path)
    message = box(window, "load_failed", qtbot)
    with qtbot.waitSignal(window.session.started):
        press(message, "Open the previous version")
    assert (window.session.ply, window.saver.path) == (4, None)
    assert path.read_bytes() == b"{"


def test_a_game_of_other_rules_continues_without_undo(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "old.prgame", match())
    path.write_bytes(of_other_rules(path.read_bytes()))
    open_file(window, path, qtbot)
    assert window.session.ply == 0
    assert window.session.game.round == 2
    assert not window.session.can_undo
    for message in window.findChildren(QMessageBox):
        message.close()


def test_an_unknown_bot_is_replaced_with_a_message(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "old.prgame", match(seats=(Seat("Xenia"), Seat("Yuki", "champion"))))
    open_file(window, path, qtbot)
    assert window.session.seats[1].bot == "simple"
    assert any("champion" in message.informativeText() for message in window.findChildren(QMessageBox))
    for message in window.findChildren(QMessageBox):
        message.close()


def test_opening_a_file_starts_no_program_not_chosen_by_the_player(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    people = (Seat("Xenia"), Seat("Yuki", "engine:/games/other --rash"))
    path = write(tmp_path / "strange.prgame", match(seats=people))
    open_file(window, path, qtbot)
    assert window.session.seats[1].bot == "simple"
    (message,) = window.findChildren(QMessageBox)
    assert "has other play, a program that nobody has chosen on this computer" in message.informativeText()
    message.close()
    window.dialogs.seated.emit(people)
    assert window.services.preferences.settings.programs == ("/games/other --rash",)
    open_file(window, path, qtbot)
    assert window.session.seats == people


def test_the_style_of_a_bot_is_restored_from_the_file(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    people = (Seat("Xenia"), Seat("Yuki", "hard-shipper"))
    open_file(window, write(tmp_path / "style.prgame", match(seats=people)), qtbot)
    assert window.session.seats == people
    assert not window.findChildren(QMessageBox)


def test_opening_an_older_file_does_not_overwrite_the_autosave_of_its_game(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    play(window.session, SETTLER)
    path = tmp_path / "early.prgame"
    with qtbot.waitSignal(window.services.save_service.saved):
        window.services.save_service.save(window.session.match, path)
    play(window.session, QUARRY, PASS)
    wait_for_writer(window)
    late = window.session.match.id
    open_file(window, path, qtbot)
    assert window.session.match.id != late
    play(window.session, PASS)
    wait_for_writer(window)
    courses = {file.parent.name: decode(file.read_bytes()).match for file in kept(window)}
    assert courses[late].ply == 3
    assert courses[window.session.match.id].ply == 2


def test_a_file_dropped_on_the_window_is_opened(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "old.prgame", match())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    spot, copy = QPointF(40, 500), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(spot.toPoint(), copy, data, buttons, keys)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    with qtbot.waitSignal(window.session.started):
        QApplication.sendEvent(window, QDropEvent(spot, copy, data, buttons, keys, QEvent.Type.Drop))
    assert window.session.names == ("Xenia", "Yuki")
    for view in (window.table.common.views[0], window.table.own.views[0], window.table.log.view):
        enter = QDragEnterEvent(spot.toPoint(), copy, data, buttons, keys)
        QApplication.sendEvent(view.viewport(), enter)
        assert enter.isAccepted(), view
        drag_away(view.viewport())
    other = QMimeData()
    other.setUrls([QUrl.fromLocalFile(str(tmp_path / "song.mp3"))])
    enter = QDragEnterEvent(spot.toPoint(), copy, other, buttons, keys)
    QApplication.sendEvent(window, enter)
    assert not enter.isAccepted()


def test_recent_files_are_listed_and_opened(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "a & b.prgame", match())
    open_file(window, path, qtbot)
    window.opener.recent_menu.aboutToShow.emit()
    first = window.opener.recent_menu.actions()[0]
    assert first.text() == "&1 a && b.prgame"
    assert str(path) in first.toolTip()
    assert window.opener.recent_menu.toolTipsVisible()
    with qtbot.waitSignal(window.session.started):
        first.trigger()
    path.unlink()
    window.opener.open_path(path)
    press(box(window, "load_failed", qtbot), "Close")
    assert window.services.preferences.settings.recent_paths == ()
    open_file(window, write(path, match()), qtbot)
    window.opener.recent_menu.aboutToShow.emit()
    window.opener.recent_menu.actions()[-1].trigger()
    window.opener.recent_menu.aboutToShow.emit()
    assert [action.text() for action in window.opener.recent_menu.actions()] == ["No files yet"]


# -- the list -------------------------------------------------------------------------------------------------------


def test_the_list_has_files_autosaves_and_damaged_files(window: MainWindow, qtbot: QtBot) -> None:
    saves = window.services.save_service.folders.saves
    write(saves / "good.prgame", match())
    (saves / "bad.prgame").write_bytes(b"{}")
    (saves / "letter.txt").write_text("no game")
    autosaves = window.services.save_service.folders.autosaves
    write(autosaves / "0123456789abcdef0123456789abcdef" / "2.prgame", match(3))
    (autosaves / "0123456789abcdef0123456789abcdef" / "1.prgame").write_bytes(b"cut")
    with qtbot.waitSignal(window.services.save_service.all_listed):
        window.opener.open_action.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, LoadGameDialog)
    entries = [dialog.model.entry(row) for row in range(dialog.model.rowCount())]
    by_name = {(entry.path.name, entry.kind): entry for entry in entries}
    assert by_name.keys() == {
        ("good.prgame", SaveKind.SAVED),
        ("bad.prgame", SaveKind.SAVED),
        ("2.prgame", SaveKind.AUTOMATIC),
    }
    bad = by_name["bad.prgame", SaveKind.SAVED]
    assert bad.error is not None
    assert not bad.can_be_opened
    dialog.view.setCurrentIndex(dialog.model.index(entries.index(bad)))
    assert not dialog.open_button.isEnabled()
    dialog.view.setCurrentIndex(dialog.model.index(entries.index(by_name["2.prgame", SaveKind.AUTOMATIC])))
    with qtbot.waitSignal(window.session.started):
        dialog.open_button.click()
    assert window.session.ply == 3
    assert window.session.match.id != "0123456789abcdef0123456789abcdef" or window.saver.path is None
    assert (saves / "bad.prgame").read_bytes() == b"{}"


def test_the_trash_of_the_system_does_not_take_what_is_not_there(tmp_path: Path) -> None:
    assert not move_to_trash(tmp_path / "absent.prgame")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the trash of the user would be filled")
def test_the_trash_of_the_system_takes_a_file(tmp_path: Path) -> None:
    """Run in a program of its own, whose home and trash are in the folder of the test."""
    (tmp_path / "old.prgame").write_bytes(b"old")
    (tmp_path / "data").mkdir()
    code = "import sys; from pathlib import Path; from puertorico_desktop.gui.play.trash import move_to_trash"
    run = [sys.executable, "-c", f"{code}; print(move_to_trash(Path(sys.argv[1])))", str(tmp_path / "old.prgame")]
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    assert subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout == "True\n"
    assert (tmp_path / "data" / "Trash" / "files" / "old.prgame").read_bytes() == b"old"


@pytest.mark.parametrize("takes", [True, False])
def test_a_game_goes_to_the_trash_with_its_backup_and_review(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, takes: bool
) -> None:
    saves, trash = window.services.save_service.folders.saves, tmp_path / "trash"
    trash.mkdir()
    path = write(saves / "old.prgame", match())
    for name in ("old.prgame.bak", "old.prreview"):
        (saves / name).write_bytes(b"beside")
    settings = window.services.preferences.settings
    window.services.preferences.settings = settings.with_file(path, "id").with_file(saves / "other.prgame", "other")

    def move(file: Path) -> bool:
        if takes:
            file.rename(trash / file.name)
        return takes

    monkeypatch.setattr("puertorico_desktop.gui.play.trash.move_to_trash", move)
    with qtbot.waitSignal(window.services.save_service.all_listed):
        window.opener.open_action.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, LoadGameDialog)
    trash_service = window.opener._trash
    with qtbot.waitSignal(trash_service.moved if takes else trash_service.failed):
        dialog.discard_button.click()
    assert dialog.model.rowCount() == (not takes)
    names = {"old.prgame", "old.prgame.bak", "old.prreview"}
    assert {file.name for file in (trash if takes else saves).iterdir()} >= names
    recent = [file.name for file in window.services.preferences.settings.recent_paths]
    assert recent == (["other.prgame"] if takes else ["other.prgame", "old.prgame"])


def test_a_game_on_the_table_whose_file_went_to_the_trash_is_saved_there_again(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(window.services.save_service.folders.saves / "now.prgame", match())
    with qtbot.waitSignal(window.session.started):
        window.opener.open_path(path)

    def remove(file: Path) -> bool:
        file.unlink()
        return True

    monkeypatch.setattr("puertorico_desktop.gui.play.trash.move_to_trash", remove)
    with qtbot.waitSignal(window.opener._trash.moved):
        window.opener._trash.move(path)
    assert not path.exists()
    with qtbot.waitSignal(window.services.save_service.saved):
        window.saver.save_action.trigger()
    assert path.exists()


def test_a_game_can_be_opened_while_games_are_being_listed(window: MainWindow, qtbot: QtBot) -> None:
    save_service, game = window.services.save_service, match(0)
    paths = [write(save_service.folders.saves / f"{number}.prgame", game) for number in range(5)]
    heard: list[str] = []
    save_service.listed.connect(lambda entry: heard.append("listed"))
    save_service.opened.connect(lambda opened: heard.append("opened"))
    begin = threading.Event()
    save_service._reader.submit(begin.wait)
    save_service.list_games(Settings())
    save_service.load(paths[-1], SaveKind.SAVED)
    with qtbot.waitSignal(save_service.all_listed):
        begin.set()
    assert heard == ["listed", "opened", *["listed"] * 4]


def test_listing_stops_when_the_dialog_is_closed(window: MainWindow, qtbot: QtBot) -> None:
    save_service = window.services.save_service
    write(save_service.folders.saves / "friday.prgame", match())
    heard: list[SaveEntry] = []
    save_service.listed.connect(heard.append)
    begin = threading.Event()
    save_service._reader.submit(begin.wait)
    window.opener.open_action.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, LoadGameDialog)
    dialog.reject()
    begin.set()
    save_service._reader.submit(lambda: None).result()
    qtbot.wait(1)
    assert heard == []


@pytest.mark.parametrize("for_review", [False, True])
def test_an_opened_game_is_prepared_in_a_thread(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, for_review: bool
) -> None:
    threads: list[threading.Thread] = []

    def noted(game: Match) -> Any:
        threads.append(threading.current_thread())
        return prepared(game)

    monkeypatch.setattr(save_service, "prepared", noted)
    monkeypatch.setattr(ReviewService, "review", lambda *_: None)  # reviewing is tested elsewhere
    game = match()
    with qtbot.waitSignal(window.services.save_service.opened) as heard:
        window.services.save_service.lay_out_finished(game, for_review)
    assert heard.args is not None
    assert (heard.args[0].match, heard.args[0].for_review) == (game, for_review)
    assert threading.main_thread() not in threads
    assert len(threads) == 1


def test_the_accessible_text_of_a_row_describes_the_game(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    write(window.services.save_service.folders.saves / "friday.prgame", match())
    with qtbot.waitSignal(window.services.save_service.all_listed):
        window.opener.open_action.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, LoadGameDialog)
    index = dialog.model.index(0)
    speech = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert speech.startswith("friday. Puerto Rico (2002), round 2. Xenia and Yuki. ")
    assert "ahead with" not in speech, "who leads is hidden at the table"
    assert "Saved today, " in speech
    assert not dialog.view.grab().toImage().isNull()
    entry = dialog.entry
    assert isinstance(entry, SaveEntry)
    dialog.reject()


# -- the last game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("crash", [False, True])
def test_the_next_start_restores_the_last_game(tmp_path: Path, qapp: QApplication, qtbot: QtBot, crash: bool) -> None:
    first = desktop_at(tmp_path, qapp, qtbot)
    first.session.open(match(5))
    play(first.session, first.session.game.legal_actions()[0])
    game_id, before = first.session.match.id, first.session.game.copy()
    leave(first, crash)

    second = desktop_at(tmp_path, qapp, qtbot)
    second.open()
    message = start_screen(second.window, qtbot)
    assert message.heading.text() == ("The program ended unexpectedly." if crash else "Welcome back!")
    assert (second.session.match.id, second.session.game) == (game_id, before)
    message.card("continue").click()
    assert second.session.has_begun
    leave(second)


def test_two_programs_do_not_open_the_same_game(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    first = desktop_at(tmp_path, qapp, qtbot)
    first.session.open(match(5))
    play(first.session, first.session.game.legal_actions()[0])
    first.save_service.wait_for_writes(30)
    second = desktop_at(tmp_path, qapp, qtbot)
    second.open()
    start_screen(second.window, qtbot)
    second.window.dialogs.close()
    qtbot.waitUntil(lambda: second.session.has_begun)
    with qtbot.waitSignal(second.save_service.all_listed):
        second.window.opener.ask_what_to_open()
    dialog = second.window.dialogs.dialog
    assert isinstance(dialog, LoadGameDialog)
    assert [dialog.model.entry(0).in_use, dialog.open_button.isEnabled()] == [True, False]
    leave(second)
    leave(first)


def test_quitting_releases_the_game_although_a_drive_does_not_answer(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()
    first = desktop_at(tmp_path, qapp, qtbot)
    first.session.open(match(5))
    play(first.session, first.session.game.legal_actions()[0])
    game_id = first.session.match.id
    monkeypatch.setattr(library, "read_bytes", lambda *_: answers.wait(60) and b"")
    monkeypatch.setattr(save_service, "MOST_READING_SECONDS", 0.1)
    first.open_file(tmp_path / "dead" / "far.prgame")
    leave(first)
    monkeypatch.undo()
    second = desktop_at(tmp_path, qapp, qtbot)
    second.open()
    assert start_screen(second.window, qtbot).heading.text() == "Welcome back!"
    assert second.session.match.id == game_id
    answers.set()
    leave(second)


def test_a_file_on_the_command_line_is_opened(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    path = write(tmp_path / "old.prgame", match())
    desktop = desktop_at(tmp_path, qapp, qtbot)
    with qtbot.waitSignal(desktop.session.started):
        desktop.open(path)
    assert desktop.session.names == ("Xenia", "Yuki")
    leave(desktop)


def test_a_missing_file_on_the_command_line_leads_to_a_new_game(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open(tmp_path / "missing.prgame")
    press(box(desktop.window, "load_failed", qtbot), "Close")
    start_screen(desktop.window, qtbot)
    leave(desktop)


def test_the_end_of_the_session_does_not_count_as_a_crash(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    first = desktop_at(tmp_path, qapp, qtbot)
    first.session.open(match(5))
    play(first.session, first.session.game.legal_actions()[0])
    game_id = first.session.match.id
    first.save_for_end_of_session()
    leave(first, crash=True)  # Windows ends the program at once
    second = desktop_at(tmp_path, qapp, qtbot)
    second.open()
    message = start_screen(second.window, qtbot)
    assert message.heading.text() == "Welcome back!"
    message.card("continue").click()
    second.save_for_end_of_session()
    play(second.session, second.session.game.legal_actions()[0])  # the end of the session was cancelled
    second.save_service.wait_for_writes(30)
    leave(second, crash=True)
    third = desktop_at(tmp_path, qapp, qtbot)
    third.open()
    message = start_screen(third.window, qtbot)
    assert message.heading.text() == "The program ended unexpectedly."
    assert third.session.match.id == game_id
    leave(third)


# -- files from outside: a double click, a further start of the program ----------------------------------------------


def leave_a_game(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> str:
    """Begins a game and leaves the program; returns the game's id."""
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.session.open(match(5))
    play(desktop.session, desktop.session.game.legal_actions()[0])
    game_id = desktop.session.match.id
    leave(desktop)
    return game_id


def test_a_double_clicked_file_opens_instead_of_the_last_game(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    leave_a_game(tmp_path, qapp, qtbot)
    path = write(tmp_path / "old.prgame", match(3, (Seat("Zoe"), Seat("Ann"))))
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open()
    with qtbot.waitSignal(desktop.session.started):
        desktop.open_file(path)  # before the last game was found
    assert desktop.session.names == ("Zoe", "Ann")
    assert desktop.session.has_begun
    assert desktop.window.dialogs.dialog is None
    leave(desktop)


def test_a_double_clicked_file_closes_the_start_screen(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    leave_a_game(tmp_path, qapp, qtbot)
    path = write(tmp_path / "old.prgame", match(3, (Seat("Zoe"), Seat("Ann"))))
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open()
    message = start_screen(desktop.window, qtbot)
    with qtbot.waitSignal(message.finished), qtbot.waitSignal(desktop.session.started):
        desktop.answer(StartRequest(str(path)))
    assert desktop.session.names == ("Zoe", "Ann")
    assert desktop.session.has_begun
    leave(desktop)


def test_the_last_game_stays_in_the_list_if_another_file_is_opened_meanwhile(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    game_id = leave_a_game(tmp_path, qapp, qtbot)
    path = write(tmp_path / "old.prgame", match(3, (Seat("Zoe"), Seat("Ann"))))
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open()
    with qtbot.waitSignal(desktop.session.started):
        desktop.open_file(path)  # before the last game was found
    with qtbot.waitSignal(desktop.save_service.all_listed):
        desktop.window.opener.ask_what_to_open()
    dialog = desktop.window.dialogs.dialog
    assert isinstance(dialog, LoadGameDialog)
    paths = [dialog.model.entry(row).path for row in range(dialog.model.rowCount())]
    assert game_id in [path.parent.name for path in paths]
    leave(desktop)


def test_a_missing_double_clicked_file_leads_back_to_the_last_game(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    game_id = leave_a_game(tmp_path, qapp, qtbot)
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open()
    desktop.open_file(tmp_path / "missing.prgame")
    press(box(desktop.window, "load_failed", qtbot), "Close")
    message = start_screen(desktop.window, qtbot)
    assert desktop.session.match.id == game_id
    desktop.open_file(tmp_path / "missing.prgame")  # again, over the start screen
    press(box(desktop.window, "load_failed", qtbot), "Close")
    assert message.isVisible()
    message.card("continue").click()
    assert desktop.session.has_begun
    leave(desktop)


def test_a_file_is_opened_after_the_running_drag(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "old.prgame", match())
    before = window.session.match
    window.session.drags = 1
    with qtbot.waitSignal(window.services.save_service.opened):
        window.opener.open_path(path)
    assert window.session.match is before
    with qtbot.waitSignal(window.session.started):
        window.session.drags = 0
    assert window.session.names == ("Xenia", "Yuki")


def test_a_dialog_saves_the_game_that_it_was_opened_for(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path, target = write(tmp_path / "old.prgame", match()), tmp_path / "mine.prgame"
    play(window.session, SETTLER)
    mine = window.session.match.id
    window.saver.save_as()
    dialog = file_dialog(window)
    open_file(window, path, qtbot)
    with qtbot.waitSignal(window.services.save_service.saved):
        dialog.fileSelected.emit(str(target))
    assert decode(target.read_bytes()).match.id == mine
    assert window.saver.path == path
    dialog.close()


def test_another_start_of_the_program_raises_the_window(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.window.showMinimized()
    desktop.answer(StartRequest(None, "token-1"))
    assert not desktop.window.isMinimized()
    assert desktop.window.isVisible()
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "token-1"
    desktop.window.showMaximized()
    desktop.answer(StartRequest())
    assert desktop.window.isMaximized()
    leave(desktop)


def test_the_digest_covers_the_whole_document(tmp_path: Path) -> None:
    plain = as_json(document_of(match(), utc_now()))
    assert plain["digest"] == digest(plain)


def test_a_game_that_prevents_the_start_twice_is_not_restored(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    first = desktop_at(tmp_path, qapp, qtbot)
    first.session.open(match(5))
    play(first.session, first.session.game.legal_actions()[0])
    leave(first, crash=True)
    for _ in range(2):
        desktop = desktop_at(tmp_path, qapp, qtbot)
        with qtbot.waitSignal(desktop.save_service.last_found):
            desktop.open()
        desktop.window.opener._startup_timer.stop()
        leave(desktop, crash=True)
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open()
    message = box(desktop.window, "left_out", qtbot)
    assert message.text() == "The program started without the last game."
    with qtbot.waitSignal(desktop.save_service.all_listed):
        press(message, "Open…")
    dialog = desktop.window.dialogs.dialog
    assert isinstance(dialog, LoadGameDialog)
    with qtbot.waitSignal(desktop.session.started):
        dialog.open_button.click()
    desktop.window.opener._startup_timer.timeout.emit()  # the program has started
    desktop.save_service.wait_for_writes(30)
    leave(desktop, crash=True)
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open()
    start_screen(desktop.window, qtbot)
    leave(desktop)


def test_a_start_without_the_last_game(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    first = desktop_at(tmp_path, qapp, qtbot)
    first.session.open(match(5))
    play(first.session, first.session.game.legal_actions()[0])
    leave(first)
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open(restore=False)
    assert isinstance(desktop.window.dialogs.dialog, NewPuertoRicoDialog)
    assert desktop.session.names != first.session.names
    assert len(kept(desktop.window)) == 1
    leave(desktop)


def test_a_slow_autosave_is_shown_in_the_window(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show()
    goes_on = threading.Event()
    sync = files_module.os.fsync

    def stall(descriptor: int) -> None:
        goes_on.wait(60)
        sync(descriptor)

    line = window.saver.late_line
    monkeypatch.setattr(files_module.os, "fsync", stall)
    play(window.session, SETTLER)
    assert not line.isVisible()
    play(window.session, QUARRY)
    qtbot.waitUntil(line.isVisible, timeout=10_000)
    assert line.text() == "The last moves are not saved yet."
    goes_on.set()
    qtbot.waitUntil(lambda: not line.isVisible())
    window.services.save_service.wait_for_writes(30)
    assert decode(kept(window)[0].read_bytes()).match.ply == 2


def test_saving_to_a_slow_drive_does_not_delay_autosaves(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    goes_on = threading.Event()
    library = window.services.save_service._library
    save = library.save

    def slow(*arguments: object, **more: object) -> None:
        goes_on.wait(60)
        save(*arguments, **more)

    monkeypatch.setattr(library, "save", slow)
    play(window.session, SETTLER)
    window.services.save_service.save(window.session.match, tmp_path / "slow.prgame")
    play(window.session, QUARRY)
    qtbot.waitUntil(lambda: bool(kept(window)) and decode(kept(window)[0].read_bytes()).match.ply == 2)
    goes_on.set()
    window.services.save_service.wait_for_writes(30)
    assert not window.saver.late_line.isVisible()


def test_a_failed_autosave_is_shown_until_one_succeeds(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show()
    with monkeypatch.context() as patch:
        fail_on(window, patch)
        play(window.session, SETTLER)
        qtbot.waitUntil(window.saver.late_line.isVisible, timeout=10_000)
        box(window, "autosave_failed", qtbot).close()
        assert window.saver.late_line.isVisible()
    play(window.session, QUARRY)
    qtbot.waitUntil(lambda: not window.saver.late_line.isVisible())
