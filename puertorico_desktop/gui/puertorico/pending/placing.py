"""Placing people in the mayor phase: colonists and nobles together, or the nobles among those who are placed."""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.puertorico.actions import Action, PlaceColonists
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Tile, site_of
from puertorico_desktop.engine.puertorico.expansion_actions import PlaceNobles
from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.arrangement import Arrangement, picked
from puertorico_desktop.gui.puertorico.pending.base import PendingBoardChoice
from puertorico_desktop.gui.puertorico.pending.crew import Crew, Person
from puertorico_desktop.gui.puertorico.targets import IDLE_NOBLES, ISLAND, SAN_JUAN
from puertorico_desktop.gui.puertorico.texts import prompts
from puertorico_desktop.gui.puertorico.texts.words import Words


@attrs.define
class _CrewDraft(Crew, PendingBoardChoice):
    """A choice about where people stand."""

    def copy(self) -> Self:
        """The same, to be changed for itself."""
        return self.copied()

    def crew(self) -> Crew:
        """Itself."""
        return self

    @property
    def can_be_suggested(self) -> bool:
        """There can be many."""
        return True

    def spaces_of(self, action: Action) -> tuple[int, ...]:
        """Which of equal tiles people are on, or nobles."""
        full, island = self._filled(), self.arrangement.island
        if isinstance(action, PlaceNobles):
            return picked(island, full.noble, full.manned)
        return picked(island, full.manned, [tile is not None for tile in island])

    def _filled(self) -> Crew:
        """Everybody with the rest where it has to be."""
        return self


@attrs.define
class PendingPlacement(_CrewDraft):
    """A placement of everybody in the making. Where nobles are among them, it answers two decisions: where people
    are, and who of them is a noble.

    People fill the circles of a building from the left.
    """

    @property
    def still_to_place(self) -> int:
        """Idle people for whom there is an empty circle: they have to be placed."""
        return min(self.idle, self.free)

    @property
    def rest_is_forced(self) -> bool:
        """Whether there are people for every circle that is left, and all are alike: nothing is left to choose."""
        return 0 < self.free <= self.idle and self.idle_nobles in (0, self.idle)

    def counts_then(self) -> tuple[int, ...]:
        """How many people stand on each site with the rest placed where that is forced."""
        return tuple(self._filled().counts())

    def action(self) -> PlaceColonists:
        """The placement as it stands, with the rest placed where that is forced."""
        return PlaceColonists(tuple(self._filled().counts()))

    def actions(self) -> list[Action]:
        """The placement, then the nobles."""
        full = self._filled()
        actions: list[Action] = [PlaceColonists(tuple(full.counts()))]
        if self.all_nobles:
            actions.append(PlaceNobles(tuple(full.noble_counts())))
        return actions

    def _filled(self) -> Crew:
        if not self.rest_is_forced:
            return self
        full, nobles = self.copied(), self.idle_nobles > 0
        for space, tile in enumerate(self.arrangement.island):
            if tile is not None and tile is not Tile.FOREST and not full.manned[space]:
                full.manned[space], full.noble[space] = True, nobles
        for building, number in self.workers.items():
            circles = CATALOG[building].circles
            full.workers[building] = circles
            full.nobles[building] += (circles - number) * nobles
        return full

    def take_over(self, action: Action) -> Self | None:
        """The draft as an action would have it."""
        placed = self.copied()
        if isinstance(action, PlaceColonists):
            placed.place(action.counts)
        elif isinstance(action, PlaceNobles):
            placed.name(action.counts)
        else:
            return None
        return placed

    def progress(self, words: Words) -> str:
        """How many have no place yet."""
        return prompts.placement_progress(self.still_to_place, self.idle, self.rest_is_forced, self.idle_nobles)

    @property
    def says_how(self) -> bool:
        """With nobles in San Juan clicks mean more than usual."""
        return bool(self.idle_nobles and self.still_to_place and not self.rest_is_forced)

    # -- the hands --

    def sources(self) -> set[str]:
        """Everybody."""
        return {place for place in self.places() if self.has_colonist(place)}

    def targets(self, source: str) -> set[str]:
        """Where there is room, or a person of another kind to swap with."""
        if not self.has_colonist(source):
            return set()
        return {
            place
            for place in self.places()
            if place != source and (self.has_room(place) or self.may_swap(source, place))
        }

    def move(self, source: str, target: str) -> bool:
        """Move a person, or swap."""
        return Crew.move(self, source, target)

    def takes_click(self, ref: str) -> bool:
        """Every circle does."""
        return True

    def click(self, ref: str) -> bool:
        """Whether anybody moved."""
        return self.toggle(ref)

    def toggle(self, ref: str) -> bool:
        """An empty circle fetches an idle colonist, or a noble if there is none; a colonist makes room for an idle
        noble; else the person there goes to San Juan. Whether anybody moved.

        A whole building fetches as long as it can.
        """
        if ref in (SAN_JUAN, IDLE_NOBLES):
            return False
        one_circle = ref.startswith(ISLAND) or ref.count(":") > 1
        if one_circle:
            full = self.has_colonist(ref)
            if full and self.idle_nobles and self.who(ref) is Person.COLONIST:
                return self.swap(IDLE_NOBLES, ref)
        else:
            full = not self.idle or not self.has_room(ref)
        return self.move(ref, SAN_JUAN) if full else self.move(SAN_JUAN, ref)

    def adjust(self, ref: str, by: int) -> bool:
        """Put an idle person to work at a place, or send one from there to San Juan."""
        return self.move(*((SAN_JUAN, ref) if by > 0 else (ref, SAN_JUAN)))

    def promote(self, ref: str) -> bool:
        """Put an idle noble to work at a place, instead of a colonist if it is full."""
        return self.move(IDLE_NOBLES, ref)


@attrs.define
class PendingNobles(_CrewDraft):
    """Who is a noble among people who stand where they stand: a noble changes places with a colonist."""

    @classmethod
    def beginning(cls, player: PlayerBoard, arrangement: Arrangement, before: Arrangement) -> PendingNobles:
        """The nobles are where they were, as far as people are there; `before`: where they were."""
        pending = cls.of(player, arrangement)
        pending.noble = [was and here for was, here in zip(before.noble, pending.manned, strict=True)]
        pending.nobles = {building: before.nobles[site_of(building)] for building in pending.workers}
        pending.place(pending.counts())
        return pending

    def actions(self) -> list[Action]:
        """The nobles as they are."""
        return [PlaceNobles(tuple(self.noble_counts()))]

    def take_over(self, action: Action) -> Self | None:
        """The draft as an action would have it."""
        if not isinstance(action, PlaceNobles):
            return None
        named = self.copied()
        named.name(action.counts)
        return named

    def progress(self, words: Words) -> str:
        """Nothing is ever missing."""
        return prompts.nobles_progress(self.idle_nobles)

    def sources(self) -> set[str]:
        """Every noble, in a circle of its own."""
        return {place for place in self._spots() if self.who(place) is Person.NOBLE}

    def targets(self, source: str) -> set[str]:
        """Every colonist."""
        if source not in self.sources():
            return set()
        return {place for place in self._spots() if self.who(place) is Person.COLONIST}

    def move(self, source: str, target: str) -> bool:
        """Swap."""
        return self.swap(source, target)

    def adjust(self, ref: str, by: int) -> bool:
        """A noble comes from San Juan, or goes there."""
        return self.swap(IDLE_NOBLES, ref) if by > 0 else self.who(ref) is Person.NOBLE and self.swap(ref, SAN_JUAN)

    def promote(self, ref: str) -> bool:
        """An idle noble comes here."""
        return self.swap(IDLE_NOBLES, ref)

    def _spots(self) -> list[str]:
        return [place for place in self.places() if not place.startswith("city:") or place.count(":") > 1]
