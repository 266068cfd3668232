"""The final score sheet: who has won and by what, as a table, as bars and as a graph, and where to go from there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMenu, QTabWidget, QVBoxLayout, QWidget

from puertorico_desktop.gui.texts.words import Words
from puertorico_desktop.gui.theme import Theme
from puertorico_desktop.gui.windows.score_table import ScoreHeading, ScoreTable
from puertorico_desktop.saves.course import Course


class ScorePanel(QWidget):
    """How a game ended: the result, and the points in three ways, each on a page of its own."""

    def __init__(self, course: Course, words: Words, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt's charts take time to load, and most of the program does without them.
        from puertorico_desktop.gui.windows.course_chart import CourseChart
        from puertorico_desktop.gui.windows.score_charts import SourcesChart

        self.heading = ScoreHeading(course, self)
        self.table = ScoreTable(course, words)
        self.bars = SourcesChart(course, words, theme)
        self.graph = CourseChart(course, theme)
        self.tabs = QTabWidget(self)
        page = QWidget()
        below = QVBoxLayout(page)
        below.addWidget(self.table)
        below.addStretch()
        for widget in (page, self.bars, self.graph):
            self.tabs.addTab(widget, "")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.heading)
        layout.addWidget(self.tabs)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set every text."""
        for number, text in enumerate((self.tr("&Table"), self.tr("&Points"), self.tr("Co&urse of the game"))):
            self.tabs.setTabText(number, text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)


class ScorePicture(QWidget):
    """How a game ended, all at once, for a picture: the result, the table, the bars."""

    def __init__(self, course: Course, words: Words, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        from puertorico_desktop.gui.windows.score_charts import SourcesChart

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(ScoreHeading(course))
        layout.addWidget(ScoreTable(course, words))
        layout.addWidget(SourcesChart(course, words, theme))


class ScoreSheetDialog(QDialog):
    """Shows how a game ended, and where to go from there. `exports` is the menu of what can be kept of it."""

    new_game_wanted = Signal()
    again_wanted = Signal()
    save_wanted = Signal()
    """The game shall be written into a file; the dialog stays open."""

    def __init__(
        self, course: Course, words: Words, theme: Theme, exports: QMenu | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.sheet = ScorePanel(course, words, theme, self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.again_button = self.buttons.addButton("", role)
        self.new_game_button = self.buttons.addButton("", role)
        self.save_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.export_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.export_button.setVisible(exports is not None)
        if exports is not None:
            self.export_button.setMenu(exports)
        layout = QVBoxLayout(self)
        layout.addWidget(self.sheet)
        layout.addWidget(self.buttons)
        self.buttons.rejected.connect(self.reject)
        self.again_button.setFocus()
        self.again_button.clicked.connect(self._again)
        self.new_game_button.clicked.connect(self._new_game)
        self.save_button.clicked.connect(self.save_wanted)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("Final score"))
        self.again_button.setText(self.tr("&Same seats again"))
        self.new_game_button.setText(self.tr("&New game"))
        self.save_button.setText(self.tr("Sa&ve…"))
        self.export_button.setText(self.tr("&Export"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

    def _again(self) -> None:
        self.accept()
        self.again_wanted.emit()

    def _new_game(self) -> None:
        self.accept()
        self.new_game_wanted.emit()
