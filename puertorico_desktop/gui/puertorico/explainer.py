"""Why a piece may not go somewhere, and what it would bring where it may."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.expansion_actions import DraftBuilding
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.play.input_lock import waiting
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.reasons import refusal_text
from puertorico_desktop.gui.texts import messages


class Explainer:
    """Puts the reasons of the engine into words, for moves of pieces."""

    def __init__(self, session: PuertoRicoSession) -> None:
        self._session = session

    def of_move(self, source: str, target: str) -> str:
        """Why a piece may not go there."""
        nobody = waiting(self._session)
        if nobody:
            return nobody
        action = self._intended(source, target)
        if isinstance(action, DraftBuilding) and self._session.game.is_legal(action):
            cost = self._session.game.rules.prices.cost[action.building]
            return messages.other_price(self._session.words.building(action.building), cost)
        return messages.nothing_goes_there() if action is None else self.of_action(action)

    def of_lifting(self, ref: str) -> str:
        """Why a piece cannot be lifted: what stands in the way where it would usually go."""
        nobody = waiting(self._session)
        if nobody:
            return nobody
        decision = self._session.decision
        selling = decision is not None and decision.kind is DecisionKind.SELL_GOOD
        for target in refs.usual_targets(ref, selling):
            action = self._intended(ref, target)
            if action is not None:
                return self.of_action(action)
        return messages.nothing_goes_there()

    def of_action(self, action: Action) -> str:
        """Why an action is not possible; empty if it is."""
        refusal = self._session.game.why_not(action)
        return "" if refusal is None else refusal_text(refusal, self._session.words, self._session.names)

    def _intended(self, source: str, target: str) -> Action | None:
        session = self._session
        kind = session.game.kind
        arrangement = None if kind is None else session.arrangements[session.game.asked]
        return refs.intended(source, target, session.view, kind, arrangement)
