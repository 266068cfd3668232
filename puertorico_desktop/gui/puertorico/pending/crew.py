"""Everybody on a board, one by one: who stands on which tile and in which circle, and who waits in San Juan.

A place is named by its ref (see `targets`). In a building the nobles have the first circles, then come the colonists;
the ref of a whole building means any circle of it, that of San Juan anybody there.
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
    """Who can stand in a circle."""

    COLONIST = "colonist"
    NOBLE = "noble"


@attrs.define
class Crew:
    """People on a board.

    `manned[i]`: a person is on island space i, `noble[i]`: it is a noble. `workers[building]` counts those in its
    circles, nobles included, `nobles[building]` the nobles. `colonists` are all people and `all_nobles` the nobles
    among them; everybody without a place is idle in San Juan.
    """

    arrangement: Arrangement
    colonists: int
    manned: list[bool]
    workers: dict[Building, int]
    all_nobles: int
    noble: list[bool]
    nobles: dict[Building, int]

    @classmethod
    def of(cls, player: PlayerBoard, arrangement: Arrangement) -> Self:
        """Everybody stands where they stand now."""
        buildings = player.buildings()
        return cls(
            arrangement,
            player.all_colonists,
            list(arrangement.manned),
            {building: player.colonists[site_of(building)] for building in buildings},
            player.all_nobles,
            list(arrangement.noble),
            {building: player.nobles[site_of(building)] for building in buildings},
        )

    def copied(self) -> Self:
        """The same, to be changed for itself."""
        return attrs.evolve(
            self,
            manned=list(self.manned),
            workers=dict(self.workers),
            noble=list(self.noble),
            nobles=dict(self.nobles),
        )

    @property
    def idle(self) -> int:
        """People in San Juan."""
        return self.colonists - sum(self.manned) - sum(self.workers.values())

    @property
    def idle_nobles(self) -> int:
        """Nobles in San Juan."""
        return self.all_nobles - sum(self.noble) - sum(self.nobles.values())

    @property
    def free(self) -> int:
        """Empty circles."""
        tiles = sum(1 for tile in self.arrangement.island if tile is not None and tile is not Tile.FOREST)
        circles = sum(CATALOG[building].circles for building in self.workers)
        return tiles + circles - sum(self.manned) - sum(self.workers.values())

    def counts(self) -> list[int]:
        """How many people there are on each site."""
        return self._by_site(self.manned, self.workers)

    def noble_counts(self) -> list[int]:
        """How many nobles there are on each site."""
        return self._by_site(self.noble, self.nobles)

    def _by_site(self, tiles: list[bool], buildings: dict[Building, int]) -> list[int]:
        counts = [0] * len(SITES)
        for tile, here in zip(self.arrangement.island, tiles, strict=True):
            if tile is not None and here:
                counts[tile] += 1
        for building, number in buildings.items():
            counts[site_of(building)] = number
        return counts

    def place(self, counts: Sequence[int]) -> None:
        """Place the people like this, leaving on the island those who may stay. Nobles who lose their place are idle;
        where too few people are, they take the place of a colonist."""
        self.manned = man(self.arrangement.island, self.manned, counts)
        self.workers = {building: counts[site_of(building)] for building in self.workers}
        self.noble = [noble and here for noble, here in zip(self.noble, self.manned, strict=True)]
        self.nobles = {building: min(number, self.workers[building]) for building, number in self.nobles.items()}
        self._name_nobles()

    def name(self, counts: Sequence[int]) -> None:
        """Say who of the people where they are is a noble."""
        self.noble = man(self.arrangement.island, self.noble, counts, self.manned)
        self.nobles = {building: counts[site_of(building)] for building in self.nobles}

    def _name_nobles(self) -> None:
        """Where San Juan has fewer people than nobles, call others nobles: first where it makes a difference."""
        for building in sorted(self.nobles, key=lambda one: (one not in NOBLE_ABILITIES, self.nobles[one])):
            while self.idle_nobles > self.idle and self.nobles[building] < self.workers[building]:
                self.nobles[building] += 1
        for space, here in enumerate(self.manned):
            if self.idle_nobles > self.idle and here and not self.noble[space]:
                self.noble[space] = True

    # -- one by one --

    def who(self, ref: str) -> Person | None:
        """Who stands at a place; of several people a colonist, if there is one."""
        if ref in (SAN_JUAN, IDLE_NOBLES):
            nobles = self.idle_nobles
            if ref == SAN_JUAN and self.idle > nobles:
                return Person.COLONIST
            return Person.NOBLE if nobles else None
        tile, building, circle = self.piece_of(ref)
        if tile is not None:
            if not self.manned[tile]:
                return None
            return Person.NOBLE if self.noble[tile] else Person.COLONIST
        if building is None:
            return None
        workers, nobles = self.workers[building], self.nobles[building]
        if circle is None:
            return None if not workers else Person.COLONIST if workers > nobles else Person.NOBLE
        return None if circle >= workers else Person.NOBLE if circle < nobles else Person.COLONIST

    def has_colonist(self, ref: str) -> bool:
        """Whether there is a person to lift from the place; a whole building has one if any circle has."""
        return self.who(ref) is not None

    def has_room(self, ref: str) -> bool:
        """Whether a person may be put there."""
        if ref in (SAN_JUAN, IDLE_NOBLES):
            return True
        tile, building, _ = self.piece_of(ref)
        if tile is not None:
            return not self.manned[tile]
        return building is not None and self.workers[building] < CATALOG[building].circles

    def may_swap(self, source: str, target: str) -> bool:
        """Whether the two places have people of different kinds."""
        one, other = self.who(source), self.who(target)
        return one is not None and other is not None and one is not other

    def move(self, source: str, target: str) -> bool:
        """Move a person from one place to another, or swap a noble with a colonist; whether that was possible."""
        person = self.who(source)
        if source == target or person is None:
            return False
        if self.has_room(target):
            self._change(source, person, -1)
            self._change(target, person, +1)
            return True
        return self.swap(source, target)

    def swap(self, source: str, target: str) -> bool:
        """Swap a noble with a colonist; whether that was possible."""
        one, other = self.who(source), self.who(target)
        if one is None or other is None or one is other:
            return False
        self._change(source, one, -1)
        self._change(target, other, -1)
        self._change(source, other, +1)
        self._change(target, one, +1)
        return True

    def remove(self, ref: str) -> None:
        """Take away the person who stands there, for good."""
        person = self.who(ref)
        if person is not None:
            self._change(ref, person, -1)
            self.colonists -= 1
            self.all_nobles -= person is Person.NOBLE

    def places(self) -> list[str]:
        """Every place with circles, and San Juan."""
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
            self.manned[tile] = by > 0
            self.noble[tile] = by > 0 and noble
        elif building is not None:
            self.workers[building] += by
            self.nobles[building] += by * noble

    def piece_of(self, ref: str) -> tuple[int | None, Building | None, int | None]:
        """The island space with a tile that has a circle, or the building and the circle, that a ref names."""
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
        """The tile or the building that a ref names."""
        tile, building, _ = self.piece_of(ref)
        return self.arrangement.island[tile] if tile is not None else building

    def refs_of(self, site: int) -> list[str]:
        """The refs of all circles of a site."""
        piece = piece_at(site)
        if isinstance(piece, Tile):
            return [f"{ISLAND}:{space}" for space, tile in enumerate(self.arrangement.island) if tile is piece]
        space = self.arrangement.space_of(piece)
        return [f"{CITY}:{space}:{circle}" for circle in range(CATALOG[piece].circles)]
