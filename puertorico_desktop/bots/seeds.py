"""Many seeds from one: every game and every player of a long run gets its own."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from puertorico_desktop.engine.rng import Rng


def derived_seed(seed: int, *path: int) -> int:
    """A 64-bit seed for one branch of a run, such as game 12, seat 3. Other paths give unrelated seeds."""
    for step in path:
        rng = Rng.from_seed(seed, step)
        seed = rng.next32() << 32 | rng.next32()
    return seed


def player_seed(seed: int, seat: int) -> int:
    """Returns the 64-bit seed of the player in that seat of a game with that seed.

    A cryptographic hash: the player's numbers do not lead back to the game's, of which its face-down tiles come.
    """
    return int.from_bytes(blake2b(f"{seed} {seat}".encode(), digest_size=8, person=b"player").digest(), "big")


def decision_seed(seed: int, history: Sequence[Any]) -> int:
    """Returns the 64-bit seed of one decision of a player with that seed, after these actions as `told` gives them.

    Actions are written as Python writes them (`repr`), which is the same in every process and on every computer.
    """
    course = f"{seed} {len(history)} {tuple(history)!r}"
    return int.from_bytes(blake2b(course.encode(), digest_size=8, person=b"decision").digest(), "big")
