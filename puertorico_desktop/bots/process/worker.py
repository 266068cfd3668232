"""The other end of the pipe: a loop that answers requests for a move in a process of its own.

The window starts `begin` in a spawned process. Nothing here knows of the window or imports Qt. One thread reads
the pipe, so that a bot that thinks can be told to stop; the other one thinks.
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
from puertorico_desktop.bots.process.messages import (
    Answer,
    Cancel,
    Order,
    Quit,
    Ready,
    Report,
    Request,
    Stop,
    Verdict,
)
from puertorico_desktop.bots.process.processes import serve_parent
from puertorico_desktop.bots.registry import QUICK, close_bot, make_bot

CANCELLED = "cancelled"
"""The error in the answer to a request that was taken back before it was its turn."""


@runtime_checkable
class Interruptible(Protocol):
    """A bot that looks up now and then, a search between two playouts: true means to come to an end."""

    should_stop: Callable[[], bool] | None


def thinks(bot: Bot) -> TypeGuard[ThinkingBot]:
    """Whether the bot can tell what it thinks."""
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
        """The bot that is asked. Raises UnknownBotError, and whatever its making raises."""
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
        """Keep the bot of that seat no longer."""
        player = self._players.pop(seat, None)
        if player is not None:
            close_bot(player.bot)

    def close(self) -> None:
        """Keep nobody."""
        for seat in list(self._players):
            self.dismiss(seat)


def answer(request: Request | Verdict, roster: Roster, should_stop: Callable[[], bool] | None = None) -> Answer:
    """Let the bot choose. Whatever it raises becomes the error of the answer, and the bot is kept no longer."""
    asked = request if isinstance(request, Request) else request.request
    try:
        game, bot = asked.game, roster.bot(asked)
        if isinstance(bot, Interruptible):
            bot.should_stop = should_stop
        # The bot may play on its game; the line is written by one that still stands at the decision.
        if not thinks(bot):
            return Answer(asked.request_id, game.text(bot.choose(game.copy(), asked.history)))
        thought = request.thought if isinstance(request, Verdict) else bot.think(game.copy(), asked.history)
        return Answer(asked.request_id, game.text(bot.decide(thought)), thought=thought)
    except Exception as error:
        with contextlib.suppress(Exception):
            roster.dismiss(asked.game.asked)
        return Answer(asked.request_id, error=f"{type(error).__name__}: {error}")


@attrs.frozen
class _Job:
    """A request on its way, and whether it should come to an end."""

    request: Request | Verdict
    stopped: threading.Event = attrs.field(factory=threading.Event)
    cancelled: threading.Event = attrs.field(factory=threading.Event)


class _Desk:
    """Takes orders in one thread while the other one works on them."""

    def __init__(self, connection: Connection[Report, Order]) -> None:
        self._connection = connection
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._open: dict[int, _Job] = {}
        self._over = threading.Event()
        self._roster = Roster()

    def work(self) -> None:
        """Answer requests one by one until there are no more. Raises OSError when the other end is gone."""
        reader = threading.Thread(target=self._read, name="bot orders", daemon=True)
        reader.start()
        try:
            self._connection.send(Ready())
            while (job := self._jobs.get()) is not None and not self._over.is_set():
                self._connection.send(self._answer(job))
        finally:
            self._roster.close()
        reader.join()

    def _answer(self, job: _Job) -> Answer:
        number = _id_of(job.request)
        try:
            if job.cancelled.is_set():
                return Answer(number, error=CANCELLED)
            return answer(job.request, self._roster, lambda: job.stopped.is_set() or self._over.is_set())
        finally:
            self._open.pop(number, None)

    def _read(self) -> None:
        try:
            while not isinstance(order := self._connection.recv(), Quit):
                self._take(order)
        except (EOFError, OSError):
            pass
        finally:
            self._over.set()
            self._jobs.put(None)

    def _take(self, order: Request | Verdict | Stop | Cancel) -> None:
        if isinstance(order, Request | Verdict):
            job = self._open[_id_of(order)] = _Job(order)
            self._jobs.put(job)
            return
        found = self._open.get(order.request_id)
        if found is not None:
            found.stopped.set()
            if isinstance(order, Cancel):
                found.cancelled.set()


def _id_of(order: Request | Verdict) -> int:
    return order.request_id if isinstance(order, Request) else order.request.request_id


def begin(connection: Connection[Report, Order]) -> None:
    """`serve` as the work of a whole process."""
    serve_parent()
    serve(connection)


def serve(connection: Connection[Report, Order]) -> None:
    """Answer requests until Quit; ends quietly as well when the other end is gone."""
    with contextlib.suppress(EOFError, OSError), connection:
        _Desk(connection).work()
