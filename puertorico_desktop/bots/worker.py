"""The other end of the pipe: a loop that answers requests for a move in a process of its own.

The window starts `serve` in a spawned process. It knows nothing of the window and never imports Qt.
"""

from __future__ import annotations

import contextlib
from multiprocessing.connection import Connection

import attrs

from puertorico_desktop.bots.registry import close_bot, make_bot
from puertorico_desktop.engine.puertorico.game import PuertoRico


@attrs.frozen
class Request:
    """Asks for a move. `game` is determinized for the seat that decides.

    Every request makes a new bot from `bot_name` and `seed`: equal requests have equal answers, in whichever
    order they come and even if the process was started anew in between.
    """

    request_id: int
    bot_name: str
    seed: int
    game: PuertoRico


@attrs.frozen
class Answer:
    """The move of a bot as a line of text (`PuertoRico.parse` reads it), or what went wrong in one line."""

    request_id: int
    text: str | None = None
    error: str | None = None


@attrs.frozen
class Quit:
    """Ends the loop."""


def answer(request: Request) -> Answer:
    """Let the bot choose. Whatever it raises becomes the error of the answer."""
    try:
        game = request.game
        # The bot may play on its game; the line is written by one that still stands at the decision.
        bot = make_bot(request.bot_name, request.seed)
        try:
            action = bot.choose(game.copy())
        finally:
            close_bot(bot)
        return Answer(request.request_id, text=game.text(action))
    except Exception as error:
        return Answer(request.request_id, error=f"{type(error).__name__}: {error}")


def serve(connection: Connection[Answer, Request | Quit]) -> None:
    """Answer requests one by one until Quit; ends quietly as well when the other end is gone."""
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt), connection:
        while not isinstance(message := connection.recv(), Quit):
            connection.send(answer(message))
