"""The menu of the areas of the table, each with a shortcut."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from puertorico_desktop.gui.views.plan_view import PlanView


class PlacesTable(Protocol):
    """The protocol of a table whose areas can be reached by shortcuts."""

    def place_names(self) -> Sequence[str]:
        """Returns the names of the areas, at most as many as there are `KEYS`."""

    def place_widgets(self) -> Sequence[QWidget | None]:
        """Returns the widgets of the areas in the same order; None for an area that is not in sight."""


KEYS = "1234567890KA"
"""The keys that, with Ctrl, move the focus to the areas, in their order."""


class PlacesMenu(QMenu):
    """A menu whose entries, with Ctrl and a digit or a letter, move the focus to an area; arrow keys move on from
    there."""

    def __init__(self, table: PlacesTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.place_actions: list[QAction] = []
        for number, (key, name) in enumerate(zip(KEYS, table.place_names(), strict=False)):
            action = self.addAction(name)
            action.setShortcut(QKeySequence(f"Ctrl+{key}"))
            action.triggered.connect(partial(self.focus_area, number))
            self.place_actions.append(action)
        self.retranslate()

    def focus_area(self, number: int) -> None:
        """Move the keyboard focus to an area, as if with the Tab key."""
        widget = self._table.place_widgets()[number]
        if widget is None:
            return
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if isinstance(widget, PlanView):
            # The view may already have had the focus without showing it.
            widget.show_focus(True)

    def retranslate(self) -> None:
        """Set every text."""
        self.setTitle(self.tr("&Go to"))
        for action, name in zip(self.place_actions, self._table.place_names(), strict=True):
            action.setText(name)

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
