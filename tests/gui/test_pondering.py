"""The indicator of a bot that thinks: its name, unobtrusive motion, and the button that hurries it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.gui.style.motion import Motion
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.hands import new_window, press
from tests.gui.painted import Painted
from tests.gui.table import bots_of, play

BUILDER = CHOOSE[Role.BUILDER]


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window in which Ben, a bot, has to decide and does not answer."""
    window = new_window(qtbot, "pbp")
    play(window.session, BUILDER, PASS)
    return window


def texts(window: MainWindow) -> list[str]:
    return [button.text() for button in window.table.prompt.buttons if button.isVisible()]


def test_a_bot_that_thinks_long_is_named_and_can_be_hurried(qtbot: QtBot, window: MainWindow) -> None:
    prompt = window.table.prompt
    assert prompt.heading.text() == "Ben is moving"
    assert prompt.dots.isHidden()
    assert texts(window)[0] == "Skip"
    qtbot.waitUntil(prompt.dots.isVisible)
    assert prompt.heading.text() == "Ben is thinking"
    assert texts(window)[0] == "Move now"
    assert prompt.dots.geometry().left() > prompt.heading.geometry().left() + prompt.heading.natural_width()
    press(window, "skip")
    assert bots_of(window.session).hurried == 1
    bots_of(window.session).answer(PASS)
    assert prompt.dots.isHidden()
    assert not prompt.dots.is_running
    assert window.session.asked_person == 2


def test_a_quick_answer_shows_no_indicator(qtbot: QtBot, window: MainWindow) -> None:
    bots_of(window.session).answer(PASS)
    qtbot.wait(450)
    assert window.table.prompt.dots.isHidden()


def test_undo_hides_the_indicator_at_once(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(window.table.prompt.dots.isVisible)
    window.session.undo()
    assert window.table.prompt.dots.isHidden()
    assert not window.interaction.thinking_indicator.is_visible


def test_the_dots_do_not_move_with_motion_switched_off(qtbot: QtBot, window: MainWindow) -> None:
    dots = window.table.prompt.dots
    qtbot.waitUntil(dots.isVisible)
    assert dots.is_running
    window.services.preferences.change(motion=Motion.OFF)
    assert not dots.is_running
    window.services.preferences.change(motion=Motion.ON)
    assert dots.is_running


class Paints(QObject):
    """Counts how often widgets are painted."""

    def __init__(self, widgets: Sequence[QWidget]) -> None:
        super().__init__()
        self.count = 0
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_the_moving_dots_do_not_repaint_boards(qtbot: QtBot, window: MainWindow) -> None:
    table = window.table
    qtbot.waitUntil(table.prompt.dots.isVisible)
    qtbot.wait(100)
    boards = Paints([table.own, *table.opponents, *table.common.panels, table.log])
    dots = Paints([table.prompt.dots])
    qtbot.wait(1000)
    assert dots.count >= 1
    assert boards.count == 0


@pytest.mark.parametrize("scheme", list(Scheme))
def test_the_indicator_is_painted_in_every_scheme(qtbot: QtBot, scheme: Scheme, painted: Painted) -> None:
    window = new_window(qtbot, "bpp", scheme=scheme)
    qtbot.waitUntil(window.table.prompt.dots.isVisible)
    image = window.table.prompt.dots.grab().toImage()
    colors = {image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())}
    assert len(colors) > 2
