"""The main window: the table, the menus and the status line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QCursor, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMessageBox, QToolTip

from puertorico_desktop import __version__
from puertorico_desktop.gui.icons import Icons
from puertorico_desktop.gui.interaction import Interaction
from puertorico_desktop.gui.models.table_models import TableModels
from puertorico_desktop.gui.session import GameSession
from puertorico_desktop.gui.theme import Scheme, Theme
from puertorico_desktop.gui.views.brush import Brush
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.table import Table

MINIMUM = QSize(1280, 720)
SCREEN_SHARE = 0.92
"""How much of the screen a new window takes in each direction."""

BOT_SPEEDS: dict[str, int] = {"instant": 0, "fast": 150, "normal": 400, "slow": 1200}
"""The pause before each move of a bot, in milliseconds."""
MENU_PIXELS = 13
"""The height of the text in menus and status line at scale 1."""
MESSAGE_MS = 6000
"""How long a refusal stays in the status line."""
ANSWERS = ("confirm", "accept", "pass", "suggest", "reset", "skip")
"""The buttons of the prompt that are in the Move menu as well."""


class MainWindow(QMainWindow):
    """One game on one table."""

    def __init__(self, session: GameSession, theme: Theme) -> None:
        super().__init__()
        self.session = session
        self.theme = theme
        self.icons = Icons(theme, self)
        self.interaction = Interaction(session, self)
        self.models = TableModels(session, self.interaction, self)
        self.table = Table(session, self.interaction, self.models, Brush(theme, self.icons, self), self)
        self.setCentralWidget(self.table)
        self.setMinimumSize(MINIMUM)
        self._fit_screen()
        self.setWindowIcon(self.icons.icon("app"))
        self.dialogs = GameDialogs(session, self)
        self._make_actions()
        self._make_menus()
        self.statusBar().setSizeGripEnabled(False)
        self.table.said.connect(self._say)
        self.interaction.refused.connect(self._refuse)
        session.notice.connect(self._announce)
        self.interaction.changed.connect(self._renew_actions)
        theme.changed.connect(self._restyle)
        self.table.scaled.connect(self._restyle)
        self.retranslate()
        self._restyle()
        self._renew_actions()

    def _fit_screen(self) -> None:
        """Take most of the screen; all of one that has hardly room for the smallest table."""
        room = self.screen().availableSize()
        wanted = QSize(round(room.width() * SCREEN_SHARE), round(room.height() * SCREEN_SHARE))
        self.resize(wanted.expandedTo(MINIMUM))
        if wanted.width() < MINIMUM.width() or wanted.height() < MINIMUM.height():
            self.setWindowState(Qt.WindowState.WindowMaximized)

    # -- actions ----------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        self.new_action = QAction(self)
        self.new_action.setShortcut(QKeySequence(QKeySequence.StandardKey.New))
        self.new_action.triggered.connect(self.dialogs.new_game)
        self.undo_action = QAction(self)
        self.undo_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Undo))
        self.undo_action.triggered.connect(self.session.undo)
        self.redo_action = QAction(self)
        self.redo_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Redo))
        self.redo_action.triggered.connect(self.session.redo)
        self.quit_action = QAction(self)
        self.quit_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Quit))
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self.quit_action.triggered.connect(self.close)
        self.about_action = QAction(self)
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)
        self.about_action.triggered.connect(self._about)
        self.answer_actions: dict[str, QAction] = {}
        keys = {"confirm": "Ctrl+Return", "accept": "Ctrl+Y", "pass": "Ctrl+P", "suggest": "Ctrl+H", "skip": "F5"}
        for answer in ANSWERS:
            action = self.answer_actions[answer] = QAction(self)
            action.setData(answer)
            if answer in keys:
                action.setShortcut(QKeySequence(keys[answer]))
            action.triggered.connect(self._answer)
        self._schemes = QActionGroup(self)
        self.scheme_actions: dict[Scheme, QAction] = {}
        for scheme in Scheme:
            action = self.scheme_actions[scheme] = QAction(self._schemes)
            action.setCheckable(True)
            action.setData(scheme.value)
            action.setChecked(scheme is self.theme.scheme)
        self._schemes.triggered.connect(self._choose_scheme)
        self._speeds = QActionGroup(self)
        self.speed_actions: dict[str, QAction] = {}
        for speed, pause in BOT_SPEEDS.items():
            action = self.speed_actions[speed] = QAction(self._speeds)
            action.setCheckable(True)
            action.setData(pause)
            action.setChecked(pause == self.session.bot_delay_ms)
        self._speeds.triggered.connect(self._choose_speed)

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self._game_menu, self._move_menu = QMenu(bar), QMenu(bar)
        self._view_menu, self._help_menu = QMenu(bar), QMenu(bar)
        self._scheme_menu, self._speed_menu = QMenu(self._view_menu), QMenu(self._view_menu)
        for menu in (self._game_menu, self._move_menu, self._view_menu, self._help_menu):
            bar.addMenu(menu)
        self._game_menu.addAction(self.new_action)
        self._game_menu.addSeparator()
        self._game_menu.addActions([self.undo_action, self.redo_action])
        self._game_menu.addSeparator()
        self._game_menu.addAction(self.quit_action)
        self._move_menu.addActions([self.answer_actions[answer] for answer in ANSWERS if answer != "skip"])
        self._view_menu.addMenu(self._scheme_menu)
        self._view_menu.addMenu(self._speed_menu)
        self._view_menu.addAction(self.answer_actions["skip"])
        self._scheme_menu.addActions(self._schemes.actions())
        self._speed_menu.addActions(self._speeds.actions())
        self._help_menu.addAction(self.about_action)

    @Slot()
    def _renew_actions(self) -> None:
        """What can be done now, as the buttons beside the prompt have it."""
        specs = {spec.id: spec for spec in self.interaction.buttons()}
        for answer, action in self.answer_actions.items():
            spec = specs.get(answer)
            action.setEnabled(spec is not None and spec.enabled)
            if answer == "pass":
                action.setText(spec.text if spec is not None else self.tr("Pass"))
        self.undo_action.setEnabled(self.session.can_undo)
        self.redo_action.setEnabled(self.session.can_redo)

    @Slot()
    def _answer(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.interaction.press(str(action.data()))

    @Slot(QAction)
    def _choose_scheme(self, action: QAction) -> None:
        self.theme.set_scheme(Scheme(action.data()))

    @Slot(QAction)
    def _choose_speed(self, action: QAction) -> None:
        self.session.bot_delay_ms = int(action.data())

    @Slot()
    def _about(self) -> None:
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIconPixmap(self.icons.pixmap("app", 96, self.devicePixelRatioF()))
        box.setWindowTitle(self.tr("About"))
        box.setText(self.tr("Puerto Rico Desktop {version}").format(version=__version__))
        box.setInformativeText(
            self.tr(
                "A board game of planting, building, trading and shipping, for people against each other and "
                "against computer players. All artwork was drawn for this program."
            )
        )
        box.open()

    # -- status line ------------------------------------------------------------------------------------------

    @Slot(str)
    def _say(self, words: str) -> None:
        self.statusBar().showMessage(words)

    @Slot(str)
    def _announce(self, words: str) -> None:
        self.statusBar().showMessage(words, MESSAGE_MS)

    @Slot(str)
    def _refuse(self, words: str) -> None:
        """Say why not where the player is looking: at the pointer, or at the item that the keyboard is on."""
        self._announce(words)
        view = next((view for view in self.table.views if view.is_played_by_key), None)
        if view is None:
            QToolTip.showText(QCursor.pos(), words, self)
        else:
            below = view.visualRect(view.currentIndex()).bottomLeft()
            QToolTip.showText(view.viewport().mapToGlobal(below), words, self)

    # -- looks ------------------------------------------------------------------------------------------------

    @Slot()
    def _restyle(self) -> None:
        """Qt's own widgets follow the scheme."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            self.theme.apply_to(application)
        rule = (
            "QMenuBar {{ background: {ground}; color: {ink}; font-size: {pixels}px; }}"
            " QStatusBar {{ background: {line}; color: {bar_ink}; font-size: {pixels}px; }}"
            " QMenuBar::item {{ padding: 3px 9px; background: transparent; }}"
            " QMenuBar::item:selected {{ background: {bar}; color: {bar_ink}; }}"
            " QStatusBar::item {{ border: 0; }}"
        )
        style = rule.format(
            ground=self.theme.color("menu").name(),
            pixels=round(MENU_PIXELS * self.table.scale),
            line=self.theme.color("bar").name(),
            ink=self.theme.color("menu_ink").name(),
            bar=self.theme.color("bar_button").name(),
            bar_ink=self.theme.color("bar_ink").name(),
        )
        self.menuBar().setStyleSheet(style)
        self.statusBar().setStyleSheet(style)
        self.table.update()

    def retranslate(self) -> None:
        """Every word of the window itself."""
        self.setWindowTitle(self.tr("Puerto Rico"))
        self._game_menu.setTitle(self.tr("&Game"))
        self._move_menu.setTitle(self.tr("&Move"))
        self._view_menu.setTitle(self.tr("&View"))
        self._help_menu.setTitle(self.tr("&Help"))
        self._scheme_menu.setTitle(self.tr("&Colours"))
        self._speed_menu.setTitle(self.tr("&Speed of the computer players"))
        self.new_action.setText(self.tr("&New…"))
        self.undo_action.setText(self.tr("&Undo"))
        self.redo_action.setText(self.tr("&Redo"))
        self.quit_action.setText(self.tr("&Quit"))
        self.about_action.setText(self.tr("&About"))
        self.answer_actions["confirm"].setText(self.tr("Confirm"))
        self.answer_actions["accept"].setText(self.tr("Take it"))
        self.answer_actions["suggest"].setText(self.tr("Suggest a placement"))
        self.answer_actions["reset"].setText(self.tr("Begin again"))
        self.answer_actions["skip"].setText(self.tr("Skip the pauses until my turn"))
        self.scheme_actions[Scheme.LIGHT].setText(self.tr("Light"))
        self.scheme_actions[Scheme.DARK].setText(self.tr("Dark"))
        self.speed_actions["instant"].setText(self.tr("Instant"))
        self.speed_actions["fast"].setText(self.tr("Fast"))
        self.speed_actions["normal"].setText(self.tr("Normal"))
        self.speed_actions["slow"].setText(self.tr("Slow"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.models.retranslate()
            self._renew_actions()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The bots go with the window."""
        self.session.close()
        super().closeEvent(event)
