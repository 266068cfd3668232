"""The question whether a player takes a benefit that can only be taken or refused (rulings.md 9)."""

from __future__ import annotations

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import ACCEPT_BIT, PASS_BIT, AcceptBenefit, Pass
from puertorico_desktop.engine.puertorico.events import BenefitRefused
from puertorico_desktop.engine.puertorico.phases.base import Phase
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import EFFECTS, BenefitFrame, DecisionKind, Table


class OptionalBenefit(Phase[BenefitFrame, AcceptBenefit | Pass]):
    """Ask once, then go on with the phase below."""

    def advance(self, table: Table, frame: BenefitFrame) -> None:
        """Ask the owner of the benefit."""
        table.benefit = frame.benefit
        table.ask(frame.seat, DecisionKind.ACCEPT_BENEFIT, ACCEPT_BIT | PASS_BIT)

    def perform(self, table: Table, frame: BenefitFrame, action: AcceptBenefit | Pass) -> None:
        """Give the benefit or not."""
        table.stack.pop()
        table.benefit = None
        if isinstance(action, AcceptBenefit):
            EFFECTS[frame.benefit](table, frame.seat, frame.detail)
        elif table.sink is not None:
            table.sink.append(BenefitRefused(frame.seat, frame.benefit))
        table.proceed()

    def refusal(self, table: Table, frame: BenefitFrame, action: AcceptBenefit | Pass) -> Refusal:
        """Never asked: whoever is offered a benefit may take it."""
        return Refusal(Reason.UNKNOWN_ACTION)


BenefitFrame.phase = OptionalBenefit()
