"""A bot that is a program of somebody else, which speaks the protocol of `resources/engine-protocol.md`."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import attrs

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.process.subprocess_client import Child, Fault, ProgramError, Trouble
from puertorico_desktop.bots.protocol.lines import (
    HEARS,
    LARGEST_SEED,
    PLAYED,
    PROTOCOL,
    ProtocolError,
    budget_data,
    line,
    new_game_data,
    position_data,
    split,
    told,
)
from puertorico_desktop.bots.search.opponent_model import HistoryObserver, News
from puertorico_desktop.engine.game import AnyGame, NotationError, excerpt


@attrs.frozen
class Patience:
    """How long a program may take, in seconds.

    `start`: until it is ready. `move`: for a move without a limit of time. `late`: beyond a limit of time; then it is
    told to stop, and has as long again.
    """

    start: float = 60.0
    move: float = 60.0
    late: float = 3.0


class ForeignBot:
    """A program at the table.

    It is started when it is first asked, and lives until `close`. Whatever goes wrong is a ProgramError. An answer
    that makes no sense spoils one move; a program that is gone or silent is not asked again.

    Its seed comes from the system's generator: one that depended on the game's would let it try out which face-down
    tiles follow from all seeds that fit.
    """

    def __init__(self, command: str, budget: Budget | None = None, patience: Patience | None = None) -> None:
        self._command = command
        self._budget = budget
        self._patience = patience or Patience()
        self._child: Child | None = None
        self._lost: Trouble | None = None
        self._onlooker = HistoryObserver()
        self._hears_played = False
        self._pings = 0

    def start(self) -> None:
        """Start the program if it does not run, and wait until it is ready. Raises ProgramError."""
        if self._lost is not None:
            raise ProgramError(self._lost)
        if self._child is not None:
            return
        try:
            self._child = Child(self._command)
            self._greet(self._child)
        except ProgramError as error:
            raise self._give_up(error) from None

    def choose(self, game: AnyGame, history: Sequence[Any] = ()) -> Any:
        """The program's move; arguments as for `Bot.choose`. Raises ProgramError."""
        self.start()
        child = self._child
        assert child is not None
        try:
            news = self._onlooker.look(game, history)
            if news is not None and self._hears_played:
                self._tell(child, news)
            self._catch_up(child)
            if news is None:
                child.say(line("newgame", new_game_data(game)))
            child.say(line("position", position_data(game)))
            child.say(line("go", budget_data(self._budget)))
            text = self._move(child)
        except ProgramError as error:
            raise self._give_up(error) from None
        except ProtocolError as error:
            raise self._error(Fault.COMPLAINT, str(error)) from None
        return self._action(game, text)

    def close(self) -> None:
        """End the program."""
        child, self._child = self._child, None
        if child is not None:
            child.close()

    def _error(self, fault: Fault, detail: str) -> ProgramError:
        return ProgramError(Trouble(fault, self._command, detail))

    def _give_up(self, error: ProgramError) -> ProgramError:
        self._lost = error.trouble
        self.close()
        return error

    # -- the conversation -----------------------------------------------------------------------------------------

    def _greet(self, child: Child) -> None:
        child.say(f"{line('hello')} {PROTOCOL}")
        until = time.monotonic() + self._patience.start
        takes_seed = greeted = False
        while True:
            word, rest = self._hear(child, until)
            if word == "hello":
                if rest != str(PROTOCOL):
                    raise self._error(Fault.OTHER_PROTOCOL, excerpt(f"{word} {rest}"))
                greeted = True
            elif word == "option":
                takes_seed = takes_seed or told(rest, "name") == "seed"
            elif word == "id":
                hears = told(rest, HEARS)
                self._hears_played = isinstance(hears, list) and PLAYED in hears
            elif word == "ready":
                break
        if not greeted:
            raise self._error(Fault.OTHER_PROTOCOL, "ready")
        if takes_seed:
            child.say(line("setoption", {"name": "seed", "value": secrets.randbelow(LARGEST_SEED + 1)}))

    def _tell(self, child: Child, news: News) -> None:
        """Show what the others have done since the last position."""
        for seen, action in news.sightings():
            child.say(line("position", position_data(seen)))
            child.say(f"{PLAYED} {seen.text(action)}")

    def _catch_up(self, child: Child) -> None:
        """Leave behind whatever the program has still said about earlier moves."""
        self._pings += 1
        child.say(f"ping {self._pings}")
        until = time.monotonic() + self._patience.start
        while self._hear(child, until) != ("pong", str(self._pings)):
            pass

    def _hear(self, child: Child, until: float) -> tuple[str, str]:
        try:
            return split(child.hear(until))
        except TimeoutError:
            raise self._error(Fault.NOT_READY, f"{self._patience.start:g}") from None

    def _move(self, child: Child) -> str:
        """The text behind `bestmove`. Raises ProgramError, ProtocolError if the program has complained instead."""
        seconds = None if self._budget is None else self._budget.seconds
        limit = self._patience.move if seconds is None else seconds + self._patience.late
        try:
            return _heard_move(child, time.monotonic() + limit)
        except TimeoutError:
            child.say(line("stop"))
        try:
            return _heard_move(child, time.monotonic() + self._patience.late)
        except TimeoutError:
            raise self._error(Fault.SILENT, f"{limit + self._patience.late:g}") from None

    def _action(self, game: AnyGame, text: str) -> Any:
        try:
            action = game.parse(text)
        except NotationError:
            raise self._error(Fault.NONSENSE, excerpt(text)) from None
        if not game.is_legal(action):
            raise self._error(Fault.ILLEGAL, f"{excerpt(text)}, {game.why_not(action)}")
        return action


def _heard_move(child: Child, until: float) -> str:
    while True:
        word, rest = split(child.hear(until))
        if word == "bestmove":
            return rest
        if word == "error":
            raise ProtocolError(excerpt(rest))
