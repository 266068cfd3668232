"""Large boards of other players, the end meter, the cover, and settings in force."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Building, Role
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.style import styles
from puertorico_desktop.gui.style.styles import dialog_style
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.paths import resource
from tests.gui.hands import new_window
from tests.gui.table import finish, lay, play

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot, "ppp")


# -- large boards -------------------------------------------------------------------------------------------------


def test_a_click_on_a_board_shows_it_large_and_another_click_closes_it(window: MainWindow) -> None:
    table = window.table
    island = table.opponents[1].views[2]
    QTest.mouseClick(island.viewport(), LEFT, pos=island.visualRect(island.model().index(5, 0)).center())
    close_up = table.close_ups.shown
    assert close_up is not None
    assert close_up.board.views[2].accessibleName() == "Clara: island"
    figures = close_up.board.views[0]
    assert figures.refs == {"", "player:2"}
    assert table.rect().contains(close_up.geometry())
    assert not close_up.geometry().intersects(table.own.geometry())
    large = close_up.board.views[2]
    QTest.mouseClick(large.viewport(), LEFT, pos=large.visualRect(large.model().index(5, 0)).center())
    assert table.close_ups.shown is None


def test_large_boards_with_the_keyboard_and_escape(window: MainWindow) -> None:
    table = window.table
    view = table.opponents[0].views[3]
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Return)
    close_up = table.close_ups.shown
    assert close_up is not None
    QTest.keyClick(close_up, Qt.Key.Key_Escape)
    assert table.close_ups.shown is None


def test_a_large_board_is_closed_at_a_decision_of_the_player(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbb")
    table, session = window.table, window.session
    table.close_ups.enlarge(1)
    play(session, *session.game.legal_actions()[:1])  # the player's first decision; another one follows
    assert session.asked_person == 0
    assert table.close_ups.shown is None
    table.close_ups.enlarge(1)
    play(session, PASS)
    assert session.asked_person is None
    assert table.close_ups.shown is not None, "the others' moves are what one looks at"


def test_the_large_board_follows_the_game(qtbot: QtBot) -> None:
    window = new_window(qtbot, "bpp")
    window.table.close_ups.enlarge(1)
    lay(window.session, classic(3).player(2, city={Building.OFFICE: 1}).build())
    close_up = window.table.close_ups.shown
    assert close_up is not None
    names = [item.building for item in close_up.board.views[3].records if item is not None]
    assert Building.OFFICE in names


def test_the_number_of_free_spaces_is_shown_on_the_first_free_space(window: MainWindow) -> None:
    lay(window.session, classic(3).player(1, city={Building.GUILD_HALL: 1, Building.OFFICE: 0}).build())
    left = [item.left for item in window.table.opponents[0].views[3].records if item is not None]
    assert sorted(left, reverse=True)[:2] == [9, 0]


# -- the end ------------------------------------------------------------------------------------------------------


def test_the_end_meter_shows_how_near_each_trigger_is(window: MainWindow) -> None:
    meter = window.table.log.meter
    assert [gauge.is_near for gauge in meter.gauges()] == [False, False, False]
    buildings = [one for one in Building if one < Building.GUILD_HALL][:10]
    position = classic(3).player(0, points=70).player(2, city=dict.fromkeys(buildings, 0))
    lay(window.session, position.colonists(supply=3).build())
    points, colonists, city = meter.gauges()
    assert (points.figure, points.is_near) == ("5", True)
    assert colonists.is_near
    assert (city.figure, city.is_near) == ("10/12", True)
    words = meter.accessibleDescription()
    assert "5 victory points left." in words
    assert "Fullest city: Clara, with 2 free spaces." in words


# -- the cover ----------------------------------------------------------------------------------------------------


def test_the_table_is_covered_between_turns_of_different_people(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    cover = window.table.cover
    monkeypatch.setattr(cover, "_hides", lambda: True)
    monkeypatch.setattr(cover, "_find_places", tuple)
    window.services.preferences.change(cover=True)
    assert cover.isVisible(), "what is dealt at the beginning may be hidden"
    cover.lift()
    play(window.session, CHOOSE[Role.SETTLER])
    assert not cover.isVisible(), "Anna is asked again"
    play(window.session, PASS)
    assert cover.isVisible()
    assert cover.geometry() == window.table.rect()
    assert cover.button.hasFocus()
    QTest.keyClick(cover.button, Qt.Key.Key_Space)
    assert not cover.isVisible()
    ply = window.session.ply
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert window.session.ply == ply, "pressed once too often, it undoes nothing"
    play(window.session, PASS)
    assert cover.isVisible()
    cover.never_button.click()
    assert not cover.isVisible()
    assert not window.services.preferences.settings.cover


@pytest.mark.parametrize(("kinds", "options"), [("pbb", {}), ("ppp", {"open_points": True}), ("ppp", {})])
def test_the_table_is_not_covered_if_nothing_is_hidden(qtbot: QtBot, kinds: str, options: dict[str, bool]) -> None:
    window = new_window(qtbot, kinds, **options)
    window.services.preferences.change(cover=True)
    play(window.session, CHOOSE[Role.SETTLER], PASS)
    assert not window.table.cover.isVisible()


# -- hidden points --------------------------------------------------------------------------------------------------


def own_points(window: MainWindow) -> int | None:
    return next(item for item in window.table.models.players.items if item.seat == window.session.viewer).points


def test_own_points_are_shown_while_they_or_the_key_are_pressed(qtbot: QtBot, window: MainWindow) -> None:
    table, players = window.table, window.table.models.players
    assert own_points(window) == 0
    window.services.preferences.change(cover=True)
    assert own_points(window) is None
    assert "hold the key P" in players.effect(players.items[0])
    play(window.session, CHOOSE[Role.SETTLER], PASS)
    assert not table.cover.isVisible(), "what lies face down need not be covered"
    figures = table.own.views[0]
    spot = figures.rect_of("points").center()
    for press, points in ((QTest.mousePress, 0), (QTest.mouseRelease, None)):
        press(figures.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        assert own_points(window) == points
    assert window.interaction.picked is None
    figures.setFocus()
    QTest.keyPress(figures, Qt.Key.Key_P)
    assert own_points(window) == 0
    QTest.keyRelease(figures, Qt.Key.Key_P)
    assert own_points(window) is None
    QTest.keyPress(figures, Qt.Key.Key_P)
    QApplication.sendEvent(table, QEvent(QEvent.Type.WindowDeactivate))
    assert own_points(window) is None, "the key may be let go elsewhere"
    window.services.preferences.change(cover=False)
    assert own_points(window) == 0


# -- the end ------------------------------------------------------------------------------------------------------


def test_the_prompt_names_the_winner_and_a_button_reopens_the_scores(window: MainWindow) -> None:
    finish(window.session)
    dialog = window.dialogs.dialog
    assert isinstance(dialog, ScoreSheetDialog)
    assert window.table.prompt.detail.text() == dialog.sheet.heading.result_label.text()
    dialog.close()
    assert window.dialogs.dialog is None
    button = next(button for button in window.table.prompt.buttons if button.id == "scores")
    QTest.mouseClick(button, LEFT)
    assert isinstance(window.dialogs.dialog, ScoreSheetDialog)


def test_a_game_opened_without_beginning_names_the_player_to_decide(window: MainWindow) -> None:
    match = Match.new(GameSetup(Options(players=3), 1, (Seat("Dora"), Seat("Emil"), Seat("Fritz"))))
    window.session.open(match, begin=False)
    assert window.table.prompt.heading.text() == "Dora: choose a role"


# -- the screen ---------------------------------------------------------------------------------------------------


def test_full_screen_can_be_switched_on_and_off(window: MainWindow) -> None:
    window.menus.full_screen_action.trigger()
    assert window.isFullScreen()
    assert window.menus.full_screen_action.isChecked()
    window.menus.full_screen_action.trigger()
    assert not window.isFullScreen()
    assert not window.menus.full_screen_action.isChecked()


@pytest.mark.parametrize("folder", ["here", "a folder (of mine)"])
@pytest.mark.parametrize("scheme", [Scheme.DARK, Scheme.CONTRAST])
def test_a_checked_check_box_shows_its_tick(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: Scheme, folder: str
) -> None:
    """Also if the path of the program has characters that a style sheet could misread."""
    picture = tmp_path / folder / "tick.svg"
    picture.parent.mkdir()
    picture.write_bytes(resource("icons", "tick.svg").read_bytes())
    monkeypatch.setattr(styles, "resource", lambda *_parts: picture)
    theme = Theme(scheme)
    box = QCheckBox()
    qtbot.addWidget(box)
    box.setStyleSheet(dialog_style(theme))
    box.setChecked(True)
    image = box.grab().toImage()
    colors = {image.pixelColor(x, y).name() for x in range(14) for y in range(image.height())}
    assert {theme.color("gold").name(), "#000000"} <= colors


def test_menus_have_the_font_size_of_the_menu_bar(qtbot: QtBot, window: MainWindow) -> None:
    def pixels(sheet: str) -> set[str]:
        return {line.split("font-size: ")[1].split(";")[0] for line in sheet.splitlines() if "font-size" in line}

    for size in (100, 150):
        window.services.preferences.change(text_size=size)
        qtbot.wait(10)  # menus follow in a turn of their own
        assert pixels(window.menus.view_menu.styleSheet()) == pixels(window.menuBar().styleSheet())


@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QLineEdit, QComboBox, QSpinBox])
def test_the_focus_in_high_contrast_is_a_wider_outline_and_moves_nothing(qtbot: QtBot, kind: type[QWidget]) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    field, other = kind(dialog), QPushButton(dialog)
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    layout = QVBoxLayout(dialog)
    layout.addWidget(field)
    layout.addWidget(other)
    theme = Theme(Scheme.CONTRAST)
    dialog.setStyleSheet(dialog_style(theme))
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)

    def edge() -> tuple[int, int, int, int]:
        """Returns the preferred size, the height, and the number of pixels of the outline from the left."""
        picture = field.grab().toImage()
        line = [picture.pixelColor(x, picture.height() // 2).name() for x in range(8)]
        width = next((x for x in range(1, 8) if line[x] != line[0]), 8)
        return field.sizeHint().width(), field.sizeHint().height(), field.height(), width

    other.setFocus()
    before = edge()
    field.setFocus()
    after = edge()
    assert before[:3] == after[:3]
    assert after[3] > before[3]
