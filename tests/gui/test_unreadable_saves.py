"""Autosaves that cannot be read at the start of the program: what is opened instead, and what the player is told."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.models.saves import SaveKind
from puertorico_desktop.gui.windows.boxes import Severity, keep_above, show_box
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Seat
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import new_window
from tests.gui.saving import box, desktop_at, leave, match, press, start_screen, write
from tests.gui.table import play


def leave_a_game(tmp_path: Path, qapp: QApplication, qtbot: QtBot, plies: int = 2) -> Path:
    """Begins a game, leaves the program after that many decisions, and returns the newest autosave."""
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.session.open(match(5))
    for _ in range(plies):
        play(desktop.session, desktop.session.game.legal_actions()[0])
        desktop.save_service.wait_for_writes(30)
    game_id = desktop.session.match.id
    leave(desktop)
    return max((tmp_path / "data" / "autosave" / game_id).glob("*.prgame"))


def test_the_player_is_told_that_the_newest_autosave_could_not_be_read(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    newest = leave_a_game(tmp_path, qapp, qtbot)
    newest.write_bytes(newest.read_bytes()[:500])
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open()
    screen = start_screen(desktop.window, qtbot)
    message = box(desktop.window, "unreadable_autosave", qtbot)
    assert message.text() == "The newest automatic save of the game with Xenia and Yuki could not be read."
    kept = tmp_path / "data" / "autosave" / "unreadable" / newest.name
    assert message.informativeText().split("\n\n") == [
        "The one before it has taken its place.",
        f"The unreadable file is kept: {kept}",
    ]
    assert "The saved game is damaged." in message.detailedText()
    assert desktop.session.ply == 6
    press(message, "OK")
    screen.card("continue").click()
    for _ in range(5):
        play(desktop.session, desktop.session.game.legal_actions()[0])
        desktop.save_service.wait_for_writes(30)
    assert len(kept.read_bytes()) == 500
    leave(desktop)


def test_the_player_is_told_if_another_file_is_opened_instead_of_the_last_game(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    leave_a_game(tmp_path, qapp, qtbot).write_bytes(b"")
    path = write(tmp_path / "old.prgame", match(3, (Seat("Zoe"), Seat("Ann"))))
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open()
    with qtbot.waitSignal(desktop.session.started):
        desktop.open_file(path)  # before the last game was found
    assert desktop.session.names == ("Zoe", "Ann")
    assert "Xenia and Yuki" in box(desktop.window, "unreadable_autosave", qtbot).text()
    leave(desktop)


def test_the_players_own_file_takes_the_place_of_an_unreadable_autosave(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.session.open(match(5))
    for _ in range(2):
        play(desktop.session, desktop.session.game.legal_actions()[0])
        desktop.save_service.wait_for_writes(30)
    with qtbot.waitSignal(desktop.save_service.saved):
        desktop.save_service.save(desktop.session.match, tmp_path / "own.prgame")
    game_id = desktop.session.match.id
    leave(desktop)
    max((tmp_path / "data" / "autosave" / game_id).glob("*.prgame")).write_bytes(b"")
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open()
    message = box(desktop.window, "unreadable_autosave", qtbot)
    assert message.informativeText().startswith("Your own file has taken its place.")
    assert (desktop.session.match.id, desktop.session.ply) == (game_id, 7)
    leave(desktop)


def test_the_list_of_games_tells_it_too(tmp_path: Path, qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp", folder=tmp_path)
    slot = window.services.save_service.folders.autosaves / "0123456789abcdef0123456789abcdef"
    game = match(5)
    game.id = slot.name
    older = write(slot / "0000000001.prgame", game)
    (slot / "0000000002.prgame").write_bytes(b"{")
    with qtbot.waitSignal(window.session.started):
        window.services.save_service.load(older, SaveKind.AUTOMATIC)
    press(box(window, "unreadable_autosave", qtbot), "OK")
    assert window.session.ply == 5
    assert [path.read_bytes() for path in (slot.parent / "unreadable").iterdir()] == [b"{"]


@pytest.mark.parametrize("earlier", [True, False])
def test_the_player_is_told_that_the_last_game_cannot_be_read(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot, earlier: bool
) -> None:
    if earlier:
        leave_a_game(tmp_path, qapp, qtbot)
    last = leave_a_game(tmp_path, qapp, qtbot)
    for path in last.parent.glob("*.prgame"):
        path.write_bytes(b"noise")
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open()
    screen = start_screen(desktop.window, qtbot)
    message = box(desktop.window, "unreadable_game", qtbot)
    assert message.text() == "The game that was played last could not be read."
    assert message.informativeText() == "This is not a saved game. It is kept, and stays in the list of games."
    assert str(last) in message.detailedText()
    assert any(card.objectName() == "continue" for card in screen.cards) is earlier
    leave(desktop)


def test_messages_of_the_start_stay_if_a_game_of_another_kind_replaces_the_window(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    folders = Folders(tmp_path / "data", tmp_path)
    folders.data.mkdir()
    folders.settings.write_text("{")
    desktop = desktop_at(tmp_path, qapp, qtbot)
    desktop.open(restore=False)
    old = desktop.window
    asks = show_box(old, Severity.QUESTION, "Save?", "", {"Save": old.saver.save, "Close": None})
    other = next(game for game in FACES if game != desktop.session.setup.options.game)
    desktop._change_game(FACES[other].usual_choices().setup(), lambda window: None)
    qtbot.waitUntil(lambda: desktop.window is not old)
    qtbot.addWidget(desktop.window)
    message = box(desktop.window, "settings", qtbot)
    assert message.isVisible()
    assert not isValid(asks) or asks.parent() is old
    press(message, "OK")
    leave(desktop)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return new_window(qtbot, "ppp", folder=tmp_path)


@pytest.mark.skipif(sys.platform == "darwin", reason="shows one after the other by itself")
def test_messages_stay_above_a_dialog_that_opens_later(window: MainWindow, qtbot: QtBot) -> None:
    boxes = [show_box(window, Severity.NEWS, name, "", {"OK": None}) for name in ("one", "two")]
    window.opener.welcome.show()
    screen = start_screen(window, qtbot)
    assert QApplication.activeModalWidget() is boxes[-1]
    for one in reversed(boxes):
        press(one, "OK")
    assert QApplication.activeModalWidget() is screen
    window.dialogs.close()


def test_messages_on_macos_are_shown_after_each_other_by_the_system(window: MainWindow) -> None:
    message, dialog = show_box(window, Severity.NEWS, "one", "", {"OK": None}), QDialog(window)
    dialog.open()
    keep_above(window, "darwin")
    assert QApplication.activeModalWidget() is dialog
    dialog.close()
    message.close()


def test_a_message_whose_answer_opens_a_dialog_is_not_opened_again(window: MainWindow, qtbot: QtBot) -> None:
    message = show_box(window, Severity.NEWS, "one", "", {"Start": window.opener.welcome.show})
    reopened: list[bool] = []
    message.open = lambda: reopened.append(True)  # type: ignore[assignment,method-assign]
    press(message, "Start")
    screen = start_screen(window, qtbot)
    assert QApplication.activeModalWidget() is screen
    assert not reopened
    window.dialogs.close()
