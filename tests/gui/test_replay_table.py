"""Looking back: navigating with the log, the table meanwhile, and the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.gui.views.log_delegate import readable_part
from puertorico_desktop.gui.windows.log_panel import LogView
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from tests.gui.hands import LEFT, click, new_window
from tests.gui.past import KEYS, NO_KEYS, click_line, line_at, played, press_key, shown
from tests.gui.table import bots_of, play

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


def test_the_current_log_line_stays_visible_when_the_log_gets_lower(qtbot: QtBot) -> None:
    window = played(qtbot)
    panel = window.table.log
    log, last = panel.view, panel.view.model().rowCount() - 1
    for row in (last - 2, last // 2):
        panel.setMaximumHeight(1000)
        QApplication.processEvents()
        click_line(log, row)
        panel.setMaximumHeight(70)
        QApplication.processEvents()
        assert log.viewport().height() < 70
        here = log.model().row_before(shown(window))
        assert here is not None
        assert log.viewport().rect().contains(log.visualRect(log.model().index(here, 0)))


def test_the_cursor_is_a_hand_only_over_log_lines(qtbot: QtBot) -> None:
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


def test_the_last_log_line_shows_the_current_position(qtbot: QtBot) -> None:
    window = played(qtbot)
    before = window.session.game.copy()
    click_line(window.table.log.view, window.table.log.view.model().rowCount() - 1)
    assert shown(window) == 90
    assert window.session.is_looking_back
    assert window.session.game == before
    press_key(window, Qt.Key.Key_Escape)
    assert not window.session.is_looking_back


def test_positions_are_chosen_in_the_log_with_the_keyboard(qtbot: QtBot) -> None:
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


def test_the_log_marks_the_shown_position_and_scrolls_to_it(qtbot: QtBot) -> None:
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
    play(window.session, window.session.game.legal_actions()[0])
    assert bar.value() == bar.maximum()


@pytest.mark.parametrize(
    ("top", "part"),
    [(0, (0, 41)), (-1, (19, 20)), (-20, (0, 20)), (-21, None), (70, (70, 20)), (81, None), (60, (60, 40))],
)
def test_the_lines_of_an_entry_that_fit_are_readable(top: int, part: tuple[int, int] | None) -> None:
    """The entry has two lines of 20 pixels, the viewport a height of 100."""
    found = readable_part(QRect(0, top, 50, 41), 20, 100)
    assert (None if found.isEmpty() else (found.top(), found.height())) == part


@pytest.mark.parametrize("cut", [7, 19, 27])
def test_log_lines_are_painted_whole_or_not_at_all(qtbot: QtBot, cut: int) -> None:
    window = played(qtbot, plies=150)
    log = window.table.log.view
    bar, wide = log.verticalScrollBar(), log.viewport().width() - 4
    bar.setValue(bar.maximum() - cut)
    QApplication.processEvents()
    picture = log.viewport().grab().toImage()
    heights = range(picture.height())
    is_dark = [any(picture.pixelColor(x, y).lightness() < 110 for x in range(22, wide)) for y in heights]
    seen = 0
    for row in range(log.model().rowCount()):
        rect = log.visualRect(log.model().index(row, 0))
        if not rect.intersects(log.viewport().rect()):
            continue
        part = log.lines.readable_part(rect, log.model().index(row, 0), log)
        inside = rect.intersected(log.viewport().rect())
        assert log.viewport().rect().contains(part) or part.isEmpty()
        for top, bottom in ((inside.top(), part.top()), (part.bottom() + 1, inside.bottom() + 1)):
            assert part.isEmpty() or not any(is_dark[top:bottom])
        assert any(is_dark[inside.top() : inside.bottom() + 1]) != part.isEmpty()
        assert part.isEmpty() or log.indexAt(part.center()).row() == row
        assert inside.top() >= part.top() or not log.indexAt(inside.topLeft()).isValid()
        seen += not part.isEmpty()
    assert seen > 3


def test_the_last_line_of_an_entry_cut_off_at_the_top_is_painted(qtbot: QtBot) -> None:
    window = played(qtbot, plies=150)
    log = window.table.log.view
    heights = [log.sizeHintForRow(row) for row in range(log.model().rowCount())]
    row = next(row for row, height in enumerate(heights) if height >= 2 * min(heights) - 2)
    log.verticalScrollBar().setValue(sum(heights[:row]) + min(heights) // 2)
    QApplication.processEvents()
    rect = log.visualRect(log.model().index(row, 0))
    picture = log.viewport().grab().toImage()
    dark = [
        y for y in range(rect.bottom()) if any(picture.pixelColor(x, y).lightness() < 110 for x in range(22, 150))
    ]
    assert rect.top() < 0
    assert dark
    assert dark[0] >= rect.top() + min(heights) - 3


def test_the_crest_stays_beside_the_lines_of_an_entry_cut_off_at_the_top(qtbot: QtBot) -> None:
    window = played(qtbot, plies=150)
    log = LogView(window.table.log.view.model(), window.table.log.view._renderer)  # type: ignore[arg-type]
    qtbot.addWidget(log)
    log.resize(150, 200)
    log.show()
    qtbot.waitExposed(log)
    rows = range(log.model().rowCount())
    heights = [log.sizeHintForRow(row) for row in rows]
    entries = [log.model().index(row, 0).data(Qt.ItemDataRole.UserRole) for row in rows]
    row = next(row for row in rows if entries[row].seat is not None and heights[row] >= 3 * min(heights) - 4)

    def crest(shift: int) -> list[bool]:
        """Returns for each row of pixels at the top whether the crest is painted there."""
        log.verticalScrollBar().setValue(sum(heights[:row]) + shift)
        QApplication.processEvents()
        assert log.visualRect(log.model().index(row, 0)).top() == -shift
        picture = log.viewport().grab().toImage()
        ground = picture.pixelColor(0, 0)
        return [any(picture.pixelColor(x, y) != ground for x in range(1, 18)) for y in range(min(heights))]

    line = min(heights) - 1
    whole = crest(0)
    assert any(whole)
    assert abs(sum(crest(line)) - sum(whole)) <= 1, "the first line is cut off"
    assert any(crest(2 * line)), "the first two lines are cut off"


def darkest(log: LogView, row: int) -> int:
    """Returns the lightness of the darkest pixel of the text of a line."""
    rect = log.visualRect(log.model().index(row, 0))
    picture = log.viewport().grab(rect).toImage()
    points = [(x, y) for x in range(22, picture.width() - 4) for y in range(picture.height())]
    return min(picture.pixelColor(x, y).lightness() for x, y in points)


def test_later_log_lines_are_paler_and_announced_as_later(qtbot: QtBot) -> None:
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


# -- the table meanwhile ------------------------------------------------------------------------------------------


def test_no_piece_can_be_moved_while_looking_back(qtbot: QtBot) -> None:
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


def test_looking_back_at_a_finished_game_reaches_its_end(qtbot: QtBot) -> None:
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


def test_bots_do_not_move_while_looking_back(qtbot: QtBot) -> None:
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
    window.session.start(window.session.setup.with_seed())
    QApplication.processEvents()
    assert shown(window) == 0
    assert window.table.prompt.isVisible()
    assert window.table.log.view.lines.shown_ply is None


# -- the keyboard -------------------------------------------------------------------------------------------------


def test_keys_of_steps_have_no_effect_while_playing(qtbot: QtBot) -> None:
    window = played(qtbot)
    roles = window.table.common.roles
    roles.setFocus(Qt.FocusReason.TabFocusReason)
    for key, modifiers in KEYS.values():
        press_key(window, key, modifiers)
        assert not window.session.is_looking_back
    press_key(window, Qt.Key.Key_Home)
    press_key(window, Qt.Key.Key_Right)
    assert roles.currentIndex().row() == 1


def test_returning_to_the_game_restores_the_focus(qtbot: QtBot) -> None:
    window = played(qtbot)
    view = [view for view in window.table.views if view.next_source() is not None][-1]
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.setCurrentIndex(view.model().index(1, 0))
    press_key(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is window.table.replay_bar.slider
    press_key(window, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is view
    assert view.is_played_by_key
    assert view.currentIndex().row() == 1


def test_returning_to_the_game_shows_no_focus_ring_to_mouse_users(qtbot: QtBot) -> None:
    window = played(qtbot)
    click(window, "market:wharf")
    QToolTip.hideText()
    window.replay.look()
    press_key(window, Qt.Key.Key_Escape)
    assert not any(view.is_played_by_key for view in window.table.views)


def test_arrow_keys_navigate_boards_while_looking_back(qtbot: QtBot) -> None:
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


@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_escape_closes_an_enlarged_board_before_it_returns_to_the_game(qtbot: QtBot, is_elsewhere: bool) -> None:
    window = played(qtbot)
    table = window.table
    click_line(table.log.view, 5)
    here = shown(window)
    table.opponents[0].enlarged.emit()
    if is_elsewhere:
        table.log.view.setFocus()
    assert table.close_ups.shown is not None
    press_key(window, Qt.Key.Key_Escape)
    assert table.close_ups.shown is None
    assert shown(window) == here
    assert window.session.is_looking_back
    press_key(window, Qt.Key.Key_Escape)
    assert not window.session.is_looking_back
