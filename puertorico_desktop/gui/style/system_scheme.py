"""The colour scheme that the system wishes for, for players who want the program to look like everything else."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QStyleHints

from puertorico_desktop.gui.style.theme import Scheme


def scheme_for(colors: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> Scheme:
    """The scheme for two wishes of a system. Contrast weighs more; a system without a wish gets the light one."""
    if contrast is Qt.ContrastPreference.HighContrast:
        return Scheme.CONTRAST
    return Scheme.DARK if colors is Qt.ColorScheme.Dark else Scheme.LIGHT


def system_scheme() -> Scheme:
    """What the system wishes for now. Needs a running application."""
    hints = QGuiApplication.styleHints()
    return scheme_for(hints.colorScheme(), hints.accessibility().contrastPreference())


def dress_system(scheme: Scheme | None, hints: QStyleHints | None = None) -> None:
    """Have the system paint in the colours of a scheme what it paints itself: title bars, its menus and dialogs.

    None leaves it to the system; until then `system_scheme` cannot tell what that wishes for. On some desktops
    nothing happens. Needs a running application.
    """
    hints = hints or QGuiApplication.styleHints()
    if scheme is None:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Light if scheme is Scheme.LIGHT else Qt.ColorScheme.Dark)


class SystemScheme(QObject):
    """Tells live when the system wishes for another scheme: the program itself changes nothing."""

    changed = Signal(Scheme)
    """The scheme from now on."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scheme = system_scheme()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._look)
        hints.accessibility().contrastPreferenceChanged.connect(self._look)

    @Slot()
    def _look(self) -> None:
        now = system_scheme()
        if now is not self.scheme:
            self.scheme = now
            self.changed.emit(now)
