"""The services that a window needs besides the game."""

from __future__ import annotations

import attrs

from puertorico_desktop.gui.app.logging_setup import LogBook
from puertorico_desktop.gui.app.preferences import Preferences
from puertorico_desktop.gui.play.history_service import HistoryService
from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.gui.windows.error_dialog import CrashReporter


@attrs.frozen
class Services:
    """The services of the window: files, settings, the log, unexpected errors, the history of games."""

    save_service: SaveService
    preferences: Preferences
    book: LogBook
    crash_reporter: CrashReporter
    history: HistoryService
