"""The style sheets of a window: of its bars, its menus and its dialogs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu

from puertorico_desktop.gui.app.settings_applier import SettingsApplier
from puertorico_desktop.gui.style.styles import bar_style, dialog_style, menu_style, set_style_sheet
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows.focus_cues import FocusCues
from puertorico_desktop.gui.windows.step_runner import StepRunner
from puertorico_desktop.gui.windows.touch_input import TouchInput

MENU_PIXELS = 13
"""The height of the text in menus and status line at scale 1."""


class WindowStyles(QObject):
    """Applies the colour scheme, the scale of the table and the size of texts to Qt's own widgets in a window."""

    def __init__(
        self, window: QMainWindow, theme: Theme, settings_applier: SettingsApplier, scale: Callable[[], float]
    ) -> None:
        """`scale` returns the scale of everything beside the table."""
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._settings_applier = settings_applier
        self._step_runner = StepRunner(self)
        self._scale = scale
        self._input_filters = (FocusCues(window), TouchInput(window))
        theme.changed.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Apply the present values. What is closed follows in later turns: the menus, and each dialog in its own turn
        or when it is shown."""
        application, window = QApplication.instance(), self._window
        if isinstance(application, QApplication):
            self._theme.apply_to(application)
        bars = bar_style(self._theme, self._menu_letters)
        set_style_sheet(window.menuBar(), bars)
        set_style_sheet(window.statusBar(), bars)
        self._step_runner.schedule(self._refresh_menus, *(self._refresh_closed for dialog in self._dialogs()))
        for dialog in self._dialogs():
            if dialog.isVisible():
                self.apply_to(dialog)

    def _dialogs(self) -> list[QDialog]:
        return self._window.findChildren(QDialog, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def _refresh_menus(self) -> None:
        sheet = menu_style(self._theme, self._menu_letters)
        for menu in self._window.findChildren(QMenu):
            set_style_sheet(menu, sheet)

    def _refresh_closed(self) -> None:
        """Set the style sheet of the next dialog that has another one."""
        sheet = self.dialog_sheet
        other = next((dialog for dialog in self._dialogs() if dialog.styleSheet() != sheet), None)
        if other is not None:
            self.apply_to(other)

    def apply_to(self, dialog: QDialog) -> None:
        """Set the style sheet of a dialog, and refresh it from now on when it is shown."""
        set_style_sheet(dialog, self.dialog_sheet)
        dialog.installEventFilter(self)
        for input_filter in self._input_filters:
            input_filter.follow(dialog)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Set the style sheet of a dialog that is shown."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QDialog):
            set_style_sheet(watched, self.dialog_sheet)
        return False

    @property
    def dialog_sheet(self) -> str:
        """The style sheet of dialogs."""
        return dialog_style(self._theme, self._scale() * self._text_size)

    @property
    def _menu_letters(self) -> int:
        """The height of letters in menus in pixels."""
        return round(MENU_PIXELS * self._scale() * self._text_size)

    @property
    def _text_size(self) -> float:
        """The text size as a factor of the usual one."""
        return self._settings_applier.text_size / 100
