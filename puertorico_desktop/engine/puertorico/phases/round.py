"""The round: roles are chosen in turn, the cards left over gain a doubloon, the governor moves on (S001, S003)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico import scoring
from puertorico_desktop.engine.puertorico.actions import FIRST_ROLE_BIT, Action, ChooseRole
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.events import GameEnded, RoleChosen, RolesSweetened, RoundStarted
from puertorico_desktop.engine.puertorico.abilities import classic as _classic  # noqa: F401  registers the buildings
from puertorico_desktop.engine.puertorico.phases import (
    benefit as _benefit,  # noqa: F401  registers the phase
)
from puertorico_desktop.engine.puertorico.phases import (
    builder,
    captain,
    craftsman,
    mayor,
    prospector,
    settler,
    trader,
)
from puertorico_desktop.engine.puertorico.phases.base import Phase
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, Frame, Table

BEGIN: dict[Role, Callable[[Table, int], None]] = {
    Role.SETTLER: settler.begin,
    Role.MAYOR: mayor.begin,
    Role.BUILDER: builder.begin,
    Role.CRAFTSMAN: craftsman.begin,
    Role.TRADER: trader.begin,
    Role.CAPTAIN: captain.begin,
    Role.PROSPECTOR: prospector.begin,
    Role.SECOND_PROSPECTOR: prospector.begin,
}

ROLES_OF_TWO = 3
"""With two players each chooses three roles a round, in turn (data-sheet.md 1.1); otherwise everybody one."""

FREE = -1
NOT_IN_GAME = -2


@attrs.define
class RoundFrame(Frame):
    """`seat` chooses next, `left` choices are to come, `free` is the mask of the actions that take a free card."""

    seat: int
    left: int
    free: int
    role: Role | None = None

    def copy(self) -> RoundFrame:
        """An independent frame with the same values."""
        return RoundFrame(self.seat, self.left, self.free)


class Round(Phase):
    """Choosing the roles; always at the bottom of the stack."""

    def advance(self, table: Table) -> None:
        """Ask for the next role, or end the round."""
        frame = cast(RoundFrame, table.stack[-1])
        if not frame.left:
            self._end(table, frame)
            if table.end_triggers:
                self._end_game(table)
                return
            self.start(table, (table.governor + 1) % len(table.players))
        table.ask(frame.seat, DecisionKind.CHOOSE_ROLE, frame.free)

    def start(self, table: Table, governor: int) -> None:
        """Begin a round with all cards of the game free."""
        table.round += 1
        table.governor = governor
        frame = cast(RoundFrame, table.stack[0])
        players = len(table.players)
        frame.seat = governor
        frame.left = players if players > 2 else players * ROLES_OF_TWO
        frame.free = 0
        for role, owner in enumerate(table.role_owners):
            if owner != NOT_IN_GAME:
                table.role_owners[role] = FREE
                frame.free |= FIRST_ROLE_BIT << role
        if table.sink is not None:
            table.sink.append(RoundStarted(table.round, governor))

    def perform(self, table: Table, action: Action) -> None:
        """The player takes the card with its doubloons; its phase begins."""
        role = cast(ChooseRole, action).role
        frame = cast(RoundFrame, table.stack[-1])
        seat = frame.seat
        doubloons = table.role_doubloons[role]
        if doubloons:
            table.players[seat].doubloons += doubloons
            table.role_doubloons[role] = 0
        table.role_owners[role] = seat
        frame.free ^= action.bit
        frame.left -= 1
        frame.seat = (seat + 1) % len(table.players)
        if table.sink is not None:
            table.sink.append(RoleChosen(seat, role, doubloons))
        BEGIN[role](table, seat)
        table.proceed()

    def refusal(self, table: Table, action: Action) -> Refusal:
        """The card is taken or not in this game, or the player wants to choose none (D-10)."""
        if not isinstance(action, ChooseRole):
            return Refusal(Reason.MUST_CHOOSE_ROLE)
        owner = table.role_owners[action.role]
        if owner == NOT_IN_GAME:
            return Refusal(Reason.ROLE_NOT_IN_GAME, {"role": action.role})
        return Refusal(Reason.ROLE_TAKEN, {"role": action.role, "seat": owner})

    def _end(self, table: Table, frame: RoundFrame) -> None:
        """Every card that nobody chose gains a doubloon (D-07)."""
        left_over = [role for role in Role if table.role_owners[role] == FREE]
        for role in left_over:
            table.role_doubloons[role] += 1
        if table.sink is not None:
            table.sink.append(RolesSweetened(tuple(left_over)))

    def _end_game(self, table: Table) -> None:
        table.kind = None
        table.legal = 0
        if table.sink is not None:
            winners = [one.seat for one in scoring.standings(table) if one.place == 1]
            table.sink.append(GameEnded(tuple(winners)))


ROUND = Round()
RoundFrame.phase = ROUND
