"""Which hidden cards the people at the screen may see at present."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Secrecy(QObject):
    """Part of a session: whether the table is covered until the next person has come."""

    changed = Signal()
    """Emitted when hidden cards have been turned up for a person at the screen, or face down again, without a change
    of the game."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_covered = False

    def set_covered(self, covered: bool) -> None:
        """Set whether the table is covered."""
        if covered != self.is_covered:
            self.is_covered = covered
            self.changed.emit()
