"""Where the pieces of a Puertoma lie: its board leaves no choice, but one has to know what has come in between."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import PLANTATIONS, Building, Tile
from puertorico_desktop.engine.puertorico.puertoma.board import CIRCLES_OF_ESTATE, PuertomaBoard

ESTATE, LEVEL, ABILITY, ASIDE, RESERVE, BUILDINGS = "estate", "level", "ability", "aside", "reserve", "buildings"
"""The parts of a Puertoma's board: "seat:2/estate:corn:1", "seat:2/level:0:1", "seat:2/ability:3"."""


@attrs.frozen
class PuertomaLayout:
    """The estates and the people under them by kind, and the buildings by level."""

    estates: tuple[int, ...]
    people: tuple[int, ...]
    city: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, board: PuertomaBoard) -> PuertomaLayout:
        """Where they lie now."""
        return cls(board.estates, tuple(board.colonists[: len(PLANTATIONS)]), board.city)

    def new_tile(self, before: PuertomaLayout) -> str:
        """The space that an estate has taken since then; the VP area if none has."""
        for kind in PLANTATIONS:
            if self.estates[kind] > before.estates[kind]:
                return estate_ref(kind, self.estates[kind] - 1)
        return ASIDE

    def estate_of_newcomer(self, kind: Tile, before: PuertomaLayout) -> str:
        """The estate of a kind under which somebody has come since then; the VP area if nobody has."""
        if kind not in PLANTATIONS or self.people[kind] <= before.people[kind]:
            return ASIDE
        return estate_ref(kind, (self.people[kind] - 1) // CIRCLES_OF_ESTATE[kind])

    def next_estate(self, kind: Tile) -> str:
        """The first estate of a kind that is not active; empty if there is none."""
        space = self.people[kind] // CIRCLES_OF_ESTATE[kind]
        return estate_ref(kind, space) if space < self.estates[kind] else ""

    def place_of(self, building: Building) -> str:
        """The space on which a building stands; empty if it is not there."""
        for level, standing in enumerate(self.city):
            if building in standing:
                return level_ref(level, standing.index(building))
        return ""


def estate_ref(kind: Tile, space: int) -> str:
    """A space for an estate of a kind, the left one first."""
    return f"{ESTATE}:{kind.id}:{space}"


def level_ref(level: int, space: int) -> str:
    """A space for a building of a level, both from 0 on."""
    return f"{LEVEL}:{level}:{space}"


def ability_ref(level: int) -> str:
    """The ability tile of a level, from 0 on."""
    return f"{ABILITY}:{level}"
