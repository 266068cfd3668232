"""Key names of this system: Ctrl is Command on a Mac, and the help key differs."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def key_text(key: str | QKeySequence.StandardKey) -> str:
    """Returns the label of the keys, such as "Ctrl+K"."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
