"""The log sentences of events that a Puertoma causes, and the effects of its abilities. See `log.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import AbilityTile
from puertorico_desktop.engine.puertorico.events import BuildingBuilt, Event
from puertorico_desktop.engine.puertorico.puertoma import puertoma_events as p
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.puertorico.texts.puertoma import HEADINGS
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Puertoma1897 = Context("Puertoma1897")

ABILITIES: Mapping[AbilityTile, str] = {
    AbilityTile.SELL_SAME_KIND: QT_TRANSLATE_NOOP(
        "Puertoma1897", "it may sell a kind that the trading house already has"
    ),
    AbilityTile.SALE_DOUBLOON: QT_TRANSLATE_NOOP("Puertoma1897", "+1 coin a sale"),
    AbilityTile.BUILDING_COLONIST: QT_TRANSLATE_NOOP("Puertoma1897", "+1 worker with each building"),
    AbilityTile.STORE_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "it stores all goods of its dearest kind"),
    AbilityTile.BUILDER_DOUBLOON: QT_TRANSLATE_NOOP("Puertoma1897", "+1 coin before it builds"),
    AbilityTile.EXTRA_GOOD: QT_TRANSLATE_NOOP("Puertoma1897", "+1 good of the dearest kind that it produced"),
    AbilityTile.DOUBLOON_A_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "+1 coin a kind that it produces"),
    AbilityTile.EXTRA_COLONIST: QT_TRANSLATE_NOOP("Puertoma1897", "+1 worker at the end of the Recruiter's phase"),
    AbilityTile.GOOD_OF_ESTATE: QT_TRANSLATE_NOOP("Puertoma1897", "+1 good of each estate that it gains"),
    AbilityTile.POINT_A_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "+1 VP a kind of goods before it stores"),
    AbilityTile.DISCARD_FOR_POINTS: QT_TRANSLATE_NOOP(
        "Puertoma1897", "it gives up to 2 goods of a kind for 1 VP each before it stores"
    ),
    AbilityTile.DOUBLOON_A_COLONIST: QT_TRANSLATE_NOOP(
        "Puertoma1897", "+1 coin a worker that it receives in the Recruiter's phase"
    ),
}
"""The effect of each ability tile, as a part of a sentence."""


def ability_text(tile: AbilityTile) -> str:
    """Returns the effect of an ability, as a part of a sentence."""
    return translate("Puertoma1897", ABILITIES[tile])


def _step_taken(event: p.StepTaken, at: LogContext) -> str:
    heading = translate("Puertoma1897", HEADINGS[event.kind]).format(player=at.names[event.seat])
    return translate("Puertoma1897", "{heading}.").format(heading=heading)


def _marker_moved(event: p.MarkerMoved, at: LogContext) -> str:
    text = translate("Puertoma1897", "The action marker goes from the {left} to the {role}.")
    return text.format(left=at.words.role(event.left), role=at.words.role(event.role))


def _ability_unlocked(event: p.AbilityUnlocked, at: LogContext) -> str:
    text = translate("Puertoma1897", "{player} unlocks an ability, from the next role on: {ability}.")
    return text.format(player=at.names[event.seat], ability=ability_text(event.tile))


def _abilities_gone(event: p.AbilitiesGone, at: LogContext) -> str:
    text = translate("Puertoma1897", "{player} loses the ability tiles that still lie face down.")
    return text.format(player=at.names[event.seat])


def _reserve_marker_moved(event: p.ReserveMarkerMoved, at: LogContext) -> str:
    player = at.names[event.seat]
    if event.building is None:
        text = translate("Puertoma1897", "{player} finds no expanded building for its reserve marker.")
        return text.format(player=player)
    text = translate("Puertoma1897", "{player} puts its reserve marker on the {building}.")
    return text.format(player=player, building=at.words.building(event.building))


def building_received(event: BuildingBuilt, at: LogContext) -> str:
    """Returns the log sentence of a building that a Puertoma receives at the start, for nothing."""
    text = translate("Puertoma1897", "{player} receives the {building} at the start.")
    return text.format(player=at.names[event.seat], building=at.words.building(event.building))


def _gift_received(event: p.GiftReceived, at: LogContext) -> str:
    named = {"player": at.names[event.seat], "good": at.words.amount(1, event.good)}
    if event.colonists:
        text = Puertoma1897.tr("{player} receives {good} and %n worker(s) at the start.", "", event.colonists)
    else:
        text = Puertoma1897.tr("{player} receives {good} at the start, and has %n coin(s).", "", event.doubloons)
    return text.format(**named)


def _good_received(event: p.GoodReceived, at: LogContext) -> str:
    text = translate("Puertoma1897", "{player} receives {good} ({ability}).")
    good = at.words.amount(1, event.good)
    return text.format(player=at.names[event.seat], good=good, ability=at.words.piece(event.cause))


def _goods_spent(event: p.GoodsSpent, at: LogContext) -> str:
    text = translate("Puertoma1897", "{player} gives {goods} out of the game ({ability}).")
    goods = at.words.amount(event.amount, event.good)
    return text.format(player=at.names[event.seat], goods=goods, ability=at.words.piece(event.cause))


def _people_set_aside(event: p.PeopleSetAside, at: LogContext) -> str:
    text = Puertoma1897.tr("{player}: %n worker(s) go(es) to the VP area.", "", event.count)
    return text.format(player=at.names[event.seat])


def _colonist_gained(event: p.ColonistGained, at: LogContext) -> str:
    text = translate("Puertoma1897", "{player} receives a worker from the supply ({ability}).")
    return text.format(player=at.names[event.seat], ability=at.words.piece(event.cause))


PUERTOMA_SENTENCES: Mapping[type[Event], Callable[[Any, LogContext], str]] = {
    p.StepTaken: _step_taken,
    p.MarkerMoved: _marker_moved,
    p.AbilityUnlocked: _ability_unlocked,
    p.AbilitiesGone: _abilities_gone,
    p.PeopleSetAside: _people_set_aside,
    p.ColonistGained: _colonist_gained,
    p.ReserveMarkerMoved: _reserve_marker_moved,
    p.GiftReceived: _gift_received,
    p.GoodReceived: _good_received,
    p.GoodsSpent: _goods_spent,
}
"""The functions that return the log sentence, for the kinds of events that only a Puertoma has."""
