"""One decision of a Puertoma: the tie-break cards that it turns up, and the account that it gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from puertorico_desktop.engine.puertorico.components import Component
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import board_of
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine, StepRule
from puertorico_desktop.engine.puertorico.puertoma.board import PuertomaBoard
from puertorico_desktop.engine.puertorico.state import GameState

PieceT = TypeVar("PieceT", bound=Component)

_COUNTED: Final = StepRule.COUNTED


class Deliberation:
    """What a Puertoma goes through at a decision.

    Cards that have been turned up for the decision already are used again, in their order: asking the same once more
    gives the same answer. The account is written where the table wants one (`GameState.account`).
    """

    def __init__(self, table: GameState, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.board: PuertomaBoard = board_of(table, seat)
        self.account = table.account
        self._used = 0

    def card(self) -> int:
        """Turn up the next tie-break card: its number, from 1 on."""
        if self._used == len(self.table.turned):
            self.table.turn_card()
        self._used += 1
        return self.table.turned[self._used - 1]

    def counted(self, candidates: Sequence[PieceT]) -> PieceT:
        """Returns the candidate to which the number of the next card counts, round and round; a single one without a
        card."""
        if len(candidates) == 1:
            return candidates[0]
        card = self.card()
        chosen = candidates[(card - 1) % len(candidates)]
        if self.account is not None:
            self.account.append(AccountLine(_COUNTED, tuple(candidates), (chosen,), card))
        return chosen

    def note(
        self,
        rule: StepRule,
        among: Sequence[Component] = (),
        left: Sequence[Component] = (),
        value: int | None = None,
        about: Component | None = None,
        card: int | None = None,
    ) -> None:
        """Write a line of the account, if one is wanted."""
        if self.account is not None:
            self.account.append(AccountLine(rule, tuple(among), tuple(left), card, value, about))
