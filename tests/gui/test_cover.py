"""A game among people is covered when it is opened."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.views.area import PEEK
from puertorico_desktop.gui.windows.start_screen import StartScreen
from puertorico_desktop.match.match import GameSetup
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import new_window
from tests.gui.table import play, seats


def desktop_at(folder: Path, qapp: QApplication, qtbot: QtBot) -> Desktop:
    desktop = Desktop(qapp, Folders(folder / "data", folder))
    qtbot.addWidget(desktop.window)
    return desktop


def leave(desktop: Desktop) -> None:
    desktop.window.close()
    desktop.close()


def test_the_last_game_is_reopened_covered(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = desktop_at(tmp_path, qapp, qtbot)
    first.session.start(GameSetup(Options(players=3), 1, seats("ppp")))
    play(first.session, CHOOSE[Role.SETTLER], PASS)
    leave(first)

    second = desktop_at(tmp_path, qapp, qtbot)
    monkeypatch.setattr(second.window.table.cover, "_hides", lambda: True)
    window, cover = second.window, second.window.table.cover
    covered = []
    second.session.started.connect(lambda: covered.append(cover.isVisible()))
    second.open()
    qtbot.waitUntil(lambda: isinstance(window.dialogs.dialog, StartScreen))
    assert covered == [True], "there was a moment to look at the table"
    assert cover.geometry() == window.table.rect()
    screen = window.dialogs.dialog
    assert isinstance(screen, StartScreen)
    screen.cards[0].click()
    assert second.session.has_begun
    assert cover.isVisible()
    assert window.focusWidget() is cover.button
    assert cover.button.text() == "&I am Ben"
    cover.button.click()
    assert not cover.isVisible()
    leave(second)


def test_a_game_opened_while_a_bot_moves_is_covered(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = new_window(qtbot, "ppb")
    monkeypatch.setattr(window.table.cover, "_hides", lambda: True)
    window.services.preferences.change(cover=True)
    session, cover = window.session, window.table.cover
    play(session, CHOOSE[Role.SETTLER], PASS, PASS)
    cover.lift()
    assert session.asked_person is None
    session.open(session.match)
    assert cover.isVisible()
    assert cover.button.text() == "&I am Ben", "with Ben's eyes one would see the table"
    window.services.preferences.change(cover=False)
    assert not cover.isVisible()


@pytest.mark.parametrize(("kinds", "plies"), [("pbb", 2), ("ppp", 0)])
def test_there_is_no_cover_if_nothing_is_hidden(qtbot: QtBot, kinds: str, plies: int) -> None:
    window = new_window(qtbot, kinds)
    window.services.preferences.change(cover=True)
    play(window.session, *(CHOOSE[Role.SETTLER], PASS)[:plies])
    window.session.open(window.session.match)
    assert not window.table.cover.isVisible()


def test_peeking_at_own_points_ends_with_the_turn(qtbot: QtBot) -> None:
    """Otherwise holding the key down when the next person decides would reveal the points of that person."""
    window = new_window(qtbot, "ppp")
    window.services.preferences.change(cover=True)
    session, players = window.session, window.table.models.players

    def is_open() -> bool:
        return next(item.points for item in players.items if item.seat == session.viewer) is not None

    QTest.keyPress(window.table, PEEK)
    assert is_open()
    play(session, CHOOSE[Role.SETTLER], PASS)
    assert session.viewer == 1
    assert not is_open()
    QTest.keyRelease(window.table, PEEK)
    QTest.keyPress(window.table, PEEK)
    assert is_open()
    QTest.keyRelease(window.table, PEEK)
    assert not is_open()


def test_a_held_key_does_not_lift_the_cover(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player before may hold the key with which the last answer was given."""
    window = new_window(qtbot, "ppp")
    cover = window.table.cover
    monkeypatch.setattr(cover, "_hides", lambda: True)
    window.services.preferences.change(cover=True)
    assert cover.is_covering()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        QApplication.sendEvent(
            cover.button,
            QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True),
        )
        assert cover.is_covering()
    QTest.keyClick(cover.button, Qt.Key.Key_Return)
    assert not cover.is_covering()
