"""A process of the window that works something out, one thing after the other, where others leave time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.bots.process.child_process import ChildProcess, ProcessFactory
from puertorico_desktop.learn.challenges.worker import WORKER, Done, Work


class WorkerService(QObject):
    """The process starts with the first work, and anew where it has ended: what it was at then is lost."""

    done = Signal(int, object)
    """The number that `ask` has returned, and what has come of it."""

    _found = Signal(object)

    def __init__(self, process_factory: ProcessFactory = WORKER, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process_factory = process_factory
        self._worker: ChildProcess | None = None
        self._asked = 0
        self._found.connect(self._tell)

    def ask(self, call: Callable[..., Any], *arguments: Any) -> int:
        """Have something worked out; `done` follows with the number that is returned."""
        self._asked += 1
        if self._worker is None or self._worker.has_ended:
            self._worker = ChildProcess(self._process_factory, self._found.emit, _nothing)
        self._worker.send(Work(str(self._asked), call, arguments))
        return self._asked

    @Slot(object)
    def _tell(self, done: Done) -> None:
        self.done.emit(int(done.key), done.result)

    def stop(self) -> None:
        """Give up all work at once, without waiting for the process to be gone; nothing more is told."""
        if self._worker is not None:
            self._worker.kill()
            self._worker = None

    def close(self) -> None:
        """Give up all work, and wait until the process is gone."""
        worker = self._worker
        self.stop()
        if worker is not None:
            worker.close()


def _nothing() -> None:
    """A process has ended."""
