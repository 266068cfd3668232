"""What tests of saving and opening in the window have in common: games, files, messages, the whole program."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, TAKE
from puertorico_desktop.engine.puertorico.components import Role, Tile
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.start_screen import StartScreen
from puertorico_desktop.match.match import GameSetup, Match, Seat, utc_now
from puertorico_desktop.saves.document import document_of, encode
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.folders import Folders

SETTLER, QUARRY = CHOOSE[Role.SETTLER], TAKE[Tile.QUARRY]


def match(plies: int = 12, seats: tuple[Seat, ...] = (Seat("Xenia"), Seat("Yuki"))) -> Match:
    """Returns a game of other people."""
    new = Match.new(GameSetup(Options(players=len(seats)), 5, seats))
    for _ in range(plies):
        new.play(new.record.game.legal_actions()[0])
    return new


def write(path: Path, game: Match) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(document_of(game, utc_now())))
    return path


def kept(window: MainWindow) -> list[Path]:
    """Returns the newest autosaves of all games."""
    slots = sorted(window.services.save_service.folders.autosaves.glob("*/"))
    return [max(slot.glob("*.prgame")) for slot in slots if any(slot.glob("*.prgame"))]


def wait_for_writer(window: MainWindow) -> None:
    """Waits until all pending writes are finished."""
    window.services.save_service.wait_for_writes(30)


def box(window: MainWindow, name: str, qtbot: QtBot) -> QMessageBox:
    """Waits for the message box of this name, and returns it."""
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, name) is not None)
    found = window.findChild(QMessageBox, name)
    assert isinstance(found, QMessageBox)
    return found


def start_screen(window: MainWindow, qtbot: QtBot) -> StartScreen:
    """Waits for the start screen, and returns it."""
    qtbot.waitUntil(lambda: isinstance(window.dialogs.dialog, StartScreen))
    screen = window.dialogs.dialog
    assert isinstance(screen, StartScreen)
    return screen


def press(message: QMessageBox, text: str) -> None:
    """Clicks the button with this text."""
    button = next(button for button in message.buttons() if button.text().replace("&", "") == text)
    button.click()


def file_dialog(window: MainWindow) -> QFileDialog:
    """Returns the open dialog for a file."""
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    return dialog


def fail_on(window: MainWindow, monkeypatch: pytest.MonkeyPatch, *failing: str) -> None:
    """Makes the autosaves of these games fail, by id; of all games if none is given."""
    store = window.services.save_service._library._store
    write = store.write

    def write_or_fail(game_id: str, data: bytes) -> None:
        if not failing or game_id in failing:
            raise SaveError(Problem.DISK_FULL)
        write(game_id, data)

    monkeypatch.setattr(store, "write", write_or_fail)


def desktop_at(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> Desktop:
    desktop = Desktop(qapp, Folders(tmp_path / "data", tmp_path))
    qtbot.addWidget(desktop.window)
    return desktop


def leave(desktop: Desktop, crash: bool = False) -> None:
    """Closes the program; a crash leaves its marks."""
    store = desktop.save_service._library._store
    if crash:
        desktop.save_service.wait_for_writes(30)
        for lock in store._claims.values():
            if lock is not None:
                lock.release()
        store._claims.clear()
    desktop.window.dialogs.close()
    desktop.window.close()
    desktop.close()
