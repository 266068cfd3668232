"""The settings in use: changed in one place, and written by a thread."""

from __future__ import annotations

from collections.abc import Callable

import attrs
from PySide6.QtCore import QObject, Signal

from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.app.settings_file import SettingsFile


class Preferences(QObject):
    """Holds the settings. Whatever is set is written at once, without waiting for the disk."""

    changed = Signal(object)
    """Emitted with the new `Settings`."""

    def __init__(
        self,
        file: SettingsFile,
        write: Callable[[SettingsFile, Settings], None],
        parent: QObject | None = None,
    ) -> None:
        """`write` writes the file in another thread."""
        super().__init__(parent)
        self._file = file
        self._write = write
        self._settings = file.settings

    @property
    def settings(self) -> Settings:
        """The present settings."""
        return self._settings

    @settings.setter
    def settings(self, new: Settings) -> None:
        if new != self._settings:
            self._settings = new
            self._write(self._file, new)
            self.changed.emit(new)

    def change(self, **values: object) -> None:
        """Set new values for some of the settings."""
        self.settings = attrs.evolve(self._settings, **values)  # type: ignore[arg-type]
