"""Screen readers are told what each list of choices is about."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.learn.statistics.filters import FilterBar
from puertorico_desktop.gui.windows import choice_names
from puertorico_desktop.gui.windows.choice_names import name_choice
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.start_screen import StartScreen
from tests.gui.hands import new_window

Text, Label = QAccessible.Text, QAccessible.RelationFlag.Label


def new_game(window: MainWindow) -> QWidget:
    window.dialogs.new_game()
    assert window.dialogs.dialog is not None
    return window.dialogs.dialog


def new_sanjuan(window: MainWindow) -> QWidget:
    window.dialogs.new_game_of("sanjuan")
    assert window.dialogs.dialog is not None
    return window.dialogs.dialog


def settings(window: MainWindow) -> QWidget:
    window.menus.settings_action.trigger()
    assert window.dialogs.dialog is not None
    return window.dialogs.dialog


def start(window: MainWindow) -> QWidget:
    window.opener.offer(None)
    assert isinstance(window.dialogs.dialog, StartScreen)
    return window.dialogs.dialog


def puzzles(window: MainWindow) -> QWidget:
    window.learn_menu.puzzles.puzzles_action.trigger()
    assert window.pages.page is not None
    return window.pages.page


def statistics(window: MainWindow) -> QWidget:
    return FilterBar(window)


def is_told(box: QComboBox) -> bool:
    """Returns whether the platform tells the name of a list: by its label, as its name, or in its description."""
    told = QAccessible.queryAccessibleInterface(box)
    name = box.accessibleName()
    has_label = any(relation[1] & Label for relation in told.relations())
    return has_label or (bool(name) and name in (told.text(Text.Name) + told.text(Text.Description)))


@pytest.mark.parametrize("opened", [start, new_game, new_sanjuan, settings, puzzles, statistics])
def test_every_list_of_choices_tells_what_it_is_about(qtbot: QtBot, opened: Callable[[MainWindow], QWidget]) -> None:
    window = new_window(qtbot)
    boxes = opened(window).findChildren(QComboBox)
    assert boxes
    assert [box.accessibleName() or box.objectName() or str(box.parent()) for box in boxes if not is_told(box)] == []
    window.dialogs.close()


@pytest.mark.parametrize(("tells", "description"), [(True, "slow"), (False, "Style of player 1; slow")])
def test_the_name_is_described_where_qt_does_not_tell_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tells: bool, description: str
) -> None:
    monkeypatch.setattr(choice_names, "TELLS_NAMES", tells)
    box = QComboBox()
    qtbot.addWidget(box)
    name_choice(box, "Style of player 1", "slow")
    assert (box.accessibleName(), box.accessibleDescription()) == ("Style of player 1", description)
