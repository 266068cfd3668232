"""Opening a game as the player meets it: the list, other files, recent ones, and the game left unfinished."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence
from PySide6.QtWidgets import QMenu, QMessageBox, QWidget

from puertorico_desktop.gui.app.preferences import Preferences
from puertorico_desktop.gui.app.programs import program_name
from puertorico_desktop.gui.models.saves import SaveEntry, SaveKind
from puertorico_desktop.gui.play.save_service import LastGame, LoadFailure, Opened, SaveService
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.phrases import listed, sentences
from puertorico_desktop.gui.texts.problems import explained
from puertorico_desktop.gui.windows.boxes import Mood, tell
from puertorico_desktop.gui.windows.file_dialog import FileDialog
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.load_game import LoadGameDialog
from puertorico_desktop.gui.windows.menu_roles import keep_in_place
from puertorico_desktop.gui.windows.saving import Saving
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import Problem
from puertorico_desktop.saves.filenames import SUFFIX

READABLE = (SUFFIX, ".bak", ".json")
"""Files that may hold a game: saves, the backups beside them, bug reports."""
DRAG_MS = 100
"""How often it is looked whether a piece has been dropped."""
COMES_UP_MS = 2000
"""If the window is still alive so long after a game was laid out, nothing is wrong with showing that game."""


class Opening(QObject):
    """Lays games from files on the table. Nothing changes there before a file has been read and found in order."""

    other_game = Signal(object, object)
    """The setup of a game of another kind than the window shows, and a function that opens it in the window given."""

    def __init__(
        self,
        session: GameSession,
        keeper: SaveService,
        preferences: Preferences,
        saving: Saving,
        dialogs: GameDialogs,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._keeper = keeper
        self._preferences = preferences
        self._saving = saving
        self._dialogs = dialogs
        self._theme = theme
        self._window = window
        self.open_action = QAction(self)
        self.open_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Open))
        self.open_action.triggered.connect(self.ask_what_to_open)
        self.recent_menu = QMenu(window)
        self.recent_menu.aboutToShow.connect(self._list_recent)
        keeper.opened.connect(self._on_opened)
        keeper.load_failed.connect(self._on_load_failed)
        keeper.last_found.connect(self._on_last_found)
        keeper.last_left_out.connect(self._on_last_left_out)
        self._expects_file = False
        self._last: LastGame | None = None
        self._welcome: QMessageBox | None = None
        self._coming_up = QTimer(self)
        self._coming_up.setSingleShot(True)
        self._coming_up.setInterval(COMES_UP_MS)
        self._coming_up.timeout.connect(lambda: keeper.has_come_up(session.match))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text."""
        self.open_action.setText(self.tr("&Open…"))
        self.recent_menu.setTitle(self.tr("Open &recent"))

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
        self._expects_file = True
        self._keeper.load(path, SaveKind.SAVED)

    def find_last(self) -> None:
        """Offer the game that was left unfinished, or else ask for a new one."""
        self._keeper.find_last(self._preferences.settings.files)

    @Slot(object)
    def _open_entry(self, entry: SaveEntry) -> None:
        self._keeper.load(entry.path, entry.kind)

    @Slot()
    def _ask_for_file(self) -> None:
        patterns = " ".join(f"*{suffix}" for suffix in READABLE)
        dialog = FileDialog.for_reading(self._window, self.tr("Open a game"), str(self._saving.folder))
        games, everything = self.tr("Games"), self.tr("All files")
        dialog.setNameFilters([f"{games} ({patterns})", f"{everything} (*)"])
        dialog.fileSelected.connect(lambda name: self.open_path(Path(name)))
        dialog.rejected.connect(self._session.begin)
        dialog.open()

    @Slot(object)
    def _show_folder(self, path: Path | None) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._saving.folder if path is None else path.parent)))

    @Slot()
    def _list_recent(self) -> None:
        self.recent_menu.clear()
        for number, path in enumerate(self._preferences.settings.recent_paths, start=1):
            name = path.name.replace("&", "&&")
            action = self.recent_menu.addAction(f"&{number} {name}")
            set_tip(action, str(path))
            action.setData(str(path))
            action.triggered.connect(self._open_recent)
        if self.recent_menu.isEmpty():
            self.recent_menu.addAction(self.tr("No files yet")).setEnabled(False)
            return
        self.recent_menu.addSeparator()
        self.recent_menu.addAction(self.tr("&Forget these files")).triggered.connect(self._forget_recent)
        keep_in_place(self.recent_menu)

    @Slot()
    def _open_recent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.open_path(Path(action.data()))

    @Slot()
    def _forget_recent(self) -> None:
        self._preferences.change(recent=())

    def _shows(self, match: Match) -> bool:
        """Whether the game is of the kind that this window shows."""
        return match.setup.options.game == self._session.setup.options.game

    @Slot(object)
    def _on_opened(self, opened: Opened) -> None:
        if self._session.drags:  # a file may come from outside while a piece is in the air
            QTimer.singleShot(DRAG_MS, self, lambda: self._on_opened(opened))
            return
        if self._shows(opened.match):
            self.lay_out(opened)
        else:
            self.other_game.emit(opened.match.setup, lambda window: window.opening.lay_out(opened))

    def lay_out(self, opened: Opened, begin: bool = True) -> None:
        """Lay a game on the table that is of the kind this window shows, and go on with it at once or later."""
        match = opened.match
        self._expects_file = False
        if self._welcome is not None:
            self._welcome.close()
        self._saving.expect(opened.path or self._preferences.settings.file_of(match.id))
        self._session.open(match, opened.prepared, begin)
        self._coming_up.start()
        if not opened.kept and match.ply and match.record.game.decision is not None:
            self._saving.keep()
        if opened.path is not None:
            self._preferences.settings = self._preferences.settings.with_file(opened.path, match.id)
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
        if opened.strange_programs:
            sentence = self.tr(
                "The file has {program} play, a program that nobody has chosen on this computer. It was not started; "
                "another computer player sits there."
            )
            words.append(sentence.format(program=listed(map(program_name, opened.strange_programs))))
        if words:
            tell(self._window, Mood.NEWS, self.tr("The game is open."), sentences(words), {self.tr("&OK"): None})

    @Slot(object)
    def _on_load_failed(self, failure: LoadFailure) -> None:
        self._expects_file = False
        if failure.error.problem is Problem.NOT_FOUND:
            self._preferences.settings = self._preferences.settings.without_file(failure.path)
        backup = failure.backup
        answers = {} if backup is None else {self.tr("Open the &previous version"): lambda: self.open_path(backup)}
        words = explained(failure.error)
        if backup is not None:
            words = sentences([words, self.tr("The previous version of this file is in order.")])
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
        if self._session.has_begun or self._welcome is not None:
            return
        last, self._last = self._last, None
        if last is None:
            self.find_last()
        else:
            self._on_last_found(last)

    @Slot(object)
    def _on_last_found(self, last: LastGame | None) -> None:
        if self._expects_file:  # which the player has asked for since the search began
            self._last = last
        elif last is None:
            self._dialogs.new_game()
        elif self._shows(last.opened.match):
            self.welcome(last)
        else:
            self.other_game.emit(last.opened.match.setup, lambda window: window.opening.welcome(last))

    def welcome(self, last: LastGame) -> None:
        """Lay the game that was left unfinished on the table, and ask whether to go on with it."""
        self.lay_out(last.opened, begin=False)
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
            escapes_to_default=True,
        )
        box.setObjectName("welcome")
        box.finished.connect(self._forget_welcome)
        self._welcome = box

    @Slot()
    def _forget_welcome(self) -> None:
        self._welcome = None

    @Slot()
    def _on_last_left_out(self) -> None:
        if self._expects_file:
            return
        box = tell(
            self._window,
            Mood.WARNING,
            self.tr("The program started without the last game."),
            self.tr("With that game it failed to open, twice. The game is still in the list of games."),
            {self.tr("&New game…"): self._dialogs.new_game, self.tr("&Open…"): self.ask_what_to_open},
            escapes_to_default=True,
        )
        box.setObjectName("left_out")
