"""Records that the snapshots of several games have."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.errors import Problem, SaveError


@attrs.frozen
class RngRecord:
    """The generator of a table, which decides what is turned over and shuffled from now on."""

    state: int
    increment: int

    @classmethod
    def of(cls, rng: Rng) -> RngRecord:
        """Returns the record of a generator."""
        return cls(rng.state, rng.increment)

    def restored(self, place: str) -> Rng:
        """Returns the generator. Raises SaveError, with that path, if it is none."""
        if not 0 <= self.state < 1 << 64 or not 0 <= self.increment < 1 << 64:
            raise SaveError(Problem.DAMAGED, place, "is not a state of the generator")
        return Rng(self.state, self.increment)
