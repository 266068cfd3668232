"""Default names for players."""

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
"""The default names by seat; settings store them in this form, whatever the language."""


def shown_name(name: str) -> str:
    """Returns a name for display: a default name translated, any other one unchanged."""
    return translate("Name", name) if name in FIRST_NAMES else name


def kept_name(name: str) -> str:
    """Returns a name in the form stored in settings; the inverse of `shown_name`."""
    return next((first for first in FIRST_NAMES if shown_name(first) == name), name)
