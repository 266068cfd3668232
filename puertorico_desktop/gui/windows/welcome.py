"""What the start screen offers, and when it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.app.preferences import Preferences
from puertorico_desktop.gui.app.settings_applier import language_for
from puertorico_desktop.gui.games import FACES, chosen_game
from puertorico_desktop.gui.play.file_reports import LastGame
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.game_saver import GameSaver
from puertorico_desktop.gui.windows.start_screen import StartChoice, StartContent, StartScreen

START = ("continue", "play", "new", "learn", "daily", "puzzles", "open", "statistics")
"""The names of the choices of the start screen, in their order."""
FIRST_START = ("teach", "tricks", "play", "new", "daily", "open")
"""The same for a player who has not played yet."""


class Welcome(QObject):
    """Shows the start screen over the table."""

    due = Signal()
    """Emitted before the start screen is shown."""
    left = Signal()
    """Emitted when the start screen has been left."""
    language_chosen = Signal(str)
    """Emitted with the id of the language that the player has chosen on the start screen."""

    def __init__(
        self,
        session: GameSession,
        preferences: Preferences,
        saver: GameSaver,
        dialogs: GameDialogs,
        open_action: QAction,
        theme: Theme,
        icons: Icons,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._preferences = preferences
        self._saver = saver
        self._dialogs = dialogs
        self._open_action = open_action
        self._theme = theme
        self._icons = icons
        self._window = window
        self.screen: StartScreen | None = None
        """The start screen while it is shown."""
        self._chosen = ""
        """The id of the latest choice on the start screen; empty if it was left without one."""
        self.last: LastGame | None = None
        """The result of the search for an unfinished game at the start of the program."""
        self.keys: Sequence[QAction] = ()
        """The actions whose shortcuts work over the start screen."""
        self.more_choices: Callable[[], Sequence[StartChoice]] = tuple
        """A function that returns the choices besides games, in the current language."""
        self.language: Callable[[], str] = lambda: language_for(preferences.settings)
        """A function that returns the id of the current language."""
        self.action = QAction(self)
        self.action.triggered.connect(self.show)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the text of the action; the start screen follows the language itself."""
        self.action.setText(self.tr("S&tart screen…"))

    @Slot()
    def show(self) -> None:
        """Show the start screen; its first choice is the game on the table, if that has begun. Escape goes on with
        that game; if there is none yet, it does the same as the choice to just play."""
        is_first, has_game = self._is_first, self._has_last or self._session.has_begun
        screen = StartScreen(
            lambda: self._content(is_first),
            self._session.begin if has_game else lambda: self._dialogs.play(chosen_game(self._preferences.settings)),
            self._theme,
            self._icons,
            self._window,
        )
        screen.setObjectName("welcome")
        screen.addActions([self._open_action, *self.keys])
        screen.language_chosen.connect(self.language_chosen)
        screen.finished.connect(self._forget_screen)
        self.due.emit()
        self._dialogs.show(screen)
        self.screen = screen

    @Slot()
    def refresh(self) -> None:
        """Update the sentences on the start screen, if it is shown, that come from other parts of the window."""
        if self.screen is not None:
            self.screen.refresh()

    def close(self) -> None:
        """Close the start screen, if it is shown."""
        if self.screen is not None:
            self.screen.close()

    @Slot()
    def show_again(self) -> None:
        """Show the start screen again if the table is uncovered and no game has begun, as after a page opened from
        that screen. The focus is where it was."""
        QTimer.singleShot(0, self, self._show_if_nothing_has_begun)  # deferred until a new game has begun, if any

    @Slot()
    def _show_if_nothing_has_begun(self) -> None:
        if not self._session.has_begun and self._dialogs.dialog is None:
            self.show()
            if self.screen is not None:
                self.screen.focus_card(self._chosen)

    def _content(self, is_first: bool) -> StartContent:
        """Returns the content; `is_first` as in `_is_first`, when the screen was opened."""
        session = self._session
        last = self.last if self._has_last and not session.has_begun else None
        if last is not None and last.crashed:
            heading = self.tr("The program ended unexpectedly.")
        else:
            heading = self.tr("Welcome!") if is_first else self.tr("Welcome back!")
        words = self.tr("No game has been played here yet. Begin where you like.") if is_first else ""
        if last is not None and last.has_more_moves:
            words = self.tr("The last moves could not be saved automatically. They are in this file: {path}")
            words = words.format(path=self._saver.path)
        choices = {choice.name: choice for choice in (*self._own_choices(), *self.more_choices())}
        order = FIRST_START if is_first else START
        return StartContent(heading, words, [choices[name] for name in order if name in choices], self.language())

    def _own_choices(self) -> list[StartChoice]:
        session, settings = self._session, self._preferences.settings
        game = chosen_game(settings)
        if game in settings.choices:
            at_once = self.tr("{game} at once, with the players and the rules of last time.")
            at_once = at_once.format(game=FACES[game].name())
        else:
            at_once = self.tr("A game for beginners at once: its computer players are easy to beat.")
        choices = [
            StartChoice("play", self.tr("&Just play"), at_once, "start_play", lambda: self._dialogs.play(game)),
            StartChoice(
                "new",
                self.tr("&New game…"),
                self.tr("Choose the game, the players and the rules."),
                "start_new",
                self._dialogs.new_game,
            ),
            StartChoice(
                "open",
                self.tr("&Open…"),
                self.tr("A game that was saved, by you or automatically."),
                "start_open",
                self._open_action.trigger,
            ),
        ]
        if (self._has_last or session.has_begun) and session.match.is_running:
            words = self.tr("Your game, where you left it: {players}, round {round}.")
            details = words.format(players=listed(session.names), round=session.view.round)
            choices.append(StartChoice("continue", self.tr("&Go on"), details, "start_continue", session.begin))
        return choices

    @property
    def _has_last(self) -> bool:
        """Whether an unfinished game was found at the start of the program."""
        return self.last is not None and self.last.opened is not None

    @property
    def _is_first(self) -> bool:
        """Whether no game has been played or opened here before, according to the settings and the stored files."""
        settings = self._preferences.settings
        return not (settings.game or settings.recent or self.last is not None or self._session.has_begun)

    @Slot()
    def _forget_screen(self) -> None:
        screen = self.sender()
        if isinstance(screen, StartScreen):
            self._chosen = screen.chosen
        if self.screen is screen:
            self.screen = None
        self.left.emit()
