"""The log of San Juan: every viewer sees the events as that seat knew them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puertorico_desktop.engine.sanjuan.events import Event, PhaseEnded, RoleChosen, RoundStarted
from puertorico_desktop.gui.models import log
from puertorico_desktop.gui.sanjuan.hands import NOBODY, reader
from puertorico_desktop.gui.sanjuan.models.base import SanJuanModel
from puertorico_desktop.gui.sanjuan.sales import Sale, with_sales
from puertorico_desktop.gui.sanjuan.skips import Skips, with_skips
from puertorico_desktop.gui.sanjuan.texts.log import event_text
from puertorico_desktop.gui.texts.phrases import sentences


class LogModel(log.LogModel, SanJuanModel):
    """The events of a game of San Juan."""

    _listener: int | None = NOBODY

    def entries(self, events: Sequence[Event]) -> Iterator[Event | Sale | Skips]:
        """Yields the events that have a line; a sale and the cards drawn for it have one, players skipped in a row
        too."""
        return with_skips(with_sales(event for event in events if self.is_logged(event)))

    def sentence(self, event: Event | Sale | Skips) -> str:
        """Returns the event as the people at the screen may know it; after the end all is open."""
        return self._as_known(event, self.knowledge())

    def knowledge(self) -> int | None:
        """Returns the seat that knows what is written; None after the end."""
        return reader(self.session)

    def refresh(self) -> None:
        """Update the rows, and note who hears of a move: nobody's secrets are told if the table passes to another
        person with it."""
        before = self._knowledge
        super().refresh()
        now = self.knowledge()
        self._listener = now if now in (before, None) else NOBODY

    def summary(self, events: Sequence[Event]) -> str:
        """Returns the sentences on the events of a move, as the people who hear them may know it."""
        return sentences([self._as_known(event, self._listener) for event in self.entries(events)])

    def _as_known(self, event: Event | Sale | Skips, seat: int | None) -> str:
        return event_text(event if seat is None else event.seen_by(seat), self.session.names)

    def is_logged(self, event: Event) -> bool:
        """Returns whether the event has a line."""
        return not isinstance(event, PhaseEnded)

    def is_heading(self, event: Event | Sale | Skips) -> bool:
        """Returns whether the event begins a round or a role."""
        return isinstance(event, RoundStarted | RoleChosen)

    def seat_of(self, event: Event | Sale | Skips) -> int | None:
        """Returns the seat that the event concerns; None if there is none."""
        return event.governor if isinstance(event, RoundStarted) else getattr(event, "seat", None)
