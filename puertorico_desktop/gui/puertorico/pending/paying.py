"""Giving pieces back: for doubloons that are missing (black market), for points (royal supplier)."""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import place_of
from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.components import GOODS, Building, Good
from puertorico_desktop.engine.puertorico.expansion_actions import (
    RETURN_GOOD,
    RETURN_POINT,
    ReturnColonist,
    ReturnGood,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.deliveries_and_discards import Delivery
from puertorico_desktop.engine.puertorico.phases.payment import COLONIST, GOOD, POINT, Payment
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.pending.base import PendingBoardChoice
from puertorico_desktop.gui.puertorico.pending.crew import Crew, Person
from puertorico_desktop.gui.puertorico.targets import ISLAND, OWN_POINTS, area_of, good_ref, places_of, space_of
from puertorico_desktop.gui.puertorico.texts import prompts
from puertorico_desktop.gui.puertorico.texts.words import Words


class _GivingDraft(PendingBoardChoice):
    """Pieces are given by a click, or by dragging them to the building that takes them."""

    building_places: frozenset[str]

    def is_given(self, ref: str) -> bool:
        """Whether that piece has been chosen."""
        raise NotImplementedError

    def targets(self, source: str) -> set[str]:
        """The building, as a whole or on any circle."""
        return set(self.building_places) if source in self.sources() and not self.is_given(source) else set()

    def move(self, source: str, target: str) -> bool:
        """Give what is dragged there."""
        return target in self.targets(source) and self.click(source)


@attrs.define
class PendingPayment(_GivingDraft):
    """What is given back instead of doubloons for a building: one person, one good, one point, `missing` in all.

    `given` are the refs of what has been chosen, in the order of choosing; one too many takes the place of the first.
    `kinds` are those that may still be given, and `people` the actions that give a person back.
    """

    board: Crew
    goods: tuple[int, ...]
    points: int
    building: Building
    missing: int
    kinds: tuple[int, ...]
    people: tuple[ReturnColonist, ...]
    building_places: frozenset[str]
    given: list[str] = attrs.field(factory=list)

    @classmethod
    def beginning(cls, game: PuertoRico, phase: Payment, arrangement: Arrangement) -> PendingPayment:
        """Nothing has been chosen yet."""
        player = game.players[phase.seat]
        kinds = tuple(kind for kind in (COLONIST, GOOD, POINT) if kind > phase.last)
        people = tuple(one for one in game.legal_actions() if isinstance(one, ReturnColonist))
        board = Crew.of(player, arrangement)
        places = frozenset(places_of(arrangement, place_of(type(phase))))
        goods, points = tuple(player.goods), player.points
        return cls(board, goods, points, phase.building, phase.missing, kinds, people, places)

    def copy(self) -> Self:
        """The same, to be changed for itself."""
        return attrs.evolve(self, given=list(self.given))

    def actions(self) -> list[Action]:
        """What is given back, in the order in which it is asked for; a point where nothing has been chosen."""
        actions: list[Action] = []
        for ref in sorted(self.given, key=_kind):
            if ref.startswith("good:"):
                actions.append(next(RETURN_GOOD[good] for good in GOODS if good_ref(good) == ref))
            elif ref == OWN_POINTS:
                actions.append(RETURN_POINT)
            else:
                person = self.giving(ref)
                assert person is not None
                actions.append(person)
        return actions or [RETURN_POINT]

    def spaces_of(self, action: Action) -> tuple[int, ...]:
        """From which of equal tiles a person goes."""
        if not isinstance(action, ReturnColonist):
            return ()
        places = [ref for ref in self.given if area_of(ref) == ISLAND]
        return tuple(space for ref in places if (space := space_of(ref)) is not None)

    def refusal(self, game: PuertoRico) -> Refusal | None:
        """As long as doubloons are missing it is not enough."""
        if len(self.given) < self.missing:
            return Refusal(Reason.MUST_PAY)
        return super().refusal(game)

    def take_over(self, action: Action) -> Self | None:
        """Give back what an action gives back."""
        ref = next((ref for ref in sorted(self.sources()) if action in self.gives(ref)), None)
        if ref is None:
            return None
        pending = self.copy()
        if ref not in pending.given:
            pending.click(ref)
        return pending

    def gives(self, ref: str) -> list[Action]:
        """What giving that piece alone would be."""
        return attrs.evolve(self, given=[ref]).actions()

    def replaces(self, ref: str) -> bool:
        """Whether a piece of the same kind has been chosen, whose place it would take."""
        return self.chosen(_kind(ref)) is not None

    def progress(self, words: Words) -> str:
        """What is given, and what is still missing."""
        person, goods, point = None, None, False
        for ref in self.given:
            if ref.startswith("good:"):
                goods = next(words.amount(1, good) for good in GOODS if good_ref(good) == ref)
            elif ref == OWN_POINTS:
                point = True
            else:
                giving = self.giving(ref)
                person = None if giving is None else giving.noble
        return prompts.payment_progress(self.missing - len(self.given), person, goods, point)

    def giving(self, ref: str) -> ReturnColonist | None:
        """The action that gives back the person at a place."""
        who, piece = self.board.who(ref), self.board.site_at(ref)
        wanted = None if who is None else ReturnColonist(piece, who is Person.NOBLE)
        return wanted if wanted in self.people else None

    # -- the hands --

    def sources(self) -> set[str]:
        """Everything that may be given."""
        found = set()
        if COLONIST in self.kinds:
            found |= {ref for ref in self.board.places() if self.giving(ref) is not None}
        if GOOD in self.kinds:
            found |= {good_ref(good) for good in GOODS if self.goods[good]}
        if POINT in self.kinds and self.points > 0:
            found.add(OWN_POINTS)
        return found

    def is_given(self, ref: str) -> bool:
        """Whether it has been chosen."""
        return ref in self.given

    def takes_click(self, ref: str) -> bool:
        """Whatever may be given."""
        return ref in self.sources()

    def click(self, ref: str) -> bool:
        """Give it, or take it back. There is one of each kind at most."""
        if ref not in self.sources():
            return False
        if ref in self.given:
            self.given.remove(ref)
            return True
        self.given = [other for other in self.given if _kind(other) != _kind(ref)]
        self.given = [*self.given, ref][-self.missing :]
        return True

    def offer(self, kind: int) -> str | None:
        """The piece of a kind that is the least loss: an idle person, the cheapest good; None if there is none."""
        mine = [ref for ref in self.sources() if _kind(ref) == kind]
        order = (*self.board.places()[::-1], *(good_ref(good) for good in GOODS), OWN_POINTS)
        return next((ref for ref in order if ref in mine), None)

    def chosen(self, kind: int) -> str | None:
        """What has been chosen of a kind."""
        return next((ref for ref in self.given if _kind(ref) == kind), None)

    # -- what it shows --

    def crew(self) -> Crew:
        """Without the person who is given back."""
        left = self.board.copied()
        for ref in self.given:
            if _kind(ref) == COLONIST:
                left.remove(ref)
        return left

    def gone(self, good: Good) -> int:
        """A good that is given back."""
        return int(good_ref(good) in self.given)

    @property
    def points_gone(self) -> int:
        """A point that is given back."""
        return int(OWN_POINTS in self.given)


def _kind(ref: str) -> int:
    if ref.startswith("good:"):
        return GOOD
    return POINT if ref == OWN_POINTS else COLONIST


@attrs.define
class PendingDelivery(_GivingDraft):
    """Goods that are delivered for a point each: one of a kind, `left` at most, of the kinds from `first` on."""

    goods: tuple[int, ...]
    left: int
    first: int
    building_places: frozenset[str]
    chosen: frozenset[Good] = frozenset()

    @classmethod
    def beginning(cls, game: PuertoRico, phase: Delivery, arrangement: Arrangement) -> PendingDelivery:
        """Nothing has been chosen yet."""
        places = frozenset(places_of(arrangement, place_of(type(phase))))
        return cls(tuple(game.players[phase.seat].goods), phase.left, phase.first, places)

    def copy(self) -> Self:
        """The same, to be changed for itself."""
        return attrs.evolve(self)

    @property
    def is_begun(self) -> bool:
        """Whether anything is delivered."""
        return bool(self.chosen)

    def actions(self) -> list[Action]:
        """One good after the other, then no more."""
        return [*(RETURN_GOOD[good] for good in sorted(self.chosen)), PASS]

    def take_over(self, action: Action) -> Self | None:
        """Deliver what an action delivers."""
        if isinstance(action, ReturnGood) and good_ref(action.good) in self.sources():
            return attrs.evolve(
                self, chosen=(self.chosen | {action.good}) if len(self.chosen) < self.left else self.chosen
            )
        return None

    def progress(self, words: Words) -> str:
        """How many points it brings, and how many more may follow."""
        return prompts.delivery_progress(len(self.chosen), min(self.left, len(self.sources())) - len(self.chosen))

    def sources(self) -> set[str]:
        """The goods that may be delivered."""
        return {good_ref(good) for good in GOODS[self.first :] if self.goods[good]}

    def is_given(self, ref: str) -> bool:
        """Whether one of that kind is delivered."""
        return any(good_ref(good) == ref for good in self.chosen)

    def takes_click(self, ref: str) -> bool:
        """Whether it is such a good."""
        return ref in self.sources()

    def click(self, ref: str) -> bool:
        """Deliver one of that kind, or do not."""
        good = next((one for one in GOODS if good_ref(one) == ref and ref in self.sources()), None)
        if good is None:
            return False
        if good not in self.chosen and len(self.chosen) == self.left:
            return False
        self.chosen = self.chosen ^ {good}
        return True

    def gone(self, good: Good) -> int:
        """A good that is delivered."""
        return int(good in self.chosen)
