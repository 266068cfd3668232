"""Saving and opening as the player meets it: the menu entries, the dialogs, and what is said when it fails."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from puertorico_desktop.gui.models.saves import SaveEntry, SaveKind
from puertorico_desktop.gui.preferences import Preferences
from puertorico_desktop.gui.session import GameSession
from puertorico_desktop.gui.storekeeper import LastGame, LoadFailure, Opened, Saved, SaveFailure, Storekeeper
from puertorico_desktop.gui.texts.problems import advice_text, problem_text
from puertorico_desktop.gui.texts.words import listed
from puertorico_desktop.gui.theme import Theme
from puertorico_desktop.gui.windows.boxes import Mood, tell
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.load_game import LoadGameDialog
from puertorico_desktop.saves.course import Course
from puertorico_desktop.saves.document import SUFFIX
from puertorico_desktop.saves.errors import Problem, SaveError

READABLE = (SUFFIX, ".bak", ".json")
"""Files that may hold a game: saves, the backups beside them, bug reports."""
MOST_LETTERS = 60
MOST_SECONDS = 1.0
"""How long quitting waits to hear whether the last decision could be kept."""


class GameFiles(QObject):
    """Connects the session, the storekeeper and the window.

    `path` is the file of the game on the table, if it has one. Every decision is kept by itself, so opening,
    beginning and quitting ask nothing unless that has failed.
    """

    path_changed = Signal()
    """Another game, or another file for it."""
    said = Signal(str)
    """A word for the status line."""

    def __init__(
        self,
        session: GameSession,
        keeper: Storekeeper,
        preferences: Preferences,
        dialogs: GameDialogs,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._theme = theme
        self.path: Path | None = None
        self._may_quit = False
        self._quits = False
        self._session = session
        self._keeper = keeper
        self._preferences = preferences
        self._dialogs = dialogs
        self._window = window
        self._course: Course = session.course
        self._coming_path: Path | None = None
        self._make_actions()
        session.recorded.connect(self._keep)
        session.started.connect(self._take_over)
        keeper.saved.connect(self._on_saved)
        keeper.save_failed.connect(self._on_save_failed)
        keeper.exported.connect(self._on_exported)
        keeper.export_failed.connect(self._on_export_failed)
        keeper.autosave_failed.connect(self._on_autosave_failed)
        keeper.opened.connect(self._on_opened)
        keeper.load_failed.connect(self._on_load_failed)
        keeper.last_found.connect(self._on_last_found)
        self.retranslate()

    def _make_actions(self) -> None:
        keys = QKeySequence.StandardKey
        self.open_action = self._action(self.ask_what_to_open, keys.Open)
        self.save_action = self._action(self.save, keys.Save)
        self.save_as_action = self._action(self.save_as, keys.SaveAs)
        self.recent_menu = QMenu(self._window)
        self.recent_menu.aboutToShow.connect(self._list_recent)

    def _action(self, slot: object, key: QKeySequence.StandardKey) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(slot)
        return action

    def retranslate(self) -> None:
        """Set every text."""
        self.open_action.setText(self.tr("&Open…"))
        self.save_action.setText(self.tr("&Save"))
        self.save_as_action.setText(self.tr("Save &as…"))
        self.recent_menu.setTitle(self.tr("Open &recent"))

    @property
    def folder(self) -> Path:
        """Where files go first: where the last one went, else the player's folder for games, else a place it has."""
        last = self._preferences.settings.folder
        for folder in (None if last is None else Path(last), self._keeper.folders.saves):
            if folder is not None and folder.is_dir():
                return folder
        return self._keeper.folders.documents

    # -- opening ----------------------------------------------------------------------------------------------------

    @Slot()
    def ask_what_to_open(self) -> None:
        """Show every game there is."""
        dialog = LoadGameDialog(self._theme, self._window)
        dialog.chosen.connect(self._open_entry)
        dialog.other_wanted.connect(self._ask_for_file)
        dialog.folder_wanted.connect(self._show_folder)
        dialog.rejected.connect(self._session.begin)
        self._keeper.listed.connect(dialog.add)
        self._keeper.all_listed.connect(dialog.all_added)
        self._dialogs.show(dialog)
        self._keeper.list_games(self._preferences.settings.recent_paths)

    def open_path(self, path: Path) -> None:
        """Open a file: from the command line, the system, the recent ones, or dropped on the window."""
        self._keeper.load(path, SaveKind.SAVED)

    def find_last(self) -> None:
        """Offer the game that was left unfinished, or else ask for a new one."""
        self._keeper.find_last()

    @Slot(object)
    def _open_entry(self, entry: SaveEntry) -> None:
        self._keeper.load(entry.path, entry.kind)

    @Slot()
    def _ask_for_file(self) -> None:
        patterns = " ".join(f"*{suffix}" for suffix in READABLE)
        dialog = QFileDialog(self._window, self.tr("Open a game"), str(self.folder))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([f"{self.tr('Games')} ({patterns})", f"{self.tr('All files')} (*)"])
        dialog.fileSelected.connect(lambda name: self.open_path(Path(name)))
        dialog.rejected.connect(self._session.begin)
        dialog.open()

    @Slot(object)
    def _show_folder(self, path: Path | None) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder if path is None else path.parent)))

    @Slot()
    def _list_recent(self) -> None:
        self.recent_menu.clear()
        for number, path in enumerate(self._preferences.settings.recent_paths, start=1):
            name = path.name.replace("&", "&&")
            action = self.recent_menu.addAction(f"&{number} {name}")
            action.setToolTip(str(path))
            action.setData(str(path))
            action.triggered.connect(self._open_recent)
        if self.recent_menu.isEmpty():
            self.recent_menu.addAction(self.tr("No files yet")).setEnabled(False)
            return
        self.recent_menu.addSeparator()
        self.recent_menu.addAction(self.tr("&Forget these files")).triggered.connect(self._forget_recent)

    @Slot()
    def _open_recent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.open_path(Path(action.data()))

    @Slot()
    def _forget_recent(self) -> None:
        self._preferences.change(recent=())

    @Slot(object)
    def _on_opened(self, opened: Opened, begin: bool = True) -> None:
        course = opened.course
        self._coming_path = opened.path or self._preferences.settings.file_of(course.id)
        self._session.open(course, opened.timeline, begin)
        if not opened.kept and course.ply and course.record.game.decision is not None:
            self._keep()
        if opened.path is not None:
            self._preferences.settings = self._preferences.settings.with_file(opened.path, course.id)
        self._tell_oddities(opened)

    def _tell_oddities(self, opened: Opened) -> None:
        words = []
        if opened.other_rules:
            words.append(
                self.tr(
                    "The game was saved by a version of this program with other rules. It goes on from where it "
                    "stood; what came before cannot be taken back or looked at."
                )
            )
        if opened.unknown_bots:
            sentence = self.tr("This version does not know the computer player {bots}; another one sits there.")
            words.append(sentence.format(bots=listed(opened.unknown_bots)))
        if words:
            tell(self._window, Mood.NEWS, self.tr("The game is open."), " ".join(words), {self.tr("&OK"): None})

    @Slot(object)
    def _on_load_failed(self, failure: LoadFailure) -> None:
        if failure.error.problem is Problem.NOT_FOUND:
            self._preferences.settings = self._preferences.settings.without_file(failure.path)
        backup = failure.backup
        answers = {} if backup is None else {self.tr("Open the &previous version"): lambda: self.open_path(backup)}
        words = _words(failure.error)
        if backup is not None:
            words += " " + self.tr("The previous version of this file is in order.")
        heading = self.tr("{file} cannot be opened.").format(file=failure.path.name)
        box = tell(
            self._window,
            Mood.WARNING,
            heading,
            words,
            {**answers, self.tr("&Close"): self._go_on},
            f"{failure.path}\n{failure.error}",
        )
        box.setObjectName("load_failed")

    def _go_on(self) -> None:
        """A file could not be opened: there is the game on the table, or at the start of the program the last one."""
        if not self._session.has_begun:
            self.find_last()

    @Slot(object)
    def _on_last_found(self, last: LastGame | None) -> None:
        if last is None:
            self._dialogs.new_game()
            return
        self._on_opened(last.opened, begin=False)
        heading = self.tr("The program ended unexpectedly.") if last.crashed else self.tr("Welcome back!")
        words = self.tr("Your game is here as it was after the last decision: {players}, round {round}.")
        box = tell(
            self._window,
            Mood.QUESTION,
            heading,
            words.format(players=listed(self._session.names), round=self._session.view.round),
            {
                self.tr("&Go on"): self._session.begin,
                self.tr("&New game…"): self._dialogs.new_game,
                self.tr("&Open…"): self.ask_what_to_open,
            },
        )
        box.setEscapeButton(box.defaultButton())
        box.setObjectName("welcome")

    # -- saving -----------------------------------------------------------------------------------------------------

    @Slot()
    def save(self) -> None:
        """Write the game into its file, or ask for one."""
        if self.path is None:
            self.save_as()
        else:
            self._keeper.save(self._session.course, self.path)

    @Slot()
    def save_as(self) -> None:
        """Ask for a file and write the game there."""
        names = listed(self._session.names)[:MOST_LETTERS]
        name = self.path.name if self.path is not None else f"{_file_name(names)}{SUFFIX}"
        with suppress(OSError):
            self._keeper.folders.saves.mkdir(parents=True, exist_ok=True)
        folder = self.folder if self.path is None or not self.path.parent.is_dir() else self.path.parent
        dialog = QFileDialog(self._window, self.tr("Save the game"), str(folder))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.setNameFilters([f"{self.tr('Games')} (*{SUFFIX})"])
        dialog.selectFile(name)
        # The dialog has asked whether to replace what is there.
        dialog.fileSelected.connect(lambda path: self._keeper.save(self._session.course, Path(path), replace=True))
        dialog.rejected.connect(self._stay)
        dialog.open()

    def _stay(self) -> None:
        self._quits = False

    @Slot()
    def _keep(self) -> None:
        self._keeper.keep(self._session.course, self.path)

    @Slot()
    def _take_over(self) -> None:
        """Another game lies on the table."""
        course = self._session.course
        if course is not self._course:
            self._keeper.release(self._course)
            self._course = course
        self.path, self._coming_path = self._coming_path, None
        self.path_changed.emit()

    @Slot(object)
    def _on_saved(self, saved: Saved) -> None:
        settings = self._preferences.settings
        self._preferences.settings = settings.with_file(saved.path, saved.game)
        if saved.game == self._session.course.id:
            self.path = saved.path
            self.path_changed.emit()
        self.said.emit(self.tr("Saved: {file}").format(file=saved.path.name))
        if self._quits:
            self._window.close()

    @Slot(object)
    def _on_exported(self, path: Path) -> None:
        self.said.emit(self.tr("Written: {file}").format(file=path))

    @Slot(object)
    def _on_export_failed(self, failure: SaveFailure) -> None:
        heading = self.tr("{file} could not be written.").format(file=failure.path.name)
        answers = {self.tr("&Close"): None}
        tell(self._window, Mood.WARNING, heading, _words(failure.error), answers, str(failure.error))

    @Slot(object)
    def _on_save_failed(self, failure: SaveFailure) -> None:
        """Offer another place; what was in the file before is still there."""
        elsewhere = {self.tr("Choose another &place…"): self.save_as}
        cancel = {self.tr("&Cancel"): None}
        heading = self.tr("The game could not be saved as {file}.").format(file=failure.path.name)
        if failure.error.problem is Problem.CHANGED_ELSEWHERE:
            again = {
                self.tr("&Replace it"): lambda: self._keeper.save(self._session.course, failure.path, replace=True)
            }
            answers = {**elsewhere, **again, **cancel}
        else:
            answers = {**elsewhere, **cancel}
        detail = f"{failure.path}\n{failure.error}"
        tell(self._window, Mood.WARNING, heading, _words(failure.error), answers, detail).setObjectName("save_failed")

    @Slot(object)
    def _on_autosave_failed(self, error: SaveError) -> None:
        tell(
            self._window,
            Mood.WARNING,
            self.tr("The game is not kept by itself any more."),
            _words(error),
            {self.tr("Save in another &place…"): self.save_as, self.tr("&Close"): None},
            str(error),
        ).setObjectName("autosave_failed")

    # -- quitting ---------------------------------------------------------------------------------------------------

    def allows_quitting(self) -> bool:
        """Whether nothing would be lost. If not, it asks, and closes the window again once that is settled."""
        self._keeper.settle(MOST_SECONDS)
        if self._may_quit or self._keeper.autosave_error is None:
            return True
        tell(
            self._window,
            Mood.WARNING,
            self.tr("The last moves are not saved."),
            _words(self._keeper.autosave_error),
            {
                self.tr("Save in another &place…"): self._save_and_quit,
                self.tr("&Quit without saving"): self._quit_anyway,
                self.tr("&Cancel"): None,
            },
        ).setObjectName("not_saved")
        return False

    def _save_and_quit(self) -> None:
        self._quits = True
        self.save_as()

    def _quit_anyway(self) -> None:
        self._may_quit = True
        self._window.close()


def _words(error: SaveError) -> str:
    """The sentence for an error, and what to do."""
    return " ".join(filter(None, (problem_text(error), advice_text(error.problem))))


def _file_name(words: str) -> str:
    """The words without what some systems do not allow in names of files."""
    return "".join("_" if letter in '<>:"/\\|?*' else letter for letter in words).strip(". ") or "Puerto Rico"
