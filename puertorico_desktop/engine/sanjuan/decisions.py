"""The kinds of decisions, and the stages of a game."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final

import attrs

from puertorico_desktop.engine.sanjuan.components import Benefit


class DecisionKind(Enum):
    """The kind of a decision; the value is a stable id for texts."""

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
    """A decision of one seat. `benefit` is set for ACCEPT_BENEFIT only."""

    seat: int
    kind: DecisionKind
    benefit: Benefit | None = None


class Stage(IntEnum):
    """The stage of the game. Before the first role is chosen, a round has three stages, each for all players in turn
    order (S002, New Buildings); the phases of the roles follow `ROLES` in the order of the roles."""

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
"""The offset of the stages of the role phases: the stage of a phase is the number of its role plus this."""
