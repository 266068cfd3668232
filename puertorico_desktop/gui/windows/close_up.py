"""Somebody else's board as large as one's own, above it, until it is clicked away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from puertorico_desktop.gui.models.boards import PlayersModel
from puertorico_desktop.gui.models.table_models import BoardModels
from puertorico_desktop.gui.session import GameSession
from puertorico_desktop.gui.verbatim import set_tip
from puertorico_desktop.gui.views.brush import Brush
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.windows.player_board import LargeBoard

translate = QCoreApplication.translate


class FramedBoard(LargeBoard):
    """A board that shows at any time whose it is."""

    def frame_color(self, seat: int) -> QColor | None:
        """The player's colour, always."""
        return self._brush.theme.player(seat)


class CloseUp(QWidget):
    """One board, laid over the middle of the table. It is made when it is looked at for the first time."""

    def __init__(
        self,
        session: GameSession,
        models: BoardModels,
        players: PlayersModel,
        marks: Marks,
        brush: Brush,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.board = FramedBoard(session, models, players, marks, brush, self)
        self._button = QToolButton(self)
        self._button.setText("×")
        self._button.setAutoRaise(True)
        self._button.clicked.connect(self.dismiss)
        for view in self.board.views:
            view.idle.connect(self.dismiss)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.board)
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """Fit the size of the table."""
        self.board.set_scale(scale)
        side = round(24 * scale)
        self._button.setFixedSize(side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button stays in the corner."""
        self._button.move(self.width() - self._button.width() - 4, 4)
        self._button.raise_()

    def dismiss(self) -> None:
        """Take the board away."""
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes the board away."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set every text."""
        words = translate("CloseUp", "Close (Esc)")
        set_tip(self._button, words)
        self._button.setAccessibleName(words)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
