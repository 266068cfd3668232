"""The tasks of the festival and the achievement cards that an action would complete, found by playing it on a copy of
the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Final

from puertorico_desktop.engine.game import foreseen
from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.components import Achievement, Building, Task
from puertorico_desktop.engine.puertorico.events import Event, PhaseEnded
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.smuggler_actions import LodgeColonist
from puertorico_desktop.engine.puertorico.state import DecisionKind

Completed = tuple[tuple[Task, ...], tuple[Achievement, ...]]
"""Tasks and cards."""

_BELONGING: Final = (DecisionKind.PLACE_NOBLES, DecisionKind.PAY)
"""The decisions that belong to the action before; their answers make no difference to what is completed."""


def completed_by(game: PuertoRico, action: Action) -> Completed:
    """Returns the tasks and the held cards that a legal action of the player who is asked would complete, alone or
    with the decisions that belong to it, as far as that player can know: not through a face-down tile. A captive that
    is played after the running phase is not part of it."""
    if not game.watched:
        return (), ()
    seat, trial = game.asked, game.copy()
    events = trial.apply_unchecked(action)
    known = foreseen(events)
    if len(known) == len(events):
        while trial.kind in _BELONGING and trial.asked == seat:
            known += trial.apply_unchecked(trial.legal_actions()[0])
        known += lodging_events(trial, seat)
    return completed_in(known, seat)


def within_phase(events: Iterable[Event]) -> Iterator[Event]:
    """Returns the events up to the end of the phase: what comes after it, such as a captive that is played then, is
    not part of the action."""
    return takewhile(lambda event: not isinstance(event, PhaseEnded), events)


def lodging_events(game: PuertoRico, seat: int) -> list[Event]:
    """Returns the events if newcomers who wait for a place all go to tiles, then those if they go to buildings, each
    within the phase; empty if nobody waits."""
    events: list[Event] = []
    for in_city in (False, True):
        course: list[Event] = []
        trial = game if game.kind is not DecisionKind.LODGE else game.copy()
        while trial.kind is DecisionKind.LODGE and trial.asked == seat:
            places = (one for one in trial.legal_actions() if isinstance(one, LodgeColonist))
            place = next((one for one in places if isinstance(one.piece, Building) == in_city), PASS)
            course += trial.apply_unchecked(place)
        events += within_phase(course)
    return events


def completed_in(events: Iterable[Event], seat: int) -> Completed:
    """Returns the tasks and cards that a player completes with these events until the end of the phase, each once."""
    events = list(within_phase(events))
    tasks = [one.task.task for one in events if isinstance(one, TaskDone) and one.seat == seat]
    cards = [one.achievement for one in events if isinstance(one, AchievementDone) and one.seat == seat]
    return tuple(dict.fromkeys(tasks)), tuple(dict.fromkeys(cards))
