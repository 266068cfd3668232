"""The log: a line for everything that has happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from puertorico_desktop.engine.puertorico.events import Event, PhaseEnded, RoleChosen, RoundStarted
from puertorico_desktop.gui.models.items import Item, LogItem
from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.texts.log import event_text

UNTOLD = (PhaseEnded,)
"""What goes without saying: the next role is chosen."""


class LogModel(TableModel):
    """The events of the running game, the oldest first. A move adds rows at the end, undo takes them away."""

    def records(self) -> Iterator[LogItem]:
        """One item an event."""
        number = 0
        for ply, event in self.session.history.told():
            if not isinstance(event, UNTOLD):
                yield LogItem(f"log:{number}", ply, _seat_of(event), _is_heading(event), event)
                number += 1

    def kind(self, item: Item) -> object:
        """The event."""
        return cast(LogItem, item).event

    def name(self, item: Item) -> str:
        """The event as a sentence."""
        return event_text(cast(LogItem, item).event, self.session.names, self.session.words)

    def speech(self, item: Item) -> str:
        """The same sentence."""
        return self.name(item)


def _seat_of(event: Event) -> int | None:
    if isinstance(event, RoundStarted):
        return event.governor
    return getattr(event, "seat", None)


def _is_heading(event: Event) -> bool:
    return isinstance(event, RoundStarted | RoleChosen)
