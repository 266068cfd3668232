"""The round: roles are chosen in turn, the remaining role cards gain a doubloon, and the governor's card moves on
(S001, S003)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico import achievement_watcher as _achievements  # noqa: F401  (registers itself)
from puertorico_desktop.engine.puertorico import scoring
from puertorico_desktop.engine.puertorico import task_watcher as _tasks  # noqa: F401  (registers itself)
from puertorico_desktop.engine.puertorico.abilities import every as _every  # noqa: F401  (it registers their rules)
from puertorico_desktop.engine.puertorico.abilities.base import Trigger
from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS_BIT, ChooseRole, Pass
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.events import GameEnded, RoleChosen, RolesSweetened, RoundStarted
from puertorico_desktop.engine.puertorico.phases import (
    builder,
    captain,
    craftsman,
    mayor,
    prospector,
    settler,
    smuggler,
    trader,
    trigger_window,
)
from puertorico_desktop.engine.puertorico.phases.base import (
    Phase,
    late_moves,
    register,
    role_below,
    side_actions,
)
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.rules import NOT_SWEETENED, NOT_TWICE_RUNNING
from puertorico_desktop.engine.puertorico.smuggler_events import CaptivePlayed, RansomPaid
from puertorico_desktop.engine.puertorico.state import NOBODY, DecisionKind, GameState
from puertorico_desktop.engine.puertorico.watchers import notify_phase_begun

_CHOOSING: Final = Trigger.CHOOSING
_ENDING: Final = Trigger.ENDING
_PRIVILEGE: Final = Trigger.PRIVILEGE
BEGIN: Final[tuple[Callable[[GameState, int], None], ...]] = (
    settler.begin,
    mayor.begin,
    builder.begin,
    craftsman.begin,
    trader.begin,
    captain.begin,
    prospector.beginning(Role.PROSPECTOR),
    prospector.beginning(Role.SECOND_PROSPECTOR),
    smuggler.begin,
)
"""The functions that start the phase of each role, in the order of `Role`."""

ROLES_OF_TWO: Final = 3
"""The number of roles that each of two players chooses per round, in turn (data-sheet.md 1.1); with more players it
is one."""

FREE: Final = -1
NOT_IN_GAME: Final = -2

RANSOM: Final = 3
"""The doubloons that a captor receives when another player chooses the captured role (S000 page 28)."""
_BARRED: Final = sum(CHOOSE[role].bit for role in NOT_TWICE_RUNNING)
"""The mask of the choices that the smuggler's marker forbids."""

_PRIVILEGE_AT_ONCE: Final = (int(Role.MAYOR), int(Role.PROSPECTOR), int(Role.SECOND_PROSPECTOR))
"""The roles whose privilege is used before any decision of the phase."""

_CHOOSE_ROLE: Final = DecisionKind.CHOOSE_ROLE
_MOVE_GUESTS: Final = DecisionKind.MOVE_GUESTS


def _cards(_kind: type[Phase], table: GameState, _below: Phase | None) -> tuple[int, ...]:
    return tuple(owner if owner == NOT_IN_GAME else FREE for owner in table.role_owners)


def _free(_kind: type[Phase], table: GameState, _below: Phase | None) -> int:
    return _mask_of(tuple(table.role_owners))


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Round(Phase):
    """The phase in which roles are chosen; always at the bottom of the stack.

    `cards` says which role cards are in this game (FREE or NOT_IN_GAME, by role), `waiting` are the seats that have
    still to choose in this round, `free` is the mask of the actions that take a free card. `ending`: the last round
    is over, and only guests may still move before the points are counted.
    """

    role: Role | None = attr.ib(metadata=derived(role_below))
    cards: tuple[int, ...] = attr.ib(metadata=derived(_cards))
    waiting: tuple[int, ...] = attr.ib(default=(), metadata=saved(Form.SEATS))
    free: int = attr.ib(default=0, metadata=derived(_free))
    ending: bool = False

    def __init__(
        self,
        role: Role | None,
        cards: tuple[int, ...],
        waiting: tuple[int, ...] = (),
        free: int = 0,
        ending: bool = False,
    ) -> None:
        self.role = role
        self.cards = cards
        self.waiting = waiting
        self.free = free
        self.ending = ending

    def copy(self) -> Round:
        """Returns an independent phase in the same state."""
        return Round(self.role, self.cards, self.waiting, self.free, self.ending)

    def start(self, table: GameState, governor: int) -> None:
        """Begin a round, in which all cards of the game are free."""
        table.round += 1
        table.governor = governor
        self.waiting = table.rules.turn_orders[governor]
        if len(self.waiting) == 2:
            self.waiting *= ROLES_OF_TWO
        self.free = _mask_of(self.cards)
        table.role_owners = list(self.cards)
        table.captive = table.captor = NOBODY
        if table.sink is not None:
            table.sink.append(RoundStarted(table.round, governor))

    def advance(self, table: GameState) -> None:
        """Ask for the next role, or end the round."""
        if not self.waiting:
            if not self.ending:
                if table.captive != NOBODY and table.role_owners[table.captive] == FREE:
                    late = late_moves(table, table.captor) if table.captive in _PRIVILEGE_AT_ONCE else ()
                    if late:
                        table.ask(table.captor, _MOVE_GUESTS, PASS_BIT, late)
                    else:
                        self._play_captive(table)
                    return
                self._sweeten(table)
            if table.end_triggers:
                if not self.ending:
                    self.ending = True
                    if trigger_window.open_window(table, None, table.governor, _ENDING):
                        table.proceed()
                        return
                self._end_game(table)
                return
            self.start(table, (table.governor + 1) % len(table.players))
        seat = self.waiting[0]
        moment = _CHOOSING if table.met else _PRIVILEGE
        aside = side_actions(table, seat, moment) if table.players[seat].moments else ()
        table.ask(seat, _CHOOSE_ROLE, self.free & ~_BARRED if seat == table.barred else self.free, aside)

    def perform(self, table: GameState, action: ChooseRole | Pass) -> None:
        """Give the player the card with its doubloons and begin its phase. Passing means that the captor of a card
        moves no guest, and plays the card."""
        if isinstance(action, Pass):
            self._play_captive(table)
            return
        card = action.index
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.free ^= action.bit
        table.role_owners[card] = seat
        doubloons = table.role_doubloons[card]
        if doubloons:
            table.players[seat].doubloons += doubloons
            table.role_doubloons[card] = 0
        if table.sink is not None:
            table.sink.append(RoleChosen(seat, action.role, doubloons))
        if card == table.captive:
            self._pay_ransom(table, seat, action.role)
        _begin(table, card, seat)

    def _pay_ransom(self, table: GameState, seat: int, role: Role) -> None:
        """End the capture of a card that has just been chosen, and pay its captor if another player chose it."""
        captor = table.captor
        table.captive = table.captor = NOBODY
        if captor != seat:
            table.players[captor].doubloons += RANSOM
            if table.sink is not None:
                table.sink.append(RansomPaid(captor, role, RANSOM))

    def _play_captive(self, table: GameState) -> None:
        """When all players have chosen, let the captor of a card that is left over play it as its chooser. Only after
        that the round is over: doubloons are laid out and the end of the game is checked. An ordinary choice of a
        card offers guests' moves first, so the captor is asked for these before where the phase would be too late for
        the privilege."""
        action = CHOOSE[table.captive]
        seat = table.captor
        self.free ^= action.bit
        table.role_owners[action.index] = seat
        if table.sink is not None:
            table.sink.append(CaptivePlayed(seat, action.role, 0))
        _begin(table, action.index, seat)

    def refusal(self, table: GameState, action: ChooseRole) -> Refusal:
        """Returns the reason: the card is taken, barred or not in this game."""
        owner = table.role_owners[action.role]
        if owner == NOT_IN_GAME:
            return Refusal(Reason.ROLE_NOT_IN_GAME, {"role": action.role})
        if owner == FREE:
            return Refusal(Reason.SMUGGLED_LAST)
        return Refusal(Reason.ROLE_TAKEN, {"role": action.role, "seat": owner})

    def _sweeten(self, table: GameState) -> None:
        """Put a doubloon on every card that was not chosen (D-07), except those that never gain one."""
        for card, owner in enumerate(table.role_owners):
            if owner == FREE and card not in NOT_SWEETENED:
                table.role_doubloons[card] += 1
        if table.sink is not None:
            left_over = tuple(role for role in Role if table.role_owners[role] == FREE and role not in NOT_SWEETENED)
            table.sink.append(RolesSweetened(left_over))

    def _end_game(self, table: GameState) -> None:
        table.ask_nobody()
        if table.sink is not None:
            winners = [one.seat for one in scoring.standings(scoring.scores(table)) if one.place == 1]
            table.sink.append(GameEnded(tuple(winners)))


register(Round, "round")


def _begin(table: GameState, card: int, chooser: int) -> None:
    if table.watched:
        notify_phase_begun(table, card, chooser)
    BEGIN[card](table, chooser)


@cache
def _mask_of(cards: tuple[int, ...]) -> int:
    """Returns the mask of the actions that take the free cards among these."""
    return sum(CHOOSE[role].bit for role, owner in enumerate(cards) if owner == FREE)
