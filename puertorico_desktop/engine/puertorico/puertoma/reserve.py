"""The consequences of a new building: a Puertoma unlocks an ability, and reserve markers move (S000 page 37)."""

from __future__ import annotations

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.components import Building, Role
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import board_of, unlock
from puertorico_desktop.engine.puertorico.puertoma.board import (
    HIDDEN,
    LEVELS,
    NOBODYS,
    SPACES_A_LEVEL,
    PuertomaBoard,
)
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import ReserveMarkerMoved
from puertorico_desktop.engine.puertorico.puertoma.reserve_actions import RESERVE, ReserveBuilding
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import SPACES, DecisionKind, GameState

_LARGE = sum(1 << building for building in Building if SPACES[building] > 1)
_HIGHEST = LEVELS - 1


def react_to_building(table: GameState, seat: int, building: int) -> None:
    """Called when a player or a Puertoma has a new building: turn up the ability of a level that has enough
    buildings, and move the reserve markers that must move. The caller must go on with `table.proceed()`."""
    for other in reversed(range(len(table.players))):
        if table.is_automatic(other):
            board = board_of(table, other)
            moves = board.reserved == building
            if moves:
                board.reserved = NOBODYS
            if other == seat:
                _unlock_level_of(table, seat, board, building)
                moves = moves or board.spaces == 1
                if len(board.city[_HIGHEST]) == SPACES_A_LEVEL:
                    board.reserved = NOBODYS
            if moves and len(board.city[_HIGHEST]) < SPACES_A_LEVEL:
                table.stack.append(Reserving(table.running_role, other))


def _unlock_level_of(table: GameState, seat: int, board: PuertomaBoard, building: int) -> None:
    """Turn up the tile of the building's level if the building is the second on one of the lower levels, or the first
    on the highest."""
    level = next(one for one, standing in enumerate(board.city) if building in standing)
    needed = 1 if level == _HIGHEST else SPACES_A_LEVEL
    if len(board.city[level]) >= needed and board.abilities[level] == HIDDEN:
        unlock(table, seat, level)


def reservable(table: GameState) -> int:
    """Returns the mask of the large buildings on sale without a marker."""
    mask = table.on_sale & _LARGE
    for player in table.players:
        if isinstance(player, PuertomaBoard) and player.reserved != NOBODYS:
            mask &= ~(1 << player.reserved)
    return mask


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Reserving(Phase):
    """A phase in which a Puertoma puts its reserve marker on a large building; if none is left, the marker stays off
    the board."""

    role: Role | None = attr.ib(metadata=derived(role_below))
    seat: int = attr.ib(metadata=saved(Form.SEAT))

    def __init__(
        self,
        role: Role | None,
        seat: int,
    ) -> None:
        self.role = role
        self.seat = seat

    def copy(self) -> Reserving:
        """Returns an independent phase in the same state."""
        return Reserving(self.role, self.seat)

    def advance(self, table: GameState) -> None:
        """Ask the owner of the marker."""
        mask = reservable(table)
        if mask:
            table.ask(self.seat, DecisionKind.RESERVE, sum([one.bit for one in RESERVE if mask >> one.index & 1]))
            return
        table.stack.pop()
        if table.sink is not None:
            table.sink.append(ReserveMarkerMoved(self.seat, None))
        table.proceed()

    def perform(self, table: GameState, action: ReserveBuilding) -> None:
        """Put the marker on the building."""
        table.stack.pop()
        board_of(table, self.seat).reserved = int(action.building)
        if table.sink is not None:
            table.sink.append(ReserveMarkerMoved(self.seat, action.building))
        table.proceed()

    def refusal(self, table: GameState, action: ReserveBuilding) -> Refusal:
        """Returns the reason: the rules of the Puertoma choose another building."""
        return Refusal(Reason.FOLLOWS_ITS_RULES, {"seat": self.seat})


register(Reserving, "reserving")
