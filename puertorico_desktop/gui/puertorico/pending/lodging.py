"""People who have come in the middle of a phase: which free circles they get (`phases/lodging.py`)."""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.components import SITES
from puertorico_desktop.engine.puertorico.smuggler_actions import LODGE, LodgeColonist
from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.arrangement import Arrangement, picked
from puertorico_desktop.gui.puertorico.pending.base import PendingBoardChoice
from puertorico_desktop.gui.puertorico.pending.crew import Crew, Person
from puertorico_desktop.gui.puertorico.targets import IDLE_NOBLES, SAN_JUAN
from puertorico_desktop.gui.puertorico.texts.festival import newcomers_progress
from puertorico_desktop.gui.puertorico.texts.smuggling import lodging_progress
from puertorico_desktop.gui.puertorico.texts.words import Words

_KINDS = 2  # colonist, noble


@attrs.define(kw_only=True)
class PendingLodging(Crew, PendingBoardChoice):
    """Newcomers wait in San Juan beside those who are idle there; up to `most` of them get a circle.

    `before` is where everybody stood before they came; `newcomers` are so many people, `new_nobles` of them nobles.
    Who gets no circle `stays` in San Juan, or else leaves the game.
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
        """Nobody has a circle yet."""
        there = Crew.of(player, arrangement)
        values = {field.name: getattr(there.copied(), field.name) for field in attrs.fields(Crew)}
        values["colonists"] += people
        values["all_nobles"] += nobles
        return cls(**values, before=there, newcomers=people, new_nobles=nobles, most=most, stays=stays)

    def copy(self) -> Self:
        """The same, to be changed for itself."""
        return self.copied()

    def crew(self) -> Crew:
        """Itself."""
        return self

    @property
    def can_be_suggested(self) -> bool:
        """There can be several circles to choose from."""
        return True

    # -- the choice --

    @property
    def lodged(self) -> int:
        """Newcomers with a circle."""
        return sum(self.counts()) - sum(self.before.counts())

    @property
    def lodged_nobles(self) -> int:
        """Nobles among them."""
        return sum(self.noble_counts()) - sum(self.before.noble_counts())

    def _left(self, person: Person) -> int:
        """Newcomers of that kind who may still get a circle."""
        if self.lodged >= self.most:
            return 0
        if person is Person.NOBLE:
            return self.new_nobles - self.lodged_nobles
        return self.newcomers - self.new_nobles - (self.lodged - self.lodged_nobles)

    def actions(self) -> list[Action]:
        """One newcomer after the other, by the order of the sites; the others get none."""
        chosen: list[Action] = []
        now, then = self.counts(), self.before.counts()
        nobles, nobles_then = self.noble_counts(), self.before.noble_counts()
        for site in range(len(SITES)):
            called = nobles[site] - nobles_then[site]
            chosen += [LODGE[_KINDS * site]] * (now[site] - then[site] - called)
            chosen += [LODGE[_KINDS * site + 1]] * called
        return [*chosen, PASS]

    def take_over(self, action: Action) -> Self | None:
        """The choice with one more newcomer at work, or as it is if nobody else comes."""
        if action == PASS:
            return self.copied()
        if not isinstance(action, LodgeColonist):
            return None
        placed = self.copied()
        person = Person.NOBLE if action.noble else Person.COLONIST
        spots = placed.refs_of(_site(action))
        free = next((spot for spot in spots if placed.has_room(spot) and placed.who(spot) is None), None)
        if free is not None:
            placed._bring(person, free)
        return placed

    def spaces_of(self, action: Action) -> tuple[int, ...]:
        """Which of equal tiles they are on."""
        tiles = [tile is not None for tile in self.arrangement.island]
        return picked(self.arrangement.island, self.manned, tiles)

    def progress(self, words: Words) -> str:
        """How many have a circle, and how many may still get one."""
        more = self._left(Person.COLONIST) + self._left(Person.NOBLE)
        more = min(self.most - self.lodged, more, self.free)
        if self.stays:
            return newcomers_progress(self.lodged, more, self.newcomers - self.lodged)
        return lodging_progress(self.lodged, more)

    # -- the hands --

    def _kind_in(self, ref: str) -> Person | None:
        """Which newcomer comes from that hall of San Juan."""
        kinds = (Person.NOBLE,) if ref == IDLE_NOBLES else (Person.COLONIST, Person.NOBLE)
        return next((kind for kind in kinds if self._left(kind)), None)

    def _is_new(self, ref: str) -> bool:
        """Whether a newcomer stands there who may go again."""
        tile, building, circle = self.piece_of(ref)
        if tile is not None:
            return self.manned[tile] and not self.before.manned[tile]
        if building is None:
            return False
        more = self.workers[building] - self.before.workers[building]
        return more > 0 and (circle is None or (circle < self.workers[building]))

    def sources(self) -> set[str]:
        """San Juan, while there are newcomers, and the circles that they have."""
        halls = {ref for ref in (SAN_JUAN, IDLE_NOBLES) if ref in self.places() and self._kind_in(ref) is not None}
        return halls | {ref for ref in self.places() if ref not in (SAN_JUAN, IDLE_NOBLES) and self._is_new(ref)}

    def targets(self, source: str) -> set[str]:
        """Free circles; from there also San Juan."""
        if source not in self.sources():
            return set()
        free = {ref for ref in self.places() if ref not in (SAN_JUAN, IDLE_NOBLES, source) and self.has_room(ref)}
        free = {ref for ref in free if self.who(ref) is None or ref.count(":") == 1}
        return free if source in (SAN_JUAN, IDLE_NOBLES) else {*free, SAN_JUAN}

    def move(self, source: str, target: str) -> bool:
        """Give a newcomer a circle, or another one, or none."""
        if target not in self.targets(source):
            return False
        if source in (SAN_JUAN, IDLE_NOBLES):
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
        """Who of the newcomers stands there: in a building a colonist, if one came there."""
        tile, building, _ = self.piece_of(ref)
        if tile is not None:
            return Person.NOBLE if self.noble[tile] else Person.COLONIST
        assert building is not None
        nobles = self.nobles[building] - self.before.nobles[building]
        colonists = self.workers[building] - self.before.workers[building] - nobles
        return Person.COLONIST if colonists > 0 else Person.NOBLE

    def takes_click(self, ref: str) -> bool:
        """A free circle fetches a newcomer, a newcomer there goes again; San Juan is picked up from."""
        return ref not in (SAN_JUAN, IDLE_NOBLES)

    def click(self, ref: str) -> bool:
        """Whether anybody moved."""
        if self._is_new(ref) and not (ref.count(":") == 1 and ref in self.targets(SAN_JUAN)):
            return self.move(ref, SAN_JUAN)
        return self.move(SAN_JUAN, ref)

    def adjust(self, ref: str, by: int) -> bool:
        """Give a newcomer a circle there, or take it away."""
        return self.move(*((SAN_JUAN, ref) if by > 0 else (ref, SAN_JUAN)))

    def promote(self, ref: str) -> bool:
        """A noble comes here."""
        return self.move(IDLE_NOBLES, ref)


def _site(action: LodgeColonist) -> int:
    return action.index // _KINDS
