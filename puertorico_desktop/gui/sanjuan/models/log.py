"""The log of San Juan: every viewer sees the events as that seat knew them."""

from __future__ import annotations

from puertorico_desktop.engine.sanjuan.events import Event, PhaseEnded, RoleChosen, RoundStarted
from puertorico_desktop.gui.models import log
from puertorico_desktop.gui.sanjuan.models.base import SanJuanModel
from puertorico_desktop.gui.sanjuan.texts.log import event_text


class LogModel(log.LogModel, SanJuanModel):
    """The events of a game of San Juan."""

    def sentence(self, event: Event) -> str:
        """Returns the event as the viewer knows it; after the end all is open."""
        reader = self.knowledge()
        return event_text(event if reader is None else event.seen_by(reader), self.session.names)

    def knowledge(self) -> int | None:
        """Returns the seat of the viewer; None after the end."""
        return None if self.session.match.record.game.decision is None else self.session.viewer

    def is_logged(self, event: Event) -> bool:
        """Returns whether the event has a line."""
        return not isinstance(event, PhaseEnded)

    def is_heading(self, event: Event) -> bool:
        """Returns whether the event begins a round or a role."""
        return isinstance(event, RoundStarted | RoleChosen)

    def seat_of(self, event: Event) -> int | None:
        """Returns the seat that the event concerns; None if there is none."""
        return event.governor if isinstance(event, RoundStarted) else getattr(event, "seat", None)
