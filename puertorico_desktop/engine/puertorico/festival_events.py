"""What happens through the festival (S000 pages 29 to 31). See `events.py`."""

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
        """It was drawn."""
        return True


@attrs.frozen
class TaskDone(Event):
    """A player was the first to do a task and receives points, doubloons and colonists; its pieces are back.

    `people` are those whom the supply still had.
    """

    seat: int
    task: FestivalTask
    points: int
    doubloons: int
    people: int


@attrs.frozen
class NewcomersIdle(Event):
    """People who came to a player in the middle of a phase went to San Juan: so many."""

    seat: int
    count: int
