"""The startup of the window: the application with its name, language, colours and log, and the first game."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot
from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QApplication

from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.app.background import wait_for_background
from puertorico_desktop.gui.app.collector import Collector
from puertorico_desktop.gui.app.instance import TOKEN, SingleInstance, StartRequest
from puertorico_desktop.gui.app.interruption import Interruption
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.logging_setup import LogBook
from puertorico_desktop.gui.app.preferences import Preferences
from puertorico_desktop.gui.app.qt_application import Application
from puertorico_desktop.gui.app.settings_applier import language_for, scheme_in_use
from puertorico_desktop.gui.app.settings_file import SettingsFile
from puertorico_desktop.gui.app.window_input import WindowInputBlocker
from puertorico_desktop.gui.games import choices_for, chosen_game, face_of
from puertorico_desktop.gui.play.history_service import HistoryService
from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.windows.boxes import Severity, show_box
from puertorico_desktop.gui.windows.curtain import Curtain
from puertorico_desktop.gui.windows.error_dialog import CrashReporter
from puertorico_desktop.gui.windows.game_saver import MOST_SECONDS
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.painting_ahead import PaintingAhead
from puertorico_desktop.gui.windows.resizing import Resizing
from puertorico_desktop.gui.windows.services import Services
from puertorico_desktop.gui.windows.step_runner import IteratorRunner
from puertorico_desktop.match.match import GameSetup
from puertorico_desktop.saves.folders import Folders

_log = logging.getLogger(__name__)
translate = QCoreApplication.translate

PREPARES_MS = 1000
"""The time in ms after which a window that was opened loads what its dialogs need, when it has settled."""


class Desktop(QObject):
    """Everything that lives as long as the program runs."""

    def __init__(
        self,
        application: QApplication,
        folders: Folders,
        bots: BotClient | None = None,
        language: str | None = None,
        game: str | None = None,
    ) -> None:
        """`language` applies until another one is chosen; if None, the language of the settings.

        `game` is the id of the first game; if None, that of the last run.
        """
        super().__init__()
        application.setApplicationDisplayName("Puerto Rico")
        self.crash_reporter = CrashReporter()
        self.book = LogBook(folders.logs, self.crash_reporter.raised.emit)
        self.book.open()
        self.languages = Languages(application)
        # Fusion is the only style that uses the program's palette on every system.
        application.setStyle("Fusion")
        self.settings_file = SettingsFile(folders.settings)
        settings = self.settings_file.settings
        self.languages.use(language or language_for(settings))
        scheme = scheme_in_use(settings)
        Theme(scheme).apply_to(application)
        self.bots = bots or BotClient()
        self.save_service = SaveService(folders)
        self.history = HistoryService(folders)
        self.preferences = Preferences(self.settings_file, self.save_service.remember)
        self._replacing = IteratorRunner(self.save_service)
        self._games_to_come: list[tuple[GameSetup, Callable[[MainWindow], None]]] = []
        """The games that were requested while the window was being replaced."""
        setup = choices_for(settings, game or chosen_game(settings)).setup()
        self.window = self._new_window(setup, scheme)
        application.aboutToQuit.connect(self.close)

    @property
    def session(self) -> GameSession:
        """The game in the window."""
        return self.window.session

    @property
    def theme(self) -> Theme:
        """The theme of the window. Each window has its own: while one replaces another, both are painted, in the
        looks of different editions."""
        return self.window.theme

    def _new_window(self, setup: GameSetup, scheme: Scheme, in_turns: bool = False) -> MainWindow:
        """Returns a window with that game on its table; with `in_turns`, it must still be built."""
        session = face_of(setup.options).session(setup, self.bots)
        session.set_pace(self.preferences.settings.pace)
        services = Services(self.save_service, self.preferences, self.book, self.crash_reporter, self.history)
        window = MainWindow(session, Theme(scheme), services, in_turns)
        if not in_turns:
            self._join(window)
        return window

    def _join(self, window: MainWindow) -> None:
        """Connect a complete window with the languages, and with the window that replaces it."""
        window.settings_applier.use_languages(self.languages)
        # Deferred, because the calling window is deleted.
        window.other_game.connect(lambda other, go_on: QTimer.singleShot(0, lambda: self._change_game(other, go_on)))

    def _change_game(self, setup: GameSetup, go_on: Callable[[MainWindow], None]) -> None:
        """Open or begin a game with `go_on` in the window, or in a new one that replaces it if the game is of another
        kind: in several turns if the window can be seen."""
        if self._replacing.is_busy:
            self._games_to_come.append((setup, go_on))
        elif setup.options.game == self.session.setup.options.game:
            go_on(self.window)
        elif self._ahead.is_seen:
            self._replacing.run(self._replace_window(setup, go_on))
        else:
            for _ in self._replace_window(setup, go_on):
                pass

    def _replace_window(self, setup: GameSetup, go_on: Callable[[MainWindow], None]) -> Iterator[None]:
        """Replace the window by one with that game, and open or begin the game there with `go_on`. Nothing happens if
        the player closes the window between two steps."""
        old, ahead, is_seen = self.window, self._ahead, self._ahead.is_seen
        ahead.carry_out()
        picture, blocker = ahead.cover_window(), WindowInputBlocker(old)
        window = None
        try:
            yield
            window = self._new_window(setup, self.theme.scheme, in_turns=True)
            for _ in window.build():
                yield
                if is_seen and not old.isVisible():
                    return
            window.theme.set_scheme(self.theme.scheme)  # it may have changed in the meantime
            self._join(window)
            yield
            self.window = window
            window.replace(old)
            self._finish_startup()
            self._ahead.come_after(picture)
            self._ahead.change(partial(go_on, window))
        finally:
            if window is not None and window is not self.window and shiboken6.isValid(window):
                shiboken6.delete(window)
            if shiboken6.isValid(old):
                blocker.release()
                ahead.remove_picture()
            games, self._games_to_come = self._games_to_come, []
        for game in games:
            QTimer.singleShot(0, partial(self._change_game, *game))

    def _finish_startup(self) -> None:
        """Have the window query the system for reduced motion and for sounds, have its table painted ahead, and load
        later what is needed next."""
        self.window.settings_applier.motion.ask()
        self.window.sounds.prepare()
        ahead = self._ahead = PaintingAhead(self.window.table, self.session, self.window.menus.play_actions)
        Resizing(self.window.pages, self.window.table.cover, ahead)
        for changing in (self.window.opener, self.window.dialogs, self.window.settings_applier):
            changing.change_table = ahead.change
        self.window.table.step_due.connect(ahead.in_turn)
        self.window.table.is_stepwise = True
        self.session.rewound.connect(ahead.hold_painting)
        self.window.dialogs.after_change = ahead.after_change
        settled = QTimer(self.window)
        settled.setSingleShot(True)
        settled.timeout.connect(self.window.dialogs.prepare)
        settled.timeout.connect(self.window.handbook.prepare)
        settled.start(PREPARES_MS)

    def open(self, path: Path | None = None, restore: bool = True) -> None:
        """Show the table with the game in the file `path`; if None, with the last game, or the dialog for the first
        one.

        Unless `restore`, the last game is not opened.
        """
        if path is not None or restore:
            Curtain(self.window.table, self.session, self.window.opener)
        self.window.show()
        self._finish_startup()
        self._report_damaged_settings()
        if path is not None:
            self.window.opener.open_path(path)
        elif restore:
            self.window.opener.find_last()
        else:
            self.window.dialogs.new_game()

    def open_file(self, path: Path) -> None:
        """Open a file that the player has double-clicked while the program is running."""
        self.window.bring_to_front()
        self.window.opener.open_path(path)

    @Slot(object)
    def answer(self, request: StartRequest) -> None:
        """Handle a call of another start of the program: bring the window to the front, and open the file if there is
        one."""
        if request.token:
            os.environ[TOKEN] = request.token  # Qt reads the activation token from this variable
        self.window.bring_to_front()
        if request.path is not None:
            self.window.opener.open_path(Path(request.path))

    def _report_damaged_settings(self) -> None:
        file = self.settings_file
        if file.damaged or file.is_closed:
            heading = translate("Start", "The settings could not be read.")
            words = [translate("Start", "What could not be read is set as it was in the beginning.")]
            if file.aside is not None:
                put_aside = translate("Start", "The damaged file has been put aside: {path}")
                words.append(put_aside.format(path=file.aside))
            else:
                words.append(
                    translate("Start", "The file stays as it is; what you change is forgotten when you quit.")
                )
            answers = {translate("Start", "&OK"): None}
            show_box(self.window, Severity.NEWS, heading, "\n\n".join(words), answers).setObjectName("settings")

    @Slot(object)
    def save_for_end_of_session(self, manager: QSessionManager | None = None) -> None:
        """Save everything when the system ends the user's session; Windows then ends the program without notice.

        No trace remains that would look like a crash. If the session continues after all, so does the game: the next
        decision is autosaved as usual. If something cannot be saved and the system permits it (`manager`), the
        session does not end before the player has been asked, as when the window is closed; otherwise it is written
        to the player's folder.
        """
        self.window.remember_place()
        self.save_service.try_again()
        is_done = self.save_service.wait_for_writes(MOST_SECONDS)
        is_saved = is_done and not self.save_service.unsaved
        if not is_saved and manager is not None and manager.allowsInteraction():
            manager.cancel()
            QTimer.singleShot(0, self.window.close)
            return
        for path, game_id in self.save_service.rescue(MOST_SECONDS):
            self.preferences.settings = self.preferences.settings.with_file(path, game_id)
        self.save_service.release(self.session.match)
        self.save_service.wait_for_writes(MOST_SECONDS)

    def close_window(self, number: int) -> bool:
        """Close the window as a player does, because of the signal with that number. Returns whether the program goes
        on: the player is asked what shall become of games that could not be saved.

        If the player has been asked already, or the system ends the program, which does not wait for an answer, they
        are written to the player's folder first.
        """
        is_asked = self.window.saver.is_asking
        if is_asked or number != signal.SIGINT:
            self.save_for_end_of_session()
        if is_asked:
            self.window.hide()
            QApplication.exit()
        else:
            QApplication.quit()
        return self.window.isVisible()

    def close(self) -> None:
        """End the bots, the threads, the processes and the log, and drop a window that is not complete."""
        self._replacing.stop()
        self.window.settings_applier.motion.close()
        self.session.close()
        wait_for_background()
        self.window.learn_menu.close()
        self.save_service.close()
        self.history.close()
        self.book.close()


PROBE = "PUERTORICO_DESKTOP_PROBE"
"""The environment variable that names a local socket for tools that inspect the screen; see
`puertorico_desktop.gui.tools.probe`."""


def run(
    application: Application,
    instance: SingleInstance,
    folders: Folders,
    path: Path | None = None,
    language: str | None = None,
    restore: bool = True,
) -> int:
    """Open the window, with the game in the file `path` if it is not None, and return the exit status when it is
    closed.

    Without a file the last game is opened, unless `restore` is False. `language` replaces the language of the
    settings for this run.
    """
    Collector(application)  # before any other thread is started
    # The order matters: another start of the program at this time has to wait until all files are closed.
    application.aboutToQuit.connect(instance.stop_listening)
    desktop = Desktop(application, folders, language=language)
    application.aboutToQuit.connect(instance.close)
    application.commitDataRequest.connect(desktop.save_for_end_of_session)
    asked = application.files.pop()
    desktop.open(path if asked is None else Path(asked), restore)
    application.files.open_with(lambda name: desktop.open_file(Path(name)))
    instance.called.connect(desktop.answer)
    instance.deliver()
    if os.environ.get(PROBE):
        from puertorico_desktop.gui.tools.probe import Probe

        Probe(os.environ[PROBE], lambda: desktop.window, application)
    interruption = _interruption(application, desktop)
    status = application.exec()
    return status if interruption is None or interruption.status is None else interruption.status


def _interruption(application: Application, desktop: Desktop) -> Interruption | None:
    """Returns the handler of Ctrl+C; None where the system allows no socket pair within a program."""
    try:
        return Interruption(desktop.close_window, application)
    except OSError as error:
        _log.info("Ctrl+C is not heard: %s", error)
        return None
