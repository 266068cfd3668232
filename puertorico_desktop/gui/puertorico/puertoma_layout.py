"""The places of a Puertoma's pieces. The board leaves no choice, but animations need the differences between two
states."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import PLANTATIONS, Building, Tile
from puertorico_desktop.engine.puertorico.puertoma.board import CIRCLES_OF_ESTATE, PuertomaBoard

ESTATE, LEVEL, ABILITY, ASIDE, RESERVE, BUILDINGS = "estate", "level", "ability", "aside", "reserve", "buildings"
"""The parts of a Puertoma's board, as used in refs: "seat:2/estate:corn:1", "seat:2/level:0:1",
"seat:2/ability:3"."""


@attrs.frozen
class PuertomaLayout:
    """The numbers of estates and of the people under them by kind, and the buildings by level."""

    estates: tuple[int, ...]
    people: tuple[int, ...]
    city: tuple[tuple[int, ...], ...]

    @classmethod
    def from_board(cls, board: PuertomaBoard) -> PuertomaLayout:
        """Returns the current layout of a board."""
        return cls(board.estates, tuple(board.colonists[: len(PLANTATIONS)]), board.city)

    def new_tile(self, before: PuertomaLayout) -> str:
        """Returns the space of the estate that was added since the layout `before`; the VP area if none was added."""
        for kind in PLANTATIONS:
            if self.estates[kind] > before.estates[kind]:
                return estate_ref(kind, self.estates[kind] - 1)
        return ASIDE

    def estate_of_newcomer(self, kind: Tile, before: PuertomaLayout) -> str:
        """Returns the estate of this kind under which a person was added since the layout `before`; the VP area if
        there is none."""
        if kind not in PLANTATIONS or self.people[kind] <= before.people[kind]:
            return ASIDE
        return estate_ref(kind, (self.people[kind] - 1) // CIRCLES_OF_ESTATE[kind])

    def next_estate(self, kind: Tile) -> str:
        """Returns the first estate of a kind that is not active; empty if there is none."""
        space = self.people[kind] // CIRCLES_OF_ESTATE[kind]
        return estate_ref(kind, space) if space < self.estates[kind] else ""

    def place_of(self, building: Building) -> str:
        """Returns the space on which a building stands; empty if the Puertoma does not own it."""
        for level, standing in enumerate(self.city):
            if building in standing:
                return level_ref(level, standing.index(building))
        return ""


def estate_ref(kind: Tile, space: int) -> str:
    """Returns the name of a space for an estate of a kind, counted from the left from 0."""
    return f"{ESTATE}:{kind.id}:{space}"


def level_ref(level: int, space: int) -> str:
    """Returns the name of a space for a building of a level; both numbers begin at 0."""
    return f"{LEVEL}:{level}:{space}"


def ability_ref(level: int) -> str:
    """Returns the name of the ability tile of a level, which begins at 0."""
    return f"{ABILITY}:{level}"
