"""A background process of the GUI that computes results one after the other, at low priority."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.bots.process.child_process import ChildProcess, ProcessFactory
from puertorico_desktop.learn.challenges.worker import WORKER, Done, Failed, Work

_log = logging.getLogger(__name__)


class WorkerService(QObject):
    """Runs jobs in a child process. The process starts with the first job, and is started again after it has ended;
    the jobs open at that time are lost."""

    done = Signal(int, object)
    """Emitted with the number that `ask` returned, and the result."""
    lost = Signal(int)
    """Emitted with the number that `ask` returned, if there will be no result."""

    _found = Signal(object)
    _ended = Signal(int)

    def __init__(self, process_factory: ProcessFactory = WORKER, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process_factory = process_factory
        self._worker: ChildProcess | None = None
        self._asked = 0
        self._started = 0
        self._open: set[int] = set()
        self._found.connect(self._emit_result)
        self._ended.connect(self._emit_lost)

    def ask(self, call: Callable[..., Any], *arguments: Any) -> int:
        """Starts a job and returns its number; `done` or `lost` is emitted with it afterwards."""
        if self._worker is None or self._worker.has_ended:
            self._emit_lost(self._started)
            self._started += 1
            self._worker = ChildProcess(self._process_factory, self._found.emit, partial(self._end, self._started))
        self._asked += 1
        self._open.add(self._asked)
        self._worker.send(Work(str(self._asked), call, arguments))
        return self._asked

    @Slot(object)
    def _emit_result(self, found: Done | Failed) -> None:
        number = int(found.key)
        if number not in self._open:
            return
        self._open.discard(number)
        if isinstance(found, Done):
            self.done.emit(number, found.result)
        else:
            _log.critical("unexpected error in a process that works something out: %s", found.error)
            self.lost.emit(number)

    @Slot(int)
    def _emit_lost(self, started: int) -> None:
        """Emit `lost` for all open jobs when the process with the number `started` has ended, if it is the latest
        process."""
        if started == self._started:
            lost, self._open = sorted(self._open), set()
            for number in lost:
                self.lost.emit(number)

    def _end(self, started: int) -> None:
        """Report the end of a process; called in the thread that listens to the process."""
        with suppress(RuntimeError):  # the window has been deleted
            self._ended.emit(started)

    def stop(self) -> None:
        """Drop all jobs at once without waiting for the process to end; no signal is emitted for them."""
        self._open.clear()
        if self._worker is not None:
            self._worker.kill()
            self._worker = None

    def close(self) -> None:
        """Drop all jobs, and wait until the process has ended."""
        worker = self._worker
        self.stop()
        if worker is not None:
            worker.close()
