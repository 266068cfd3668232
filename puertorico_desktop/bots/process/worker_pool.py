"""Processes that share the work of a long run."""

from __future__ import annotations

import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

import attrs

from puertorico_desktop.bots.process.child_process import ChildProcess, close_all, received, spawned

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

MAX_PROCESSES = 60
"""A pool has no more processes, however many are wanted."""
MAX_AHEAD = 4 * MAX_PROCESSES
"""So many portions of work are submitted before their results are fetched: nobody waits, and no list grows."""


class WorkerLostError(Exception):
    """A process that took part in the work has ended before it was done: it was killed, or memory ran out."""


@attrs.frozen(eq=False)
class _Portion(Generic[_Task, _Result]):
    """A few tasks that a process takes at a time, and what becomes of them."""

    work: Callable[[_Task], _Result]
    tasks: Sequence[_Task]
    future: Future[list[_Result]] = attrs.field(factory=Future)


@attrs.frozen
class _Failure:
    """What the work has raised."""

    error: Exception


class WorkerPool:
    """Up to so many processes, started as there is work for them.

    They are gone when the `with` block is left: at once after an exception, else after the portion at hand.
    """

    def __init__(self, processes: int) -> None:
        self._most = min(processes, MAX_PROCESSES)
        self._lock = threading.Lock()
        self._children: list[ChildProcess] = []
        self._idle: list[int] = []
        self._waiting: deque[_Portion[Any, Any]] = deque()
        self._running: dict[int, _Portion[Any, Any]] = {}
        self._is_broken = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._lock:
            self._is_broken = True
            self._waiting.clear()
        if error is not None:
            for child in self._children:
                child.kill()
        close_all(self._children)

    def map(self, work: Callable[[_Task], _Result], tasks: Iterable[_Task], at_a_time: int = 1) -> Iterator[_Result]:
        """Returns the results of all tasks, in the same order. Raises WorkerLostError, and what the work raises.

        The first tasks are submitted at once, the others as results are fetched: there may be any number of them. A
        process takes so many tasks `at_a_time`.
        """
        portions = (_Portion(work, tasks) for tasks in _slices(iter(tasks), at_a_time))
        submitted: deque[_Portion[_Task, _Result]] = deque()

        def submit(number: int) -> None:
            for portion in islice(portions, number):
                self._submit(portion)
                submitted.append(portion)

        def results() -> Iterator[_Result]:
            while submitted:
                done = submitted.popleft().future.result()
                submit(1)
                yield from done

        submit(MAX_AHEAD)
        return results()

    def _submit(self, portion: _Portion[_Task, _Result]) -> None:
        with self._lock:
            if self._is_broken:
                raise WorkerLostError
            self._waiting.append(portion)
            if not self._idle and len(self._children) < self._most:
                self._start()
            self._hand_out()

    def _start(self) -> None:
        worker_index = len(self._children)
        self._children.append(ChildProcess(spawned(serve, "pool"), partial(self._take, worker_index), self._lose))
        self._idle.append(worker_index)

    def _hand_out(self) -> None:
        while self._idle and self._waiting:
            worker_index, portion = self._idle.pop(), self._waiting.popleft()
            try:
                self._children[worker_index].send((portion.work, portion.tasks))
            except Exception as error:  # it cannot be pickled
                self._idle.append(worker_index)
                portion.future.set_exception(error)
            else:
                self._running[worker_index] = portion

    def _take(self, worker_index: int, result: list[Any] | _Failure) -> None:
        """A process has done its portion; in the thread that listens to it."""
        with self._lock:
            portion = self._running.pop(worker_index, None)
            if portion is None:  # another process has been lost, and everything was given up
                return
            self._idle.append(worker_index)
            self._hand_out()
        if isinstance(result, _Failure):
            portion.future.set_exception(result.error)
        else:
            portion.future.set_result(result)

    def _lose(self) -> None:
        """A process has ended; in the thread that listened to it."""
        with self._lock:
            self._is_broken = True
            lost = [*self._running.values(), *self._waiting]
            self._running.clear()
            self._waiting.clear()
        for portion in lost:
            portion.future.set_exception(WorkerLostError())


def _slices(tasks: Iterator[_Task], size: int) -> Iterator[Sequence[_Task]]:
    while some := tuple(islice(tasks, size)):
        yield some


def serve(pipe: Connection) -> None:
    """Does portions of work in a child process."""
    for work, tasks in received(pipe):
        try:
            pipe.send(list(map(work, tasks)))
        except Exception as error:
            error.add_note(traceback.format_exc())
            pipe.send(_Failure(error))
