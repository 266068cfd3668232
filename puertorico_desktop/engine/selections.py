"""Numbers of ways to choose some of many pieces, and lazy sequences of choices.

There can be half a million choices, so nothing is listed: the i-th one is found by walking along the numbers of ways
to fill the sites from a certain one on (unranking). Colonists on sites with circles are such a choice, and so are
cards of a hand that has some of each kind: a kind with three copies is a site with three circles.

Those numbers do not ask which sites are left, only how many of them have room for one, for two and so on. They are
coefficients: a site with c circles is the polynomial 1 + x + ... + x^c, and the ways to put n colonists on several
sites are the coefficient of x^n in the product. A product is worked out with polynomials as big integers, with a lane
of 64 bits for each coefficient, and its coefficients are kept: boards that differ mostly have the same sites left.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from struct import unpack
from typing import Any, Final, TypeVar, overload

from puertorico_desktop.engine.memo import Memo

MOST_ROOM: Final = 100
"""More pieces than are ever chosen at once."""
ROOM_BITS: Final = 6
ROOMS: Final = (0, *(1 << ROOM_BITS * room for room in range(MOST_ROOM)))
"""[room] to what a site with so much adds to a histogram of rooms: how many sites have room for one, for two and so
on, a digit of `ROOM_BITS` bits for each."""

_LANE: Final = 64
_POLYNOMIALS: Final = tuple(sum(1 << _LANE * n for n in range(circles + 1)) for circles in range(MOST_ROOM + 1))

_KEPT_ROWS: Final = 1 << 12
_NO_WAYS: Final = (0,) * 16
"""A row goes on with zeros, as far as a site more could take people."""


def _row_of(site_histogram: int) -> tuple[int, ...]:
    """Returns, by the number of people, the ways to put them on such sites (see `ROOMS`).

    The row goes on with zeros, as far as a site more could take people.
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
"""[histogram of rooms] to the row of ways."""

_Made = TypeVar("_Made")


class Numbered(Sequence[_Made]):
    """Actions that are made when they are asked for by their number; there are `_count` of them."""

    __slots__ = ("_count",)
    _count: int

    @abstractmethod
    def _made(self, number: int) -> _Made:
        """The action of a number from 0 on; there are so many."""

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> _Made: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[_Made]: ...

    def __getitem__(self, index: int | slice) -> _Made | Sequence[_Made]:
        many = self._count
        if not isinstance(index, int):  # asked first: compiled code knows a number without looking for its class
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
    """Put people on sites, at least two of them, as the way of that number says, until one or none is left.

    `counts[site]` is set. Returns how many are left, and the number of the ways for one who is.
    """
    rows = ROWS
    room_of = ROOMS
    for site in sites:
        site_histogram -= room_of[circles[site]]
        row = rows[site_histogram]  # the ways to fill the sites after this one
        ways = row[people]  # with nobody on this one
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


class Chosen(Numbered[_Made]):
    """The ways to choose so many pieces, in ascending order of the counts by kind.

    `kinds` are the kinds that there are, ascending, `counts[i]` the pieces of `kinds[i]`, not more in all than
    `ROOMS` has; there are at least `number` of them. `make` makes what is listed of the kinds chosen, ascending, a
    kind as often as it is chosen.
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

    def are(self, chosen: Sequence[Any]) -> bool:
        """Whether these kinds are one of the ways to choose."""
        if len(chosen) != self._number:
            return False
        there = dict(zip(self._kinds, self._counts, strict=True))
        return all(chosen.count(kind) <= there.get(kind, 0) for kind in set(chosen))


class Chain(Numbered[_Made]):
    """Several sequences, one behind the other."""

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
