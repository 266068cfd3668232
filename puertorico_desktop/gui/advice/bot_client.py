"""The bots as Qt signals: workers that think, and a way on when all of them fail."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Sequence
from typing import Any

import attrs
from PySide6.QtCore import QObject, QTimer, Signal

from puertorico_desktop.bots.base import Budget, Thought
from puertorico_desktop.bots.process.child_process import MAX_PROCESSES, ProcessFactory
from puertorico_desktop.bots.process.messages import Answer, Request
from puertorico_desktop.bots.process.worker_team import BOT_PROCESS, BotWorker, WorkerTeam
from puertorico_desktop.bots.registry import command_of, level_and_style, make_bot
from puertorico_desktop.bots.search.merged_thought import merged
from puertorico_desktop.engine.game import AnyGame, NotationError
from puertorico_desktop.gui.app.programs import program_name
from puertorico_desktop.gui.texts.messages import bot_replaced, bot_restarted, program_replaced

SILENCE_MS = 20_000
"""A worker that answers so much later than it should is taken for dead, unless the client is told otherwise."""
NODE_MS = 100
"""So much longer it may take for each node that its bot searches, on however slow a computer."""
GRACE_MS = 300
"""A worker that goes on so long with a cancelled request is ended: the next request shall not wait for it."""
CORES = max(1, min((os.cpu_count() or 1) - 1, MAX_PROCESSES))
"""So many workers think for a level that uses every core: the window has one for itself."""
FALLBACK = "simple"
"""The quick heuristic that moves when no worker answers."""
MAX_FAILURES = 2
"""A worker that fails that often with the same bot is not asked for it any more."""
_log = logging.getLogger(__name__)


@attrs.frozen
class Choice:
    """The legal action that a bot chose, and the request that it answers."""

    request_id: int
    action: Any


@attrs.frozen
class Opinion:
    """What a bot thinks that was consulted; None if it could not say."""

    request_id: int
    thought: Thought | None


@attrs.define
class _OpenRequest:
    """The request that is to be answered. `awaited` are the indices of the workers that have not answered yet.

    `consults`: a thought is wanted, not a move. `forced` is the only legal action: no worker is asked.
    `merged_thought` is what all have thought, when one worker decides for all.
    """

    request: Request
    workers: int
    consults: bool = False
    forced: Any = None
    awaited: set[int] = attrs.field(factory=set)
    thoughts: list[Thought] = attrs.field(factory=list)
    merged_thought: Thought | None = None

    @property
    def request_id(self) -> int:
        """The id in its answers."""
        return self.request.request_id

    @property
    def bot_name(self) -> str:
        """The bot that is asked."""
        return self.request.bot_name


class BotClient(QObject):
    """Asks bots for moves without ever waiting for them.

    A request goes to one worker, or to several for a level that uses every core. An answer that comes too late is
    dropped. A worker that dies, falls silent or answers nonsense is started again once for a bot, unless the others
    have answered; after that the built-in heuristic moves, in a thread of this process: the game always goes on.
    """

    chosen = Signal(object)
    """A `Choice`, legal in the game that was asked about."""
    advised = Signal(object)
    """An `Opinion`, after `consult`."""
    notice = Signal(str)
    """The bots are in trouble; the sentence is for the players."""

    _answered = Signal(object, object)
    """A worker, and its `Answer`; emitted in the worker's thread, like the next one."""
    _ended = Signal(object)
    """A worker that has ended."""
    _fallback_chosen = Signal(object)
    """A `Choice` of the built-in heuristic, from its thread."""

    def __init__(
        self, process_factory: ProcessFactory = BOT_PROCESS, patience_ms: int = SILENCE_MS, cores: int = CORES
    ) -> None:
        super().__init__()
        self._cores = cores
        self._team = WorkerTeam(process_factory, self._answered.emit, self._ended.emit)
        self._failures: dict[tuple[int, str], int] = {}
        self._last_request = 0
        self._open: _OpenRequest | None = None
        self._fallbacks: list[threading.Thread] = []
        self._patience_ms = patience_ms
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self._lose_patience)
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.setInterval(GRACE_MS)
        self._grace.timeout.connect(self._end_overdue)
        self._answered.connect(self._on_answered)
        self._ended.connect(self._on_ended)
        self._fallback_chosen.connect(self._on_fallback_chosen)

    def ask(
        self,
        bot_name: str,
        seed: int,
        game: AnyGame,
        history: Sequence[Any] = (),
        game_id: str = "",
        budget: Budget | None = None,
    ) -> int:
        """Has a bot choose in a game as its seat knows it. The answer comes as `chosen` with the id returned.

        The arguments are those of a `Request`. Where only one action is legal no worker is asked.
        """
        request = self._next(bot_name, seed, game, history, game_id, budget)
        actions = game.legal_actions()
        if len(actions) == 1:
            self._open = _OpenRequest(request, 0, forced=actions[0])
            QTimer.singleShot(0, self._take_forced)
        else:
            self._open = _OpenRequest(request, self._workers_for(bot_name))
            self._send(self._open)
        return request.request_id

    def consult(
        self,
        bot_name: str,
        seed: int,
        game: AnyGame,
        history: Sequence[Any] = (),
        game_id: str = "",
        budget: Budget | None = None,
    ) -> int:
        """Has a bot that thinks say what it thinks; the answer comes as `advised`, even if the workers fail."""
        request = attrs.evolve(self._next(bot_name, seed, game, history, game_id, budget), explains=True)
        self._open = _OpenRequest(request, self._workers_for(bot_name), consults=True)
        self._send(self._open)
        return request.request_id

    def hurry(self) -> None:
        """Has the open request answered with what has been found so far."""
        if self._open is not None:
            self._team.stop(self._open.awaited, self._open.request_id)

    def cancel(self) -> None:
        """Drops the open request: it is not answered any more."""
        dropped, self._open = self._open, None
        self._silence.stop()
        if dropped is None:
            return
        self._team.cancel(dropped.awaited, dropped.request_id)
        if self._team.has_cancelled and not self._grace.isActive():
            self._grace.start()

    def reset_failures(self) -> None:
        """Another game begins: forgets the failures of the last one and ends the workers that it alone needed, other
        programs with them."""
        self._failures.clear()
        self._team.end_game()

    def close(self) -> None:
        """Ends the workers and every thread; waits for them no longer than a moment."""
        self.cancel()
        self._grace.stop()
        self._team.close()
        for thread in self._fallbacks:
            thread.join()
        self._fallbacks.clear()

    # -- asking -----------------------------------------------------------------------------------------------------

    def _next(
        self,
        bot_name: str,
        seed: int,
        game: AnyGame,
        history: Sequence[Any],
        game_id: str,
        budget: Budget | None,
    ) -> Request:
        self.cancel()
        self._last_request += 1
        return Request(self._last_request, bot_name, seed, game, tuple(history), game_id, budget)

    def _workers_for(self, bot_name: str) -> int:
        """Returns how many workers think for that bot."""
        found = level_and_style(bot_name)
        return self._cores if found is not None and found[0].all_cores else 1

    def _usable(self, opened: _OpenRequest) -> list[int]:
        """Returns the indices of the workers that may be asked; none if all have failed too often."""
        return [
            worker_index
            for worker_index in range(opened.workers)
            if self._failures.get((worker_index, opened.bot_name), 0) < MAX_FAILURES
        ]

    def _send(self, opened: _OpenRequest) -> None:
        """Asks every worker that may be asked."""
        usable = self._usable(opened)
        if not usable:
            self._give_up(opened)
            return
        opened.awaited = set(usable)
        self._start_silence(opened)
        self._team.ask(usable, opened.request)

    def _start_silence(self, opened: _OpenRequest) -> None:
        """Answers are due when the budget is used up, and then some."""
        budget = opened.request.budget
        found = level_and_style(opened.bot_name)
        if budget is None and found is not None:
            budget = found[0].budget
        seconds = 0.0 if budget is None or budget.seconds is None else budget.seconds
        nodes = 0 if budget is None or budget.nodes is None else budget.nodes
        self._silence.start(self._patience_ms + round(1000 * seconds) + NODE_MS * nodes)

    def _end_overdue(self) -> None:
        """Replaces workers that still think about cancelled requests by others, which go on with the open one."""
        for worker_index in self._team.retire_overdue(GRACE_MS * 0.9 / 1000):
            if self._open is not None and worker_index in self._open.awaited:
                self._team.ask([worker_index], self._open.request, self._open.merged_thought)
        if self._team.has_cancelled:
            self._grace.start()

    # -- answers ----------------------------------------------------------------------------------------------------

    def _on_answered(self, worker: BotWorker, answer: Answer) -> None:
        worker.note(answer)
        opened, worker_index = self._open, self._team.index_of(worker)
        if opened is not None and answer.request_id == opened.request_id and worker_index in opened.awaited:
            self._take(worker_index, answer, opened)

    def _on_ended(self, worker: BotWorker) -> None:
        worker_index = self._team.index_of(worker)
        if worker_index is not None:
            self._fail([worker_index])
        self._team.note_end(worker)

    def _on_fallback_chosen(self, choice: Choice) -> None:
        if self._open is not None and choice.request_id == self._open.request_id:
            self._choose(self._open, choice.action)

    def _take(self, worker_index: int, answer: Answer, opened: _OpenRequest) -> None:
        """A worker has answered the open request."""
        if answer.error is not None:
            _log.info("%s: %s", opened.bot_name, answer.error)
        action = self._action_of(answer, opened.request.game)
        if action is None or (opened.consults and answer.thought is None):
            self._fail([worker_index])
            return
        opened.awaited.discard(worker_index)
        if answer.thought is not None and opened.merged_thought is None:
            opened.thoughts.append(answer.thought)
        if opened.awaited:
            return
        if opened.consults or (len(opened.thoughts) > 1 and opened.merged_thought is None):
            self._conclude(opened, worker_index)
        else:
            self._choose(opened, action)

    def _conclude(self, opened: _OpenRequest, worker_index: int | None) -> None:
        """Merges what the workers have thought. The one of that index decides, if there is one."""
        thought = merged(opened.thoughts)
        legal = tuple(one for one in thought.prospects if opened.request.game.is_legal(one.action))
        thought = attrs.evolve(thought, prospects=legal)
        if opened.consults:
            self._advise(opened, thought if legal else None)
        elif not legal:
            self._fall_back(opened.request)
        elif worker_index is None:
            self._choose(opened, thought.best.action)
        else:
            opened.merged_thought = thought
            opened.awaited = {worker_index}
            self._start_silence(opened)
            self._team.ask([worker_index], opened.request, thought)

    def _take_forced(self) -> None:
        opened = self._open
        if opened is not None and opened.forced is not None:
            self._choose(opened, opened.forced)

    def _choose(self, opened: _OpenRequest, action: Any) -> None:
        opened.awaited.clear()
        self.cancel()
        self.chosen.emit(Choice(opened.request_id, action))

    def _advise(self, opened: _OpenRequest, thought: Thought | None) -> None:
        opened.awaited.clear()
        self.cancel()
        self.advised.emit(Opinion(opened.request_id, thought))

    @staticmethod
    def _action_of(answer: Answer, game: AnyGame) -> Any:
        """Returns the action of an answer; None if it names none that is legal."""
        if answer.text is None:
            return None
        try:
            action = game.parse(answer.text)
        except NotationError:
            return None
        return action if game.is_legal(action) else None

    # -- failures ---------------------------------------------------------------------------------------------------

    def _lose_patience(self) -> None:
        if self._open is not None:
            self._fail(list(self._open.awaited))

    def _fail(self, indices: Sequence[int]) -> None:
        """Retires workers: goes on with the others, starts them again, or goes on without any."""
        opened = self._open
        awaited = [] if opened is None else [one for one in indices if one in opened.awaited]
        for worker_index in indices:
            self._team.retire(worker_index)
        if opened is None or not awaited:
            return
        for worker_index in awaited:
            key = worker_index, opened.bot_name
            self._failures[key] = self._failures.get(key, 0) + 1
            opened.awaited.discard(worker_index)
        if opened.awaited:
            return
        if opened.merged_thought is not None:
            self._choose(opened, opened.merged_thought.best.action)
        elif opened.thoughts:
            self._conclude(opened, next(iter(self._team.workers), None))
        elif opened.consults:
            self._give_up(opened)
        else:
            self.notice.emit(bot_restarted() if self._usable(opened) else self._replaced(opened.bot_name))
            self._send(opened)

    @staticmethod
    def _replaced(bot_name: str) -> str:
        """Returns the sentence that a bot does not play any more."""
        command = command_of(bot_name)
        return bot_replaced() if command is None else program_replaced(program_name(command))

    def _give_up(self, opened: _OpenRequest) -> None:
        self._silence.stop()
        if opened.consults:
            QTimer.singleShot(0, self._advise_nothing)
        else:
            self._fall_back(opened.request)

    def _advise_nothing(self) -> None:
        opened = self._open
        if opened is not None and opened.consults and not opened.awaited:
            self._advise(opened, None)

    def _fall_back(self, request: Request) -> None:
        thread = threading.Thread(target=self._think, args=(request,), name="bot fallback")
        self._fallbacks = [thread for thread in self._fallbacks if thread.is_alive()]
        self._fallbacks.append(thread)
        thread.start()

    def _think(self, request: Request) -> None:
        """In a thread: the built-in heuristic answers."""
        game = request.game.copy()
        self._fallback_chosen.emit(Choice(request.request_id, make_bot(FALLBACK, request.seed).choose(game)))
