"""The working data of one decision of a Puertoma: the tie-break cards that it turns up, and its explanation."""

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
    """The working data of a Puertoma's decision.

    Cards that have been turned up for the decision already are used again, in their order: repeating the decision
    gives the same answer. The explanation is written if the table wants one (`GameState.account`).
    """

    def __init__(self, table: GameState, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.board: PuertomaBoard = board_of(table, seat)
        self.account = table.account
        self._used = 0

    def card(self) -> int:
        """Returns the number of the next tie-break card, from 1 on, which is turned up if it is not yet."""
        if self._used == len(self.table.turned):
            self.table.turn_card()
        self._used += 1
        return self.table.turned[self._used - 1]

    def choose_by_counting(self, candidates: Sequence[PieceT]) -> PieceT:
        """Returns the candidate that is reached by counting as far as the number of the next card, starting again
        after the last candidate. A single candidate is returned without a card."""
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
        """Add a line to the explanation, if one is wanted."""
        if self.account is not None:
            self.account.append(AccountLine(rule, tuple(among), tuple(left), card, value, about))
