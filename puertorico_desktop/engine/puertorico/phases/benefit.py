"""Benefits that can only be taken or refused: taken at once, or asked about if the options say so (rulings.md 9).

The common effects, receiving doubloons and points, are here too.
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
    """The source of a benefit: the tag of the phase in which the benefit is offered, and the building, or None for a
    role's benefit.

    `in_window`: the benefit is offered only while the buildings of all players act (`trigger_window`).
    `brings_people`: taking it may ask for a choice of a person from the ship. `details`: the number of values that
    the detail may have.
    """

    phase: str
    building: Building | None
    in_window: bool
    brings_people: bool
    details: int


SOURCES: Final[dict[Benefit, Source]] = {}
"""The source of each benefit."""


def effect_of(
    benefit: Benefit,
    phase: str,
    building: Building | None = None,
    *,
    in_window: bool = False,
    brings_people: bool = False,
    details: int = 1,
) -> Callable[[Effect], Effect]:
    """Function decorator: register the function as the effect of taking the benefit, called with (table, seat,
    detail). For the other parameters see `Source`; a benefit with one detail always has detail 0."""

    def register(effect: Effect) -> Effect:
        _effects[int(benefit)] = effect
        SOURCES[benefit] = Source(phase, building, in_window, brings_people, details)
        return effect

    return register


def offer(table: GameState, seat: int, benefit: Benefit, detail: int = 0) -> None:
    """Give a benefit, or ask whether the seat takes it. `detail` is passed to the effect.

    The seat is asked, even if the options say that benefits are taken at once, where refusing now leaves the benefit
    for a better moment. A question is put on top of the stack: the caller must go on with `table.proceed()`, and must
    have set its own state before the call.
    """
    asks = table.options.ask_optional_benefits or _comes_again(table, seat, benefit)
    if asks and not table.is_automatic(seat):
        table.stack.append(OptionalBenefit(table.running_role, seat, benefit, detail))
    else:
        _effects[benefit](table, seat, detail)


def receive_doubloons(table: GameState, seat: int, doubloons: int, cause: Role | Building | AbilityTile) -> None:
    """Pay a player from the bank, for a role or a building."""
    table.players[seat].doubloons += doubloons
    if table.sink is not None:
        table.sink.append(DoubloonsReceived(seat, doubloons, cause))


def receive_points(table: GameState, seat: int, points: int, cause: Role | Building | AbilityTile) -> None:
    """Give a player victory point chips for a role or a building."""
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
    """A phase that asks once whether `seat` takes the benefit, then goes on with the phase below."""

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
        """Returns an independent phase in the same state."""
        return OptionalBenefit(self.role, self.seat, self.benefit, self.detail)

    def can_wait(self, table: GameState) -> bool:
        """Returns whether refusing only delays the benefit: it is offered again at a later moment of the phase."""
        return _comes_again(table, self.seat, self.benefit)

    def advance(self, table: GameState) -> None:
        """Ask the owner of the benefit."""
        table.benefit = self.benefit
        table.ask(self.seat, DecisionKind.ACCEPT_BENEFIT, ACCEPT_BIT | PASS_BIT)

    def perform(self, table: GameState, action: AcceptBenefit | Pass) -> None:
        """Give the benefit, or note that it was refused."""
        table.stack.pop()
        table.benefit = None
        if isinstance(action, AcceptBenefit):
            _effects[self.benefit](table, self.seat, self.detail)
        elif table.sink is not None:
            table.sink.append(BenefitRefused(self.seat, self.benefit))
        table.proceed()

    def refusal(self, table: GameState, action: AcceptBenefit | Pass) -> Refusal:
        """Raises AssertionError: both answers are always legal here."""
        raise AssertionError(f"always legal: {action}")


register(OptionalBenefit, "benefit")
