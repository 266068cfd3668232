"""The log model of Puerto Rico."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.events import BuildingBuilt, Event, PhaseEnded, RoleChosen, RoundStarted
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import StepTaken
from puertorico_desktop.gui.models import log
from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.puertorico.models.base import PuertoRicoModel
from puertorico_desktop.gui.puertorico.texts.log import LogContext, event_text
from puertorico_desktop.gui.puertorico.texts.puertoma import account_text
from puertorico_desktop.gui.puertorico.texts.puertoma_events import building_received

UNTOLD = (PhaseEnded, StepTaken)
"""The events without a line: the end of a phase is obvious from the next role, and the account of a step is attached
to the lines of its effects."""


class LogModel(log.LogModel, PuertoRicoModel):
    """The events of a game of Puerto Rico."""

    def sentence(self, event: Event) -> str:
        """Returns the text of an event in the words of the edition."""
        context = LogContext(self.session.names, self.session.words, self.session.game.ships)
        if isinstance(event, BuildingBuilt) and not event.price and self._is_gift(event):
            return building_received(event, context)
        return event_text(event, context)

    def _is_gift(self, event: BuildingBuilt) -> bool:
        """Returns whether a Puertoma has received the building before the first role (S000 page 39)."""
        for move in self.session.match.moves:
            if any(isinstance(other, RoleChosen) for other in move.events):
                return False
            if any(other is event for other in move.events):
                return True
        return False

    def step_of(self, item: LogItem) -> StepTaken | None:
        """Returns the step of a Puertoma to which the line belongs; None if there is none or it has no account."""
        moves = self.session.match.moves
        events = moves[item.ply].events if item.ply < len(moves) else ()
        step = events[0] if events else None
        return step if isinstance(step, StepTaken) and step.account else None

    def why(self, item: LogItem) -> str:
        """Returns the reasons for the step of a Puertoma to which the line belongs; empty if there is none."""
        step = self.step_of(item)
        return "" if step is None else account_text(step.kind, step.account, self.session.words)

    def is_logged(self, event: Event) -> bool:
        """Returns whether the event has a line in the log."""
        return not isinstance(event, UNTOLD)

    def is_heading(self, event: Event) -> bool:
        """Returns whether the event is a heading: the beginning of a round or a role, or a fulfilled task or
        achievement."""
        return isinstance(event, RoundStarted | RoleChosen | TaskDone | AchievementDone)

    def seat_of(self, event: Event) -> int | None:
        """Returns the seat that the event concerns; None if it concerns no seat."""
        return event.governor if isinstance(event, RoundStarted) else getattr(event, "seat", None)
