"""Collects the texts of windows, and checks that all of them follow a change of the language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache

import attrs
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGroupBox,
    QLabel,
    QMenu,
    QMessageBox,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.languages import ENGLISH
from tests.gui.catalogues import PLACEHOLDER, catalogue, messages

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]+")
ID = re.compile(r"[a-z0-9_:/]*")
WORD = re.compile(r"[A-Za-z]{3,}")


SETTLING_MS, STEP_MS = 1500, 15


def spoken(window: QWidget, in_sight: bool = False) -> Counter[str]:
    """Returns every text of the program in a window: displayed texts, tool tips and accessible texts. Texts that
    are not `in_sight` may be set when they are shown, and can be left out."""
    found = [action.text() for action in window.findChildren(QAction) if not in_sight or _stays(action)]
    for widget in (window, *window.findChildren(QWidget)):
        if isValid(widget) and widget.window() is window and (widget.isVisibleTo(window) or not in_sight):
            found += _texts_of(widget)
    return Counter(filter(None, found))


def _stays(action: QAction) -> bool:
    """Returns whether a widget stays open during other actions; an open menu does not."""
    menu = action.parent()
    return action.isVisible() and not (isinstance(menu, QMenu) and menu.isVisible())


def _texts_of(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    if isinstance(widget, QLabel | QAbstractButton) and not _is_standard(widget):
        yield widget.text()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QComboBox):
        for index in range(widget.count()):
            yield from (widget.itemText(index), str(widget.itemData(index, Qt.ItemDataRole.ToolTipRole) or ""))
    if isinstance(widget, QTabBar):
        yield from map(widget.tabText, range(widget.count()))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _items_of(widget.model())


def _is_standard(widget: QWidget) -> bool:
    """Returns whether a button has its text from Qt."""
    box = widget.parent()
    return (
        isinstance(box, QDialogButtonBox)
        and isinstance(widget, QAbstractButton)
        and box.standardButton(widget) != QDialogButtonBox.StandardButton.NoButton
    )


def _items_of(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(QModelIndex())):
            for role in ROLES:
                text = model.index(row, column).data(role)
                yield text if isinstance(text, str) else ""
            record = model.index(row, column).data(Qt.ItemDataRole.UserRole)
            if attrs.has(type(record)):
                yield from (text for text in attrs.astuple(record, recurse=False) if _is_written(text))


def stays_behind(languages: Languages, given: Iterable[QWidget]) -> list[str]:
    """Changes the language from English to another one and back; returns the texts of windows and dialogs that
    did not follow. Message boxes and Qt's file dialogs are modal, so the language cannot change while they are
    open."""
    QTest.qWait(STEP_MS)  # pending deletions first
    there = [window for window in given if isValid(window)]
    windows = [one for window in there for one in (window, *window.findChildren(QDialog)) if _stays_open(one)]
    if not windows:
        return []
    before = [spoken(window, in_sight=True) for window in windows]
    names = {name for window in windows if isinstance(window, MainWindow) for name in window.session.names}

    def kept() -> list[str]:
        """English texts that are there as they were."""
        pairs = [(window, texts) for window, texts in zip(windows, before, strict=True) if isValid(window)]
        same = [text for window, texts in pairs for text in texts & spoken(window, in_sight=True)]
        return [text for text in same if text not in names and is_ours(text)]

    def foreign() -> list[str]:
        """Texts with words of the other language that no text had before."""
        known = {word for texts in before for text in texts for word in JAPANESE.findall(text)}
        shown = [text for window in windows if isValid(window) for text in spoken(window, in_sight=True)]
        return [text for text in shown if not known.issuperset(JAPANESE.findall(text))]

    try:
        languages.use("ja")
        behind = _settled(kept)
    finally:
        languages.use(ENGLISH)
    return sorted({*behind, *_settled(foreign)})


def _settled(left: Callable[[], list[str]]) -> list[str]:
    """Returns the remaining texts once pending requests to threads and processes had time to finish."""
    for _ in range(SETTLING_MS // STEP_MS):
        QTest.qWait(STEP_MS)
        if not left():
            return []
    return left()


def _stays_open(window: QWidget) -> bool:
    is_closed = window.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide) and not window.isVisible()
    return not is_closed and not isinstance(window, QMessageBox | QFileDialog)


def _is_written(value: object) -> bool:
    """Returns whether a delegate may paint the value: a text that is no id."""
    return isinstance(value, str) and not ID.fullmatch(value)


@cache
def is_ours(text: str) -> bool:
    """Returns whether the text is one of the program's, with any values in its placeholders."""
    return any(pattern.fullmatch(text.replace("\u2060", "")) for pattern in _patterns())


@cache
def _patterns() -> list[re.Pattern[str]]:
    """Returns the program's texts in English as patterns, without those of names and signs only, those that are the
    same in the other language, and those of Qt."""
    ours = [
        one
        for one in messages(catalogue("ja"))
        if one.context != "Name" and not one.context.startswith("Q") and one.source not in one.forms
    ]
    plurals = messages(catalogue(ENGLISH))
    texts = {one.source for one in ours} | {form for one in plurals for form in one.forms}
    return [
        re.compile(".+".join(map(re.escape, parts)), re.DOTALL)
        for parts in map(PLACEHOLDER.split, texts)
        if WORD.search(" ".join(parts))
    ]
