"""A process that thinks while this one listens: what it has begun can be dropped at any moment."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from typing import Any

import attrs

from puertorico_desktop.bots.base import Budget, Thought
from puertorico_desktop.bots.process.processes import serve_parent
from puertorico_desktop.bots.registry import close_bot, make_bot
from puertorico_desktop.bots.search.opponent_model import LearningBot, OpponentModel
from puertorico_desktop.engine.game import AnyGame

ENDED = "the process that thinks has ended"
MOST_PROSPECTS = 10
"""So many actions of a thought are told, the preferred one first."""


@attrs.frozen
class Question:
    """Asks for a move. `game` is as the seat that decides knows it. Equal questions have equal answers.

    `habits` are what is known of the others, `sightings` what they have done since then and at which positions.
    """

    bot: str
    seed: int
    budget: Budget | None
    game: AnyGame
    opponents: OpponentModel = attrs.field(factory=OpponentModel)
    sightings: tuple[tuple[AnyGame, Any], ...] = ()


@attrs.frozen
class Reply:
    """The line of the chosen action, what the bot tells about it and what it knows of the others now; or what went
    wrong in one line."""

    text: str | None = None
    info: Mapping[str, Any] = attrs.field(factory=dict)
    opponents: OpponentModel | None = None
    error: str = ""


Answer = Callable[[Reply], None]
"""Called with the reply, in a thread of its own."""


def reply_to(question: Question) -> Reply:
    """Let the bot choose. Whatever it raises becomes the error of the reply."""
    try:
        bot = make_bot(question.bot, question.seed, question.budget)
        try:
            if not isinstance(bot, LearningBot):
                return Reply(question.game.text(bot.choose(question.game.copy())))
            bot.opponents = question.opponents
            for seen, action in question.sightings:
                bot.watch(seen, action)
            return _reply(bot, question.game)
        finally:
            close_bot(bot)
    except Exception as error:
        return Reply(error=f"{type(error).__name__}: {error}")


def _reply(bot: LearningBot, game: AnyGame) -> Reply:
    # The bot may play on its game; the line is written by one that still stands at the decision.
    thought = bot.think(game.copy())
    return Reply(game.text(bot.decide(thought)), _told(thought, game), bot.opponents)


def _told(thought: Thought, game: AnyGame) -> dict[str, Any]:
    """What a bot thinks, as plain values."""
    return {
        "seconds": round(thought.seconds, 3),
        "nodes": thought.nodes,
        "playouts": thought.playouts,
        "prospects": [
            {
                "action": game.text(prospect.action),
                "visits": prospect.visits,
                "win": round(prospect.win, 4),
                "points": [round(prospect.points(seat), 2) for seat in range(len(prospect.terms))],
            }
            for prospect in thought.prospects[:MOST_PROSPECTS]
        ],
    }


def _serve(connection: Connection) -> None:
    """Answer questions until the other end is gone. Standard input and output belong to the process that asks."""
    serve_parent()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    with contextlib.suppress(EOFError, OSError), connection:
        while True:
            connection.send(reply_to(connection.recv()))


class Thinker:
    """Answers one question at a time, in a process that lies ready for it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._answer: Answer | None = None
        self._idle = threading.Event()
        self._idle.set()
        self._start()

    @property
    def busy(self) -> bool:
        """Whether it thinks about a question."""
        return self._answer is not None

    def ask(self, question: Question, answer: Answer) -> None:
        """Have a question answered; it must not be busy. If the process ends instead, that is the reply."""
        if not (self._process.is_alive() and self._listener.is_alive()):
            self._end()
            self._start()
        self._idle.clear()
        with self._lock:
            self._answer = answer
        try:
            self._pipe.send(question)
        except OSError:
            self._tell(Reply(error=ENDED))

    def drop(self) -> bool:
        """Think no longer; whether there was something to think about. The answer will not come any more."""
        if self._claimed() is None:
            return False
        self._end()
        self._start()
        self._idle.set()
        return True

    def wait(self) -> None:
        """Until the answer is given: the budget of the bot sees to that."""
        self._idle.wait()

    def close(self) -> None:
        """End the process, whatever it does."""
        self._claimed()
        self._end()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there,), name="thinker", daemon=True)
        self._process.start()
        there.close()  # or the end of the process would go unheard
        self._listener = threading.Thread(target=self._listen, args=(self._pipe,), name="thinker", daemon=True)
        self._listener.start()

    def _end(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self._listener.join()
        self._pipe.close()

    def _claimed(self) -> Answer | None:
        """The answer that is waited for, for the one who comes first."""
        with self._lock:
            answer, self._answer = self._answer, None
            return answer

    def _listen(self, pipe: Connection) -> None:
        while True:
            try:
                reply: Reply = pipe.recv()
            except (EOFError, OSError):
                self._tell(Reply(error=ENDED))
                return
            self._tell(reply)

    def _tell(self, reply: Reply) -> None:
        answer = self._claimed()
        if answer is not None:
            answer(reply)
            self._idle.set()
