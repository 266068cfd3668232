"""Names for players who have not given theirs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

FIRST_NAMES = (
    QT_TRANSLATE_NOOP("Name", "Anna"),
    QT_TRANSLATE_NOOP("Name", "Ben"),
    QT_TRANSLATE_NOOP("Name", "Clara"),
    QT_TRANSLATE_NOOP("Name", "Diego"),
    QT_TRANSLATE_NOOP("Name", "Emi"),
)
"""By seats; settings keep them like this, whatever the language."""


def shown_name(name: str) -> str:
    """A name as it is shown: one of the first names in the language in use, any other one as it is."""
    return translate("Name", name) if name in FIRST_NAMES else name


def kept_name(name: str) -> str:
    """A name as settings keep it; undoes `shown_name`."""
    return next((first for first in FIRST_NAMES if shown_name(first) == name), name)
