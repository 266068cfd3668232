"""What the table of San Juan tells a player beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import Action, Build
from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.forecast import Outlook, forecast
from puertorico_desktop.engine.sanjuan.state import FREE
from puertorico_desktop.gui.advice.adviser import Adviser

if TYPE_CHECKING:
    from puertorico_desktop.gui.sanjuan.session import SanJuanSession


class SanJuanAdviser(Adviser):
    """Building and paying are two decisions for the rules, and one idea for the player."""

    _session: SanJuanSession

    def __init__(self, session: SanJuanSession) -> None:
        super().__init__(session)
        self._forecasts: dict[Role, Sequence[Outlook]] = {}

    def forget(self) -> None:
        """Something else is asked now."""
        self._forecasts.clear()

    def forecast(self, role: Role) -> Sequence[Outlook]:
        """Returns what a role would bring everybody; nothing unless a person may choose it now."""
        session = self._session
        if session.asked_person is None or session.game.kind is not DecisionKind.CHOOSE_ROLE:
            return ()
        if session.game.role_owners[role] != FREE:
            return ()
        found = self._forecasts.get(role)
        if found is None:
            found = self._forecasts[role] = forecast(session.game, session.game.asked, role)
        return found

    def belongs(self, first: DecisionKind | None, then: DecisionKind | None) -> bool:
        """Paying belongs to building."""
        return first is DecisionKind.BUILD and then is DecisionKind.PAY

    def ways(self, build: Build | None) -> Sequence[Action]:
        """Returns how a bot would answer the decision at hand, or pay for a building, the best way first."""
        session = self._session
        game = session.game.determinize(session.game.asked, Rng.from_seed(session.ply))
        if build is not None:
            seat = game.asked
            game.play(build)
            if game.asked != seat or game.kind is not DecisionKind.PAY:
                return ()
        return knowledge_of(game.options).candidates(game)
