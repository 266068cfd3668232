"""The areas of the table, each to be reached with one key."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from puertorico_desktop.gui.puertorico.windows.table import Table
from puertorico_desktop.gui.views.plan_view import PlanView


class PlacesMenu(QMenu):
    """Ctrl and a digit lead to an area; the arrows lead on from there."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.place_actions: list[QAction] = []
        for number, name in enumerate(self._names(), start=1):
            action = self.addAction(name)
            action.setShortcut(QKeySequence(f"Ctrl+{number % 10}"))
            action.triggered.connect(partial(self.go, number - 1))
            self.place_actions.append(action)
        self.retranslate()

    def go(self, number: int) -> None:
        """Move the keyboard there, as if with the Tab key."""
        widget = self._widgets()[number]
        if widget is None:
            return
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if isinstance(widget, PlanView):
            # It may have had the keyboard before, without showing it.
            widget.show_focus(True)

    def _widgets(self) -> list[QWidget | None]:
        table = self._table
        common, own = table.common, table.own
        _, goods, island, city = own.views
        button = next((button for button in table.prompt.buttons if button.isVisible() and button.isEnabled()), None)
        first = next((board.figures for board in table.opponents if board.isVisible()), None)
        return [
            common.entrance, common.offer, common.ships, common.house, common.market,
            island, city, goods, first, button,
        ]  # fmt: skip

    def _names(self) -> list[str]:
        return [
            self.tr("Roles"),
            self.tr("Plantations"),
            self.tr("Cargo ships"),
            self.tr("Trading house"),
            self.tr("Buildings on sale"),
            self.tr("My island"),
            self.tr("My city"),
            self.tr("My goods"),
            self.tr("The other players"),
            self.tr("Answers"),
        ]

    def retranslate(self) -> None:
        """Set every text."""
        self.setTitle(self.tr("&Go to"))
        for action, name in zip(self.place_actions, self._names(), strict=True):
            action.setText(name)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
