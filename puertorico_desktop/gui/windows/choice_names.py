"""Names of lists of choices for screen readers."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QComboBox

from puertorico_desktop.gui.texts.phrases import clauses

TELLS_NAMES = sys.platform in ("win32", "darwin")
"""Whether Qt tells screen readers the accessible name of a list of choices; elsewhere it tells the chosen value as
the name, and only a label with the list as its buddy, or the description, says what is chosen."""


def name_choice(box: QComboBox, name: str, more: str = "") -> None:
    """Set the accessible name of a list of choices that has no label, and its description: `more`, with the name
    before it where Qt does not tell the name."""
    box.setAccessibleName(name)
    box.setAccessibleDescription(more if TELLS_NAMES else clauses((name, more)))
