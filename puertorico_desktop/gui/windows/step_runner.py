"""Work in several steps, between which the event loop runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer, Slot


class StepRunner(QObject):
    """Runs one step in each turn of the event loop; changes are painted in between."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: tuple[Callable[[], None], ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether steps remain."""
        return bool(self._steps)

    def schedule(self, *steps: Callable[[], None]) -> None:
        """Schedule these steps in place of the remaining ones; with no steps, cancel the remaining ones."""
        self._steps = steps
        if steps:
            self._timer.start()
        else:
            self._timer.stop()

    @Slot()
    def _go_on(self) -> None:
        step, *rest = self._steps
        self._steps = tuple(rest)
        if rest:
            self._timer.start()
        step()


class IteratorRunner(QObject):
    """Advances an iterator to its end, by one item in each turn of the event loop. An exception ends it early."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] | None = None
        self._step_runner = StepRunner(self)

    @property
    def is_busy(self) -> bool:
        """Whether an iterator has not ended yet."""
        return self._steps is not None

    def run(self, steps: Iterator[None]) -> None:
        """Advance this iterator from now on, in place of another one that has not ended."""
        self._steps = steps
        self._step_runner.schedule(self._go_on)

    def stop(self) -> None:
        """Leave the iterator where it is."""
        self._steps = None
        self._step_runner.schedule()

    def complete(self) -> None:
        """Advance the iterator to its end at once."""
        steps = self._steps or ()
        self.stop()
        for _ in steps:
            pass

    @Slot()
    def _go_on(self) -> None:
        steps, has_more = self._steps, False
        if steps is None:
            return
        try:
            has_more = next(steps, False) is None
        finally:
            if self._steps is steps:
                self.run(steps) if has_more else self.stop()
