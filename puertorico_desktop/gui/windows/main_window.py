"""The main window: the table, the menus and the status line."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import attrs
from PySide6.QtCore import QChildEvent, QEvent, QMimeData, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QCursor, QDragEnterEvent, QDropEvent, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QToolTip

from puertorico_desktop import bundle
from puertorico_desktop.gui.app.settings import WindowPlace
from puertorico_desktop.gui.app.settings_applier import SettingsApplier
from puertorico_desktop.gui.feedback.announcer import Announcer
from puertorico_desktop.gui.feedback.sounds import Sounds
from puertorico_desktop.gui.games import choices_for, face_of
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.play.recap import Recap
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.tips import show_tip
from puertorico_desktop.gui.windows.about import AboutDialog
from puertorico_desktop.gui.windows.boxes import move_notices
from puertorico_desktop.gui.windows.end_presenter import EndPresenter
from puertorico_desktop.gui.windows.error_dialog import ErrorReports
from puertorico_desktop.gui.windows.exports import Exports
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.game_opener import READABLE, GameOpener
from puertorico_desktop.gui.windows.game_saver import GameSaver
from puertorico_desktop.gui.windows.handbook import Handbook
from puertorico_desktop.gui.windows.learn_menu import LearnMenu
from puertorico_desktop.gui.windows.menu_roles import keep_in_place
from puertorico_desktop.gui.windows.menus import Menus
from puertorico_desktop.gui.windows.pages import Pages
from puertorico_desktop.gui.windows.places_menu import PlacesMenu
from puertorico_desktop.gui.windows.quiet_tip import QuietTip
from puertorico_desktop.gui.windows.services import Services
from puertorico_desktop.gui.windows.settings_dialog import SettingsDialog
from puertorico_desktop.gui.windows.window_styles import WindowStyles
from puertorico_desktop.match.match import GameSetup, Seat

MINIMUM = QSize(1000, 540)
SCREEN_SHARE = 0.92
"""The share of the screen that a new window takes in each direction."""
MESSAGE_MS = 6000
"""The time in ms for which a refusal stays in the status line."""


class MainWindow(QMainWindow):
    """A window for successive games of one kind. Games of another kind need another window."""

    other_game = Signal(object, object)
    """Emitted with the setup of a game of another kind, and a function that opens it in a given window."""

    def __init__(self, session: GameSession, theme: Theme, services: Services, in_turns: bool = False) -> None:
        """With `in_turns`, the window has no parts before the caller has completed `build`."""
        super().__init__()
        self.session = session
        self.theme = theme
        self.services = services
        self._passing_words = ""
        self._asked = session.asked_person
        self._is_complete = False
        if not in_turns:
            for _ in self.build():
                pass

    def build(self) -> Iterator[None]:
        """Create all parts of the window. The work may pause for a turn of the event loop after each step."""
        session, theme, services = self.session, self.theme, self.services
        settings = services.preferences.settings
        self._apply_edition()
        self.icons = Icons(theme, self)
        face = face_of(session.setup.options)
        self.interaction = face.interaction(session, self)
        self.replay = Replay(session, self)
        yield
        self.table = face.table(session, self.interaction, theme, self.icons, self.replay, self)
        yield
        yield from self.table.build()
        self.pages = Pages(self.table, session, self)
        self.setCentralWidget(self.pages)
        self.setMinimumSize(MINIMUM)
        if has_own_icon():
            self.setWindowIcon(self.icons.icon("app"))
        self.setAcceptDrops(True)
        save_service, preferences = services.save_service, services.preferences
        self.dialogs = GameDialogs(session, theme, self, lambda game: choices_for(preferences.settings, game))
        self.saver = GameSaver(session, save_service, preferences, self)
        self.opener = GameOpener(
            session, save_service, preferences, self.saver, self.dialogs, theme, self.icons, self
        )
        self.exports = Exports(session, services.save_service, theme, self.saver.start_folder, self)
        self.dialogs.exports = self.exports.menu
        self.trouble = ErrorReports(
            session, services.save_service, services.book, services.crash_reporter, self.saver.start_folder, self
        )
        yield
        self.recap = Recap(session, self)
        self.interaction.recap_requested.connect(self.recap.play)
        self.news = self.table.add_news_card(lambda events: face.news_of(session, events))
        self.announcer = Announcer(session, self.interaction, self.table.models.log.summary, self)
        self.sounds = Sounds(settings.sound, settings.volume, face.sound_of, self)
        self.sounds.connect_session(session, lambda: session.is_hurrying)
        learn = session, self.table, self.pages, self.dialogs, services, self.saver.start_folder, theme, self.icons
        yield
        self.learn_menu = LearnMenu(LearnContext(*learn, self))
        yield
        shown = session, self.interaction, theme, self.opener, self.saver, self.exports.menu
        replay = list(self.replay.actions.values())
        self.menus = Menus(self.menuBar(), *shown, replay, self.recap.action, self.learn_menu.actions)
        self.menus.follow(self.table.cover)
        self.places = PlacesMenu(self.table, self)
        self.menus.view_menu.addMenu(self.places)
        self.menus.view_menu.addActions(self.table.own_actions)
        self.handbook = Handbook(session, self.table, theme, self)
        self.menus.help_menu.insertActions(self.menus.report_action, self.handbook.actions)
        self.menus.help_menu.insertSeparator(self.menus.report_action)
        yield
        self.settings_applier = SettingsApplier(preferences, session, self.interaction, theme, self)
        self.styles = WindowStyles(self, theme, self.settings_applier, lambda: self.dialogs.scale)
        self.end_presenter = EndPresenter(session, self.table, self.pages, self.dialogs, self._wants_motion, self)
        self.tip = QuietTip(self.interaction, self.pages, self.statusBar(), self)
        keep_in_place(self)
        self._connect()
        self._fit_screen()
        yield
        self._apply_settings()
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addPermanentWidget(self.saver.late_line)
        self.saver.late_line.hide()  # adding a widget to the status bar shows it
        self._update_title()
        self.styles.refresh()
        self._is_complete = True

    def _connect(self) -> None:
        menus, preferences = self.menus, self.services.preferences
        menus.new_action.triggered.connect(self.dialogs.new_game)
        for left in (self.pages.changed, self.dialogs.declined):
            left.connect(self._follow_pages)
        menus.learn_menu.aboutToShow.connect(self.learn_menu.review.prepare)
        welcome = self.opener.welcome
        self.learn_menu.offer_on(welcome)
        welcome.language = lambda: self.settings_applier.language
        welcome.language_chosen.connect(self.settings_applier.choose_language)
        menus.quit_action.triggered.connect(self.close)
        self.dialogs.keys = [menus.quit_action]
        welcome.keys = [menus.new_action, menus.settings_action, menus.full_screen_action, *self.handbook.actions]
        menus.about_action.triggered.connect(self._about)
        menus.report_action.triggered.connect(lambda: self.trouble.write_report())
        for chosen in (self.table.prompt.pace.chosen, menus.pace_chosen):
            chosen.connect(lambda pace: preferences.change(pace=pace))
        menus.scheme_chosen.connect(lambda scheme: preferences.change(scheme=scheme, as_system=False))
        menus.language_chosen.connect(self.settings_applier.choose_language)
        menus.settings_action.triggered.connect(self._show_settings)
        menus.full_screen_action.triggered.connect(self._fill_screen)
        self.settings_applier.applied.connect(self._apply_settings)
        self.table.cover.unwanted.connect(lambda: preferences.change(cover=False))
        self.dialogs.keeps_seats = lambda: self.table.cover.keeps_secrets
        self.replay.branch_requested.connect(lambda ply: self.dialogs.branch(ply, self.services.save_service))
        self.handbook.position_requested.connect(self.services.save_service.lay_out)
        self.dialogs.choices_made.connect(self._remember_choices)
        self.dialogs.other_game.connect(self._begin_other)
        self.opener.other_game.connect(self.other_game)
        self.opener.review_requested.connect(self.learn_menu.review.open)
        self.opener.laid_out.connect(self.learn_menu.go_on_with_game)
        self.dialogs.seated.connect(self._trust_programs)
        self.dialogs.save_requested.connect(self.saver.save)
        self.saver.status_message.connect(self._announce)
        self.saver.path_changed.connect(self._update_title)
        self.table.hint_changed.connect(self._show_message)
        self.interaction.refused.connect(self._refuse)
        for speaker in (self.table, self.table.advice, self.end_presenter, self.tip):
            speaker.speech_requested.connect(self.announcer.say)
        self.interaction.scores_requested.connect(self.dialogs.show_scores)
        self.interaction.refused.connect(self.sounds.refuse)
        self.end_presenter.sound_requested.connect(self.sounds.play)
        self.session.notice.connect(self._announce)
        self.session.started.connect(self._forget_words)
        self.session.rewound.connect(self._forget_words)
        self.session.decision_changed.connect(self._note_turn)
        self.session.started.connect(self._apply_edition)
        self.session.game_over.connect(self._count)
        self.session.started.connect(self.table.take_focus)
        self.opener.welcome.left.connect(self.table.take_focus)
        self.table.scaled.connect(self._rescale)

    def _fit_screen(self) -> None:
        """Restore the last geometry if it is on a screen; otherwise take most of the screen, all of a small one."""
        room = self.screen().availableSize()
        wanted = QSize(round(room.width() * SCREEN_SHARE), round(room.height() * SCREEN_SHARE))
        self.resize(wanted.expandedTo(MINIMUM))
        if wanted.width() < MINIMUM.width() or wanted.height() < MINIMUM.height():
            self.setWindowState(Qt.WindowState.WindowMaximized)
        place = self.services.preferences.settings.window
        if place is not None:
            frame = QRect(place.left, place.top, place.width, place.height)
            areas = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            area = next((area for area in areas if area.contains(frame.center())), None)
            if area is not None:
                if frame.width() > area.width() or frame.height() > area.height():
                    frame = frame.intersected(area)  # the stored frame is from a larger screen
                self.setGeometry(frame)
                if place.maximized:
                    self.setWindowState(Qt.WindowState.WindowMaximized)

    def _wants_motion(self) -> bool:
        return self.settings_applier.wants_motion

    @Slot()
    def _count(self) -> None:
        """Add the finished game to the statistics."""
        self.services.history.count(self.session.match)

    @Slot()
    def _follow_pages(self) -> None:
        """React to a page that was opened or left, or to a dialog that was closed without an answer."""
        is_page = self.pages.page is not None
        self.menus.show_page(is_page)
        self._forget_words()
        if not is_page:
            self.opener.welcome.show_again()

    @Slot()
    def _apply_settings(self) -> None:
        """Apply the settings to the table and the menus."""
        settings = self.services.preferences.settings
        self.table.choreography.enabled = self.settings_applier.wants_motion
        self.table.prompt.dots.set_moving(self.settings_applier.wants_motion)
        self.table.cover.set_enabled(settings.cover)
        self.table.set_text_size(self.settings_applier.text_size)
        self.pages.set_text_size(self.settings_applier.text_size)
        self.sounds.adjust(settings.sound, settings.volume)
        self.dialogs.programs = settings.programs
        self.services.save_service.programs = frozenset(settings.programs)
        self.menus.show_choices()
        self.menus.show_language(settings.language)
        self._size_texts()
        self.styles.refresh()

    @Slot(object)
    def _trust_programs(self, seats: Sequence[Seat]) -> None:
        """Allow an external program that the player has used to play in games from files too."""
        preferences = self.services.preferences
        preferences.settings = preferences.settings.with_programs(seats)

    @Slot(str, object)
    def _remember_choices(self, game: str, choices: object) -> None:
        """Keep the choices made for a game as the initial ones of the next dialog."""
        preferences = self.services.preferences
        preferences.change(pace=preferences.settings.pace_of_first(choices))
        preferences.settings = attrs.evolve(preferences.settings.with_choices(game, choices), game=game)

    @Slot(object)
    def _begin_other(self, setup: GameSetup) -> None:
        """Begin a game of another kind in the window that replaces this one."""
        self.other_game.emit(setup, lambda window: window.session.start(setup))

    @Slot(bool)
    def _fill_screen(self, whole: bool) -> None:
        """Switch to full screen, or back to the former window state."""
        state = self.windowState()
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if whole else state & ~full)

    @Slot()
    def _show_settings(self) -> None:
        game = self.session.setup.options.game
        self.dialogs.show(SettingsDialog(self.services.preferences, self.sounds, game, self))

    @Slot()
    def _about(self) -> None:
        self.dialogs.show(AboutDialog(self.icons, self))

    # -- status line ------------------------------------------------------------------------------------------

    @Slot(str)
    def _show_message(self, words: str) -> None:
        self._passing_words = words
        self.statusBar().showMessage(words)

    @Slot()
    def _forget_words(self) -> None:
        """Remove messages about the former table from the status line and the pointer."""
        if self._passing_words and self.statusBar().currentMessage() == self._passing_words:
            self.statusBar().clearMessage()
        self._passing_words = ""
        QToolTip.hideText()

    @Slot()
    def _note_turn(self) -> None:
        """Remove old messages when another person is asked."""
        asked = self.session.asked_person
        if asked != self._asked:
            self._asked = asked
            self._forget_words()

    @Slot(str)
    def _announce(self, words: str) -> None:
        self.statusBar().showMessage(words, MESSAGE_MS)

    @Slot(str)
    def _refuse(self, words: str) -> None:
        """Show the reason of a refusal at the pointer, or at the focused item."""
        self._announce(words)
        self._passing_words = words
        view = next((view for view in self.table.views if view.is_played_by_key), None)
        if view is None:
            show_tip(QCursor.pos(), words, self)
        else:
            below = view.visualRect(view.currentIndex()).bottomLeft()
            show_tip(view.viewport().mapToGlobal(below), words, self)

    @Slot(float)
    def _rescale(self, scale: float) -> None:
        """Scale tooltips and dialogs with the table."""
        self.dialogs.scale = scale
        self._size_texts()
        self.styles.refresh()

    # -- appearance -------------------------------------------------------------------------------------------

    @Slot()
    def _apply_edition(self) -> None:
        """Show the pieces in the look of the current edition."""
        self.theme.set_edition(self.session.edition)

    def _size_texts(self) -> None:
        """Set language and text size; tooltips and dialogs follow the scale of the table."""
        self.dialogs.size_texts()
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * self.dialogs.scale)
        QToolTip.setFont(font)

    @Slot()
    def _update_title(self) -> None:
        """Set the title: the name of the file, and that of the game if it differs from the program's."""
        path = self.saver.path
        program = self.tr("Puerto Rico")
        QGuiApplication.setApplicationDisplayName(program)
        names = ["" if path is None else path.stem, face_of(self.session.setup.options).name(), program]
        self.setWindowFilePath("" if path is None else str(path))  # macOS shows the path in the title bar
        self.setWindowTitle(" – ".join(dict.fromkeys(filter(None, names))))

    def childEvent(self, event: QChildEvent) -> None:
        """Style a dialog before it is shown, once it has all its parts."""
        super().childEvent(event)
        child = event.child()
        if event.type() != QEvent.Type.ChildPolished or not isinstance(child, QDialog):
            return
        if isinstance(child, FittedDialog) and not child.is_built:
            child.built.connect(partial(self.styles.apply_to, child))
        else:
            self.styles.apply_to(child)

    def changeEvent(self, event: QEvent) -> None:
        """React to another language, or another window state."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.full_screen_action.setChecked(self.isFullScreen())
        if event.type() == QEvent.Type.LanguageChange and self._is_complete:
            self._update_title()
            self._size_texts()
            self.tip.refresh()
            self.statusBar().clearMessage()
            self.replay.retranslate()
            self.recap.retranslate()
            self.exports.retranslate()
            self.handbook.retranslate()
            self.learn_menu.retranslate()
            self.menus.retranslate()
            self.table.in_turn(self.table.models.retranslate)

    # -- files ------------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files of games, anywhere on the window."""
        if _file_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped file."""
        path = _file_in(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.opener.open_path(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the bots, and finish everything that is still to be written."""
        if not self.saver.allows_quitting():
            event.ignore()
            return
        self.remember_place()
        self.hide()
        self.learn_menu.close()
        self.session.close()
        self.services.save_service.close()
        self.services.history.close()
        super().closeEvent(event)

    def bring_to_front(self) -> None:
        """Raise the window, also if it is minimized."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def remember_place(self) -> None:
        """Store the geometry of the window for the next time."""
        frame = self.normalGeometry()
        place = WindowPlace(frame.left(), frame.top(), frame.width(), frame.height(), self.isMaximized())
        self.services.preferences.change(window=place)

    def replace(self, old: MainWindow) -> None:
        """Take the geometry of a window that shows a game of another kind, and delete that window."""
        self.setWindowState(Qt.WindowState.WindowNoState)
        self.setGeometry(old.normalGeometry())
        self.setWindowState(old.windowState())
        self.menus.full_screen_action.setChecked(self.isFullScreen())
        self.show()
        old.dialogs.close()
        move_notices(old, self)
        old.hide()
        old.saver.release_game()
        old.settings_applier.motion.close()
        old.learn_menu.close()
        old.session.cancel_requests()
        old.session.deleteLater()
        old.deleteLater()


def has_own_icon(platform: str = sys.platform) -> bool:
    """Returns whether windows set an icon. A bundled macOS application has one, which the user may have changed."""
    return platform != "darwin" or bundle.folder() is None


def _file_in(data: QMimeData) -> Path | None:
    """Returns the file that may hold a game, if exactly one is given; otherwise None."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() in READABLE else None
