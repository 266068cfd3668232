"""The server side of `resources/engine-protocol.md`: a bot of this program answers the lines of another program.

A faulty line is answered with an `error` line; only `quit` and the end of the input end the conversation.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TextIO

from puertorico_desktop import __version__
from puertorico_desktop.bots.base import visible_actions
from puertorico_desktop.bots.games import style_names
from puertorico_desktop.bots.heuristic_bot import HeuristicBot
from puertorico_desktop.bots.process.line_inbox import read_lines
from puertorico_desktop.bots.process.thinker import Question, Reply, Thinker
from puertorico_desktop.bots.protocol.lines import (
    GAME_SEED,
    HEARS,
    LARGEST_SEED,
    PLAYED,
    PROTOCOL,
    ProtocolError,
    budget_of,
    format_named,
    line,
    position_of,
    record,
    split_line,
)
from puertorico_desktop.bots.registry import BOTS, QUICK, is_steady, level_and_style
from puertorico_desktop.bots.search.opponent_model import OpponentModel, is_informative
from puertorico_desktop.bots.seeds import derived_seed, player_seed
from puertorico_desktop.engine.game import AnyGame, NotationError, excerpt
from puertorico_desktop.engine.games import USUAL_GAME
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.converter import MOST_ACTIONS
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.games import FORMATS

NAME = "Puerto Rico Desktop"
AUTHOR = "Puerto Rico Desktop contributors"
MAX_SIGHTINGS = 500
"""The greatest number of other players' moves that are kept until the bot's next move: more than a game has."""


def serve(lines: TextIO, answers: TextIO, bot: str, seed: int) -> None:
    """Answer lines until `quit`, or until they end and the last answer is given.

    `bot` is the name of a bot of this program. Raises OSError when the answers can no longer be written.
    """
    thinker = Thinker()
    server = ProtocolServer(bot, seed, thinker, answers)
    try:
        for text in read_lines(lines, "\n"):
            if not server.answer(text):
                return
        thinker.wait()
    finally:
        thinker.close()


class ProtocolServer:
    """The answering side of a conversation."""

    def __init__(self, bot: str, seed: int, thinker: Thinker, answers: TextIO) -> None:
        self._bot = bot
        self._seed = seed
        self._game_seed: int | None = None
        self._thinker = thinker
        self._answers = answers
        self._writing = threading.Lock()
        self._greeted = False
        self._game: AnyGame | None = None
        self._asked = 0
        self._opponents = OpponentModel()
        self._sightings: list[tuple[AnyGame, Any]] = []
        self._history: deque[Any] = deque(maxlen=MOST_ACTIONS)
        self._commands: dict[str, Callable[[str], None]] = {
            "hello": self._hello,
            "setoption": self._set_option,
            "newgame": self._new_game,
            "position": self._position,
            PLAYED: self._played,
            "go": self._go,
            "stop": self._stop,
            "ping": self._ping,
        }

    def answer(self, text: str) -> bool:
        """Answer a line. Returns whether the conversation continues."""
        word, rest = split_line(text)
        if word == "quit":
            return False
        command = self._commands.get(word)
        try:
            if command is not None:
                self._check_turn(word)
                command(rest)
            elif word:
                raise ProtocolError(f"there is no command {excerpt(word)}")
        except ProtocolError as error:
            self._write(line("error"), str(error))
        return True

    def _check_turn(self, word: str) -> None:
        if not self._greeted and word != "hello":
            raise ProtocolError(f"say hello {PROTOCOL} first")
        if self._thinker.busy and word not in ("stop", "ping"):
            raise ProtocolError(f"{word} has to wait for the move: stop ends the thinking")

    def _write(self, *parts: str) -> None:
        """Write one line."""
        with self._writing:
            print(*parts, file=self._answers, flush=True)

    # -- commands -------------------------------------------------------------------------------------------------

    def _hello(self, rest: str) -> None:
        if rest != str(PROTOCOL):
            raise ProtocolError(f"this is protocol {PROTOCOL}, not {excerpt(rest)}")
        self._greeted = True
        self._write(line("hello"), str(PROTOCOL))
        known = {
            "version": __version__,
            "author": AUTHOR,
            "rules": FORMATS[USUAL_GAME].kind.rules_version,
            HEARS: [PLAYED],
        }
        self._write(line("id", {"name": NAME, **known}))
        self._write(
            line("option", {"name": "bot", "value": self._bot, "choices": list(BOTS), "styles": list(style_names())})
        )
        for name, value in (("seed", self._seed), (GAME_SEED, self._game_seed)):
            self._write(line("option", {"name": name, "value": value, "least": 0, "most": LARGEST_SEED}))
        self._write(line("ready"))

    def _set_option(self, rest: str) -> None:
        given = record(rest, ("name", "value"))
        name, value = given.get("name"), given.get("value")
        if name == "bot":
            if not (isinstance(value, str) and (value in QUICK or level_and_style(value))):
                raise ProtocolError(f"there is no bot {excerpt(str(value))}")
            self._bot = value
        elif name == GAME_SEED and value is None:
            self._game_seed = None
        elif name in ("seed", GAME_SEED):
            if not (type(value) is int and 0 <= value <= LARGEST_SEED):
                raise ProtocolError(f"the {name} must be a whole number from 0 to {LARGEST_SEED}")
            if name == "seed":
                self._seed = value
            else:
                self._game_seed = value
        else:
            raise ProtocolError(f"there is no option {excerpt(str(name))}")

    def _new_game(self, rest: str) -> None:
        given = record(rest, ("game", "options", "rules"))
        form = format_named(given)
        newest, oldest = form.kind.rules_version, form.kind.oldest_rules_kept
        self._game, self._asked = None, 0
        self._opponents, self._sightings = OpponentModel(), []
        self._history.clear()
        try:
            form.options_of(given.get("options", {}))
        except SaveError as error:
            raise ProtocolError(error.detail) from None
        rules = given.get("rules", newest)
        if type(rules) is not int or not oldest <= rules <= newest:
            raise ProtocolError(f"the rules here have the versions {oldest} to {newest}")

    def _position(self, rest: str) -> None:
        self._game = None
        self._game = position_of(rest, Rng.from_seed(derived_seed(self._seed, self._asked)))

    def _played(self, rest: str) -> None:
        if not rest:  # an action that this seat may not see
            self._history.append(None)
            self._game = None
            return
        game = self._position_given()
        try:
            action = game.parse(rest)
        except NotationError:
            raise ProtocolError(f"{excerpt(rest)} is not possible there") from None
        if not game.is_legal(action):
            raise ProtocolError(f"the rules here do not allow {excerpt(rest)}: {game.why_not(action)}")
        if is_informative(game):
            self._sightings = [*self._sightings[1 - MAX_SIGHTINGS :], (game, action)]
        self._history.extend(visible_actions(game, [action]))
        self._game = None

    def _position_given(self) -> AnyGame:
        if self._game is None:
            raise ProtocolError("there is no position")
        return self._game

    def _go(self, rest: str) -> None:
        budget = budget_of(rest)
        game = self._position_given()
        self._asked += 1
        steady = is_steady(self._bot)
        if steady and self._game_seed is not None:
            seed = player_seed(self._game_seed, game.asked)
        else:
            seed = derived_seed(self._seed, self._asked)
        question = Question(
            self._bot,
            seed,
            budget,
            game,
            self._opponents,
            () if steady else tuple(self._sightings),
            tuple(self._history) if steady else (),
        )
        self._thinker.ask(question, partial(self._reply, game))

    def _stop(self, _rest: str) -> None:
        if self._thinker.abort():
            assert self._game is not None
            self._play_at_once(self._game)

    def _ping(self, rest: str) -> None:
        self._write(line("pong"), *([rest] if rest else []))

    # -- answers --------------------------------------------------------------------------------------------------

    def _reply(self, game: AnyGame, reply: Reply) -> None:
        """Write the bot's reply; called in the thread that reads from the bot's process."""
        try:
            if reply.text is None:
                self._write(line("info", {"trouble": reply.error}))
                self._play_at_once(game)
                return
            if reply.opponents is not None:
                self._opponents, self._sightings = reply.opponents, []
            if reply.info:
                self._write(line("info", reply.info))
            self._write(line("bestmove"), reply.text)
        except OSError:
            return  # the other program has ended; the reading thread handles it

    def _play_at_once(self, game: AnyGame) -> None:
        """Write the move of the heuristic bot, which needs no time."""
        action = HeuristicBot(self._seed).choose(game.copy())
        self._write(line("bestmove"), game.text(action))
