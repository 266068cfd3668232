"""All placements of a player's colonists that differ, as a lazy sequence.

There can be half a million, so nothing is listed: the number of ways to fill the sites from a certain one on
is computed once, and the i-th placement is found by walking along those numbers (unranking).

The numbers are coefficients: a site with c circles is the polynomial 1 + x + ... + x^c, and the ways to put n
colonists on several sites are the coefficient of x^n in the product. A polynomial is stored as one big integer
with a lane of 32 bits for each coefficient, so that a product is a single multiplication.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from puertorico_desktop.engine.puertorico.actions import PlaceColonists
from puertorico_desktop.engine.puertorico.components import ISLAND_SPACES, SITES

_LANE = 32
_MASK = (1 << _LANE) - 1
_POLYNOMIALS = tuple(sum(1 << _LANE * n for n in range(circles + 1)) for circles in range(ISLAND_SPACES + 1))


class Placements(Sequence[PlaceColonists]):
    """The placements of `colonists` on `sites`, in ascending order of the counts by site.

    `circles[site]` is the room on each site. As many colonists are placed as there is room for.
    """

    __slots__ = ("_circles", "_colonists", "_sites", "_ways")

    def __init__(self, sites: tuple[int, ...], circles: Sequence[int], colonists: int) -> None:
        self._sites = sites
        self._circles = circles
        product = 1
        ways = [1]
        room = 0
        for site in reversed(sites):
            count = circles[site]
            room += count
            product *= _POLYNOMIALS[count]
            ways.append(product)
        ways.reverse()
        self._ways = ways
        self._colonists = min(colonists, room)

    def __len__(self) -> int:
        return (self._ways[0] >> _LANE * self._colonists) & _MASK

    @overload
    def __getitem__(self, index: int) -> PlaceColonists: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[PlaceColonists]: ...

    def __getitem__(self, index: int | slice) -> PlaceColonists | Sequence[PlaceColonists]:
        if isinstance(index, slice):
            return [self[one] for one in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError("there are not that many placements")
        counts = [0] * len(SITES)
        left = self._colonists
        ways = self._ways
        rest = 1
        for site in self._sites:
            if not left:
                break
            after = ways[rest]
            rest += 1
            # the ways in which this site keeps 0, 1, 2 ... colonists
            lane = _LANE * left
            kept = 0
            while True:
                number = (after >> lane) & _MASK
                if index < number:
                    break
                index -= number
                kept += 1
                lane -= _LANE
            counts[site] = kept
            left -= kept
        return PlaceColonists(tuple(counts))

    def __iter__(self) -> Iterator[PlaceColonists]:
        return (self[index] for index in range(len(self)))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, PlaceColonists) and self.fits(action.counts)

    def fits(self, counts: Sequence[int]) -> bool:
        """Whether the counts are one of these placements."""
        return fits(counts, self._sites, self._circles, self._colonists)


def fits(counts: Sequence[int], sites: tuple[int, ...], circles: Sequence[int], colonists: int) -> bool:
    """Whether the counts put exactly so many colonists into circles that are there."""
    if len(counts) != len(SITES) or min(counts) < 0:
        return False
    placed = 0
    for site in sites:
        count = counts[site]
        if count > circles[site]:
            return False
        placed += count
    return placed == colonists == sum(counts)
