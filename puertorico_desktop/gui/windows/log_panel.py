"""The log: the events of the game in words, the latest at the bottom."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QListView, QToolButton, QToolTip, QWidget

from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.models.log import LogModel
from puertorico_desktop.gui.models.table_model import Index
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.scroll_bars import scroll_bar_style
from puertorico_desktop.gui.style.styles import set_style_sheet
from puertorico_desktop.gui.views.delegates import Part
from puertorico_desktop.gui.views.log_delegate import LogDelegate
from puertorico_desktop.gui.views.plan_view import focus_shows
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.rings import Ring, draw_ring
from puertorico_desktop.gui.views.scaling import scale_of
from puertorico_desktop.gui.windows.surfaces import Meter, TitledPanel

translate = QCoreApplication.translate

NEIGHBOURS = 3
"""The number of lines before and after the shown line that are kept in sight."""
MOST_SHORT = 12
"""The most lines of a log that may count as short."""


class LogView(QListView):
    """The lines of the log; a click on a line, or Enter, goes to its position."""

    chosen = Signal(int)
    """Emitted with the ply of the move that the chosen line belongs to."""
    pointed = Signal(object)
    """Emitted with the `LogItem` under the pointer or with the focus; None if there is none."""
    hint_changed = Signal(str)
    """Emitted with the effect of a click on the line under the pointer, in words; empty when the pointer has left."""

    def __init__(self, model: LogModel, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self._focus_shows = False
        self._pointed: object = None
        self._broken_at = 0
        """The width at which the lines were last wrapped."""
        self.tips = True
        """Whether lines have tooltips; False where the same text stands beside them."""
        self._log = model
        self.setModel(model)
        self.lines = LogDelegate(renderer, self)
        self.setItemDelegate(self.lines)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        model.rowsRemoved.connect(self._forget_removed)
        model.dataChanged.connect(self._forget_changed)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().valueChanged.connect(self.viewport().update)  # partly visible lines are not painted
        self.clicked.connect(self._choose)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Returns the index of the entry at that point, if its text is painted there."""
        index = super().indexAt(point)
        if not index.isValid():
            return index
        return (
            index if self.lines.readable_part(self.visualRect(index), index, self).contains(point) else QModelIndex()
        )

    @Slot(QModelIndex, int, int)
    def _forget_removed(self, _: QModelIndex, first: int) -> None:
        """Forget the sizes of removed lines, and of those that have moved up."""
        self.lines.forget_rows(first, sys.maxsize)

    @Slot(QModelIndex, QModelIndex)
    def _forget_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self.lines.forget_rows(first.row(), last.row())

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        item = index.data(Qt.ItemDataRole.UserRole)
        if isinstance(item, LogItem):
            self.chosen.emit(item.ply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a line with Enter or Space; move with the arrow keys."""
        self._show_focus(True)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide the focus ring, which is for the keyboard only."""
        self._show_focus(False)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand as pointer over the lines."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        shape = Qt.CursorShape.PointingHandCursor if index.isValid() else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
            self.hint_changed.emit(str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole) or ""))
        self._look_at(index)

    def _look_at(self, index: Index | None) -> None:
        item = None if index is None else index.data(Qt.ItemDataRole.UserRole)
        if item is not self._pointed:
            self._pointed = item
            self.pointed.emit(item)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Report the new current line if the keyboard is used."""
        super().currentChanged(current, previous)
        if self._focus_shows and self.hasFocus():
            self._look_at(current)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report that no line is looked at any more."""
        super().focusOutEvent(event)
        self._look_at(None)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a tooltip only where it says more than the line, because it hides lines that are read. The effect of a
        click is shown in the status line."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            item = index.data(Qt.ItemDataRole.UserRole)
            if not self.tips or not isinstance(item, LogItem) or not self._log.why(item):
                QToolTip.hideText()
                return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Report that no line is under the pointer any more."""
        super().leaveEvent(event)
        self.viewport().unsetCursor()
        self.hint_changed.emit("")
        self._look_at(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Start at the line of the position shown, or at the last one, if the focus comes by key."""
        by_key = focus_shows(event.reason(), self._focus_shows)
        if by_key and self.lines.shown_ply is None:
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)
        self._show_focus(by_key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines again if the width has changed."""
        if self.width() != self._broken_at:
            self._broken_at = self.width()
            self.lines.forget()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Wrap the lines again if the font has changed."""
        if event.type() == QEvent.Type.FontChange:
            self.lines.forget()
        super().changeEvent(event)

    def show_row(self, row: int) -> None:
        """Scroll to a line, with its neighbours in sight."""
        for near in (row + NEIGHBOURS, row - NEIGHBOURS, row):
            self.scrollTo(self.model().index(min(max(near, 0), self.model().rowCount() - 1), 0))
        self.setCurrentIndex(self.model().index(row, 0))

    @property
    def is_played_by_key(self) -> bool:
        """Whether the log is operated with the keyboard."""
        return self._focus_shows and self.hasFocus()

    def _show_focus(self, shows: bool) -> None:
        self._focus_shows = shows
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, and a ring around the current one if the keyboard is used."""
        super().paintEvent(event)
        index = self.currentIndex()
        if self.is_played_by_key and index.isValid():
            scale = scale_of(self)
            with QPainter(self.viewport()) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                out = 3 * scale
                rect = QRectF(self.visualRect(index)).adjusted(out, out, -out, -out)
                draw_ring(painter, self._renderer, Part("", rect), Ring.FOCUS, scale)


class LogPanel(TitledPanel):
    """The panel of the log, the only view of the table that scrolls."""

    guest_changed = Signal()
    """Emitted when the guest in place of the log (`lay_over`) has been shown or hidden."""

    def __init__(
        self, session: GameSession, model: LogModel, meter: Meter, renderer: Renderer, parent: QWidget | None = None
    ) -> None:
        super().__init__(renderer.theme, parent)
        self._session = session
        self._model = model
        self.meter = meter
        head = QHBoxLayout()
        self.body.removeWidget(self.title)
        head.addWidget(self.title, 1)
        head.addWidget(self.meter)
        self.body.addLayout(head)
        self._head = head
        self.view = LogView(model, renderer, self)
        self.view.chosen.connect(self._jump)
        self.view.setMinimumSize(1, 1)  # the height is set by the column
        self.body.addWidget(self.view, 1)
        self._guest: QWidget | None = None
        self.back_button = QToolButton(self)
        self.back_button.clicked.connect(self.toggle_guest)
        self.back_button.hide()
        head.addWidget(self.back_button)
        self._follows = True
        renderer.theme.changed.connect(self._restyle_bar)
        bar = self.view.verticalScrollBar()
        bar.rangeChanged.connect(self._follow)
        bar.valueChanged.connect(self._note_place)
        self.set_scale(1.0)
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """Adapt the panel to the scale of the table."""
        super().set_scale(scale)
        self._scale = scale
        self._restyle_bar()

    @Slot()
    def _restyle_bar(self) -> None:
        set_style_sheet(self.view.verticalScrollBar(), scroll_bar_style(self._theme, self._scale))

    def lay_over(self, guest: QWidget | None) -> None:
        """Put another widget (a guest) in place of the log, or with None remove it; `toggle_guest` switches between
        both."""
        if self._guest is not None and self._guest is not guest:
            self._guest.hide()
        self._guest = guest
        if guest is not None:
            guest.setParent(self)
        self._show_guest(guest is not None)

    def clear(self, guest: QWidget) -> None:
        """Remove that guest, unless another one has replaced it."""
        if self._guest is guest:
            self.lay_over(None)

    @property
    def has_guest(self) -> bool:
        """Whether the panel has a guest, shown or not."""
        return self._guest is not None

    @property
    def shows_guest(self) -> bool:
        """Whether the guest is shown instead of the log."""
        return self._guest is not None and not self._guest.isHidden()

    def fits(self, height: float) -> bool:
        """Returns whether all lines are visible if the panel has that height."""
        rows = self._model.rowCount()
        if rows > MOST_SHORT:
            return False
        lines = sum(self.view.sizeHintForRow(row) for row in range(rows))
        sides = self.body.contentsMargins()
        head = self._head.sizeHint().height() + self.body.spacing() + sides.top() + sides.bottom()
        return lines + head <= height

    def toggle_guest(self) -> None:
        """Switch between the log and its guest."""
        if self._guest is not None:
            self._show_guest(not self.shows_guest)

    def _show_guest(self, shows: bool) -> None:
        if self._guest is not None:
            self._guest.setVisible(shows)
            self._guest.setGeometry(self.rect())
            self._guest.raise_()
        for part in (self.title, self.meter, self.view):
            part.setVisible(not shows)
        self.back_button.setVisible(self._guest is not None and not shows)
        self.guest_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the guest the size of the log."""
        super().resizeEvent(event)
        if self._guest is not None:
            self._guest.setGeometry(self.rect())

    @Slot(int, int)
    def _follow(self, lowest: int, highest: int) -> None:
        """Scroll to new lines at the end, unless the reader has scrolled back; while players look back, to the line
        of the position shown."""
        if self.view.lines.shown_ply is not None:
            self.view.show_row(self._row_shown() or 0)
        elif self._follows:
            self.view.verticalScrollBar().setValue(highest)

    def _row_shown(self) -> int | None:
        """Returns the last line that is not later than the position shown; None if there is none."""
        return self._model.row_before(self._session.shown_ply)

    @Slot(int)
    def _note_place(self, value: int) -> None:
        self._follows = value >= self.view.verticalScrollBar().maximum()

    @Slot(int)
    def _jump(self, ply: int) -> None:
        """Show the table as it was immediately after a move."""
        self._session.look_back(ply + 1)

    def refresh(self) -> None:
        """Adapt to the position shown: while players look back, mark its last line and dim the later ones."""
        self.meter.refresh()
        session, lines = self._session, self.view.lines
        shown = session.shown_ply if session.is_looking_back else None
        if shown != lines.shown_ply:
            lines.shown_ply = shown
            row = self._row_shown()
            lines.here = "" if row is None or shown is None else self._model.item(row).ref
            self.view.viewport().update()
            self.view.show_row(row or 0)
            if shown is None:
                self.view.scrollToBottom()
        self.retranslate()

    def retranslate(self) -> None:
        """Set the caption, which names the round."""
        self.title.setText(translate("Table", "Log, round {round}").format(round=self._session.view.round))
        self.view.setAccessibleName(translate("Table", "Log"))
        self.back_button.setText(translate("Coach", "Card"))

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
