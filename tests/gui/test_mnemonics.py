"""The marked letters of menus and buttons: in each menu, dialog and page every letter presses one thing only."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QMenu,
    QMenuBar,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.options import Options as CardOptions
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from tests.gui.catalogues import catalogue, messages
from tests.gui.hands import new_window
from tests.gui.sanjuan.window import sanjuan_window
from tests.gui.test_geometry import language
from tests.gui.test_score_sheet import dialog_of, final_position

__all__ = ["language"]

MARKED = re.compile(r"(?<!&)&(\w)")
PAGES = {"StatisticsPage", "DailyPage", "PuzzlesPage", "LessonsPage", "ReviewPage", "Review", "Tries"}
"""The contexts of the texts of pages."""


def letters(texts: Iterable[str]) -> list[str]:
    return [found[1].upper() for text in texts if (found := MARKED.search(text))]


def doubled(texts: Iterable[str]) -> dict[str, list[str]]:
    """Returns the letters that more than one of the texts marks, with these texts."""
    given = list(texts)
    counts = Counter(letters(given))
    return {
        letter: [text for text in given if letters([text]) == [letter]] for letter in counts if counts[letter] > 1
    }


def texts_in(window: QWidget, in_sight: bool = False) -> list[str]:
    """Returns the texts of a window that may mark a letter, except those of menus: of all widgets, or of those in
    sight. Qt gives the standard buttons of dialogs their letters."""
    found: list[str] = []
    for widget in window.findChildren(QWidget):
        if widget.window() is not window.window() or (in_sight and not widget.isVisible()):
            continue
        if isinstance(widget, QAbstractButton | QLabel) and not isinstance(widget.parent(), QDialogButtonBox):
            found.append(widget.text())
        elif isinstance(widget, QGroupBox):
            found.append(widget.title())
        elif isinstance(widget, QTabBar):
            found += map(widget.tabText, range(widget.count()))
    return found


def titles_of(bar: QMenuBar) -> list[str]:
    return [action.text() for action in bar.actions()]


def menus_of(window: MainWindow) -> list[QMenuBar | QMenu]:
    return [window.menuBar(), *window.menuBar().findChildren(QMenu)]


def new_game(window: MainWindow) -> None:
    window.dialogs.new_game()


def settings(window: MainWindow) -> None:
    window.menus.settings_action.trigger()


def saves(window: MainWindow) -> None:
    window.opener.open_action.trigger()


def about(window: MainWindow) -> None:
    window.menus.about_action.trigger()


def branch(window: MainWindow) -> None:
    window.dialogs.branch(0, window.services.save_service)


def check_dialogs(window: MainWindow, *openers: Callable[[MainWindow], None]) -> None:
    """Open each dialog, check its letters, and close it."""
    for opened in openers:
        opened(window)
        dialog = window.dialogs.dialog
        assert dialog is not None
        assert doubled(texts_in(dialog)) == {}, opened.__name__
        dialog.close()


def test_letters_are_unique_in_menus_and_dialogs(qtbot: QtBot, language: str) -> None:
    window = new_window(qtbot, "pbb")
    for menu in menus_of(window):
        assert doubled(action.text() for action in menu.actions()) == {}
    check_dialogs(window, new_game, settings, saves, about, branch)
    window.handbook.rules_action.trigger()
    assert window.handbook.book is not None
    assert doubled(texts_in(window.handbook.book)) == {}


def test_letters_are_unique_in_menus_and_dialogs_of_san_juan(qtbot: QtBot, language: str) -> None:
    window = sanjuan_window(qtbot, CardOptions(2))
    for menu in menus_of(window):
        assert doubled(action.text() for action in menu.actions()) == {}
    check_dialogs(window, new_game, settings)


def test_letters_are_unique_in_the_score_sheet(qtbot: QtBot, language: str) -> None:
    """With the button of the game of the day, too, which most sheets do not show."""
    sheet = dialog_of(final_position(), qtbot)
    assert isinstance(sheet, ScoreSheetDialog)
    sheet.daily_button.show()
    assert doubled(texts_in(sheet)) == {}


def statistics(window: MainWindow) -> None:
    window.learn_menu.statistics.action.trigger()


def daily(window: MainWindow) -> None:
    window.learn_menu.daily.action.trigger()


def puzzles(window: MainWindow) -> None:
    window.learn_menu.puzzles.puzzles_action.trigger()


def lessons(window: MainWindow) -> None:
    window.learn_menu.lessons.list_action.trigger()


@pytest.mark.parametrize("opened", [statistics, daily, puzzles, lessons])
def test_letters_of_a_page_are_unique_among_those_of_the_menu_bar(
    qtbot: QtBot, opened: Callable[[MainWindow], None]
) -> None:
    window = new_window(qtbot)
    opened(window)
    assert window.pages.page is not None
    assert doubled([*titles_of(window.menuBar()), *texts_in(window.pages.page, in_sight=True)]) == {}


def test_no_page_has_a_text_with_a_letter_of_the_menu_bar(qtbot: QtBot) -> None:
    """The letters of texts that a page shows only sometimes, such as those of a finished game of the day."""
    window = new_window(qtbot)
    taken = set(letters(titles_of(window.menuBar())))
    texts = [message.source for message in messages(catalogue("ja")) if message.context in PAGES]
    assert len(letters(texts)) > 20
    assert [text for text in texts if taken & set(letters([text]))] == []
