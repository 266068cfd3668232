"""A small seeded generator whose whole state is two integers, so that it can live inside a game state.

The method is PCG32 (M. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms
for Random Number Generation", 2014): a 64-bit linear congruence with a permuted 32-bit output. Its results
are part of the save format: the same seed must give the same game for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import attr

from puertorico_desktop.engine.fields import FieldMethods

T = TypeVar("T")

_MASK32: Final = (1 << 32) - 1
_MASK64: Final = (1 << 64) - 1
_MULTIPLIER: Final = 6364136223846793005
_STREAM: Final = 1442695040888963407


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Rng(FieldMethods):
    """A generator of random numbers. `state` and `increment` are 64-bit; `increment` is odd."""

    state: int
    increment: int

    def __init__(self, state: int, increment: int) -> None:
        self.state = state
        self.increment = increment

    @classmethod
    def from_seed(cls, seed: int, stream: int = _STREAM) -> Rng:
        """The generator that a seed of any size stands for; `stream` keeps generators of one seed apart."""
        rng = Rng(0, ((stream << 1) | 1) & _MASK64)
        while True:
            rng.next32()
            rng.state = (rng.state + (seed & _MASK64)) & _MASK64
            rng.next32()
            seed >>= 64
            if seed in (0, -1):
                return rng

    def copy(self) -> Rng:
        """An independent generator that will give the same numbers."""
        return Rng(self.state, self.increment)

    def next32(self) -> int:
        """The next 32 random bits."""
        old = self.state
        self.state = (old * _MULTIPLIER + self.increment) & _MASK64
        word = (((old >> 18) ^ old) >> 27) & _MASK32
        turn = old >> 59
        return ((word >> turn) | (word << (-turn & 31))) & _MASK32

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely. `bound` is 1 to 2**32.

        The upper half of a 32-bit word times the bound, drawn again in the rare cases that would favour some
        numbers (D. Lemire, "Fast Random Integer Generation in an Interval", 2019).
        """
        product = self.next32() * bound
        if product & _MASK32 < bound:
            unfair = (1 << 32) % bound
            while product & _MASK32 < unfair:
                product = self.next32() * bound
        return product >> 32

    def draw(self, counts: list[int], number: int) -> list[int]:
        """Take so many pieces out of `counts` (by kind) at random, and say how many of each kind came.

        Drawing pieces of equal back one by one from counted kinds is the same as turning over a shuffled pile.
        There must be enough of them.
        """
        drawn = [0] * len(counts)
        total = sum(counts)
        for left in range(total, total - number, -1):
            value = self.below(left)
            kind = 0
            while value >= counts[kind]:
                value -= counts[kind]
                kind += 1
            counts[kind] -= 1
            drawn[kind] += 1
        return drawn

    def choose(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely. Raises IndexError when there are none."""
        number = len(items)
        if not number:
            raise IndexError("nothing to choose from")
        return items[self.below(number)]

    def shuffle(self, items: list[T]) -> None:
        """Bring the items into random order, in place (Fisher and Yates).

        `below` is written out here: games shuffle more cards than they draw numbers for anything else.
        """
        state, increment = self.state, self.increment
        for last in range(len(items) - 1, 0, -1):
            old, bound = state, last + 1
            state = (old * _MULTIPLIER + increment) & _MASK64
            word = (((old >> 18) ^ old) >> 27) & _MASK32
            turn = old >> 59
            product = (((word >> turn) | (word << (-turn & 31))) & _MASK32) * bound
            if product & _MASK32 < bound:
                self.state = old
                product = self.below(bound) << 32
                state = self.state
            other = product >> 32
            items[last], items[other] = items[other], items[last]
        self.state = state
