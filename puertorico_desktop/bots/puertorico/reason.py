"""The kinds of reasons for an action in Puerto Rico, as ids with values."""

from __future__ import annotations

from enum import Enum
from typing import Final

import attrs

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile


class ReasonKind(Enum):
    """A kind of reason for an action."""

    GAIN = "gain"
    """The player who is asked gets more points from that source."""
    HARM = "harm"
    """Another player gets fewer points from that source."""
    NO_SHIP = "no_ship"
    """Another player no longer finds a cargo ship for a good."""
    KEEPS_SHIP = "keeps_ship"
    """The player who is asked still finds a cargo ship for a good, but would not after the other loads."""
    REACH = "reach"
    """The player who is asked can afford a building after the action."""
    KEEPS = "keeps"
    """The action takes something from another player, who would have taken it and gained by it, and cannot any
    more."""
    OPENS = "opens"
    """After another action, another player would take a role and gain by it."""
    SHIPS_FIRST = "ships_first"
    """The player who is asked ships more than if the player became captain who otherwise would."""
    SELLS_FIRST = "sells_first"
    """The player who is asked gets more for a sale than if the player became trader who otherwise would."""
    ENDS = "ends"
    """The action triggers the end of the game while the player who is asked leads."""
    GOES_ON = "goes_on"
    """The action does not trigger the end of the game, whereas another one would while another player leads."""
    NO_SALE = "no_sale"
    """Another player can no longer sell anything."""
    DOUBLOONS = "doubloons"
    """There are doubloons on the role."""
    SURER = "surer"
    """Another action seems to promise more, but has been examined less."""
    EQUAL = "equal"
    """The first actions of the thought do not differ clearly."""


NAMING: Final = frozenset({ReasonKind.KEEPS, ReasonKind.SHIPS_FIRST, ReasonKind.SELLS_FIRST, ReasonKind.DOUBLOONS})
"""The kinds of reasons whose text names the action itself."""


@attrs.frozen
class Reason:
    """A reason for an action.

    `seat` is the player whom it concerns, `source` the source of points (one of `TERMS`; expansions have others), and
    `points` the number of points more (or fewer); `good` is the good that finds no ship, or still does; `building` is
    the one that can be afforded. In a plan, `seat` is the player who is asked and `other` another player, if one is
    concerned; `piece` is the thing that is taken, `instead` the thing that would be taken before it, `points` the
    gain of the other player, and `amount` a number of points or doubloons by the rules.
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
