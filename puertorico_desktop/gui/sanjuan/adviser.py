"""Forecasts and advice for a player of San Juan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import Action, Build
from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.forecast import PlayerForecast, forecast
from puertorico_desktop.engine.sanjuan.state import FREE
from puertorico_desktop.gui.advice.adviser import Adviser

if TYPE_CHECKING:
    from puertorico_desktop.gui.sanjuan.session import SanJuanSession


class SanJuanAdviser(Adviser):
    """The adviser for San Juan: building and paying are two decisions for the rules, but one choice for the
    player."""

    _session: SanJuanSession

    def __init__(self, session: SanJuanSession) -> None:
        super().__init__(session)
        self._forecasts: dict[Role, Sequence[PlayerForecast]] = {}

    def forget(self) -> None:
        """Clear the cached forecasts: the decision has changed."""
        self._forecasts.clear()

    def forecast(self, role: Role) -> Sequence[PlayerForecast]:
        """Returns the effects of a role on all players; empty unless a person may choose the role now, and while the
        table is covered: they name cards in hand."""
        session = self._session
        if (
            session.asked_person is None
            or session.secrecy.is_covered
            or session.game.kind is not DecisionKind.CHOOSE_ROLE
        ):
            return ()
        if session.game.role_owners[role] != FREE:
            return ()
        found = self._forecasts.get(role)
        if found is None:
            found = self._forecasts[role] = forecast(session.game, session.game.asked, role)
        return found

    def belongs(self, first: DecisionKind | None, then: DecisionKind | None) -> bool:
        """Returns whether the decisions are building and then paying, which belong together."""
        return first is DecisionKind.BUILD and then is DecisionKind.PAY

    def ways(self, build: Build | None) -> Sequence[Action]:
        """Returns the ways in which a bot would answer the present decision, or pay for a building, the best one
        first."""
        session = self._session
        game = session.game.determinize(session.game.asked, Rng.from_seed(session.ply))
        if build is not None:
            seat = game.asked
            game.play(build)
            if game.asked != seat or game.kind is not DecisionKind.PAY:
                return ()
        return knowledge_of(game.options).candidates(game)
