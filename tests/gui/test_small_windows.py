"""A window as small as a laptop's screen: the boards of others and the log are folded, and everything can be
reached."""

from statistics import fmean

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.base import Prospect, Thought
from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.windows.main_window import MINIMUM, MainWindow
from puertorico_desktop.gui.windows.side_column import DWELL_MS
from tests.gui.hands import make_smallest, new_window
from tests.gui.painted import Painted
from tests.gui.test_geometry import SMALL, assert_whole, language, mid_game, middles, resize_unpainted

__all__ = ["language"]


@pytest.fixture
def small(qtbot: QtBot) -> MainWindow:
    """A window for five on the smallest screen."""
    return resized(new_window(qtbot, "ppppp"), *SMALL)


def resized(window: MainWindow, width: int, height: int) -> MainWindow:
    window.resize(width, height)
    QApplication.processEvents()
    return window


def test_the_side_column_folds_and_unfolds(small: MainWindow) -> None:
    table = small.table
    assert table.side.folded
    assert not table.log.isVisible()
    assert table.side.tab.isVisible()
    assert table.own.width() > 0.95 * table.width()
    heads = [board.geometry() for board in table.opponents]
    assert len({rect.top() for rect in heads}) == 1
    assert all(view.isVisible() for board in table.opponents for view in board.views[:2])
    assert not any(view.isVisible() for board in table.opponents for view in board.spaces)
    resized(small, 1366, 768)
    assert not table.side.folded
    assert table.log.isVisible()
    assert not table.side.tab.isVisible()
    assert all(view.isVisible() for board in table.opponents for view in (*board.views[:2], *board.spaces))
    assert table.log.geometry().top() > table.opponents[-1].geometry().bottom()


def test_the_layout_after_enlarging_a_small_window_is_the_usual_one(qtbot: QtBot, small: MainWindow) -> None:
    other = resized(new_window(qtbot, "ppppp"), 1366, 768)
    resized(small, 1366, 768)
    assert [view.geometry() for view in small.table.views] == [view.geometry() for view in other.table.views]


def test_the_tab_opens_the_log(small: MainWindow) -> None:
    table = small.table
    table.side.tab.click()
    assert table.log.isVisible()
    assert table.rect().contains(table.log.geometry())
    assert table.log.geometry().top() > table.prompt.geometry().bottom()
    table.side.tab.click()
    assert not table.log.isVisible()


def test_the_tab_says_that_a_card_covers_the_table(small: MainWindow) -> None:
    table = small.table
    card = QWidget()
    table.log.lay_over(card)
    table.show_log()
    assert (table.side.tab.text(), bool(table.side.tab.toolTip())) == ("Card", True)
    table.side.tab.click()
    assert not card.isVisible()
    table.side.tab.click()
    assert card.isVisible()
    table.log.toggle_guest()
    assert (table.side.tab.text(), table.side.tab.toolTip()) == ("Log", "")
    assert table.log.back_button.text() == "Card"
    table.log.clear(card)
    card.deleteLater()


def test_the_advice_is_shown_in_the_place_of_the_log(small: MainWindow) -> None:
    table = small.table
    place = table.advice._place
    assert table.rect().contains(place)
    assert place.width() < table.width() / 2


def test_long_advice_in_large_letters_does_not_cover_the_prompt(small: MainWindow) -> None:
    make_smallest(small)
    table, service = small.table, small.interaction.hint_service
    for rows in (1, 5):
        options = tuple(Prospect(CHOOSE[role], 1, 0.5, ((0.0,) * 3,) * 5) for role in list(Role)[:rows])
        service.thought = Thought(0, options, equal=rows)
        table.advice.refresh()
        table.advice.summary.show_words("Coffee plantation and Coffee Roaster; " * 12, "No difference.")
        table.advice._fit()
        panel = table.advice.geometry()
        assert panel.top() > table.prompt.geometry().bottom()
        assert panel.bottom() < table.height()
        assert table.advice.list.height() > 0


def test_hovering_over_a_folded_board_opens_it(
    qtbot: QtBot, small: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = small.table
    place = [table.opponents[1].geometry().center()]
    monkeypatch.setattr(QCursor, "pos", lambda: table.mapToGlobal(place[0]))
    table.side._dwell.start()
    qtbot.waitUntil(lambda: table.close_ups.shown is not None, timeout=20 * DWELL_MS)
    shown = table.close_ups.shown
    assert shown is table.close_ups._made[2]
    assert shown.geometry().top() >= table.opponents[1].geometry().bottom()
    place[0] = shown.geometry().center()
    table.close_ups._look_after_pointer()
    assert table.close_ups.shown is shown
    place[0] = QPoint(5, table.height() - 5)
    table.close_ups._look_after_pointer()
    assert table.close_ups.shown is None


def test_a_click_keeps_the_board_open(small: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = small.table
    monkeypatch.setattr(QCursor, "pos", lambda: table.mapToGlobal(QPoint(5, table.height() - 5)))
    table.close_ups.peek(1)
    shown = table.close_ups.shown
    table.opponents[0].enlarged.emit()
    table.close_ups._look_after_pointer()
    assert table.close_ups.shown is shown
    table.close_ups.peek(2)
    assert table.close_ups.shown is shown
    table.opponents[0].enlarged.emit()
    assert table.close_ups.shown is None


def test_opening_a_board_by_hovering_does_not_change_the_focus(small: MainWindow) -> None:
    table, view = small.table, small.table.own.views[2]
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    table.close_ups.peek(1)
    assert QApplication.focusWidget() is view
    assert not view.is_played_by_key


@pytest.mark.parametrize("reason", [Qt.FocusReason.MouseFocusReason, Qt.FocusReason.TabFocusReason])
def test_closing_an_enlarged_board_returns_the_focus(small: MainWindow, reason: Qt.FocusReason) -> None:
    table, view = small.table, small.table.own.views[2]
    view.setFocus(reason)
    by_key = view.is_played_by_key
    for place in (0, 1):  # the second one takes the place of the first
        table.opponents[place].enlarged.emit()
        assert QApplication.focusWidget() is table.close_ups.shown
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert table.close_ups.shown is None
    assert QApplication.focusWidget() is view
    assert view.is_played_by_key is by_key is (reason is Qt.FocusReason.TabFocusReason)


def test_escape_closes_a_board_that_was_pointed_at_and_clicked(small: MainWindow) -> None:
    table = small.table
    table.close_ups.peek(1)
    table.opponents[0].enlarged.emit()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert table.close_ups.shown is None


def test_every_area_has_a_shortcut(small: MainWindow) -> None:
    for number, action in enumerate(small.places.place_actions):
        widget = small.table.place_widgets()[number]
        action.trigger()
        assert widget is None or (widget.isVisible() and widget.hasFocus()), action.text()


def test_no_text_is_cut_off_on_a_small_table(qtbot: QtBot, language: str, painted: Painted) -> None:
    kinds = DecisionKind.CHOOSE_ROLE, DecisionKind.BUILD, DecisionKind.STORE_GOODS
    for window in middles(qtbot, kinds, unpainted=True):
        resize_unpainted(window, *SMALL)
        painted.cut.clear()
        assert_whole(window, painted, lambda caption: caption.fits)


def test_no_text_is_cut_off_on_a_smaller_table_with_the_whole_box(
    qtbot: QtBot, language: str, painted: Painted
) -> None:
    """Names of the others fit beside all that their lines show, and prompts beside many buttons."""
    sizes = {DecisionKind.PAY: SMALL, DecisionKind.SMUGGLE: (1260, 700)}
    windows = middles(qtbot, sizes, 6, box=True, unpainted=True)
    for window, size in zip(windows, sizes.values(), strict=True):
        resize_unpainted(window, *size)
        painted.cut.clear()
        assert_whole(window, painted, lambda caption: caption.fits)


def test_buttons_are_narrower_beside_a_long_heading(qtbot: QtBot) -> None:
    prompt = resized(new_window(qtbot), 1260, 700).table.prompt
    words = prompt.heading.text()

    def widths(heading: str) -> list[int]:
        prompt.heading.setText(heading)
        prompt._restyle()
        QApplication.processEvents()
        return [button.width() for button in prompt.buttons if button.isVisible()]

    usual, close = widths(words), widths(words * 9)
    assert all(one > other for one, other in zip(usual, close, strict=True))
    assert widths(words) == usual


def test_the_window_fits_a_screen_with_bars_around_it(qtbot: QtBot) -> None:
    """1366 x 768 at 125 %, without title bar and task bar."""
    assert MINIMUM.width() <= 1093
    assert MINIMUM.height() <= 544
    window = new_window(qtbot, "pp")
    assert window.minimumSizeHint().boundedTo(MINIMUM) == window.minimumSizeHint()


# -- the size of texts ----------------------------------------------------------------------------------------------


def sizes(window: MainWindow, painted: Painted) -> list[float]:
    painted.grown.clear()
    for view in window.table.views:
        view._repaint()
    window.grab()
    return sorted(painted.grown)


def test_texts_of_the_table_grow(qtbot: QtBot, painted: Painted) -> None:
    window = mid_game(qtbot, DecisionKind.CHOOSE_ROLE)
    before = sizes(window, painted)
    heading = window.table.prompt.heading.own_font().pixelSize()
    window.table.set_text_size(130)
    after = sizes(window, painted)
    assert min(after) >= min(before)
    assert fmean(after) > 1.15 * fmean(before)
    assert window.table.prompt.heading.own_font().pixelSize() > heading
    window.table.set_text_size(80)
    assert sizes(window, painted) == before


def test_larger_texts_are_not_cut_off_on_a_small_table(qtbot: QtBot, language: str, painted: Painted) -> None:
    (window,) = middles(qtbot, [DecisionKind.BUILD], unpainted=True)
    window.table.set_text_size(200)
    for size in ((1366, 768), SMALL):
        resize_unpainted(window, *size)
        painted.cut.clear()
        assert_whole(window, painted, lambda caption: caption.fits)
