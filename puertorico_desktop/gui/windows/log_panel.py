"""The log: what has happened, in words, the latest at the bottom."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.models.log import LogModel
from puertorico_desktop.gui.session import GameSession
from puertorico_desktop.gui.views.brush import Brush
from puertorico_desktop.gui.views.log_delegate import LogDelegate
from puertorico_desktop.gui.windows.common_board import TitledPanel

translate = QCoreApplication.translate


class LogPanel(TitledPanel):
    """The only view that scrolls."""

    def __init__(self, session: GameSession, model: LogModel, brush: Brush, parent: QWidget | None = None) -> None:
        super().__init__(brush.theme, parent)
        self._session = session
        self.view = QListView(self)
        self.view.setModel(model)
        self._lines = LogDelegate(brush, self)
        self.view.setItemDelegate(self._lines)
        self.view.setWordWrap(True)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        model.rowsRemoved.connect(self._lines.forget)
        model.dataChanged.connect(self._lines.forget)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.viewport().setAutoFillBackground(False)
        self.body.addWidget(self.view, 1)
        self.view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.view.clicked.connect(self._jump)
        self.view.activated.connect(self._jump)
        self._follows = True
        bar = self.view.verticalScrollBar()
        bar.rangeChanged.connect(self._follow)
        bar.valueChanged.connect(self._note_place)
        self.set_scale(1.0)
        self.retranslate()

    @Slot(int, int)
    def _follow(self, lowest: int, highest: int) -> None:
        """There is more to read: go on to the end, unless the reader has gone back."""
        if self._follows:
            self.view.verticalScrollBar().setValue(highest)

    @Slot(int)
    def _note_place(self, value: int) -> None:
        self._follows = value >= self.view.verticalScrollBar().maximum()

    @Slot(QModelIndex)
    def _jump(self, index: QModelIndex) -> None:
        """Show the table as it was right after the line."""
        item = index.data(Qt.ItemDataRole.UserRole)
        if isinstance(item, LogItem):
            self._session.look_back(item.ply + 1)

    def renew(self) -> None:
        """Another position is shown: while players look back, what came after it is dimmed."""
        session = self._session
        limit = session.shown_ply if session.is_looking_back else None
        if limit != self._lines.limit:
            self._lines.limit = limit
            self.view.viewport().update()
            self._show_line_before(session.shown_ply)
        self.retranslate()

    def _show_line_before(self, ply: int) -> None:
        model = self.view.model()
        for row in range(model.rowCount() - 1, -1, -1):
            index = model.index(row, 0)
            item = index.data(Qt.ItemDataRole.UserRole)
            if isinstance(item, LogItem) and item.ply < ply:
                self.view.scrollTo(index)
                return
        self.view.scrollToTop()

    def retranslate(self) -> None:
        """The caption has the round."""
        self.title.setText(translate("Table", "Log, round {round}").format(round=self._session.view.round))
        self.view.setAccessibleName(translate("Table", "Log"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language, or another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._lines.forget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks the lines anew."""
        self._lines.forget()
        super().resizeEvent(event)
