"""A user who clicks, drags, types and changes settings at random, in games with random options."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMenu,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from puertorico_desktop.engine.puertorico import options as puertorico
from puertorico_desktop.engine.sanjuan import options as sanjuan
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.app.settings import Motion
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.languages import LANGUAGES
from puertorico_desktop.match.match import GameSetup, Seat

CONTROLS = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QTabBar)
KEYS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F6, Qt.Key.Key_Menu, Qt.Key.Key_Delete, Qt.Key.Key_1, Qt.Key.Key_2),
    *(getattr(Qt.Key, f"Key_{letter}") for letter in "ABCDHJKLMNPRSTUZY"),
)
MODIFIERS = (
    *(Qt.KeyboardModifier.NoModifier,) * 6,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NAMES = ("Anna", "Ben", "<b>Clara</b>", "D" * 40, "恵美")
POPUP_MS = 60
"""The time in ms after which something happens in a menu, which has an event loop of its own."""


class RandomUser(QObject):
    """Does one thing in each turn of the event loop. `deeds` are the latest ones, for the message of a failure."""

    def __init__(self, desktop: Desktop, seed: int) -> None:
        super().__init__()
        self.desktop = desktop
        self.rng = random.Random(seed)
        self.deeds: list[str] = []
        self._left = 0
        self._is_in_step = False
        self._loop = QEventLoop(self)
        self._popups = QTimer(self)
        self._popups.timeout.connect(self._use_popup)
        self._ways: dict[Callable[[], None], float] = {
            self._click_at_random: 6,
            self._click_control: 14,
            self._click_item: 22,
            self._drag: 3,
            self._press_key: 10,
            self._trigger_action: 8,
            self._resize: 1,
            self._change_setting: 1.5,
            self._begin_game: 1,
            self._play: 30,
            self._close_dialog: 4,
        }

    def use(self, steps: int) -> None:
        """Do that many things."""
        self._left = steps
        self._popups.start(POPUP_MS)
        QTimer.singleShot(0, self, self._step)
        self._loop.exec()
        self._popups.stop()

    def _step(self) -> None:
        if self._left == 0:
            self._loop.quit()
            return
        QTimer.singleShot(self.rng.choice((0, 0, 0, 5, 15, 60)), self, self._step)
        if self._is_in_step:  # QTest handles events after each event of its own
            return
        self._left -= 1
        self._is_in_step = True
        try:
            self.rng.choices(list(self._ways), list(self._ways.values()))[0]()
        finally:
            self._is_in_step = False
        for dialog in self.desktop.window.findChildren(QFileDialog):
            dialog.reject()  # it could write anywhere

    def _note(self, deed: str) -> None:
        self.deeds = [*self.deeds[-40:], deed]

    # -- where ----------------------------------------------------------------------------------------------------

    def _target(self) -> QWidget:
        """Returns the window that gets input."""
        taking = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        return taking or self.desktop.window

    def _handle(self, widget: QWidget) -> QWindow | None:
        """Returns the system's window of a widget that is large enough to be clicked."""
        handle = widget.windowHandle()
        is_usable = handle is not None and isValid(handle) and min(widget.width(), widget.height()) > 1
        return handle if is_usable else None

    def _somewhere(self, widget: QWidget) -> QPoint:
        return QPoint(self.rng.randrange(widget.width()), self.rng.randrange(widget.height()))

    # -- what -----------------------------------------------------------------------------------------------------

    def _click(self, window: QWidget, place: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self._press_along(window, (place,), button)

    def _press_along(self, window: QWidget, places: Sequence[QPoint], button: Qt.MouseButton) -> None:
        """Press a mouse button at the first place, move to the others, release it. Any of these events may delete the
        window."""
        handle = self._handle(window)
        if handle is None or not all(window.rect().contains(place) for place in places):
            return
        none = Qt.KeyboardModifier.NoModifier
        QTest.mousePress(handle, button, none, places[0])
        for place in places[1:]:
            if _exists(handle):
                QTest.mouseMove(handle, place)
        if _exists(handle):
            QTest.mouseRelease(handle, button, none, places[-1])

    def _click_at_random(self) -> None:
        window = self._target()
        if self._handle(window) is None:
            return
        button = self.rng.choice((Qt.MouseButton.LeftButton,) * 8 + (Qt.MouseButton.RightButton,))
        place = self._somewhere(window)
        self._note(f"{button.name} at {place.toTuple()} of {type(window).__name__}")
        self._click(window, place, button)

    def _click_control(self) -> None:
        window = self._target()
        controls = [one for one in window.findChildren(QWidget) if isinstance(one, CONTROLS)]
        controls = [one for one in controls if one.isVisible() and one.isEnabled() and min(one.size().toTuple()) > 1]
        if controls:
            control = self.rng.choice(controls)
            self._note(f"click {type(control).__name__} {control.objectName()} of {type(window).__name__}")
            self._click(window, control.mapTo(window, self._somewhere(control)))

    def _click_item(self) -> None:
        window = self.desktop.window
        views = [view for view in window.table.views if view.isVisible() and view.rects]
        if views and self._target() is window:
            view = self.rng.choice(views)
            place = self.rng.choice(view.rects).center()
            self._note(f"click {place.toTuple()} of {type(view).__name__}")
            self._click(window, view.viewport().mapTo(window, place))

    def _drag(self) -> None:
        window = self._target()
        if self._handle(window) is not None:
            first, last = self._somewhere(window), self._somewhere(window)
            self._note(f"drag from {first.toTuple()} to {last.toTuple()}")
            self._press_along(window, (first, (first + last) / 2, last), Qt.MouseButton.LeftButton)

    def _press_key(self) -> None:
        window = self._target()
        key, modifier = self.rng.choice(KEYS), self.rng.choice(MODIFIERS)
        self._note(f"{modifier.name} {key.name}")
        handle = self._handle(window)
        if QApplication.activePopupWidget() is not None:  # a key may delete it, which QTest does not survive
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.postEvent(window.focusWidget() or window, QKeyEvent(kind, key, modifier))
        elif handle is not None:
            QTest.keyPress(handle, key, modifier)
            if window is self.desktop.window:  # a key may have closed a dialog
                QTest.keyRelease(handle, key, modifier)

    def _trigger_action(self) -> None:
        actions = _usable(_offered(self.desktop.window.menuBar().actions()))
        if actions and self._target() is self.desktop.window:
            action = self.rng.choice(actions)
            self._note(f"action {action.text()}")
            action.trigger()

    def _resize(self) -> None:
        window, size = self.desktop.window, QSize(self.rng.randrange(1024, 1700), self.rng.randrange(600, 1000))
        self._note(f"resize to {size.toTuple()}")
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.resize(size)

    def _change_setting(self) -> None:
        name, values = self.rng.choice((
            ("scheme", tuple(Scheme)), ("language", (*LANGUAGES, None)), ("text_size", (100, 115, 125, 150, 200)),
            ("motion", tuple(Motion)), ("pace", tuple(Pace)), ("as_system", (True, False)),
        ))  # fmt: skip
        value = self.rng.choice(values)
        self._note(f"{name} = {value}")
        self.desktop.preferences.change(**{name: value})

    def _begin_game(self) -> None:
        setup = self._random_setup()
        self._note(f"begin {setup}")
        self._close_dialog()
        self.desktop._change_game(setup, lambda window: window.session.start(setup))

    def _play(self) -> None:
        """Play a random legal action of a person at the table."""
        session = self.desktop.session
        if (
            self._target() is self.desktop.window
            and session.asked_person is not None
            and session.decision is not None
        ):
            actions = session.game.legal_actions()
            action = actions[self.rng.randrange(len(actions))]
            self._note(f"play {action}")
            session.submit(action, session.ply)

    def _close_dialog(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            self._note(f"close {type(dialog).__name__}")
            dialog.close()

    def _use_popup(self) -> None:
        """Choose from the open menu or list, or close it."""
        popup = QApplication.activePopupWidget()
        if popup is None:
            return
        actions = _usable(popup.actions()) if isinstance(popup, QMenu) else []
        if actions and self.rng.random() < 0.5:
            action = self.rng.choice(actions)
            self._note(f"choose {action.text()}")
            self._click(popup, popup.actionGeometry(action).center())
        else:
            popup.close()

    # -- games ----------------------------------------------------------------------------------------------------

    def _random_setup(self) -> GameSetup:
        rng, options = self.rng, self._random_options()
        people = options.players - getattr(options, "puertomas", 0)
        bots = (None, None, "easy", "simple", "normal")
        seats = [Seat(NAMES[seat], rng.choice(bots) if seat < people else None) for seat in range(options.players)]
        return GameSetup(options, rng.getrandbits(64), tuple(seats), free_undo=rng.random() < 0.5)

    def _random_options(self) -> puertorico.Options | sanjuan.Options:
        rng = self.rng
        if rng.random() < 0.3:
            expansions = _some(rng, tuple(sanjuan.Expansion))
            return sanjuan.Options(
                players=rng.randint(2, 4), opening_choice=rng.random() < 0.5, expansions=expansions
            )
        while True:
            try:
                return puertorico.Options(
                    edition=rng.choice(tuple(puertorico.Edition)),
                    players=rng.randint(2, 5),
                    expansions=_some(rng, tuple(puertorico.Expansion)),
                    buildings=rng.choice(tuple(puertorico.Selection)),
                    rules=_some(rng, tuple(puertorico.OptionalRule)),
                    puertomas=rng.choice((0, 0, 1, 2)),
                    level=rng.choice(tuple(puertorico.Level)),
                    ask_optional_benefits=rng.random() < 0.3,
                )
            except puertorico.OptionsError:
                continue


def _exists(handle: QWindow) -> bool:
    """Returns whether a window has not been deleted; its wrapper is not always told."""
    return handle in QGuiApplication.allWindows()


def _offered(actions: Sequence[QAction]) -> list[QAction]:
    """Returns the actions with those of their menus."""
    below = [action.menu() for action in actions if isinstance(action.menu(), QMenu)]
    return [*actions, *(one for menu in below for one in _offered(menu.actions()))]


def _usable(actions: Sequence[QAction]) -> list[QAction]:
    """Returns the actions that can be triggered, except for the one that ends the program."""
    return [
        action
        for action in actions
        if action.isEnabled()
        and action.isVisible()
        and not action.isSeparator()
        and action.menu() is None
        and action.menuRole() != QAction.MenuRole.QuitRole
    ]


def _some(rng: random.Random, members: tuple) -> tuple:
    return tuple(one for one in members if rng.random() < 0.5)
