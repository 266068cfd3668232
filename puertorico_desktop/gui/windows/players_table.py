"""A table with a column for each player of a finished game, from the winner to the last."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableWidget, QTableWidgetItem, QWidget

from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.portraits import character
from puertorico_desktop.gui.views.portraits import portrait_icon
from puertorico_desktop.gui.windows.faces_header import FacesHeader
from puertorico_desktop.gui.windows.seat_row import SHOWN_LETTERS
from puertorico_desktop.match.match import Match

FACE = 24
"""The size of a portrait beside a name, in pixels."""
COLUMN = 150
"""The width of a column with room for a name, in pixels."""
NARROWEST = 560
AROUND_LINE = 8
"""The height of a row above and below its line of text, in pixels."""
FEWEST_ROWS = 3
"""The least number of rows in sight, on any screen."""
EXPLAINING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
"""The keys that explain the current cell, with Alt or without: at the table Alt+Return explains a piece."""


class PlayersTable(QTableWidget):
    """The columns with their heads; subclasses fill the rows (`retranslate_ui`)."""

    def __init__(self, match: Match, theme: Theme, icons: Icons | None = None, parent: QWidget | None = None) -> None:
        """`icons` are for the portraits of the players; None for a table without portraits."""
        self._fitted_to = 0
        super().__init__(parent)
        self._match = match
        self._theme = theme
        self._icons = icons
        self._standings = match.record.game.standings()
        self._names = [match.setup.names[one.seat] for one in self._standings]
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)  # Tab leads to the buttons
        header = FacesHeader(self)
        self.setHorizontalHeader(header)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.sectionResized.connect(self._wrap_again)
        self.setIconSize(QSize(FACE, FACE))
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Returns a size wide enough for every name of usual length, and with all rows."""
        columns = len(self._names)
        needed = columns * self.column_hint() + self.verticalHeader().sizeHint().width() + 2 * self.frameWidth()
        return QSize(max(NARROWEST, COLUMN * (columns + 1), needed), self.maximumHeight())

    def column_hint(self) -> int:
        """Returns the preferred width of a column in pixels: that of the names, unless one is very long."""
        header = self.horizontalHeader()
        longest = max(header.sectionSizeHint(column) for column in range(len(self._names)))
        return min(longest, SHOWN_LETTERS * self.fontMetrics().averageCharWidth())

    def minimumSizeHint(self) -> QSize:
        """Returns the size with the fewest rows of a line each: on a screen too low for all rows the table scrolls.

        The height of the rows themselves may depend on the width, which is not known yet.
        """
        header, row = self.horizontalHeader().sizeHint().height(), self.fontMetrics().height() + AROUND_LINE
        return QSize(super().minimumSizeHint().width(), header + FEWEST_ROWS * row)

    def retranslate_ui(self) -> None:
        """Set every text."""
        raise NotImplementedError

    def explain_current(self) -> None:
        """Show the explanation of the current cell and speak it, or put it away if it is in sight."""
        raise NotImplementedError

    def put_explanation_away(self) -> bool:
        """Put the explanation of a cell away; returns whether one was in sight."""
        raise NotImplementedError

    def write_heads(self) -> None:
        """Create the columns with names and portraits."""
        self.setColumnCount(len(self._names))
        for column, name in enumerate(self._names):
            head = QTableWidgetItem(name)
            set_tip(head, name)
            if self._icons is not None:
                face = portrait_icon(self._match.setup, self._standings[column].seat)
                set_tip(head, "\n".join(filter(None, (name, character(face)))))
                head.setIcon(QIcon(self._icons.pixmap(face, FACE, self.devicePixelRatioF())))
            self.setHorizontalHeaderItem(column, head)

    def fit_rows(self) -> None:
        """Limit the height to that of all rows."""
        self._fitted_to = self.column_room
        self.resizeRowsToContents()
        rows = self.verticalHeader().length() + self.horizontalHeader().sizeHint().height()
        self.setMaximumHeight(rows + 2 * self.frameWidth())
        self.updateGeometry()

    @property
    def column_room(self) -> int:
        """The width in a cell of the narrowest column in pixels, already while the columns share a new width of the
        table."""
        # Not the width of the head itself: that has a frame in some schemes.
        return self.horizontalHeader().viewport().width() // max(1, self.columnCount()) - self.showGrid()

    @Slot()
    def _wrap_again(self) -> None:
        """Adapt the rows to the width of the columns, in which texts are wrapped."""
        if self.column_room != self._fitted_to:
            self.fit_rows()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the look."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit_rows()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Explain the current cell, where Return would press the default button of a dialog; Escape puts an
        explanation away, and only then closes the dialog."""
        if event.key() in EXPLAINING:
            self.explain_current()
        elif event.key() != Qt.Key.Key_Escape or not self.put_explanation_away():
            super().keyPressEvent(event)
