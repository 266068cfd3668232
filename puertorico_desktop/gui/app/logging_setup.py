"""Where trouble goes: exceptions and Qt's own messages become log records, and the log goes into a book."""

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
"""As much of the log as a bug report has."""
KEPT_FILES = 5
"""Logs of earlier runs that stay on the disk."""
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")


def install_hooks() -> None:
    """Have every uncaught exception logged, wherever it happened."""
    sys.excepthook = log_exception
    threading.excepthook = log_thread_exception
    qInstallMessageHandler(log_qt_message)


def log_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An uncaught exception in the main thread; Ctrl+C ends the program as usual."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
    else:
        _log.critical("unexpected error", exc_info=(kind, error, trace))


def log_thread_exception(args: threading.ExceptHookArgs) -> None:
    """An exception in another thread."""
    name = args.thread.name if args.thread is not None else "a thread"
    if args.exc_value is not None:
        _log.critical("unexpected error in %s", name, exc_info=args.exc_value)


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """A message of Qt itself."""
    _qt_log.log(LEVELS.get(kind, logging.WARNING), "%s: %s", context.category or "default", message)


class LogBook(logging.Handler):
    """Keeps the end of the log, and the whole of it in a file where that is possible.

    `on_critical` is called, in whatever thread, with the text of a record that should never have come about.
    """

    def __init__(self, folder: Path, on_critical: Callable[[str], None]) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter(FORMAT))
        self._lines: deque[str] = deque(maxlen=KEPT_LINES)
        self._on_critical = on_critical
        self._folder = folder
        self._file: TextIO | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record down."""
        text = self.format(record)
        self._lines.extend(text.splitlines())
        if self._file is not None:
            try:
                self._file.write(text + "\n")
            except (OSError, ValueError):
                self._file = None  # a full disk must not make more trouble than there is
        if record.levelno >= logging.CRITICAL:
            self._on_critical(text)

    def lines(self) -> list[str]:
        """The last lines."""
        self.acquire()
        try:
            return list(self._lines)
        finally:
            self.release()

    def open(self) -> None:
        """Begin to listen to everything that the program logs; a crash of Python itself goes to the file, too."""
        root = logging.getLogger()
        root.setLevel(logging.INFO)
        root.addHandler(self)
        self._file = _open_log(self._folder)
        if self._file is not None:
            faulthandler.enable(self._file)

    def close(self) -> None:
        """Stop listening."""
        logging.getLogger().removeHandler(self)
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
        super().close()


def _open_log(folder: Path) -> TextIO | None:
    """A new file for the log, line by line; those of the oldest runs go. None where nothing can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for old in sorted(folder.glob("*.log"))[: -KEPT_FILES + 1]:
            with contextlib.suppress(OSError):  # on Windows, one that another running program writes
                old.unlink(missing_ok=True)
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.log"
        return (folder / name).open("w", encoding="utf-8", errors="backslashreplace", buffering=1)
    except OSError:
        return None
