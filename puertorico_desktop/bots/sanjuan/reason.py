"""The kinds of reasons for an action in San Juan, as ids with values."""

from __future__ import annotations

from enum import Enum
from typing import Final

import attrs

from puertorico_desktop.engine.sanjuan.components import Card, Role


class ReasonKind(Enum):
    """A kind of reason for an action."""

    GAIN = "gain"
    """The player who is asked gets more points from that source."""
    HARM = "harm"
    """Another player gets fewer points from that source."""
    PAYMENT = "payment"
    """The building is best paid with these cards, which have the least value, and these goods."""
    LEAST_WORTH = "least_worth"
    """These cards have the least value for this city."""
    KEEPS = "keeps"
    """The action takes a role from another player, who would have taken it and gained by it, and cannot any more."""
    OPENS = "opens"
    """After the choice of another role, another player would take a role and gain by it."""
    ENDS = "ends"
    """The action ends the game while the player who is asked leads."""
    GOES_ON = "goes_on"
    """The action does not end the game, whereas another one may while another player leads."""
    SURER = "surer"
    """Another action seems to promise more, but has been examined less."""
    EQUAL = "equal"
    """The first actions of the thought do not differ clearly."""


NAMING: Final = frozenset({ReasonKind.PAYMENT, ReasonKind.LEAST_WORTH, ReasonKind.KEEPS})
"""The kinds of reasons whose text names the action itself, or its cards."""


@attrs.frozen
class Reason:
    """A reason for an action.

    `seat` is the player whom it concerns, `source` one of `TERMS`, and `points` the number of points more (or fewer);
    `cards` are the cards that are given away, `goods` the buildings whose goods are. In a plan, `seat` is the player
    who is asked and `other` another player; `role` is the role that is taken, `instead` the role that would be taken
    before it, and `points` the gain of the other player.
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
