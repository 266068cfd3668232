"""A process that thinks while this one listens: what it has begun can be dropped at any moment."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from typing import Any

import attrs

from puertorico_desktop.bots.base import Budget, Thought
from puertorico_desktop.bots.process.child_process import ChildProcess, received, spawned
from puertorico_desktop.bots.registry import close_bot, make_bot
from puertorico_desktop.bots.search.opponent_model import LearningBot, OpponentModel
from puertorico_desktop.engine.game import AnyGame

ENDED = "the process that thinks has ended"
MAX_PROSPECTS = 10
"""So many actions of a thought are told, the preferred one first."""


@attrs.frozen
class Question:
    """Asks for a move. `game` is as the seat that decides knows it. Equal questions have equal answers.

    `opponents` are what is known of the others, `sightings` what they have done since then and at which positions.
    `history` is for steady bots, whose choices depend on it: all actions so far, as `told` gives them.
    """

    bot: str
    seed: int
    budget: Budget | None
    game: AnyGame
    opponents: OpponentModel = attrs.field(factory=OpponentModel)
    sightings: tuple[tuple[AnyGame, Any], ...] = ()
    history: tuple[Any, ...] = ()


@attrs.frozen
class Reply:
    """The line of the chosen action, what the bot tells about it and what it knows of the others now; or what went
    wrong in one line."""

    text: str | None = None
    info: Mapping[str, Any] = attrs.field(factory=dict)
    opponents: OpponentModel | None = None
    error: str = ""


OnReply = Callable[[Reply], None]
"""Called with the reply, in a thread of its own."""


# -- in the child ---------------------------------------------------------------------------------------------------


def reply_to(question: Question) -> Reply:
    """Returns what the bot chooses. Whatever it raises becomes the error of the reply."""
    game = question.game
    try:
        bot = make_bot(question.bot, question.seed, question.budget)
        try:
            # The bot may play on its game; the line is written by one that still stands at the decision.
            if not isinstance(bot, LearningBot):
                return Reply(game.text(bot.choose(game.copy())))
            bot.opponents = question.opponents
            for seen, action in question.sightings:
                bot.watch(seen, action)
            thought = bot.think(game.copy(), question.history)
            return Reply(game.text(bot.decide(thought)), _info(thought, game), bot.opponents)
        finally:
            close_bot(bot)
    except Exception as error:
        return Reply(error=f"{type(error).__name__}: {error}")


def _info(thought: Thought, game: AnyGame) -> dict[str, Any]:
    """Returns what a bot thinks as plain values."""
    return {
        "seconds": round(thought.seconds, 3),
        "nodes": thought.nodes,
        "playouts": thought.playouts,
        "prospects": [
            {
                "action": game.text(prospect.action),
                "visits": prospect.visits,
                "win": round(prospect.win, 4),
                "wins": [round(win, 4) for win in prospect.wins],
                "points": [round(prospect.points(seat), 2) for seat in range(len(prospect.terms))],
            }
            for prospect in thought.prospects[:MAX_PROSPECTS]
        ],
    }


def serve(pipe: Connection) -> None:
    """Answers questions. Standard input and output belong to the process that asks."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    for question in received(pipe):
        pipe.send(reply_to(question))


# -- in the parent --------------------------------------------------------------------------------------------------


class Thinker:
    """Answers one question at a time, in a process that lies ready for it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._on_reply: OnReply | None = None
        self._idle = threading.Event()
        self._idle.set()
        self._child = self._new_child()

    @property
    def busy(self) -> bool:
        """Whether it thinks about a question."""
        return self._on_reply is not None

    def ask(self, question: Question, on_reply: OnReply) -> None:
        """Has a question answered; it must not be busy. If the process ends instead, that is the reply."""
        if self._child.has_ended:
            self._replace_child()
        self._idle.clear()
        with self._lock:
            self._on_reply = on_reply
        self._child.send(question)
        if self._child.has_ended:
            self._lose()

    def drop(self) -> bool:
        """Stops thinking; returns whether there was a question. It is not answered any more."""
        if self._claim() is None:
            return False
        self._replace_child()
        self._idle.set()
        return True

    def wait(self) -> None:
        """Waits until the question is answered: the budget of the bot sees to that."""
        self._idle.wait()

    def close(self) -> None:
        """Ends the process at once."""
        self._claim()
        self._child.kill()
        self._child.close()

    def _new_child(self) -> ChildProcess:
        return ChildProcess(spawned(serve, "thinker"), self._reply, self._lose)

    def _replace_child(self) -> None:
        self._child.kill()
        self._child.close()
        self._child = self._new_child()

    def _claim(self) -> OnReply | None:
        """Returns what the reply is given to, to the first who asks."""
        with self._lock:
            on_reply, self._on_reply = self._on_reply, None
            return on_reply

    def _reply(self, reply: Reply) -> None:
        on_reply = self._claim()
        if on_reply is not None:
            try:
                on_reply(reply)
            finally:
                self._idle.set()

    def _lose(self) -> None:
        self._reply(Reply(error=ENDED))
