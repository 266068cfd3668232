"""The time from the start of a process to a painted window: for the whole program, and for Qt with an empty window.

Qt and the program are imported inside functions, because the imports are part of the measurement.
"""

from __future__ import annotations

import importlib
import multiprocessing
import signal
import statistics
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from puertorico_desktop.saves.folders import Folders

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

Starter = Callable[["Connection[bool, object]", Folders], None]
"""A process that opens a window, reports it, and ends."""


def measure_start(seconds: float, folders: Folders) -> dict[str, object]:
    """Returns the median start times in ms, measured in turn until the time is over, at least once each. A first
    start is not counted: it fills the file cache of the system."""
    _start(open_program, folders)
    end = time.perf_counter() + seconds
    program: list[float] = []
    bare: list[float] = []
    while not program or time.perf_counter() < end:
        program.append(_start(open_program, folders))
        bare.append(_start(open_bare_window, folders))
    return {
        "start_ms": round(statistics.median(program), 1),
        "bare_ms": round(statistics.median(bare), 1),
        "starts": len(program),
    }


def open_program(pipe: Connection[bool, object], folders: Folders) -> None:
    """Open the window of the program, started without arguments."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # this process is ended by the measuring one
    importlib.import_module("puertorico_desktop.cli")  # part of every start, loaded here for its time only
    from puertorico_desktop.gui.tools.sandbox import sandbox

    with sandbox(folders) as desktop:
        desktop.open()
        _await_paint(desktop.window)
        pipe.send(True)


def open_bare_window(pipe: Connection[bool, object], folders: Folders) -> None:
    """Open a window with Qt's widgets only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication, QWidget

    qInstallMessageHandler(lambda kind, context, message: None)
    application = QApplication([])
    window = QWidget()
    window.resize(1366, 768)
    window.show()
    _await_paint(window)
    pipe.send(True)
    application.quit()


def _await_paint(window: QWidget) -> None:
    """Wait until the window is on the screen: Qt paints it at the same moment."""
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    while not window.windowHandle().isExposed():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _start(target: Starter, folders: Folders) -> float:
    """Returns the time in ms until the process has painted its window. Raises EOFError if it ended before that."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=target, args=(there, folders))
    with here:
        start = time.perf_counter()
        process.start()
        there.close()
        try:
            here.recv()
        finally:
            passed = time.perf_counter() - start
            process.join()
    return passed * 1000
