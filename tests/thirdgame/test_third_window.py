"""A game that exists only in tests replaces another one in the window, and is replaced by it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.games import USUAL_GAME
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.app.settings_file import SettingsFile
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.models.saves import SaveKind
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.windows.game_chooser import GameChooser
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.settings_dialog import SettingsDialog
from puertorico_desktop.gui.windows.start_screen import StartScreen
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.document import document_of, encode
from puertorico_desktop.saves.filenames import SUFFIX
from puertorico_desktop.saves.folders import Folders
from tests.saves.courses import WHEN
from tests.thirdgame.rules import ROUNDS
from tests.thirdgame.saved import FORMATS
from tests.thirdgame.window import FACE, MAGPIES_ID, PILE, Choices, MagpiesDialog, MagpiesTable


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAGPIES_ID in FORMATS
    monkeypatch.setitem(FACES, MAGPIES_ID, FACE)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "data", tmp_path)


@pytest.fixture
def start(qapp: QApplication, folders: Folders) -> Iterator[Callable[..., Desktop]]:
    begun: list[Desktop] = []

    def started(**settings: object) -> Desktop:
        quiet = {"sound": False, "cover": False, "pace": Pace.AT_ONCE, **settings}
        SettingsFile(folders.settings).write(Settings(**quiet))  # type: ignore[arg-type]
        begun.append(Desktop(qapp, folders, language="en"))
        return begun[-1]

    yield started
    for desktop in begun:
        desktop.window.close()
        desktop.close()
        desktop.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def chooser(window: MainWindow) -> GameChooser:
    dialog = window.dialogs.dialog
    assert dialog is not None
    return dialog.findChild(GameChooser)


def open_new_game(window: MainWindow) -> None:
    screen = window.dialogs.dialog
    assert isinstance(screen, StartScreen)
    screen.card("new").click()


def choose(window: MainWindow, game: str) -> None:
    next(button for (one, _), button in chooser(window).buttons.items() if one == game).click()


def is_deleted(window: MainWindow) -> bool:
    return not shiboken6.isValid(window)


def test_a_new_game_of_another_kind_replaces_the_window(start: Callable[..., Desktop], qtbot: QtBot) -> None:
    desktop = start()
    first = desktop.window
    desktop.open()
    qtbot.waitUntil(lambda: first.dialogs.dialog is not None)
    open_new_game(first)
    first.setWindowState(Qt.WindowState.WindowNoState)
    first.setGeometry(40, 50, 1100, 640)
    place = first.geometry()
    assert chooser(first).buttons[USUAL_GAME, "classic"].isChecked()
    choose(first, MAGPIES_ID)
    dialog = first.dialogs.dialog
    assert isinstance(dialog, MagpiesDialog)
    assert not first.session.has_begun, "the game on the table does not begin behind the dialog"
    dialog.players.setValue(2)
    dialog.accept()
    qtbot.waitUntil(lambda: is_deleted(first))
    window = desktop.window
    assert isinstance(window.table, MagpiesTable)
    assert (window.geometry(), window.isVisible()) == (place, True)
    assert len(window.session.seats) == 2
    assert desktop.preferences.settings.game == MAGPIES_ID
    assert desktop.preferences.settings.choices[MAGPIES_ID] == Choices(players=2)
    desktop.theme.set_scheme(Scheme.DARK)  # no object of the first window is connected any more
    desktop.bots.notice.emit("still there")
    # The bots still work, and the game can be finished.
    session, interaction = window.session, window.interaction
    while session.decision is not None:
        qtbot.waitUntil(lambda: session.decision is None or bool(interaction.sources()), timeout=30_000)
        if session.decision is not None:
            assert interaction.pick(min(interaction.sources()))
            assert interaction.activate(PILE)
    assert session.ply == 2 * ROUNDS
    # The other game replaces it.
    window.dialogs.new_game()
    choose(window, USUAL_GAME)
    assert window.dialogs.dialog is not None
    window.dialogs.dialog.accept()
    qtbot.waitUntil(lambda: is_deleted(window))
    assert desktop.session.setup.options.game == USUAL_GAME


def test_rejecting_the_dialog_keeps_the_window(start: Callable[..., Desktop], qtbot: QtBot) -> None:
    desktop = start()
    desktop.open()
    window = desktop.window
    qtbot.waitUntil(lambda: window.dialogs.dialog is not None)
    open_new_game(window)
    choose(window, MAGPIES_ID)
    assert window.dialogs.dialog is not None
    window.dialogs.dialog.reject()
    assert desktop.window is window
    qtbot.waitUntil(lambda: isinstance(window.dialogs.dialog, StartScreen))
    assert not window.session.has_begun


def test_opening_a_file_of_another_game_replaces_the_window(
    start: Callable[..., Desktop], qtbot: QtBot, folders: Folders
) -> None:
    match = Match.new(FACE.usual_choices().setup())
    match.play(match.game.legal_actions()[0])
    path = folders.documents / f"magpies{SUFFIX}"
    path.write_bytes(encode(document_of(match, WHEN)))
    desktop = start()
    first = desktop.window
    desktop.open(path)
    qtbot.waitUntil(lambda: is_deleted(first))
    window = desktop.window
    qtbot.waitUntil(lambda: window.saver.path == path)
    assert window.session.match.id == match.id
    assert desktop.preferences.settings.recent_paths[0] == path
    # Games of every kind are listed, and loading one replaces the window.
    other = folders.documents / f"other{SUFFIX}"
    usual = Match.new(FACES[USUAL_GAME].usual_choices().setup(1))
    other.write_bytes(encode(document_of(usual, WHEN)))
    desktop.save_service.load(other, SaveKind.SAVED)
    qtbot.waitUntil(lambda: is_deleted(window))
    qtbot.waitUntil(lambda: desktop.session.match.id == usual.id)


def test_the_last_game_is_restored(start: Callable[..., Desktop], qtbot: QtBot) -> None:
    desktop = start(game=MAGPIES_ID)
    desktop.open(restore=False)
    assert isinstance(desktop.window.table, MagpiesTable)
    desktop.session.start(Choices().setup())
    qtbot.waitUntil(lambda: bool(desktop.window.interaction.sources()), timeout=30_000)
    desktop.session.submit(desktop.session.game.legal_actions()[0], desktop.session.ply)
    left = desktop.session.match
    desktop.close()
    again = start(game=USUAL_GAME)
    first = again.window
    again.open()
    qtbot.waitUntil(lambda: is_deleted(first))
    qtbot.waitUntil(lambda: again.session.match.id == left.id)
    assert not again.session.has_begun, "it waits for the answer to the welcome dialog"


def test_the_settings_dialog_has_the_options_of_the_current_game(start: Callable[..., Desktop], qtbot: QtBot) -> None:
    desktop = start(game=MAGPIES_ID)
    desktop.window.menus.settings_action.trigger()
    dialog = desktop.window.dialogs.dialog
    assert isinstance(dialog, SettingsDialog)
    assert "open_points" not in dialog._fields
    dialog._fields["quick"].click()
    assert desktop.preferences.settings.choices[MAGPIES_ID] == Choices(quick=True)
    desktop.save_service.wait_for_writes(10)
    assert SettingsFile(desktop.save_service.folders.settings).settings.choices[MAGPIES_ID] == Choices(quick=True)
