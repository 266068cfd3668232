"""A bot whose moves come from another program, which speaks the protocol of `resources/engine-protocol.md`."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import attrs

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.process.subprocess_client import Fault, ProgramError, ProgramFailure, SubprocessClient
from puertorico_desktop.bots.protocol.lines import (
    HEARS,
    LARGEST_SEED,
    PLAYED,
    PROTOCOL,
    ProtocolError,
    budget_data,
    field_of,
    line,
    new_game_data,
    position_data,
    split_line,
)
from puertorico_desktop.bots.search.opponent_model import HistoryObserver, HistoryUpdate
from puertorico_desktop.engine.game import AnyGame, NotationError, excerpt


@attrs.frozen
class TimeLimits:
    """The time limits of a program, in seconds.

    `start`: until it is ready. `move`: for a move without a time budget. `late`: beyond a time budget; then the
    program is told to stop, and gets the same time again.
    """

    start: float = 60.0
    move: float = 60.0
    late: float = 3.0


class ExternalBot:
    """Another program at the table.

    It is started when it is first asked, and runs until `close`. Every failure is a ProgramError. An answer that
    cannot be understood spoils one move only; a program that has ended or does not answer is not asked again.

    Its seed comes from the system's random generator: with a seed that depended on the game's, it could try all game
    seeds that fit, and so find out which face-down tiles follow.
    """

    def __init__(self, command: str, budget: Budget | None = None, limits: TimeLimits | None = None) -> None:
        self._command = command
        self._budget = budget
        self._limits = limits or TimeLimits()
        self._client: SubprocessClient | None = None
        self._lost: ProgramFailure | None = None
        self._observer = HistoryObserver()
        self._hears_played = False
        self._rules: int | None = None
        self._pings = 0

    def start(self) -> None:
        """Start the program if it is not running, and wait until it is ready. Raises ProgramError."""
        if self._lost is not None:
            raise ProgramError(self._lost)
        if self._client is not None:
            return
        try:
            self._client = SubprocessClient(self._command)
            self._greet(self._client)
        except ProgramError as error:
            raise self._give_up(error) from None

    def choose(self, game: AnyGame, history: Sequence[Any] = ()) -> Any:
        """Returns the program's move; arguments as for `Bot.choose`. Raises ProgramError."""
        self.start()
        client = self._client
        assert client is not None
        try:
            news = self._observer.update(game, history)
            if news is not None and self._hears_played:
                self._send_news(client, news)
            self._catch_up(client)
            if news is None:
                client.send(line("newgame", new_game_data(game, self._rules)))
                error = self._catch_up(client)  # now: while it thinks, an error would be taken for its answer
                if error is not None:
                    raise ProtocolError(error)
            client.send(line("position", position_data(game)))
            client.send(line("go", budget_data(self._budget)))
            text = self._move(client)
        except ProgramError as error:
            raise self._give_up(error) from None
        except ProtocolError as error:
            raise self._error(Fault.COMPLAINT, str(error)) from None
        return self._action(game, text)

    def close(self) -> None:
        """End the program."""
        client, self._client = self._client, None
        if client is not None:
            client.close()

    def _error(self, fault: Fault, detail: str) -> ProgramError:
        return ProgramError(ProgramFailure(fault, self._command, detail))

    def _give_up(self, error: ProgramError) -> ProgramError:
        self._lost = error.trouble
        self.close()
        return error

    # -- communication --------------------------------------------------------------------------------------------

    def _greet(self, client: SubprocessClient) -> None:
        client.send(f"{line('hello')} {PROTOCOL}")
        until = time.monotonic() + self._limits.start
        takes_seed = greeted = False
        while True:
            word, rest = self._receive(client, until)
            if word == "hello":
                if rest != str(PROTOCOL):
                    raise self._error(Fault.OTHER_PROTOCOL, excerpt(f"{word} {rest}"))
                greeted = True
            elif word == "option":
                takes_seed = takes_seed or field_of(rest, "name") == "seed"
            elif word == "id":
                rules, hears = field_of(rest, "rules"), field_of(rest, HEARS)
                self._rules = rules if type(rules) is int else None
                self._hears_played = isinstance(hears, list) and PLAYED in hears
            elif word == "ready":
                break
        if not greeted:
            raise self._error(Fault.OTHER_PROTOCOL, "ready")
        if takes_seed:
            client.send(line("setoption", {"name": "seed", "value": secrets.randbelow(LARGEST_SEED + 1)}))

    def _send_news(self, client: SubprocessClient, news: HistoryUpdate) -> None:
        """Send the actions of the other players since the last position."""
        for seen, action in news.observed_choices():
            client.send(line("position", position_data(seen)))
            client.send(f"{PLAYED} {seen.text(action)}")

    def _catch_up(self, client: SubprocessClient) -> str | None:
        """Read all remaining lines about what was sent so far. Returns the sentence of the last error among them."""
        self._pings += 1
        client.send(f"ping {self._pings}")
        until = time.monotonic() + self._limits.start
        error = None
        while (answer := self._receive(client, until)) != ("pong", str(self._pings)):
            word, rest = answer
            if word == "error":
                error = excerpt(rest)
        return error

    def _receive(self, client: SubprocessClient, until: float) -> tuple[str, str]:
        try:
            return split_line(client.receive(until))
        except TimeoutError:
            raise self._error(Fault.NOT_READY, f"{self._limits.start:g}") from None

    def _move(self, client: SubprocessClient) -> str:
        """Returns the text after `bestmove`. Raises ProgramError; ProtocolError if the program reports an error."""
        seconds = None if self._budget is None else self._budget.seconds
        limit = self._limits.move if seconds is None else seconds + self._limits.late
        try:
            return _received_move(client, time.monotonic() + limit)
        except TimeoutError:
            client.send(line("stop"))
        try:
            return _received_move(client, time.monotonic() + self._limits.late)
        except TimeoutError:
            raise self._error(Fault.SILENT, f"{limit + self._limits.late:g}") from None

    def _action(self, game: AnyGame, text: str) -> Any:
        try:
            action = game.parse(text)
        except NotationError:
            raise self._error(Fault.NONSENSE, excerpt(text)) from None
        if not game.is_legal(action):
            raise self._error(Fault.ILLEGAL, f"{excerpt(text)}, {game.why_not(action)}")
        return action


def _received_move(client: SubprocessClient, until: float) -> str:
    while True:
        word, rest = split_line(client.receive(until))
        if word == "bestmove":
            return rest
        if word == "error":
            raise ProtocolError(excerpt(rest))
