"""Forecasts for the player who must decide: the effect of a role, the result of a move, the choice of a bot.

All of them are found by playing on a copy of the running game.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from puertorico_desktop.engine.game import foreseen
from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.actions import Action, ChooseRole, LoadGoods
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.events import (
    BuildingBuilt,
    Event,
    GoodsLoaded,
    GoodSold,
    GoodSoldPrivately,
    MixedGoodsLoaded,
    PhaseEnded,
    PointsReceived,
)
from puertorico_desktop.engine.puertorico.expansion_actions import LoadMixed
from puertorico_desktop.engine.puertorico.forecast import PlayerForecast, forecast
from puertorico_desktop.engine.puertorico.shipping import stranded
from puertorico_desktop.engine.puertorico.smuggler_events import HousePlundered
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.advice.adviser import Adviser
from puertorico_desktop.gui.puertorico.move_result import MoveResult
from puertorico_desktop.gui.puertorico.pending import PendingBoardChoice
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession

SEQUELS: dict[DecisionKind | None, tuple[DecisionKind, ...]] = {
    DecisionKind.PLACE_COLONISTS: (DecisionKind.PLACE_NOBLES,),
    DecisionKind.PAY: (DecisionKind.PAY,),
    DecisionKind.DELIVER_GOODS: (DecisionKind.DELIVER_GOODS,),
    DecisionKind.SMUGGLE: (DecisionKind.LODGE,),
    DecisionKind.LODGE: (DecisionKind.LODGE,),
}
"""The kinds of decisions that may follow a kind of decision at once and belong to it."""


class PuertoRicoAdviser(Adviser):
    """The adviser for the decision at hand; caches its answers until `forget` is called.

    If several people share the screen, it names no achievement that a move would complete: the cards lie face down.
    """

    _session: PuertoRicoSession

    def __init__(self, session: PuertoRicoSession) -> None:
        super().__init__(session)
        self._forecasts: dict[Role, Sequence[PlayerForecast]] = {}

    def forget(self) -> None:
        """Clear the cached forecasts. Called when the decision at hand has changed."""
        self._forecasts.clear()

    def belongs(self, first: DecisionKind | None, then: DecisionKind | None) -> bool:
        """Returns whether a decision of the kind `then` belongs to the one before: placing nobles to placing
        colonists, lodging to poaching; each piece of a payment and each delivery of goods to the previous one."""
        return then in SEQUELS.get(first, ())

    def forecast(self, role: Role) -> Sequence[PlayerForecast]:
        """Returns the effect of a role on every player; empty unless a person may choose the role now."""
        session = self._session
        if session.asked_person is None or not session.game.is_legal(ChooseRole(role)):
            return ()
        found = self._forecasts.get(role)
        if found is None:
            found = self._forecasts[role] = forecast(session.game, role)
            for outlook in found if self._keeps_cards_hidden else ():
                outlook.achievements = ()
        return found

    def outcome(self, action: Action) -> Sequence[Event]:
        """Returns the events that a legal action would cause, as far as the people at the screen may know them."""
        return self._shown(super().outcome(action))

    def draft_outcome(self, pending: PendingBoardChoice) -> Sequence[Event]:
        """Returns the events that confirming the draft would cause, as far as the people at the screen may know them;
        empty if it cannot be confirmed yet, or if no event of the game could complete a task or an achievement."""
        game = self._session.game
        if not game.watched or not pending.is_begun or pending.refusal(game) is not None:
            return []
        kind, seat, trial = game.kind, game.asked, game.copy()
        known: list[Event] = []
        for number, action in enumerate(pending.actions()):
            follows = trial.asked == seat and self.belongs(kind, trial.kind) and trial.is_legal(action)
            if number and not follows:
                break
            events = trial.apply(action)
            known += foreseen(events)
            if any(event.reveals for event in events):
                break
        return self._shown(known)

    def _shown(self, events: Sequence[Event]) -> Sequence[Event]:
        if not self._keeps_cards_hidden:
            return events
        return [event for event in events if not isinstance(event, AchievementDone)]

    @property
    def _keeps_cards_hidden(self) -> bool:
        """Whether other people at the screen would see which cards the player holds."""
        return sum(self._session.people) > 1

    def move_result(self, action: Action) -> MoveResult:
        """Returns the immediate result of a legal action for the player who must decide."""
        game = self._session.game
        move_result = move_result_of(game.asked, self.outcome(action))
        if not isinstance(action, LoadGoods | LoadMixed):
            return move_result
        return attrs.evolve(move_result, stranded=tuple(stranded(game, action).items()))


def move_result_of(seat: int, events: Sequence[Event]) -> MoveResult:
    """Returns the result of the first move among the events for the player in `seat`; events of later moves by other
    players do not count, nor those of a captive that is played after the running phase."""
    goods = points = doubloons = 0
    for event in events:
        match event:
            case PhaseEnded():
                break
            case GoodsLoaded(amount=amount):
                if goods:
                    break
                goods = amount
                points += amount
            case MixedGoodsLoaded(goods=amounts, points=more):
                if goods:
                    break
                goods = sum(amounts)
                points += more
            case PointsReceived(seat=who, points=more) | HousePlundered(seat=who, points=more) if who == seat:
                points += more
            case GoodSold(seat=who, price=price) | GoodSoldPrivately(seat=who, price=price) if who == seat:
                doubloons += price
            case BuildingBuilt(seat=who, price=price) if who == seat:
                doubloons -= price
    return MoveResult(goods, points, doubloons)
