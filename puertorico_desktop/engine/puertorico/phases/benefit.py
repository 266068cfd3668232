"""The question whether a player takes a benefit that can only be taken or refused (rulings.md 9)."""

from __future__ import annotations

from typing import cast

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import ACCEPT, ACCEPT_BIT, PASS_BIT, Action
from puertorico_desktop.engine.puertorico.events import BenefitRefused
from puertorico_desktop.engine.puertorico.phases.base import Phase
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import EFFECTS, BenefitFrame, DecisionKind, Table


class OptionalBenefit(Phase):
    """Ask once, then go on with the phase below."""

    def advance(self, table: Table) -> None:
        """Ask the owner of the benefit."""
        frame = cast(BenefitFrame, table.stack[-1])
        table.benefit = frame.benefit
        table.ask(frame.seat, DecisionKind.ACCEPT_BENEFIT, ACCEPT_BIT | PASS_BIT)

    def perform(self, table: Table, action: Action) -> None:
        """Give the benefit or not."""
        frame = cast(BenefitFrame, table.stack.pop())
        table.benefit = None
        if action == ACCEPT:
            EFFECTS[frame.benefit](table, frame.seat, frame.detail)
        elif table.sink is not None:
            table.sink.append(BenefitRefused(frame.seat, frame.benefit))
        table.proceed()

    def refusal(self, table: Table, action: Action) -> Refusal:
        """Taking and refusing are always allowed, so there is nothing else to say."""
        return Refusal(Reason.UNKNOWN_ACTION)


BenefitFrame.phase = OptionalBenefit()
