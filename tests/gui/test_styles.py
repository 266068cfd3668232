"""Style sheets are computed again only if they change."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app.fonts import families_for
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.style.styles import bar_style, dialog_style, menu_style, set_style_sheet
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.views.portraits import PEOPLE
from puertorico_desktop.gui.windows.face_button import FaceButton
from puertorico_desktop.gui.windows.window_styles import MENU_PIXELS
from puertorico_desktop.languages import ENGLISH
from tests.gui.hands import new_window

SHEET = "QPushButton { padding: 3px; font-size: 15px; }"


class Polished(QPushButton):
    """Counts changes of its style."""

    times = 0

    def changeEvent(self, event: QEvent) -> None:
        """Another style sheet changes the style."""
        super().changeEvent(event)
        self.times += event.type() == QEvent.Type.StyleChange


def test_setting_the_same_style_sheet_changes_nothing(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    button = Polished(around)
    around.show()
    set_style_sheet(button, SHEET)
    once = button.times
    assert once
    set_style_sheet(button, SHEET)
    assert button.times == once
    set_style_sheet(button, SHEET.replace("3", "4"))
    assert button.times > once


def test_fonts_follow_the_language(qtbot: QtBot, english: Languages) -> None:
    window = new_window(qtbot)
    dressed = [window.menuBar(), *window.findChildren(QMenu), *window.table.replay_bar.findChildren(QPushButton)]
    for language in ("ja", ENGLISH):
        english.use(language)
        qtbot.wait(10)
        assert {tuple(one.font().families()) for one in dressed} == {tuple(families_for(language))}


def test_a_window_sets_no_style_sheet_twice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[QWidget, str] = {}

    def spy(widget: QWidget, sheet: str) -> None:
        assert known.get(widget) != sheet
        known[widget] = sheet
        original(widget, sheet)

    original = QWidget.setStyleSheet
    monkeypatch.setattr(QWidget, "setStyleSheet", spy)
    window = new_window(qtbot)
    qtbot.waitUntil(lambda: all(menu.styleSheet() for menu in window.findChildren(QMenu)))
    known_before = dict(known)
    window.remember_place()  # as closing does: the settings change, and nothing else
    qtbot.wait(20)
    assert known == known_before


def test_what_is_closed_gets_its_sheet_in_later_turns(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = new_window(qtbot)
    closed, shown = QDialog(window), QDialog(window)
    for dialog in (closed, shown):
        dialog.show()
    closed.hide()
    menus = window.findChildren(QMenu)
    qtbot.waitUntil(lambda: all(menu.styleSheet() for menu in menus))
    later = [*menus, closed]
    before = [one.styleSheet() for one in later]
    window.theme.set_scheme(Scheme.CONTRAST)
    assert shown.styleSheet() == window.styles.dialog_sheet
    assert window.menuBar().styleSheet() == bar_style(window.theme, MENU_PIXELS)
    assert [one.styleSheet() for one in later] == before
    qtbot.waitUntil(lambda: closed.styleSheet() == window.styles.dialog_sheet)
    assert {menu.styleSheet() for menu in menus} == {menu_style(window.theme, MENU_PIXELS)}


def test_a_dialog_that_is_shown_does_not_wait_for_its_sheet(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    dialog = QDialog(window)
    dialog.show()
    dialog.hide()
    window.theme.set_scheme(Scheme.CONTRAST)
    assert dialog.styleSheet() != window.styles.dialog_sheet
    dialog.show()
    assert dialog.styleSheet() == window.styles.dialog_sheet


CONTROLS = (QCheckBox, QRadioButton, QSlider, QPushButton, QToolButton, QLineEdit, QComboBox, QSpinBox, FaceButton)


FRAMED = [
    *((Scheme.CONTRAST, kind) for kind in CONTROLS),
    *((Scheme.DARK, kind) for kind in (QCheckBox, QRadioButton, QSlider)),
    (Scheme.LIGHT, QSlider),  # Qt's own style frames the others
]


@pytest.mark.parametrize(("scheme", "kind"), FRAMED)
def test_the_focus_is_a_line_and_not_only_a_colour(qtbot: QtBot, scheme: Scheme, kind: type[QWidget]) -> None:
    theme = Theme()
    theme.set_scheme(scheme)
    around = QWidget()
    qtbot.addWidget(around)
    theme.setParent(around)
    control, other = kind(around), QPushButton("other", around)
    if isinstance(control, FaceButton):
        control.show_face(PEOPLE[0])
    elif isinstance(control, QAbstractButton):
        control.setText("words")
    elif isinstance(control, QSlider):
        control.setOrientation(Qt.Orientation.Horizontal)
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    column = QVBoxLayout(around)
    column.addWidget(control)
    column.addWidget(other)
    set_style_sheet(around, f"QWidget {{ background: {theme.color('panel').name()}; }}" + dialog_style(theme))
    around.show()
    around.activateWindow()
    qtbot.waitUntil(around.isActiveWindow)

    def ink() -> set[tuple[int, int]]:
        """Returns the points that are painted, in whatever colour."""
        picture, ground = control.grab().toImage(), theme.color("panel")
        points = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        return {(x, y) for x, y in points if abs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 60}

    other.setFocus()
    size, before = control.sizeHint(), ink()
    control.setFocus()
    added = ink() - before
    assert len(added) > control.width() // 2
    assert control.sizeHint() == size
