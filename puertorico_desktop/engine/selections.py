"""Numbers of ways to choose some of many pieces, and lazy sequences of choices.

There can be half a million choices, so they are never listed: the i-th one is found by unranking, from the numbers of
ways to fill the sites from a certain one on. Placing colonists on sites with circles is such a choice, and so is
choosing cards of a hand with some copies of each kind: a kind with three copies is a site with three circles.

The numbers of ways do not depend on the order of the remaining sites, only on a histogram: how many of the sites have
room for one, for two and so on. They are coefficients: a site with c circles is the polynomial 1 + x + ... + x^c, and
the number of ways to put n colonists on several sites is the coefficient of x^n in the product. Polynomials are
multiplied as big integers with a lane of 64 bits for each coefficient, and the coefficients are cached: boards that
differ mostly have the same histogram of remaining sites.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from struct import unpack
from typing import Any, Final, TypeVar, overload

from puertorico_desktop.engine.memo import Memo

MOST_ROOM: Final = 100
"""An upper bound of the number of pieces chosen at once; no real choice reaches it."""
ROOM_BITS: Final = 6
ROOMS: Final = (0, *(1 << ROOM_BITS * room for room in range(MOST_ROOM)))
"""[room] to the number that a site with that room adds to a histogram of rooms. The histogram is an integer with a
digit of `ROOM_BITS` bits for each room: the number of sites that have room for one, for two and so on."""

_LANE: Final = 64
_POLYNOMIALS: Final = tuple(sum(1 << _LANE * n for n in range(circles + 1)) for circles in range(MOST_ROOM + 1))

_KEPT_ROWS: Final = 1 << 12
_NO_WAYS: Final = (0,) * 16
"""Zeros appended to every row, so that a row may be indexed by as many people as one more site could take."""


def _row_of(site_histogram: int) -> tuple[int, ...]:
    """Returns, by the number of people, the number of ways to put them on the sites of a histogram (see `ROOMS`).

    Zeros follow, so that the row may be indexed by as many people as one more site could take.
    """
    ways = 1
    people = 0
    room = 0
    while site_histogram:
        room += 1
        sites = site_histogram & (1 << ROOM_BITS) - 1
        ways *= _POLYNOMIALS[room] ** sites
        people += room * sites
        site_histogram >>= ROOM_BITS
    lanes = people + 1
    return unpack(f"<{lanes}Q", ways.to_bytes(_LANE // 8 * lanes, "little")) + _NO_WAYS


ROWS: Final[Memo[int, tuple[int, ...]]] = Memo(_row_of, _KEPT_ROWS)
"""[histogram of rooms] to the row of `_row_of`; cached."""

_Made = TypeVar("_Made")


class LazyActions(Sequence[_Made]):
    """A lazy sequence of actions, made on access from their index; `_count` is its length."""

    __slots__ = ("_count",)
    _count: int

    @abstractmethod
    def _made(self, number: int) -> _Made:
        """Returns the action with an index from 0 to `_count` - 1."""

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> _Made: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[_Made]: ...

    def __getitem__(self, index: int | slice) -> _Made | Sequence[_Made]:
        many = self._count
        if not isinstance(index, int):  # the check for `int` first is fast in compiled code
            return [self._made(number) for number in range(*index.indices(many))]
        if index < 0:
            index += many
        if not 0 <= index < many:
            raise IndexError("there are not that many actions")
        return self._made(index)

    def __iter__(self) -> Iterator[_Made]:
        return map(self._made, range(self._count))


def spread(
    counts: bytearray,
    sites: Sequence[int],
    circles: Sequence[int],
    site_histogram: int,
    people: int,
    number: int,
) -> tuple[int, int]:
    """Put people on the sites, of which there are at least two, according to the choice with the index `number`,
    until at most one person is left.

    Sets `counts[site]`. Returns the number of people left, and the index of the choice for the one left.
    """
    rows = ROWS
    room_of = ROOMS
    for site in sites:
        site_histogram -= room_of[circles[site]]
        row = rows[site_histogram]  # the numbers of ways to fill the sites after this one
        ways = row[people]  # with no person on this site
        if number >= ways:
            before = people
            while number >= ways:
                number -= ways
                people -= 1
                ways = row[people]
            counts[site] = before - people
            if people < 2:
                break
    return people, number


class PieceChoices(LazyActions[_Made]):
    """The choices of `number` pieces, in ascending order of the counts by kind.

    `kinds` are the available kinds, ascending, and `counts[i]` is the number of pieces of `kinds[i]`; together there
    are at least `number` pieces and at most `MOST_ROOM`. `make` makes an element of the sequence from the tuple of
    the chosen kinds, ascending, with repetitions.
    """

    __slots__ = ("_counts", "_kinds", "_make", "_number", "_rooms")

    def __init__(
        self, make: Callable[[tuple[Any, ...]], _Made], kinds: Sequence[Any], counts: Sequence[int], number: int
    ) -> None:
        self._make = make
        self._kinds = kinds
        self._counts = counts
        self._number = number
        if number == 1:
            self._count = len(kinds)
        else:
            rooms = ROOMS
            self._rooms = sum([rooms[count] for count in counts])
            self._count = ROWS[self._rooms][number]

    def _made(self, number: int) -> _Made:
        left = self._number
        kinds = self._kinds
        if left == 1:
            return self._make((kinds[-1 - number],))
        chosen: list[Any] = []
        if left:
            counts = bytearray(len(kinds))
            left, number = spread(counts, range(len(kinds)), self._counts, self._rooms, left, number)
            if left:
                counts[-1 - number] += 1
            for kind, count in zip(kinds, counts, strict=True):
                if count == 1:
                    chosen.append(kind)
                elif count:
                    chosen += [kind] * count
        return self._make(tuple(chosen))

    def includes(self, chosen: Sequence[Any]) -> bool:
        """Returns whether these kinds are one of the choices."""
        if len(chosen) != self._number:
            return False
        there = dict(zip(self._kinds, self._counts, strict=True))
        return all(chosen.count(kind) <= there.get(kind, 0) for kind in set(chosen))


class Chain(LazyActions[_Made]):
    """The concatenation of several sequences."""

    __slots__ = ("_parts",)

    def __init__(self, *parts: Sequence[_Made]) -> None:
        self._parts = parts
        self._count = sum(map(len, parts))

    def __reduce__(self) -> tuple[object, ...]:
        return Chain, self._parts

    def _made(self, number: int) -> _Made:
        for part in self._parts:
            if number < len(part):
                return part[number]
            number -= len(part)
        raise IndexError("there are not that many")

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self._parts)
