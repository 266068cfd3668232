"""All placements of a player's colonists that differ, as a lazy sequence.

There can be half a million, so nothing is listed: the number of ways to fill the sites from a certain one on
is computed once, and the i-th placement is found by walking along those numbers (unranking).

The numbers are coefficients: a site with c circles is the polynomial 1 + x + ... + x^c, and the ways to put n
colonists on several sites are the coefficient of x^n in the product. A polynomial is stored as one big integer
with a lane of 32 bits for each coefficient, so that a product is a single multiplication.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from operator import gt, mul
from typing import overload

from puertorico_desktop.engine.puertorico.actions import PlaceColonists
from puertorico_desktop.engine.puertorico.components import ISLAND_SPACES, SITES

_LANE = 32
_MASK = (1 << _LANE) - 1
_POLYNOMIALS = tuple(sum(1 << _LANE * n for n in range(circles + 1)) for circles in range(ISLAND_SPACES + 1))


class Placements(Sequence[PlaceColonists]):
    """The placements of `colonists` on `sites`, in ascending order of the counts by site.

    `circles[site]` is the room on each site; there are not more colonists than room in all.
    """

    __slots__ = ("_circles", "_colonists", "_count", "_sites", "_ways")

    def __init__(self, sites: tuple[int, ...], circles: Sequence[int], colonists: int) -> None:
        self._sites = sites
        self._circles = circles
        self._colonists = colonists
        # how many ways there are to fill the sites after each one, from the last site to the first
        factors = [_POLYNOMIALS[circles[site]] for site in reversed(sites)]
        ways = list(accumulate(factors, mul, initial=1))
        self._count = (ways.pop() >> _LANE * colonists) & _MASK
        ways.reverse()
        self._ways = ways

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> PlaceColonists: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[PlaceColonists]: ...

    def __getitem__(self, index: int | slice) -> PlaceColonists | Sequence[PlaceColonists]:
        if isinstance(index, slice):
            return [self[one] for one in range(*index.indices(len(self)))]
        if index < 0:
            index += self._count
        if not 0 <= index < self._count:
            raise IndexError("there are not that many placements")
        counts = [0] * len(SITES)
        lane = _LANE * self._colonists  # the coefficient for the colonists that are left
        for site, ways in zip(self._sites, self._ways):
            number = (ways >> lane) & _MASK  # with nobody on this site
            if index >= number:
                kept = 0
                while index >= number:
                    index -= number
                    kept += 1
                    lane -= _LANE
                    number = (ways >> lane) & _MASK
                counts[site] = kept
                if not lane:
                    break
        return PlaceColonists(tuple(counts))

    def __iter__(self) -> Iterator[PlaceColonists]:
        return (self[index] for index in range(len(self)))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, PlaceColonists) and self.fits(action.counts)

    def fits(self, counts: Sequence[int]) -> bool:
        """Whether the counts are one of these placements."""
        return fits(counts, self._circles, self._colonists)


def fits(counts: Sequence[int], circles: Sequence[int], colonists: int) -> bool:
    """Whether the counts put exactly so many colonists into circles that are there."""
    return (
        len(counts) == len(circles)
        and sum(counts) == colonists
        and min(counts) >= 0
        and True not in map(gt, counts, circles)
    )
