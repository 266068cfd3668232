"""Which keys do what, read from the menus."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from puertorico_desktop.gui.texts.mnemonics import plain


def shortcuts_of(bar: QMenuBar) -> list[tuple[str, str]]:
    """What the menus offer that has keys: its text under the title of its menu, and the keys as they are shown here.

    Each action is told once, in the order of the menus.
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
