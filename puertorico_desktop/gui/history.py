"""What was played, move by move, and how far back undo may go."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.events import Event, PlantationsRevealed, TileDrawn

REVEALING = (PlantationsRevealed, TileDrawn)
"""What turns up something hidden: whoever has seen it must not choose again (TABLE: how one plays)."""


@attrs.frozen
class Move:
    """One action of one seat with everything that followed from it."""

    seat: int
    action: Action
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether hidden information came to light."""
        return any(isinstance(event, REVEALING) for event in self.events)


@attrs.define
class History:
    """The moves up to the position on the table, the first one first."""

    moves: list[Move] = attrs.field(factory=list)

    def last_decision(self, people: Sequence[bool]) -> int | None:
        """The ply to which undo goes: the last decision of a person, unless something hidden showed up since."""
        for ply in range(len(self.moves) - 1, -1, -1):
            move = self.moves[ply]
            if move.reveals:
                return None
            if people[move.seat]:
                return ply
        return None
