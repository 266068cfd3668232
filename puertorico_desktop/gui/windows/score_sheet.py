"""The final score sheet: result and points as a table, as bars and as a graph, the pieces of all players, and buttons
for further activities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMenu, QTabWidget, QVBoxLayout, QWidget

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.models.scores import Belongings
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.windows.chart_page import ChartPage
from puertorico_desktop.gui.windows.fitted import take_wanted_size
from puertorico_desktop.gui.windows.pieces_table import PiecesTable
from puertorico_desktop.gui.windows.score_table import ScoreHeading, ScoreTable
from puertorico_desktop.match.match import Match

DEAF_MS = 1000
"""The time in ms at the beginning in which keys are ignored."""
KEYS = (QEvent.Type.KeyPress, QEvent.Type.Shortcut)
LEADING_AWAY = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Space)

if TYPE_CHECKING:
    from puertorico_desktop.gui.windows.score_charts import ScoreChart


class ScorePanel(QWidget):
    """The end of a game: the result, the points in three forms, each on its own page, and the pieces of the players
    where the game has a page of them."""

    def __init__(self, match: Match, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)

        def bars() -> ScoreChart:
            from puertorico_desktop.gui.windows.score_charts import SourcesChart

            return SourcesChart(match, theme)

        def graph() -> ScoreChart:
            from puertorico_desktop.gui.windows.course_chart import CourseChart

            return CourseChart(match, theme)

        self._match, icons = match, Icons(theme, self)
        self.heading = ScoreHeading(match, self)
        self.table = ScoreTable(match, theme, icons)
        self.pages = (ChartPage(bars, self.table), ChartPage(graph, self.table))
        self.tabs = QTabWidget(self)
        page = QWidget()
        below = QVBoxLayout(page)
        below.addWidget(self.table)
        below.addStretch()
        for widget in (page, *self.pages):
            self.tabs.addTab(widget, "")
        self.pieces: PiecesTable | None = None
        if self._belongings() is not None:
            self.pieces = PiecesTable(match, theme, icons)
            self.tabs.addTab(self.pieces, "")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.heading)
        layout.addWidget(self.tabs)
        self.retranslate_ui()

    @property
    def bars(self) -> ScoreChart:
        """The bar chart of the points by source."""
        return self.pages[0].chart

    @property
    def graph(self) -> ScoreChart:
        """The graph of the course of the game."""
        return self.pages[1].chart

    def retranslate_ui(self) -> None:
        """Set every text."""
        for number, text in enumerate((self.tr("&Table"), self.tr("&Points"), self.tr("Co&urse of the game"))):
            self.tabs.setTabText(number, text)
        belongings = self._belongings()
        if self.pieces is not None and belongings is not None:
            self.tabs.setTabText(self.tabs.indexOf(self.pieces), belongings.title)

    def _belongings(self) -> Belongings | None:
        return face_of(self._match.setup.options).belongings(self._match)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)


class ScorePicture(QWidget):
    """The end of a game on one picture, for export: the result, the table, the bars."""

    def __init__(self, match: Match, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        from puertorico_desktop.gui.windows.score_charts import SourcesChart

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(ScoreHeading(match))
        table = ScoreTable(match, theme, Icons(theme, self))
        # On a picture nothing scrolls, and some platforms hide a bar that is no longer needed only later.
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout.addWidget(table)
        layout.addWidget(SourcesChart(match, theme))


class ScoreSheetDialog(QDialog):
    """The dialog with the score sheet and buttons for further activities. `exports` is the menu of exports."""

    new_game_requested = Signal()
    daily_requested = Signal()
    """Emitted when the player wants the page of today's game, on which the result of a try is compared with par."""
    again_requested = Signal()
    review_requested = Signal()
    better_requested = Signal()
    """Emitted when the player wants to look for better moves in place of the mistakes."""
    save_requested = Signal()
    """Emitted when the player wants to save the game to a file; the dialog stays open."""

    def __init__(
        self, match: Match, theme: Theme, exports: QMenu | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.sheet = ScorePanel(match, theme, self)
        self.remark = Label(self)
        self.remark.setWordWrap(True)
        self.remark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.remark.hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.daily_button = self.buttons.addButton("", role)
        self.again_button = self.buttons.addButton("", role)
        self.daily_button.setVisible(match.is_one_try)
        self.again_button.setVisible(not match.is_one_try)
        self.new_game_button = self.buttons.addButton("", role)
        self.review_button = self.buttons.addButton("", role)
        self.better_button = self.buttons.addButton("", role)
        self.save_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.export_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.export_button.setVisible(exports is not None)
        if exports is not None:
            self.export_button.setMenu(exports)
        layout = QVBoxLayout(self)
        layout.addWidget(self.sheet)
        layout.addWidget(self.remark)
        layout.addWidget(self.buttons)
        self.buttons.rejected.connect(self.reject)
        self.close_button = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        self.close_button.setDefault(True)
        self.close_button.setFocus()
        self._shown = QElapsedTimer()
        self.installEventFilter(self)
        for widget in self.findChildren(QWidget):
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:  # only these get key events
                widget.installEventFilter(self)
        self.daily_button.clicked.connect(self._open_daily)
        self.again_button.clicked.connect(self._again)
        self.new_game_button.clicked.connect(self._new_game)
        self.save_button.clicked.connect(self.save_requested)
        self.review_button.clicked.connect(self._review)
        self.better_button.clicked.connect(self._find_better)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("Final score"))
        self.daily_button.setText(self.tr("To&day's game"))
        self.again_button.setText(self.tr("&Same seats again"))
        self.new_game_button.setText(self.tr("&New game"))
        self.review_button.setText(self.tr("&Review"))
        self.better_button.setText(self.tr("Find &better moves"))
        self.save_button.setText(self.tr("Sa&ve…"))
        self.export_button.setText(self.tr("&Export"))

    def show_remark(self, words: str) -> None:
        """Show a further remark about the game in one line; hide the line if the text is empty."""
        self.remark.setText(words)
        self.remark.setVisible(bool(words))
        if words and self._shown.isValid():
            take_wanted_size(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Start the time in which keys are ignored, and take the preferred size."""
        self._shown.start()
        super().showEvent(event)
        if not event.spontaneous():
            take_wanted_size(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore keys at first, which were meant for the game, whose end came unexpectedly; ignore auto-repeated keys
        too."""
        if event.type() not in KEYS:
            return False
        held = isinstance(event, QKeyEvent) and event.isAutoRepeat() and event.key() in LEADING_AWAY
        return held or not self._shown.isValid() or self._shown.elapsed() < DEAF_MS

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

    def _open_daily(self) -> None:
        self.accept()
        self.daily_requested.emit()

    def _again(self) -> None:
        self.accept()
        self.again_requested.emit()

    def _review(self) -> None:
        self.accept()
        self.review_requested.emit()

    def _find_better(self) -> None:
        self.accept()
        self.better_requested.emit()

    def _new_game(self) -> None:
        self.accept()
        self.new_game_requested.emit()
