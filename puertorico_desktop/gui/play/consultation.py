"""Advice for people: a thinking bot suggests actions for the decision of a person."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.advice.bot_client import BotClient, Opinion

if TYPE_CHECKING:
    from puertorico_desktop.gui.play.session import GameSession


class Consultation(QObject):
    """Sends requests for advice to the bots of a session, which handle one request at a time; any other request
    replaces this one."""

    advised = Signal(object)
    """Emitted with the answer of the bot: a `Thought`, or None if the bot could not be reached."""

    def __init__(self, session: GameSession, bots: BotClient) -> None:
        super().__init__(session)
        self._session = session
        self._bots = bots
        self._chance = secrets.randbits(64)
        self._request: int | None = None
        bots.advised.connect(self._on_advised)

    def ask(self, bot: str, seconds: float) -> bool:
        """Request advice for the person who must decide, from that person's knowledge of the game, and return whether
        there is such a person.

        `advised` is emitted later, unless another request replaces this one.
        """
        session = self._session
        seat = session.asked_person
        if seat is None:
            return False
        game = session.game.determinize(seat, Rng.from_seed(self._chance, stream=session.ply))
        match = session.match
        seed = derived_seed(self._chance, seat)
        self._request = self._bots.consult(bot, seed, game, match.record.actions, match.id, Budget(seconds))
        return True

    def hurry(self) -> None:
        """Have the request answered now, with the best answer found so far."""
        self._bots.hurry()

    def withdraw(self) -> None:
        """Cancel the request for advice."""
        if self._request is not None:
            self._request = None
            self._bots.cancel()

    def drop(self) -> None:
        """Forget the request, because another request has replaced it."""
        self._request = None

    def _on_advised(self, opinion: Opinion) -> None:
        if opinion.request_id == self._request:
            self._request = None
            self.advised.emit(opinion.thought)
