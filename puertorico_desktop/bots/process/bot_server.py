"""The work of a child process that answers for the bots of the window.

This module uses neither the window nor Qt. One thread reads the pipe, so that a thinking bot can be told to stop;
another thread thinks.
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
"""The error in the answer to a request that was cancelled before it was worked on."""


@runtime_checkable
class Interruptible(Protocol):
    """A bot that calls `should_stop`, if it is not None, repeatedly while it thinks, such as a search between two
    playouts."""

    should_stop: Callable[[], bool] | None


@runtime_checkable
class Explaining(Protocol):
    """A bot that compares actions more closely if `explains` is set."""

    explains: bool


def is_thinking_bot(bot: Bot) -> TypeGuard[ThinkingBot]:
    """Returns whether the bot can tell its thoughts."""
    return hasattr(bot, "think") and hasattr(bot, "decide")


@attrs.frozen
class _Player:
    """A cached bot, and the arguments from which it was made."""

    name: str
    seed: int
    budget: Budget | None
    bot: Bot


class Roster:
    """The bots of one game by seat, each with its memory of the game. Bots that do not search (`QUICK`) are made anew
    for every request."""

    def __init__(self) -> None:
        self._game_id = ""
        self._players: dict[int, _Player] = {}

    def bot(self, request: Request) -> Bot:
        """Returns the bot for a request. Raises UnknownBotError, and any error that is raised when it is made."""
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
        """Close the bot of that seat, if there is one."""
        player = self._players.pop(seat, None)
        if player is not None:
            close_bot(player.bot)

    def close(self) -> None:
        """Close all bots."""
        for seat in list(self._players):
            self.dismiss(seat)


def answer(asked: Request | DecisionRequest, roster: Roster, should_stop: Callable[[], bool] | None = None) -> Answer:
    """Returns the answer with the bot's choice. An exception in the bot becomes the error of the answer, and the bot
    is closed."""
    request = asked if isinstance(asked, Request) else asked.request
    game = request.game
    try:
        bot = roster.bot(request)
        if isinstance(bot, Interruptible):
            bot.should_stop = should_stop
        if isinstance(bot, Explaining):
            bot.explains = request.explains
        # The bot may change the game that it is given; `game` stays at the decision and formats the action.
        if not is_thinking_bot(bot):
            return Answer(request.request_id, game.text(bot.choose(game.copy(), request.history)))
        thought = asked.thought if isinstance(asked, DecisionRequest) else bot.think(game.copy(), request.history)
        return Answer(request.request_id, game.text(bot.decide(thought)), thought=thought)
    except Exception as error:
        with contextlib.suppress(Exception):
            roster.dismiss(game.asked)
        return Answer(request.request_id, error=f"{type(error).__name__}: {error}")


@attrs.frozen
class _Job:
    """A request in work, with the events that tell that it was stopped or cancelled."""

    request: Request | DecisionRequest
    stopped: threading.Event = attrs.field(factory=threading.Event)
    cancelled: threading.Event = attrs.field(factory=threading.Event)


class _Server:
    """The server of a child process: one thread takes orders while the other works on them."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._open: dict[int, _Job] = {}
        self._over = threading.Event()
        self._roster = Roster()

    def work(self) -> None:
        """Answer requests one by one until there are no more. Raises OSError when the parent process is gone."""
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
    """Answer the requests from `pipe` until there are no more."""
    _Server(pipe).work()
