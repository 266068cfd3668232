"""The sounds of the moves of San Juan."""

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
    e.FirstHandChosen: Sound.CARD,
    e.PricesTurned: Sound.CARD,
    # Events without a visible move of pieces, or with a minor one.
    e.GoodStowed: None,
    e.BuildingCovered: None,
    e.RoundStarted: None,
    e.PhaseEnded: None,
    e.Skipped: None,
    e.Passed: None,
    e.NothingTucked: None,
    e.BenefitRefused: None,
}
"""The sound of every kind of event, the most important first; None for a silent event."""


def sound_of(events: Iterable[e.Event]) -> Sound | None:
    """Returns the sound for the events of a move; None if all are silent."""
    kinds = {type(event) for event in events}
    return next((sound for kind, sound in SOUND_OF.items() if sound is not None and kind in kinds), None)
