"""Why a piece may not go somewhere in a game of Puerto Rico."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.expansion_actions import DraftBuilding
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.play.explainer import Explainer
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.texts import messages


class PuertoRicoExplainer(Explainer):
    """Knows what moves of pieces mean, legal or not."""

    _session: PuertoRicoSession

    def intended(self, source: str, target: str) -> Action | None:
        """Returns the action that a player means who moves the one to the other."""
        session = self._session
        kind = session.game.kind
        arrangement = None if kind is None else session.arrangements[session.game.asked]
        return refs.intended(source, target, session.view, kind, arrangement)

    def usual_targets(self, source: str) -> list[str]:
        """Returns where such a piece goes as a rule."""
        return refs.usual_targets(source, self._session.game.kind is DecisionKind.SELL_GOOD)

    def of_action(self, action: Action) -> str:
        """Returns why an action is not possible; a building that may be drafted was put onto a space of another
        price."""
        session = self._session
        if isinstance(action, DraftBuilding) and session.game.is_legal(action):
            cost = session.game.rules.prices.cost[action.building]
            return messages.other_price(session.words.building(action.building), cost)
        return super().of_action(action)
