"""The dialog for settings, including sounds; settings apply at once."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
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

from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.gui.app.fonts import families_for
from puertorico_desktop.gui.feedback.sound_player import Obstacle
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.style.styles import dialog_style
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.settings_dialog import SettingsDialog
from tests.gui.hands import new_window
from tests.gui.table import play
from tests.gui.test_sounds import StandInLoudspeaker

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot, "ppp")


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


def test_settings_apply_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
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


def test_the_thinking_time_is_set_in_seconds(window: MainWindow, dialog: SettingsDialog) -> None:
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


def test_the_dialog_follows_changes_made_in_the_menu(window: MainWindow, dialog: SettingsDialog) -> None:
    window.menus.scheme_actions[Scheme.DARK].trigger()
    assert dialog.scheme.currentData() == "dark"
    window.menus.pace_actions[Pace.SLOW].trigger()
    assert dialog.pace.currentData() == "slow"
    choose(dialog.scheme, None)
    assert window.services.preferences.settings.as_system


def test_the_size_of_texts_can_be_set(window: MainWindow, dialog: SettingsDialog, english) -> None:
    window.settings_applier.use_languages(english)
    before = QApplication.font().pointSizeF()
    try:
        dialog.text_size.setValue(15)
        assert QApplication.font().pointSizeF() == pytest.approx(before * 1.5)
    finally:
        dialog.text_size.setValue(10)
    assert QApplication.font().pointSizeF() == pytest.approx(before)


def test_all_fonts_of_a_dialog_grow_with_the_table(window: MainWindow) -> None:
    """Including those of its buttons and notes."""
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


def test_log_cover_and_check_boxes_follow_the_size_of_texts(
    window: MainWindow, dialog: SettingsDialog, english
) -> None:
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


def test_an_open_dialog_follows_the_scheme(window: MainWindow, dialog: SettingsDialog) -> None:
    for scheme in (Scheme.CONTRAST, Scheme.DARK, Scheme.LIGHT):
        window.services.preferences.change(scheme=scheme, as_system=False)
        assert dialog.styleSheet() == dialog_style(window.theme, window.dialogs.scale)


@pytest.mark.parametrize("scheme", Scheme)
def test_all_menus_have_the_same_background(qtbot: QtBot, window: MainWindow, scheme: Scheme) -> None:
    window.services.preferences.change(scheme=scheme, as_system=False)
    menus = window.findChildren(QMenu)
    assert {window.exports.menu, window.menus.view_menu, window.menus.pace_menu, window.places} <= set(menus)
    ground = f"background: {window.theme.color('menu').name()};"
    qtbot.waitUntil(lambda: all(ground in menu.styleSheet() for menu in menus))
    assert len({menu.styleSheet() for menu in menus}) == 1


def test_open_windows_have_the_fonts_of_the_language(window: MainWindow, dialog: SettingsDialog, english) -> None:
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


def test_tab_reaches_every_setting_in_order(dialog: SettingsDialog) -> None:
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
    """A stand-in for the sound player of the window."""
    stand_in = StandInLoudspeaker()
    stand_in.obstacle_changed.connect(window.sounds.obstacle_changed)
    monkeypatch.setattr(window.sounds, "_sound_player", stand_in)
    return stand_in


def test_moves_and_refusals_play_sounds_if_switched_on(
    window: MainWindow, sound_player: StandInLoudspeaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puertorico_desktop.gui.feedback.sounds.GAP_MS", 0)
    window.interaction.refused.emit("No.")
    assert sound_player.played == []
    window.services.preferences.change(sound=True, volume=50)
    play(window.session, CHOOSE[Role.BUILDER])
    window.interaction.refused.emit("No.")
    assert sound_player.played == [("role", 0.25), ("no", 0.25)]


def test_changing_the_volume_plays_a_sound_or_shows_the_obstacle(
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
