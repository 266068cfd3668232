"""The bots as Qt signals: processes that think, threads that listen, and a way on when all of them fail."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Sequence
from typing import Any

import attrs
from PySide6.QtCore import QObject, QTimer, Signal

from puertorico_desktop.bots.base import Budget, Thought
from puertorico_desktop.bots.process.messages import Answer, Request, Stop, Verdict
from puertorico_desktop.bots.registry import command_of, level_and_style, make_bot
from puertorico_desktop.bots.search.merged_thought import merged
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.game import AnyGame, NotationError
from puertorico_desktop.gui.advice.bot_process import Heard, ProcessFactory, Worker, spawned
from puertorico_desktop.gui.app.programs import program_name
from puertorico_desktop.gui.texts.messages import bot_replaced, bot_restarted, program_replaced

SILENCE_MS = 20_000
"""A worker that answers so much later than it should is taken for dead, unless the client is told otherwise."""
GRACE_MS = 300
"""A worker that goes on so long with what nobody waits for is ended: the next request shall not wait for it."""
CORES = max(1, (os.cpu_count() or 1) - 1)
"""So many workers think for a level that uses every core: the window has one for itself."""
FALLBACK = "simple"
"""The quick heuristic that moves when no worker answers."""
_log = logging.getLogger(__name__)

CHANCES = 2
"""A worker that fails that often with the same bot is not asked for it any more."""


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
class _Open:
    """The request that somebody waits for. `awaited` are the posts that have not answered yet.

    `consults`: a thought is wanted, not a move. `forced` is the only legal action: nobody is asked. `together`: the
    minds have thought, one of them decides for all.
    """

    request: Request
    minds: int
    consults: bool = False
    forced: Any | None = None
    awaited: set[int] = attrs.field(factory=set)
    thoughts: list[Thought] = attrs.field(factory=list)
    together: Thought | None = None


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
    _heard = Signal(object)

    def __init__(
        self, process_factory: ProcessFactory = spawned, patience_ms: int = SILENCE_MS, cores: int = CORES
    ) -> None:
        super().__init__()
        self._process_factory = process_factory
        self._cores = cores
        self._workers: dict[int, Worker] = {}
        self._retired: list[Worker] = []
        self._hosts: set[int] = set()
        """The posts of workers that have asked other programs in this game."""
        self._failures: dict[tuple[int, str], int] = {}
        self._last_request = 0
        self._open: _Open | None = None
        self._fallbacks: list[threading.Thread] = []
        self._patience_ms = patience_ms
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self._lose_patience)
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.setInterval(GRACE_MS)
        self._grace.timeout.connect(self._end_stragglers)
        self._heard.connect(self._on_heard)

    def ask(
        self,
        bot_name: str,
        seed: int,
        game: AnyGame,
        history: Sequence[Any] = (),
        game_id: str = "",
        budget: Budget | None = None,
    ) -> int:
        """Have a bot choose in a game as its seat knows it. The answer comes as `chosen` with the id returned.

        The arguments are those of a `Request`. Where only one action is legal nobody has to think.
        """
        request = self._next(bot_name, seed, game, history, game_id, budget)
        actions = game.legal_actions()
        if len(actions) == 1:
            self._open = _Open(request, 0, forced=actions[0])
            QTimer.singleShot(0, self._take_forced)
        else:
            self._open = _Open(request, self._minds(bot_name))
            self._send()
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
        """Have a bot that thinks say what it thinks; the answer comes as `advised`, even if the workers fail."""
        request = self._next(bot_name, seed, game, history, game_id, budget)
        self._open = _Open(request, self._minds(bot_name), consults=True)
        self._send()
        return request.request_id

    def hurry(self) -> None:
        """Have the open request answered with what has been thought of so far."""
        if self._open is not None:
            for post in self._open.awaited:
                self._workers[post].ask(Stop(self._open.request.request_id))

    def forget(self) -> None:
        """Nobody waits for the open request any more."""
        done, self._open = self._open, None
        self._silence.stop()
        if done is None:
            return
        for post in done.awaited:
            self._workers[post].cancel(done.request.request_id)
        if any(worker.owes for worker in self._workers.values()) and not self._grace.isActive():
            self._grace.start()

    def forgive(self) -> None:
        """Another game begins: trust the workers again. Those that only some bots need end until they are needed, and
        so do those with other programs, which are to end with their game."""
        self._failures.clear()
        for post in [post for post in self._workers if post]:
            self._retire(post)
        for post in self._hosts & self._workers.keys():
            worker = self._workers.pop(post)
            self._retired.append(worker)
            if worker.owes:
                worker.kill()
            else:
                worker.quit()
        self._hosts.clear()

    def close(self) -> None:
        """End the workers and every thread; waits for them no longer than a moment."""
        self.forget()
        self._grace.stop()
        workers = [*self._workers.values(), *self._retired]
        self._workers.clear()
        self._retired.clear()
        for worker in workers:
            worker.quit()
        for worker in workers:
            worker.close()
        for thread in self._fallbacks:
            thread.join()
        self._fallbacks.clear()

    # -- the workers ------------------------------------------------------------------------------------------------

    def _next(
        self,
        bot_name: str,
        seed: int,
        game: AnyGame,
        history: Sequence[Any],
        game_id: str,
        budget: Budget | None,
    ) -> Request:
        self.forget()
        self._last_request += 1
        return Request(self._last_request, bot_name, seed, game, tuple(history), game_id, budget)

    def _minds(self, bot_name: str) -> int:
        """How many workers think for that bot."""
        found = level_and_style(bot_name)
        return self._cores if found is not None and found[0].all_cores else 1

    def _team(self, opened: _Open) -> list[int]:
        """The posts that may be asked; none if all have failed too often."""
        name = opened.request.bot_name
        return [post for post in range(opened.minds) if self._failures.get((post, name), 0) < CHANCES]

    def _send(self) -> None:
        """Ask everybody who may be asked."""
        assert self._open is not None
        opened, team = self._open, self._team(self._open)
        if not team:
            self._give_up(opened)
            return
        opened.awaited = set(team)
        self._start_silence(opened)
        for post in team:
            self._order(post, opened)

    def _order(self, post: int, opened: _Open) -> None:
        """Have the worker at that post think about the request, or decide if that has been done."""
        if post not in self._workers:
            self._workers[post] = Worker(self._process_factory, self._heard.emit)
        request = opened.request
        if command_of(request.bot_name) is not None:
            self._hosts.add(post)
        if post:  # minds with the same seed would think the same
            request = attrs.evolve(request, seed=derived_seed(request.seed, post))
        together = opened.together
        self._workers[post].ask(request if together is None else Verdict(request, together))

    def _start_silence(self, opened: _Open) -> None:
        """Answers are due when the budget is used up, and then some."""
        budget = opened.request.budget
        found = level_and_style(opened.request.bot_name)
        if budget is None and found is not None:
            budget = found[0].budget
        seconds = 0.0 if budget is None or budget.seconds is None else budget.seconds
        self._silence.start(self._patience_ms + round(1000 * seconds))

    def _end_stragglers(self) -> None:
        """Whoever still thinks about what nobody wants to know makes room for somebody else."""
        for post, worker in list(self._workers.items()):
            if worker.overdue(GRACE_MS * 0.9 / 1000):
                self._replace(post)
        if any(worker.owes for worker in self._workers.values()):
            self._grace.start()

    def _replace(self, post: int) -> None:
        """End a worker that has done nothing wrong, and let another one go on with what it would have to do."""
        self._retire(post)
        if self._open is not None and post in self._open.awaited:
            self._order(post, self._open)

    def _retire(self, post: int) -> None:
        worker = self._workers.pop(post, None)
        if worker is not None:
            self._retired.append(worker)
            worker.kill()

    # -- answers ----------------------------------------------------------------------------------------------------

    def _on_heard(self, heard: Heard | Choice) -> None:
        if isinstance(heard, Choice):
            if self._open is not None and heard.request_id == self._open.request.request_id:
                self._choose(self._open, heard.action)
            return
        worker, message = heard.worker, heard.message
        if message is None:
            self._lose(worker)
            if worker in self._retired:
                self._retired.remove(worker)
            return
        worker.note(message)
        opened, post = self._open, self._post_of(worker)
        if opened is None or post is None or not isinstance(message, Answer):
            return
        if message.request_id == opened.request.request_id and post in opened.awaited:
            self._take(post, message, opened)

    def _post_of(self, worker: Worker) -> int | None:
        return next((post for post, one in self._workers.items() if one is worker), None)

    def _take(self, post: int, answer: Answer, opened: _Open) -> None:
        """A worker has answered."""
        if answer.error is not None:
            _log.info("%s: %s", opened.request.bot_name, answer.error)
        action = self._action_of(answer, opened.request.game)
        if action is None or (opened.consults and answer.thought is None):
            self._fail([post])
            return
        opened.awaited.discard(post)
        if answer.thought is not None and opened.together is None:
            opened.thoughts.append(answer.thought)
        if opened.awaited:
            return
        if opened.consults or (len(opened.thoughts) > 1 and opened.together is None):
            self._conclude(opened, post)
        else:
            self._choose(opened, action)

    def _conclude(self, opened: _Open, post: int | None) -> None:
        """All have thought who are going to: put it together. The worker at that post decides, if there is one."""
        together = merged(opened.thoughts)
        legal = tuple(one for one in together.prospects if opened.request.game.is_legal(one.action))
        together = attrs.evolve(together, prospects=legal)
        if opened.consults:
            self._advise(opened, together if legal else None)
        elif not legal:
            self._fall_back(opened.request)
        elif post is None:
            self._choose(opened, together.best.action)
        else:
            opened.together = together
            opened.awaited = {post}
            self._start_silence(opened)
            self._order(post, opened)

    def _take_forced(self) -> None:
        opened = self._open
        if opened is not None and opened.forced is not None:
            self._choose(opened, opened.forced)

    def _choose(self, opened: _Open, action: Any) -> None:
        opened.awaited.clear()
        self.forget()
        self.chosen.emit(Choice(opened.request.request_id, action))

    def _advise(self, opened: _Open, thought: Thought | None) -> None:
        opened.awaited.clear()
        self.forget()
        self.advised.emit(Opinion(opened.request.request_id, thought))

    @staticmethod
    def _action_of(answer: Answer, game: AnyGame) -> Any | None:
        """The action of an answer; None if there is none that is legal."""
        if answer.text is None:
            return None
        try:
            action = game.parse(answer.text)
        except NotationError:
            return None
        return action if game.is_legal(action) else None

    # -- trouble ----------------------------------------------------------------------------------------------------

    def _lose(self, worker: Worker) -> None:
        """A worker is gone."""
        post = self._post_of(worker)
        if post is not None:
            self._fail([post])

    def _lose_patience(self) -> None:
        if self._open is not None:
            self._fail(list(self._open.awaited))

    def _fail(self, posts: Sequence[int]) -> None:
        """Those workers are no use: go on with the others, start them again, or go on without any."""
        opened = self._open
        awaited = [] if opened is None else [post for post in posts if post in opened.awaited]
        for post in posts:
            self._retire(post)
        if opened is None or not awaited:
            return
        for post in awaited:
            key = post, opened.request.bot_name
            self._failures[key] = self._failures.get(key, 0) + 1
            opened.awaited.discard(post)
        if opened.awaited:
            return
        if opened.together is not None:
            self._choose(opened, opened.together.best.action)
        elif opened.thoughts:
            self._conclude(opened, next(iter(self._workers), None))
        elif opened.consults:
            self._give_up(opened)
        else:
            self.notice.emit(bot_restarted() if self._team(opened) else self._farewell(opened.request.bot_name))
            self._send()

    @staticmethod
    def _farewell(bot_name: str) -> str:
        """That a bot does not play any more."""
        command = command_of(bot_name)
        return bot_replaced() if command is None else program_replaced(program_name(command))

    def _give_up(self, opened: _Open) -> None:
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
        """In a thread: let the built-in heuristic answer."""
        action = make_bot(FALLBACK, request.seed).choose(request.game.copy())
        self._heard.emit(Choice(request.request_id, action))
