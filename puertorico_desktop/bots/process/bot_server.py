"""The work of a child process that answers for the bots of the window.

Nothing here knows the window or Qt. One thread reads the pipe, so that a bot that thinks can be told to stop; the
other one thinks.
"""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Protocol, TypeGuard, runtime_checkable

import attrs

from puertorico_desktop.bots.base import Bot, Budget, ThinkingBot
from puertorico_desktop.bots.process.child_process import received
from puertorico_desktop.bots.process.messages import Answer, Cancel, DecisionRequest, Order, Request
from puertorico_desktop.bots.registry import QUICK, close_bot, make_bot

CANCELLED = "cancelled"
"""The error in the answer to a request that was taken back before it was its turn."""


@runtime_checkable
class Interruptible(Protocol):
    """A bot that asks now and then whether to stop, a search between two playouts."""

    should_stop: Callable[[], bool] | None


@runtime_checkable
class Explaining(Protocol):
    """A bot that compares actions more closely where that is wanted."""

    explains: bool


def thinks(bot: Bot) -> TypeGuard[ThinkingBot]:
    """Returns whether the bot can tell what it thinks."""
    return hasattr(bot, "think") and hasattr(bot, "decide")


@attrs.frozen
class _Player:
    """A bot that is kept, and what it was made from."""

    name: str
    seed: int
    budget: Budget | None
    bot: Bot


class Roster:
    """The bots of one game by seat, each with what it remembers. Bots that never think are made anew every time."""

    def __init__(self) -> None:
        self._game_id = ""
        self._players: dict[int, _Player] = {}

    def bot(self, request: Request) -> Bot:
        """Returns the bot that is asked. Raises UnknownBotError, and whatever its making raises."""
        if request.game_id != self._game_id:
            self.close()
            self._game_id = request.game_id
        name, seed, budget = request.bot_name, request.seed, request.budget
        if name in QUICK:
            return make_bot(name, seed)
        seat = request.game.asked
        kept = self._players.get(seat)
        if kept is not None and (kept.name, kept.seed, kept.budget) == (name, seed, budget):
            return kept.bot
        self.dismiss(seat)
        bot = make_bot(name, seed, budget)
        self._players[seat] = _Player(name, seed, budget, bot)
        return bot

    def dismiss(self, seat: int) -> None:
        """Closes the bot of that seat."""
        player = self._players.pop(seat, None)
        if player is not None:
            close_bot(player.bot)

    def close(self) -> None:
        """Closes all bots."""
        for seat in list(self._players):
            self.dismiss(seat)


def answer(asked: Request | DecisionRequest, roster: Roster, should_stop: Callable[[], bool] | None = None) -> Answer:
    """Returns what the bot chooses. Whatever it raises becomes the error of the answer, and the bot is closed."""
    request = asked if isinstance(asked, Request) else asked.request
    game = request.game
    try:
        bot = roster.bot(request)
        if isinstance(bot, Interruptible):
            bot.should_stop = should_stop
        if isinstance(bot, Explaining):
            bot.explains = request.explains
        # The bot may play on its game; the line is written by one that still stands at the decision.
        if not thinks(bot):
            return Answer(request.request_id, game.text(bot.choose(game.copy(), request.history)))
        thought = asked.thought if isinstance(asked, DecisionRequest) else bot.think(game.copy(), request.history)
        return Answer(request.request_id, game.text(bot.decide(thought)), thought=thought)
    except Exception as error:
        with contextlib.suppress(Exception):
            roster.dismiss(game.asked)
        return Answer(request.request_id, error=f"{type(error).__name__}: {error}")


@attrs.frozen
class _Job:
    """A request on its way, and whether it should come to an end."""

    request: Request | DecisionRequest
    stopped: threading.Event = attrs.field(factory=threading.Event)
    cancelled: threading.Event = attrs.field(factory=threading.Event)


class _Server:
    """Takes orders in one thread while the other one works on them."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._open: dict[int, _Job] = {}
        self._over = threading.Event()
        self._roster = Roster()

    def work(self) -> None:
        """Answers requests one by one until there are no more. Raises OSError when the other end is gone."""
        reader = threading.Thread(target=self._read, name="bot orders", daemon=True)
        reader.start()
        try:
            while (job := self._jobs.get()) is not None and not self._over.is_set():
                self._pipe.send(self._answer(job))
        finally:
            self._roster.close()
        reader.join()

    def _answer(self, job: _Job) -> Answer:
        request_id = job.request.request_id
        try:
            if job.cancelled.is_set():
                return Answer(request_id, error=CANCELLED)
            return answer(job.request, self._roster, lambda: job.stopped.is_set() or self._over.is_set())
        finally:
            self._open.pop(request_id, None)

    def _read(self) -> None:
        try:
            for order in received(self._pipe):
                self._take(order)
        finally:
            self._over.set()
            self._jobs.put(None)

    def _take(self, order: Order) -> None:
        if isinstance(order, Request | DecisionRequest):
            job = self._open[order.request_id] = _Job(order)
            self._jobs.put(job)
            return
        found = self._open.get(order.request_id)
        if found is not None:
            found.stopped.set()
            if isinstance(order, Cancel):
                found.cancelled.set()


def serve(pipe: Connection) -> None:
    """Answers requests until there are no more."""
    _Server(pipe).work()
