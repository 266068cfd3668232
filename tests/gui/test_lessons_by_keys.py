"""Every lesson is solved with the keyboard only: the keys of the card, and those that move pieces."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.learn.lessons.part import LessonsPart
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.learn.lessons.library import built_in
from puertorico_desktop.learn.lessons.run import LessonRun, Table
from tests.gui.hands import new_window
from tests.gui.keyboard import CTRL, Keyboard, take_keyboard
from tests.gui.test_lessons import opened

LESSONS = [name for name, _ in built_in() if name.startswith("puertorico/")]
SOON = ("puertorico/11-blockade", "puertorico/24-festival")
"""Those of the usual run; the others take longer."""


def answer(keyboard: Keyboard, part: LessonsPart, action: Any) -> None:
    """Shows the move with F2, and plays it with keys."""
    window, run = part.card.window(), part.run
    assert isinstance(window, MainWindow)
    assert run is not None
    interaction = window.interaction
    ply = run.match.ply
    for _ in range(4):
        keyboard.key(Qt.Key.Key_F2)
        if interaction.picked is not None or interaction.pending is not None:
            break
    if interaction.pending is not None:
        keyboard.key(Qt.Key.Key_Return, CTRL)
    elif interaction.picked is not None:
        source = interaction.picked
        targets = {one for one in interaction.targets(source) if interaction.action_of(source, one) == action}
        pieces = {
            part.ref for view in window.table.views for row in range(len(view.records)) for part in view.parts(row)
        }
        if targets & pieces:
            keyboard.go_to(min(targets & pieces))
        else:  # a whole area, which receives the focus automatically
            keyboard.key(Qt.Key.Key_Escape)
            keyboard.go_to(source)
            keyboard.key(Qt.Key.Key_Return)
        keyboard.key(Qt.Key.Key_Return)
    else:
        assert keyboard.offers("pass")
        keyboard.key(Qt.Key.Key_P, CTRL)
    assert run.match.ply > ply, run.game.text(action)


@pytest.mark.parametrize(
    "lesson", [pytest.param(name, marks=() if name in SOON else pytest.mark.long) for name in LESSONS]
)
def test_a_lesson_is_solved_with_the_keyboard_only(qtbot: QtBot, lesson: str) -> None:
    window = new_window(qtbot)
    window.services.preferences.change(motion=type(window.services.preferences.settings.motion).OFF)
    part = opened(qtbot, window, lesson)
    take_keyboard(qtbot, window)
    keyboard = Keyboard(window, 1)
    run: LessonRun | None = part.run
    assert run is not None
    while not run.is_done:
        if window.session.asked_person is None:
            assert window.session.submit(Table(run.lesson).others_choose(run), window.session.ply)
            QApplication.processEvents()
            continue
        action = run.shown_move()
        assert action is not None
        answer(keyboard, part, action)
    assert part.card.words.is_done
