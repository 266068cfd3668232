"""The menus of the main window and their actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from puertorico_desktop.gui.app.fonts import own_font
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.texts.pace import pace_name
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.gui.texts.settings import scheme_name
from puertorico_desktop.gui.windows.cover import Cover
from puertorico_desktop.gui.windows.game_opener import GameOpener
from puertorico_desktop.gui.windows.game_saver import GameSaver
from puertorico_desktop.languages import LANGUAGES

ANSWERS = ("confirm", "accept", "pass", "hint", "suggest", "reset", "skip", "scores")
"""The buttons of the prompt that are in the menu Move too."""
ANSWER_KEYS = {
    # Not Ctrl+Y ("Redo" on Windows) or Ctrl+H (hides a window on macOS).
    "confirm": "Ctrl+Return",
    "accept": "Ctrl+T",
    "pass": "Ctrl+P",
    "hint": "Ctrl+I",
    "suggest": "Ctrl+G",
    "skip": "F5",
    "scores": "Ctrl+E",
}


class Menus(QObject):
    """Actions, menus and their texts. The effects of the actions are connected from outside."""

    pace_chosen = Signal(object)
    """Emitted with the chosen `Pace` of the other players."""
    scheme_chosen = Signal(object)
    """Emitted with the chosen `Scheme`."""
    language_chosen = Signal(object)
    """Emitted with the code of the chosen language; None for that of the system."""

    def __init__(
        self,
        bar: QMenuBar,
        session: GameSession,
        interaction: TableInteraction,
        theme: Theme,
        opener: GameOpener,
        saver: GameSaver,
        exports: QMenu,
        replay: Sequence[QAction],
        retell: QAction,
        learn: Sequence[QAction],
    ) -> None:
        """`replay` are the actions for looking back: the first starts it, the last two continue the game from the
        position shown. `learn` are the actions of the menu Learn."""
        super().__init__(bar)
        self._session = session
        self._interaction = interaction
        self._theme = theme
        self._opener = opener
        self._saver = saver
        self._is_covered: Callable[[], bool] = bool
        keys = QKeySequence.StandardKey
        self.new_action = self._action(keys.New)
        self.undo_action = self._action(keys.Undo)
        self.undo_action.triggered.connect(interaction.undo)
        self.redo_action = self._action(keys.Redo)
        self.redo_action.triggered.connect(interaction.redo)
        self.quit_action = self._action(keys.Quit, "Ctrl+Q")
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self.quit_action.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        self.settings_action = self._action(keys.Preferences, "Ctrl+,")
        self.settings_action.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.full_screen_action = self._action(keys.FullScreen, "F11")
        self.full_screen_action.setCheckable(True)
        self.report_action = self._action()
        self.about_action = self._action()
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)
        self.answer_actions = {answer: self._action(ANSWER_KEYS.get(answer)) for answer in ANSWERS}
        for answer, action in self.answer_actions.items():
            action.setData(answer)
            action.triggered.connect(self._answer)
        self._schemes = QActionGroup(self)
        self.scheme_actions = {scheme: QAction(self._schemes) for scheme in Scheme}
        for scheme, action in self.scheme_actions.items():
            action.setCheckable(True)
            action.setData(scheme.value)
        self._schemes.triggered.connect(self._choose_scheme)
        theme.changed.connect(self.show_choices)
        self._languages = QActionGroup(self)
        self.language_actions = {code: QAction(self._languages) for code in (None, *LANGUAGES)}
        for code, action in self.language_actions.items():
            action.setCheckable(True)
            action.setData(code)
        self._names_are_written = False
        self._languages.triggered.connect(lambda action: self.language_chosen.emit(action.data()))
        self._paces = QActionGroup(self)
        self.pace_actions = {pace: QAction(self._paces) for pace in Pace}
        for pace, action in self.pace_actions.items():
            action.setCheckable(True)
            action.setData(pace.value)
        self._paces.triggered.connect(lambda action: self.pace_chosen.emit(Pace(action.data())))
        self._make_menus(bar, exports, replay, retell)
        self.learn_menu.addActions(list(learn))
        self.learn_menu.menuAction().setVisible(bool(learn))
        interaction.changed.connect(self.refresh)
        self.retranslate()
        self.refresh()
        self.show_choices()

    def _action(self, key: QKeySequence.StandardKey | str | None = None, other: str = "") -> QAction:
        """Returns an action with a standard shortcut; `other` is used on systems without one."""
        action = QAction(self)
        if key is not None:
            keys = QKeySequence(key)
            action.setShortcut(QKeySequence(other) if keys.isEmpty() else keys)
        return action

    def _make_menus(self, bar: QMenuBar, exports: QMenu, replay: Sequence[QAction], retell: QAction) -> None:
        self.game_menu, self.move_menu, self.replay_menu = QMenu(bar), QMenu(bar), QMenu(bar)
        self.learn_menu, self.view_menu, self.help_menu = QMenu(bar), QMenu(bar), QMenu(bar)
        self.scheme_menu, self.pace_menu = QMenu(self.view_menu), QMenu(self.view_menu)
        self.language_menu = QMenu(self.view_menu)
        self.learn_menu.setToolTipsVisible(True)
        at_the_table = self.game_menu, self.move_menu, self.replay_menu
        for menu in (*at_the_table, self.learn_menu, self.view_menu, self.help_menu):
            bar.addMenu(menu)
        self.game_menu.addActions([self._opener.welcome.action, self.new_action, self._opener.open_action])
        self.game_menu.addMenu(self._opener.recent_menu)
        self.game_menu.addSeparator()
        self.game_menu.addActions([self._saver.save_action, self._saver.save_as_action])
        self.game_menu.aboutToShow.connect(self._saver.look_for_folders)
        self.game_menu.addMenu(exports)
        self.game_menu.addSeparator()
        self.game_menu.addAction(self.quit_action)
        self.move_menu.addActions([self.undo_action, self.redo_action])
        self.move_menu.addSeparator()
        self.move_menu.addActions([self.answer_actions[answer] for answer in ANSWERS if answer != "skip"])
        look, *steps, branch, leave = replay
        for group in ((look, retell), steps, (branch, leave)):
            self.replay_menu.addSeparator()
            self.replay_menu.addActions(group)
        self.view_menu.addMenu(self.language_menu)
        self.view_menu.addMenu(self.scheme_menu)
        self.view_menu.addMenu(self.pace_menu)
        self.view_menu.addAction(self.answer_actions["skip"])
        self.view_menu.addAction(self.full_screen_action)
        self.view_menu.addSeparator()
        self.view_menu.addAction(self.settings_action)
        self.language_menu.addActions(self._languages.actions())
        self.language_menu.aboutToShow.connect(self._write_names)
        self.scheme_menu.addActions(self._schemes.actions())
        self.pace_menu.addActions(self._paces.actions())
        self.help_menu.addActions([self.report_action, self.about_action])

    def follow(self, cover: Cover) -> None:
        """Disable the answers while the table is covered: no key decides for the player who has not come yet."""
        self._is_covered = cover.is_covering
        cover.laid.connect(self.refresh)
        cover.taken_away.connect(self.refresh)

    @property
    def play_actions(self) -> list[QAction]:
        """The actions that play on the table, such as the answers."""
        return [*self.answer_actions.values(), self.undo_action, self.redo_action]

    @Slot()
    def refresh(self) -> None:
        """Enable and name the actions like the buttons beside the prompt."""
        specs = {spec.id: spec for spec in self._interaction.buttons()}
        actions = {**self.answer_actions, "undo": self.undo_action, "redo": self.redo_action}
        for answer, action in actions.items():
            spec = specs.get(answer)
            is_covered = answer in self.answer_actions and self._is_covered()
            action.setEnabled(spec is not None and spec.enabled and not is_covered)
            if answer == "pass":
                action.setText(spec.text if spec is not None else self.tr("Pass"))

    def show_page(self, is_page: bool) -> None:
        """Disable the actions of the table, with their shortcuts, while a page replaces the table."""
        for menu in (self.move_menu, self.replay_menu):
            menu.menuAction().setEnabled(not is_page)

    @Slot()
    def _answer(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._interaction.press(str(action.data()))

    @Slot(QAction)
    def _choose_scheme(self, action: QAction) -> None:
        self.scheme_chosen.emit(Scheme(action.data()))

    @Slot()
    def show_choices(self) -> None:
        """Check the current scheme and pace."""
        for scheme, action in self.scheme_actions.items():
            action.setChecked(scheme is self._theme.scheme)
        for pace, action in self.pace_actions.items():
            action.setChecked(pace is self._session.pace)

    @Slot()
    def _write_names(self) -> None:
        """Show the name of every language in its own script; the fonts are loaded at the first use."""
        if not self._names_are_written:
            self._names_are_written = True
            for code, action in self.language_actions.items():
                if code is not None:
                    action.setFont(own_font(code, self.language_menu.font()))

    def show_language(self, language: str | None) -> None:
        """Check the current language."""
        self.language_actions[language].setChecked(True)

    def retranslate(self) -> None:
        """Set every text; the names of languages are the same in all languages."""
        self.language_menu.setTitle(self.tr("&Language"))
        self.language_actions[None].setText(self.tr("As the system"))
        for code, name in LANGUAGES.items():
            self.language_actions[code].setText(name)
        self.game_menu.setTitle(self.tr("&Game"))
        self.move_menu.setTitle(self.tr("&Move"))
        self.replay_menu.setTitle(self.tr("&Replay"))
        self.learn_menu.setTitle(self.tr("&Learn"))
        self.view_menu.setTitle(self.tr("&View"))
        self.help_menu.setTitle(self.tr("&Help"))
        self.scheme_menu.setTitle(self.tr("&Colours"))
        self.new_action.setText(self.tr("&New…"))
        self.undo_action.setText(self.tr("&Undo"))
        self.redo_action.setText(self.tr("&Redo"))
        self.quit_action.setText(self.tr("&Quit"))
        self.report_action.setText(self.tr("&Write a bug report…"))
        self.about_action.setText(self.tr("&About"))
        self.answer_actions["confirm"].setText(self.tr("Confirm"))
        self.answer_actions["accept"].setText(self.tr("Take it"))
        self.answer_actions["hint"].setText(self.tr("Hint"))
        self.answer_actions["scores"].setText(self.tr("Score sheet"))
        self.answer_actions["suggest"].setText(self.tr("Suggest a placement"))
        self.answer_actions["reset"].setText(self.tr("Start over"))
        self.answer_actions["skip"].setText(self.tr("Skip the pauses until my turn"))
        for scheme, action in self.scheme_actions.items():
            action.setText(scheme_name(scheme))
        self.pace_menu.setTitle(self.tr("&Pace of the other players"))
        for pace, action in self.pace_actions.items():
            action.setText(title(pace_name(pace)))
        self.full_screen_action.setText(self.tr("&Full screen"))
        self.settings_action.setText(self.tr("Se&ttings…"))
        self._opener.retranslate()
        self._saver.retranslate()
        self.refresh()
