"""Derivation of seeds: every game and every player of a long run gets a seed of its own."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from puertorico_desktop.engine.rng import Rng


def derived_seed(seed: int, *path: int) -> int:
    """Returns a 64-bit seed for one branch of a run, such as game 12, seat 3. Different paths give unrelated
    seeds."""
    for step in path:
        rng = Rng.from_seed(seed, step)
        seed = rng.next32() << 32 | rng.next32()
    return seed


def player_seed(seed: int, seat: int) -> int:
    """Returns the 64-bit seed of the player in a seat of the game with seed `seed`.

    It is a cryptographic hash, so that the player's random numbers do not lead back to the game's seed, which
    determines the face-down tiles.
    """
    return int.from_bytes(blake2b(f"{seed} {seat}".encode(), digest_size=8, person=b"player").digest(), "big")


def decision_seed(seed: int, history: Sequence[Any]) -> int:
    """Returns the 64-bit seed of one decision of a player with seed `seed`, after the actions in `history`, as `told`
    gives them.

    The hash uses the `repr` of the actions, which is the same in every process and on every computer.
    """
    course = f"{seed} {len(history)} {tuple(history)!r}"
    return int.from_bytes(blake2b(course.encode(), digest_size=8, person=b"decision").digest(), "big")
