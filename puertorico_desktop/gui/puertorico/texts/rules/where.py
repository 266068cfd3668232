"""The mapping from items of the table, events and actions to rules pages."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.puertorico import actions, events
from puertorico_desktop.engine.puertorico import expansion_actions as more
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.card_actions import BuildForAll, KeepCard
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Good, Role, Tile
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.game import ANSWERS
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import (
    AbilitiesGone,
    AbilityUnlocked,
    ColonistGained,
    GiftReceived,
    GoodReceived,
    GoodsSpent,
    MarkerMoved,
    PeopleSetAside,
    ReserveMarkerMoved,
    StepTaken,
)
from puertorico_desktop.engine.puertorico.puertoma.reserve_actions import ReserveBuilding
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.models.items import AdviceItem, Item, LogItem
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.models.items import (
    CandidateItem,
    CardItem,
    CityItem,
    CrewItem,
    GoodItem,
    HouseItem,
    IslandItem,
    MarketItem,
    OfferItem,
    PlayerItem,
    RoleItem,
    ShipItem,
    SpaceItem,
    SupplyItem,
    TaskItem,
)
from puertorico_desktop.gui.puertorico.models.puertoma_items import (
    AbilityItem,
    AsideItem,
    BuildingsItem,
    EstateItem,
    LevelItem,
    PlaceItem,
    ReserveItem,
    TieCardItem,
)
from puertorico_desktop.gui.puertorico.texts.achievements import ACHIEVEMENT_SENTENCES
from puertorico_desktop.gui.puertorico.texts.festival import FESTIVAL_SENTENCES
from puertorico_desktop.gui.puertorico.texts.rules.topics import Piece, concept, topic_id
from puertorico_desktop.gui.puertorico.texts.smuggling import SMUGGLER_SENTENCES


def topic_of(thing: Item | str) -> str | None:
    """Returns the page about an item of the table or of the log, or about a place by its ref; None if there is none.

    An item names the piece in its place, but a ref does not: it leads to the page about such a place. Subjects
    without a place have a name of their own: those of `targets.py` and the keys of `SIGNS`.
    """
    return _of_ref(thing) if isinstance(thing, str) else _of_item(thing)


def _of_item(item: Item) -> str | None:
    match item:
        case RoleItem():
            return topic_id(item.role)
        case OfferItem():
            return concept("plantations") if item.tile is None else topic_id(item.tile)
        case ShipItem():
            if item.mix is not None and not item.closed:
                return topic_id(Building.SMALL_WHARF)
            return topic_id(Building.WHARF) if item.capacity is None else concept("ships")
        case CrewItem():
            return concept("colonist_ship")
        case HouseItem():
            return concept("trading_house")
        case SupplyItem() | GoodItem():
            return topic_id(item.good)
        case MarketItem() | CandidateItem():
            return topic_id(item.building)
        case SpaceItem():
            return concept("violet_buildings")
        case IslandItem():
            return concept("island") if item.tile is None else topic_id(item.tile)
        case CityItem():
            return concept("city") if item.building is None else topic_id(item.building)
        case PlayerItem():
            return concept("player")
        case TaskItem():
            return concept("festival")
        case CardItem():
            return concept("achievements")
        case EstateItem():
            return topic_id(item.kind)
        case LevelItem() | ReserveItem():
            return concept("puertoma_building") if item.building is None else topic_id(item.building)
        case BuildingsItem():
            return concept("puertoma_building")
        case AbilityItem():
            return concept("abilities")
        case AsideItem():
            return concept("puertoma_scoring")
        case TieCardItem():
            return concept("tie_break_cards")
        case PlaceItem():
            return topic_id(item.role)
        case LogItem():
            return topic_of_event(item.event)
        case AdviceItem():
            return topic_of_action(item.action)
    return None


_PIECES: Mapping[str, Mapping[str, Piece]] = {
    "role": {role.id: role for role in Role},
    "market": {building.id: building for building in Building},
    "candidate": {building.id: building for building in Building},
    "building": {building.id: building for building in Building},
    "supply": {good.id: good for good in Good},
    "good": {good.id: good for good in Good},
    "tile": {tile.id: tile for tile in Tile},
}
"""The pieces by the first part of their refs and by id; the ids of pages are built in the same way."""

SIGNS: Mapping[str, str] = {
    refs.QUARRY: topic_id(Tile.QUARRY),
    refs.PILE: concept("plantations"),
    "offer": concept("plantations"),
    refs.ISLAND: concept("island"),
    refs.CITY: concept("city"),
    refs.GOODS_AREA: concept("supply"),
    "supply": concept("supply"),
    refs.HOUSE: concept("trading_house"),
    "ship": concept("ships"),
    refs.PRIVATE: topic_id(Building.WHARF),
    refs.SAILED_SHIPS: topic_id(Building.WHARF),
    refs.SMALL_SHIP: topic_id(Building.SMALL_WHARF),
    refs.DRAWN: concept("plantations"),
    refs.SAN_JUAN: concept("colonists"),
    "colonist": concept("colonists"),
    "noble": concept("nobles"),
    "crew": concept("colonist_ship"),
    "market": concept("violet_buildings"),
    refs.SPACE: concept("violet_buildings"),
    refs.TASK: concept("festival"),
    refs.CARD: concept("achievements"),
    refs.PACK: concept("achievements"),
    "column": concept("quarries"),
    "role": concept("round"),
    refs.PLAYER: concept("player"),
    "governor": concept("governor"),
    "doubloon": concept("doubloons"),
    "points": concept("points"),
    "end": concept("end"),
    "log": concept("round"),
    "advice": concept("round"),
}
"""The pages about places and signs, by the first part of their refs. `crew` is the colonist ship, `column` a column
of the market, `end` the display of the approaching end."""


def _of_ref(ref: str) -> str | None:
    ref = ref.rpartition("/")[2]
    kind, _, name = ref.partition(":")
    piece = _PIECES.get(kind, {}).get(name)
    if piece is not None:
        return topic_id(piece)
    return SIGNS.get(ref) or SIGNS.get(kind)


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
    events.PrivateShipsUnloaded: concept("ships"),
    events.RolesSweetened: concept("round"),
    events.GameEnded: concept("scoring"),
    events.PointReturned: concept("payment"),
    events.ColonistReturned: concept("payment"),
    events.GuestMoved: concept("guests"),
    events.GoodSoldPrivately: topic_id(Building.TRADING_POST),
    events.MixedGoodsLoaded: topic_id(Building.SMALL_WHARF),
    events.ForestPlanted: concept("forests"),
    events.TileTurnedUp: concept("forests"),
    events.NoblesDistributed: concept("nobles"),
    events.NoblesPlaced: concept("nobles"),
    events.NobleBoarded: concept("nobles"),
    **dict.fromkeys(SMUGGLER_SENTENCES, topic_id(Role.SMUGGLER)),
    **dict.fromkeys(FESTIVAL_SENTENCES, concept("festival")),
    **dict.fromkeys(ACHIEVEMENT_SENTENCES, concept("achievements")),
    MarkerMoved: concept("puertoma_roles"),
    ReserveMarkerMoved: concept("puertoma_building"),
    PeopleSetAside: concept("puertoma_settling"),
    GiftReceived: concept("puertoma_scoring"),
    **dict.fromkeys((AbilityUnlocked, AbilitiesGone, ColonistGained, GoodReceived, GoodsSpent), concept("abilities")),
}
"""The pages about kinds of events that name no piece."""

_OF_STEPS = {
    DecisionKind.CHOOSE_ROLE: "puertoma_roles",
    DecisionKind.BUILD: "puertoma_building",
    DecisionKind.RESERVE: "puertoma_building",
    DecisionKind.TAKE_TILE: "puertoma_settling",
    DecisionKind.PLACE_COLONISTS: "puertoma_settling",
    DecisionKind.LODGE: "puertoma_settling",
    DecisionKind.TAKE_EXTRA_GOOD: "puertoma_goods",
    DecisionKind.SELL_GOOD: "puertoma_goods",
    DecisionKind.LOAD_GOODS: "puertoma_goods",
    DecisionKind.STORE_GOODS: "puertoma_goods",
    DecisionKind.SMUGGLE: "puertoma_expansions",
    DecisionKind.TAKE_PERSON: "puertoma_expansions",
    DecisionKind.DRAFT_BUILDING: "puertoma_expansions",
}
"""The pages about the rules of a Puertoma's step, by kind of decision."""

_OF_TRIGGERS = {
    EndTrigger.COLONISTS: concept("colonist_ship"),
    EndTrigger.CITY: concept("city"),
    EndTrigger.VICTORY_POINTS: concept("points"),
}


def topic_of_event(event: Event) -> str:
    """Returns the page about an event."""
    match event:
        case events.RoleChosen() | events.PhaseEnded():
            return topic_id(event.role)
        case events.TileTaken() | events.TileDrawn() | events.TileDiscarded():
            return topic_id(event.tile)
        case events.ColonistSettled() | events.DoubloonsReceived() | events.PointsReceived():
            return topic_id(event.cause)
        case events.NobleSettled() | events.NobleArrived() | events.ColonistArrived():
            return topic_id(event.cause)
        case events.DoubloonsPaid() | events.GoodReturned():
            return topic_id(event.cause)
        case events.BuildingBuilt() | events.BuildingDrafted():
            return topic_id(event.building)
        case events.GoodSold():
            return topic_id(event.good)
        case events.EndTriggered():
            return _OF_TRIGGERS[event.trigger]
        case StepTaken():
            return concept(_OF_STEPS.get(event.kind, "puertoma"))
    return _OF_EVENTS[type(event)]


def topic_of_action(action: Action) -> str:
    """Returns the page about an action."""
    match action:
        case actions.ChooseRole():
            return topic_id(action.role)
        case actions.TakeTile():
            return topic_id(action.tile)
        case actions.Build() | BuildForAll() | more.DraftBuilding() | more.SideAction() | ReserveBuilding():
            return topic_id(action.building)
        case actions.SellGood() | actions.TakeExtraGood() | more.ReturnGood():
            return topic_id(action.good)
    return _OF_ACTIONS.get(type(action), concept("round"))


_OF_ACTIONS: dict[type[Action], str] = {
    actions.DrawPlantation: concept("plantations"),
    actions.PlaceColonists: concept("colonists"),
    actions.LoadGoods: concept("loading"),
    actions.StoreGoods: concept("spoiling"),
    actions.AcceptBenefit: concept("options"),
    more.PlaceNobles: concept("nobles"),
    more.TakePerson: concept("nobles"),
    more.LoadMixed: topic_id(Building.SMALL_WHARF),
    more.PlantForest: concept("forests"),
    more.PlaceDrawn: concept("forests"),
    more.ReturnColonist: concept("payment"),
    more.ReturnPoint: concept("payment"),
    more.SellPrivately: topic_id(Building.TRADING_POST),
    more.DiscardTile: topic_id(Building.HUNTING_LODGE),
    more.StoreCrates: topic_id(Building.STOREHOUSE),
    KeepCard: concept("achievements"),
    **dict.fromkeys((*ANSWERS[DecisionKind.SMUGGLE], *ANSWERS[DecisionKind.LODGE]), topic_id(Role.SMUGGLER)),
}
"""The pages about kinds of actions that name no piece."""
