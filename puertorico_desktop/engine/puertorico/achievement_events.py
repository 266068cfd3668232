"""The events of the achievement cards (S000 page 32). See `events.py`.

No event names a card that lies face down.
"""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import Achievement
from puertorico_desktop.engine.puertorico.events import Event


@attrs.frozen
class CardsDealt(Event):
    """Every player received `count` achievement cards."""

    count: int

    @property
    def reveals(self) -> bool:
        """True: players look at their cards."""
        return True


@attrs.frozen
class CardKept(Event):
    """A player kept a card of the pack in hand."""

    seat: int


@attrs.frozen
class PacksPassed(Event):
    """All packs were passed to the left; `count` cards are in each."""

    count: int

    @property
    def reveals(self) -> bool:
        """True: players look at their new packs."""
        return True


@attrs.frozen
class AchievementDone(Event):
    """A player met the goal of a card held, which lies open from now on; before, only that player knew the card."""

    seat: int
    achievement: Achievement
    points: int
