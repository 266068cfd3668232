"""Records that the snapshots of several games share."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.errors import Problem, SaveError


@attrs.frozen
class RngRecord:
    """The state of the game's random number generator, which determines all future draws and shuffles."""

    state: int
    increment: int

    @classmethod
    def from_rng(cls, rng: Rng) -> RngRecord:
        """Returns the record of a generator."""
        return cls(rng.state, rng.increment)

    def restored(self, place: str) -> Rng:
        """Returns the generator. Raises SaveError with the path `place` if a value is out of range."""
        if not 0 <= self.state < 1 << 64 or not 0 <= self.increment < 1 << 64:
            raise SaveError(Problem.DAMAGED, place, "is not a state of the generator")
        return Rng(self.state, self.increment)
