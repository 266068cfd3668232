"""All texts of a window follow the language: the check that the long run makes at the end of every test of the
window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.options import Options as PuertoRicoOptions
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.settings import Motion
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.puertorico.choices import Choices
from puertorico_desktop.gui.puertorico.windows.new_game import NewPuertoRicoDialog
from tests.gui.courses import play_last_move
from tests.gui.hands import new_window
from tests.gui.sanjuan.window import in_the_middle
from tests.gui.spoken import is_ours, stays_behind


@pytest.mark.own_words
def test_a_text_that_does_not_follow_is_found(qtbot: QtBot, english: Languages) -> None:
    label = QLabel("Your hand: 5 cards")
    qtbot.addWidget(label)
    label.show()
    assert stays_behind(english, [label]) == ["Your hand: 5 cards"]
    label.setText("Zoe 5")
    assert not stays_behind(english, [label])


def test_is_ours_recognises_texts_of_the_program(qapp: QApplication) -> None:
    assert is_ours("Choose the Captain")
    assert is_ours("Your hand: 1 card")
    assert not is_ours("Zoe")
    assert not is_ours("12/70")


@pytest.mark.parametrize("kind", [DecisionKind.CHOOSE_ROLE, DecisionKind.KEEP])
def test_the_texts_of_the_hand_follow_the_language(qtbot: QtBot, english: Languages, kind: DecisionKind) -> None:
    window = in_the_middle(qtbot, Options(players=3), 2, kind)
    assert not stays_behind(english, [window])


def test_the_texts_of_the_page_at_the_end_follow_the_language(qtbot: QtBot, english: Languages) -> None:
    window = new_window(qtbot)
    window.services.preferences.change(motion=Motion.ON, pace=Pace.NORMAL)
    play_last_move(window)
    page = window.end_presenter.ceremony
    assert page is not None
    qtbot.waitUntil(lambda: page._clock.state() == page._clock.State.Running)
    page._clock.pause()
    page._count(0, 0.5)
    assert page._source.text()
    assert not stays_behind(english, [window])
    window.pages.close_page()


def test_the_texts_of_the_new_game_dialog_follow_the_language(qtbot: QtBot, english: Languages) -> None:
    dialog = NewPuertoRicoDialog(Choices(PuertoRicoOptions(edition=Edition.SPECIAL_1897, players=3, puertomas=1)))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.rows[0].name.setText("")
    dialog.accept()
    assert dialog.complaint.text()
    assert not stays_behind(english, [dialog])
