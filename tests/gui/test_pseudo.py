"""All displayed and accessible texts are translatable: in the pseudo-language they carry marks."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPushButton,
    QTabBar,
    QTabWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.surfaces import Caption
from puertorico_desktop.languages import LANGUAGES
from tests.gui.courses import play_last_move
from tests.gui.hands import new_window
from tests.gui.painted import Painted
from tests.gui.pseudo import CLOSE, OPEN, pseudo, speaking
from tests.gui.test_geometry import mid_game, middles, overlaps

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
KEY = r"((Ctrl|Shift|Alt|Meta)\+)*(F\d+|Return|Esc|PgUp|PgDown|Left|Right|Home|End|Del|[A-Z\d]|,)"
"""Keys are called so on the keyboard."""
NAMES = {"Anna", "Ben", "Clara", "David", "Diego", "Emi", "Eva", "Puerto Rico", *LANGUAGES.values()}
"""Names are the same in all languages."""
JOINT = " and "
"""What Qt's own list of that locale puts before its last item."""
SILENT = re.compile(rf"([\W\d_]|(?<!\w){KEY}(?!\w))*")
"""Figures, signs, and keys."""


@pytest.fixture(autouse=True)
def pseudo_language(qapp: QApplication, english: object) -> Iterator[None]:
    with speaking(qapp):
        yield


def is_translated(text: str) -> bool:
    """Returns whether a text consists of marked texts, names and figures only."""
    depth, outside = 0, ""
    for letter in text:
        if letter == OPEN:
            depth += 1
        elif letter == CLOSE:
            depth -= 1
        elif not depth:
            outside += letter
    for name in (JOINT, *sorted(NAMES, key=len, reverse=True)):
        outside = outside.replace(name, " ")
    return SILENT.fullmatch(outside.strip()) is not None


def words_of(widget: QWidget) -> Iterator[str]:
    """Yields all displayed and accessible texts of a widget; those made by Qt are translated by Qt."""
    if isinstance(widget.parent(), QTabBar):
        return
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
    match widget:
        case QAbstractButton():
            if not isinstance(widget.parent(), QDialogButtonBox | QMessageBox):
                yield widget.text()
        case QLabel():
            yield widget.text()
        case QGroupBox():
            yield widget.title()
        case QComboBox():
            yield from (widget.itemText(number) for number in range(widget.count()))
        case QTabWidget():
            yield from (widget.tabText(number) for number in range(widget.count()))
        case QLineEdit():
            yield widget.placeholderText()
        case QTextEdit():
            yield from widget.toPlainText().splitlines()
        case QMenu():
            yield widget.title()
        case QAbstractItemView():
            model = widget.model()
            if model is not None:
                yield from words_in(model)


def words_in(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    above = QModelIndex() if parent is None else parent
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(above)
    for row in range(model.rowCount(above)):
        for column in range(columns):
            index = model.index(row, column, above)
            yield from (str(index.data(role) or "") for role in ROLES)
            if column == 0:
                yield from words_in(model, index)


def untranslated(root: QWidget) -> set[str]:
    """Returns all displayed and accessible texts of a window without marks."""
    words: list[str] = list(words_of(root))
    for widget in root.findChildren(QWidget):
        words += words_of(widget)
    for action in root.findChildren(QAction):
        words += (action.text().replace("&", ""), action.toolTip().replace("&", ""))
    return {text for text in words if not is_translated(text)}


def test_the_texts_of_the_table_are_translatable(qtbot: QtBot) -> None:
    for window in middles(qtbot, DecisionKind, round_=4, unpainted=True):
        assert untranslated(window) == set(), window.session.game.kind


def test_the_texts_while_looking_back_are_translatable(qtbot: QtBot) -> None:
    window = mid_game(qtbot, DecisionKind.CHOOSE_ROLE, round_=3)
    window.session.look_back(5)
    assert untranslated(window) == set()


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot, "ppb")


def dialogs(window: MainWindow) -> Iterator[tuple[str, QObject]]:
    window.dialogs.new_game()
    yield "new game", window.dialogs.dialog
    window.menus.settings_action.trigger()
    yield "settings", window.dialogs.dialog
    window.dialogs.branch(0, window.services.save_service)
    yield "branch", window.dialogs.dialog
    window.opener.open_action.trigger()
    yield "open", window.dialogs.dialog
    window.handbook.rules_action.trigger()
    yield "rules", window.handbook.book
    play_last_move(window)
    yield "scores", window.dialogs.dialog


def test_the_texts_of_dialogs_are_translatable(window: MainWindow) -> None:
    for name, dialog in dialogs(window):
        assert isinstance(dialog, QWidget), name
        QApplication.processEvents()
        assert untranslated(dialog) == set(), name


def test_the_pages_of_the_rules_are_translatable(window: MainWindow) -> None:
    window.handbook.rules_action.trigger()
    book = window.handbook.book
    assert book is not None
    for topic in book._rules.pages:
        book.page.open(topic)
        assert untranslated(book.page) == set(), topic


def test_the_pseudo_language_keeps_mnemonics_placeholders_and_numbers() -> None:
    assert pseudo("&Open {file}…\n%n") == f"{OPEN}&Open {{file}}…\n%n{'·' * 5}{CLOSE}".replace("pen", "péñ")
    assert not is_translated("Confirm")
    assert is_translated(f"Anna: {pseudo('Confirm')} 3/5")


def test_longer_texts_fit(qtbot: QtBot, painted: Painted) -> None:
    """Buttons and captions; names of pieces become narrower. The detail of the prompt may be elided."""
    for window in middles(qtbot, (DecisionKind.CHOOSE_ROLE, DecisionKind.PLACE_COLONISTS, DecisionKind.BUILD)):
        assert list(overlaps(window.table)) == []
        window.grab()
        assert painted.cut == []
        for button in window.table.findChildren(QPushButton):
            if button.isVisible():
                assert button.fontMetrics().horizontalAdvance(button.text()) < button.width(), button.text()
        for caption in window.table.findChildren(Caption):
            if caption.isVisible() and caption is not window.table.prompt.detail:
                assert caption.natural_width() <= caption.width(), caption.text()
