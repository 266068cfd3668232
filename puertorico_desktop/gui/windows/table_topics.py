"""The mapping from the things on the table of any game to the pages of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.views.plan_view import PlanView
from puertorico_desktop.gui.windows.advice_panel import OptionList
from puertorico_desktop.gui.windows.log_panel import LogView


class TableTopics:
    """Finds the page about the smallest thing at a position that has a page."""

    def __init__(self, table: QWidget) -> None:
        self._table = table

    def topic_at(self, place: QPoint) -> str | None:
        """Returns the page about the thing at that point of the screen, if it is part of the table."""
        at: QWidget | None = self._table.childAt(self._table.mapFromGlobal(place))
        topic = None
        while topic is None and at is not None and at is not self._table:
            topic = self._first_topic(self.things_at(at, place))
            at = at.parentWidget()
        return topic

    def at_keyboard(self) -> str | None:
        """Returns the page about the thing with the keyboard focus."""
        view = QApplication.focusWidget()
        if not isinstance(view, PlanView | LogView | OptionList) or not view.is_played_by_key:
            return None
        return self._first_topic((*_items(view.currentIndex()), *self.things_of(view)))

    def _first_topic(self, things: Iterable[Any]) -> str | None:
        return next((topic for thing in things if (topic := self.topic_of(thing)) is not None), None)

    # -- to be overridden by the game --

    def topic_of(self, thing: Any) -> str | None:
        """Returns the page about an item, or about another thing that the game finds; None if there is none."""
        raise NotImplementedError

    def things_at(self, widget: QWidget, place: QPoint) -> Iterator[Any]:
        """Yields the things of a widget at a point of the screen, from the smallest to the largest."""
        if isinstance(widget, PlanView | LogView | OptionList):
            yield from _items(widget.indexAt(widget.viewport().mapFromGlobal(place)))
        yield from self.things_of(widget)

    def things_of(self, widget: QWidget) -> Iterator[Any]:
        """Yields the things that a widget itself stands for; none by default."""
        yield from ()


def _items(index: QModelIndex | QPersistentModelIndex) -> Iterator[Item]:
    found = index.data(Qt.ItemDataRole.UserRole)
    if isinstance(found, Item):
        yield found
