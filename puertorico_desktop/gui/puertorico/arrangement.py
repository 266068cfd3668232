"""The spaces of a player's tiles, buildings and colonists: chosen by the player, without effect on the rules.

The engine only counts the pieces. An arrangement gives each piece a space, keeps the piece there from move to move,
and follows every change of the counts: forwards, backwards with undo, and into another game.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from puertorico_desktop.engine.puertorico.abilities import every as _every  # noqa: F401  (it registers their rules)
from puertorico_desktop.engine.puertorico.abilities.base import place_of
from puertorico_desktop.engine.puertorico.actions import Build, PlaceColonists
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    CITY_SPACES,
    ISLAND_SPACES,
    SITES,
    TILES,
    Building,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.expansion_actions import MoveGuest, PlaceNobles, ReturnColonist
from puertorico_desktop.engine.puertorico.puertoma.board import PuertomaBoard
from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.puertoma_layout import PuertomaLayout
from puertorico_desktop.match.match import Move

_GUESTHOUSE = site_of(place_of(MoveGuest))
CITY_COLUMNS = 4
"""The number of columns of the city, which has three rows; space 0 is the top left one, space 4 lies below it."""


@attrs.frozen
class Site:
    """A building on its city space. A large building also covers `other`: the space below, or the space beside it if
    no pair of spaces above each other was free."""

    building: Building
    other: int | None = None


@attrs.define
class Arrangement:
    """The arrangement of one player's board. `island[i]` is a tile or None; `occupied[i]` is whether a person stands
    on it, `noble[i]` whether that person is a noble.

    `city[i]` is set on the space of a building; the second space of a large building is None there and named by
    `Site.other`. `guests` is the number of people in the guesthouse; `nobles[site]` is the number of nobles on each
    site, who take the first circles of a building. `ground` is the space chosen for a building that is still being
    paid for in kind. `puertoma` replaces all of these on a Puertoma's board.
    """

    island: list[Tile | None] = attrs.field(factory=lambda: [None] * ISLAND_SPACES)
    occupied: list[bool] = attrs.field(factory=lambda: [False] * ISLAND_SPACES)
    noble: list[bool] = attrs.field(factory=lambda: [False] * ISLAND_SPACES)
    city: list[Site | None] = attrs.field(factory=lambda: [None] * CITY_SPACES)
    guests: int = 0
    nobles: tuple[int, ...] = (0,) * len(SITES)
    ground: int | None = None
    puertoma: PuertomaLayout | None = None

    def followed(self, player: PlayerBoard, move: Move | None = None) -> Arrangement:
        """Returns the arrangement that agrees with the player's pieces after `move` by this player; this arrangement
        itself if nothing has changed. On a Puertoma's board every piece has a fixed place."""
        if isinstance(player, PuertomaBoard):
            layout = PuertomaLayout.from_board(player)
            return self if layout == self.puertoma else attrs.evolve(self, puertoma=layout)
        new = attrs.evolve(
            self, island=self.island[:], occupied=self.occupied[:], noble=self.noble[:], city=self.city[:]
        )
        wish = None
        if move is not None and move.spaces:
            wanted = [space in move.spaces for space in range(ISLAND_SPACES)]
            match move.action:
                case PlaceColonists():
                    new.occupied = wanted
                case PlaceNobles():
                    new.noble = wanted
                case ReturnColonist():
                    new.occupied = [here and not goes for here, goes in zip(self.occupied, wanted, strict=True)]
                case Build():
                    new.ground = move.spaces[0]
                case _:
                    wish = move.spaces[0]
        new.follow(player, wish)
        return self if new == self else new

    def follow(self, player: PlayerBoard, wish: int | None = None) -> None:
        """Change the arrangement so that it agrees with the player's pieces.

        `wish` is the preferred space of one new piece, the space from which a tile is to be removed, or the space to
        which a person has moved.
        """
        self._follow_tiles(player, wish)
        self.occupied = man(self.island, self.occupied, player.colonists, wish=wish)
        self.noble = man(
            self.island,
            [was and here for was, here in zip(self.noble, self.occupied, strict=True)],
            player.nobles,
            self.occupied,
            wish,
        )
        self._follow_buildings(player, self.ground if wish is None else wish)
        self.guests, self.nobles = player.colonists[_GUESTHOUSE], tuple(player.nobles)

    @property
    def noble_guests(self) -> int:
        """The number of nobles in the guesthouse."""
        return self.nobles[_GUESTHOUSE]

    def covered(self) -> dict[int, int]:
        """Returns the spaces under the second half of a large building, each with the space on which the building
        stands."""
        return {
            site.other: space for space, site in enumerate(self.city) if site is not None and site.other is not None
        }

    def space_of(self, building: Building) -> int | None:
        """Returns the space on which a building stands; None if this player does not own the building."""
        for space, site in enumerate(self.city):
            if site is not None and site.building is building:
                return space
        return None

    def _follow_tiles(self, player: PlayerBoard, wish: int | None) -> None:
        for tile in TILES:
            count = sum(player.forests) if tile is Tile.FOREST else player.circles[tile]
            missing = count - self.island.count(tile)
            if missing < 0:
                there = [space for space, here in enumerate(self.island) if here is tile]
                # The tile that the player discarded is removed, otherwise an unoccupied one, as by the rules.
                there.sort(key=lambda space: (space == wish, not self.occupied[space], space))
                for space in there[count:]:
                    self.island[space] = None
            for _ in range(missing):
                if wish is None or self.island[wish] is not None:
                    wish = self.island.index(None)
                self.island[wish] = tile

    def _follow_buildings(self, player: PlayerBoard, wish: int | None) -> None:
        buildings = player.buildings()
        for space, site in enumerate(self.city):
            if site is not None and site.building not in buildings:
                self.city[space] = None
        standing = [site.building for site in self.city if site is not None]
        for building in buildings:
            if building not in standing:
                self.ground = None
                if not self._put(building, wish):
                    self._rearrange(player)
                    return

    def _put(self, building: Building, wish: int | None) -> bool:
        """Put a building on the wished space or the first fitting one; returns whether a space was found."""
        spaces = range(CITY_SPACES) if wish is None else (wish, wish - CITY_COLUMNS, *range(CITY_SPACES))
        for space in spaces:
            if not self._is_free(space):
                continue
            if CATALOG[building].spaces == 1:
                self.city[space] = Site(building)
                return True
            if self._is_free(space + CITY_COLUMNS):
                self.city[space] = Site(building, space + CITY_COLUMNS)
                return True
        return False

    def _is_free(self, space: int) -> bool:
        return 0 <= space < CITY_SPACES and self.city[space] is None and space not in self.covered()

    def _rearrange(self, player: PlayerBoard) -> None:
        """Make room by moving buildings (S003 allows this): the large ones first, then the others in their order."""
        before = [site.building for site in self.city if site is not None]
        everything = before + [building for building in player.buildings() if building not in before]
        self.city = [None] * CITY_SPACES
        for building in sorted(everything, key=lambda building: -CATALOG[building].spaces):
            if not self._put(building, None):
                self._lay_across(building)

    def _lay_across(self, building: Building) -> None:
        """Put a large building across two spaces beside each other: a fifth large building finds no two free spaces
        above each other. Raises ValueError if there are no such spaces either."""
        for space in range(CITY_SPACES - 1):
            beside = space + 1
            if beside % CITY_COLUMNS and self._is_free(space) and self._is_free(beside):
                self.city[space] = Site(building, beside)
                return
        raise ValueError(f"no space for {building!r}")


def man(
    island: Sequence[Tile | None],
    before: Sequence[bool],
    counts: Sequence[int],
    among: Sequence[bool] | None = None,
    wish: int | None = None,
) -> list[bool]:
    """Returns for every island space whether a person stands on its tile, if `counts[tile]` tiles of each kind are
    occupied. Tiles that were occupied `before` come first, then the space `wish`.

    With `among`, only the spaces marked there may be occupied.
    """
    occupied, left = [False] * len(island), list(counts)
    tiles = [(space, tile) for space, tile in enumerate(island) if tile is not None]
    tiles.sort(key=lambda one: (not before[one[0]], one[0] != wish))
    for space, tile in tiles:
        if left[tile] and (among is None or among[space]):
            occupied[space] = True
            left[tile] -= 1
    return occupied


def picked(island: Sequence[Tile | None], taken: Sequence[bool], among: Sequence[bool]) -> tuple[int, ...]:
    """Returns the spaces that are taken among the possible ones; empty if of every kind either all or no tiles are
    taken, because the counts alone then define the choice."""
    open_to = {here for here, is_taken, may in zip(island, taken, among, strict=True) if may and not is_taken}
    spaces = tuple(space for space, is_taken in enumerate(taken) if is_taken)
    return spaces if any(island[space] in open_to for space in spaces) else ()
