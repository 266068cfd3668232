"""What may speak for an action in San Juan, as ids with values."""

from __future__ import annotations

from enum import Enum
from typing import Final

import attrs

from puertorico_desktop.engine.sanjuan.components import Card, Role


class ReasonKind(Enum):
    """What speaks for an action."""

    GAIN = "gain"
    """The player who is asked gets more points from that source."""
    HARM = "harm"
    """Another player gets fewer points from that source."""
    PAYMENT = "payment"
    """The building is best paid with those cards, which are worth least, and goods."""
    LEAST_WORTH = "least_worth"
    """Those cards are worth least to this city."""
    KEEPS = "keeps"
    """Another player cannot take the role that the player who is asked takes, and would have, and gained by it."""
    OPENS = "opens"
    """Another player would take a role after another one, and gain by it."""
    ENDS = "ends"
    """It ends the game while the player who is asked leads."""
    GOES_ON = "goes_on"
    """It does not end the game, as another action may while another player leads."""
    SURER = "surer"
    """Something else seems to promise more, but has been looked at less."""
    EQUAL = "equal"
    """There is no clear difference between the first actions."""


NAMING: Final = frozenset({ReasonKind.PAYMENT, ReasonKind.LEAST_WORTH, ReasonKind.KEEPS})
"""Reasons that name the action for which they speak, or its cards."""


@attrs.frozen
class Reason:
    """One thing that speaks for an action.

    `seat` is whom it is about, `source` one of `TERMS` and `points` how many more (or fewer) they are; `cards` are
    those that are given away, `goods` the buildings whose goods are. Of a plan `seat` is the player who is asked and
    `other` another one; `role` is what is taken, `instead` what would be taken before, and `points` are what that
    player would gain.
    """

    kind: ReasonKind
    seat: int
    source: str = ""
    points: float = 0.0
    cards: tuple[Card, ...] = ()
    goods: tuple[Card, ...] = ()
    role: Role | None = None
    instead: Role | None = None
    other: int | None = None
