"""The settings in use: changed in one place, and written by a thread."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import attrs
from PySide6.QtCore import QObject, Signal

from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.app.settings_file import SettingsFile
from puertorico_desktop.saves.errors import SaveError


class Preferences(QObject):
    """Holds the settings. Whatever is set is written at once, without waiting for the disk."""

    changed = Signal(object)
    """Emitted with the new `Settings`."""
    write_failed = Signal(object)
    """Emitted with a `SaveError` if the settings could not be written, but not again before they could."""

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
        file.on_failure = self._on_failure

    def _on_failure(self, error: SaveError) -> None:
        with suppress(RuntimeError):  # the window has been closed in the meantime
            self.write_failed.emit(error)

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
