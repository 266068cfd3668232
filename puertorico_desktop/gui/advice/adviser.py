"""Forecasts and advice for a player, computed on a copy of the running game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.game import foreseen
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.play.session import GameSession

ADVISER = "simple"
"""The bot used for advice."""
MOST_SEQUELS = 5


class Adviser:
    """Answers questions about the present decision; subclasses may cache answers until `forget`."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    def forget(self) -> None:
        """Called when the decision has changed; does nothing here."""

    def belongs(self, first: Any, then: Any) -> bool:
        """Returns whether a decision of the kind `then`, directly after one of the kind `first` by the same player,
        is answered together with it."""
        return False

    def outcome(self, action: Any) -> Sequence[Any]:
        """Returns the events that a legal action would cause, as far as a player can know them."""
        return foreseen(self._session.game.copy().apply(action))

    def choice(self) -> Any:
        """Returns the action that the adviser prefers; None if no player must decide."""
        session = self._session
        decision = session.decision
        if decision is None:
            return None
        rng = Rng.from_seed(session.ply)
        return make_bot(ADVISER, rng.next32()).choose(session.game.determinize(decision.seat, rng))

    def sequel(self, action: Any) -> Sequence[Any]:
        """Returns the actions that the adviser would choose next, for decisions of the same player that belong to the
        first."""
        rng = Rng.from_seed(self._session.ply)
        bot, game = make_bot(ADVISER, rng.next32()), self._session.game.determinize(self._session.game.asked, rng)
        seat, kind = game.asked, game.kind
        actions: list[Any] = []
        game.play(action)
        while game.asked == seat and self.belongs(kind, game.kind) and len(actions) < MOST_SEQUELS:
            actions.append(bot.choose(game.copy()))
            game.play(actions[-1])
        return actions
