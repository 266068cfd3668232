"""The board of a Puertoma (S000 page 34, data-sheet.md 4.1). The conventions of these classes are explained in
`state.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attr

from puertorico_desktop.engine.fields import use_quick_copy
from puertorico_desktop.engine.puertorico.abilities.hooks import HookTable
from puertorico_desktop.engine.puertorico.board import PlayerBoard, with_added, with_more
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import GOODS, PLANTATIONS, SITES, Tile

LEVELS: Final = 4
SPACES_A_LEVEL: Final = 2
"""The number of spaces for buildings of each level."""
MOST_BUILDINGS: Final = LEVELS * SPACES_A_LEVEL
ESTATES_OF_A_KIND: Final = 2
"""The number of spaces for estates of each kind."""
CIRCLES_OF_ESTATE: Final = (1, 2, 2, 3, 3)
"""The number of circles under each estate, by kind."""
NOBODYS: Final = -1
HIDDEN: Final = -1
GONE: Final = -2
"""The values for an ability tile that lies face down (HIDDEN), and for one that is out of the game (GONE)."""

LEVEL_OF: Final = tuple([min(row.points, LEVELS) - 1 if row.spaces == 1 else LEVELS - 1 for row in CATALOG.values()])
"""The level of each building, from 0 on: its printed points, the highest level for every large building (R18)."""

_NO_TILES: Final = (0,) * (len(PLANTATIONS) + 1)
_NOBODY: Final = bytes(len(SITES))
_EMPTY_CITY: Final[tuple[tuple[int, ...], ...]] = ((),) * LEVELS
_ALL_HIDDEN: Final = (HIDDEN,) * LEVELS


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PuertomaBoard(PlayerBoard):
    """A Puertoma's board.

    `estates` counts those in the spaces of their kind, `aside` the tiles in the VP area by kind, quarries last.
    `circles[kind]` counts all circles under the estates of a kind and `colonists[kind]` the people in them: circles
    are filled from the left, so an estate is active only if all before it are. `people_aside` counts the people who
    are in the VP area for good; people who have just come and are still to be placed are neither there nor in
    circles. The places of nobles make no difference; only `all_nobles` is kept. `city` are the buildings by the level
    of their space, in the order of building; no person works in them. `abilities` are the ability tiles by level:
    face down (HIDDEN), out of the game (GONE) or the number of the tile; `working` is the mask of the levels whose
    tile works. `reserved` is the building with this Puertoma's reserve marker, or NOBODYS. `produced` is the mask of
    the kinds of goods received in the running craftsman phase, noted only if an ability needs it.
    """

    estates: tuple[int, ...] = _NO_TILES[: len(PLANTATIONS)]
    aside: tuple[int, ...] = _NO_TILES
    people_aside: int = 0
    city: tuple[tuple[int, ...], ...] = _EMPTY_CITY
    abilities: tuple[int, ...] = _ALL_HIDDEN
    working: int = 0
    reserved: int = NOBODYS
    produced: int = 0

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
        forests: tuple[int, ...] = _NO_TILES[: len(PLANTATIONS)],
        estates: tuple[int, ...] = _NO_TILES[: len(PLANTATIONS)],
        aside: tuple[int, ...] = _NO_TILES,
        people_aside: int = 0,
        city: tuple[tuple[int, ...], ...] = _EMPTY_CITY,
        abilities: tuple[int, ...] = _ALL_HIDDEN,
        working: int = 0,
        reserved: int = NOBODYS,
        produced: int = 0,
    ) -> None:
        super().__init__(
            doubloons,
            points,
            goods,
            circles,
            colonists,
            island_sites,
            city_sites,
            tiles,
            owned,
            occupied,
            spaces,
            all_circles,
            site_histogram,
            all_colonists,
            hooks,
            moments,
            nobles,
            all_nobles,
            forests,
        )
        self.estates = estates
        self.aside = aside
        self.people_aside = people_aside
        self.city = city
        self.abilities = abilities
        self.working = working
        self.reserved = reserved
        self.produced = produced

    @classmethod
    def with_hooks(cls, doubloons: int, hooks: HookTable) -> PuertomaBoard:
        """Returns an empty board; `hooks` is the hook table without any ability."""
        nothing = _NOBODY
        return PuertomaBoard(
            doubloons, 0, [0] * len(GOODS), nothing, nothing, (), (), 0, 0, 0, 0, 0, 0, 0, hooks, hooks.called_at
        )

    def copy(self) -> PuertomaBoard:
        """Returns an independent board in the same state."""
        return PuertomaBoard(
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
            self.estates,
            self.aside,
            self.people_aside,
            self.city,
            self.abilities,
            self.working,
            self.reserved,
            self.produced,
        )

    # -- the interface of all boards --

    @property
    def takes_tiles(self) -> bool:
        """True: quarries and third estates find room without limit."""
        return True

    @property
    def is_full(self) -> bool:
        """Whether all spaces have a building."""
        return self.spaces == MOST_BUILDINGS

    @property
    def idle(self) -> int:
        """The number of people in the VP area, and of those still to be placed."""
        return self.all_colonists - sum(self.colonists)

    @property
    def idle_nobles(self) -> int:
        """Always 0: the places of nobles are not kept."""
        return 0

    @property
    def free_spaces(self) -> int:
        """The number of spaces without a building."""
        return MOST_BUILDINGS - self.spaces

    @property
    def free_circles(self) -> int:
        """The largest number of free circles under a single estate, which is the number of people due on the ship
        (S000 page 37, D-62)."""
        most = 0
        for kind in self.island_sites:
            circles = CIRCLES_OF_ESTATE[kind]
            free = self.circles[kind] - self.colonists[kind]
            most = max(most, min(circles, free))
        return most

    def tiles_of(self, tile: int) -> int:
        """Returns the number of tiles of a kind, those in the VP area included."""
        return (self.estates[tile] if tile < len(self.estates) else 0) + self.aside[tile]

    def capacity(self, good: int) -> int:
        """Returns the number of goods of a kind that the active estates produce."""
        return self.active(good)

    def add_tile(self, tile: int) -> None:
        """Place a tile in the next space of its kind, or in the VP area."""
        self.tiles += 1
        if tile < Tile.QUARRY and self.estates[tile] < ESTATES_OF_A_KIND:
            if not self.estates[tile]:
                self.island_sites = tuple(sorted((*self.island_sites, tile)))
            self.estates = with_added(self.estates, tile, 1)
            self.circles = with_more(self.circles, tile, CIRCLES_OF_ESTATE[tile])
            self.all_circles += CIRCLES_OF_ESTATE[tile]
        else:
            self.aside = with_added(self.aside, tile, 1)

    def add_building(self, building: int) -> None:
        """Place a building on the lowest level, from its own level up, that has a free space."""
        level = self.level_for(building)
        assert level < LEVELS
        self.city = (*self.city[:level], (*self.city[level], building), *self.city[level + 1 :])
        self.owned |= 1 << building
        self.spaces += 1

    def settle_colonist(self, site: int) -> None:
        """Put one new person into a free circle under estates of a kind."""
        self.colonists = with_more(self.colonists, site, 1)
        self.all_colonists += 1

    def settle_noble(self, site: int) -> None:
        """Put one new noble into a free circle; nobles work like colonists (S000 page 40)."""
        self.all_nobles += 1
        self.settle_colonist(site)

    def add_idle(self, people: int, nobles: int) -> None:
        """Add people to the VP area."""
        self.all_colonists += people
        self.all_nobles += nobles
        self.people_aside += people

    def place_colonists(self, counts: Sequence[int]) -> None:
        """Set the number of people in the circles of each kind; all others go to the VP area."""
        self.colonists = bytes(counts)
        self.people_aside = self.all_colonists - sum(counts)

    # -- queries of the automatic opponent's rules --

    @property
    def newcomers(self) -> int:
        """The number of people who have come and are still to be placed."""
        return self.idle - self.people_aside

    def active(self, kind: int) -> int:
        """Returns the number of estates of a kind whose circles are all filled."""
        return self.colonists[kind] // CIRCLES_OF_ESTATE[kind]

    def level_for(self, building: int) -> int:
        """Returns the level of the space on which a building would be placed; LEVELS if there is none."""
        level = LEVEL_OF[building]
        while level < LEVELS and len(self.city[level]) == SPACES_A_LEVEL:
            level += 1
        return level

    def use_abilities(self, levels: int, hooks: HookTable) -> None:
        """Make the ability tiles of a mask of levels work; `hooks` is their hook table."""
        self.working = levels
        self.hooks = hooks
        self.moments = hooks.called_at


use_quick_copy(PuertomaBoard)
