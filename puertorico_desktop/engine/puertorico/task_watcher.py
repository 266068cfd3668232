"""The watcher of the festival's tasks: a task is completed by the first player who fulfils it, at once and without a
decision (S000 page 29, R11)."""

from __future__ import annotations

from typing import Final

from puertorico_desktop.engine.puertorico.components import NO_GOODS
from puertorico_desktop.engine.puertorico.deeds import BUILT, SOLD, DeedReport
from puertorico_desktop.engine.puertorico.festival import TASKS, FestivalTask
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.phases.lodging import lodge_won
from puertorico_desktop.engine.puertorico.state import GameState
from puertorico_desktop.engine.puertorico.watchers import Watcher, register, update_watched


class Tasks(Watcher):
    """A watcher that checks the open tasks, from left to right."""

    def relevant_deeds(self, table: GameState) -> int:
        """Returns the mask of the deeds that may complete an open task."""
        watched = 0
        for task in table.tasks:
            if task.winner is None:
                watched |= task.deed
        return watched

    def handle(self, table: GameState, report: DeedReport) -> None:
        """Give the rewards of the tasks that the deed completes; one deed may complete several."""
        deed = report.deed
        for number, task in enumerate(table.tasks):
            if task.deed & deed and task.winner is None and fulfils(table, report, task):
                _reward(table, report.seat, number)


_DEEDS: Final = sum({row.deed for row in TASKS.values()})
"""The deeds that may complete any task: each row names one."""

register(Tasks(0, _DEEDS))


def fulfils(table: GameState, report: DeedReport, task: FestivalTask) -> bool:
    """Returns whether a deed completes the task for its seat; the deed must be of the kind that the task asks for."""
    deed = task.deed
    if deed == BUILT:
        return report.building == task.building
    if deed == SOLD:
        return report.filled and report.good == task.goods[0]
    if task.asks_for_ship:  # private ships cannot be filled
        if not report.filled or report.good != task.goods[0]:
            return False
        ship = task.row.ship
        return ship is not None and report.ship == ship.value % len(table.ships)
    return has_everything(table, report.seat, task)


def has_everything(table: GameState, seat: int, task: FestivalTask) -> bool:
    """Returns whether a player owns the estates that the task asks for, and has produced or loaded its goods in the
    running phase."""
    done = table.tally[seat] if table.tally else NO_GOODS
    for good, needed in enumerate(task.goods_needed):
        if done[good] < needed:
            return False
    if task.estates:
        player = table.players[seat]
        for estate, needed in enumerate(task.estates_needed):
            if needed and player.tiles_of(estate) < needed:
                return False
    return True


def _reward(table: GameState, seat: int, number: int) -> None:
    """Return the pieces of a task, and give its reward to the seat."""
    task = table.tasks[number]
    for estate in task.estates:
        table.plantation_pile[estate] += 1
    for good in task.goods:
        table.goods[good] += 1
    done = task.done_by(seat)
    table.tasks = (*table.tasks[:number], done, *table.tasks[number + 1 :])
    reward = task.row.reward
    people = min(reward.people, table.colonist_supply)
    table.colonist_supply -= people
    table.players[seat].doubloons += reward.doubloons
    if table.sink is not None:
        table.sink.append(TaskDone(seat, done, reward.points, reward.doubloons, people))
    if reward.points:
        table.award_points(seat, reward.points)
    if people:
        lodge_won(table, seat, people)
    watched_before = table.watched
    update_watched(table)
    table.watched &= watched_before  # only bits may be removed: the open tasks have become fewer
