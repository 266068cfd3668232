"""From what lies on the table to the page about it."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico import events
from puertorico_desktop.engine.puertorico.components import EndTrigger, Role
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.gui.models.items import (
    CityItem,
    GoodItem,
    HouseItem,
    IslandItem,
    Item,
    LogItem,
    MarketItem,
    OfferItem,
    PlayerItem,
    RoleItem,
    ShipItem,
    SupplyItem,
)
from puertorico_desktop.gui.texts.rules.topic import concept, topic_id


def topic_of(item: Item) -> str | None:
    """The page about an item of the table or of the log; None for an item that no page is about."""
    match item:
        case RoleItem():
            return topic_id(item.role)
        case OfferItem():
            return concept("plantations") if item.tile is None else topic_id(item.tile)
        case ShipItem():
            return "building:wharf" if item.capacity is None else concept("ships")
        case HouseItem():
            return concept("trading_house")
        case SupplyItem() | GoodItem():
            return topic_id(item.good)
        case MarketItem():
            return topic_id(item.building)
        case IslandItem():
            return concept("island") if item.tile is None else topic_id(item.tile)
        case CityItem():
            return concept("city") if item.building is None else topic_id(item.building)
        case PlayerItem():
            return concept("colonists") if item.idle else concept("overview")
        case LogItem():
            return topic_of_event(item.event)
    return None


_OF_EVENTS: dict[type[Event], str] = {
    events.RoundStarted: concept("governor"),
    events.Skipped: concept("round"),
    events.Passed: concept("round"),
    events.BenefitRefused: concept("options"),
    events.PlantationsDiscarded: concept("plantations"),
    events.PileReshuffled: concept("plantations"),
    events.PlantationsRevealed: concept("plantations"),
    events.ColonistReceived: concept("privilege"),
    events.ColonistsDistributed: topic_id(Role.MAYOR),
    events.ColonistsPlaced: concept("colonists"),
    events.ColonistShipFilled: concept("colonist_ship"),
    events.GoodsProduced: concept("production"),
    events.ExtraGoodTaken: concept("privilege"),
    events.TradingHouseEmptied: concept("trading_house"),
    events.GoodsLoaded: concept("loading"),
    events.GoodsStored: concept("spoiling"),
    events.ShipSailed: concept("ships"),
    events.RolesSweetened: concept("round"),
    events.GameEnded: concept("scoring"),
}
"""The page about an event, for those that name no piece."""

_OF_TRIGGERS = {
    EndTrigger.COLONISTS: concept("colonist_ship"),
    EndTrigger.CITY: concept("city"),
    EndTrigger.VICTORY_POINTS: concept("points"),
}


def topic_of_event(event: Event) -> str:
    """The page about something that happened."""
    match event:
        case events.RoleChosen() | events.PhaseEnded():
            return topic_id(event.role)
        case events.TileTaken() | events.TileDrawn():
            return topic_id(event.tile)
        case events.ColonistSettled() | events.DoubloonsReceived() | events.PointsReceived():
            return topic_id(event.cause)
        case events.BuildingBuilt():
            return topic_id(event.building)
        case events.GoodSold():
            return topic_id(event.good)
        case events.EndTriggered():
            return _OF_TRIGGERS[event.trigger]
    return _OF_EVENTS[type(event)]
