"""Dialogs fit on the screen with any size of texts."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QScreen, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import PUBLISHED, Edition, Options, Selection
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.settings import LARGEST_TEXT, SMALLEST_TEXT, WindowPlace
from puertorico_desktop.gui.puertorico.choices import Choices
from puertorico_desktop.gui.puertorico.windows.auction_dialog import AuctionDialog
from puertorico_desktop.gui.puertorico.windows.new_game import NewPuertoRicoDialog
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.program_dialog import ProgramDialog
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.gui.windows.settings_dialog import SettingsDialog
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.match.match import GameSetup, Seat
from tests.gui.hands import new_window
from tests.saves.courses import played

SCREEN = QRect(0, 0, 1366, 768)
LAPTOP = QRect(0, 0, 1024, 600)


@pytest.fixture(autouse=True)
def small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FittedDialog, "place", SCREEN)


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, english: Languages) -> Iterator[str]:
    english.use(request.param)
    yield request.param
    english.use(ENGLISH)


@pytest.fixture
def window(qtbot: QtBot, english: Languages) -> Iterator[MainWindow]:
    window = new_window(qtbot)
    window.settings_applier.use_languages(english)
    yield window
    window.dialogs.close()
    window.services.preferences.change(text_size=100, language=ENGLISH)


def new_game(window: MainWindow) -> FittedDialog:
    dialog = NewPuertoRicoDialog(Choices(Options(players=5, edition=Edition.SPECIAL_1897)), window)
    dialog.fold.setChecked(True)
    return dialog


def auction(window: MainWindow) -> AuctionDialog:
    names = ("Anna", "Ben", "Clara", "Diego", "Eva")
    return AuctionDialog(GameSetup(Options(players=5), 1, tuple(map(Seat, names))), window)


DIALOGS: list[Callable[[MainWindow], FittedDialog]] = [
    new_game,
    lambda window: SettingsDialog(window.services.preferences, window.sounds, "puertorico", window),
    ProgramDialog,
]


def shown_within(screen: QRect, window: MainWindow, make: Callable[[MainWindow], FittedDialog]) -> FittedDialog:
    """Returns a dialog that is shown; checks that it and its buttons fit on the screen."""
    dialog = make(window)
    window.dialogs.show(dialog)
    QApplication.processEvents()
    assert screen.contains(dialog.frameGeometry())
    buttons = dialog.buttons  # type: ignore[attr-defined]
    assert dialog.rect().contains(QRect(buttons.mapTo(dialog, QPoint()), buttons.size()))
    return dialog


@pytest.mark.parametrize("percent", [100, 120, LARGEST_TEXT])
def test_no_dialog_is_larger_than_the_screen(window: MainWindow, language: str, percent: int) -> None:
    window.services.preferences.change(language=language, text_size=percent)
    for make in DIALOGS:
        dialog = shown_within(SCREEN, window, make)
        assert dialog.page.width() >= dialog.page.minimumSizeHint().width()
        assert dialog.page.height() >= dialog.page.minimumSizeHint().height()
        if percent == 100:
            assert dialog.page.visibleRegion().boundingRect() == dialog.page.rect()


def test_buttons_of_dialogs_with_the_largest_texts_fit_on_a_laptop(
    window: MainWindow, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FittedDialog, "place", LAPTOP)
    window.services.preferences.change(language=language, text_size=LARGEST_TEXT)
    for make in (*DIALOGS, auction):
        shown_within(LAPTOP, window, make)


def test_the_auction_dialog_fits_larger_texts(window: MainWindow) -> None:
    window.services.preferences.change(text_size=LARGEST_TEXT)
    dialog = auction(window)
    window.dialogs.show(dialog)
    QApplication.processEvents()
    header = dialog.table.horizontalHeader()
    assert header.length() <= dialog.table.viewport().width()
    for column in range(header.count()):
        assert header.sectionSize(column) >= header.sectionSizeHint(column)
    assert dialog.table.verticalHeader().length() <= dialog.table.viewport().height()


@pytest.mark.parametrize("percent", [SMALLEST_TEXT, 100])
def test_a_dialog_grows_with_its_notes(window: MainWindow, language: str, percent: int) -> None:
    window.services.preferences.change(language=language, text_size=percent)
    options = Options(players=5, expansions=PUBLISHED, buildings=Selection.RANDOM)
    dialog = NewPuertoRicoDialog(Choices(options), window)
    window.dialogs.show(dialog)
    dialog.fold.setChecked(True)
    QApplication.processEvents()
    for number in range(dialog.preset.count()):
        dialog.preset.setCurrentIndex(number)
        dialog.preset.activated.emit(number)
        for _ in range(2):  # lines of character are shown or hidden once the size of the notes is known
            QApplication.processEvents()
        assert dialog.page.visibleRegion().boundingRect() == dialog.page.rect()
        area = dialog.findChild(QScrollArea)
        assert area is not None
        # With a possible scroll bar, notes have less width while the dialog grows, and so keep the bar.
        assert area.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_the_focused_field_is_scrolled_into_view(window: MainWindow) -> None:
    window.services.preferences.change(text_size=LARGEST_TEXT)
    dialog = SettingsDialog(window.services.preferences, window.sounds, "puertorico", window)
    window.dialogs.show(dialog)
    QApplication.processEvents()
    last = dialog._fields["ask_optional_benefits"]
    assert last.visibleRegion().isEmpty()
    dialog.expert.setFocus()
    for _ in range(7):
        QTest.keyClick(QApplication.focusWidget(), "\t")
    assert last.hasFocus()
    assert not last.visibleRegion().isEmpty()
    first = dialog.language
    assert first.visibleRegion().boundingRect() != first.rect()
    first.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert first.visibleRegion().boundingRect() == first.rect()


def test_a_dialog_that_grows_stays_on_the_screen(window: MainWindow) -> None:
    dialog = NewPuertoRicoDialog(Choices(), window)
    window.dialogs.show(dialog)
    QApplication.processEvents()
    dialog.move(SCREEN.bottomRight() - QPoint(dialog.width(), dialog.height()))
    dialog.fold.setChecked(True)
    QApplication.processEvents()
    assert SCREEN.contains(dialog.frameGeometry())


def test_a_dialog_does_not_get_narrower_while_it_is_shown(window: MainWindow) -> None:
    dialog = NewPuertoRicoDialog(Choices(), window)
    window.dialogs.show(dialog)
    QApplication.processEvents()
    places = []
    for level in ("easy", "hard"):  # the line of character of the second is shorter
        for row in dialog.rows[1:4]:
            row.kind.setCurrentIndex(row.kind.findData(level))
            row.kind.activated.emit(row.kind.currentIndex())
            QApplication.processEvents()
        fixed = (dialog.start_button, dialog.rows[1].kind, dialog.rows[3].style)
        places.append((dialog.width(), *(widget.mapTo(dialog, QPoint()).x() for widget in fixed)))
    assert places[0] == places[1]
    assert dialog.page.sizeHint().width() < dialog.page.width()
    dialog.hide()
    dialog.show()
    QApplication.processEvents()
    assert dialog.page.width() == dialog.page.sizeHint().width()
    window.services.preferences.change(language="zh_TW")
    QApplication.processEvents()
    assert dialog.page.width() == dialog.page.sizeHint().width()


def test_a_dialog_that_was_laid_out_before_it_is_shown_does_not_get_narrower_either(qtbot: QtBot) -> None:
    dialog = FittedDialog()
    qtbot.addWidget(dialog)
    line = QLabel("a line of character " * 3)
    QVBoxLayout(dialog.page).addWidget(line)
    for _ in range(2):  # it is shown twice
        dialog.grab()  # lays it out
        dialog.show()
        QApplication.processEvents()
        width = dialog.width()
        line.setText("a line")
        QApplication.processEvents()
        assert dialog.width() == width
        dialog.hide()
        line.setText("a line of character " * 4)
        QApplication.processEvents()


def test_the_score_sheet_uses_the_whole_small_screen(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    class Laptop:
        @staticmethod
        def availableGeometry() -> QRect:
            return LAPTOP

    monkeypatch.setattr(ScoreSheetDialog, "screen", lambda dialog: Laptop())
    window.services.preferences.change(text_size=LARGEST_TEXT)
    match = played(5, seed=3)
    dialog = ScoreSheetDialog(match, window.theme, parent=window)
    window.dialogs.show(dialog)
    QApplication.processEvents()
    assert LAPTOP.contains(dialog.frameGeometry())
    assert dialog.width() > 0.9 * LAPTOP.width()
    assert dialog.rect().contains(QRect(dialog.buttons.mapTo(dialog, QPoint()), dialog.buttons.size()))
    table = dialog.sheet.table
    table.setCurrentCell(table.rowCount() - 1, 0)
    assert table.viewport().rect().contains(table.visualItemRect(table.item(table.rowCount() - 1, 0)).center())
    assert table.columnWidth(0) > 100  # room for most of a name


def test_a_window_from_a_larger_screen_is_resized_to_fit(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda screen: SCREEN)
    window.services.preferences.change(window=WindowPlace(100, 100, 1500, 900, False))
    window._fit_screen()
    assert SCREEN.contains(window.geometry())
    assert window.geometry().topLeft() == QPoint(100, 100)


@pytest.mark.parametrize("height", [400, 2000])
def test_the_wheel_changes_no_value_in_a_page_that_it_scrolls(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, height: int
) -> None:
    monkeypatch.setattr(FittedDialog, "place", QRect(0, 0, 1366, height))
    dialog = NewPuertoRicoDialog(Choices(Options(players=5)), window)
    qtbot.addWidget(dialog)
    dialog.fold.setChecked(True)
    dialog.show()
    qtbot.waitExposed(dialog)
    bar = dialog.findChild(QScrollArea).verticalScrollBar()
    scrolls = height == 400
    assert (bar.maximum() > 0) is scrolls
    level, points = dialog.rows[1].kind, dialog.handicaps[1]
    before = level.currentIndex(), points.half_points
    for widget in (level, points):
        where = widget.rect().center().toPointF()
        there = QPointF(widget.mapToGlobal(widget.rect().center()))
        keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton
        phase = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(where, there, QPoint(), QPoint(0, -120), buttons, keys, phase, False)
        QApplication.sendEvent(widget, event)
        assert event.isAccepted() is not scrolls, "what the widget does not take scrolls the page"
    assert ((level.currentIndex(), points.half_points) == before) is scrolls
