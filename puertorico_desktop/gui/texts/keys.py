"""Keys as this system calls them: Ctrl is Command on a Mac, and help is on F1 or elsewhere."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def key_text(key: str | QKeySequence.StandardKey) -> str:
    """Returns what is written on the keys, such as "Ctrl+K"."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
