"""The log model of Puerto Rico."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.events import Event, PhaseEnded, RoleChosen, RoundStarted
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import StepTaken
from puertorico_desktop.gui.models import log
from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.puertorico.models.base import PuertoRicoModel
from puertorico_desktop.gui.puertorico.texts.log import LogContext, event_text
from puertorico_desktop.gui.puertorico.texts.puertoma import account_text

UNTOLD = (PhaseEnded, StepTaken)
"""The events without a line: the end of a phase is obvious from the next role, and the account of a step is attached
to the lines of its effects."""


class LogModel(log.LogModel, PuertoRicoModel):
    """The events of a game of Puerto Rico."""

    def sentence(self, event: Event) -> str:
        """Returns the text of an event in the words of the edition."""
        return event_text(event, LogContext(self.session.names, self.session.words, self.session.game.ships))

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
