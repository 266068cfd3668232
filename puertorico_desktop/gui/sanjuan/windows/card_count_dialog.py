"""The page of card counts: the number of each kind built, in hand, seen elsewhere, and unseen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.gui.sanjuan.card_counts import card_counts_of
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.texts.words import card_effect, card_name
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.windows.fitted import take_wanted_size

translate = QCoreApplication.translate

SIZE = QSize(620, 560)
"""The least size of the page where the screen has room for it."""


class CardCountDialog(QDialog):
    """Follows the game while it is open."""

    def __init__(self, session: SanJuanSession, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.table = QTableWidget(0, 6, self)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setTabKeyNavigation(False)
        layout = QVBoxLayout(self)
        layout.addWidget(self.table)
        session.changed.connect(self._follow)
        session.secrecy.changed.connect(self._follow)
        self.retranslate()

    def sizeHint(self) -> QSize:
        """Returns a size at which no name is cut off, in any language and text size."""
        table, layout = self.table, self.layout()
        assert layout is not None
        around = layout.contentsMargins()
        names = max(table.sizeHintForColumn(0), table.horizontalHeader().sectionSizeHint(0))
        others = sum(table.columnWidth(column) for column in range(1, table.columnCount()))
        beside = (
            around.left() + around.right() + 2 * table.frameWidth() + table.verticalScrollBar().sizeHint().width()
        )
        return SIZE.expandedTo(QSize(names + others + beside, 0))

    def showEvent(self, event: QShowEvent) -> None:
        """Take the preferred size, which is known with the fonts of the visible page."""
        super().showEvent(event)
        if not event.spontaneous():
            take_wanted_size(self)

    @Slot()
    def _follow(self) -> None:
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """Update the counts. Items are kept: each new one would measure all columns anew."""
        counts = card_counts_of(self._session)
        self.table.setRowCount(len(counts))
        for row, count in enumerate(counts):
            name = f"{card_name(count.card)} ×{count.copies}"
            figures = (CATALOG[count.card].cost, count.built, count.own, count.elsewhere, count.unseen)
            for column, text in enumerate((name, *map(str, figures))):
                self._item(row, column).setText(text)
            set_tip(self._item(row, 0), card_effect(count.card))

    def _item(self, row: int, column: int) -> QTableWidgetItem:
        """Returns the item of a cell, created if there is none."""
        item = self.table.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self.table.setItem(row, column, item)
        return item

    def retranslate(self) -> None:
        """Set every text."""
        self.setWindowTitle(translate("SanJuanCount", "What is left"))
        self.table.setAccessibleName(translate("SanJuanCount", "What is left"))
        self.table.setHorizontalHeaderLabels(
            [
                translate("SanJuanCount", "Card"),
                translate("SanJuanCount", "Cost"),
                translate("SanJuanCount", "Built"),
                translate("SanJuanCount", "Mine"),
                translate("SanJuanCount", "Seen elsewhere"),
                translate("SanJuanCount", "Unseen"),
            ]
        )
        self.refresh()


class CardCountOpener(QObject):
    """Opens the page, which is created when it is first opened. `action` belongs in a menu."""

    def __init__(self, session: SanJuanSession, table: QWidget) -> None:
        super().__init__(table)
        self._session = session
        self._table = table
        self.dialog: CardCountDialog | None = None
        self.action = QAction(self)
        self.action.setShortcut(QKeySequence("Ctrl+K"))
        self.action.triggered.connect(self.open)
        session.changed.connect(self._follow)
        self.retranslate()
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Enable or disable the action by the setting for card counts; hide the page if the setting is off."""
        self.action.setEnabled(self._session.counts_cards)
        if not self._session.counts_cards and self.dialog is not None:
            self.dialog.hide()

    @Slot()
    def open(self) -> None:
        """Show the page in front of all windows."""
        if self.dialog is None:
            self.dialog = CardCountDialog(self._session, self._table.window())
        self.dialog.refresh()
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def retranslate(self) -> None:
        """Set every text."""
        self.action.setText(translate("SanJuanCount", "&What is left…"))
        if self.dialog is not None:
            self.dialog.retranslate()
