"""The window: everything visible at the smallest usual size, labels not cut off, views with names."""

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.base import Prospect, Thought
from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.puertorico.models.items import CityItem
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.views.scaling import SMALL_PIXELS
from puertorico_desktop.gui.views.tips import show_tip
from puertorico_desktop.gui.windows.main_window import MINIMUM, MainWindow
from puertorico_desktop.gui.windows.surfaces import Caption
from puertorico_desktop.match.match import GameSetup
from tests.gui.courses import advance
from tests.gui.hands import click, move, new_window, press
from tests.gui.table import play, seats

SIZES = [(1366, 768), (1280, 720), (2560, 1440), (3840, 2160), (1600, 720), (1280, 1400)]


def misplaced(window: MainWindow) -> list[str]:
    """Returns items that exceed their view, overlap, or are too small."""
    wrong = []
    for view in window.table.views:
        if not view.isVisible():
            continue
        ground = view.viewport().rect()
        rects: list[QRect] = []
        for row in range(view.model().rowCount()):
            rect = view.visualRect(view.model().index(row, 0))
            record = view.record(row)
            if rect.isEmpty():
                hidden = isinstance(record, CityItem) and record.covered
                if not hidden and view not in [board.figures for board in boards(window)]:
                    wrong.append(f"{view.accessibleName()}: row {row} does not show")
                continue
            if not ground.contains(rect):
                wrong.append(f"{view.accessibleName()}: row {row} reaches out")
            if min(rect.width(), rect.height()) < 16:
                wrong.append(f"{view.accessibleName()}: row {row} is only {rect.width()} x {rect.height()}")
            wrong += [f"{view.accessibleName()}: row {row} overlaps" for other in rects if other.intersects(rect)]
            rects.append(rect)
    return wrong


def boards(window: MainWindow) -> list:
    return [window.table.own, *window.table.opponents]


@pytest.mark.parametrize("kinds", ["ppp", "ppppp"])
def test_everything_is_visible(qtbot, kinds: str) -> None:
    window = new_window(qtbot, kinds, seed=5)
    window.setUpdatesEnabled(False)  # only the geometry is checked
    advance(window, 100)
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        assert (window.width(), window.height()) == size, "the contents ask for more than the window has"
        assert not misplaced(window), size
        for view in window.table.views:
            assert view.verticalScrollBar().maximum() == 0
            assert view.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_label_is_cut_off(qtbot, players: int) -> None:
    window = new_window(qtbot, "p" * players, seed=2)
    window.setUpdatesEnabled(False)  # only the geometry is checked
    for plies in (25, 50, 75, 100):
        advance(window, plies, bot_seed=players)
        captions = [c for c in window.findChildren(Caption) if c.isVisible()]
        cut = [c.text() for c in captions if c.natural_width() > c.width()]
        assert not cut
        for button in window.table.prompt.buttons:
            assert button.isHidden() or button.width() >= button.sizeHint().width()


def test_the_table_grows_with_the_window(qtbot) -> None:
    window = new_window(qtbot)
    view = window.table.own.views[2]
    before = view.visualRect(view.model().index(0, 0)).width()
    assert window.table.scale == 1.0
    assert window.table.font().pixelSize() >= SMALL_PIXELS
    window.resize(2732, 1536)
    QApplication.processEvents()
    assert window.table.scale == pytest.approx(1.55, abs=0.1), "beyond 1920 there is more to see, not larger pieces"
    assert view.visualRect(view.model().index(0, 0)).width() > 1.8 * before


def test_the_minimum_size_of_the_window(qtbot) -> None:
    window = new_window(qtbot, "ppppp")
    assert window.minimumSize() == MINIMUM
    assert window.centralWidget().minimumSizeHint().height() < MINIMUM.height() - 60
    assert window.centralWidget().minimumSizeHint().width() <= MINIMUM.width()


def test_every_view_has_its_own_accessible_name(qtbot) -> None:
    window = new_window(qtbot, "ppppp")
    names = [view.accessibleName() for view in window.table.views] + [window.table.log.view.accessibleName()]
    assert all(names)
    assert len(set(names)) == len(names)
    assert window.table.prompt.accessibleName() == window.interaction.prompt().heading


def test_tab_goes_from_the_boards_to_the_log(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pppp")
    table = window.table
    order, at = [], table.views[0]
    while at not in order:
        order.append(at)
        at = at.nextInFocusChain()
    stops = [*table.views, *table.prompt.buttons, table.log.view]
    tabbed = [widget for widget in order if widget in stops]
    assert tabbed[tabbed.index(table.log.view) - 1] is table.views[-1]


def test_the_scheme_changes_at_once(qtbot) -> None:
    window = new_window(qtbot)
    light = window.grab().toImage()
    window.menus.scheme_actions[Scheme.DARK].trigger()
    QApplication.processEvents()
    dark = window.grab().toImage()
    points = [(x, y) for x in range(20, 1340, 30) for y in range(40, 740, 30)]
    darker = sum(dark.pixelColor(x, y).lightness() < light.pixelColor(x, y).lightness() for x, y in points)
    assert darker > 0.7 * len(points)
    window.menus.scheme_actions[Scheme.LIGHT].trigger()


def test_the_prompt_has_buttons_for_legal_answers(qtbot) -> None:
    window = new_window(qtbot)
    bar = window.table.prompt
    assert bar.heading.text() == window.interaction.prompt().heading
    click(window, "role:builder")
    click(window, "player")
    assert "builder" in bar.heading.text()
    ply = window.session.ply
    press(window, "pass")
    assert window.session.ply == ply + 1


def test_menu_actions_do_the_same_as_buttons(qtbot) -> None:
    window = new_window(qtbot)
    assert not window.menus.undo_action.isEnabled()
    assert not window.menus.answer_actions["pass"].isEnabled()
    click(window, "role:builder")
    click(window, "player")
    window.menus.answer_actions["pass"].trigger()
    assert window.session.ply == 2
    window.menus.undo_action.trigger()
    assert window.session.ply == 1
    window.menus.redo_action.trigger()
    assert window.session.ply == 2


def test_the_pace_of_bots_is_chosen_in_the_menu(qtbot) -> None:
    window = new_window(qtbot)
    window.menus.pace_actions[Pace.SLOW].trigger()
    assert window.session.pace is Pace.SLOW
    window.menus.pace_actions[Pace.AT_ONCE].trigger()
    assert window.session.pace is Pace.AT_ONCE


def test_all_texts_follow_the_language(qtbot) -> None:
    window = new_window(qtbot)
    for menu in window.findChildren(QMenu):
        menu.setTitle("?")
    window.table.prompt.heading.setText("?")
    window.table.common._ship_panel.title.setText("?")
    window.table.log.title.setText("?")
    for widget in [window, *window.findChildren(QWidget)]:
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    assert window.menus.game_menu.title() == "&Game"
    assert window.table.prompt.heading.text() == window.interaction.prompt().heading
    assert window.table.common._ship_panel.title.text() == "Cargo ships"
    assert window.table.log.title.text().startswith("Log")


def test_games_with_other_numbers_of_players_change_the_boards(qtbot) -> None:
    window = new_window(qtbot, "ppppp")
    for kinds in ("ppp", "pppp", "pp", "ppppp"):
        window.session.start(GameSetup(Options(players=len(kinds)), 4, seats(kinds)))
        QApplication.processEvents()
        assert sum(board.isVisible() for board in window.table.opponents) == len(kinds) - 1
        assert window.table.common.roles.model().rowCount() == window.table.models.roles.rowCount()
        assert not misplaced(window)
        shown = [board.figures.record(board._row.row).seat for board in boards(window) if board.isVisible()]
        assert sorted(shown) == list(range(len(kinds)))


def test_column_headers_of_the_market_have_tool_tips(qtbot) -> None:
    market = new_window(qtbot).table.common.market
    plan = market._plan
    for column, rect in plan.heads(market.contents_rect(), market.scale).items():
        assert market.head_at(rect.center()) == column
        event = QHelpEvent(QEvent.Type.ToolTip, rect.center(), market.viewport().mapToGlobal(rect.center()))
        QApplication.sendEvent(market.viewport(), event)
        assert f"at most {column} of them" in QToolTip.text()
    assert market.head_at(market.viewport().rect().center()) is None
    QToolTip.hideText()


def test_a_refusal_shows_its_reason_as_tool_tip_and_in_the_status_bar(qtbot) -> None:
    window = new_window(qtbot)
    move(window, "role:builder", "player")
    click(window, "market:city_hall")
    assert "City Hall" in QToolTip.text()
    assert window.statusBar().currentMessage() == QToolTip.text()
    QToolTip.hideText()


def test_tool_tips_are_transparent_for_the_mouse(qtbot) -> None:
    window = new_window(qtbot)
    figures = window.table.own.views[0]  # pieces without an info card
    point = QRect(figures.rects[0]).center()
    place = figures.viewport().mapToGlobal(point)
    through = Qt.WindowType.WindowTransparentForInput
    for tell in (
        lambda: show_tip(place, "words of the program", figures),
        lambda: QApplication.sendEvent(figures.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, place)),
    ):
        QToolTip.hideText()
        qtbot.waitUntil(lambda: not QToolTip.isVisible())
        tell()
        (tip,) = [label for label in QApplication.topLevelWidgets() if label.objectName() == "qtooltip_label"]
        assert tip.isVisible()
        assert tip.windowHandle().flags() & through
    QToolTip.hideText()


def test_messages_about_an_earlier_turn_are_cleared(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    bar = window.statusBar()
    window.interaction.refused.emit("Not like that.")
    assert bar.currentMessage() == "Not like that."
    play(window.session, CHOOSE[Role.TRADER])
    assert bar.currentMessage() == ""
    window.table.hint_changed.emit("A piece.")
    window.session.undo()
    assert bar.currentMessage() == ""
    window.session.notice.emit("A program has ended.")
    play(window.session, CHOOSE[Role.TRADER])
    assert bar.currentMessage() == "A program has ended."


def test_the_prompt_does_not_say_thinking_once_there_is_a_hint(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    interaction = window.interaction
    interaction.press("hint")
    assert "thinking" in interaction.prompt().detail
    terms = ((0.0, 0.0, 0.0),) * 3
    interaction.hint_service.thought = Thought(0, (Prospect(CHOOSE[Role.BUILDER], 1, 0.5, terms),))
    assert interaction.hint_service.is_asking
    assert "thinking" not in interaction.prompt().detail
