"""The hints at the pointer: the result of an action in a few words, before it is played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.actions import (
    Action,
    Build,
    ChooseRole,
    DrawPlantation,
    LoadGoods,
    SellGood,
    TakeExtraGood,
    TakeTile,
)
from puertorico_desktop.engine.puertorico.card_actions import BuildForAll, KeepCard
from puertorico_desktop.engine.puertorico.completing import completed_in, within_phase
from puertorico_desktop.engine.puertorico.events import (
    BuildingBuilt,
    ColonistReturned,
    ColonistSettled,
    EndTriggered,
    Event,
    GoodReturned,
    GoodsLoaded,
    GoodSold,
    MixedGoodsLoaded,
    NobleSettled,
    PointReturned,
    PointsReceived,
    RoleChosen,
)
from puertorico_desktop.engine.puertorico.expansion_actions import DraftBuilding, LoadMixed
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.gui.puertorico.texts.achievements import (
    card_title,
    completes_card,
    keep_hint,
    pay_all_hint,
)
from puertorico_desktop.gui.puertorico.texts.festival import completes_task, task_name
from puertorico_desktop.gui.puertorico.texts.hints_expansions import expansion_hint
from puertorico_desktop.gui.puertorico.texts.smuggling import smuggler_hint
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import clauses, listed

translate = QCoreApplication.translate
Hint = Context("Hint")
IN_KIND = (ColonistReturned, GoodReturned, PointReturned)
"""The events of payments in kind."""


def hint_text(action: Action, seat: int, events: Sequence[Event], words: Words) -> str:
    """Returns a line about an action of that seat, with the tasks and achievements that it completes. `events` are
    the events that it would cause; only those of the action itself are described, not those of a captive that is
    played after the running phase."""
    tasks, cards = completed_in(events, seat)
    completed = [*map(completes_task, tasks), *map(completes_card, cards)]
    hint = _hint(action, seat, list(within_phase(events)), words)
    if not completed:
        return hint
    return translate("Hint", "{action} ({completed})").format(action=hint, completed=clauses(completed))


def completion_text(seat: int, events: Sequence[Event]) -> str:
    """Returns a sentence with the tasks and achievements that the events complete for that seat until the end of the
    running phase; empty if none."""
    tasks, cards = completed_in(events, seat)
    titles = [*map(task_name, tasks), *map(card_title, cards)]
    return translate("Hint", "Completes: {titles}.").format(titles=listed(titles)) if titles else ""


def _hint(action: Action, seat: int, events: Sequence[Event], words: Words) -> str:
    match action:
        case ChooseRole():
            return _choose(action, seat, events, words)
        case TakeTile():
            return _take(action, seat, events, words)
        case DrawPlantation():
            return translate("Hint", "Draw a tile from the face-down pile")
        case Build():
            return _build(action, seat, events, words)
        case KeepCard():
            return keep_hint(action.achievement)
        case BuildForAll():
            return pay_all_hint(words.building(action.building))
        case DraftBuilding():
            return translate("Hint", "Choose the {building} for this game").format(
                building=words.building(action.building)
            )
        case TakeExtraGood():
            return translate("Hint", "Take {goods} more").format(goods=words.amount(1, action.good))
        case SellGood():
            return _sell(action, seat, events, words)
        case LoadGoods() | LoadMixed():
            return _load(seat, events, words)
    return smuggler_hint(action, events, words) or expansion_hint(action, words)


def _choose(action: ChooseRole, seat: int, events: Sequence[Event], words: Words) -> str:
    role = words.role(action.role)
    for event in events:
        if isinstance(event, RoleChosen) and event.seat == seat and event.doubloons:
            text = Hint.tr("Choose the {role} and take %n doubloon(s)", "", event.doubloons)
            return text.format(role=role)
    return translate("Hint", "Choose the {role}").format(role=role)


def _take(action: TakeTile, seat: int, events: Sequence[Event], words: Words) -> str:
    tile = words.tile(action.tile)
    if _comes_with_colonist(seat, events):
        return translate("Hint", "Place the {tile} with a colonist").format(tile=tile)
    return translate("Hint", "Place the {tile}").format(tile=tile)


def _build(action: Build, seat: int, events: Sequence[Event], words: Words) -> str:
    building = words.building(action.building)
    price = next((event.price for event in events if isinstance(event, BuildingBuilt) and event.seat == seat), None)
    if price is None or any(isinstance(event, IN_KIND) and event.seat == seat for event in events):
        text = translate("Hint", "Build the {building} and pay in part with something else than doubloons")
        return text.format(building=building)
    if _comes_with_colonist(seat, events):
        text = Hint.tr("Build the {building} with a colonist for %n doubloon(s)", "", price)
    else:
        text = Hint.tr("Build the {building} for %n doubloon(s)", "", price)
    return text.format(building=building)


def _sell(action: SellGood, seat: int, events: Sequence[Event], words: Words) -> str:
    price = next((event.price for event in events if isinstance(event, GoodSold) and event.seat == seat), 0)
    return Hint.tr("Sell {good} for %n doubloon(s)", "", price).format(good=words.good(action.good))


def _load(seat: int, events: Sequence[Event], words: Words) -> str:
    """Returns the first load among the events with its result, such as "Load 3 sugar (3 VP and +1 Captain)"; empty if
    there is none."""
    loads = [index for index, event in enumerate(events) if isinstance(event, GoodsLoaded | MixedGoodsLoaded)]
    if not loads:
        return ""
    load = events[loads[0]]
    assert isinstance(load, GoodsLoaded | MixedGoodsLoaded)
    end = loads[1] if len(loads) > 1 else len(events)
    gains = [Hint.tr("%n VP", "", load.points if isinstance(load, MixedGoodsLoaded) else load.amount)]
    for event in events[loads[0] : end]:
        if isinstance(event, PointsReceived) and event.seat == seat:
            more = translate("Hint", "+{points} {cause}")
            gains.append(more.format(points=event.points, cause=words.piece(event.cause)))
    goods = _cargo(load, words)
    return translate("Hint", "Load {goods} ({gains})").format(goods=goods, gains=listed(gains))


def _cargo(load: GoodsLoaded | MixedGoodsLoaded, words: Words) -> str:
    return words.goods(load.goods) if isinstance(load, MixedGoodsLoaded) else words.amount(load.amount, load.good)


def _comes_with_colonist(seat: int, events: Sequence[Event]) -> bool:
    """Returns whether the action is followed by a colonist for the new piece (hospice, university); the trigger of
    the last round, tasks and achievements may come between."""
    between = EndTriggered | TaskDone | AchievementDone
    after = next((event for event in events[1:] if not isinstance(event, between)), None)
    return isinstance(after, ColonistSettled | NobleSettled) and after.seat == seat
