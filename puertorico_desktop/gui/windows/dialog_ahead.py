"""A dialog that is created before it is asked for, so that it opens without delay."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import shiboken6
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QDialog

from puertorico_desktop.gui.windows.step_runner import IteratorRunner

IDLE_MS = 1000
"""The time in ms after which the dialog is created when there is none."""


class DialogAhead(QObject):
    """Creates a hidden dialog in several turns of the event loop, and hands it out while it is still the right one.

    It does so from the first call of `keep_ready` on; it no longer owns a dialog that has been handed out.
    """

    def __init__(
        self,
        basis: Callable[[], object],
        create: Callable[[], QDialog],
        complete: Callable[[QDialog], Iterator[None]],
        parent: QObject,
    ) -> None:
        """`basis` returns everything that a dialog made by `create` depends on; `complete` completes it step by
        step."""
        super().__init__(parent)
        self._basis, self._create, self._steps_of = basis, create, complete
        self._dialog: QDialog | None = None
        self._created_for: object = None
        self._completing = IteratorRunner(self)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._begin)
        self._keeps = False

    @property
    def is_ready(self) -> bool:
        """Whether there is a complete dialog."""
        return self._dialog is not None and not self._completing.is_busy

    def keep_ready(self) -> None:
        """Create a dialog soon, and another one after each that was dropped."""
        self._keeps = True
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Create a dialog soon, if there shall be one."""
        if self._keeps:
            self._idle.start()

    @Slot()
    def drop(self) -> None:
        """Delete the dialog, because it would look or read otherwise by now."""
        self._completing.stop()
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            shiboken6.delete(dialog)  # at once, because a deferred deletion would restyle and translate it again
        self.refresh()

    def take(self) -> QDialog | None:
        """Returns the complete dialog, which is the caller's from now on; None if there is none for the present
        basis."""
        if self._dialog is None or self._created_for != self._basis():
            self.drop()
            return None
        self._completing.complete()
        dialog, self._dialog = self._dialog, None
        return dialog

    @Slot()
    def _begin(self) -> None:
        """Create the dialog, unless there is the right one; complete it in later turns."""
        basis = self._basis()
        if self._dialog is not None and self._created_for == basis:
            return
        self.drop()
        self._idle.stop()
        self._created_for, self._dialog = basis, self._create()
        self._completing.run(self._steps_of(self._dialog))
