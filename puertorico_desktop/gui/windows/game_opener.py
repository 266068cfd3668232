"""The ways to open a game: the list of saved games, other files, recent files, and the unfinished game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from puertorico_desktop.gui.app.preferences import Preferences
from puertorico_desktop.gui.app.programs import program_name
from puertorico_desktop.gui.models.saves import SaveEntry, SaveKind
from puertorico_desktop.gui.play.file_reports import LastGame, LoadFailure, OpenedGame
from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.play.trash import Trash
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.phrases import listed, sentences
from puertorico_desktop.gui.texts.problems import explained, problem_text
from puertorico_desktop.gui.windows.boxes import Severity, show_box
from puertorico_desktop.gui.windows.file_dialog import FileDialog
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.game_saver import GameSaver
from puertorico_desktop.gui.windows.load_game import LoadGameDialog
from puertorico_desktop.gui.windows.menu_roles import keep_in_place
from puertorico_desktop.gui.windows.welcome import Welcome
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import Problem
from puertorico_desktop.saves.filenames import SUFFIX

READABLE = (SUFFIX, ".bak", ".json")
"""The suffixes of files that may hold a game: saves, their backups, bug reports."""
DRAG_MS = 100
"""The interval in ms at which the end of a drag is checked for."""
COMES_UP_MS = 2000
"""The time in ms after which a game that was laid out counts as harmless, because the window still runs."""


class GameOpener(QObject):
    """Loads games from files onto the table. The table does not change before a file has been read and validated."""

    other_game = Signal(object, object)
    """Emitted with the setup of a game of another kind, and a function that opens it in a given window."""
    review_requested = Signal()
    """Emitted when the game that has just been laid out shall be reviewed."""
    laid_out = Signal(str)
    """Emitted when another game is on the table, after everything that follows from it, with `OpenedGame.opens`."""

    def __init__(
        self,
        session: GameSession,
        save_service: SaveService,
        preferences: Preferences,
        saver: GameSaver,
        dialogs: GameDialogs,
        theme: Theme,
        icons: Icons,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._save_service = save_service
        self._preferences = preferences
        self._saver = saver
        self._dialogs = dialogs
        self._theme = theme
        self._window = window
        self.open_action = QAction(self)
        self.open_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Open))
        self.open_action.triggered.connect(self.ask_what_to_open)
        self.recent_menu = QMenu(window)
        self.recent_menu.setToolTipsVisible(True)
        self.recent_menu.aboutToShow.connect(self._list_recent)
        save_service.opened.connect(self._on_opened)
        save_service.load_failed.connect(self._on_load_failed)
        save_service.last_found.connect(self._on_last_found)
        save_service.last_left_out.connect(self._on_last_left_out)
        self._trash = Trash(save_service, self)
        self._trash.moved.connect(self._forget)
        self._expects_file = False
        self._last: LastGame | None = None
        self.welcome = Welcome(session, preferences, saver, dialogs, self.open_action, theme, icons, window)
        self.change_table: Callable[[Callable[[], None]], None] = lambda change: change()
        """A function that has another one lay out a game."""
        self._startup_timer = QTimer(self)
        self._startup_timer.setSingleShot(True)
        self._startup_timer.setInterval(COMES_UP_MS)
        self._startup_timer.timeout.connect(lambda: save_service.confirm_start(session.match))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text."""
        self.welcome.retranslate()
        self.open_action.setText(self.tr("&Open…"))
        self.recent_menu.setTitle(self.tr("Open &recent"))
        self._list_recent()

    @Slot()
    def ask_what_to_open(self) -> None:
        """Show the list of all saved games."""
        dialog = LoadGameDialog(self._theme, self._window)
        dialog.chosen.connect(self._open_entry)
        dialog.other_requested.connect(self._ask_for_file)
        dialog.folder_requested.connect(self._show_folder)
        dialog.discard_requested.connect(self._trash.move)
        self._trash.moved.connect(dialog.remove)
        self._trash.failed.connect(dialog.report_kept)
        self._save_service.listed.connect(dialog.add)
        self._save_service.all_listed.connect(dialog.all_added)
        dialog.finished.connect(self._save_service.stop_listing)
        self._dialogs.show(dialog)
        self._save_service.list_games(self._preferences.settings)

    def open_path(self, path: Path) -> None:
        """Open a file: from the command line, the operating system, the recent files, or dropped on the window."""
        self._expects_file = True
        self._save_service.load(path, SaveKind.SAVED)

    def find_last(self) -> None:
        """Offer the unfinished game; if there is none, ask for a new one."""
        self._save_service.find_last(self._preferences.settings.files)

    @Slot(object)
    def _open_entry(self, entry: SaveEntry) -> None:
        self._save_service.load(entry.path, entry.kind)

    @Slot()
    def _ask_for_file(self) -> None:
        patterns = " ".join(f"*{suffix}" for suffix in READABLE)
        dialog = FileDialog.for_reading(self._window, self.tr("Open a game"), str(self._saver.start_folder()))
        games, everything = self.tr("Games"), self.tr("All files")
        dialog.setNameFilters([f"{games} ({patterns})", f"{everything} (*)"])
        dialog.fileSelected.connect(lambda name: self.open_path(Path(name)))
        dialog.rejected.connect(self._dialogs.declined)
        dialog.open()

    @Slot(object)
    def _show_folder(self, path: Path | None) -> None:
        folder = self._saver.start_folder() if path is None else path.parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

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

    @Slot(object)
    def _forget(self, path: Path) -> None:
        """Leave a file out of the recent ones."""
        self._preferences.settings = self._preferences.settings.without_file(path)

    def _shows(self, match: Match) -> bool:
        """Returns whether the game is of the kind that this window shows."""
        return match.setup.options.game == self._session.setup.options.game

    @Slot(object)
    def _on_opened(self, opened: OpenedGame) -> None:
        if self._waits_for_drag(opened):
            return
        self._release_last(opened.match)
        if self._shows(opened.match):
            self.change_table(lambda: self._lay_out_here(opened))
        else:
            self.other_game.emit(opened.match.setup, lambda window: window.opener.lay_out(opened))

    def _release_last(self, instead: Match) -> None:
        """Release the unfinished game that was found while another one was expected: it stays in the list of
        games."""
        last, self._last = self._last, None
        if last is not None and last.opened is not None and last.opened.match.id != instead.id:
            self._save_service.release(last.opened.match)
            self._report_unreadable(last.opened)

    def _waits_for_drag(self, opened: OpenedGame) -> bool:
        """Returns whether a piece is in the air, as a file may come from outside meanwhile; the game is then opened
        later."""
        if self._session.drags:
            QTimer.singleShot(DRAG_MS, self, lambda: self._on_opened(opened))
        return bool(self._session.drags)

    def _lay_out_here(self, opened: OpenedGame) -> None:
        if not self._waits_for_drag(opened):
            self.lay_out(opened)

    def lay_out(self, opened: OpenedGame, begin: bool = True) -> None:
        """Put a game of the kind of this window on the table, and continue it at once or later."""
        match = opened.match
        self._expects_file = False
        self.welcome.close()
        self._saver.expect(opened.path or self._preferences.settings.file_of(match.id))
        self._session.open(match, opened.prepared, begin)
        self._startup_timer.start()
        if not opened.kept and match.ply and match.record.game.decision is not None:
            self._saver.autosave()
        if opened.path is not None:
            self._preferences.settings = self._preferences.settings.with_file(opened.path, match.id)
        self._report_oddities(opened)
        if opened.for_review:
            self._dialogs.close()
            self.review_requested.emit()
        if opened.opens:
            self._dialogs.close()
        self.laid_out.emit(opened.opens)

    def _report_oddities(self, opened: OpenedGame) -> None:
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
            show_box(
                self._window, Severity.NEWS, self.tr("The game is open."), sentences(words), {self.tr("&OK"): None}
            )
        self._report_unreadable(opened)

    def _report_unreadable(self, opened: OpenedGame) -> None:
        """Report the autosaves of a game that could not be read, and what has taken their place."""
        files = opened.unreadable
        if not files:
            return
        heading = self.tr("The newest automatic save of the game with {players} could not be read.")
        if opened.kept:
            instead = self.tr("The one before it has taken its place.")
        else:
            instead = self.tr("Your own file has taken its place.")
        kept = [self.tr("The unreadable file is kept: {path}").format(path=file.path) for file in files]
        box = show_box(
            self._window,
            Severity.WARNING,
            heading.format(players=listed(opened.match.setup.names)),
            "\n\n".join([instead, *kept]),
            {self.tr("&OK"): None},
            "\n".join(f"{file.path}\n{file.error}" for file in files),
        )
        box.setObjectName("unreadable_autosave")

    def _report_unreadable_games(self, last: LastGame) -> None:
        """Report the games played after the one that is offered, if they cannot be read."""
        for file in last.unreadable:
            heading = self.tr("The game that was played last could not be read.")
            words = sentences([problem_text(file.error), self.tr("It is kept, and stays in the list of games.")])
            detail = f"{file.path}\n{file.error}"
            answers = {self.tr("&OK"): None}
            show_box(self._window, Severity.WARNING, heading, words, answers, detail).setObjectName("unreadable_game")

    @Slot(object)
    def _on_load_failed(self, failure: LoadFailure) -> None:
        self._expects_file = False
        if failure.error.problem is Problem.NOT_FOUND:
            self._forget(failure.path)
        backup = failure.backup
        answers = {} if backup is None else {self.tr("Open the &previous version"): lambda: self.open_path(backup)}
        words = explained(failure.error)
        if backup is not None:
            words = sentences([words, self.tr("The previous version of this file is in order.")])
        heading = self.tr("{file} cannot be opened.").format(file=failure.path.name)
        box = show_box(
            self._window,
            Severity.WARNING,
            heading,
            words,
            {**answers, self.tr("&Close"): self._go_on},
            f"{failure.path}\n{failure.error}",
        )
        box.setObjectName("load_failed")

    def _go_on(self) -> None:
        """After a file could not be opened: continue with the game on the table, at the start of the program with the
        last game."""
        if self._session.has_begun or self.welcome.screen is not None:
            return
        last, self._last = self._last, None
        if last is None:
            self.find_last()
        else:
            self._on_last_found(last)

    @Slot(object)
    def _on_last_found(self, last: LastGame | None) -> None:
        if self._expects_file:  # the player has requested a file in the meantime
            self._last = last
        elif last is None or last.opened is None or self._shows(last.opened.match):
            self.offer(last)
        else:
            self.other_game.emit(last.opened.match.setup, lambda window: window.opener.offer(last))

    def offer(self, last: LastGame | None) -> None:
        """Put the game that was left unfinished, by a crash or not, on the table, and ask whether to continue it; if
        there is none, ask what to begin."""
        self.welcome.last = last
        if last is not None:
            if last.opened is not None:
                self.lay_out(last.opened, begin=False)
            self._report_unreadable_games(last)
        self.welcome.show()

    @Slot()
    def _on_last_left_out(self) -> None:
        if self._expects_file:
            return
        box = show_box(
            self._window,
            Severity.WARNING,
            self.tr("The program started without the last game."),
            self.tr("With that game it failed to open, twice. The game is still in the list of games."),
            {self.tr("&New game…"): self._dialogs.new_game, self.tr("&Open…"): self.ask_what_to_open},
            escapes_to_default=True,
        )
        box.setObjectName("left_out")
