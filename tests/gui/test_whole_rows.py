"""Lists whose rows are shown as a whole."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QListWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.views.whole_rows import WholeRowsList
from puertorico_desktop.gui.views.wrapped_rows import WrappedRows

STYLE = """
    QListWidget { background: white; }
    QListWidget::item { padding: 6px; }
    QListWidget::item:selected { background: gold; color: black; }
"""


def shown_list(qtbot: QtBot, rows: QListWidget, count: int, height: int) -> QListWidget:
    rows.setStyleSheet(STYLE)
    rows.setFrameShape(QListWidget.Shape.NoFrame)
    rows.setItemDelegate(WrappedRows(rows))
    rows.addItems([f"Lesson {number}" for number in range(count)])
    qtbot.addWidget(rows)
    rows.resize(200, height)
    rows.show()
    qtbot.waitExposed(rows)
    return rows


def colours(image: QImage, part: QRect) -> set[str]:
    return {
        QColor(image.pixel(x, y)).name()
        for x in range(part.left(), part.right(), 2)
        for y in range(part.top(), part.bottom())
    }


def test_a_row_that_would_be_cut_off_is_not_shown(qtbot: QtBot) -> None:
    rows = shown_list(qtbot, WholeRowsList(), 12, 110)
    row = rows.visualItemRect(rows.item(0)).height()
    rows.resize(200, 3 * row + row // 2)
    rest = QRect(0, 3 * row, 150, row // 2)
    assert colours(rows.viewport().grab().toImage(), rest) == {"#ffffff"}
    assert rows.itemAt(QPoint(20, 3 * row - 2)) is rows.item(2)
    assert rows.itemAt(QPoint(20, 3 * row + 4)) is None
    rows.setCurrentRow(2)
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    place = rows.visualItemRect(rows.item(3))
    assert rows.currentRow() == 3
    assert rows.rows_end() > place.bottom()
    assert "#ffd700" in colours(rows.viewport().grab().toImage(), place)


def test_a_scrolled_list_paints_the_rows_that_come_into_view(qtbot: QtBot) -> None:
    rows = shown_list(qtbot, WholeRowsList(), 12, 110)
    row = rows.visualItemRect(rows.item(0)).height()
    rows.resize(200, 3 * row + row // 2)
    for scrolled in (*range(1, rows.verticalScrollBar().maximum() + 1), 0):
        rows.verticalScrollBar().setValue(scrolled)
        qtbot.wait(1)
        for number in range(scrolled, min(scrolled + 3, 12)):
            place = rows.visualItemRect(rows.item(number))
            assert len(colours(rows.screen().grabWindow(rows.winId()).toImage(), place)) > 1


def test_a_row_higher_than_the_list_is_shown(qtbot: QtBot) -> None:
    rows = shown_list(qtbot, WholeRowsList(), 2, 110)
    row = rows.visualItemRect(rows.item(0)).height()
    rows.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    rows.resize(200, row - 4)
    assert rows.rows_end() == row - 4
    assert rows.itemAt(QPoint(20, row - 6)) is rows.item(0)


def test_nothing_lies_over_the_text_of_a_selected_row(qtbot: QtBot) -> None:
    rows = shown_list(qtbot, WholeRowsList(), 3, 200)
    rows.setCurrentRow(1)
    without = rows.viewport().grab().toImage()
    rows.activateWindow()
    rows.setFocus()
    qtbot.waitUntil(rows.hasFocus)
    assert rows.viewport().grab().toImage() == without
