"""What the moves of San Juan sound like."""

from __future__ import annotations

from collections.abc import Iterable

from puertorico_desktop.engine.sanjuan import events as e
from puertorico_desktop.gui.feedback.sounds import Sound

SOUND_OF: dict[type[e.Event], Sound | None] = {
    e.GameEnded: Sound.END,
    e.BuildingBuilt: Sound.PLACE,
    e.GoodsSold: Sound.COIN,
    e.GoodsProduced: Sound.GOODS,
    e.RoleChosen: Sound.ROLE,
    e.DeckShuffled: Sound.SHUFFLE,
    e.CardsTurnedUp: Sound.CARD,
    e.CardsTucked: Sound.CARD,
    e.CardsDrawn: Sound.CARD,
    e.CardsLookedAt: Sound.CARD,
    e.CardsKept: Sound.CARD,
    e.CardsDiscarded: Sound.CARD,
    e.PricesTurned: Sound.CARD,
    # Nothing moves on the table, or only by the way.
    e.GoodStowed: None,
    e.BuildingCovered: None,
    e.RoundStarted: None,
    e.PhaseEnded: None,
    e.Skipped: None,
    e.Passed: None,
    e.BenefitRefused: None,
}
"""What every kind of event sounds like, the weightiest first; None: it is silent."""


def sound_of(events: Iterable[e.Event]) -> Sound | None:
    """Returns the one sound that stands for everything a move brought about; None if nothing is heard."""
    kinds = {type(event) for event in events}
    return next((sound for kind, sound in SOUND_OF.items() if sound is not None and kind in kinds), None)
