"""The texts of the festival: names, requirements and rewards of its tasks, and log sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico import festival_events as f
from puertorico_desktop.engine.puertorico.components import Building, Good, Task, Tile
from puertorico_desktop.engine.puertorico.deeds import LOADED, SOLD
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.festival import TASKS, FestivalTask, Ship
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed, sentences
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Festival1897 = Context("Festival1897")

TASK_NAMES: Mapping[Task, str] = {
    Task.CROP_WEIGHT_OFF: QT_TRANSLATE_NOOP("Festival1897", "Crop Weight-off"),
    Task.CARNIVAL_COCKTAIL: QT_TRANSLATE_NOOP("Festival1897", "Carnival Cocktail"),
    Task.CLOSING_TIME: QT_TRANSLATE_NOOP("Festival1897", "Closing Time"),
    Task.CONNOISSEUR_PRIZE: QT_TRANSLATE_NOOP("Festival1897", "Connoisseur Prize"),
    Task.FARMING_FESTIVAL: QT_TRANSLATE_NOOP("Festival1897", "Farming Festival"),
    Task.FESTIVAL_DELIVERY: QT_TRANSLATE_NOOP("Festival1897", "Festival Delivery"),
    Task.TWIN_FARMERS: QT_TRANSLATE_NOOP("Festival1897", "Twin Farmers"),
    Task.TWO_BASKETS: QT_TRANSLATE_NOOP("Festival1897", "Two Baskets"),
    Task.GRAND_SEND_OFF: QT_TRANSLATE_NOOP("Festival1897", "Grand Send-off"),
    Task.PIONEERS_TRIBUTE: QT_TRANSLATE_NOOP("Festival1897", "Pioneer's Tribute"),
    Task.TOWN_PATRON: QT_TRANSLATE_NOOP("Festival1897", "Town Patron"),
    Task.TRADITIONAL_SEND_OFF: QT_TRANSLATE_NOOP("Festival1897", "Traditional Send-off"),
}


def task_name(task: Task) -> str:
    """Returns the name of a task."""
    return translate("Festival1897", TASK_NAMES[task])


def goal_text(
    task: Task, estates: Sequence[Tile], goods: Sequence[Good], building: Building | None, words: Words
) -> str:
    """Returns the requirements of a task with these pieces, as a sentence."""
    row = TASKS[task]
    if building is not None:
        return translate("Festival1897", "Build the {building}.").format(building=words.building(building))
    if row.ship is Ship.LARGEST:
        return translate("Festival1897", "Fill the largest cargo ship with {good}.").format(good=words.good(goods[0]))
    if row.ship is Ship.SMALLEST:
        return translate("Festival1897", "Fill the smallest cargo ship with {good}.").format(
            good=words.good(goods[0])
        )
    if row.deed == SOLD:
        text = translate("Festival1897", "Sell {good} as the good that fills the trading house.")
        return text.format(good=words.good(goods[0]))
    needed = FestivalTask(task, tuple(estates), tuple(goods))
    tiles = listed(_estates(count, kind, words) for kind, count in enumerate(needed.estates_needed) if count)
    amounts = words.goods(needed.goods_needed)
    if not goods:
        return translate("Festival1897", "Own {tiles}.").format(tiles=tiles)
    if row.deed == LOADED:
        return translate("Festival1897", "Load {goods} in one captain phase.").format(goods=amounts)
    if not estates:
        return translate("Festival1897", "Produce {goods} in one craftsman phase.").format(goods=amounts)
    text = translate("Festival1897", "Own {tiles}, and produce {goods} in one craftsman phase.")
    return text.format(tiles=tiles, goods=amounts)


def _estates(count: int, kind: int, words: Words) -> str:
    """Returns a number of estates of a kind, such as "3 sugar estates"."""
    return Festival1897.tr("%n {good} estate(s)", "", count).format(good=words.good(kind))


def reward_text(points: int, doubloons: int, people: int) -> str:
    """Returns the reward of a task as an enumeration; empty for no reward."""
    return listed(_rewards(points, doubloons, people))


def _rewards(points: int, doubloons: int, people: int) -> Iterator[str]:
    if people:
        yield Festival1897.tr("%n worker(s)", "", people)
    if doubloons:
        yield Festival1897.tr("%n coin(s)", "", doubloons)
    if points:
        yield Festival1897.tr("%n VP", "", points)


def task_effect(
    task: Task, estates: Sequence[Tile], goods: Sequence[Good], building: Building | None, words: Words
) -> str:
    """Returns the requirements and the reward of a task, in two sentences."""
    reward = TASKS[task].reward
    brings = translate("Festival1897", "The first to do it receives {reward}.")
    gain = reward_text(reward.points, reward.doubloons, reward.people)
    return sentences([goal_text(task, estates, goods, building, words), brings.format(reward=gain)])


def completes_task(task: Task) -> str:
    """Returns that an action wins the task, as a clause."""
    return translate("Festival1897", "wins the {task}").format(task=task_name(task))


# -- newcomers ------------------------------------------------------------------------------------------------------


def newcomers_heading(player: str) -> str:
    """Returns the question to a player who has won people."""
    return translate("Festival1897", "{player}: place the workers from the festival").format(player=player)


def newcomers_progress(lodged: int, more: int, waiting: int) -> str:
    """Returns the numbers of newcomers who have a circle (`lodged`), who may still get one (`more`), and who stay in
    San Juan so far (`waiting`)."""
    parts = []
    if more:
        parts.append(Festival1897.tr("%n newcomer(s) may still get a place.", "", more))
        parts.append(translate("Festival1897", "Click free circles, or drag people there."))
    elif lodged:
        parts.append(Festival1897.tr("%n newcomer(s) get(s) a place.", "", lodged))
    if waiting and not more:
        parts.append(staying(waiting))
    return sentences(parts)


def staying(waiting: int) -> str:
    """Returns the number of newcomers who stay in San Juan."""
    return Festival1897.tr("%n stay(s) on the portrait.", "", waiting)


# -- the log --------------------------------------------------------------------------------------------------------


def _task_set(event: f.TaskSet, at: LogContext) -> str:
    task = event.task
    text = translate("Festival1897", "The festival has a task, {task}. {goal}")
    goal = goal_text(task.task, task.estates, task.goods, task.building, at.words)
    return text.format(task=task_name(task.task), goal=goal)


def _task_done(event: f.TaskDone, at: LogContext) -> str:
    reward = reward_text(event.points, event.doubloons, event.people)
    values = {"player": at.names[event.seat], "task": task_name(event.task.task), "reward": reward}
    if reward:
        text = translate("Festival1897", "Festival: {player} wins the {task} and receives {reward}.")
    else:
        text = translate("Festival1897", "Festival: {player} wins the {task}.")
    if event.people == event.task.row.reward.people:
        return text.format(**values)
    return sentences((text.format(**values), translate("Festival1897", "The supply has no more workers.")))


def _newcomers_idle(event: f.NewcomersIdle, at: LogContext) -> str:
    text = Festival1897.tr("{player}: %n newcomer(s) go(es) to the portrait.", "", event.count)
    return text.format(player=at.names[event.seat])


FESTIVAL_SENTENCES: Mapping[type[Event], Callable[[Any, LogContext], str]] = {
    f.TaskSet: _task_set,
    f.TaskDone: _task_done,
    f.NewcomersIdle: _newcomers_idle,
}
"""The functions that return the log sentence, for the kinds of events that only the festival has."""
