"""The drafts for giving pieces back: instead of missing doubloons (black market), or for points (royal supplier)."""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import place_of
from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import GOODS, Building, Good, Tile
from puertorico_desktop.engine.puertorico.expansion_actions import (
    RETURN_GOOD,
    RETURN_POINT,
    ReturnColonist,
    ReturnGood,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.craftsman import capacities
from puertorico_desktop.engine.puertorico.phases.deliveries_and_discards import Delivery
from puertorico_desktop.engine.puertorico.phases.payment import COLONIST, GOOD, POINT, Payment
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.pending.base import PendingBoardChoice
from puertorico_desktop.gui.puertorico.pending.crew import Crew, Person
from puertorico_desktop.gui.puertorico.targets import ISLAND, OWN_POINTS, area_of, good_ref, places_of, space_of
from puertorico_desktop.gui.puertorico.texts import prompts
from puertorico_desktop.gui.puertorico.texts.words import Words


class _GivingDraft(PendingBoardChoice):
    """A draft in which pieces are given by a click, or by dragging them to the building that takes them."""

    building_places: frozenset[str]

    def is_given(self, ref: str) -> bool:
        """Returns whether the piece has been chosen."""
        raise NotImplementedError

    def targets(self, source: str) -> set[str]:
        """Returns the refs of the building: the whole building and each of its circles."""
        return set(self.building_places) if source in self.sources() and not self.is_given(source) else set()

    def move(self, source: str, target: str) -> bool:
        """Give the piece that was dragged to the building; returns whether this was possible."""
        return target in self.targets(source) and self.click(source)


@attrs.define
class PendingPayment(_GivingDraft):
    """A draft of the pieces given back instead of `missing` doubloons for a building: at most one person, one good
    and one point.

    `given` are the refs of the chosen pieces, in the order of choosing; a surplus piece replaces the first one.
    `kinds` are the kinds that may still be given, and `people` the actions that give a person back. `cheapest` are
    the places of people, those first whose loss matters least.
    """

    board: Crew
    goods: tuple[int, ...]
    points: int
    building: Building
    missing: int
    kinds: tuple[int, ...]
    people: tuple[ReturnColonist, ...]
    building_places: frozenset[str]
    cheapest: tuple[str, ...]
    given: list[str] = attrs.field(factory=list)

    @classmethod
    def beginning(cls, game: PuertoRico, phase: Payment, arrangement: Arrangement) -> PendingPayment:
        """Returns the draft in which no piece is chosen."""
        player = game.players[phase.seat]
        kinds = tuple(kind for kind in (COLONIST, GOOD, POINT) if kind > phase.last)
        people = tuple(one for one in game.legal_actions() if isinstance(one, ReturnColonist))
        board = Crew.from_board(player, arrangement)
        places = frozenset(places_of(arrangement, place_of(type(phase))))
        goods, points = tuple(player.goods), player.points
        cheapest = tuple(sorted(board.places()[::-1], key=lambda ref: _loss(player, board, ref)))
        return cls(board, goods, points, phase.building, phase.missing, kinds, people, places, cheapest)

    def copy(self) -> Self:
        """Returns an independent copy."""
        return attrs.evolve(self, given=list(self.given))

    def actions(self) -> list[Action]:
        """Returns the actions that give the pieces back, in the order in which the rules ask for them; giving a point
        if no piece is chosen."""
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
        """Returns the space from which a person is removed, where equal tiles leave a choice."""
        if not isinstance(action, ReturnColonist):
            return ()
        places = [ref for ref in self.given if area_of(ref) == ISLAND]
        return tuple(space for ref in places if (space := space_of(ref)) is not None)

    def refusal(self, game: PuertoRico) -> Refusal | None:
        """Returns why the draft cannot be confirmed: as long as doubloons are missing, MUST_PAY; None if it can."""
        if len(self.given) < self.missing:
            return Refusal(Reason.MUST_PAY)
        return super().refusal(game)

    def emptied(self) -> Self:
        """Returns the draft in which no piece is chosen."""
        return attrs.evolve(self, given=[])

    def take_over(self, action: Action) -> Self | None:
        """Returns the draft with the piece given back by an action; None if no piece corresponds to the action."""
        ref = next((ref for ref in sorted(self.sources()) if action in self.gives(ref)), None)
        if ref is None:
            return None
        pending = self.copy()
        if ref not in pending.given:
            pending.click(ref)
        return pending

    def gives(self, ref: str) -> list[Action]:
        """Returns the actions for giving only that piece."""
        return attrs.evolve(self, given=[ref]).actions()

    def replaces(self, ref: str) -> bool:
        """Returns whether a chosen piece of the same kind would be replaced."""
        return self.chosen(_kind(ref)) is not None

    def progress(self, words: Words) -> str:
        """Returns a text with the pieces given and the number still missing."""
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
        """Returns the action that gives back the person at a place; None if there is none."""
        who, piece = self.board.person_at(ref), self.board.site_at(ref)
        wanted = None if who is None else ReturnColonist(piece, who is Person.NOBLE)
        return wanted if wanted in self.people else None

    # -- gestures --

    def sources(self) -> set[str]:
        """Returns all pieces that may be given."""
        found = set()
        if COLONIST in self.kinds:
            found |= {ref for ref in self.board.places() if self.giving(ref) is not None}
        if GOOD in self.kinds:
            found |= {good_ref(good) for good in GOODS if self.goods[good]}
        if POINT in self.kinds and self.points > 0:
            found.add(OWN_POINTS)
        return found

    def is_given(self, ref: str) -> bool:
        """Returns whether the piece has been chosen."""
        return ref in self.given

    def takes_click(self, ref: str) -> bool:
        """Returns whether the piece may be given."""
        return ref in self.sources()

    def click(self, ref: str) -> bool:
        """Choose a piece, or take it back, with at most one of each kind; returns whether the draft changed."""
        if ref not in self.sources():
            return False
        if ref in self.given:
            self.given.remove(ref)
            return True
        self.given = [other for other in self.given if _kind(other) != _kind(ref)]
        self.given = [*self.given, ref][-self.missing :]
        return True

    def offer(self, kind: int) -> str | None:
        """Returns the piece of a kind whose loss is the least: an idle person, the cheapest good; None if there is
        none."""
        mine = [ref for ref in self.sources() if _kind(ref) == kind]
        order = (*self.cheapest, *(good_ref(good) for good in GOODS), OWN_POINTS)
        return next((ref for ref in order if ref in mine), None)

    def chosen(self, kind: int) -> str | None:
        """Returns the chosen piece of a kind; None if there is none."""
        return next((ref for ref in self.given if _kind(ref) == kind), None)

    # -- display --

    def crew(self) -> Crew:
        """Returns the people on the board without the person who is given back."""
        left = self.board.copied()
        for ref in self.given:
            if _kind(ref) == COLONIST:
                left.remove(ref)
        return left

    def gone(self, good: Good) -> int:
        """Returns 1 if a good of this kind is given back, otherwise 0."""
        return int(good_ref(good) in self.given)

    @property
    def points_gone(self) -> int:
        """The number of points that are given back: 0 or 1."""
        return int(OWN_POINTS in self.given)


def _loss(player: PlayerBoard, crew: Crew, ref: str) -> tuple[bool, int, bool]:
    """Returns what it costs to give back the person at a place, to be compared: whether a quarry or a building other
    than a production building loses its effect, the goods that are no longer produced, whether a noble leaves."""
    left, board = crew.copied(), player.copy()
    left.remove(ref)
    board.place_colonists(left.counts())
    produced = sum(capacities(player)) - sum(capacities(board))
    piece = crew.site_at(ref)
    works = piece is Tile.QUARRY or (isinstance(piece, Building) and not CATALOG[piece].is_production)
    return works, produced, crew.person_at(ref) is Person.NOBLE


def _kind(ref: str) -> int:
    if ref.startswith("good:"):
        return GOOD
    return POINT if ref == OWN_POINTS else COLONIST


@attrs.define
class PendingDelivery(_GivingDraft):
    """A draft of goods delivered for one point each: one of a kind, at most `left`, of the kinds from `first` on."""

    goods: tuple[int, ...]
    left: int
    first: int
    building_places: frozenset[str]
    chosen: frozenset[Good] = frozenset()

    @classmethod
    def beginning(cls, game: PuertoRico, phase: Delivery, arrangement: Arrangement) -> PendingDelivery:
        """Returns the draft in which no good is chosen."""
        places = frozenset(places_of(arrangement, place_of(type(phase))))
        return cls(tuple(game.players[phase.seat].goods), phase.left, phase.first, places)

    def copy(self) -> Self:
        """Returns an independent copy."""
        return attrs.evolve(self)

    @property
    def is_begun(self) -> bool:
        """Whether any good is chosen."""
        return bool(self.chosen)

    def actions(self) -> list[Action]:
        """Returns one action for each good, then a pass."""
        return [*(RETURN_GOOD[good] for good in sorted(self.chosen)), PASS]

    def emptied(self) -> Self:
        """Returns the draft in which no good is chosen."""
        return attrs.evolve(self, chosen=frozenset())

    def take_over(self, action: Action) -> Self | None:
        """Returns the draft with the good that an action delivers, if there is room for it; None for other
        actions."""
        if isinstance(action, ReturnGood) and good_ref(action.good) in self.sources():
            return attrs.evolve(
                self, chosen=(self.chosen | {action.good}) if len(self.chosen) < self.left else self.chosen
            )
        return None

    def progress(self, words: Words) -> str:
        """Returns a text with the points gained and the number of goods that may follow."""
        return prompts.delivery_progress(len(self.chosen), min(self.left, len(self.sources())) - len(self.chosen))

    def sources(self) -> set[str]:
        """Returns the goods that may be delivered."""
        return {good_ref(good) for good in GOODS[self.first :] if self.goods[good]}

    def is_given(self, ref: str) -> bool:
        """Returns whether a good of that kind is delivered."""
        return any(good_ref(good) == ref for good in self.chosen)

    def takes_click(self, ref: str) -> bool:
        """Returns whether the good may be delivered."""
        return ref in self.sources()

    def click(self, ref: str) -> bool:
        """Choose a good, or take it back; returns whether the draft changed."""
        good = next((one for one in GOODS if good_ref(one) == ref and ref in self.sources()), None)
        if good is None:
            return False
        if good not in self.chosen and len(self.chosen) == self.left:
            return False
        self.chosen = self.chosen ^ {good}
        return True

    def gone(self, good: Good) -> int:
        """Returns 1 if a good of this kind is delivered, otherwise 0."""
        return int(good in self.chosen)
