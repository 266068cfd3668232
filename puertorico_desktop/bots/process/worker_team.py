"""The team of child processes that answer for the bots of one window."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import attrs

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.process.bot_server import serve
from puertorico_desktop.bots.process.child_process import ChildProcess, ProcessFactory, close_all, spawned
from puertorico_desktop.bots.process.messages import Answer, Cancel, PackedDecision, PackedRequest, Request, Stop
from puertorico_desktop.bots.registry import command_of
from puertorico_desktop.bots.seeds import derived_seed

BOT_PROCESS: ProcessFactory = spawned(serve, "bots")


class BotWorker(ChildProcess):
    """A child process that thinks for bots, with a list of cancelled requests that it still works on.

    `on_answer` and `on_end` are called in another thread, with this worker. Only `close` waits for the process.
    """

    def __init__(
        self,
        process_factory: ProcessFactory,
        on_answer: Callable[[BotWorker, Answer], None],
        on_end: Callable[[BotWorker], None],
    ) -> None:
        self._cancelled: dict[int, float] = {}
        super().__init__(process_factory, lambda answer: on_answer(self, answer), lambda: on_end(self))

    def cancel(self, request_id: int) -> None:
        """Cancel a request."""
        if not self.withdraw_messages():
            self.send(Cancel(request_id))
            self._cancelled[request_id] = time.monotonic()

    def note(self, answer: Answer) -> None:
        """Record the arrival of an answer; called in the thread of the owner."""
        self._cancelled.pop(answer.request_id, None)

    @property
    def has_cancelled(self) -> bool:
        """Whether the worker still works on a cancelled request."""
        return bool(self._cancelled)

    def is_overdue(self, seconds: float) -> bool:
        """Returns whether the worker still works on a request that was cancelled at least that many seconds ago."""
        return any(time.monotonic() - since >= seconds for since in self._cancelled.values())


class WorkerTeam:
    """The workers of a window, which are started when they are first needed. Worker 0 is enough for most bots.

    `on_answer` and `on_end` are the callbacks of every worker.
    """

    def __init__(
        self,
        process_factory: ProcessFactory,
        on_answer: Callable[[BotWorker, Answer], None],
        on_end: Callable[[BotWorker], None],
    ) -> None:
        self._process_factory = process_factory
        self._on_answer = on_answer
        self._on_end = on_end
        self.workers: dict[int, BotWorker] = {}
        """The workers that are running and can be asked, by index."""
        self.retired: list[BotWorker] = []
        """The workers that are no longer asked and have not ended yet."""
        self._hosts: set[int] = set()
        """The indices of workers that have asked other programs in this game."""

    @property
    def has_cancelled(self) -> bool:
        """Whether a worker still works on a cancelled request."""
        return any(worker.has_cancelled for worker in self.workers.values())

    def index_of(self, worker: BotWorker) -> int | None:
        """Returns the index of a worker; None if it has been retired."""
        return next((worker_index for worker_index, one in self.workers.items() if one is worker), None)

    def ask(self, indices: Iterable[int], request: Request, thought: Thought | None = None) -> None:
        """Have workers think about a request or, if `thought` is given, only decide. The request is pickled once for
        all of them."""
        packed = PackedRequest.pack(request)
        for worker_index in indices:
            if worker_index not in self.workers:
                self.workers[worker_index] = BotWorker(self._process_factory, self._on_answer, self._on_end)
            if command_of(request.bot_name) is not None:
                self._hosts.add(worker_index)
            # Workers with equal seeds would get equal results.
            seed = derived_seed(request.seed, worker_index) if worker_index else request.seed
            one = attrs.evolve(packed, seed=seed)
            self.workers[worker_index].send(one if thought is None else PackedDecision(one, thought))

    def stop(self, indices: Iterable[int], request_id: int) -> None:
        """Have workers answer a request with their results so far."""
        for worker_index in indices:
            self.workers[worker_index].send(Stop(request_id))

    def cancel(self, indices: Iterable[int], request_id: int) -> None:
        """Cancel a request at workers."""
        for worker_index in indices:
            self.workers[worker_index].cancel(request_id)

    def retire(self, worker_index: int) -> None:
        """Kill a worker; when its index is needed again, a new one is started."""
        worker = self.workers.pop(worker_index, None)
        if worker is not None:
            self.retired.append(worker)
            worker.kill()

    def retire_overdue(self, seconds: float) -> list[int]:
        """Retire the workers that still work on a request cancelled at least that many seconds ago. Returns their
        indices."""
        overdue = [worker_index for worker_index, worker in self.workers.items() if worker.is_overdue(seconds)]
        for worker_index in overdue:
            self.retire(worker_index)
        return overdue

    def end_game(self) -> None:
        """Retire all workers but worker 0, and also those that may have other programs running."""
        for worker_index in [worker_index for worker_index in self.workers if worker_index]:
            self.retire(worker_index)
        for worker_index in self._hosts & self.workers.keys():
            worker = self.workers.pop(worker_index)
            self.retired.append(worker)
            if worker.has_cancelled:
                worker.kill()
            else:
                worker.quit()
        self._hosts.clear()

    def note_end(self, worker: BotWorker) -> None:
        """Record the end of a retired worker; called in the thread of the owner."""
        if worker in self.retired:
            self.retired.remove(worker)

    def close(self) -> None:
        """End all workers and wait for their end; each is killed if it does not end within `QUIT_SECONDS`."""
        close_all([*self.workers.values(), *self.retired])
        self.workers.clear()
        self.retired.clear()
