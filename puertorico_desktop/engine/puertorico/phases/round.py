"""The round: roles are chosen in turn, the cards left over gain a doubloon, the governor moves on (S001, S003)."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico import scoring
from puertorico_desktop.engine.puertorico.abilities import classic as _classic  # noqa: F401  registers the buildings
from puertorico_desktop.engine.puertorico.actions import CHOOSE, ChooseRole
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.events import GameEnded, RoleChosen, RolesSweetened, RoundStarted
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

BEGIN: tuple[Callable[[Table, int], None], ...] = (
    settler.begin,
    mayor.begin,
    builder.begin,
    craftsman.begin,
    trader.begin,
    captain.begin,
    prospector.begin,
    prospector.begin,
)
"""How the phase of each role starts, in the order of `Role`."""

ROLES_OF_TWO = 3
"""With two players each chooses three roles a round, in turn (data-sheet.md 1.1); otherwise everybody one."""

ROLE_BITS = tuple(action.bit for action in CHOOSE)
_CHOOSE_ROLE = DecisionKind.CHOOSE_ROLE

FREE = -1
NOT_IN_GAME = -2


@attrs.define
class RoundFrame(Frame):
    """`seat` chooses next, `left` choices are to come.

    `cards` is the mask of the actions that take a card of this game, `free` of those that nobody has taken yet.
    """

    cards: int
    seat: int = 0
    left: int = 0
    free: int = 0
    role: Role | None = None

    def copy(self) -> RoundFrame:
        """An independent frame with the same values."""
        return RoundFrame(self.cards, self.seat, self.left, self.free)


class Round(Phase[RoundFrame, ChooseRole]):
    """Choosing the roles; always at the bottom of the stack."""

    def advance(self, table: Table, frame: RoundFrame) -> None:
        """Ask for the next role, or end the round."""
        if not frame.left:
            self._end(table)
            if table.end_triggers:
                self._end_game(table)
                return
            self.start(table, frame, (table.governor + 1) % len(table.players))
        table.ask(frame.seat, _CHOOSE_ROLE, frame.free)

    def start(self, table: Table, frame: RoundFrame, governor: int) -> None:
        """Begin a round with all cards of the game free."""
        table.round += 1
        table.governor = governor
        players = len(table.players)
        frame.seat = governor
        frame.left = players if players > 2 else players * ROLES_OF_TWO
        frame.free = frame.cards
        table.role_owners = [FREE if frame.cards & bit else NOT_IN_GAME for bit in ROLE_BITS]
        if table.sink is not None:
            table.sink.append(RoundStarted(table.round, governor))

    def perform(self, table: Table, frame: RoundFrame, action: ChooseRole) -> None:
        """The player takes the card with its doubloons; its phase begins."""
        role = action.role
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

    def refusal(self, table: Table, frame: RoundFrame, action: ChooseRole) -> Refusal:
        """The card is taken or not in this game."""
        owner = table.role_owners[action.role]
        if owner == NOT_IN_GAME:
            return Refusal(Reason.ROLE_NOT_IN_GAME, {"role": action.role})
        return Refusal(Reason.ROLE_TAKEN, {"role": action.role, "seat": owner})

    def _end(self, table: Table) -> None:
        """Every card that nobody chose gains a doubloon (D-07)."""
        for role, owner in enumerate(table.role_owners):
            if owner == FREE:
                table.role_doubloons[role] += 1
        if table.sink is not None:
            left_over = tuple(role for role in Role if table.role_owners[role] == FREE)
            table.sink.append(RolesSweetened(left_over))

    def _end_game(self, table: Table) -> None:
        table.kind = None
        table.legal = 0
        if table.sink is not None:
            winners = [one.seat for one in scoring.standings(table) if one.place == 1]
            table.sink.append(GameEnded(tuple(winners)))


ROUND = Round()
RoundFrame.phase = ROUND
