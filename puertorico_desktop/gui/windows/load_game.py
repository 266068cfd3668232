"""The dialog with the list of saved games, to open one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListView, QVBoxLayout, QWidget

from puertorico_desktop.gui.models.saves import SaveEntry, SavesModel
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.problems import explained
from puertorico_desktop.gui.views.save_delegate import SaveDelegate
from puertorico_desktop.gui.windows.fitted import fit_on_screen


class LoadGameDialog(QDialog):
    """Lists the games as they are found. `chosen` is emitted with the `SaveEntry` to open."""

    chosen = Signal(object)
    other_requested = Signal()
    """Emitted when the player wants to open a file that is not in the list."""
    folder_requested = Signal(object)
    """Emitted with the selected file, whose folder shall be shown; with None if nothing is selected."""
    discard_requested = Signal(object)
    """Emitted with a file that shall be moved to the trash."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._searching = True
        self.model = SavesModel(self)
        self.view = QListView(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(SaveDelegate(theme, self.view))
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setUniformItemSizes(True)
        self.state = Label(self)
        self.state.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.open_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.open_button.setDefault(True)
        self.other_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.folder_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.discard_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.discard_action = QAction(self.view)
        self.discard_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Delete))
        self.discard_action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.view.addAction(self.discard_action)
        layout = QVBoxLayout(self)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.state)
        layout.addWidget(self.buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.other_button.clicked.connect(self._ask_other)
        self.folder_button.clicked.connect(self._show_folder)
        self.discard_button.clicked.connect(self.discard_action.trigger)
        self.discard_action.triggered.connect(self._discard)
        self.view.doubleClicked.connect(self.accept)
        self.view.selectionModel().selectionChanged.connect(self._refresh)
        self.retranslate_ui()
        self._refresh()
        self.resize(860, 560)
        fit_on_screen(self)
        self.view.setFocus()

    @property
    def entry(self) -> SaveEntry | None:
        """The selected entry; None if nothing is selected."""
        index = self.view.currentIndex()
        return self.model.entry(index.row()) if index.isValid() else None

    @Slot(object)
    def add(self, entry: SaveEntry) -> None:
        """Add a game that was found. Until the player selects another one, the newest is selected."""
        touched = self.view.currentIndex().row() > 0
        self.model.add(entry)
        if not touched:
            self.view.setCurrentIndex(self.model.index(0))
            self.view.scrollToTop()
        self._refresh()

    @Slot()
    def all_added(self) -> None:
        """Called when all games have been added."""
        self._searching = False
        self._refresh()

    @Slot(object)
    def remove(self, path: Path) -> None:
        """Remove a game that is in the trash now; the next one is selected."""
        self.model.remove(path)
        self._refresh()
        self.state.setText(self.tr("{game} is in the trash.").format(game=path.stem))

    @Slot(object)
    def report_kept(self, path: Path) -> None:
        """Tell that a game could not be moved to the trash."""
        text = self.tr("{game} could not be moved to the trash; it is where it was. Its folder can be shown here.")
        self.state.setText(text.format(game=path.stem))

    @Slot()
    def accept(self) -> None:
        """Open the selected game, if it can be opened."""
        entry = self.entry
        if entry is not None and entry.can_be_opened:
            super().accept()
            self.chosen.emit(entry)

    def _ask_other(self) -> None:
        super().accept()
        self.other_requested.emit()

    def _show_folder(self) -> None:
        entry = self.entry
        self.folder_requested.emit(None if entry is None else entry.path)

    @Slot()
    def _discard(self) -> None:
        entry = self.entry
        if entry is not None and entry.can_be_discarded:
            self.discard_requested.emit(entry.path)

    def _refresh(self, *_: object) -> None:
        entry = self.entry
        self.open_button.setEnabled(entry is not None and entry.can_be_opened)
        self.discard_action.setEnabled(entry is not None and entry.can_be_discarded)
        self.discard_button.setEnabled(self.discard_action.isEnabled())
        if self._searching:
            self.state.setText(self.tr("Looking for games…"))
        elif not self.model.rowCount():
            self.state.setText(self.tr("No game has been saved yet."))
        elif entry is not None and entry.error is not None:
            self.state.setText(explained(entry.error))
        else:
            self.state.setText("")

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("Open a game"))
        self.open_button.setText(self.tr("&Open"))
        self.other_button.setText(self.tr("Other &file…"))
        self.folder_button.setText(self.tr("Show the fo&lder"))
        self.discard_button.setText(self.tr("Move to the &trash"))
        self.view.setAccessibleName(self.tr("Saved games"))
        self.model.retranslate()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
