"""Saving: autosave, files chosen by the player, messages about failures, and quitting."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMessageBox, QWidget

from puertorico_desktop.gui.app.preferences import Preferences
from puertorico_desktop.gui.play.autosaving import UnsavedGame
from puertorico_desktop.gui.play.file_reports import SavedFile, SaveFailure
from puertorico_desktop.gui.play.reachable import ReachableFolders
from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.file_names import file_name
from puertorico_desktop.gui.texts.phrases import listed, sentences
from puertorico_desktop.gui.texts.problems import explained, problem_text
from puertorico_desktop.gui.windows.boxes import Severity, show_box
from puertorico_desktop.gui.windows.file_dialog import FileDialog
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.filenames import SUFFIX

LINE_MARGIN = 8
"""The margin between words in the status line and the edge of the window, in pixels."""
MOST_SECONDS = 1.0
"""The most time in seconds that quitting waits for the result of the last autosave."""
NOT_SAVED = "not_saved"
"""The name of the box that asks about a game of which the last decision could not be saved."""
STILL_SAVING = "still_saving"
"""The name of the box that waits for the last autosaves."""
LOOK_MS = 500
"""The interval in ms at which that box looks whether they are written."""
LOOK_SECONDS = 0.005
"""The most time in seconds that each look takes."""
LAID_MS = 200
"""The delay in ms after which a new game's saving code is loaded: the window has been painted by then."""


class GameSaver(QObject):
    """Connects the session and the save service: every decision is saved automatically.

    So beginning, opening and quitting ask no questions unless saving has failed. `path` is the player's file of the
    game on the table, None if it has none.
    """

    path_changed = Signal()
    """Emitted when another game is on the table, or the game has another file."""
    status_message = Signal(str)
    """Emitted with a message for the status line."""

    def __init__(
        self, session: GameSession, save_service: SaveService, preferences: Preferences, window: QWidget
    ) -> None:
        super().__init__(window)
        self.path: Path | None = None
        self._session = session
        self._save_service = save_service
        self._preferences = preferences
        self._window = window
        self._match: Match = session.match
        self._coming_path: Path | None = None
        self._may_quit = False
        self._given_up: set[str] = set()
        """The ids of the games that the player has agreed to lose by quitting now."""
        self._quits = False
        self._reachable = ReachableFolders()
        self.late_line = Label()
        """The label in the status line, shown as long as the last moves are not saved."""
        self.late_line.setContentsMargins(0, 0, LINE_MARGIN, 0)
        self.late_line.hide()
        self.save_action = QAction(self)
        self.save_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Save))
        self.save_action.triggered.connect(self.save)
        self.save_as_action = QAction(self)
        keys = QKeySequence(QKeySequence.StandardKey.SaveAs)
        self.save_as_action.setShortcut(QKeySequence("Ctrl+Shift+S") if keys.isEmpty() else keys)
        self.save_as_action.triggered.connect(self.save_as)
        self._laid = QTimer(self)
        """The timer that fires when another game has been laid out and painted."""
        self._laid.setSingleShot(True)
        self._laid.setInterval(LAID_MS)
        self._laid.timeout.connect(self._get_ready)
        session.recorded.connect(self.autosave)
        session.started.connect(self._take_over)
        save_service.saved.connect(self._on_saved)
        save_service.save_failed.connect(self._on_save_failed)
        save_service.exported.connect(self._on_exported)
        save_service.export_failed.connect(self._on_export_failed)
        save_service.autosave_failed.connect(self._on_autosave_failed)
        save_service.left_unsaved.connect(self._on_left_unsaved)
        save_service.late.connect(self.late_line.setVisible)
        preferences.changed.connect(self.look_for_folders)
        preferences.write_failed.connect(self._on_settings_failed)
        self.path_changed.connect(self.look_for_folders)
        self._reachable.check(save_service.folders.saves, make=True)
        self.look_for_folders()
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text."""
        self.save_action.setText(self.tr("&Save"))
        self.save_as_action.setText(self.tr("Save &as…"))
        self.late_line.setText(self.tr("The last moves are not saved yet."))

    def start_folder(self) -> Path:
        """Returns the folder of the last file; otherwise the player's folder for games, otherwise that for
        documents."""
        there = (folder for folder in self._usual_folders if folder in self._reachable)
        return next(there, self._save_service.folders.documents)

    @property
    def _usual_folders(self) -> list[Path]:
        last = self._preferences.settings.folder
        return [*([] if last is None else [Path(last)]), self._save_service.folders.saves]

    @Slot()
    def look_for_folders(self) -> None:
        """Check in advance which folders a dialog can show; the answer may come later, or never."""
        for folder in [*self._usual_folders, *([] if self.path is None else [self.path.parent])]:
            self._reachable.check(folder)

    def expect(self, path: Path | None) -> None:
        """Set the file of the game that is about to be laid out."""
        self._coming_path = path

    @Slot()
    def save(self) -> None:
        """Write the game to its file; ask for a file if it has none."""
        if self.path is None:
            self.save_as()
        else:
            self._save_service.save(self._session.match, self.path)

    @Slot()
    def save_as(self) -> None:
        """Ask for a file and write the game to it."""
        self._save_as(self._session.match, self.path)

    def _save_as(self, match: Match, path: Path | None) -> None:
        """Do the same for a given game and its file, even if another game is laid out in the meantime."""
        name = path.name if path is not None else file_name(match.setup.names)
        folder = path.parent if path is not None and path.parent in self._reachable else self.start_folder()
        dialog = FileDialog.for_saving(self._window, self.tr("Save the game"), str(folder), SUFFIX)
        games = self.tr("Games")
        dialog.setNameFilters([f"{games} (*{SUFFIX})"])
        dialog.selectFile(name)
        # The dialog has asked whether to replace an existing file.
        dialog.fileSelected.connect(lambda chosen: self._save_service.save(match, Path(chosen), replace=True))
        dialog.rejected.connect(self._stay)
        dialog.open()

    def _stay(self) -> None:
        self._quits = False
        self._given_up.clear()

    @Slot()
    def autosave(self) -> None:
        """Autosave the game in its present state, unless it is an exercise."""
        self._given_up.clear()
        if not self._session.match.is_exercise:
            self._save_service.autosave(self._session.match, self.path)

    @Slot()
    def _take_over(self) -> None:
        """React to another game on the table."""
        match = self._session.match
        if match is not self._match:
            self._save_service.release(self._match)
            self._match = match
            self._laid.start()
        self.path, self._coming_path = self._coming_path, None
        for action in (self.save_action, self.save_as_action):
            action.setEnabled(not match.is_exercise)
        self.path_changed.emit()

    @Slot()
    def _get_ready(self) -> None:
        if not self._match.is_exercise:
            self._save_service.get_ready(self._match)

    def release_game(self) -> None:
        """Release the game in the save service: it leaves this window."""
        self._save_service.release(self._match)

    @Slot(object)
    def _on_saved(self, saved: SavedFile) -> None:
        settings = self._preferences.settings
        self._preferences.settings = settings.with_file(saved.path, saved.game)
        if saved.game == self._session.match.id:
            self.path = saved.path
            self.path_changed.emit()
        self.status_message.emit(self.tr("Saved: {file}").format(file=saved.path.name))
        if self._quits:
            self._window.close()

    @Slot(object)
    def _on_exported(self, path: Path) -> None:
        self.status_message.emit(self.tr("Written: {file}").format(file=path))

    @Slot(object)
    def _on_export_failed(self, failure: SaveFailure) -> None:
        heading = self.tr("{file} could not be written.").format(file=failure.path.name)
        answers = {self.tr("&Close"): None}
        show_box(self._window, Severity.WARNING, heading, explained(failure.error), answers, str(failure.error))

    @Slot(object)
    def _on_save_failed(self, failure: SaveFailure) -> None:
        """Offer another file; the former content of the file is intact."""
        match = failure.match
        assert match is not None
        self._reachable.check(failure.path.parent)
        elsewhere = {self.tr("Choose another &place…"): lambda: self._save_as(match, failure.path)}
        cancel = {self.tr("&Cancel"): self._stay}
        heading = self.tr("The game could not be saved as {file}.").format(file=failure.path.name)
        if failure.error.problem is Problem.CHANGED_ELSEWHERE:
            again = {self.tr("&Replace it"): lambda: self._save_service.save(match, failure.path, replace=True)}
            answers = {**elsewhere, **again, **cancel}
        else:
            answers = {**elsewhere, **cancel}
        detail = f"{failure.path}\n{failure.error}"
        show_box(self._window, Severity.WARNING, heading, explained(failure.error), answers, detail).setObjectName(
            "save_failed"
        )

    @Slot(object)
    def _on_autosave_failed(self, error: SaveError) -> None:
        show_box(
            self._window,
            Severity.WARNING,
            self.tr("The game is no longer saved automatically."),
            explained(error),
            {self.tr("Save in another &place…"): self.save_as, self.tr("&Close"): None},
            str(error),
        ).setObjectName("autosave_failed")

    @Slot(object)
    def _on_settings_failed(self, error: SaveError) -> None:
        heading = self.tr("The settings could not be saved.")
        words = sentences([problem_text(error), self.tr("What you change is forgotten when you quit.")])
        box = show_box(self._window, Severity.WARNING, heading, words, {self.tr("&Close"): None}, str(error))
        box.setObjectName("settings_failed")

    @Slot(object)
    def _on_left_unsaved(self, left: UnsavedGame) -> None:
        """Offer a file for a game that has left the table without being saved."""
        if not self._window.isVisible():  # another window has replaced this one
            return
        words = self.tr("It is kept until you quit, and saved automatically as soon as that is possible.")
        show_box(
            self._window,
            Severity.WARNING,
            self._heading_of(left),
            sentences([explained(left.error), words]),
            {
                self.tr("Save in another &place…"): lambda: self._save_as(left.match, left.path),
                self.tr("&Close"): None,
            },
            str(left.error),
        ).setObjectName("left_unsaved")

    def _heading_of(self, unsaved: UnsavedGame) -> str:
        sentence = self.tr("The last moves of the game with {players} are not saved.")
        return sentence.format(players=listed(unsaved.match.setup.names))

    # -- quitting ---------------------------------------------------------------------------------------------------

    def allows_quitting(self) -> bool:
        """Returns whether nothing would be lost. Otherwise it asks the player, and closes the window again once that
        is settled."""
        self._save_service.try_again()
        is_done = self._save_service.wait_for_writes(MOST_SECONDS)
        games = (game for game in self._save_service.unsaved if game.match.id not in self._given_up)
        unsaved = next(games, None)
        if self._may_quit or (unsaved is None and is_done):
            return True
        if self.is_asking:
            return False
        if unsaved is None:
            self._ask_whether_to_wait()
            return False
        if unsaved.match.id == self._session.match.id:
            heading = self.tr("The last moves are not saved.")
        else:
            heading = self._heading_of(unsaved)
        show_box(
            self._window,
            Severity.WARNING,
            heading,
            explained(unsaved.error),
            {
                self.tr("Save in another &place…"): lambda: self._save_and_quit(unsaved),
                self.tr("&Quit without saving"): lambda: self._give_up(unsaved),
                self.tr("&Cancel"): self._stay,
            },
        ).setObjectName(NOT_SAVED)
        return False

    @property
    def is_asking(self) -> bool:
        """Whether a box asks the player what shall become of decisions that are not saved."""
        return any(box.isVisible() for box in self._questions)

    @property
    def _questions(self) -> list[QMessageBox]:
        return [box for name in (NOT_SAVED, STILL_SAVING) for box in self._window.findChildren(QMessageBox, name)]

    def _ask_whether_to_wait(self) -> None:
        """Close the window as soon as the autosaves are written, unless the player decides otherwise: they may still
        fail."""
        box = show_box(
            self._window,
            Severity.NEWS,
            self.tr("The last moves are not saved yet."),
            self.tr("The drive is slow to answer. The program quits as soon as they are saved."),
            {self.tr("&Cancel"): self._stay, self.tr("&Quit without saving"): self._quit_anyway},
            escapes_to_default=True,
        )
        box.setObjectName(STILL_SAVING)

        def quit_if_written() -> None:
            if self._save_service.wait_for_writes(LOOK_SECONDS):
                box.close()
                self._window.close()

        timer = QTimer(box)
        timer.timeout.connect(quit_if_written)
        timer.start(LOOK_MS)

    def _save_and_quit(self, unsaved: UnsavedGame) -> None:
        self._quits = True
        self._save_as(unsaved.match, unsaved.path)

    def _give_up(self, unsaved: UnsavedGame) -> None:
        """Quit without saving that game; other games are still asked about."""
        self._given_up.add(unsaved.match.id)
        for box in self._questions:  # still visible, but answered
            box.hide()
        self._window.close()

    def _quit_anyway(self) -> None:
        self._may_quit = True
        self._window.close()
