"""Where a player's tiles, buildings and colonists lie: the player's own choice, without effect on the rules.

The engine only counts them. An arrangement gives each a space, keeps it there from move to move, and follows
the counts wherever they go: forwards, backwards with undo, into another game.
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
"""The city is four spaces wide and three high; space 0 is the top left one, space 4 lies below it."""


@attrs.frozen
class Site:
    """A building on its city space. A large one also covers `other`, the space below or, if need be, beside it."""

    building: Building
    other: int | None = None


@attrs.define
class Arrangement:
    """One player's spaces. `island[i]` is a tile or None, `manned[i]` says whether a person is on it, `noble[i]`
    whether that is a noble.

    `city[i]` is set on the space that a building stands on; the second space of a large building is None there
    and named by `Site.other`. `guests` are the people in the guesthouse; `nobles[site]` are the nobles on each site,
    who have the first circles of a building. `ground` is the space that was wanted for a building which is still
    being paid for in kind. `puertoma` is what there is instead of all this on a Puertoma's board.
    """

    island: list[Tile | None] = attrs.field(factory=lambda: [None] * ISLAND_SPACES)
    manned: list[bool] = attrs.field(factory=lambda: [False] * ISLAND_SPACES)
    noble: list[bool] = attrs.field(factory=lambda: [False] * ISLAND_SPACES)
    city: list[Site | None] = attrs.field(factory=lambda: [None] * CITY_SPACES)
    guests: int = 0
    nobles: tuple[int, ...] = (0,) * len(SITES)
    ground: int | None = None
    puertoma: PuertomaLayout | None = None

    def followed(self, player: PlayerBoard, move: Move | None = None) -> Arrangement:
        """The arrangement that agrees with what the player has now, after that move of the player; this one if
        nothing is different. On a Puertoma's board every piece has its place: there is nothing to arrange."""
        if isinstance(player, PuertomaBoard):
            layout = PuertomaLayout.of(player)
            return self if layout == self.puertoma else attrs.evolve(self, puertoma=layout)
        new = attrs.evolve(self, island=self.island[:], manned=self.manned[:], noble=self.noble[:], city=self.city[:])
        wish = None
        if move is not None and move.spaces:
            wanted = [space in move.spaces for space in range(ISLAND_SPACES)]
            match move.action:
                case PlaceColonists():
                    new.manned = wanted
                case PlaceNobles():
                    new.noble = wanted
                case ReturnColonist():
                    new.manned = [here and not goes for here, goes in zip(self.manned, wanted, strict=True)]
                case Build():
                    new.ground = move.spaces[0]
                case _:
                    wish = move.spaces[0]
        new.follow(player, wish)
        return self if new == self else new

    def follow(self, player: PlayerBoard, wish: int | None = None) -> None:
        """Agree with what the player has now.

        `wish` is the space where one new piece should lie, if it can, from which one tile should be gone, or where
        a person has moved to.
        """
        self._follow_tiles(player, wish)
        self.manned = man(self.island, self.manned, player.colonists, wish=wish)
        self.noble = man(
            self.island,
            [was and here for was, here in zip(self.noble, self.manned, strict=True)],
            player.nobles,
            self.manned,
            wish,
        )
        self._follow_buildings(player, self.ground if wish is None else wish)
        self.guests, self.nobles = player.colonists[_GUESTHOUSE], tuple(player.nobles)

    @property
    def noble_guests(self) -> int:
        """The nobles in the guesthouse."""
        return self.nobles[_GUESTHOUSE]

    def covered(self) -> dict[int, int]:
        """The spaces under the second half of a large building, with the space that the building stands on."""
        return {
            site.other: space for space, site in enumerate(self.city) if site is not None and site.other is not None
        }

    def space_of(self, building: Building) -> int | None:
        """The space that a building stands on, if this player has it."""
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
                # What goes is what was taken away, else an empty tile: so do the rules take them.
                there.sort(key=lambda space: (space == wish, not self.manned[space], space))
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
        """Stand a building on the wished or the first fitting space; whether there was one."""
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
        """Make room by moving buildings (S003 allows it): the large ones first, then the others in their order."""
        before = [site.building for site in self.city if site is not None]
        everything = before + [building for building in player.buildings() if building not in before]
        self.city = [None] * CITY_SPACES
        for building in sorted(everything, key=lambda building: -CATALOG[building].spaces):
            if not self._put(building, None):
                self._lay_across(building)

    def _lay_across(self, building: Building) -> None:
        """A fifth large building finds no two spaces above each other any more, but two beside each other."""
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
    """Which tiles have people when `counts[tile]` of each kind do: those who stood there stay if possible, and
    a new person goes to the tile on `wish` rather than to another one.

    With `among`: only these tiles come into question.
    """
    manned, left = [False] * len(island), list(counts)
    tiles = [(space, tile) for space, tile in enumerate(island) if tile is not None]
    tiles.sort(key=lambda one: (not before[one[0]], one[0] != wish))
    for space, tile in tiles:
        if left[tile] and (among is None or among[space]):
            manned[space] = True
            left[tile] -= 1
    return manned


def picked(island: Sequence[Tile | None], taken: Sequence[bool], among: Sequence[bool]) -> tuple[int, ...]:
    """The spaces that are taken, of those that come into question; none if all of their kinds are taken or none, so
    that numbers say as much."""
    open_to = {here for here, is_taken, may in zip(island, taken, among, strict=True) if may and not is_taken}
    spaces = tuple(space for space, is_taken in enumerate(taken) if is_taken)
    return spaces if any(island[space] in open_to for space in spaces) else ()
