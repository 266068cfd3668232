"""The bots as Qt signals: workers that compute moves, and a fallback for the case that all of them fail."""

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
"""The delay in ms beyond its thinking time after which a worker is taken for dead; the default of the client's
`timeout_ms`."""
NODE_MS = 100
"""The additional delay in ms allowed for each node of the search, for slow computers."""
GRACE_MS = 300
"""The time in ms after which a worker that still computes a cancelled request is ended, so that the next one need not
wait."""
CORES = max(1, min((os.cpu_count() or 1) - 1, MAX_PROCESSES))
"""The number of workers for a level that uses every core: one core is left to the window."""
FALLBACK = "simple"
"""The quick heuristic that moves when no worker answers."""
MAX_FAILURES = 2
"""The number of failures with the same bot after which a worker is no longer used for that bot."""
_log = logging.getLogger(__name__)


@attrs.frozen
class Choice:
    """The legal action that a bot chose, and the request that it answers."""

    request_id: int
    action: Any


@attrs.frozen
class Opinion:
    """The thought of a consulted bot, for a request; None if the bot failed."""

    request_id: int
    thought: Thought | None


@attrs.define
class _OpenRequest:
    """The request to be answered. `awaited` are the indices of the workers that have not answered yet.

    `consults`: whether a thought is wanted instead of a move. `forced` is the only legal action: no worker is used.
    `merged_thought` combines the thoughts of all workers, when one worker decides for all.
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
        """The id that answers refer to."""
        return self.request.request_id

    @property
    def bot_name(self) -> str:
        """The name of the bot."""
        return self.request.bot_name


class BotClient(QObject):
    """Requests moves from bots without blocking.

    A request goes to one worker, or to several for a level that uses every core. A late answer is dropped. A worker
    that dies, is silent for too long or sends an invalid answer is restarted once for a bot, unless others have
    answered; after that the built-in heuristic moves, in a thread of this process: the game always goes on.
    """

    chosen = Signal(object)
    """Emitted with a `Choice` that is legal in the game of the request."""
    advised = Signal(object)
    """Emitted with an `Opinion`, after `consult`."""
    notice = Signal(str)
    """Emitted with a sentence for the players when a bot has failed."""

    _answered = Signal(object, object)
    """Emitted with a worker and its `Answer`, in the worker's thread, like `_ended`."""
    _ended = Signal(object)
    """Emitted with a worker that has ended."""
    _fallback_chosen = Signal(object)
    """Emitted with a `Choice` of the built-in heuristic, in its thread."""

    def __init__(
        self, process_factory: ProcessFactory = BOT_PROCESS, timeout_ms: int = SILENCE_MS, cores: int = CORES
    ) -> None:
        super().__init__()
        self._cores = cores
        self._team = WorkerTeam(process_factory, self._answered.emit, self._ended.emit)
        self._failures: dict[tuple[int, str], int] = {}
        self._last_request = 0
        self._open: _OpenRequest | None = None
        self._fallbacks: list[threading.Thread] = []
        self._timeout_ms = timeout_ms
        self._response_timer = QTimer(self)
        self._response_timer.setSingleShot(True)
        self._response_timer.timeout.connect(self._on_timeout)
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
        """Request a move from a bot in a game as its seat knows it. `chosen` is emitted later with the id returned.

        The arguments are those of a `Request`. If only one action is legal, no worker is used.
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
        """Request the thought of a thinking bot; `advised` is emitted later, even if the workers fail."""
        request = attrs.evolve(self._next(bot_name, seed, game, history, game_id, budget), explains=True)
        self._open = _OpenRequest(request, self._workers_for(bot_name), consults=True)
        self._send(self._open)
        return request.request_id

    def hurry(self) -> None:
        """Have the open request answered with the best result so far."""
        if self._open is not None:
            self._team.stop(self._open.awaited, self._open.request_id)

    def cancel(self) -> None:
        """Drop the open request, which is not answered any more."""
        dropped, self._open = self._open, None
        self._response_timer.stop()
        if dropped is None:
            return
        self._team.cancel(dropped.awaited, dropped.request_id)
        if self._team.has_cancelled and not self._grace.isActive():
            self._grace.start()

    def reset_failures(self) -> None:
        """Prepare for another game: forget failures, and end workers and external programs that only the last game
        needed."""
        self._failures.clear()
        self._team.end_game()

    def close(self) -> None:
        """End the workers and all threads; waits only briefly for the workers."""
        self.cancel()
        self._grace.stop()
        self._team.close()
        for thread in self._fallbacks:
            thread.join()
        self._fallbacks.clear()

    # -- requests ---------------------------------------------------------------------------------------------------

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
        """Returns the number of workers for that bot."""
        found = level_and_style(bot_name)
        return self._cores if found is not None and found[0].all_cores else 1

    def _usable(self, opened: _OpenRequest) -> list[int]:
        """Returns the indices of the workers that may be used; empty if all have failed too often."""
        return [
            worker_index
            for worker_index in range(opened.workers)
            if self._failures.get((worker_index, opened.bot_name), 0) < MAX_FAILURES
        ]

    def _send(self, opened: _OpenRequest) -> None:
        """Send the request to every usable worker."""
        usable = self._usable(opened)
        if not usable:
            self._give_up(opened)
            return
        opened.awaited = set(usable)
        self._start_response_timer(opened)
        self._team.ask(usable, opened.request)

    def _start_response_timer(self, opened: _OpenRequest) -> None:
        """Start the timeout: the thinking time and an additional delay."""
        budget = opened.request.budget
        found = level_and_style(opened.bot_name)
        if budget is None and found is not None:
            budget = found[0].budget
        seconds = 0.0 if budget is None or budget.seconds is None else budget.seconds
        nodes = 0 if budget is None or budget.nodes is None else budget.nodes
        self._response_timer.start(self._timeout_ms + round(1000 * seconds) + NODE_MS * nodes)

    def _end_overdue(self) -> None:
        """Replace workers that still compute cancelled requests by new ones, which continue with the open request."""
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
        """Handle a worker's answer to the open request."""
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
        """Merge the thoughts of the workers; the worker `worker_index` decides, unless it is None."""
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
            self._start_response_timer(opened)
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
        """Returns the action of an answer; None if it has no legal one."""
        if answer.text is None:
            return None
        try:
            action = game.parse(answer.text)
        except NotationError:
            return None
        return action if game.is_legal(action) else None

    # -- failures ---------------------------------------------------------------------------------------------------

    def _on_timeout(self) -> None:
        if self._open is not None:
            self._fail(list(self._open.awaited))

    def _fail(self, indices: Sequence[int]) -> None:
        """Retire workers, then continue with the others, with restarted ones, or without any."""
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
        """Returns the notice that a bot does not play any more."""
        command = command_of(bot_name)
        return bot_replaced() if command is None else program_replaced(program_name(command))

    def _give_up(self, opened: _OpenRequest) -> None:
        self._response_timer.stop()
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
        """Choose with the built-in heuristic, in a thread."""
        game = request.game.copy()
        self._fallback_chosen.emit(Choice(request.request_id, make_bot(FALLBACK, request.seed).choose(game)))
