"""The log sentences of events that only the expansions have. See `log.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico import events as e
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.texts.marking import Context

translate = QCoreApplication.translate
Log = Context("Log")


def _building_drafted(event: e.BuildingDrafted, at: LogContext) -> str:
    text = translate("Log", "{player} chooses the {building} for this game.")
    return text.format(player=at.names[event.seat], building=at.words.building(event.building))


def _tile_turned_up(event: e.TileTurnedUp, at: LogContext) -> str:
    return translate("Log", "{player} draws a tile and looks at it.").format(player=at.names[event.seat])


def _forest_planted(event: e.ForestPlanted, at: LogContext) -> str:
    """Returns the sentence; a drawn tile is not named, because only its owner may know it (rulings.md 21)."""
    if event.drawn:
        text = translate("Log", "{player} places the tile face down as a forest.")
        return text.format(player=at.names[event.seat])
    text = translate("Log", "{player} places a tile face down as a forest: {tile}.")
    return text.format(player=at.names[event.seat], tile=at.words.tile(event.tile))


def _tile_discarded(event: e.TileDiscarded, at: LogContext) -> str:
    text = translate("Log", "{player} discards a tile: {tile}.")
    return text.format(player=at.names[event.seat], tile=at.words.tile(event.tile))


def _doubloons_paid(event: e.DoubloonsPaid, at: LogContext) -> str:
    text = Log.tr("{player} pays %n doubloon(s) ({cause}).", "", event.doubloons)
    return text.format(player=at.names[event.seat], cause=at.words.piece(event.cause))


def _colonist_returned(event: e.ColonistReturned, at: LogContext) -> str:
    named = {"player": at.names[event.seat], "building": at.words.building(Building.BLACK_MARKET)}
    if event.piece is None:
        if event.noble:
            return translate("Log", "{player}, {building}: gives back a noble from San Juan.").format(**named)
        return translate("Log", "{player}, {building}: gives back a colonist from San Juan.").format(**named)
    named["piece"] = at.words.piece(event.piece)
    if event.noble:
        return translate("Log", "{player}, {building}: gives back a noble ({piece}).").format(**named)
    return translate("Log", "{player}, {building}: gives back a colonist ({piece}).").format(**named)


def _good_returned(event: e.GoodReturned, at: LogContext) -> str:
    text = translate("Log", "{player}, {building}: gives back {goods}.")
    goods = at.words.amount(1, event.good)
    return text.format(player=at.names[event.seat], building=at.words.building(event.cause), goods=goods)


def _point_returned(event: e.PointReturned, at: LogContext) -> str:
    text = translate("Log", "{player}, {building}: gives back a victory point.")
    return text.format(player=at.names[event.seat], building=at.words.building(Building.BLACK_MARKET))


def _guest_moved(event: e.GuestMoved, at: LogContext) -> str:
    if event.noble:
        text = translate("Log", "{player}, {building}: a noble moves to another place ({piece}).")
    else:
        text = translate("Log", "{player}, {building}: a colonist moves to another place ({piece}).")
    return text.format(
        player=at.names[event.seat],
        building=at.words.building(Building.GUESTHOUSE),
        piece=at.words.piece(event.piece),
    )


def _good_sold_privately(event: e.GoodSoldPrivately, at: LogContext) -> str:
    text = Log.tr("{player} sells {good} past the trading house for %n doubloon(s).", "", event.price)
    return text.format(player=at.names[event.seat], good=at.words.good(event.good))


def _mixed_goods_loaded(event: e.MixedGoodsLoaded, at: LogContext) -> str:
    text = Log.tr("{player} loads {goods} onto a small ship of their own for %n point(s).", "", event.points)
    return text.format(player=at.names[event.seat], goods=at.words.goods(event.goods))


def _colonist_arrived(event: e.ColonistArrived, at: LogContext) -> str:
    text = translate("Log", "{player}, {building}: a colonist comes to San Juan.")
    return text.format(player=at.names[event.seat], building=at.words.building(event.cause))


def _noble_arrived(event: e.NobleArrived, at: LogContext) -> str:
    text = translate("Log", "{player}, {building}: a noble comes to San Juan.")
    return text.format(player=at.names[event.seat], building=at.words.building(event.cause))


def _noble_settled(event: e.NobleSettled, at: LogContext) -> str:
    text = translate("Log", "{player}, {building}: a noble from the ship goes to the new place ({piece}).")
    return text.format(
        player=at.names[event.seat], building=at.words.building(event.cause), piece=at.words.piece(event.piece)
    )


def _nobles_distributed(event: e.NoblesDistributed, at: LogContext) -> str:
    text = Log.tr("%n noble(s) are among the people whom {player} receives.", "", event.count)
    return text.format(player=at.names[event.seat])


def _nobles_placed(event: e.NoblesPlaced, at: LogContext) -> str:
    if event.san_juan:
        text = Log.tr("{player} places the nobles; %n of those in San Juan is (are) noble(s).", "", event.san_juan)
    else:
        text = translate("Log", "{player} places the nobles.")
    return text.format(player=at.names[event.seat])


def _noble_boarded(_event: e.NobleBoarded, _at: LogContext) -> str:
    return translate("Log", "One of them is a noble.")


EXPANSION_SENTENCES: Mapping[type[e.Event], Callable[[Any, LogContext], str]] = {
    e.BuildingDrafted: _building_drafted,
    e.TileTurnedUp: _tile_turned_up,
    e.ForestPlanted: _forest_planted,
    e.TileDiscarded: _tile_discarded,
    e.DoubloonsPaid: _doubloons_paid,
    e.ColonistReturned: _colonist_returned,
    e.GoodReturned: _good_returned,
    e.PointReturned: _point_returned,
    e.GuestMoved: _guest_moved,
    e.GoodSoldPrivately: _good_sold_privately,
    e.MixedGoodsLoaded: _mixed_goods_loaded,
    e.ColonistArrived: _colonist_arrived,
    e.NobleArrived: _noble_arrived,
    e.NobleSettled: _noble_settled,
    e.NoblesDistributed: _nobles_distributed,
    e.NoblesPlaced: _nobles_placed,
    e.NobleBoarded: _noble_boarded,
}
"""The functions that return the log sentence, for the kinds of events that only the expansions have."""
