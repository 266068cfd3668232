"""Games of which the last decisions could not be saved: on the table, after they have left it, and at quitting."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.models.saves import SaveKind
from puertorico_desktop.gui.windows import game_saver
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Seat
from puertorico_desktop.saves.document import decode
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import new_window
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
    wait_for_writer,
)
from tests.gui.table import play

LOOK_MS = 100
"""The milliseconds between two looks whether a slow drive has answered."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return new_window(qtbot, "ppp", folder=tmp_path)


@pytest.fixture
def goes_on() -> threading.Event:
    """Lets a slow drive answer once it is set."""
    return threading.Event()


def slow_down(window: MainWindow, monkeypatch: pytest.MonkeyPatch, work: str, goes_on: threading.Event) -> None:
    """Lets this method of the library wait, and the window not wait long for it."""
    monkeypatch.setattr(game_saver, "MOST_SECONDS", 0.1)
    monkeypatch.setattr(game_saver, "LOOK_MS", LOOK_MS)
    library = window.services.save_service._library
    method = getattr(library, work)
    monkeypatch.setattr(library, work, lambda *given: (goes_on.wait(60), method(*given)))


def leave_unsaved(window: MainWindow, qtbot: QtBot, action: Action = SETTLER) -> QMessageBox:
    """Plays an action that cannot be saved, begins another game, and returns the message about the one left."""
    play(window.session, action)
    box(window, "autosave_failed", qtbot).close()
    window.session.start(window.session.setup.with_seed(7))
    return box(window, "left_unsaved", qtbot)


def test_a_game_that_leaves_the_table_unsaved_is_offered_another_place(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patch:
        fail_on(window, patch)
        left = window.session.match
        message = leave_unsaved(window, qtbot)
        assert message.text() == "The last moves of the game with Anna, Ben, and Clara are not saved."
        press(message, "Save in another place…")
        with qtbot.waitSignal(window.services.save_service.saved):
            file_dialog(window).fileSelected.emit(str(tmp_path / "elsewhere.prgame"))
    written = decode((tmp_path / "elsewhere.prgame").read_bytes()).match
    assert (written.id, written.ply) == (left.id, 1)
    assert window.services.save_service.unsaved == []
    assert window.saver.path is None
    assert window.close()


def test_a_game_that_left_the_table_unsaved_is_saved_with_the_next_decision_that_is(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        fail_on(window, patch)
        left = window.session.match.id
        leave_unsaved(window, qtbot).close()
        assert kept(window) == []
    play(window.session, SETTLER)
    wait_for_writer(window)
    assert window.services.save_service.unsaved == []
    assert {path.parent.name for path in kept(window)} == {left, window.session.match.id}
    newest = max(kept(window), key=lambda path: path.name)
    assert newest.parent.name == window.session.match.id  # the next start offers the game on the table
    assert not window.services.save_service._library.is_own(left)


def test_another_game_that_is_saved_does_not_hide_the_one_that_is_not(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    left = window.session.match
    fail_on(window, monkeypatch, left.id)
    leave_unsaved(window, qtbot).close()
    play(window.session, SETTLER)
    with qtbot.waitSignal(window.services.save_service.saved):
        window.services.save_service.save(window.session.match, tmp_path / "own.prgame")
    assert not window.close()
    message = box(window, "not_saved", qtbot)
    assert message.text() == "The last moves of the game with Anna, Ben, and Clara are not saved."
    press(message, "Save in another place…")
    file_dialog(window).fileSelected.emit(str(tmp_path / "left.prgame"))
    qtbot.waitUntil(lambda: not window.isVisible())
    assert decode((tmp_path / "left.prgame").read_bytes()).match.id == left.id


def test_quitting_first_tries_again_to_save(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        fail_on(window, patch)
        play(window.session, SETTLER)
        box(window, "autosave_failed", qtbot).close()
    assert window.close()
    assert decode(kept(window)[0].read_bytes()).match.ply == 1


def test_a_file_saved_before_the_last_decisions_does_not_count_as_their_save(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, goes_on: threading.Event
) -> None:
    slow_down(window, monkeypatch, "save", goes_on)
    fail_on(window, monkeypatch)
    play(window.session, SETTLER)
    window.services.save_service.save(window.session.match, tmp_path / "slow.prgame")
    play(window.session, QUARRY)
    box(window, "autosave_failed", qtbot).close()
    with qtbot.waitSignal(window.services.save_service.saved):
        goes_on.set()
    assert window.services.save_service.unsaved != []
    assert not window.close()
    press(box(window, "not_saved", qtbot), "Quit without saving")


def test_a_save_after_quitting_was_given_up_does_not_quit(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fail_on(window, monkeypatch)
    play(window.session, SETTLER)
    assert not window.close()
    press(box(window, "not_saved", qtbot), "Save in another place…")
    file_dialog(window).fileSelected.emit(str(tmp_path / "gone" / "own.prgame"))
    press(box(window, "save_failed", qtbot), "Cancel")
    with qtbot.waitSignal(window.services.save_service.saved):
        window.services.save_service.save(window.session.match, tmp_path / "own.prgame")
    assert window.isVisible()
    assert window.close()


@pytest.mark.parametrize("answer", ["", "Cancel"])
def test_quitting_waits_for_a_slow_autosave_unless_the_player_cancels(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, answer: str, goes_on: threading.Event
) -> None:
    slow_down(window, monkeypatch, "autosave", goes_on)
    play(window.session, SETTLER)
    assert not window.close()
    message = box(window, "still_saving", qtbot)
    assert not window.close()
    assert len(window.findChildren(QMessageBox, "still_saving")) == 1
    if answer:
        press(message, answer)
    goes_on.set()
    if answer:
        wait_for_writer(window)
        qtbot.wait(2 * LOOK_MS)
        assert window.isVisible()
        assert window.close()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert decode(kept(window)[0].read_bytes()).match.ply == 1


def test_a_slow_autosave_that_fails_at_quitting_is_reported(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, goes_on: threading.Event
) -> None:
    fail_on(window, monkeypatch)
    slow_down(window, monkeypatch, "autosave", goes_on)
    play(window.session, SETTLER)
    assert not window.close()
    box(window, "still_saving", qtbot)
    goes_on.set()
    press(box(window, "not_saved", qtbot), "Quit without saving")
    assert not window.isVisible()


@pytest.mark.parametrize("saved_before", [False, True])
def test_the_players_go_on_with_a_game_that_could_not_be_saved(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, saved_before: bool
) -> None:
    left, save_service = window.session.match, window.services.save_service
    play(window.session, SETTLER)
    if saved_before:
        wait_for_writer(window)
    with monkeypatch.context() as patch:
        fail_on(window, patch)
        leave_unsaved(window, qtbot, QUARRY).close()
        with qtbot.waitSignal(window.opener.laid_out):
            save_service.go_on_with(left.id)
        assert (window.session.match.id, window.session.match.ply) == (left.id, 2)
    play(window.session, PASS)
    wait_for_writer(window)
    assert save_service.unsaved == []
    assert [decode(path.read_bytes()).match.ply for path in kept(window)] == [3]


def test_the_list_of_games_opens_the_last_decision_that_could_not_be_saved(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = window.session.match
    play(window.session, SETTLER)
    wait_for_writer(window)
    fail_on(window, monkeypatch)
    leave_unsaved(window, qtbot, QUARRY).close()
    with qtbot.waitSignal(window.opener.laid_out):
        window.services.save_service.load(kept(window)[0], SaveKind.AUTOMATIC)
    assert (window.session.match.id, window.session.match.ply) == (left.id, 2)
    assert not window.close()
    press(box(window, "not_saved", qtbot), "Quit without saving")


def test_the_window_of_another_kind_of_game_offers_a_place_for_the_unsaved_one(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = Desktop(qapp, Folders(tmp_path / "data", tmp_path))
    desktop.open(restore=False)
    desktop.window.dialogs.close()
    desktop.session.open(match(5))
    left = desktop.session.match
    fail_on(desktop.window, monkeypatch)
    play(desktop.session, desktop.session.game.legal_actions()[0])
    box(desktop.window, "autosave_failed", qtbot).close()
    other = next(game for game in FACES if game != desktop.session.setup.options.game)
    setup, begun = FACES[other].usual_choices().setup(), []
    desktop._change_game(setup, begun.append)
    qtbot.waitUntil(lambda: bool(begun))
    qtbot.addWidget(desktop.window)
    message = box(desktop.window, "left_unsaved", qtbot)
    assert message.text() == "The last moves of the game with Xenia and Yuki are not saved."
    monkeypatch.undo()
    message.close()
    qtbot.waitUntil(lambda: desktop._ahead.former is None)
    leave(desktop)
    saved = decode(next((tmp_path / "data" / "autosave" / left.id).glob("*.prgame")).read_bytes()).match
    assert saved.ply == left.ply


def question(window: MainWindow, qtbot: QtBot) -> QMessageBox:
    """Waits for the question about a game that is not saved, and returns it."""
    boxes: list[QMessageBox] = []

    def found() -> bool:
        boxes[:] = [one for one in window.findChildren(QMessageBox, "not_saved") if one.isVisible()]
        return bool(boxes)

    qtbot.waitUntil(found)
    assert len(boxes) == 1
    return boxes[0]


def test_quitting_asks_about_each_game_that_is_not_saved(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fail_on(window, monkeypatch)
    leave_unsaved(window, qtbot).close()
    play(window.session, SETTLER)
    assert not window.close()
    assert not window.close()  # once more, while the question is open
    message = question(window, qtbot)
    assert message.text() == "The last moves of the game with Anna, Ben, and Clara are not saved."
    press(message, "Quit without saving")
    assert window.isVisible()
    message = question(window, qtbot)
    assert message.text() == "The last moves are not saved."
    press(message, "Cancel")
    assert not window.close()
    message = question(window, qtbot)
    assert message.text() == "The last moves of the game with Anna, Ben, and Clara are not saved.", "asked again"
    press(message, "Quit without saving")
    press(question(window, qtbot), "Save in another place…")
    file_dialog(window).fileSelected.emit(str(tmp_path / "own.prgame"))
    qtbot.waitUntil(lambda: not window.isVisible())
    assert decode((tmp_path / "own.prgame").read_bytes()).match.id == window.session.match.id


# -- the end of the session, and signals ----------------------------------------------------------------------------


@pytest.fixture
def full_disk() -> Iterator[pytest.MonkeyPatch]:
    """Lets autosaves of the program fail until it is undone."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture
def desktop(qapp: QApplication, qtbot: QtBot, tmp_path: Path, full_disk: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """A program with two games that are not saved: one that has left the table, and the one on the table."""
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.window.show()
    fail_on(desktop.window, full_disk)
    for seats in ((Seat("Xenia"), Seat("Yuki")), (Seat("Xenia"), Seat("Yuki"), Seat("Zoe"))):
        desktop.session.open(match(5, seats))
        play(desktop.session, desktop.session.game.legal_actions()[0])
        desktop.save_service.wait_for_writes(30)
    QApplication.processEvents()
    assert len(desktop.save_service.unsaved) == 2
    for message in desktop.window.findChildren(QMessageBox):
        message.close()
    yield desktop
    full_disk.undo()
    leave(desktop)


class SessionManager:
    """The system that ends the session; it may allow to ask the player."""

    def __init__(self, asks: bool) -> None:
        self._asks = asks
        self.is_cancelled = False

    def allowsInteraction(self) -> bool:
        return self._asks

    def cancel(self) -> None:
        self.is_cancelled = True


@pytest.mark.parametrize("asks", [True, False])
def test_the_end_of_the_session_saves_all_games(desktop: Desktop, full_disk: pytest.MonkeyPatch, asks: bool) -> None:
    manager = SessionManager(asks)
    full_disk.undo()
    desktop.save_for_end_of_session(manager)
    assert desktop.save_service.unsaved == []
    assert not manager.is_cancelled
    assert len(kept(desktop.window)) == 2
    assert list(desktop.save_service.folders.saves.iterdir()) == []


def test_the_end_of_the_session_waits_for_the_player_where_it_may(desktop: Desktop, qtbot: QtBot) -> None:
    manager = SessionManager(True)
    desktop.save_for_end_of_session(manager)
    assert manager.is_cancelled
    message = question(desktop.window, qtbot)
    assert message.text() == "The last moves of the game with Xenia and Yuki are not saved."
    press(message, "Cancel")


@pytest.mark.parametrize("number", [None, signal.SIGTERM, signal.SIGINT])
def test_games_that_cannot_be_autosaved_are_written_to_the_players_folder(
    desktop: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, number: signal.Signals | None
) -> None:
    taken = desktop.save_service.folders.saves / "Xenia and Yuki.prgame"
    taken.write_bytes(b"another file")
    ended: list[str] = []
    monkeypatch.setattr(QApplication, "exit", lambda: ended.append("exit"))
    monkeypatch.setattr(QApplication, "quit", desktop.window.close)
    if number is None:
        desktop.save_for_end_of_session(SessionManager(False))
    elif number == signal.SIGTERM:
        assert not desktop.close_window(number)
    else:
        assert desktop.close_window(number)
        question(desktop.window, qtbot)
        assert not desktop.close_window(number), "insists"
        assert ended == ["exit"]
    assert desktop.save_service.unsaved == []
    assert taken.read_bytes() == b"another file"
    plies = {path.stem: decode(path.read_bytes()).match.ply for path in taken.parent.iterdir() if path != taken}
    assert plies == {"Xenia and Yuki-2": 6, "Xenia, Yuki, and Zoe": 6}
    assert len(desktop.preferences.settings.recent) == 2, "the next start goes on with them"


def test_a_game_that_cannot_be_written_anywhere_is_asked_about(
    desktop: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QApplication, "quit", desktop.window.close)
    desktop.save_service.folders.saves.rmdir()
    desktop.save_service.folders.saves.write_text("no folder")
    assert desktop.close_window(signal.SIGTERM)
    press(question(desktop.window, qtbot), "Cancel")
