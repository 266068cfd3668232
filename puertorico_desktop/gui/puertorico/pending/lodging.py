"""The draft for people who arrive in the middle of a phase and take free circles (`phases/lodging.py`)."""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.components import SITES
from puertorico_desktop.engine.puertorico.smuggler_actions import LODGE, LodgeColonist
from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.arrangement import Arrangement, picked
from puertorico_desktop.gui.puertorico.pending.base import PendingCrew
from puertorico_desktop.gui.puertorico.pending.crew import Crew, Person
from puertorico_desktop.gui.puertorico.targets import IDLE_NOBLES, SAN_JUAN
from puertorico_desktop.gui.puertorico.texts.festival import newcomers_progress, staying
from puertorico_desktop.gui.puertorico.texts.smuggling import leaving, lodging_progress
from puertorico_desktop.gui.puertorico.texts.words import Words

_KINDS = 2  # colonist, noble


@attrs.define(kw_only=True)
class PendingLodging(PendingCrew):
    """A draft of the places of newcomers, who wait in San Juan with the idle people; at most `most` of them get a
    circle.

    `before` holds the places of all people before the arrival; `newcomers` is the number of newcomers, `new_nobles`
    the number of nobles among them. A newcomer without a circle stays in San Juan if `stays`, otherwise leaves the
    game.
    """

    before: Crew
    newcomers: int
    new_nobles: int
    most: int
    stays: bool = False

    @classmethod
    def beginning(
        cls,
        player: PlayerBoard,
        arrangement: Arrangement,
        people: int,
        nobles: int,
        most: int,
        stays: bool = False,
    ) -> Self:
        """Returns the draft in which no newcomer has a circle."""
        there = Crew.from_board(player, arrangement)
        values = {field.name: getattr(there.copied(), field.name) for field in attrs.fields(Crew)}
        values["colonists"] += people
        values["all_nobles"] += nobles
        return cls(**values, before=there, newcomers=people, new_nobles=nobles, most=most, stays=stays)

    # -- choice --

    @property
    def lodged(self) -> int:
        """The number of newcomers with a circle."""
        return sum(self.counts()) - sum(self.before.counts())

    @property
    def lodged_nobles(self) -> int:
        """The number of noble newcomers with a circle."""
        return sum(self.noble_counts()) - sum(self.before.noble_counts())

    def _left(self, person: Person) -> int:
        """Returns the number of newcomers of a kind who may still get a circle."""
        if self.lodged >= self.most:
            return 0
        if person is Person.NOBLE:
            return self.new_nobles - self.lodged_nobles
        return self.newcomers - self.new_nobles - (self.lodged - self.lodged_nobles)

    def actions(self) -> list[Action]:
        """Returns one action for each newcomer with a circle, in the order of the sites, then a pass for the
        others."""
        chosen: list[Action] = []
        now, then = self.counts(), self.before.counts()
        nobles, nobles_then = self.noble_counts(), self.before.noble_counts()
        for site in range(len(SITES)):
            called = nobles[site] - nobles_then[site]
            chosen += [LODGE[_KINDS * site]] * (now[site] - then[site] - called)
            chosen += [LODGE[_KINDS * site + 1]] * called
        return [*chosen, PASS]

    def emptied(self) -> Self:
        """Returns the draft in which no newcomer has a circle."""
        there = self.before.copied()
        return attrs.evolve(
            self, occupied=there.occupied, workers=there.workers, noble=there.noble, nobles=there.nobles
        )

    def take_over(self, action: Action) -> Self | None:
        """Returns the draft with one more newcomer placed by the action, or unchanged for a pass; None for other
        actions."""
        if action == PASS:
            return self.copied()
        if not isinstance(action, LodgeColonist):
            return None
        placed = self.copied()
        person = Person.NOBLE if action.noble else Person.COLONIST
        spots = placed.refs_of(_site(action))
        free = next((spot for spot in spots if placed.has_room(spot) and placed.person_at(spot) is None), None)
        if free is not None:
            placed._bring(person, free)
        return placed

    def spaces_of(self, action: Action) -> tuple[int, ...]:
        """Returns the occupied spaces where equal tiles leave a choice."""
        tiles = [tile is not None for tile in self.arrangement.island]
        return picked(self.arrangement.island, self.occupied, tiles)

    def progress(self, words: Words) -> str:
        """Returns a text with the numbers of newcomers who have a circle and who may still get one."""
        more = self._left(Person.COLONIST) + self._left(Person.NOBLE)
        more = min(self.most - self.lodged, more, self.free)
        waiting = self.newcomers - self.lodged
        if self.stays:
            return newcomers_progress(self.lodged, more, waiting)
        return lodging_progress(self.lodged, more, waiting, noble=IDLE_NOBLES in self.sources())

    @property
    def consequence(self) -> str:
        """Where the newcomers without a circle go; empty if all have one."""
        waiting = self.newcomers - self.lodged
        if not waiting:
            return ""
        return staying(waiting) if self.stays else leaving(waiting)

    # -- gestures --

    def _kind_in(self, ref: str) -> Person | None:
        """Returns the kind of newcomer taken from that place in San Juan; None if there is none left."""
        kinds = (Person.NOBLE,) if ref == IDLE_NOBLES else (Person.COLONIST, Person.NOBLE)
        return next((kind for kind in kinds if self._left(kind)), None)

    def _is_new(self, ref: str) -> bool:
        """Returns whether a newcomer, who may be moved again, is at the place."""
        tile, building, circle = self.piece_of(ref)
        if tile is not None:
            return self.occupied[tile] and not self.before.occupied[tile]
        if building is None:
            return False
        more = self.workers[building] - self.before.workers[building]
        return more > 0 and (circle is None or (circle < self.workers[building]))

    def sources(self) -> set[str]:
        """Returns San Juan while newcomers wait there, and the circles of newcomers."""
        halls = {ref for ref in (SAN_JUAN, IDLE_NOBLES) if ref in self.places() and self._kind_in(ref) is not None}
        if self._for_noble():
            halls.add(IDLE_NOBLES)
        return halls | {ref for ref in self.places() if ref not in (SAN_JUAN, IDLE_NOBLES) and self._is_new(ref)}

    def _for_noble(self) -> set[str]:
        """Returns the places of colonists who came now and whose circle a noble without one can take instead."""
        if self.new_nobles == self.lodged_nobles:
            return set()
        places = (ref for ref in self.places() if ref not in (SAN_JUAN, IDLE_NOBLES) and self._is_new(ref))
        return {ref for ref in places if self._kind_at(ref) is Person.COLONIST}

    def targets(self, source: str) -> set[str]:
        """Returns the free circles; for a newcomer in a circle also San Juan, for a noble there also the circles of
        colonists who came now."""
        if source not in self.sources():
            return set()
        if source == IDLE_NOBLES and self._kind_in(source) is None:
            return self._for_noble()
        free = {ref for ref in self.places() if ref not in (SAN_JUAN, IDLE_NOBLES, source) and self.has_room(ref)}
        free = {ref for ref in free if self.person_at(ref) is None or ref.count(":") == 1}
        if source == IDLE_NOBLES:
            return free | self._for_noble()
        return free if source == SAN_JUAN else {*free, SAN_JUAN}

    def move(self, source: str, target: str) -> bool:
        """Move a newcomer to a circle or back to San Juan; returns whether this was possible."""
        if target not in self.targets(source):
            return False
        if source in (SAN_JUAN, IDLE_NOBLES):
            if not self.has_room(target) or (target.count(":") > 1 and self.has_colonist(target)):
                self._change(target, Person.COLONIST, -1)
                self._change(target, Person.NOBLE, +1)
                return True
            person = self._kind_in(source)
            return person is not None and self._bring(person, target)
        person = self._kind_at(source)
        self._change(source, person, -1)
        if target != SAN_JUAN:
            self._change(target, person, +1)
        return True

    def _bring(self, person: Person, target: str) -> bool:
        self._change(target, person, +1)
        return True

    def _kind_at(self, ref: str) -> Person:
        """Returns the kind of the newcomer at a place: that of the circle if such a person came, otherwise a colonist
        if a colonist came to the building."""
        tile, building, circle = self.piece_of(ref)
        if tile is not None:
            return Person.NOBLE if self.noble[tile] else Person.COLONIST
        assert building is not None
        nobles = self.nobles[building] - self.before.nobles[building]
        colonists = self.workers[building] - self.before.workers[building] - nobles
        if circle is not None and nobles > 0 and self.person_at(ref) is Person.NOBLE:
            return Person.NOBLE
        return Person.COLONIST if colonists > 0 else Person.NOBLE

    def takes_click(self, ref: str) -> bool:
        """Returns whether a click changes the draft, see `click`. In San Juan, a click picks a person up instead."""
        return ref not in (SAN_JUAN, IDLE_NOBLES)

    def click(self, ref: str) -> bool:
        """Bring a newcomer to a circle, exchange a colonist there for a noble who waits, or send the newcomer back to
        San Juan; returns whether a person moved."""
        if self._is_new(ref) and not (ref.count(":") == 1 and ref in self.targets(SAN_JUAN)):
            return self.move(IDLE_NOBLES, ref) if ref in self._for_noble() else self.move(ref, SAN_JUAN)
        return self.move(SAN_JUAN, ref)

    def adjust(self, ref: str, by: int) -> bool:
        """Bring a newcomer to the place (1) or send one back (-1); returns whether a person moved."""
        return self.move(*((SAN_JUAN, ref) if by > 0 else (ref, SAN_JUAN)))

    def promote(self, ref: str) -> bool:
        """Bring a noble to the place; returns whether this was possible."""
        return self.move(IDLE_NOBLES, ref)


def _site(action: LodgeColonist) -> int:
    return action.index // _KINDS
