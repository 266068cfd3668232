"""Where macOS puts what stands in a menu."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction


def keep_in_place(owner: QObject) -> None:
    """Leave all actions of a window or a menu where they are, except those that have a role.

    Otherwise macOS would put what is called "About ..." or "Setup", even a file, into the application's own menu.
    """
    for action in owner.findChildren(QAction):
        if action.menuRole() is QAction.MenuRole.TextHeuristicRole:
            action.setMenuRole(QAction.MenuRole.NoRole)
