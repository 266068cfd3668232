"""Executors of `concurrent.futures` for the work of a long run, one of which uses processes of this computer."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from itertools import islice
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

from puertorico_desktop.bots.process.child_process import MAX_PROCESSES, OwnContext
from puertorico_desktop.bots.process.priority import lower_priority

_Arguments = ParamSpec("_Arguments")
_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

MAX_AHEAD = 4 * MAX_PROCESSES
"""The number of portions of work that are submitted before their results are fetched: so no worker waits, and no list
grows."""
TRIES = 3
"""The number of times that a piece of work is started if its process is killed."""


def in_order(
    executor: Executor | None, work: Callable[[_Task], _Result], tasks: Iterable[_Task], at_a_time: int = 1
) -> Iterator[_Result]:
    """Returns an iterator over the results of all tasks, in the same order. Raises the errors of the work, and
    BrokenExecutor.

    The first tasks are submitted at once, the others as results are fetched: there may be any number of them. The
    executor gets `at_a_time` tasks as one portion; if it is None, the tasks are done in this thread when the results
    are fetched.
    """
    if executor is None:
        return map(work, tasks)
    waiting = iter(tasks)
    portions = iter(lambda: tuple(islice(waiting, at_a_time)), ())
    submitted = deque(executor.submit(_do, work, portion) for portion in islice(portions, MAX_AHEAD))

    def results() -> Iterator[_Result]:
        while submitted:
            done = submitted.popleft().result()
            submitted.extend(executor.submit(_do, work, portion) for portion in islice(portions, 1))
            yield from done

    return results()


def _do(work: Callable[[_Task], _Result], portion: Sequence[_Task]) -> list[_Result]:
    return list(map(work, portion))


def executor_for(
    jobs: int, low_priority: bool = False, cluster: str | None = None
) -> AbstractContextManager[Executor | None]:
    """Returns a context manager of an executor with `jobs` processes; of None if `jobs` is 1. `low_priority` as in
    LocalExecutor. If the address of a `cluster` is given, its workers do the work instead; for the errors then, see
    `cluster_executor`."""
    if cluster is not None:
        from puertorico_desktop.bots.process.cluster import cluster_executor

        return cluster_executor(cluster)
    return nullcontext() if jobs == 1 else LocalExecutor(jobs, low_priority)


class LocalExecutor(Executor):
    """An executor of up to `processes` processes, which are started when there is work for them.

    If one is killed, the library gives up all of them; their unfinished work is started again in new ones, a few
    times (`TRIES`). The processes end when the `with` block is left: at once after an exception, otherwise after the
    present work. With `low_priority` they run at a lower priority than other processes (`lower_priority`).
    """

    def __init__(self, processes: int, low_priority: bool = False) -> None:
        self._most = min(processes, MAX_PROCESSES)
        self._initializer = lower_priority if low_priority else None
        self._lock = threading.Lock()
        self._is_over = False
        self._pool = self._new_pool()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._lock:
            self._is_over = True
        if error is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
        self.shutdown(cancel_futures=True)

    def submit(
        self, work: Callable[_Arguments, _Result], /, *args: _Arguments.args, **kwargs: _Arguments.kwargs
    ) -> Future[_Result]:
        """Returns the future of a piece of work; it cannot be cancelled."""
        future: Future[_Result] = Future()
        future.set_running_or_notify_cancel()
        self._begin(future, partial(work, *args, **kwargs), TRIES)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Accept no more work; arguments as for `Executor.shutdown`."""
        with self._lock:
            self._is_over = True
        self._pool.shutdown(wait, cancel_futures=cancel_futures)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._most, mp_context=OwnContext(), initializer=self._initializer)

    def _begin(self, future: Future[Any], work: Callable[[], Any], tries: int) -> None:
        try:
            pool, begun = self._submitted(work)
        except Exception as error:
            future.set_exception(error)
        else:
            begun.add_done_callback(partial(self._settle, future, work, tries, pool))

    def _submitted(self, work: Callable[[], Any]) -> tuple[ProcessPoolExecutor, Future[Any]]:
        """Submit a piece of work to a pool that is not broken; return both the pool and the future. The own lock is
        not held: the library calls `_settle` while it holds the lock that submitting needs."""
        while True:
            pool = self._pool
            try:
                return pool, pool.submit(work)
            except BrokenExecutor:
                if not self._replace(pool):
                    raise

    def _replace(self, broken: ProcessPoolExecutor) -> bool:
        """Make a new pool if the broken one is still in use; return False if no more work is accepted."""
        with self._lock:
            if self._pool is broken and not self._is_over:
                self._pool = self._new_pool()
            return not self._is_over

    def _settle(
        self,
        future: Future[Any],
        work: Callable[[], Any],
        tries: int,
        pool: ProcessPoolExecutor,
        begun: Future[Any],
    ) -> None:
        """Set the result of the future, or start the work again in a new pool; called in a thread of the library."""
        try:
            future.set_result(begun.result())
        except BrokenExecutor as error:
            if tries == 1 or not self._replace(pool):
                future.set_exception(error)
            else:
                self._begin(future, work, tries - 1)
        except BaseException as error:
            future.set_exception(error)
