"""Looking back: each step with button, key and menu, the bar and its slider."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS, AcceptBenefit, Build, Pass
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Edition, Selection
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.play.replay import STEPS
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.puertorico.texts.replay import decided
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Match
from puertorico_desktop.match.record import GameRecord
from tests.gui.hands import LEFT, new_window
from tests.gui.past import KEYS, NO_KEYS, played, press_key, shown
from tests.gui.table import new_session, play

# -- steps --------------------------------------------------------------------------------------------------------


def expected(window: MainWindow, step: str) -> int:
    """Returns the ply to which a step has to lead."""
    match, here = window.session.match, window.session.shown_ply
    stops = {
        "start": [0],
        "end": [match.ply],
        "back": [here - 1],
        "forward": [here + 1],
        "turn_back": match.turns(),
        "turn_forward": [*match.turns(), match.ply],
        "round_back": match.rounds(),
        "round_forward": [*match.rounds(), match.ply],
    }[step]
    before = step in STEPS[: len(STEPS) // 2]
    return max(ply for ply in stops if ply < here) if before else min(ply for ply in stops if ply > here)


@pytest.mark.parametrize("way", ["button", "key", "menu"])
def test_every_step_works_with_button_key_and_menu(qtbot: QtBot, way: str) -> None:
    window = played(qtbot)
    window.replay.actions["look"].trigger()
    assert shown(window) == 89
    there = "back turn_back turn_back round_back round_back forward turn_forward back round_forward end start"
    back = "round_forward turn_forward turn_forward end round_back"
    for step in f"{there} {back}".split():
        wanted = expected(window, step)
        if way == "button":
            QTest.mouseClick(window.table.replay_bar.steps[step], LEFT)
        elif way == "key":
            press_key(window, *KEYS[step])
        else:
            window.replay.actions[step].trigger()
        assert shown(window) == wanted, step
        assert window.session.game == window.session.match.record.position_at(wanted)
        assert window.session.ply == 90


def test_steps_beyond_the_first_and_last_position_are_disabled(qtbot: QtBot) -> None:
    window = played(qtbot)
    actions, bar = window.replay.actions, window.table.replay_bar
    backwards, forwards = STEPS[:4], STEPS[4:]
    assert [name for name, action in actions.items() if action.isEnabled()] == ["look"]
    window.session.look_back(0)
    assert not any(actions[step].isEnabled() or bar.steps[step].isEnabled() for step in backwards)
    assert all(actions[step].isEnabled() and bar.steps[step].isEnabled() for step in forwards)
    window.session.look_back(90)
    assert not any(actions[step].isEnabled() for step in forwards)
    assert all(actions[step].isEnabled() for step in backwards)
    assert not actions["look"].isEnabled()
    assert actions["branch"].isEnabled()
    for key, modifiers in (KEYS[step] for step in forwards):
        press_key(window, key, modifiers)
        assert shown(window) == 90


def test_looking_back_is_disabled_before_the_first_move(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.replay.look()
    assert not window.session.is_looking_back
    assert not window.replay.actions["look"].isEnabled()
    play(window.session, CHOOSE[Role.BUILDER])
    assert window.replay.actions["look"].isEnabled()


def test_a_step_button_held_down_repeats(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    back = window.table.replay_bar.steps["back"]
    back.setAutoRepeatDelay(20)
    back.setAutoRepeatInterval(5)
    QTest.mousePress(back, LEFT)
    qtbot.waitUntil(lambda: window.session.shown_ply < 45)
    QTest.mouseRelease(back, LEFT)
    assert shown(window) < 45


@pytest.mark.parametrize("way", ["button", "key"])
def test_return_continues_the_game(qtbot: QtBot, way: str) -> None:
    window = played(qtbot)
    before, heading = window.session.game.copy(), window.table.prompt.heading.text()
    press_key(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    press_key(window, Qt.Key.Key_Home)
    assert shown(window) == 0
    if way == "button":
        QTest.mouseClick(window.table.replay_bar.return_button, LEFT)
    else:
        press_key(window, Qt.Key.Key_Escape)
    assert shown(window) == 90
    assert not window.session.is_looking_back
    assert window.session.game == before
    assert window.table.prompt.heading.text() == heading
    assert window.interaction.sources() or window.interaction.buttons()


# -- the bar ------------------------------------------------------------------------------------------------------


def test_the_bar_shows_the_position_and_the_next_decision(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    play(window.session, CHOOSE[Role.BUILDER], PASS, PASS)
    bar = window.table.replay_bar
    window.session.look_back(0)
    assert bar.heading.text() == "Looking back: round 1, Anna's turn"
    assert bar.detail.text() == "1 of 3, next: Anna chooses the Builder."
    window.session.look_back(2)
    assert bar.heading.text() == "Looking back: round 1, Anna's turn"
    assert bar.detail.text() == "3 of 3, next: Ben builds nothing."
    assert (bar.accessibleName(), bar.accessibleDescription()) == (bar.heading.text(), bar.detail.text())
    window.session.look_back(3)
    assert bar.detail.text() == "This is where the game stands."


def test_every_decision_has_a_text_on_the_bar(qtbot: QtBot) -> None:
    window = played(qtbot, plies=None)
    session, bar = window.session, window.table.replay_bar
    for ply, move in enumerate(session.match.moves):
        session.look_back(ply)
        assert session.names[move.seat] in bar.detail.text()
    session.look_back(session.ply)
    assert bar.heading.text() == f"Looking back: the end, round {session.game.round}"


@pytest.mark.parametrize("asking", [False, True])
def test_every_decision_of_the_expansions_has_a_text(asking: bool) -> None:
    """Also those that only lead to another decision: a building paid for in kind, guests that stay."""
    told = set()
    for seed in range(12):
        session = new_session(
            "pppp",
            seed,
            edition=Edition.SPECIAL_1897 if seed % 2 else Edition.CLASSIC,
            expansions=PUBLISHED,
            buildings=Selection.RANDOM,
            ask_optional_benefits=asking,
        )
        rng = Rng.from_seed(seed)
        while session.decision is not None:
            session.submit(rng.choose(session.game.legal_actions()), session.ply)
        at = LogContext(session.names, session.words, session.game.ships)
        for move in session.match.moves:
            words = decided(move, at)
            assert session.names[move.seat] in words
            if not move.events:
                told.add((type(move.action), words.removeprefix(session.names[move.seat])))
    assert {kind for kind, _ in told} == {Build, Pass, *((AcceptBenefit,) if asking else ())}
    assert (Pass, " passes.") in told
    assert any("has yet to pay for it" in words for _, words in told)


def test_the_slider_follows_clicks_and_drags(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(89)
    slider = window.table.replay_bar.slider
    y = slider.height() // 2
    for ply in (0, 90, 41):
        QTest.mouseClick(slider, LEFT, NO_KEYS, QPoint(round(slider.place_of(ply)), y))
        assert shown(window) == ply
    QTest.mousePress(slider, LEFT, NO_KEYS, QPoint(round(slider.place_of(10)), y))
    for ply in (20, 33, 12):
        QTest.mouseMove(slider, QPoint(round(slider.place_of(ply)), y))
        QApplication.processEvents()
        assert shown(window) == ply
    QTest.mouseRelease(slider, LEFT, NO_KEYS, QPoint(-40, y))
    QTest.mouseMove(slider, QPoint(round(slider.place_of(60)), y))
    QApplication.processEvents()
    assert shown(window) == 12
    QTest.mouseClick(slider, Qt.MouseButton.RightButton, NO_KEYS, QPoint(1, y))
    assert shown(window) == 12


def test_the_slider_is_moved_with_wheel_and_arrow_keys(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    slider = window.table.replay_bar.slider
    assert QApplication.focusWidget() is slider
    press_key(window, Qt.Key.Key_Up)
    assert shown(window) == 51
    press_key(window, Qt.Key.Key_Down)
    press_key(window, Qt.Key.Key_Down)
    assert shown(window) == 49
    place = slider.rect().center()
    turned = QWheelEvent(
        place, slider.mapToGlobal(place), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, NO_KEYS,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(slider, turned)
    assert shown(window) > 49


def test_the_tool_tip_of_the_slider_names_round_and_decision(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    slider = window.table.replay_bar.slider
    for ply, words in ((0, "Round 1: 1 of 90"), (window.session.match.rounds()[2], "Round 3"), (90, "90 of 90")):
        place = QPoint(round(slider.place_of(ply)), 3)
        QApplication.sendEvent(slider, QHelpEvent(QEvent.Type.ToolTip, place, slider.mapToGlobal(place)))
        assert words in QToolTip.text()
    QToolTip.hideText()


def test_rounds_are_counted_from_that_of_the_position_from_which_the_match_starts(qtbot: QtBot) -> None:
    before = played(qtbot).session.match
    third = before.rounds()[2]
    start = before.record.position_at(third)
    match = Match(before.setup, GameRecord(before.setup.options, 1, start=start))
    assert match.first_round == start.round == 3
    for move in before.moves[third:]:
        match.play(move.action)
    window = new_window(qtbot)
    window.session.open(match)
    window.session.look_back(0)
    slider = window.table.replay_bar.slider
    for ply, number in ((0, 3), (match.rounds()[1], 4)):
        place = QPoint(round(slider.place_of(ply)), 3)
        QApplication.sendEvent(slider, QHelpEvent(QEvent.Type.ToolTip, place, slider.mapToGlobal(place)))
        assert f"Round {number}" in QToolTip.text()
    QToolTip.hideText()


def test_buttons_of_the_bar_have_names_and_tool_tips_with_keys(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    bar = window.table.replay_bar
    buttons = [*bar.steps.values(), bar.branch_button, bar.return_button]
    assert len({button.accessibleName() for button in buttons}) == len(buttons)
    tips = {step: button.toolTip() for step, button in bar.steps.items()}
    assert tips["back"] == "Decision back (Left)"
    assert tips["turn_forward"] == "Turn forward (Ctrl+Right)"
    assert "(Esc)" in bar.return_button.toolTip()
    assert all("(" in button.toolTip() and "&" not in button.toolTip() for button in buttons)
    assert bar.slider.accessibleName() == "Decision"


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (2560, 1440), (3840, 2160)])
def test_the_bar_replaces_the_prompt(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = played(qtbot, kinds="ppppp")
    window.setUpdatesEnabled(False)  # only the geometry is checked
    window.resize(*size)
    for _ in range(2):  # menus and status line follow the size of the table
        QApplication.processEvents()
    place, market = window.table.prompt.geometry(), window.table.common.market.size()
    for ply in range(0, 90, 2):
        window.session.look_back(ply)
        QApplication.processEvents()
        bar = window.table.replay_bar
        assert bar.heading.natural_width() <= bar.heading.width()
    assert bar.geometry() == place
    assert window.table.common.market.size() == market
    assert (window.width(), window.height()) == size
    for button in (bar.branch_button, bar.return_button):
        assert button.width() >= button.sizeHint().width()
    inner = bar.rect()
    assert all(inner.contains(child.geometry()) for child in (bar.slider, bar.return_button, *bar.steps.values()))
    assert bar.slider.geometry().top() >= bar.return_button.geometry().bottom()


def test_the_bar_fits_into_the_smallest_table(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    hint = window.table.replay_bar.minimumSizeHint()
    assert hint.width() <= 900
    assert hint.height() <= window.table.replay_bar.height()


@pytest.mark.parametrize("scheme", list(Scheme))
def test_the_bar_is_painted_in_both_schemes(qtbot: QtBot, scheme: Scheme) -> None:
    window = played(qtbot, scheme=scheme)
    window.session.look_back(45)
    QApplication.processEvents()
    bar, theme = window.table.replay_bar, window.theme
    picture = bar.grab().toImage()
    middle = bar.slider.mapTo(bar, QPoint(round(bar.slider.place_of(45)), bar.slider.height() // 2))
    assert picture.pixelColor(middle) == theme.color("gold")
    for step, button in bar.steps.items():
        rect = button.geometry()
        colors = {picture.pixelColor(x, y).name() for x in range(rect.left(), rect.right()) for y in range(8, 24)}
        assert theme.color("bar_ink").name() in colors, step


def test_the_texts_of_the_bar_follow_the_language(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    bar = window.table.replay_bar
    heading = bar.heading.text()
    bar.heading.setText("?")
    bar.return_button.setText("?")
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert (bar.heading.text(), bar.return_button.text()) == (heading, "Return to the game")
