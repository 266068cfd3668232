"""A small seeded random number generator whose whole state is two integers, so that a game state can contain it.

The method is PCG32 (M. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for
Random Number Generation", 2014): a 64-bit linear congruential generator with a permuted 32-bit output. Its results
are part of the save format: the same seed must always give the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import attr

from puertorico_desktop.engine.fields import FieldMethods

T = TypeVar("T")

_MASK16: Final = (1 << 16) - 1
_MASK20: Final = (1 << 20) - 1
_MASK22: Final = (1 << 22) - 1
_MASK32: Final = (1 << 32) - 1
_MASK64: Final = (1 << 64) - 1
_MULTIPLIER: Final = 6364136223846793005
_LOW: Final = 6364136223846793005 & (1 << 22) - 1
_MIDDLE: Final = 6364136223846793005 >> 22 & (1 << 22) - 1
_HIGH: Final = 6364136223846793005 >> 44
"""The multiplier in three parts: `_LOW` and `_MIDDLE` with 22 bits each, `_HIGH` with the upper 20."""
_STREAM: Final = 1442695040888963407


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Rng(FieldMethods):
    """A random number generator. `state` and `increment` are 64-bit numbers; `increment` is odd."""

    state: int
    increment: int

    def __init__(self, state: int, increment: int) -> None:
        self.state = state
        self.increment = increment

    @classmethod
    def from_seed(cls, seed: int, stream: int = _STREAM) -> Rng:
        """Returns the generator for a seed of any size; different values of `stream` give independent generators for
        one seed."""
        rng = Rng(0, ((stream << 1) | 1) & _MASK64)
        while True:
            rng.next32()
            rng.state = (rng.state + (seed & _MASK64)) & _MASK64
            rng.next32()
            seed >>= 64
            if seed in (0, -1):
                return rng

    def copy(self) -> Rng:
        """Returns an independent generator that will give the same numbers."""
        return Rng(self.state, self.increment)

    def next32(self) -> int:
        """Returns the next 32 random bits."""
        old = self.state
        self.state = (old * _MULTIPLIER + self.increment) & _MASK64
        # ((old >> 18) ^ old) >> 27 in two halves: mypyc handles small integers without calls.
        high, low = old >> 32, old & _MASK32
        word = ((high << 5 | low >> 27) ^ high >> 13) & _MASK32
        turn = high >> 27
        return ((word >> turn) | (word << (-turn & 31))) & _MASK32

    def below(self, bound: int) -> int:
        """Returns a number from 0 to `bound` - 1, each equally likely. `bound` is 1 to 2**32.

        The number is the upper half of a 32-bit word times the bound, drawn again in the rare cases that would favour
        some numbers (D. Lemire, "Fast Random Integer Generation in an Interval", 2019).
        """
        product = self.next32() * bound
        if product & _MASK32 < bound:
            biased_below = (1 << 32) % bound
            while product & _MASK32 < biased_below:
                product = self.next32() * bound
        return product >> 32

    def draw(self, counts: list[int], number: int) -> list[int]:
        """Take `number` random pieces out of `counts` (by kind), and return how many of each kind were drawn.

        Drawing single pieces from counts by kind is the same as turning over pieces of a shuffled pile. `counts` must
        hold at least `number` pieces.
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
        """Returns one of the items, each equally likely. Raises IndexError if there are none."""
        number = len(items)
        if not number:
            raise IndexError("nothing to choose from")
        return items[self.below(number)]

    def shuffle(self, items: list[T], number: int = -1) -> None:
        """Bring the items into random order, in place (Fisher and Yates). With a `number` that is not negative, only
        the last `number` items are certain to be shuffled: they are the same as if all were.

        The code of `below` is repeated here, in parts of 22 and of 16 bits, whose products a compiler can calculate
        natively: games shuffle cards more often than they need random numbers for anything else.
        """
        state, increment = self.state, self.increment
        low, middle, high = state & _MASK22, state >> 22 & _MASK22, state >> 44
        add_low, add_middle, add_high = increment & _MASK22, increment >> 22 & _MASK22, increment >> 44
        many = len(items)
        first = 0 if number < 0 or number >= many else many - 1 - number
        for last in range(many - 1, first, -1):
            bound = last + 1
            word = ((middle >> 5 | high << 17) ^ high >> 1) & _MASK32
            turn = high >> 15
            word = ((word >> turn) | (word << (-turn & 31))) & _MASK32
            lower = (word & _MASK16) * bound
            upper = (word >> 16) * bound + (lower >> 16)
            other = upper >> 16
            if ((upper & _MASK16) << 16 | lower & _MASK16) < bound:
                self.state = low | middle << 22 | high << 44
                other = self.below(bound)
                low, middle, high = self.state & _MASK22, self.state >> 22 & _MASK22, self.state >> 44
            else:
                carry = low * _LOW + add_low
                new_low = carry & _MASK22
                carry = (carry >> 22) + low * _MIDDLE + middle * _LOW + add_middle
                new_middle = carry & _MASK22
                carry = (carry >> 22) + low * _HIGH + middle * _MIDDLE + high * _LOW + add_high
                low, middle, high = new_low, new_middle, carry & _MASK20
            items[last], items[other] = items[other], items[last]
        self.state = low | middle << 22 | high << 44
