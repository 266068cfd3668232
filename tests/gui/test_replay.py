"""Looking back: every step with button and key, the slider, the log, and what the table does meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.replay import STEPS
from puertorico_desktop.gui.theme import Scheme
from puertorico_desktop.gui.windows.log_panel import LogView
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from tests.gui.hands import LEFT, click, new_window
from tests.gui.table import bots_of, play

KEYS = {
    "start": (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier),
    "round_back": (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier),
    "turn_back": (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier),
    "back": (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier),
    "forward": (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier),
    "turn_forward": (Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier),
    "round_forward": (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier),
    "end": (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier),
}
NO_KEYS = Qt.KeyboardModifier.NoModifier


def advance(window: MainWindow, plies: int | None = None) -> None:
    """Let a sound player play for everybody, to the end if no number is given."""
    session, bot = window.session, make_bot("simple", 1)
    while session.decision is not None and (plies is None or session.ply < plies):
        view = session.game.determinize(session.decision.seat, Rng.from_seed(session.ply))
        assert session.submit(bot.choose(view), session.ply)
    QApplication.processEvents()


def played(qtbot: QtBot, plies: int | None = 90, kinds: str = "ppp", scheme: Scheme = Scheme.LIGHT) -> MainWindow:
    """A window with the middle of a game on it."""
    window = new_window(qtbot, kinds, scheme=scheme)
    advance(window, plies)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def press_key(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or window, key, modifiers)
    QApplication.processEvents()


def shown(window: MainWindow) -> int:
    """The ply that is shown, which the bar, the log and the boards have to agree on."""
    session, table = window.session, window.table
    assert table.replay_bar.isVisible() == session.is_looking_back
    assert table.prompt.isVisible() != session.is_looking_back
    if session.is_looking_back:
        assert table.replay_bar.slider.value() == session.shown_ply
        assert table.replay_bar.slider.maximum() == session.ply
        assert table.log.view.lines.shown_ply == session.shown_ply
    return session.shown_ply


def line_at(log: LogView, row: int) -> LogItem:
    item = log.model().index(row, 0).data(Qt.ItemDataRole.UserRole)
    assert isinstance(item, LogItem)
    return item


def click_line(log: LogView, row: int) -> None:
    """Scroll to a line of the log and click on it."""
    index = log.model().index(row, 0)
    log.scrollTo(index)
    point = log.visualRect(index).center()
    QTest.mouseMove(log.viewport(), point)
    QTest.mouseClick(log.viewport(), LEFT, NO_KEYS, point)
    QApplication.processEvents()


# -- steps --------------------------------------------------------------------------------------------------------


def expected(window: MainWindow, step: str) -> int:
    """Where a step has to lead."""
    course, here = window.session.course, window.session.shown_ply
    stops = {
        "start": [0],
        "end": [course.ply],
        "back": [here - 1],
        "forward": [here + 1],
        "turn_back": course.turns(),
        "turn_forward": [*course.turns(), course.ply],
        "round_back": course.rounds(),
        "round_forward": [*course.rounds(), course.ply],
    }[step]
    before = step in STEPS[: len(STEPS) // 2]
    return max(ply for ply in stops if ply < here) if before else min(ply for ply in stops if ply > here)


@pytest.mark.parametrize("way", ["button", "key", "menu"])
def test_every_step_with_button_key_and_menu(qtbot: QtBot, way: str) -> None:
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
        assert window.session.game == window.session.course.record.at(wanted)
        assert window.session.ply == 90


def test_steps_that_lead_nowhere_are_disabled(qtbot: QtBot) -> None:
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


def test_before_the_first_move_there_is_nothing_to_look_back_at(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.replay.look()
    assert not window.session.is_looking_back
    assert not window.replay.actions["look"].isEnabled()
    play(window.session, CHOOSE[Role.BUILDER])
    assert window.replay.actions["look"].isEnabled()


def test_a_step_held_down_goes_on(qtbot: QtBot) -> None:
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
def test_return_goes_on_with_the_game(qtbot: QtBot, way: str) -> None:
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


def test_the_bar_tells_where_one_is_and_what_was_decided_next(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    play(window.session, CHOOSE[Role.BUILDER], PASS, PASS)
    bar = window.table.replay_bar
    window.session.look_back(0)
    assert bar.heading.text() == "Looking back: round 1, Anna's turn"
    assert bar.detail.text() == "1 of 3: Anna chooses the Builder."
    window.session.look_back(2)
    assert bar.heading.text() == "Looking back: round 1, Anna's turn"
    assert bar.detail.text() == "3 of 3: Ben passes."
    assert (bar.accessibleName(), bar.accessibleDescription()) == (bar.heading.text(), bar.detail.text())
    window.session.look_back(3)
    assert bar.detail.text() == "This is where the game stands."


def test_every_decision_has_words(qtbot: QtBot) -> None:
    window = played(qtbot, plies=None)
    session, bar = window.session, window.table.replay_bar
    for ply, move in enumerate(session.course.moves):
        session.look_back(ply)
        assert session.names[move.seat] in bar.detail.text()
    session.look_back(session.ply)
    assert bar.heading.text() == f"Looking back: the end, round {session.game.round}"


def test_the_slider_follows_the_mouse(qtbot: QtBot) -> None:
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


def test_the_slider_knows_wheel_and_arrows(qtbot: QtBot) -> None:
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


def test_the_slider_tells_what_lies_under_the_pointer(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    slider = window.table.replay_bar.slider
    for ply, words in ((0, "Round 1: 1 of 90"), (window.session.course.rounds()[2], "Round 3"), (90, "90 of 90")):
        place = QPoint(round(slider.place_of(ply)), 3)
        QApplication.sendEvent(slider, QHelpEvent(QEvent.Type.ToolTip, place, slider.mapToGlobal(place)))
        assert words in QToolTip.text()
    QToolTip.hideText()


def test_everything_on_the_bar_is_named_with_its_key(qtbot: QtBot) -> None:
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
def test_the_bar_takes_the_place_of_the_prompt(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = played(qtbot, kinds="ppppp")
    window.resize(*size)
    QApplication.processEvents()
    place, market = window.table.prompt.geometry(), window.table.common.market.size()
    for ply in range(90):
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


def test_the_bar_fits_the_smallest_table(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    hint = window.table.replay_bar.minimumSizeHint()
    assert hint.width() <= 900
    assert hint.height() <= window.table.replay_bar.height()


@pytest.mark.parametrize("scheme", list(Scheme))
def test_both_schemes_paint_the_bar(qtbot: QtBot, scheme: Scheme) -> None:
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


def test_another_language_renews_every_word_of_the_bar(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    bar = window.table.replay_bar
    heading = bar.heading.text()
    bar.heading.setText("?")
    bar.return_button.setText("?")
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert (bar.heading.text(), bar.return_button.text()) == (heading, "Return to the game")


# -- the log ------------------------------------------------------------------------------------------------------


def test_a_click_on_a_line_shows_the_table_after_it(qtbot: QtBot) -> None:
    window = played(qtbot)
    log = window.table.log.view
    rows = log.model().rowCount()
    for row in (rows // 2, 3, rows - 1, 0):
        click_line(log, row)
        assert shown(window) == line_at(log, row).ply + 1
        assert log.model().rowCount() == rows
    assert not window.table.replay_bar.steps["start"].isHidden()
    assert log.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor


def test_the_pointer_is_no_hand_where_there_is_no_line(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    play(window.session, CHOOSE[Role.BUILDER])
    QApplication.processEvents()
    log = window.table.log.view
    QTest.mouseMove(log.viewport(), log.visualRect(log.model().index(0, 0)).center())
    assert log.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert window.statusBar().currentMessage() == "Show the table after this"
    below = QPoint(20, log.viewport().height() - 3)
    QTest.mouseMove(log.viewport(), below)
    assert log.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    assert window.statusBar().currentMessage() == ""
    QTest.mouseClick(log.viewport(), LEFT, NO_KEYS, below)
    assert not window.session.is_looking_back


def test_the_last_line_of_a_running_game_shows_the_game_as_it_stands(qtbot: QtBot) -> None:
    window = played(qtbot)
    before = window.session.game.copy()
    click_line(window.table.log.view, window.table.log.view.model().rowCount() - 1)
    assert shown(window) == 90
    assert window.session.is_looking_back
    assert window.session.game == before
    press_key(window, Qt.Key.Key_Escape)
    assert not window.session.is_looking_back


def test_the_log_is_walked_with_the_keyboard(qtbot: QtBot) -> None:
    window = played(qtbot)
    log = window.table.log.view
    log.setFocus(Qt.FocusReason.TabFocusReason)
    assert log.currentIndex().row() == log.model().rowCount() - 1
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        for _ in range(9):
            press_key(window, Qt.Key.Key_Up)
        row = log.currentIndex().row()
        press_key(window, key)
        assert shown(window) == line_at(log, row).ply + 1
        assert QApplication.focusWidget() is log
    here = shown(window)
    press_key(window, Qt.Key.Key_Left)
    assert shown(window) == here - 1
    press_key(window, Qt.Key.Key_Escape)
    assert log.currentIndex().row() == log.model().rowCount() - 1


def test_the_log_marks_where_one_is_and_keeps_it_in_sight(qtbot: QtBot) -> None:
    window = played(qtbot, plies=150)
    log = window.table.log.view
    bar = log.verticalScrollBar()
    for ply in (150, 75, 30, 31, 1, 149):
        window.session.look_back(ply)
        row = log.currentIndex().row()
        marked = line_at(log, row)
        assert log.lines.here == marked.ref
        assert marked.ply == ply - 1
        assert row + 1 == log.model().rowCount() or line_at(log, row + 1).ply >= ply
        assert log.viewport().rect().contains(log.visualRect(log.currentIndex()))
    window.session.look_back(0)
    assert log.lines.here == ""
    assert bar.value() == 0
    window.session.return_to_game()
    assert log.lines.here == ""
    assert log.lines.shown_ply is None
    assert bar.value() == bar.maximum()
    advance(window, 160)
    assert bar.value() == bar.maximum()


def darkest(log: LogView, row: int) -> int:
    """The lightness of the darkest point of a line's words."""
    rect = log.visualRect(log.model().index(row, 0))
    picture = log.viewport().grab(rect).toImage()
    points = [(x, y) for x in range(22, picture.width() - 4) for y in range(picture.height())]
    return min(picture.pixelColor(x, y).lightness() for x, y in points)


def test_later_lines_are_dim_and_are_read_out_as_later(qtbot: QtBot) -> None:
    window = played(qtbot)
    log = window.table.log.view
    window.session.look_back(60)
    row = log.currentIndex().row()
    assert darkest(log, row + 1) > darkest(log, row) + 30
    assert darkest(log, row - 1) < darkest(log, row + 1) - 30
    spoken = [log.model().index(r, 0).data(Qt.ItemDataRole.AccessibleTextRole) for r in (row, row + 1)]
    words = [log.model().index(r, 0).data() for r in (row, row + 1)]
    assert spoken == [words[0], f"Later: {words[1]}"]
    window.session.return_to_game()
    assert log.model().index(row + 1, 0).data(Qt.ItemDataRole.AccessibleTextRole) == words[1]


# -- meanwhile ----------------------------------------------------------------------------------------------------


def test_nothing_can_be_touched(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    play(window.session, CHOOSE[Role.BUILDER], PASS, PASS, PASS)
    window.session.look_back(0)
    QApplication.processEvents()
    assert window.interaction.sources() == set()
    assert window.interaction.buttons() == []
    assert not any(action.isEnabled() for action in window.menus.answer_actions.values())
    assert not window.menus.undo_action.isEnabled()
    with qtbot.waitSignal(window.interaction.refused) as blocker:
        click(window, "role:builder")
    assert blocker.args == ["You are looking back. Return to the game to move."]
    assert window.interaction.prompt().heading == "You are looking back"
    assert window.interaction.reason("role:builder", "player") == blocker.args[0]
    assert window.session.ply == 4
    QToolTip.hideText()


def test_the_end_of_a_finished_game_can_be_seen_again(qtbot: QtBot) -> None:
    window = played(qtbot, plies=None)
    assert isinstance(window.dialogs.dialog, ScoreSheetDialog)
    window.dialogs.close()
    qtbot.waitUntil(window.isActiveWindow)
    press_key(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert shown(window) == window.session.ply - 1
    press_key(window, Qt.Key.Key_Right)
    assert shown(window) == window.session.ply
    assert not window.replay.actions["branch"].isEnabled()
    with qtbot.waitSignal(window.interaction.refused) as blocker:
        click(window, "role:mayor")
    assert blocker.args == ["You are looking back. Return to the game to move."]
    press_key(window, Qt.Key.Key_Escape)
    assert window.dialogs.dialog is None
    assert window.interaction.prompt().heading == "The game is over"
    QToolTip.hideText()


def test_bots_wait_while_somebody_looks_back(qtbot: QtBot) -> None:
    window = new_window(qtbot, "bbb")
    session = window.session
    for ply in range(6):
        bots_of(session).answer()
        qtbot.waitUntil(lambda: session.ply == ply + 1)  # noqa: B023
    press_key(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    asked = len(bots_of(session).requests)
    bots_of(session).answer()
    for _ in range(4):
        press_key(window, Qt.Key.Key_Left)
    qtbot.wait(20)
    assert (shown(window), session.ply, len(bots_of(session).requests)) == (1, 6, asked)
    press_key(window, Qt.Key.Key_Escape)
    assert len(bots_of(session).requests) == asked + 1
    bots_of(session).answer()
    qtbot.waitUntil(lambda: session.ply == 7)
    session.close()


def test_another_game_ends_looking_back(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    window.session.start(window.session.setup.again())
    QApplication.processEvents()
    assert shown(window) == 0
    assert window.table.prompt.isVisible()
    assert window.table.log.view.lines.shown_ply is None


# -- the keyboard -------------------------------------------------------------------------------------------------


def test_arrows_do_nothing_to_the_course_while_playing(qtbot: QtBot) -> None:
    window = played(qtbot)
    roles = window.table.common.roles
    roles.setFocus(Qt.FocusReason.TabFocusReason)
    for key, modifiers in KEYS.values():
        press_key(window, key, modifiers)
        assert not window.session.is_looking_back
    press_key(window, Qt.Key.Key_Home)
    press_key(window, Qt.Key.Key_Right)
    assert roles.currentIndex().row() == 1


def test_the_keyboard_comes_back_to_where_it_was(qtbot: QtBot) -> None:
    window = played(qtbot)
    view = [view for view in window.table.views if view.first_source() is not None][-1]
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.setCurrentIndex(view.model().index(1, 0))
    press_key(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is window.table.replay_bar.slider
    press_key(window, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is view
    assert view.is_played_by_key
    assert view.currentIndex().row() == 1


def test_whoever_plays_with_the_mouse_sees_no_ring_afterwards(qtbot: QtBot) -> None:
    window = played(qtbot)
    click(window, "market:wharf")
    QToolTip.hideText()
    window.replay.look()
    press_key(window, Qt.Key.Key_Escape)
    assert not any(view.is_played_by_key for view in window.table.views)


def test_boards_of_the_past_are_read_with_the_arrows(qtbot: QtBot) -> None:
    window = played(qtbot)
    window.session.look_back(50)
    market = window.table.common.market
    market.setFocus(Qt.FocusReason.TabFocusReason)
    market.setCurrentIndex(market.model().index(0, 0))
    press_key(window, Qt.Key.Key_Right)
    assert shown(window) == 50
    assert market.currentIndex().row() != 0
    press_key(window, *KEYS["turn_back"])
    assert shown(window) < 50
    click(window, "market:wharf")
    QToolTip.hideText()
    here = shown(window)
    press_key(window, Qt.Key.Key_Left)
    assert shown(window) == here - 1
