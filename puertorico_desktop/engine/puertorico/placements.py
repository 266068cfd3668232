"""Lazy sequences of all different placements of a player's people, of their nobles, and of mixed loads
(`engine/selections.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from operator import gt
from typing import Any, Final, TypeVar

from puertorico_desktop.engine.puertorico.actions import PlaceColonists, PlacePeople
from puertorico_desktop.engine.puertorico.components import GOODS, SITES
from puertorico_desktop.engine.puertorico.expansion_actions import LoadMixed, PlaceNobles
from puertorico_desktop.engine.selections import ROOMS, ROWS, LazyActions, spread

_ALONE: Final[dict[type[PlacePeople], tuple[Any, ...]]] = {
    kind: tuple(kind(tuple(int(one == site) for one in range(len(SITES)))) for site in (*range(len(SITES)), -1))
    for kind in (PlaceColonists, PlaceNobles)
}
"""The placements of a single person by site, and last the placement of no person on any site: the most frequent ones
for nobles."""

_Placement = TypeVar("_Placement", PlaceColonists, PlaceNobles)


class Placements(LazyActions[_Placement]):
    """The ways to put `people` people on `sites`, in ascending order of the counts by site, as actions of one kind.

    `circles[site]` is the room on each site, and at most `left_over` people may be left over for San Juan; the people
    are not more than the total room. The ways never change, so the action that was made last is known to be among
    them. One class for both kinds of actions is faster than two: Python is quick where a line of code always meets
    the same class. `site_histogram` is the `PlayerBoard.site_histogram` of the `circles` on the sites.
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
            self._count = ROWS[site_histogram][people]
        self._latest: _Placement | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """Returns the recipe for pickling: games are sent to the processes of bots."""
        rooms = 0
        if self._people != 1:
            rooms = self._rooms - (ROOMS[min(self._left_over, self._people)] if self._left_over else 0)
        return Placements, (self._kind, self._sites, self._circles, rooms, self._people, self._left_over)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, self._kind) and (action is self._latest or self._fits(action.counts))

    def _fits(self, counts: object) -> bool:
        """Returns whether the counts put the right number of people on the sites and none anywhere else.

        Sites are few: checking those and counting the zeros takes half as long as comparing all counts with all
        circles.
        """
        circles = self._circles
        if not isinstance(counts, bytes) or len(counts) != len(circles):
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
        counts = bytearray(len(circles))
        if people:
            people, number = spread(counts, self._sites, circles, self._rooms, people, number)
        if people == 1:
            place = self._place_of_last(number)
            if place >= 0:
                counts[place] = 1
        made: _Placement = self._kind(bytes(counts))
        self._latest = made
        return made

    def _place_of_last(self, number: int) -> int:
        """Returns the site of the last person, or -1 for San Juan, which comes first; then the last site, the last
        but one and so on."""
        if self._left_over:
            if not number:
                return -1
            number -= 1
        return self._sites[-1 - number]


class MixedLoads(LazyActions[LoadMixed]):
    """The loads that are possible on a small wharf's ship: any part of the goods but the empty one, in ascending
    order by kind."""

    __slots__ = ("_goods",)

    def __init__(self, goods: Sequence[int]) -> None:
        self._goods = tuple(goods)
        self._count = prod(amount + 1 for amount in goods) - 1

    def __reduce__(self) -> tuple[object, ...]:
        return MixedLoads, (self._goods,)

    def _made(self, number: int) -> LoadMixed:
        rest = number + 1  # the empty load is left out
        amounts = [0] * len(GOODS)
        for good in reversed(GOODS):
            rest, amounts[good] = divmod(rest, self._goods[good] + 1)
        return LoadMixed(tuple(amounts))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, LoadMixed) and self.fits(action.amounts)

    def fits(self, amounts: Sequence[int]) -> bool:
        """Returns whether the amounts are one of these loads."""
        return (
            len(amounts) == len(self._goods)
            and sum(amounts) > 0
            and min(amounts) >= 0
            and not any(map(gt, amounts, self._goods))
        )
