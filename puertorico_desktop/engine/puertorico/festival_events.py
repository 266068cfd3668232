"""The events of the festival (S000 pages 29 to 31). See `events.py`."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.festival import FestivalTask


@attrs.frozen
class TaskSet(Event):
    """A task was laid out, with its pieces."""

    task: FestivalTask

    @property
    def reveals(self) -> bool:
        """True: the task or its pieces were drawn."""
        return True


@attrs.frozen
class TaskDone(Event):
    """A player was the first to complete a task and received points, doubloons and `people` colonists, as far as the
    supply lasted; the pieces of the task were returned."""

    seat: int
    task: FestivalTask
    points: int
    doubloons: int
    people: int


@attrs.frozen
class NewcomersIdle(Event):
    """`count` people who came to a player in the middle of a phase went to San Juan."""

    seat: int
    count: int
