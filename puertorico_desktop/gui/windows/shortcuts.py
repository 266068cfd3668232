"""The list of keyboard shortcuts, read from the menus."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from puertorico_desktop.gui.texts.mnemonics import plain


def shortcuts_of(bar: QMenuBar) -> list[tuple[str, str]]:
    """Returns the menu entries with shortcuts: their texts under the titles of their menus, and the keys as this
    system shows them.

    Each action is listed once, in the order of the menus.
    """
    seen: set[QAction] = set()
    return [pair for action in bar.actions() for pair in _inside(action, (), seen)]


def _inside(action: QAction, above: tuple[str, ...], seen: set[QAction]) -> Iterator[tuple[str, str]]:
    if action in seen:
        return
    seen.add(action)
    path = (*above, plain(action.text()).rstrip("…"))
    menu = action.menu()
    if isinstance(menu, QMenu):
        for one in menu.actions():
            yield from _inside(one, path, seen)
    keys = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()]
    if keys:
        yield " › ".join(path), ", ".join(keys)
