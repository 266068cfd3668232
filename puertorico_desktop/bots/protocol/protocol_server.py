"""A bot of ours as a program for other programs: it hears lines and answers them (`bots.protocol`).

Whatever is wrong with a line is answered with an `error` line, and nothing ends the conversation but `quit` and the
end of the input.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import Any, TextIO

from puertorico_desktop import __version__
from puertorico_desktop.bots.games import style_names
from puertorico_desktop.bots.heuristic_bot import HeuristicBot
from puertorico_desktop.bots.process.hearing import lines_of
from puertorico_desktop.bots.process.thinker import Question, Reply, Thinker
from puertorico_desktop.bots.protocol.lines import (
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
    split,
)
from puertorico_desktop.bots.registry import BOTS, QUICK, level_and_style
from puertorico_desktop.bots.search.opponent_model import OpponentModel, is_telling
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.game import AnyGame, NotationError, excerpt
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.games import FORMATS, USUAL_GAME

NAME = "Puerto Rico Desktop"
AUTHOR = "Puerto Rico Desktop contributors"
MOST_SIGHTINGS = 500
"""So many moves of others are kept until the next one of ours: more than a game has."""


def speak(hearing: TextIO, saying: TextIO, bot: str, seed: int) -> None:
    """Lead the conversation until `quit`, or until the input ends and the last answer is given.

    `bot` is the name of one of our own. Raises OSError when nobody hears the answers any more.
    """
    thinker = Thinker()
    speaker = Speaker(bot, seed, thinker, saying)
    try:
        for text in lines_of(hearing, "\n"):
            if not speaker.hear(text):
                return
        thinker.wait()
    finally:
        thinker.close()


class Speaker:
    """One side of the conversation."""

    def __init__(self, bot: str, seed: int, thinker: Thinker, saying: TextIO) -> None:
        self._bot = bot
        self._seed = seed
        self._thinker = thinker
        self._saying = saying
        self._turn = threading.Lock()
        self._greeted = False
        self._game: AnyGame | None = None
        self._asked = 0
        self._opponents = OpponentModel()
        self._sightings: list[tuple[AnyGame, Any]] = []
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

    def hear(self, text: str) -> bool:
        """Answer a line; whether the conversation goes on."""
        word, rest = split(text)
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
            self._say(line("error"), str(error))
        return True

    def _check_turn(self, word: str) -> None:
        if not self._greeted and word != "hello":
            raise ProtocolError(f"say hello {PROTOCOL} first")
        if self._thinker.busy and word not in ("stop", "ping"):
            raise ProtocolError(f"{word} has to wait for the move: stop ends the thinking")

    def _say(self, *parts: str) -> None:
        """Say one line."""
        with self._turn:
            print(*parts, file=self._saying, flush=True)

    # -- commands -------------------------------------------------------------------------------------------------

    def _hello(self, rest: str) -> None:
        if rest != str(PROTOCOL):
            raise ProtocolError(f"this is protocol {PROTOCOL}, not {excerpt(rest)}")
        self._greeted = True
        self._say(line("hello"), str(PROTOCOL))
        known = {
            "version": __version__,
            "author": AUTHOR,
            "rules": FORMATS[USUAL_GAME].kind.rules_version,
            HEARS: [PLAYED],
        }
        self._say(line("id", {"name": NAME, **known}))
        self._say(
            line("option", {"name": "bot", "value": self._bot, "choices": list(BOTS), "styles": list(style_names())})
        )
        self._say(line("option", {"name": "seed", "value": self._seed, "least": 0, "most": LARGEST_SEED}))
        self._say(line("ready"))

    def _set_option(self, rest: str) -> None:
        given = record(rest, ("name", "value"))
        name, value = given.get("name"), given.get("value")
        if name == "bot":
            if not (isinstance(value, str) and (value in QUICK or level_and_style(value))):
                raise ProtocolError(f"there is no bot {excerpt(str(value))}")
            self._bot = value
        elif name == "seed":
            if not (type(value) is int and 0 <= value <= LARGEST_SEED):
                raise ProtocolError(f"the seed must be a whole number from 0 to {LARGEST_SEED}")
            self._seed = value
        else:
            raise ProtocolError(f"there is no option {excerpt(str(name))}")

    def _new_game(self, rest: str) -> None:
        given = record(rest, ("game", "options", "rules"))
        form = format_named(given)
        newest, oldest = form.kind.rules_version, form.kind.oldest_rules_kept
        self._game, self._asked = None, 0
        self._opponents, self._sightings = OpponentModel(), []
        try:
            form.options_of(given.get("options", {}))
        except SaveError as error:
            raise ProtocolError(error.detail) from None
        rules = given.get("rules", newest)
        if type(rules) is not int or not oldest <= rules <= newest:
            raise ProtocolError(f"the rules here have version {newest}")

    def _position(self, rest: str) -> None:
        self._game = None
        self._game = position_of(rest, Rng.from_seed(derived_seed(self._seed, self._asked)))

    def _played(self, rest: str) -> None:
        game = self._position_given()
        try:
            action = game.parse(rest)
        except NotationError:
            raise ProtocolError(f"{excerpt(rest)} is not possible there") from None
        if not game.is_legal(action):
            raise ProtocolError(f"the rules here do not allow {excerpt(rest)}: {game.why_not(action)}")
        if is_telling(game):
            self._sightings = [*self._sightings[1 - MOST_SIGHTINGS :], (game, action)]
        self._game = None

    def _position_given(self) -> AnyGame:
        if self._game is None:
            raise ProtocolError("there is no position")
        return self._game

    def _go(self, rest: str) -> None:
        budget = budget_of(rest)
        game = self._position_given()
        self._asked += 1
        seed = derived_seed(self._seed, self._asked)
        question = Question(self._bot, seed, budget, game, self._opponents, tuple(self._sightings))
        self._thinker.ask(question, partial(self._answer, game))

    def _stop(self, _rest: str) -> None:
        if self._thinker.drop():
            assert self._game is not None
            self._play_at_once(self._game)

    def _ping(self, rest: str) -> None:
        self._say(line("pong"), *([rest] if rest else []))

    # -- answers --------------------------------------------------------------------------------------------------

    def _answer(self, game: AnyGame, reply: Reply) -> None:
        """Pass on what the bot found; in the thread that heard of it."""
        try:
            if reply.text is None:
                self._say(line("info", {"trouble": reply.error}))
                self._play_at_once(game)
                return
            if reply.opponents is not None:
                self._opponents, self._sightings = reply.opponents, []
            if reply.info:
                self._say(line("info", reply.info))
            self._say(line("bestmove"), reply.text)
        except OSError:
            return  # nobody listens; the thread that reads will hear of it

    def _play_at_once(self, game: AnyGame) -> None:
        """The move of the bot that never thinks."""
        action = HeuristicBot(self._seed).choose(game.copy())
        self._say(line("bestmove"), game.text(action))
