"""The dialog about an unexpected error, and the bug report for the developers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import PySide6
from PySide6.QtCore import QObject, Qt, Signal, Slot, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from puertorico_desktop.gui.app.logging_setup import LogBook
from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.windows.boxes import Answers, Severity, show_box
from puertorico_desktop.gui.windows.disclosure import disclose
from puertorico_desktop.gui.windows.file_dialog import FileDialog
from puertorico_desktop.match.match import Match, utc_now
from puertorico_desktop.saves.document import document_of
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.report import report

REPORT_SUFFIX = "json"


class CrashReporter(QObject):
    """An object that passes an unexpected error from any thread to the window."""

    raised = Signal(str)
    """Emitted with the end of the log, which describes the error."""


class ErrorReports(QObject):
    """Shows unexpected errors to the player, one at a time, and writes bug reports. Nothing is sent anywhere."""

    def __init__(
        self,
        session: GameSession,
        save_service: SaveService,
        book: LogBook,
        crash_reporter: CrashReporter,
        start_folder: Callable[[], Path],
        window: QWidget,
    ) -> None:
        """`start_folder` returns the folder that is proposed for reports."""
        super().__init__(window)
        self._session = session
        self._save_service = save_service
        self._book = book
        self._start_folder = start_folder
        self._window = window
        self._box: QMessageBox | None = None
        # Queued, because errors may occur in any thread and during any event.
        crash_reporter.raised.connect(self._show_error, Qt.ConnectionType.QueuedConnection)

    @Slot(str)
    def _show_error(self, error: str) -> None:
        if self._box is not None:
            return
        answers: Answers = {
            self.tr("&Go on"): None,
            self.tr("&Write a bug report…"): lambda: self.write_report(error),
            self.tr("&Quit"): self._window.close,
        }
        self._box = show_box(
            self._window,
            Severity.WARNING,
            self.tr("Something went wrong in the program."),
            self.tr("Your game is kept up to the last decision. A bug report helps to mend it; nothing is sent."),
            answers,
            error,
            escapes_to_default=True,
        )
        self._box.finished.connect(self._forget)

    @Slot()
    def _forget(self) -> None:
        self._box = None

    @Slot()
    def write_report(self, error: str = "") -> None:
        """Ask for a file name, and write the game, the versions and the end of the log into one file.

        Where that would reveal hidden hands, the player may leave the game out.
        """
        match = self._session.match
        disclose(
            self._session, self._window, lambda: self._ask_place(error, match), lambda: self._ask_place(error, None)
        )

    def _ask_place(self, error: str, match: Match | None) -> None:
        name = f"puertorico-report-{utc_now():%Y%m%d-%H%M%S}.{REPORT_SUFFIX}"
        place = str(self._start_folder() / name)
        dialog = FileDialog.for_saving(self._window, self.tr("Write a bug report"), place, REPORT_SUFFIX)
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda path: self._write(Path(path), error, match))
        dialog.open()

    def _write(self, path: Path, error: str, match: Match | None) -> None:
        """Write the game in its present state; the writing thread gets only a copy.

        A game that cannot be serialized must not prevent the rest of the report.
        """
        versions = {"qt": qVersion(), "pyside6": PySide6.__version__}
        lines, document = self._book.lines(), None
        try:
            document = None if match is None else document_of(match, utc_now())
        except (SaveError, ValueError, TypeError, LookupError, AttributeError) as failure:
            lines = [*lines, f"the game cannot be written: {failure!r}"]

        self._save_service.export(path, lambda: report(document, versions, lines, error, utc_now()))
