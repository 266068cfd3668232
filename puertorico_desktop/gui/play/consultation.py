"""Advice for people: a bot that thinks is asked what the person who is asked might do."""

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
    """Asks the bots of a session, which do one thing at a time; whatever else is asked takes the place of this."""

    advised = Signal(object)
    """What the bot thinks that was asked: a `Thought`, or None if none could be reached."""

    def __init__(self, session: GameSession, bots: BotClient) -> None:
        super().__init__(session)
        self._session = session
        self._bots = bots
        self._chance = secrets.randbits(64)
        self._request: int | None = None
        bots.advised.connect(self._on_advised)

    def ask(self, bot: str, seconds: float) -> bool:
        """Ask what the person who is asked might do, knowing what that person knows; returns whether there is one.

        `advised` follows, unless something else is asked by then.
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
        """Have it answered now, as well as it can be by then."""
        self._bots.hurry()

    def withdraw(self) -> None:
        """The advice is not awaited any more."""
        if self._request is not None:
            self._request = None
            self._bots.cancel()

    def drop(self) -> None:
        """The bots are asked something else."""
        self._request = None

    def _on_advised(self, opinion: Opinion) -> None:
        if opinion.request_id == self._request:
            self._request = None
            self.advised.emit(opinion.thought)
