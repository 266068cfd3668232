"""Where trouble goes: exceptions and Qt's own messages become log records."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")


def install_hooks() -> None:
    """Have everything that nobody caught logged, wherever it happened."""
    sys.excepthook = log_exception
    threading.excepthook = log_thread_exception
    qInstallMessageHandler(log_qt_message)


def log_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An exception in the main thread that nobody caught; Ctrl+C ends the program as usual."""
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
