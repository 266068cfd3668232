"""The people on a board, each with a place: a tile, a circle of a building, or San Juan.

A place is named by its ref (see `targets`). In a building the nobles have the first circles, then come the colonists;
the ref of a whole building stands for any of its circles, the ref of San Juan for any person there.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Self

import attrs

from puertorico_desktop.engine.puertorico.abilities.base import NOBLE_ABILITIES
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import SITES, Building, Tile, piece_at, site_of
from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.arrangement import Arrangement, man
from puertorico_desktop.gui.puertorico.targets import CITY, IDLE_NOBLES, ISLAND, SAN_JUAN


class Person(Enum):
    """A kind of person that can stand in a circle."""

    COLONIST = "colonist"
    NOBLE = "noble"


@attrs.define
class Crew:
    """The people on a board.

    `occupied[i]` is whether a person is on island space i, `noble[i]` whether that person is a noble.
    `workers[building]` is the number of people in its circles, nobles included; `nobles[building]` is the number of
    nobles. `colonists` is the number of all people, `all_nobles` the number of nobles among them; people without a
    place are idle in San Juan.
    """

    arrangement: Arrangement
    colonists: int
    occupied: list[bool]
    workers: dict[Building, int]
    all_nobles: int
    noble: list[bool]
    nobles: dict[Building, int]

    @classmethod
    def from_board(cls, player: PlayerBoard, arrangement: Arrangement) -> Self:
        """Returns the people at their current places."""
        buildings = player.buildings()
        return cls(
            arrangement,
            player.all_colonists,
            list(arrangement.occupied),
            {building: player.colonists[site_of(building)] for building in buildings},
            player.all_nobles,
            list(arrangement.noble),
            {building: player.nobles[site_of(building)] for building in buildings},
        )

    def copied(self) -> Self:
        """Returns an independent copy."""
        return attrs.evolve(
            self,
            occupied=list(self.occupied),
            workers=dict(self.workers),
            noble=list(self.noble),
            nobles=dict(self.nobles),
        )

    @property
    def idle(self) -> int:
        """The number of people in San Juan."""
        return self.colonists - sum(self.occupied) - sum(self.workers.values())

    @property
    def idle_nobles(self) -> int:
        """The number of nobles in San Juan."""
        return self.all_nobles - sum(self.noble) - sum(self.nobles.values())

    @property
    def free(self) -> int:
        """The number of empty circles."""
        tiles = sum(1 for tile in self.arrangement.island if tile is not None and tile is not Tile.FOREST)
        circles = sum(CATALOG[building].circles for building in self.workers)
        return tiles + circles - sum(self.occupied) - sum(self.workers.values())

    def counts(self) -> list[int]:
        """Returns the number of people on each site."""
        return self._by_site(self.occupied, self.workers)

    def noble_counts(self) -> list[int]:
        """Returns the number of nobles on each site."""
        return self._by_site(self.noble, self.nobles)

    def _by_site(self, tiles: list[bool], buildings: dict[Building, int]) -> list[int]:
        counts = [0] * len(SITES)
        for tile, here in zip(self.arrangement.island, tiles, strict=True):
            if tile is not None and here:
                counts[tile] += 1
        for building, number in buildings.items():
            counts[site_of(building)] = number
        return counts

    def place_people(self, counts: Sequence[int]) -> None:
        """Place the people according to `counts` by site; people on the island stay where possible. Nobles who lose
        their place become idle; if San Juan has too few people for them, they replace colonists at other places."""
        self.occupied = man(self.arrangement.island, self.occupied, counts)
        self.workers = {building: counts[site_of(building)] for building in self.workers}
        self.noble = [noble and here for noble, here in zip(self.noble, self.occupied, strict=True)]
        self.nobles = {building: min(number, self.workers[building]) for building, number in self.nobles.items()}
        self._name_nobles()

    def name(self, counts: Sequence[int]) -> None:
        """Set the number of nobles on each site, without moving any person."""
        self.noble = man(self.arrangement.island, self.noble, counts, self.occupied)
        self.nobles = {building: counts[site_of(building)] for building in self.nobles}

    def _name_nobles(self) -> None:
        """Turn placed people into nobles while there are more idle nobles than idle people, first in buildings with
        an effect for nobles."""
        for building in sorted(self.nobles, key=lambda one: (one not in NOBLE_ABILITIES, self.nobles[one])):
            while self.idle_nobles > self.idle and self.nobles[building] < self.workers[building]:
                self.nobles[building] += 1
        for space, here in enumerate(self.occupied):
            if self.idle_nobles > self.idle and here and not self.noble[space]:
                self.noble[space] = True

    # -- single people --

    def person_at(self, ref: str) -> Person | None:
        """Returns the kind of person at a place, a colonist if both kinds are there; None if the place is empty."""
        if ref in (SAN_JUAN, IDLE_NOBLES):
            nobles = self.idle_nobles
            if ref == SAN_JUAN and self.idle > nobles:
                return Person.COLONIST
            return Person.NOBLE if nobles else None
        tile, building, circle = self.piece_of(ref)
        if tile is not None:
            if not self.occupied[tile]:
                return None
            return Person.NOBLE if self.noble[tile] else Person.COLONIST
        if building is None:
            return None
        workers, nobles = self.workers[building], self.nobles[building]
        if circle is None:
            return None if not workers else Person.COLONIST if workers > nobles else Person.NOBLE
        return None if circle >= workers else Person.NOBLE if circle < nobles else Person.COLONIST

    def has_colonist(self, ref: str) -> bool:
        """Returns whether a person can be lifted from the place; from a whole building, if any circle is filled."""
        return self.person_at(ref) is not None

    def has_room(self, ref: str) -> bool:
        """Returns whether a person may be put at the place."""
        if ref in (SAN_JUAN, IDLE_NOBLES):
            return True
        tile, building, _ = self.piece_of(ref)
        if tile is not None:
            return not self.occupied[tile]
        return building is not None and self.workers[building] < CATALOG[building].circles

    def may_swap(self, source: str, target: str) -> bool:
        """Returns whether there are people of different kinds at the two places."""
        one, other = self.person_at(source), self.person_at(target)
        return one is not None and other is not None and one is not other

    def move(self, source: str, target: str) -> bool:
        """Move a person from one place to another, or swap a noble with a colonist; returns whether this was
        possible."""
        person = self.person_at(source)
        if source == target or person is None:
            return False
        if self.has_room(target):
            self._change(source, person, -1)
            self._change(target, person, +1)
            return True
        return self.swap(source, target)

    def swap(self, source: str, target: str) -> bool:
        """Swap a noble with a colonist; returns whether this was possible."""
        one, other = self.person_at(source), self.person_at(target)
        if one is None or other is None or one is other:
            return False
        self._change(source, one, -1)
        self._change(target, other, -1)
        self._change(source, other, +1)
        self._change(target, one, +1)
        return True

    def remove(self, ref: str) -> None:
        """Remove the person at a place from the board."""
        person = self.person_at(ref)
        if person is not None:
            self._change(ref, person, -1)
            self.colonists -= 1
            self.all_nobles -= person is Person.NOBLE

    def places(self) -> list[str]:
        """Returns the refs of all places with circles, and of San Juan."""
        refs = [
            f"{ISLAND}:{space}"
            for space, tile in enumerate(self.arrangement.island)
            if tile is not None and tile is not Tile.FOREST
        ]
        for building in self.workers:
            if CATALOG[building].circles:
                space = self.arrangement.space_of(building)
                refs.append(f"{CITY}:{space}")
                refs += [f"{CITY}:{space}:{circle}" for circle in range(CATALOG[building].circles)]
        return [*refs, *((IDLE_NOBLES,) if self.all_nobles else ()), SAN_JUAN]

    def _change(self, ref: str, person: Person, by: int) -> None:
        noble = person is Person.NOBLE
        tile, building, _ = self.piece_of(ref)
        if tile is not None:
            self.occupied[tile] = by > 0
            self.noble[tile] = by > 0 and noble
        elif building is not None:
            self.workers[building] += by
            self.nobles[building] += by * noble

    def piece_of(self, ref: str) -> tuple[int | None, Building | None, int | None]:
        """Returns the place named by a ref: an island space whose tile has a circle, or a building with the circle.
        Parts that do not apply are None."""
        area, *numbers = ref.split(":")
        if not numbers or not numbers[0].isdigit():
            return None, None, None
        space = int(numbers[0])
        if area == ISLAND:
            return (space if self.arrangement.island[space] not in (None, Tile.FOREST) else None), None, None
        if area == CITY:
            site = self.arrangement.city[self.arrangement.covered().get(space, space)]
            if site is not None:
                return None, site.building, int(numbers[1]) if len(numbers) > 1 else None
        return None, None, None

    def site_at(self, ref: str) -> Tile | Building | None:
        """Returns the tile or the building that a ref names; None if there is none."""
        tile, building, _ = self.piece_of(ref)
        return self.arrangement.island[tile] if tile is not None else building

    def refs_of(self, site: int) -> list[str]:
        """Returns the refs of all circles of a site."""
        piece = piece_at(site)
        if isinstance(piece, Tile):
            return [f"{ISLAND}:{space}" for space, tile in enumerate(self.arrangement.island) if tile is piece]
        space = self.arrangement.space_of(piece)
        return [f"{CITY}:{space}:{circle}" for circle in range(CATALOG[piece].circles)]
