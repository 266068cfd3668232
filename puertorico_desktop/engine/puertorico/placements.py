"""All placements of a player's colonists that differ, as a lazy sequence; likewise nobles and mixed loads.

There can be half a million, so nothing is listed: the i-th placement is found by walking along the numbers of ways
to fill the sites from a certain one on (unranking).

Those numbers do not ask which sites are left, only how many of them have room for one, for two and so on. They are
coefficients: a site with c circles is the polynomial 1 + x + ... + x^c, and the ways to put n colonists on several
sites are the coefficient of x^n in the product. A product is worked out with polynomials as big integers, with a lane
of 32 bits for each coefficient, and its coefficients are kept: boards that differ mostly have the same sites left.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from math import prod
from operator import gt
from struct import unpack
from typing import Any, TypeVar, overload

from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.puertorico.actions import PLACED, Action, PlaceColonists
from puertorico_desktop.engine.puertorico.board import MOST_ROOM, ROOM_BITS, ROOMS
from puertorico_desktop.engine.puertorico.components import GOODS, ISLAND_SPACES, SITES
from puertorico_desktop.engine.puertorico.expansion_actions import MIXED, NOBLES_PLACED, LoadMixed, PlaceNobles

_LANE = 32
_POLYNOMIALS = tuple(sum(1 << _LANE * n for n in range(circles + 1)) for circles in range(MOST_ROOM + 1))

_ALONE: dict[type[Action], tuple[Any, ...]] = {
    kind: tuple(kind(tuple(int(one == site) for one in range(len(SITES)))) for site in (*range(len(SITES)), -1))
    for kind in (PlaceColonists, PlaceNobles)
}
"""The placements of a single one by site, and of no person on any site, which are the most frequent ones for
nobles."""

_MAKERS: dict[type[Action], Callable[[tuple[int, ...]], Any]] = {PlaceColonists: PLACED, PlaceNobles: NOBLES_PLACED}

_KEPT_ROWS = 1 << 12
_NO_WAYS = (0,) * ISLAND_SPACES


def _row_of(site_histogram: int) -> tuple[int, ...]:
    """Returns, by the number of people, the ways to put them on such sites (see `PlayerBoard.site_histogram`).

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
    return unpack(f"<{lanes}I", ways.to_bytes(_LANE // 8 * lanes, "little")) + _NO_WAYS


_ROWS: Memo[int, tuple[int, ...]] = Memo(_row_of, _KEPT_ROWS)

_Made = TypeVar("_Made", bound=Action)
_Placement = TypeVar("_Placement", PlaceColonists, PlaceNobles)


class _Numbered(Sequence[_Made]):
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
        if isinstance(index, slice):
            return [self._made(number) for number in range(*index.indices(many))]
        if index < 0:
            index += many
        if not 0 <= index < many:
            raise IndexError("there are not that many actions")
        return self._made(index)

    def __iter__(self) -> Iterator[_Made]:
        return map(self._made, range(self._count))


class Placements(_Numbered[_Placement]):
    """The ways to put so many people on `sites`, in ascending order of the counts by site, as actions of one kind.

    `circles[site]` is the room on each site, and so many at most may be left over for San Juan; there are not more
    people than room in all. What these ways are does not change, so the one that was asked for last is known to be
    among them. A class for each kind of people would be slower: Python is quick where a line of code always meets the
    same class. `site_histogram` are the `PlayerBoard.site_histogram` that `circles` have on the sites.
    """

    __slots__ = ("_circles", "_kind", "_latest", "_left_over", "_people", "_rooms", "_sites")

    def __init__(
        self,
        kind: type[_Placement],
        sites: Sequence[int],
        circles: Sequence[int],
        site_histogram: int,
        people: int,
        left_over: int = 0,
    ) -> None:
        self._kind: type[_Placement] = kind
        self._sites = sites
        self._circles = circles
        self._people = people
        self._left_over = left_over
        if people == 1:
            self._count = len(sites) + (left_over > 0)
        else:
            if left_over:
                site_histogram += ROOMS[left_over if left_over < people else people]
            self._rooms = site_histogram
            self._count = _ROWS[site_histogram][people]
        self._latest: _Placement | None = None

    def __contains__(self, action: object) -> bool:
        return isinstance(action, self._kind) and (action is self._latest or self._fits(action.counts))

    def _fits(self, counts: Sequence[int]) -> bool:
        """Whether the counts put so many people on the sites and none anywhere else.

        Sites are few: to look at those, and count the zeros, takes half as long as to compare all counts with all
        circles.
        """
        circles = self._circles
        if len(counts) != len(circles):
            return False
        placed = used = 0
        for site in self._sites:
            count = counts[site]
            if count:
                if not 0 < count <= circles[site]:
                    return False
                placed += count
                used += 1
        people = self._people
        return people - self._left_over <= placed <= people and used == len(counts) - counts.count(0)

    def _made(self, number: int) -> _Placement:
        people = self._people
        if people == 1:
            alone: _Placement = _ALONE[self._kind][self._place_of_last(number)]
            self._latest = alone
            return alone
        circles = self._circles
        counts = [0] * len(circles)
        if people:
            room_of = ROOMS
            site_histogram = self._rooms
            for site in self._sites:
                site_histogram -= room_of[circles[site]]
                row = _ROWS[site_histogram]  # the ways to fill the sites after this one
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
        if people == 1:
            place = self._place_of_last(number)
            if place >= 0:
                counts[place] = 1
        made: _Placement = _MAKERS[self._kind](tuple(counts))
        self._latest = made
        return made

    def _place_of_last(self, number: int) -> int:
        """The site of the one who is left, or -1 for San Juan, which comes first; then the last site, the last but
        one and so on."""
        if self._left_over:
            if not number:
                return -1
            number -= 1
        return self._sites[-1 - number]


class MixedLoads(_Numbered[LoadMixed]):
    """What may be loaded onto a small wharf's ship: any part of the goods but nothing, in ascending order by kind."""

    __slots__ = ("_goods",)

    def __init__(self, goods: Sequence[int]) -> None:
        self._goods = tuple(goods)
        self._count = prod(amount + 1 for amount in goods) - 1

    def _made(self, number: int) -> LoadMixed:
        rest = number + 1  # the load of nothing is left out
        amounts = [0] * len(GOODS)
        for good in reversed(GOODS):
            rest, amounts[good] = divmod(rest, self._goods[good] + 1)
        return MIXED(tuple(amounts))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, LoadMixed) and self.fits(action.amounts)

    def fits(self, amounts: Sequence[int]) -> bool:
        """Whether the amounts are one of these loads."""
        return (
            len(amounts) == len(self._goods)
            and sum(amounts) > 0
            and min(amounts) >= 0
            and not any(map(gt, amounts, self._goods))
        )


class Joined(_Numbered[Action]):
    """Numbered actions, and behind them a lazy sequence of others."""

    __slots__ = ("_first", "_second")

    def __init__(self, first: Sequence[Action], second: Sequence[Action]) -> None:
        self._first = first
        self._second = second
        self._count = len(first) + len(second)

    def _made(self, number: int) -> Action:
        ahead = len(self._first)
        return self._first[number] if number < ahead else self._second[number - ahead]

    def __contains__(self, action: object) -> bool:
        return action in self._first or action in self._second
