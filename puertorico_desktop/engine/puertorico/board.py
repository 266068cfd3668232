"""A player's board. The conventions of these classes are explained in `state.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attr

from puertorico_desktop.engine.fields import FieldMethods, use_quick_copy
from puertorico_desktop.engine.puertorico.abilities.guests import moments_of_guests
from puertorico_desktop.engine.puertorico.abilities.hooks import HookTable, hooks_of
from puertorico_desktop.engine.puertorico.catalog import CATALOG, PLANTS
from puertorico_desktop.engine.puertorico.components import (
    CITY_SPACES,
    FIRST_BUILDING_SITE,
    GOODS,
    ISLAND_SPACES,
    PLANTATIONS,
    SITES,
    Building,
    site_of,
)
from puertorico_desktop.engine.selections import ROOMS

CIRCLES: Final = tuple(row.circles for row in CATALOG.values())
SPACES: Final = tuple(row.spaces for row in CATALOG.values())
SITE_BITS: Final = tuple(1 << site >> FIRST_BUILDING_SITE for site in range(len(SITES)))
"""The bit of each site in a mask of buildings; 0 for the sites of tiles."""
_BUILDINGS: Final = tuple(Building)
_WITH_CIRCLES: Final = sum(1 << building for building in Building if CIRCLES[building])

_NOBODY: Final = bytes(len(SITES))
_NO_FORESTS: Final = (0,) * len(PLANTATIONS)


def with_added(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """Returns the counts with the one at `index` changed by `by`."""
    new = list(counts)
    new[index] += by
    return tuple(new)


_BYTES: Final = tuple(bytes((number,)) for number in range(256))


def with_more(counts: bytes, index: int, by: int) -> bytes:
    """Returns the counts, a byte each, with the one at `index` changed by `by`."""
    return counts[:index] + _BYTES[counts[index] + by] + counts[index + 1 :]


def _as_bytes(counts: Sequence[int]) -> bytes:
    return counts if isinstance(counts, bytes) else bytes(counts)


def _moved(counts: bytes, origin: int, site: int) -> bytes:
    return with_more(with_more(counts, origin, -1), site, 1)


PLANT_SITES: Final = tuple(tuple(site_of(building) for building in PLANTS[good]) for good in GOODS)
"""The sites of the production buildings of each good; corn needs none and has none."""


def capacity_of(colonists: Sequence[int], good: int) -> int:
    """Returns the number of goods of a kind that people at these sites can produce; `colonists` are their counts by
    site."""
    farmers = colonists[good]
    sites = PLANT_SITES[good]
    if not sites or not farmers:
        return farmers
    workers = 0
    for site in sites:
        workers += colonists[site]
    return farmers if farmers < workers else workers


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PlayerBoard(FieldMethods):
    """One player's board.

    `points` are victory point chips, and points noted after the last chip. `circles[site]` and `colonists[site]`
    count the circles and the people in them (`components.site_of`); `all_colonists` counts all people, those in San
    Juan included. Nobles are people as well: those counts include them, and `nobles[site]` and `all_nobles` count the
    nobles among the people. `circles`, `colonists` and `nobles` are bytes: quick to change and to look up. `forests`
    counts the plantations that lie face down, by the kind on their face.

    Derived, kept up to date by the methods: `island_sites` and `city_sites` (those with circles, ascending), `tiles`
    on the island, forests included, `owned` and `occupied` (masks of buildings), `spaces` used in the city,
    `all_circles`, `site_histogram` (the number of sites with one circle, with two, and so on, see
    `selections.ROOMS`), `hooks` (the effects of the occupied buildings) and `moments` (the mask of the moments at
    which these may act or offer something).
    """

    doubloons: int
    points: int
    goods: list[int]
    circles: bytes
    colonists: bytes
    island_sites: tuple[int, ...]
    city_sites: tuple[int, ...]
    tiles: int
    owned: int
    occupied: int
    spaces: int
    all_circles: int
    site_histogram: int
    all_colonists: int
    hooks: HookTable
    moments: int
    nobles: bytes = _NOBODY
    all_nobles: int = 0
    forests: tuple[int, ...] = _NO_FORESTS

    def __init__(
        self,
        doubloons: int,
        points: int,
        goods: list[int],
        circles: bytes,
        colonists: bytes,
        island_sites: tuple[int, ...],
        city_sites: tuple[int, ...],
        tiles: int,
        owned: int,
        occupied: int,
        spaces: int,
        all_circles: int,
        site_histogram: int,
        all_colonists: int,
        hooks: HookTable,
        moments: int,
        nobles: bytes = _NOBODY,
        all_nobles: int = 0,
        forests: tuple[int, ...] = _NO_FORESTS,
    ) -> None:
        self.doubloons = doubloons
        self.points = points
        self.goods = goods
        self.circles = circles
        self.colonists = colonists
        self.island_sites = island_sites
        self.city_sites = city_sites
        self.tiles = tiles
        self.owned = owned
        self.occupied = occupied
        self.spaces = spaces
        self.all_circles = all_circles
        self.site_histogram = site_histogram
        self.all_colonists = all_colonists
        self.hooks = hooks
        self.moments = moments
        self.nobles = nobles
        self.all_nobles = all_nobles
        self.forests = forests

    @classmethod
    def with_doubloons(cls, doubloons: int) -> PlayerBoard:
        """Returns an empty board with that many doubloons."""
        return PlayerBoard(doubloons, 0, [0] * 5, _NOBODY, _NOBODY, (), (), 0, 0, 0, 0, 0, 0, 0, hooks_of(0), 0)

    def copy(self) -> PlayerBoard:
        """Returns an independent board in the same state."""
        return PlayerBoard(
            self.doubloons,
            self.points,
            self.goods[:],
            self.circles,
            self.colonists,
            self.island_sites,
            self.city_sites,
            self.tiles,
            self.owned,
            self.occupied,
            self.spaces,
            self.all_circles,
            self.site_histogram,
            self.all_colonists,
            self.hooks,
            self.moments,
            self.nobles,
            self.all_nobles,
            self.forests,
        )

    def owns(self, building: Building) -> bool:
        """Returns whether the building stands in this city, occupied or not."""
        return bool(self.owned >> building & 1)

    def occupies(self, building: Building) -> bool:
        """Returns whether the building stands in this city and at least one person works in it."""
        return bool(self.occupied >> building & 1)

    def buildings(self) -> list[Building]:
        """Returns the buildings of this city, in the order of the board."""
        found = []
        left = self.owned
        while left:
            found.append(_BUILDINGS[(left & -left).bit_length() - 1])
            left &= left - 1
        return found

    @property
    def takes_tiles(self) -> bool:
        """Whether the island has room for another tile."""
        return self.tiles < ISLAND_SPACES

    @property
    def newcomers(self) -> int:
        """The number of people who are still to be placed and then stay there; always 0 here, see the board of
        automatic seats."""
        return 0

    @property
    def is_full(self) -> bool:
        """Whether the city has no space left, which ends the game."""
        return self.spaces >= CITY_SPACES

    def tiles_of(self, tile: int) -> int:
        """Returns the number of tiles of a kind that lie face up."""
        return self.circles[tile]

    def capacity(self, good: int) -> int:
        """Returns the number of goods of a kind that the player can produce: the lower of the numbers of people on
        its plantations and in its production buildings."""
        return capacity_of(self.colonists, good)

    def add_idle(self, people: int, nobles: int) -> None:
        """Add people to San Juan; `nobles` of them are nobles."""
        self.all_colonists += people
        self.all_nobles += nobles

    @property
    def free_spaces(self) -> int:
        """The number of city spaces without a building."""
        return CITY_SPACES - self.spaces

    @property
    def idle(self) -> int:
        """The number of people in San Juan, without a circle."""
        idle = self.all_colonists
        colonists = self.colonists
        for site in self.island_sites:
            idle -= colonists[site]
        for site in self.city_sites:
            idle -= colonists[site]
        return idle

    @property
    def idle_nobles(self) -> int:
        """The number of nobles in San Juan."""
        return self.all_nobles - sum(self.nobles)

    @property
    def free_circles(self) -> int:
        """The number of empty circles on buildings; those on tiles do not count for filling the ship."""
        free = self.all_circles - self.tiles
        if self.forests is not _NO_FORESTS:
            free += sum(self.forests)
        colonists = self.colonists
        for site in self.city_sites:
            free -= colonists[site]
        return free

    @property
    def sites(self) -> tuple[int, ...]:
        """All sites with circles, ascending."""
        return self.island_sites + self.city_sites

    def add_tile(self, tile: int) -> None:
        """Place a tile face up on the island."""
        before = self.circles[tile]
        if not before:
            self.island_sites = tuple(sorted((*self.island_sites, tile)))
        self.circles = with_more(self.circles, tile, 1)
        self.all_circles += 1
        self.site_histogram += ROOMS[before + 1] - ROOMS[before]
        self.tiles += 1

    def add_forest(self, plantation: int) -> None:
        """Place a plantation of that kind face down, as a forest."""
        self.forests = with_added(self.forests, plantation, 1)
        self.tiles += 1

    def remove_tile(self, tile: int) -> None:
        """Take a tile of a kind off the island: an empty one if possible. If a person worked on it, that person goes
        to San Juan, a colonist rather than a noble."""
        left = self.circles[tile] - 1
        self.circles = with_more(self.circles, tile, -1)
        self.all_circles -= 1
        self.site_histogram += ROOMS[left] - ROOMS[left + 1]
        self.tiles -= 1
        if self.colonists[tile] > left:
            self.colonists = with_more(self.colonists, tile, -1)
            if self.nobles[tile] > left:
                self.nobles = with_more(self.nobles, tile, -1)
        if not left:
            self.island_sites = tuple(site for site in self.island_sites if site != tile)

    def remove_forest(self) -> int:
        """Take a forest off the island and return the kind of plantation on its face: the cheapest kind first (our
        own choice)."""
        plantation = next(kind for kind, count in enumerate(self.forests) if count)
        self.forests = with_added(self.forests, plantation, -1)
        self.tiles -= 1
        return plantation

    def add_building(self, building: int) -> None:
        """Place a building without people in the city."""
        circles = CIRCLES[building]
        site = FIRST_BUILDING_SITE + building
        if circles:
            self.city_sites = tuple(sorted((*self.city_sites, site)))
        self.circles = with_more(self.circles, site, circles)
        self.all_circles += circles
        self.site_histogram += ROOMS[circles]
        self.owned |= 1 << building
        self.spaces += SPACES[building]
        if self.hooks.houses_guests:
            self._use(self.hooks)

    def settle_colonist(self, site: int) -> None:
        """Put one new colonist into a free circle of the site."""
        self.colonists = with_more(self.colonists, site, 1)
        self.all_colonists += 1
        if site >= FIRST_BUILDING_SITE:
            self._set_occupied(self.occupied | 1 << site - FIRST_BUILDING_SITE)

    def settle_noble(self, site: int) -> None:
        """Put one new noble into a free circle of the site."""
        self.nobles = with_more(self.nobles, site, 1)
        self.all_nobles += 1
        self.settle_colonist(site)
        self._refresh_hooks()

    def move(self, origin: int, site: int, noble: bool) -> None:
        """Move a person from a building to a free circle of another site."""
        self.colonists = _moved(self.colonists, origin, site)
        if noble:
            self.nobles = _moved(self.nobles, origin, site)
        self._update_occupied()

    def dismiss(self, site: int | None, noble: bool) -> None:
        """Remove a person from a site, or from San Juan if `site` is None."""
        self.all_colonists -= 1
        self.all_nobles -= noble
        if site is not None:
            self.colonists = with_more(self.colonists, site, -1)
            if noble:
                self.nobles = with_more(self.nobles, site, -1)
            self._update_occupied()

    def place_nobles(self, counts: Sequence[int]) -> None:
        """Set the number of nobles among the people of each site, just after all people were placed. The other nobles
        are in San Juan."""
        self.nobles = _as_bytes(counts)
        if self.hooks.two_sided:
            self._use_as_staffed(self.hooks)

    def fill_circles(self) -> None:
        """Put a person into every circle; there must be enough people. Nobles have to be placed again
        (`place_nobles`)."""
        self.colonists = self.circles
        self._set_occupied_anew(self.owned & _WITH_CIRCLES)

    def place_colonists(self, counts: Sequence[int]) -> None:
        """Place all people again, `counts[site]` on each site; the rest waits in San Juan. Nobles have to be placed
        again."""
        self.colonists = _as_bytes(counts)
        self._set_occupied_anew(self._staffed(self.colonists))

    def _staffed(self, counts: bytes) -> int:
        """Returns the mask of the buildings with people, for these counts by site."""
        occupied = 0
        for site in self.city_sites:
            if counts[site]:
                occupied |= SITE_BITS[site]
        return occupied

    def _set_occupied_anew(self, occupied: int) -> None:
        """Set the occupied buildings after all people were placed again; the nobles have still to be placed."""
        nobles_matter = False
        if self.all_nobles:
            self.nobles = _NOBODY
            nobles_matter = len(self.hooks.two_sided) > 0
        if nobles_matter or occupied != self.occupied:
            self.occupied = occupied
            self._use(hooks_of(occupied))

    def _set_occupied(self, occupied: int) -> None:
        if self.all_nobles:
            self.occupied = occupied
            self._refresh_hooks()
        elif occupied != self.occupied:
            self.occupied = occupied
            self._use(hooks_of(occupied))

    def _refresh_hooks(self) -> None:
        self._use_as_staffed(hooks_of(self.occupied))

    def _use_as_staffed(self, hooks: HookTable) -> None:
        """Use the hook table for the nobles' places; `hooks` is the table of the occupied buildings without
        nobles."""
        nobles = 0
        for site in hooks.two_sided:
            if self.nobles[site]:
                nobles |= SITE_BITS[site]
        self._use(hooks_of(self.occupied, nobles) if nobles else hooks)

    def _use(self, hooks: HookTable) -> None:
        self.hooks = hooks
        if hooks.houses_guests:
            self.moments = hooks.called_at | moments_of_guests(self.owned & ~self.occupied)
        else:
            self.moments = hooks.called_at

    def _update_occupied(self) -> None:
        """Recompute which buildings are occupied, and the hook table."""
        self.occupied = self._staffed(self.colonists)
        self._refresh_hooks()


use_quick_copy(PlayerBoard)
