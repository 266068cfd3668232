"""Conversion of the festival's tasks to records and back, and restoring of the achievement cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

import attrs

from puertorico_desktop.engine.puertorico.achievements import CARDS_EACH
from puertorico_desktop.engine.puertorico.components import PLANTATIONS, Achievement, Building, Good, Task, Tile
from puertorico_desktop.engine.puertorico.festival import TASKS, FestivalTask, can_be_shown
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.watchers import update_watched
from puertorico_desktop.saves.converter import Count
from puertorico_desktop.saves.errors import Problem, SaveError


@attrs.frozen
class TaskRecord:
    """A task of the festival with its pieces; `winner` is the seat that has completed it, None if there is none."""

    task: Task
    estates: tuple[Tile, ...]
    goods: tuple[Good, ...]
    building: Building | None
    winner: Count | None


def task_record(task: FestivalTask) -> TaskRecord:
    """Returns the record of a task."""
    winner = None if task.winner is None else Count(task.winner)
    return TaskRecord(task.task, task.estates, task.goods, task.building, winner)


def lay_out_tasks(game: PuertoRico, records: Sequence[TaskRecord], place: str) -> None:
    """Set the tasks of the game to those of the records. Raises SaveError (DAMAGED) for an impossible task."""
    tasks = []
    for number, record in enumerate(records):
        here = f"{place}[{number}]"
        row = TASKS[record.task]
        if len(record.estates) != len(row.estates) or len(record.goods) != len(row.goods):
            _refuse(here, "not as many pieces as there are spaces")
        if any(estate not in PLANTATIONS for estate in record.estates):
            _refuse(f"{here}.estates", "not a plantation")
        if row.building is None:
            fits = record.building is None
        else:
            fits = record.building is not None and can_be_shown(record.building, row.building)
        if not fits:
            _refuse(f"{here}.building", "not a building for this task")
        if record.winner is not None and record.winner >= len(game.players):
            _refuse(f"{here}.winner", f"{record.winner} is no seat among {len(game.players)}")
        tasks.append(FestivalTask(record.task, record.estates, record.goods, record.building, record.winner))
    game.tasks = tuple(tasks)


def deal_cards(
    game: PuertoRico,
    hands: tuple[tuple[Achievement, ...], ...],
    met: Sequence[tuple[Achievement, ...]],
    place: str,
) -> None:
    """Set the achievement cards that each seat has kept and the goals that it has met; then update the listeners of
    the game.

    Raises SaveError (DAMAGED).
    """
    seats = len(game.players)
    if len(hands) not in (0, seats) or len(met) != len(hands):
        _refuse(f"{place}.hands", f"{len(hands)} and {len(met)} instead of {seats}")
    for seat, hand in enumerate(hands):
        if len(hand) > CARDS_EACH:
            _refuse(f"{place}.hands[{seat}]", f"{len(hand)} cards")
    game.hands = hands
    game.met = tuple([sum(1 << card for card in set(cards)) for cards in met])
    update_watched(game)


def open_ledger(game: PuertoRico, tally: Sequence[Sequence[int]], points: Sequence[int], place: str) -> None:
    """Set the goods and the chips recorded for the running phase. Raises SaveError (DAMAGED)."""
    seats = len(game.players)
    if len(tally) not in (0, seats) or len(points) != len(tally):
        _refuse(f"{place}.tally", f"{len(tally)} and {len(points)} instead of {seats}")
    game.tally = tuple(map(tuple, tally))
    game.points_before = tuple(map(int, points))


def _refuse(place: str, fault: str) -> NoReturn:
    raise SaveError(Problem.DAMAGED, place, fault)
