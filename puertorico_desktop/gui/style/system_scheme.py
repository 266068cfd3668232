"""The colour scheme that the system prefers, for players who want the program to look like other programs."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QStyleHints

from puertorico_desktop.gui.style.theme import Scheme


def scheme_for(colors: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> Scheme:
    """Returns the scheme for two preferences of a system. Contrast has precedence; without a preference the scheme is
    the light one."""
    if contrast is Qt.ContrastPreference.HighContrast:
        return Scheme.CONTRAST
    return Scheme.DARK if colors is Qt.ColorScheme.Dark else Scheme.LIGHT


def system_scheme() -> Scheme:
    """Returns the scheme that the system prefers now. Needs a running application."""
    hints = QGuiApplication.styleHints()
    return scheme_for(hints.colorScheme(), hints.accessibility().contrastPreference())


def set_system_scheme(scheme: Scheme | None, hints: QStyleHints | None = None) -> None:
    """Make the system paint its own parts in the colours of a scheme: title bars, its menus and dialogs.

    None restores the system's preference; until then `system_scheme` cannot find out that preference. On some
    desktops this has no effect. Needs a running application.
    """
    hints = hints or QGuiApplication.styleHints()
    if scheme is None:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Light if scheme is Scheme.LIGHT else Qt.ColorScheme.Dark)


class SystemScheme(QObject):
    """Emits a signal when the system's preferred scheme changes; it does not change the program's scheme."""

    changed = Signal(Scheme)
    """Emitted with the new scheme."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scheme = system_scheme()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._check)
        hints.accessibility().contrastPreferenceChanged.connect(self._check)

    @Slot()
    def _check(self) -> None:
        now = system_scheme()
        if now is not self.scheme:
            self.scheme = now
            self.changed.emit(now)
