"""The roles of menu entries, by which macOS moves them to the application menu."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction


def keep_in_place(owner: QObject) -> None:
    """Set the role of all actions of a window or a menu to "no role", except those that have a role.

    Otherwise macOS would move actions with a text such as "About ..." or "Setup", even a file name, into the
    application menu.
    """
    for action in owner.findChildren(QAction):
        if action.menuRole() is QAction.MenuRole.TextHeuristicRole:
            action.setMenuRole(QAction.MenuRole.NoRole)
