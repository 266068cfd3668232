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

    def __init__(self, steps: Iterator[None], parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] | None = steps
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    @property
    def is_busy(self) -> bool:
        """Whether the iterator has not ended yet."""
        return self._steps is not None

    @Slot()
    def _go_on(self) -> None:
        steps, self._steps = self._steps, None
        try:
            if steps is not None:
                next(steps)
                self._steps = steps
        except StopIteration:
            pass
        finally:
            if self._steps is None:
                self._timer.stop()
