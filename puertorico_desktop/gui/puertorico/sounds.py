"""The sounds of the moves of Puerto Rico."""

from __future__ import annotations

from collections.abc import Iterable

from puertorico_desktop.engine.puertorico import achievement_events as a
from puertorico_desktop.engine.puertorico import events as e
from puertorico_desktop.engine.puertorico import festival_events as f
from puertorico_desktop.engine.puertorico import smuggler_events as s
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.puertoma import puertoma_events as p
from puertorico_desktop.gui.feedback.sounds import Sound

SOUND_OF: dict[type[Event], Sound | None] = {
    e.GameEnded: Sound.END,
    e.ShipSailed: Sound.SHIP,
    e.PrivateShipsUnloaded: Sound.SHIP,
    e.BuildingBuilt: Sound.PLACE,
    e.TileTaken: Sound.PLACE,
    e.TileDrawn: Sound.PLACE,
    e.TileTurnedUp: Sound.PLACE,
    e.ForestPlanted: Sound.PLACE,
    e.TileDiscarded: Sound.PLACE,
    e.BuildingDrafted: Sound.PLACE,
    p.AbilityUnlocked: Sound.PLACE,
    p.ReserveMarkerMoved: Sound.PLACE,
    a.CardKept: Sound.PLACE,
    e.GoodsLoaded: Sound.GOODS,
    e.MixedGoodsLoaded: Sound.GOODS,
    e.GoodReturned: Sound.GOODS,
    e.GoodsProduced: Sound.GOODS,
    e.ExtraGoodTaken: Sound.GOODS,
    e.GoodsStored: Sound.GOODS,
    p.GiftReceived: Sound.GOODS,
    p.GoodReceived: Sound.GOODS,
    p.GoodsSpent: Sound.GOODS,
    e.GoodSold: Sound.COIN,
    e.GoodSoldPrivately: Sound.COIN,
    e.DoubloonsPaid: Sound.COIN,
    e.DoubloonsReceived: Sound.COIN,
    s.HousePlundered: Sound.GOODS,
    s.ShipRaided: Sound.GOODS,
    s.CaptivePlayed: Sound.ROLE,
    e.RoleChosen: Sound.ROLE,
    s.RoleCaptured: Sound.ROLE,
    s.RansomPaid: Sound.COIN,
    f.TaskDone: Sound.ROLE,
    a.AchievementDone: Sound.ROLE,
    s.PeoplePoached: Sound.COLONIST,
    s.ColonistLodged: Sound.COLONIST,
    e.ColonistReceived: Sound.COLONIST,
    e.ColonistsDistributed: Sound.COLONIST,
    e.ColonistsPlaced: Sound.COLONIST,
    e.ColonistSettled: Sound.COLONIST,
    e.ColonistArrived: Sound.COLONIST,
    e.ColonistReturned: Sound.COLONIST,
    e.GuestMoved: Sound.COLONIST,
    e.NobleArrived: Sound.COLONIST,
    e.NobleSettled: Sound.COLONIST,
    e.NoblesDistributed: Sound.COLONIST,
    e.NoblesPlaced: Sound.COLONIST,
    # Events without a visible move of pieces, or with a minor one.
    e.RoundStarted: None,
    e.PhaseEnded: None,
    e.Skipped: None,
    e.Passed: None,
    e.BenefitRefused: None,
    e.PlantationsDiscarded: None,
    e.PileReshuffled: None,
    e.PlantationsRevealed: None,
    e.ColonistShipFilled: None,
    e.NobleBoarded: None,
    e.PointReturned: None,
    e.TradingHouseEmptied: None,
    e.PointsReceived: None,
    e.RolesSweetened: None,
    e.EndTriggered: None,
    f.TaskSet: None,
    f.NewcomersIdle: None,
    a.CardsDealt: None,
    a.PacksPassed: None,
    s.MarkerTaken: None,
    s.PeopleLeft: None,
    p.StepTaken: None,
    p.MarkerMoved: None,
    p.AbilitiesGone: None,
    p.PeopleSetAside: None,
    p.ColonistGained: None,
}
"""The sound of every kind of event, the most important first; None for silent events."""


def sound_of(events: Iterable[Event]) -> Sound | None:
    """Returns the sound of the most important event of a move; None if all events are silent."""
    kinds = {type(event) for event in events}
    return next((sound for kind, sound in SOUND_OF.items() if sound is not None and kind in kinds), None)
