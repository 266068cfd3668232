"""Work in several steps, between which the event loop runs."""

from __future__ import annotations

from collections.abc import Callable

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
