"""Benefits that can only be taken or refused: taken at once, or asked about if the options say so (rulings.md 9).

What most of them are, doubloons and points, is given here too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import attr
import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import ABILITIES
from puertorico_desktop.engine.puertorico.actions import ACCEPT_BIT, PASS_BIT, AcceptBenefit, Pass
from puertorico_desktop.engine.puertorico.components import AbilityTile, Benefit, Building, Role
from puertorico_desktop.engine.puertorico.events import BenefitRefused, DoubloonsReceived, PointsReceived
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState

Effect = Callable[[GameState, int, int], None]
_effects: dict[int, Effect] = {}


@attrs.frozen
class Source:
    """Where a benefit comes from: the tag of the phase in which it is offered, and the building, if it is one's.

    `in_window`: it is offered only while the buildings of everybody act (`trigger_window`). `brings_people`: taking
    it may ask who comes from the ship. `details`: how many values the detail may have.
    """

    phase: str
    building: Building | None
    in_window: bool
    brings_people: bool
    details: int


SOURCES: Final[dict[Benefit, Source]] = {}
"""Where each benefit comes from."""


def effect_of(
    benefit: Benefit,
    phase: str,
    building: Building | None = None,
    *,
    in_window: bool = False,
    brings_people: bool = False,
    details: int = 1,
) -> Callable[[Effect], Effect]:
    """Function decorator: this is what taking the benefit does to (table, seat, detail). The rest: see `Source`; the
    detail of a benefit that does not say how many values it has is always 0."""

    def register(effect: Effect) -> Effect:
        _effects[int(benefit)] = effect
        SOURCES[benefit] = Source(phase, building, in_window, brings_people, details)
        return effect

    return register


def offer(table: GameState, seat: int, benefit: Benefit, detail: int = 0) -> None:
    """Give a benefit, or ask for it. `detail` is handed on to the effect.

    It is asked for even if benefits are taken at once, where refusing now leaves it for a better moment.

    When asked, the question is put on top of the stack: the caller must go on with `table.proceed()`, and have
    its own scratch values in order by then.
    """
    asks = table.options.ask_optional_benefits or _comes_again(table, seat, benefit)
    if asks and not table.is_automatic(seat):
        table.stack.append(OptionalBenefit(table.running_role, seat, benefit, detail))
    else:
        _effects[benefit](table, seat, detail)


def receive_doubloons(table: GameState, seat: int, doubloons: int, cause: Role | Building | AbilityTile) -> None:
    """The bank pays a player for a role or a building."""
    table.players[seat].doubloons += doubloons
    if table.sink is not None:
        table.sink.append(DoubloonsReceived(seat, doubloons, cause))


def receive_points(table: GameState, seat: int, points: int, cause: Role | Building | AbilityTile) -> None:
    """A player takes victory point chips for a role or a building."""
    table.award_points(seat, points)
    if table.sink is not None:
        table.sink.append(PointsReceived(seat, points, cause))


def _comes_again(table: GameState, seat: int, benefit: Benefit) -> bool:
    building = SOURCES[benefit].building
    return building is not None and ABILITIES[building].offers_again(table, seat)


def _details(phase: OptionalBenefit) -> int:
    return SOURCES[phase.benefit].details


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class OptionalBenefit(Phase):
    """Ask once whether `seat` takes the benefit, then go on with the phase below."""

    role: Role | None = attr.ib(metadata=derived(role_below))
    seat: int = attr.ib(metadata=saved(Form.SEAT))
    benefit: Benefit
    detail: int = attr.ib(metadata=saved(below=_details))

    def __init__(
        self,
        role: Role | None,
        seat: int,
        benefit: Benefit,
        detail: int,
    ) -> None:
        self.role = role
        self.seat = seat
        self.benefit = benefit
        self.detail = detail

    def copy(self) -> OptionalBenefit:
        """An independent phase in the same state."""
        return OptionalBenefit(self.role, self.seat, self.benefit, self.detail)

    def can_wait(self, table: GameState) -> bool:
        """Whether refusing only puts the benefit off: it is offered again at a later moment of the phase."""
        return _comes_again(table, self.seat, self.benefit)

    def advance(self, table: GameState) -> None:
        """Ask the owner of the benefit."""
        table.benefit = self.benefit
        table.ask(self.seat, DecisionKind.ACCEPT_BENEFIT, ACCEPT_BIT | PASS_BIT)

    def perform(self, table: GameState, action: AcceptBenefit | Pass) -> None:
        """Give the benefit or not."""
        table.stack.pop()
        table.benefit = None
        if isinstance(action, AcceptBenefit):
            _effects[self.benefit](table, self.seat, self.detail)
        elif table.sink is not None:
            table.sink.append(BenefitRefused(self.seat, self.benefit))
        table.proceed()

    def refusal(self, table: GameState, action: AcceptBenefit | Pass) -> Refusal:
        """Never asked: a player who is offered a benefit may take it or not."""
        raise AssertionError(f"always legal: {action}")


register(OptionalBenefit, "benefit")
