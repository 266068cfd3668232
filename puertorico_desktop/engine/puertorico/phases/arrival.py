"""The arrival of a person at a new tile or building, from the supply or the ship; the owner may have to choose
between colonist and noble (rulings.md 13)."""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile, site_of
from puertorico_desktop.engine.puertorico.expansion_actions import TAKE_COLONIST, TAKE_NOBLE, TakePerson
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState
from puertorico_desktop.engine.puertorico.watchers import notify_people_gained

WHO_COMES: Final = TAKE_COLONIST.bit | TAKE_NOBLE.bit


def settle(table: GameState, seat: int, piece: Tile | Building | None, cause: Building) -> None:
    """Bring one colonist to a new tile or building, or to San Juan if `piece` is None. If the supply is empty and
    both colonists and nobles are on the ship, the owner is asked which comes. No person comes if a lodged person has
    taken the last circle.

    The caller must go on with `table.proceed()`.
    """
    if piece is not None:
        player, site = table.players[seat], site_of(piece)
        if player.colonists[site] >= player.circles[site]:
            return
    if table.colonist_supply:
        _bring(table, seat, piece, cause, noble=False)
    elif table.mixed_crew:
        table.stack.append(Arrival(table.running_role, seat, piece, cause))
    else:
        _bring(table, seat, piece, cause, noble=table.noble_ship > 0)


def _bring(table: GameState, seat: int, piece: Tile | Building | None, cause: Building, noble: bool) -> None:
    table.settle_newcomer(seat, piece, cause, noble)
    notify_people_gained(table, seat)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Arrival(Phase):
    """A phase in which the owner of a building chooses whether a colonist or a noble comes from the ship to the
    piece, or to San Juan if `piece` is None."""

    role: Role | None = attr.ib(metadata=derived(role_below))
    seat: int = attr.ib(metadata=saved(Form.SEAT))
    piece: Tile | Building | None = attr.ib(metadata=saved(kind=Tile | Building | None))
    cause: Building

    def __init__(
        self,
        role: Role | None,
        seat: int,
        piece: Tile | Building | None,
        cause: Building,
    ) -> None:
        self.role = role
        self.seat = seat
        self.piece = piece
        self.cause = cause

    def copy(self) -> Arrival:
        """Returns an independent phase in the same state."""
        return Arrival(self.role, self.seat, self.piece, self.cause)

    def advance(self, table: GameState) -> None:
        """Ask the owner which person comes."""
        table.ask(self.seat, DecisionKind.TAKE_PERSON, WHO_COMES)

    def perform(self, table: GameState, action: TakePerson) -> None:
        """Bring the chosen person."""
        table.stack.pop()
        _bring(table, self.seat, self.piece, self.cause, action.noble)
        table.proceed()

    def refusal(self, table: GameState, action: TakePerson) -> Refusal:
        """Raises AssertionError: both answers are always legal here."""
        raise AssertionError(f"always legal: {action}")


register(Arrival, "arrival")
