"""What may speak for an action in Puerto Rico, as ids with values."""

from __future__ import annotations

from enum import Enum
from typing import Final

import attrs

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile


class ReasonKind(Enum):
    """What speaks for an action."""

    GAIN = "gain"
    """The player who is asked gets more points from that source."""
    HARM = "harm"
    """Another player gets fewer points from that source."""
    NO_SHIP = "no_ship"
    """Another player finds no cargo ship for a good any more."""
    KEEPS_SHIP = "keeps_ship"
    """The player who is asked still finds a cargo ship for a good, and would not otherwise."""
    REACH = "reach"
    """The player who is asked can afford a building then."""
    KEEPS = "keeps"
    """Another player cannot take what the player who is asked takes, and would have taken it and gained by it."""
    OPENS = "opens"
    """Another player would take a role after another action, and gain by it."""
    SHIPS_FIRST = "ships_first"
    """The player who is asked ships more than if another one were captain, who would be."""
    SELLS_FIRST = "sells_first"
    """The player who is asked gets more for a sale than if another one were trader, who would be."""
    ENDS = "ends"
    """It brings the end of the game while the player who is asked leads."""
    GOES_ON = "goes_on"
    """It does not bring the end of the game, as others would while another player leads."""
    NO_SALE = "no_sale"
    """Another player can sell nothing any more."""
    DOUBLOONS = "doubloons"
    """There are doubloons on the role."""
    SURER = "surer"
    """Something else seems to promise more, but has been looked at less."""
    EQUAL = "equal"
    """There is no clear difference between the first actions."""


NAMING: Final = frozenset({ReasonKind.KEEPS, ReasonKind.SHIPS_FIRST, ReasonKind.SELLS_FIRST, ReasonKind.DOUBLOONS})
"""Reasons that name the action for which they speak."""


@attrs.frozen
class Reason:
    """One thing that speaks for an action.

    `seat` is whom it is about, `source` what points come from (one of `TERMS`; expansions have others), and `points`
    how many more (or fewer) they are; `good` is what finds no ship, or still does; `building` what can be afforded.
    Of a plan `seat` is the player who is asked and `other` another one, if it is about one; `piece` is what is taken,
    and `instead` what would be taken before; `points` are what the other one would gain, `amount` are points or
    doubloons by the rules.
    """

    kind: ReasonKind
    seat: int
    source: str = ""
    points: float = 0.0
    good: Good | None = None
    building: Building | None = None
    piece: Role | Building | Tile | None = None
    instead: Role | Building | Tile | None = None
    other: int | None = None
    amount: int = 0
