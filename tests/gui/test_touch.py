"""Fingers: a tap clicks, a finger drags pieces, looks where it is held down, and scrolls what can be scrolled."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QPushButton, QScroller, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.gui.learn.statistics.section import FiguresTable
from puertorico_desktop.gui.models.table_model import dragged_piece
from puertorico_desktop.gui.puertorico.targets import OWN_POINTS
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.touch_input import HOLDS
from tests.gui.fingers import STEP, Finger, hold, tap
from tests.gui.hands import find, new_window
from tests.gui.table import play


def tap_piece(window: MainWindow, ref: str) -> None:
    view, point = find(window, ref)
    tap(view.viewport(), point)


def test_taps_on_a_role_and_on_the_board_choose_it(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    tap_piece(window, "role:settler")
    assert window.session.view.running_role is None
    tap_piece(window, "player")
    assert window.session.view.running_role is Role.SETTLER


def test_a_finger_drags_a_role(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = new_window(qtbot)
    dragged: list[str | None] = []

    def drop(drag: QDrag, *_: Qt.DropAction) -> Qt.DropAction:
        """Stands in for the drag of the system, which tests without a screen have not."""
        dragged.append(dragged_piece(drag.mimeData(), window.session))
        return Qt.DropAction.IgnoreAction

    monkeypatch.setattr(QDrag, "exec", drop)
    view, point = find(window, "role:builder")
    finger = Finger(view.viewport(), point)
    finger.move(STEP)
    assert dragged == ["role:builder"]
    finger.lift()
    assert window.table.marks.interaction.picked is None


def test_a_finger_held_down_on_a_role_shows_its_forecast_and_picks_nothing(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    view, point = find(window, "role:mayor")
    finger = hold(qtbot, view.viewport(), point)
    assert window.table.marks.pointed == "role:mayor"
    other, there = find(window, "role:builder")
    finger.move_to(other.viewport().mapTo(window, there))
    assert window.table.marks.pointed == "role:builder"
    finger.lift()
    assert window.table.marks.interaction.picked is None
    assert window.session.view.running_role is None
    tap_piece(window, "role:mayor")
    assert window.table.marks.interaction.picked == "role:mayor"


class Button(QPushButton):
    """A button that counts its clicks and the requests for its tool tip."""

    def __init__(self, window: QWidget, tip: str) -> None:
        self.clicks = self.tips = 0
        super().__init__("Press", window)
        self.setToolTip(tip)
        self.clicked.connect(self._count)
        self.show()

    def _count(self) -> None:
        self.clicks += 1

    def event(self, event: QEvent) -> bool:
        self.tips += event.type() == QEvent.Type.ToolTip
        return super().event(event)


@pytest.mark.parametrize("tip", ["What it does", ""])
def test_a_finger_held_down_on_a_button_shows_its_tool_tip_or_presses_it(qtbot: QtBot, tip: str) -> None:
    button = Button(new_window(qtbot), tip)
    place = button.rect().center()
    hold(qtbot, button, place).lift()
    assert button.tips == 1
    assert button.clicks == (not tip)
    assert not button.isDown()
    tap(button, place)
    assert button.clicks == 1 + (not tip)


def test_face_down_points_are_shown_as_long_as_a_finger_is_held_down_on_them(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.services.preferences.change(cover=True)
    players, view = window.table.models.players, window.table.own.views[0]
    assert players.lie_face_down
    finger = hold(qtbot, view.viewport(), view.rect_of(OWN_POINTS).center())
    assert players.is_peeking
    finger.lift()
    assert players.lie_face_down


def test_a_peek_that_the_turn_has_ended_does_not_keep_the_next_finger_from_looking(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.services.preferences.change(cover=True)
    players, view = window.table.models.players, window.table.own.views[0]
    finger = hold(qtbot, view.viewport(), view.rect_of(OWN_POINTS).center())
    assert view.viewport().property(HOLDS)
    players.peek(False)
    finger.lift()
    assert not view.viewport().property(HOLDS)


def test_a_finger_held_down_on_a_button_of_the_replay_repeats_it(qtbot: QtBot) -> None:
    button = Button(new_window(qtbot), "One step back")
    button.setAutoRepeat(True)
    hold(qtbot, button, button.rect().center()).lift()
    assert not button.tips
    assert button.clicks == 1


def scroll(qtbot: QtBot, area: QAbstractScrollArea, steps: int) -> None:
    """Draws a finger over a scroll area, downwards if `steps` are positive, and waits until the contents are at
    rest."""
    bar, place = area.verticalScrollBar(), area.viewport().rect().center()
    before, step = bar.value(), STEP if steps > 0 else -STEP
    finger = Finger(area.viewport(), place)
    for number in range(1, abs(steps) + 1):
        finger.move(step)
        qtbot.waitUntil(lambda moved=number: bar.value() == before - moved * step.y())
    finger.lift()
    qtbot.waitUntil(lambda: QScroller.scroller(area.viewport()).state() is QScroller.State.Inactive)
    assert (bar.value() < before) == (steps > 0)


def test_a_finger_scrolls_the_log_and_chooses_no_entry(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    bot = make_bot("simple", 1)
    while window.session.ply < 30:
        play(window.session, bot.choose(window.session.game))
    QApplication.processEvents()
    log = window.table.log.view
    chosen: list[int] = []
    log.chosen.connect(chosen.append)
    log.scrollToBottom()
    scroll(qtbot, log, 3)
    assert not chosen
    tap(log.viewport(), log.viewport().rect().center())
    assert chosen


def test_a_finger_scrolls_the_rules_in_their_window(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.handbook.open(None)
    book = window.handbook.book
    assert book is not None
    qtbot.waitExposed(book)
    for area in (book.page, book.contents):
        scroll(qtbot, area, -3)
        scroll(qtbot, area, 1)
    book.close()


def test_a_table_that_scrolls_by_rows_scrolls_by_pixels_below_a_finger(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    table = FiguresTable(window)
    table.show_rows("Numbers", ["Number"], [[str(number)] for number in range(100)])
    table.resize(200, 200)
    table.show()
    table.raise_()
    table.scrollTo(table.rows.index(50, 0), FiguresTable.ScrollHint.PositionAtTop)
    finger = Finger(table.viewport(), QPoint(50, 100))
    finger.move(STEP)
    qtbot.waitUntil(lambda: table.indexAt(QPoint(0, STEP.y())).row() == 50)
    finger.lift()
    qtbot.waitUntil(lambda: QScroller.scroller(table.viewport()).state() is QScroller.State.Inactive)
