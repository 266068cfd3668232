"""What a player can be asked, and where the game stands."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final

import attrs

from puertorico_desktop.engine.sanjuan.components import Benefit


class DecisionKind(Enum):
    """What a player is asked; the value is a stable id for texts."""

    CHOOSE_ROLE = "choose_role"
    BUILD = "build"
    PAY = "pay"
    PRODUCE = "produce"
    SELL = "sell"
    KEEP = "keep"
    DISCARD = "discard"
    EXCHANGE = "exchange"
    TUCK = "tuck"
    ACCEPT_BENEFIT = "accept_benefit"


@attrs.frozen
class Decision:
    """Who must choose now, and of what kind. `benefit` is set for ACCEPT_BENEFIT only."""

    seat: int
    kind: DecisionKind
    benefit: Benefit | None = None


class Stage(IntEnum):
    """What is going on. A round starts with three stages, each for all players in turn order, before the first role
    is chosen (S002, New Buildings); the phases of the roles have the numbers of the roles behind `ROLES`."""

    OPENING = 0
    OFFICES = 1
    TUCKING = 2
    LIMIT = 3
    ROLES = 4
    BUILDER = 5
    CRAFTSMAN = 6
    TRADER = 7
    RECRUITER = 8
    ADVENTURER = 9
    OVER = 10

    @property
    def id(self) -> str:
        """The stable name in saves."""
        return self.name.lower()


PHASE_OF_ROLE: Final = 5
"""The stage of a role's phase is its number and this."""
