"""The drafts of the mayor phase: placing colonists and nobles together, or choosing the nobles among the people
placed."""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.puertorico.actions import Action, PlaceColonists
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Tile, site_of
from puertorico_desktop.engine.puertorico.expansion_actions import PlaceNobles
from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.arrangement import Arrangement, picked
from puertorico_desktop.gui.puertorico.pending.base import PendingCrew
from puertorico_desktop.gui.puertorico.pending.crew import Crew, Person
from puertorico_desktop.gui.puertorico.targets import IDLE_NOBLES, ISLAND, SAN_JUAN
from puertorico_desktop.gui.puertorico.texts import prompts
from puertorico_desktop.gui.puertorico.texts.words import Words


@attrs.define
class _MayorDraft(PendingCrew):
    """A draft of the mayor phase."""

    def spaces_of(self, action: Action) -> tuple[int, ...]:
        """Returns the spaces of people, or of nobles, where equal tiles leave a choice."""
        full, island = self._filled(), self.arrangement.island
        if isinstance(action, PlaceNobles):
            return picked(island, full.noble, full.occupied)
        return picked(island, full.occupied, [tile is not None for tile in island])

    def _filled(self) -> Crew:
        """Returns the draft after all forced placements."""
        return self


@attrs.define
class PendingPlacement(_MayorDraft):
    """A draft placement of all people. If there are nobles, it answers two decisions: the places of people, and the
    nobles among them.

    People fill the circles of a building from the left.
    """

    @property
    def still_to_place(self) -> int:
        """The number of idle people for whom there is an empty circle: they must be placed."""
        return min(self.idle, self.free)

    @property
    def rest_is_forced(self) -> bool:
        """Whether no choice is left: there are people for every empty circle, and all of them are of the same
        kind."""
        return 0 < self.free <= self.idle and self.idle_nobles in (0, self.idle)

    def counts_then(self) -> tuple[int, ...]:
        """Returns the number of people on each site after all forced placements."""
        return tuple(self._filled().counts())

    def action(self) -> PlaceColonists:
        """Returns the placement of the draft after all forced placements."""
        return PlaceColonists(tuple(self._filled().counts()))

    def actions(self) -> list[Action]:
        """Returns the placement of all people, then that of the nobles if there are any."""
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
            if tile is not None and tile is not Tile.FOREST and not full.occupied[space]:
                full.occupied[space], full.noble[space] = True, nobles
        for building, number in self.workers.items():
            circles = CATALOG[building].circles
            full.workers[building] = circles
            full.nobles[building] += (circles - number) * nobles
        return full

    def take_over(self, action: Action) -> Self | None:
        """Returns the draft with the placement of an action; None for an action of another kind."""
        placed = self.copied()
        if isinstance(action, PlaceColonists):
            placed.place_people(action.counts)
        elif isinstance(action, PlaceNobles):
            placed.name(action.counts)
        else:
            return None
        return placed

    def progress(self, words: Words) -> str:
        """Returns a text with the number of people who have no place yet."""
        return prompts.placement_progress(self.still_to_place, self.idle, self.rest_is_forced, self.idle_nobles)

    @property
    def says_how(self) -> bool:
        """Whether `progress` contains instructions: with nobles in San Juan, clicks have more meanings than usual."""
        return bool(self.idle_nobles and self.still_to_place and not self.rest_is_forced)

    # -- gestures --

    def sources(self) -> set[str]:
        """Returns all places with a person."""
        return {place for place in self.places() if self.has_colonist(place)}

    def targets(self, source: str) -> set[str]:
        """Returns the places with room, and those with a person of another kind to swap with."""
        if not self.has_colonist(source):
            return set()
        return {
            place
            for place in self.places()
            if place != source and (self.has_room(place) or self.may_swap(source, place))
        }

    def move(self, source: str, target: str) -> bool:
        """Move a person or swap two; returns whether this was possible."""
        return Crew.move(self, source, target)

    def takes_click(self, ref: str) -> bool:
        """Returns True: a click on any circle changes the draft."""
        return True

    def click(self, ref: str) -> bool:
        """Carry out `toggle`; returns whether a person moved."""
        return self.toggle(ref)

    def toggle(self, ref: str) -> bool:
        """Fill an empty circle with an idle colonist, or a noble if there is no colonist; swap a colonist with an
        idle noble; otherwise send the person there to San Juan. Returns whether a person moved.

        A whole building is filled as long as possible.
        """
        if ref in (SAN_JUAN, IDLE_NOBLES):
            return False
        one_circle = ref.startswith(ISLAND) or ref.count(":") > 1
        if one_circle:
            full = self.has_colonist(ref)
            if full and self.idle_nobles and self.person_at(ref) is Person.COLONIST:
                return self.swap(IDLE_NOBLES, ref)
        else:
            full = not self.idle or not self.has_room(ref)
        return self.move(ref, SAN_JUAN) if full else self.move(SAN_JUAN, ref)

    def adjust(self, ref: str, by: int) -> bool:
        """Bring an idle person to the place (1) or send one to San Juan (-1); returns whether a person moved."""
        return self.move(*((SAN_JUAN, ref) if by > 0 else (ref, SAN_JUAN)))

    def promote(self, ref: str) -> bool:
        """Bring an idle noble to the place, in exchange for a colonist if it is full; returns whether this was
        possible."""
        return self.move(IDLE_NOBLES, ref)


@attrs.define
class PendingNobles(_MayorDraft):
    """A draft of the nobles among people whose places are fixed: a noble changes places with a colonist."""

    @classmethod
    def beginning(cls, player: PlayerBoard, arrangement: Arrangement, before: Arrangement) -> PendingNobles:
        """Returns the draft in which the nobles are at the same places as in `before`, where these are occupied."""
        pending = cls.from_board(player, arrangement)
        pending.noble = [was and here for was, here in zip(before.noble, pending.occupied, strict=True)]
        pending.nobles = {building: before.nobles[site_of(building)] for building in pending.workers}
        pending.place_people(pending.counts())
        return pending

    def actions(self) -> list[Action]:
        """Returns the action that places the nobles as in the draft."""
        return [PlaceNobles(tuple(self.noble_counts()))]

    def take_over(self, action: Action) -> Self | None:
        """Returns the draft with the nobles of an action; None for an action of another kind."""
        if not isinstance(action, PlaceNobles):
            return None
        named = self.copied()
        named.name(action.counts)
        return named

    def progress(self, words: Words) -> str:
        """Returns a text with the number of idle nobles; the draft is complete at any time."""
        return prompts.nobles_progress(self.idle_nobles)

    def sources(self) -> set[str]:
        """Returns the places of nobles, circle by circle."""
        return {place for place in self._spots() if self.person_at(place) is Person.NOBLE}

    def targets(self, source: str) -> set[str]:
        """Returns the places of colonists."""
        if source not in self.sources():
            return set()
        return {place for place in self._spots() if self.person_at(place) is Person.COLONIST}

    def move(self, source: str, target: str) -> bool:
        """Swap a noble with a colonist; returns whether this was possible."""
        return self.swap(source, target)

    def adjust(self, ref: str, by: int) -> bool:
        """Bring a noble from San Juan (1) or send one there (-1); returns whether this was possible."""
        return (
            self.swap(IDLE_NOBLES, ref)
            if by > 0
            else self.person_at(ref) is Person.NOBLE and self.swap(ref, SAN_JUAN)
        )

    def promote(self, ref: str) -> bool:
        """Bring an idle noble to the place; returns whether this was possible."""
        return self.swap(IDLE_NOBLES, ref)

    def _spots(self) -> list[str]:
        return [place for place in self.places() if not place.startswith("city:") or place.count(":") > 1]
