"""The texts of settings that also appear in menus."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.style.motion import Motion
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

SCHEMES: Mapping[Scheme, str] = {
    Scheme.LIGHT: QT_TRANSLATE_NOOP("Settings", "Light"),
    Scheme.DARK: QT_TRANSLATE_NOOP("Settings", "Dark"),
    Scheme.CONTRAST: QT_TRANSLATE_NOOP("Settings", "High contrast"),
}
MOTIONS: Mapping[Motion, str] = {
    Motion.SYSTEM: QT_TRANSLATE_NOOP("Settings", "As the system"),
    Motion.ON: QT_TRANSLATE_NOOP("Settings", "Yes"),
    Motion.OFF: QT_TRANSLATE_NOOP("Settings", "No"),
}


def scheme_name(scheme: Scheme) -> str:
    """Returns the name of a colour scheme."""
    return translate("Settings", SCHEMES[scheme])


def motion_name(motion: Motion) -> str:
    """Returns the name of a setting for animations."""
    return translate("Settings", MOTIONS[motion])
