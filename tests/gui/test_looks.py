"""Somebody else's board in large, how near the end is, the cover, the settings in force."""

import shutil
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QLabel,
    QMenu,
    QPushButton,
    QStyle,
    QToolTip,
)
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Role
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.app.fonts import families_for
from puertorico_desktop.gui.feedback.sound_player import Obstacle
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.style import styles
from puertorico_desktop.gui.style.motion import Motion, SystemMotion, _kde, _mac, _mac_workspace
from puertorico_desktop.gui.style.styles import dialog_style
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.gui.windows.settings_dialog import SettingsDialog
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.paths import resource
from tests.gui.hands import new_window
from tests.gui.table import lay, play, play_to_end
from tests.gui.test_sounds import StandInLoudspeaker

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot, "ppp")


# -- in large -----------------------------------------------------------------------------------------------------


def test_a_click_on_a_board_shows_it_large_and_another_one_takes_it_away(window: MainWindow) -> None:
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


def test_escape_and_the_keyboard(window: MainWindow) -> None:
    table = window.table
    view = table.opponents[0].views[3]
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Return)
    close_up = table.close_ups.shown
    assert close_up is not None
    QTest.keyClick(close_up, Qt.Key.Key_Escape)
    assert table.close_ups.shown is None


def test_a_large_board_does_not_hide_what_is_asked_next(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbb")
    table, session = window.table, window.session
    table.close_ups.enlarge(1)
    play(session, *session.game.legal_actions()[:1])  # the first of the own decisions: another one follows
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


def test_free_city_spaces_stand_on_the_first_of_them(window: MainWindow) -> None:
    lay(window.session, classic(3).player(1, city={Building.GUILD_HALL: 1, Building.OFFICE: 0}).build())
    left = [item.left for item in window.table.opponents[0].views[3].records if item is not None]
    assert sorted(left, reverse=True)[:2] == [9, 0]


# -- the end ------------------------------------------------------------------------------------------------------


def test_how_near_the_end_is(window: MainWindow) -> None:
    meter = window.table.log.meter
    assert [gauge.near for gauge in meter.gauges()] == [False, False, False]
    city = dict.fromkeys((one for one in Building if one < Building.GUILD_HALL), 0)
    position = classic(3).player(0, points=70).player(2, city=dict(list(city.items())[:10]))
    lay(window.session, position.colonists(supply=3).build())
    figures = {gauge.trigger: (gauge.figure, gauge.near) for gauge in meter.gauges()}
    assert figures[EndTrigger.VICTORY_POINTS] == ("5", True)
    assert figures[EndTrigger.COLONISTS][1]
    assert figures[EndTrigger.CITY] == ("10/12", True)
    words = meter.accessibleDescription()
    assert "5 victory points left." in words
    assert "Fullest city: Clara, with 2 free spaces." in words


# -- the cover ----------------------------------------------------------------------------------------------------


def test_the_table_is_covered_between_the_turns_of_different_people(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    cover = window.table.cover
    monkeypatch.setattr(cover, "_hides", lambda: True)
    monkeypatch.setattr(cover, "_find_places", tuple)
    window.services.preferences.change(cover=True)
    assert not cover.isVisible(), "at the very beginning there is nothing to hide"
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
def test_nothing_is_covered_where_nothing_is_hidden(qtbot: QtBot, kinds: str, options: dict[str, bool]) -> None:
    window = new_window(qtbot, kinds, **options)
    window.services.preferences.change(cover=True)
    play(window.session, CHOOSE[Role.SETTLER], PASS)
    assert not window.table.cover.isVisible()


# -- points that lie face down -------------------------------------------------------------------------------------


def own_points(window: MainWindow) -> int | None:
    return next(item for item in window.table.models.players.items if item.seat == window.session.viewer).points


def test_points_among_people_are_looked_at_by_holding(qtbot: QtBot, window: MainWindow) -> None:
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


# -- settings -----------------------------------------------------------------------------------------------------


@pytest.fixture
def dialog(window: MainWindow) -> SettingsDialog:
    window.menus.settings_action.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, SettingsDialog)
    return dialog


def choose(box, value: object) -> None:
    index = box.findData(value)
    assert index >= 0
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_settings_count_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
    settings = window.services.preferences
    choose(dialog.scheme, "dark")
    assert window.theme.scheme is Scheme.DARK
    assert window.menus.scheme_actions[Scheme.DARK].isChecked()
    choose(dialog.pace, "slow")
    assert window.session.pace is Pace.SLOW
    choose(dialog.motion, "off")
    assert not window.table.choreography.enabled
    dialog._fields["advice"].click()
    assert not window.interaction.advises
    dialog._fields["asks_twice"].click()
    assert window.interaction.asks_twice
    dialog._fields["open_points"].click()
    assert not settings.settings.choices["puertorico"].options.open_points, "a first game has them open"
    assert settings.settings.scheme is Scheme.DARK


def test_the_time_to_think_is_set_in_seconds(window: MainWindow, dialog: SettingsDialog) -> None:
    assert (dialog.hard.value(), dialog.expert.value()) == (0.5, 3.0)
    assert window.session.paces == {"hard": 0.5, "expert": 3.0}
    dialog.hard.setValue(0.7)
    dialog.expert.setValue(1000.0)
    settings = window.services.preferences.settings
    assert (settings.hard_ms, settings.expert_ms) == (700, 60_000)
    assert window.session.paces == {"hard": 0.7, "expert": 60.0}
    window.services.preferences.change(hard_ms=2500)
    assert dialog.hard.value() == 2.5
    assert dialog.hard.text() == "2.5 s"


def test_the_dialog_follows_the_menu(window: MainWindow, dialog: SettingsDialog) -> None:
    window.menus.scheme_actions[Scheme.DARK].trigger()
    assert dialog.scheme.currentData() == "dark"
    window.menus.pace_actions[Pace.SLOW].trigger()
    assert dialog.pace.currentData() == "slow"
    choose(dialog.scheme, None)
    assert window.services.preferences.settings.as_system


def test_the_size_of_texts(window: MainWindow, dialog: SettingsDialog, english) -> None:
    window.settings_applier.use_languages(english)
    before = QApplication.font().pointSizeF()
    try:
        dialog.text_size.setValue(15)
        assert QApplication.font().pointSizeF() == pytest.approx(before * 1.5)
    finally:
        dialog.text_size.setValue(10)
    assert QApplication.font().pointSizeF() == pytest.approx(before)


def test_all_letters_of_a_dialog_grow_with_the_table(window: MainWindow) -> None:
    """Those of its buttons and notes, too."""
    window.dialogs.new_game()
    dialog = window.dialogs.dialog
    assert dialog is not None
    sizes = []
    for scale in (1.0, 1.5):
        window.dialogs.scale = scale
        window.dialogs.size_texts()
        widgets = [*dialog.findChildren(QLabel), *dialog.findChildren(QPushButton)]
        sizes.append([widget.font().pointSizeF() for widget in widgets])
    assert sizes[1] == pytest.approx([1.5 * size for size in sizes[0]])
    assert len(set(sizes[1])) == 2  # notes are a little smaller than everything else


def test_what_is_read_follows_the_size_of_texts(window: MainWindow, dialog: SettingsDialog, english) -> None:
    window.settings_applier.use_languages(english)
    play(window.session, CHOOSE[Role.BUILDER])
    log, cover = window.table.log.view, window.table.cover
    line = log.visualRect(log.model().index(0, 0)).height()

    def sign() -> int:
        box = dialog.findChild(QCheckBox)
        assert box is not None
        return box.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, box)

    tick = sign()
    try:
        dialog.text_size.setValue(20)
        QApplication.processEvents()
        assert dialog.font().pointSizeF() == pytest.approx(QApplication.font().pointSizeF())
        assert QToolTip.font().pointSizeF() == pytest.approx(QApplication.font().pointSizeF())
        assert log.font().pixelSize() == cover.font().pixelSize() == 2 * BASE_PIXELS * window.table.usual_scale
        assert log.visualRect(log.model().index(0, 0)).height() > 1.5 * line
        assert sign() == 2 * tick
        window.resize(2 * window.width(), 2 * window.height())
        assert log.font().pixelSize() == 2 * BASE_PIXELS * window.table.usual_scale
    finally:
        dialog.text_size.setValue(10)
    assert log.font().pixelSize() == window.table.font().pixelSize()


def test_an_open_dialog_follows_the_colours(window: MainWindow, dialog: SettingsDialog) -> None:
    for scheme in (Scheme.CONTRAST, Scheme.DARK, Scheme.LIGHT):
        window.services.preferences.change(scheme=scheme, as_system=False)
        assert dialog.styleSheet() == dialog_style(window.theme, window.dialogs.scale)


@pytest.mark.parametrize("scheme", Scheme)
def test_every_menu_has_the_same_ground(window: MainWindow, scheme: Scheme) -> None:
    window.services.preferences.change(scheme=scheme, as_system=False)
    menus = window.findChildren(QMenu)
    assert {window.exports.menu, window.menus.view_menu, window.menus.pace_menu, window.places} <= set(menus)
    grounds = {menu.styleSheet() for menu in menus}
    assert len(grounds) == 1
    assert f"background: {window.theme.color('menu').name()};" in grounds.pop()


def test_an_open_dialog_has_the_letters_of_the_language(window: MainWindow, dialog: SettingsDialog, english) -> None:
    window.settings_applier.use_languages(english)
    try:
        for language in ("zh_TW", "ja"):
            window.services.preferences.change(language=language)
            QApplication.processEvents()
            assert QToolTip.font().families() == families_for(language)
            table = window.table
            buttons = [*table.prompt.buttons, *table.replay_bar.findChildren(QAbstractButton)]
            for widget in (dialog, dialog.looks_box, table.log.view, *buttons):
                assert widget.font().families() == families_for(language), widget
    finally:
        window.services.preferences.change(language="en")


def test_the_tab_key_reaches_every_setting_in_its_order(dialog: SettingsDialog) -> None:
    seen = [dialog.language]
    while (following := seen[-1].nextInFocusChain()) is not dialog.language:
        seen.append(following)
    reached = [
        widget
        for widget in seen
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and not isinstance(widget.parentWidget(), QAbstractSpinBox)
    ]
    places = [widget.mapTo(dialog, widget.rect().center()) for widget in reached]
    assert {dialog.text_size, dialog.volume, dialog.hard} <= set(reached)
    for before, after in pairwise(places):
        down = after.y() - before.y()
        assert down > 8 or (abs(down) <= 8 and after.x() > before.x())


# -- sounds -------------------------------------------------------------------------------------------------------


@pytest.fixture
def sound_player(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> StandInLoudspeaker:
    """Stands in for that of the window."""
    stand_in = StandInLoudspeaker()
    stand_in.obstacle_changed.connect(window.sounds.obstacle_changed)
    monkeypatch.setattr(window.sounds, "_sound_player", stand_in)
    return stand_in


def test_moves_and_refusals_are_heard_where_sounds_are_wanted(
    window: MainWindow, sound_player: StandInLoudspeaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puertorico_desktop.gui.feedback.sounds.GAP_MS", 0)
    window.interaction.refused.emit("No.")
    assert sound_player.played == []
    window.services.preferences.change(sound=True, volume=50)
    play(window.session, CHOOSE[Role.BUILDER])
    window.interaction.refused.emit("No.")
    assert sound_player.played == [("role", 0.25), ("no", 0.25)]


def test_the_dialog_lets_the_volume_be_heard_and_tells_why_nothing_is(
    window: MainWindow, sound_player: StandInLoudspeaker, dialog: SettingsDialog
) -> None:
    assert not dialog.volume.isEnabled()
    dialog._fields["sound"].click()
    assert dialog.volume.isEnabled()
    assert sound_player.prepared
    dialog.volume.setValue(8)
    assert sound_player.played == [("goods", pytest.approx(0.64))]
    assert dialog.obstacle.isHidden()
    sound_player.meet(Obstacle.NO_DEVICE)
    assert "nothing to play them on" in dialog.obstacle.text()
    assert not dialog.obstacle.isHidden()


# -- the end ------------------------------------------------------------------------------------------------------


def test_the_end_tells_who_has_won_and_the_scores_come_back(window: MainWindow) -> None:
    play_to_end(window.session)
    dialog = window.dialogs.dialog
    assert isinstance(dialog, ScoreSheetDialog)
    assert window.table.prompt.detail.text() == dialog.sheet.heading.result_label.text()
    dialog.close()
    assert window.dialogs.dialog is None
    button = next(button for button in window.table.prompt.buttons if button.id == "scores")
    QTest.mouseClick(button, LEFT)
    assert isinstance(window.dialogs.dialog, ScoreSheetDialog)


def test_a_game_that_has_not_gone_on_yet_says_whose_turn_it_is(window: MainWindow) -> None:
    match = Match.new(GameSetup(Options(players=3), 1, (Seat("Dora"), Seat("Emil"), Seat("Fritz"))))
    window.session.open(match, begin=False)
    assert window.table.prompt.heading.text() == "Dora: choose a role"


# -- the screen ---------------------------------------------------------------------------------------------------


def test_the_whole_screen_and_back(window: MainWindow) -> None:
    window.menus.full_screen_action.trigger()
    assert window.isFullScreen()
    assert window.menus.full_screen_action.isChecked()
    window.menus.full_screen_action.trigger()
    assert not window.isFullScreen()
    assert not window.menus.full_screen_action.isChecked()


# -- motion -------------------------------------------------------------------------------------------------------


def test_the_wish_of_the_system(tmp_path: Path, window: MainWindow) -> None:
    globals_file = tmp_path / "kdeglobals"
    assert _kde(globals_file)
    globals_file.write_text("[KDE]\nAnimationDurationFactor=0\n")
    assert not _kde(globals_file)
    globals_file.write_text("[KDE\n%%%")
    assert _kde(globals_file)
    assert _mac(tmp_path / "none.plist")
    plist = tmp_path / "access.plist"
    plist.write_text('<?xml version="1.0"?><plist version="1.0"><dict><key>reduceMotion</key><true/></dict></plist>')
    assert not _mac(plist)
    plist.write_bytes(b"rubbish")
    assert _mac(plist)
    assert window.settings_applier.wants_motion
    motion: SystemMotion = window.settings_applier.motion
    motion._set(False)
    assert not window.settings_applier.wants_motion
    assert not window.table.choreography.enabled
    window.services.preferences.change(motion=Motion.ON)
    assert window.table.choreography.enabled


WORKSPACE = """
#include <string.h>
void *objc_getClass(const char *name) { return strcmp(name, "NSWorkspace") ? 0 : (void *) name; }
void *sel_registerName(const char *name) { return (void *) name; }
void *objc_msgSend(void *target, const char *message) {
    if (!strcmp(message, "sharedWorkspace")) return SHARED;
    if (!strcmp(message, "accessibilityDisplayShouldReduceMotion")) return (void *) REDUCED;
    return 0;
}
"""
"""As much of macOS as is asked whether things shall move."""


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler to make a part of macOS with")
@pytest.mark.parametrize(
    ("shared", "reduced", "expected"), [("target", "1L", True), ("target", "0L", False), ("0", "1L", None)]
)
def test_the_wish_of_macos(tmp_path: Path, shared: str, reduced: str, expected: bool | None) -> None:
    (tmp_path / "macos.c").write_text(WORKSPACE)
    library = tmp_path / "macos.so"
    defined = [f"-DSHARED={shared}", f"-DREDUCED={reduced}"]
    subprocess.run(["cc", "-shared", "-fPIC", *defined, "-o", library, tmp_path / "macos.c"], check=True)
    assert _mac_workspace(str(library)) is expected


def test_macos_that_cannot_be_asked(tmp_path: Path) -> None:
    assert _mac_workspace(str(tmp_path / "missing.dylib")) is None


def test_nobody_is_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOME", raising=False)
    motion = SystemMotion()
    for platform in ("darwin", "win32"):
        motion.ask(platform)
        assert motion.wanted


@pytest.mark.parametrize("folder", ["here", "a folder (of mine)"])
@pytest.mark.parametrize("scheme", [Scheme.DARK, Scheme.CONTRAST])
def test_a_box_that_is_ticked_has_a_tick(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: Scheme, folder: str
) -> None:
    """Also where the program lies in a folder with a name that a style sheet could misread."""
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


def test_menus_have_the_letters_of_their_bar(window: MainWindow) -> None:
    def pixels(sheet: str) -> set[str]:
        return {line.split("font-size: ")[1].split(";")[0] for line in sheet.splitlines() if "font-size" in line}

    for size in (100, 150):
        window.services.preferences.change(text_size=size)
        assert pixels(window.menus.view_menu.styleSheet()) == pixels(window.menuBar().styleSheet())
