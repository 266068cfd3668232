"""The sentences of the log: one for every kind of event. The announcer speaks the same sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico import events as e
from puertorico_desktop.engine.puertorico.components import GOODS, PRIVATE_SHIP, Benefit, EndTrigger, Waived
from puertorico_desktop.gui.puertorico.texts.achievements import ACHIEVEMENT_SENTENCES
from puertorico_desktop.gui.puertorico.texts.festival import FESTIVAL_SENTENCES
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext as LogContext
from puertorico_desktop.gui.puertorico.texts.log_expansions import EXPANSION_SENTENCES
from puertorico_desktop.gui.puertorico.texts.puertoma_events import PUERTOMA_SENTENCES
from puertorico_desktop.gui.puertorico.texts.reasons import skip_text
from puertorico_desktop.gui.puertorico.texts.smuggling import SMUGGLER_SENTENCES
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Log = Context("Log")


TRIGGERS: Mapping[EndTrigger, str] = {
    EndTrigger.COLONISTS: QT_TRANSLATE_NOOP(
        "Log", "The colonist ship could not be filled any more: this round is the last one."
    ),
    EndTrigger.CITY: QT_TRANSLATE_NOOP("Log", "{player} has filled the city: this round is the last one."),
    EndTrigger.VICTORY_POINTS: QT_TRANSLATE_NOOP(
        "Log", "{player} took the last victory point chip: this round is the last one."
    ),
}

WAIVED: Mapping[Waived, str] = {
    Waived.TILE: QT_TRANSLATE_NOOP("Log", "{player} takes no tile."),
    Waived.BUILDING: QT_TRANSLATE_NOOP("Log", "{player} builds nothing."),
    Waived.EXTRA_GOOD: QT_TRANSLATE_NOOP("Log", "{player} takes no additional good."),
    Waived.SALE: QT_TRANSLATE_NOOP("Log", "{player} sells nothing."),
    Waived.PRIVATE_SHIP: QT_TRANSLATE_NOOP("Log", "{player} keeps the wharf for later."),
    Waived.DELIVERY: QT_TRANSLATE_NOOP("Log", "{player} delivers no more."),
    Waived.DISCARD: QT_TRANSLATE_NOOP("Log", "{player} keeps all tiles."),
    Waived.SMUGGLING: QT_TRANSLATE_NOOP("Log", "{player} does nothing as the smuggler."),
    Waived.LODGING: QT_TRANSLATE_NOOP("Log", "{player} gives work to nobody else."),
}
REFUSED: Mapping[Benefit, str] = {
    Benefit.MAYOR_PRIVILEGE: QT_TRANSLATE_NOOP("Log", "{player} does not want the privilege's colonist."),
    Benefit.PROSPECTOR_PRIVILEGE: QT_TRANSLATE_NOOP("Log", "{player} does not want the privilege's doubloon."),
    Benefit.PRODUCTION: QT_TRANSLATE_NOOP("Log", "{player} does not want to produce."),
    Benefit.HOSPICE: QT_TRANSLATE_NOOP("Log", "{player} puts no colonist on the new tile."),
    Benefit.UNIVERSITY: QT_TRANSLATE_NOOP("Log", "{player} does not want the colonist for the new building."),
    Benefit.FACTORY: QT_TRANSLATE_NOOP("Log", "{player} does not want the doubloons of the factory."),
    Benefit.HARBOR: QT_TRANSLATE_NOOP("Log", "{player} does not want the point of the harbor."),
    Benefit.CHURCH: QT_TRANSLATE_NOOP("Log", "{player} does not want the points of the church."),
    Benefit.LIGHTHOUSE: QT_TRANSLATE_NOOP("Log", "{player} does not want the doubloons of the lighthouse."),
    Benefit.SPECIALTY_FACTORY: QT_TRANSLATE_NOOP(
        "Log", "{player} does not want the doubloons of the specialty factory."
    ),
    Benefit.UNION_HALL: QT_TRANSLATE_NOOP("Log", "{player} does not want the points of the union hall."),
    Benefit.CHAPEL_DOUBLOON: QT_TRANSLATE_NOOP("Log", "{player} does not want the doubloon of the chapel."),
    Benefit.CHAPEL_POINT: QT_TRANSLATE_NOOP("Log", "{player} does not want the point of the chapel."),
    Benefit.JEWELER: QT_TRANSLATE_NOOP("Log", "{player} does not want the doubloons of the jeweler."),
    Benefit.VILLA: QT_TRANSLATE_NOOP("Log", "{player} does not want the noble of the villa."),
    Benefit.HUNTING_LODGE: QT_TRANSLATE_NOOP("Log", "{player} does not want the points of the hunting lodge."),
}


def event_text(event: e.Event, at: LogContext) -> str:
    """Returns the log sentence of an event."""
    return SENTENCES[type(event)](event, at)


def _round_started(event: e.RoundStarted, at: LogContext) -> str:
    text = translate("Log", "Round {round} begins, {player} is the governor.")
    return text.format(round=event.round, player=at.names[event.governor])


def _role_chosen(event: e.RoleChosen, at: LogContext) -> str:
    if event.doubloons:
        text = Log.tr("{player} chooses the {role} and takes %n doubloon(s).", "", event.doubloons)
    else:
        text = translate("Log", "{player} chooses the {role}.")
    return text.format(player=at.names[event.seat], role=at.words.role(event.role))


def _phase_ended(event: e.PhaseEnded, at: LogContext) -> str:
    return translate("Log", "The phase of the {role} is over.").format(role=at.words.role(event.role))


def _skipped(event: e.Skipped, at: LogContext) -> str:
    return skip_text(event.reason, event.seat, at.words, at.names)


def _passed(event: e.Passed, at: LogContext) -> str:
    return translate("Log", WAIVED[event.waived]).format(player=at.names[event.seat])


def _benefit_refused(event: e.BenefitRefused, at: LogContext) -> str:
    return translate("Log", REFUSED[event.benefit]).format(player=at.names[event.seat])


def _tile_taken(event: e.TileTaken, at: LogContext) -> str:
    text = translate("Log", "{player} takes a tile: {tile}.")
    return text.format(player=at.names[event.seat], tile=at.words.tile(event.tile))


def _tile_drawn(event: e.TileDrawn, at: LogContext) -> str:
    text = translate("Log", "{player} draws from the face-down pile: {tile}.")
    return text.format(player=at.names[event.seat], tile=at.words.tile(event.tile))


def _plantations_discarded(event: e.PlantationsDiscarded, at: LogContext) -> str:
    if not any(event.counts):
        return translate("Log", "No plantation is left over.")
    return translate("Log", "Nobody took: {tiles}.").format(tiles=at.words.tiles(event.counts))


def _pile_reshuffled(event: e.PileReshuffled, at: LogContext) -> str:
    return translate("Log", "The face-down pile has run out; the discarded tiles are shuffled into a new one.")


def _plantations_revealed(event: e.PlantationsRevealed, at: LogContext) -> str:
    if not any(event.counts):
        return translate("Log", "There are no plantations left to turn over.")
    return translate("Log", "New plantations: {tiles}.").format(tiles=at.words.tiles(event.counts))


def _colonist_received(event: e.ColonistReceived, at: LogContext) -> str:
    text = translate("Log", "{player} takes a colonist from the supply for the privilege.")
    return text.format(player=at.names[event.seat])


def _colonists_distributed(event: e.ColonistsDistributed, at: LogContext) -> str:
    text = Log.tr("{player} receives %n colonist(s) from the ship.", "", event.count)
    return text.format(player=at.names[event.seat])


def _colonists_placed(event: e.ColonistsPlaced, at: LogContext) -> str:
    if event.san_juan:
        text = Log.tr("{player} places the colonists; %n stay(s) in San Juan.", "", event.san_juan)
    else:
        text = translate("Log", "{player} places the colonists.")
    return text.format(player=at.names[event.seat])


def _colonist_settled(event: e.ColonistSettled, at: LogContext) -> str:
    if event.from_ship:
        text = translate("Log", "{player}, {building}: a colonist from the ship goes to the new place ({piece}).")
    else:
        text = translate("Log", "{player}, {building}: a colonist goes to the new place ({piece}).")
    return text.format(
        player=at.names[event.seat], building=at.words.building(event.cause), piece=at.words.piece(event.piece)
    )


def _colonist_ship_filled(event: e.ColonistShipFilled, at: LogContext) -> str:
    if event.count < event.wanted:
        text = Log.tr("%n colonist(s) board the ship; {wanted} were due.", "", event.count)
    else:
        text = Log.tr("%n colonist(s) board the ship.", "", event.count)
    return text.format(wanted=event.wanted)


def _building_built(event: e.BuildingBuilt, at: LogContext) -> str:
    text = Log.tr("{player} builds the {building} for %n doubloon(s).", "", event.price)
    return text.format(player=at.names[event.seat], building=at.words.building(event.building))


def _goods_produced(event: e.GoodsProduced, at: LogContext) -> str:
    named = {
        "player": at.names[event.seat],
        "goods": at.words.goods(event.goods),
        "missing": at.words.goods(event.short),
    }
    if not any(event.goods):
        return translate("Log", "{player} produces nothing; the supply lacks {missing}.").format(**named)
    if any(event.short):
        return translate("Log", "{player} produces {goods}; the supply lacks {missing}.").format(**named)
    return translate("Log", "{player} produces {goods}.").format(**named)


def _extra_good_taken(event: e.ExtraGoodTaken, at: LogContext) -> str:
    text = translate("Log", "{player} takes {goods} more for the privilege.")
    return text.format(player=at.names[event.seat], goods=at.words.amount(1, event.good))


def _good_sold(event: e.GoodSold, at: LogContext) -> str:
    text = Log.tr("{player} sells {good} for %n doubloon(s).", "", event.price)
    return text.format(player=at.names[event.seat], good=at.words.good(event.good))


def _trading_house_emptied(event: e.TradingHouseEmptied, at: LogContext) -> str:
    text = translate("Log", "The full trading house is emptied: {goods}.")
    return text.format(goods=at.words.goods(event.counts))


def _doubloons_received(event: e.DoubloonsReceived, at: LogContext) -> str:
    text = Log.tr("{player} receives %n doubloon(s) ({cause}).", "", event.doubloons)
    return text.format(player=at.names[event.seat], cause=at.words.piece(event.cause))


def _goods_loaded(event: e.GoodsLoaded, at: LogContext) -> str:
    named = {"player": at.names[event.seat], "goods": at.words.amount(event.amount, event.good)}
    if event.ship == PRIVATE_SHIP:
        text = Log.tr("{player} loads {goods} onto a ship of their own for %n point(s).", "", event.amount)
    else:
        text = Log.tr("{player} loads {goods} onto the ship with {spaces} spaces for %n point(s).", "", event.amount)
        named["spaces"] = str(at.ships[event.ship])
    return text.format(**named)


def _points_received(event: e.PointsReceived, at: LogContext) -> str:
    text = Log.tr("{player} receives %n point(s) more ({cause}).", "", event.points)
    return text.format(player=at.names[event.seat], cause=at.words.piece(event.cause))


def _goods_stored(event: e.GoodsStored, at: LogContext) -> str:
    named = {
        "player": at.names[event.seat],
        "kept": at.words.goods(event.kept),
        "returned": at.words.goods(event.returned),
    }
    if not any(event.kept):
        return translate("Log", "{player} gives back {returned}.").format(**named)
    if any(event.returned):
        return translate("Log", "{player} keeps {kept} and gives back {returned}.").format(**named)
    return translate("Log", "{player} keeps {kept}.").format(**named)


def _ship_sailed(event: e.ShipSailed, at: LogContext) -> str:
    text = translate("Log", "The ship with {ship} spaces sails with {goods}.")
    return text.format(ship=at.ships[event.ship], goods=at.words.amount(event.amount, event.good))


def _private_ships_unloaded(event: e.PrivateShipsUnloaded, at: LogContext) -> str:
    goods = listed(at.words.amount(amount, good) for good, amount in zip(GOODS, event.goods, strict=True) if amount)
    return translate("Log", "From private ships {goods} go to the supply.").format(goods=goods)


def _roles_sweetened(event: e.RolesSweetened, at: LogContext) -> str:
    text = translate("Log", "One more doubloon on each role that nobody chose: {roles}.")
    names = Counter(at.words.role(role) for role in event.roles)  # both prospectors have the same name
    several = translate("Log", "{role} ×{count}")
    roles = (name if count == 1 else several.format(role=name, count=count) for name, count in names.items())
    return text.format(roles=listed(roles))


def _end_triggered(event: e.EndTriggered, at: LogContext) -> str:
    if event.seat is None and event.trigger is EndTrigger.VICTORY_POINTS:
        return translate("Log", "No victory point chip is left after this captain phase: this round is the last one.")
    player = "" if event.seat is None else at.names[event.seat]
    return translate("Log", TRIGGERS[event.trigger]).format(player=player)


def _game_ended(event: e.GameEnded, at: LogContext) -> str:
    winners = listed(at.names[seat] for seat in event.winners)
    if len(event.winners) > 1:
        return translate("Log", "The game is over. {winners} share the victory.").format(winners=winners)
    return translate("Log", "The game is over. {winner} wins.").format(winner=winners)


SENTENCES: Mapping[type[e.Event], Callable[[Any, LogContext], str]] = {
    e.RoundStarted: _round_started,
    e.RoleChosen: _role_chosen,
    e.PhaseEnded: _phase_ended,
    e.Skipped: _skipped,
    e.Passed: _passed,
    e.BenefitRefused: _benefit_refused,
    e.TileTaken: _tile_taken,
    e.TileDrawn: _tile_drawn,
    e.PlantationsDiscarded: _plantations_discarded,
    e.PileReshuffled: _pile_reshuffled,
    e.PlantationsRevealed: _plantations_revealed,
    e.ColonistReceived: _colonist_received,
    e.ColonistsDistributed: _colonists_distributed,
    e.ColonistsPlaced: _colonists_placed,
    e.ColonistSettled: _colonist_settled,
    e.ColonistShipFilled: _colonist_ship_filled,
    e.BuildingBuilt: _building_built,
    e.GoodsProduced: _goods_produced,
    e.ExtraGoodTaken: _extra_good_taken,
    e.GoodSold: _good_sold,
    e.TradingHouseEmptied: _trading_house_emptied,
    e.DoubloonsReceived: _doubloons_received,
    e.GoodsLoaded: _goods_loaded,
    e.PointsReceived: _points_received,
    e.GoodsStored: _goods_stored,
    e.ShipSailed: _ship_sailed,
    e.PrivateShipsUnloaded: _private_ships_unloaded,
    e.RolesSweetened: _roles_sweetened,
    e.EndTriggered: _end_triggered,
    e.GameEnded: _game_ended,
    **EXPANSION_SENTENCES,
    **SMUGGLER_SENTENCES,
    **FESTIVAL_SENTENCES,
    **ACHIEVEMENT_SENTENCES,
    **PUERTOMA_SENTENCES,
}
"""The functions that return the log sentence, by kind of event."""
