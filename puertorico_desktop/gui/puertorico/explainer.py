"""The reasons why a piece may not go to a place in a game of Puerto Rico."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.actions import Action, LoadGoods
from puertorico_desktop.engine.puertorico.components import Good
from puertorico_desktop.engine.puertorico.expansion_actions import DraftBuilding
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.play.explainer import Explainer
from puertorico_desktop.gui.play.input_lock import waiting
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.reasons import no_ship_text
from puertorico_desktop.gui.texts import messages


class PuertoRicoExplainer(Explainer):
    """The explainer that maps moves of pieces to actions, legal or not."""

    _session: PuertoRicoSession

    def intended(self, source: str, target: str) -> Action | None:
        """Returns the action that moving a piece from `source` to `target` stands for, legal or not; None if it
        stands for none."""
        session = self._session
        kind = session.game.kind
        arrangement = None if kind is None else session.arrangements[session.game.asked]
        return refs.intended(source, target, session.view, kind, arrangement)

    def usual_targets(self, source: str) -> list[str]:
        """Returns the usual targets of a piece of this kind."""
        return refs.usual_targets(source, self._session.game.kind is DecisionKind.SELL_GOOD)

    def of_lifting(self, ref: str) -> str:
        """Returns why a piece cannot be lifted; for goods that no cargo ship takes, what all ships have in common."""
        session = self._session
        ships = range(len(session.view.ships))
        loads = [move for ship in ships if isinstance(move := self.intended(ref, refs.ship_ref(ship)), LoadGoods)]
        if loads and not waiting(session):
            text = no_ship_text(Good(loads[0].good), [session.game.why_not(load) for load in loads], session.words)
            if text:
                return text
        return super().of_lifting(ref)

    def of_action(self, action: Action) -> str:
        """Returns why an action is not possible. A legal draft of a building gets here only if the building was put
        onto a space of another price."""
        session = self._session
        if isinstance(action, DraftBuilding) and session.game.is_legal(action):
            cost = session.game.rules.prices.cost[action.building]
            return messages.other_price(session.words.building(action.building), cost)
        return super().of_action(action)
