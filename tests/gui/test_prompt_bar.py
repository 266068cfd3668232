"""The buttons beside the prompt: an answer keeps its button while others are added and removed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app.fonts import own_font
from puertorico_desktop.gui.play.prompts import ButtonSpec, Prompt
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.prompt_bar import AnswerButton, PromptBar
from puertorico_desktop.gui.windows.surfaces import Caption
from tests.gui.hands import LEFT, new_window
from tests.gui.table import finish

pytestmark = pytest.mark.own_words


class Answers:
    """Offers answers on the bar of a window, and records which are given."""

    def __init__(self, window: MainWindow, patch: pytest.MonkeyPatch) -> None:
        self.bar: PromptBar = window.table.prompt
        self.given: list[str] = []
        self._interaction = window.interaction
        self._specs: list[ButtonSpec] = []
        patch.setattr(self._interaction, "buttons", lambda: self._specs)
        patch.setattr(self._interaction, "press", self.given.append)

    def offer(self, *specs: ButtonSpec | str) -> None:
        self._specs = [ButtonSpec(one, one.title()) if isinstance(one, str) else one for one in specs]
        self._interaction.changed.emit()
        QApplication.processEvents()

    def button(self, answer: str) -> AnswerButton:
        return next(button for button in self.shown() if button.id == answer)

    def shown(self) -> list[AnswerButton]:
        """Returns the buttons from left to right."""
        return sorted((one for one in self.bar.buttons if one.isVisible()), key=lambda one: one.x())


@pytest.fixture
def answers(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Answers:
    window = new_window(qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return Answers(window, monkeypatch)


@pytest.mark.parametrize("later", [("confirm",), ("confirm", "hint"), ("new", "hint", "confirm"), ("new", "confirm")])
def test_a_button_stays_pressed_while_other_answers_change(answers: Answers, later: tuple[str, ...]) -> None:
    answers.offer("hint", "confirm")
    button = answers.button("confirm")
    QTest.mousePress(button, LEFT)
    answers.offer(*later)
    assert [one.id for one in answers.shown()] == list(later)
    assert answers.button("confirm") is button
    QTest.mouseRelease(button, LEFT)
    assert answers.given == ["confirm"]
    assert QApplication.focusWidget() is button


def test_releasing_a_button_whose_answer_was_replaced_gives_no_answer(answers: Answers) -> None:
    answers.offer("hint")
    button = answers.button("hint")
    QTest.mousePress(button, LEFT)
    answers.offer("build_nothing")
    assert answers.button("build_nothing") is button
    QTest.mouseRelease(button, LEFT)
    assert answers.given == []
    QTest.mouseClick(button, LEFT)
    assert answers.given == ["build_nothing"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_space_and_enter_press_the_focused_answer_once(answers: Answers, key: Qt.Key) -> None:
    answers.offer("hint", "confirm")
    button = answers.button("confirm")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, key)
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(button, held)
    assert answers.given == ["confirm"]


def test_the_focus_leaves_a_button_that_is_removed_or_disabled(answers: Answers) -> None:
    left: list[bool] = []
    answers.bar.left.connect(left.append)
    for number, later in enumerate([("hint",), ("hint", ButtonSpec("confirm", "Confirm", enabled=False))], start=1):
        answers.offer("hint", "confirm")
        answers.button("confirm").setFocus(Qt.FocusReason.TabFocusReason)
        answers.offer(*later)
        assert left == [True] * number
        assert QApplication.focusWidget() not in answers.bar.buttons


def test_tab_follows_the_order_of_the_answers(answers: Answers) -> None:
    for offered in (("hint", "undo"), ("confirm", "undo", "hint"), ("undo", "pass")):
        answers.offer(*offered)
        assert [one.id for one in answers.shown()] == list(offered)
        answers.shown()[0].setFocus(Qt.FocusReason.TabFocusReason)
        for before, after in pairwise(answers.shown()):
            assert QApplication.focusWidget() is before
            QTest.keyClick(before, Qt.Key.Key_Tab)
            assert QApplication.focusWidget() is after


def test_a_heading_without_detail_is_centred_vertically(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = new_window(qtbot)
    bar = window.table.prompt
    monkeypatch.setattr(window.interaction, "prompt", lambda: Prompt("Ben plays", ""))
    bar.refresh()
    QApplication.processEvents()
    assert abs(bar.heading.geometry().center().y() - bar.rect().center().y()) <= 2


@pytest.mark.parametrize(
    ("language", "words", "ends"),
    [
        ("en", "Anna, recruiter phase: choose what you kee", "pq"),
        ("ja", "アンナ（募集官フェイズ）：残すカードを選んでくださ", "いう"),
    ],
)
def test_a_heading_that_fits_in_narrow_letters_is_not_elided(
    qtbot: QtBot, language: str, words: str, ends: str
) -> None:
    caption = Caption(Theme(), "ink", 15)
    qtbot.addWidget(caption)
    caption.setFont(own_font(language, caption.font()))

    def painted(end: str) -> QImage:
        caption.setText(words + end)
        return caption.grab().toImage()

    caption.setText(words + ends[0])
    widest = caption.natural_width() + 20
    for width in range(widest // 2, widest):
        caption.resize(width, caption.sizeHint().height())
        # An elided text looks the same with other last letters.
        assert not caption.fits or painted(ends[0]) != painted(ends[1]), width


def test_the_heading_stands_at_the_edge_of_the_bar_once_the_game_is_over(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    bar = window.table.prompt
    assert bar._crest.isVisible()
    assert bar.heading.x() > bar._crest.geometry().right()
    finish(window.session)
    QApplication.processEvents()
    assert not bar._crest.isVisible()
    assert bar.heading.x() < bar._crest.width()
    window.session.undo()
    QApplication.processEvents()
    assert bar._crest.isVisible()
