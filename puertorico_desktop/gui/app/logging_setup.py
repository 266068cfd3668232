"""Error reporting: exceptions and Qt's messages become log records, and the log is kept in memory and in a file."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

KEPT_LINES = 400
"""The number of log lines that a bug report includes."""
KEPT_FILES = 5
"""The number of log files kept on the disk, including that of this run."""
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")


def install_hooks() -> None:
    """Install hooks that log every uncaught exception and Qt's messages."""
    sys.excepthook = log_exception
    threading.excepthook = log_thread_exception
    qInstallMessageHandler(log_qt_message)


def log_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log an uncaught exception in the main thread; Ctrl+C ends the program as usual."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
    else:
        _log.critical("unexpected error", exc_info=(kind, error, trace))


def log_thread_exception(args: threading.ExceptHookArgs) -> None:
    """Log an uncaught exception in another thread."""
    name = args.thread.name if args.thread is not None else "a thread"
    if args.exc_value is not None:
        _log.critical("unexpected error in %s", name, exc_info=args.exc_value)


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Log a message of Qt."""
    _qt_log.log(LEVELS.get(kind, logging.WARNING), "%s: %s", context.category or "default", message)


class LogBook(logging.Handler):
    """Keeps the last lines of the log in memory, and the whole log in a file where possible.

    `on_critical` is called, in the thread that logs, with the text of every critical record.
    """

    def __init__(self, folder: Path, on_critical: Callable[[str], None]) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter(FORMAT))
        self._lines: deque[str] = deque(maxlen=KEPT_LINES)
        self._on_critical = on_critical
        self._folder = folder
        self._file: TextIO | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Store a record, and call `on_critical` if it is critical."""
        text = self.format(record)
        self._lines.extend(text.splitlines())
        if self._file is not None:
            try:
                self._file.write(text + "\n")
            except (OSError, ValueError):
                self._file = None  # after an error, e.g. a full disk, the file is not used any more
        if record.levelno >= logging.CRITICAL:
            self._on_critical(text)

    def lines(self) -> list[str]:
        """Returns the last lines of the log."""
        self.acquire()
        try:
            return list(self._lines)
        finally:
            self.release()

    def open(self) -> None:
        """Start handling all records of the program; the traceback of a crash of Python itself goes to the file,
        too."""
        root = logging.getLogger()
        root.setLevel(logging.INFO)
        root.addHandler(self)
        self._file = _open_log(self._folder)
        if self._file is not None:
            faulthandler.enable(self._file)

    def close(self) -> None:
        """Stop handling records, and close the file."""
        logging.getLogger().removeHandler(self)
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
        super().close()


def _open_log(folder: Path) -> TextIO | None:
    """Returns a new line-buffered log file, after deleting the oldest ones; None if no file can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for old in sorted(folder.glob("*.log"))[: -KEPT_FILES + 1]:
            with contextlib.suppress(OSError):  # on Windows, files open in other processes cannot be deleted
                old.unlink(missing_ok=True)
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.log"
        return (folder / name).open("w", encoding="utf-8", errors="backslashreplace", buffering=1)
    except OSError:
        return None
