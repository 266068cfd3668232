"""Many seeds from one: every game and every player of a long run gets its own."""

from __future__ import annotations

from puertorico_desktop.engine.rng import Rng


def derived_seed(seed: int, *path: int) -> int:
    """A 64-bit seed for one branch of a run, such as game 12, seat 3. Other paths give unrelated seeds."""
    for step in path:
        rng = Rng.from_seed(seed, step)
        seed = rng.next32() << 32 | rng.next32()
    return seed
