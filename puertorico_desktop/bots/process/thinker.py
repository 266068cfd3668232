"""A process that thinks about one question at a time while this process stays responsive: the thinking can be aborted
at any moment."""

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
"""The number of actions of a thought that are reported, the preferred one first."""


@attrs.frozen
class Question:
    """A question for a move. `game` is the game as the seat that decides may see it. Equal questions have equal
    answers.

    `opponents` is the model of the other players; `observed_choices` are their actions since it was made, with the
    positions before them. `history` is for steady bots, whose choices depend on it: all actions so far, as `told`
    gives them.
    """

    bot: str
    seed: int
    budget: Budget | None
    game: AnyGame
    opponents: OpponentModel = attrs.field(factory=OpponentModel)
    observed_choices: tuple[tuple[AnyGame, Any], ...] = ()
    history: tuple[Any, ...] = ()


@attrs.frozen
class Reply:
    """The line of the chosen action, information about the bot's thought, and its new model of the other players; or
    an error message of one line."""

    text: str | None = None
    info: Mapping[str, Any] = attrs.field(factory=dict)
    opponents: OpponentModel | None = None
    error: str = ""


OnReply = Callable[[Reply], None]
"""A callback for the reply, called in a thread of its own."""


# -- in the child process -------------------------------------------------------------------------------------------


def reply_to(question: Question) -> Reply:
    """Returns the reply with the bot's choice. An exception in the bot becomes the error of the reply."""
    game = question.game
    try:
        bot = make_bot(question.bot, question.seed, question.budget)
        try:
            # The bot may change the game that it is given; `game` stays at the decision and formats the action.
            if not isinstance(bot, LearningBot):
                return Reply(game.text(bot.choose(game.copy())))
            bot.opponents = question.opponents
            for seen, action in question.observed_choices:
                bot.observe(seen, action)
            thought = bot.think(game.copy(), question.history)
            return Reply(game.text(bot.decide(thought)), _info(thought, game), bot.opponents)
        finally:
            close_bot(bot)
    except Exception as error:
        return Reply(error=f"{type(error).__name__}: {error}")


def _info(thought: Thought, game: AnyGame) -> dict[str, Any]:
    """Returns the bot's thought as plain values."""
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
    """Answer the questions from `pipe`. Standard input and output are redirected to the null device: they belong to
    the parent."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    for question in received(pipe):
        pipe.send(reply_to(question))


# -- in the parent process ------------------------------------------------------------------------------------------


class Thinker:
    """A client that has one question at a time answered in a child process, which is always kept ready."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._on_reply: OnReply | None = None
        self._idle = threading.Event()
        self._idle.set()
        self._child = self._new_child()

    @property
    def busy(self) -> bool:
        """Whether a question is being thought about."""
        return self._on_reply is not None

    def ask(self, question: Question, on_reply: OnReply) -> None:
        """Have a question answered; the thinker must not be busy. If the process ends instead, `on_reply` gets an
        error."""
        if self._child.has_ended:
            self._replace_child()
        self._idle.clear()
        with self._lock:
            self._on_reply = on_reply
        self._child.send(question)
        if self._child.has_ended:
            self._on_process_end()

    def abort(self) -> bool:
        """Abort the thinking; the question is not answered any more. Returns whether there was one."""
        if self._claim() is None:
            return False
        self._replace_child()
        self._idle.set()
        return True

    def wait(self) -> None:
        """Wait until the question is answered; the budget of the bot limits the time."""
        self._idle.wait()

    def close(self) -> None:
        """End the process at once, without a reply."""
        self._claim()
        self._child.kill()
        self._child.close()

    def _new_child(self) -> ChildProcess:
        return ChildProcess(spawned(serve, "thinker"), self._reply, self._on_process_end)

    def _replace_child(self) -> None:
        self._child.kill()
        self._child.close()
        self._child = self._new_child()

    def _claim(self) -> OnReply | None:
        """Returns the callback for the reply to the first caller, None to later ones."""
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

    def _on_process_end(self) -> None:
        self._reply(Reply(error=ENDED))
