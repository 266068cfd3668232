"""The processes that share the work of a run; each of ours ends when the one that has started it is gone."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import wait
from typing import TypeVar

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

MOST_PROCESSES = 60
"""Windows cannot wait for more at a time."""
BEGUN = 4 * MOST_PROCESSES
"""So many portions of work are handed out before their results are fetched: nobody waits, and no list grows."""
ORPHANED = 1
"""Exit status of a process without the one that had started it."""


class WorkerLostError(Exception):
    """A process that took part in the work has ended before it was done: it was killed, or memory ran out."""


def serve_parent() -> None:
    """In a process that others have started: leave Ctrl+C to them, for a terminal sends it to everybody, and end when
    they have ended, whatever there is to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), name="parent", daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(ORPHANED)


class Workers:
    """Processes that wait for work."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def map(self, work: Callable[[_Task], _Result], tasks: Iterable[_Task], at_a_time: int = 1) -> Iterator[_Result]:
        """Give the results of all tasks, in the same order. Raises WorkerLostError.

        The first tasks are begun at once, the others as results are fetched: there may be any number of them. A
        process takes so many tasks `at_a_time`.
        """
        portions = _portions(iter(tasks), at_a_time)
        begun: deque[Future[list[_Result]]] = deque()

        def begin(portion: Sequence[_Task]) -> None:
            with _deaf_to_ctrl_c():
                begun.append(self._pool.submit(_do, work, portion))

        def results() -> Iterator[_Result]:
            try:
                while begun:
                    done = begun.popleft().result()
                    for portion in islice(portions, 1):
                        begin(portion)
                    yield from done
            except BrokenProcessPool:
                raise WorkerLostError from None

        try:
            for portion in islice(portions, BEGUN):
                begin(portion)
        except BrokenProcessPool:
            raise WorkerLostError from None
        return results()


def _portions(tasks: Iterator[_Task], size: int) -> Iterator[Sequence[_Task]]:
    while portion := tuple(islice(tasks, size)):
        yield portion


def _do(work: Callable[[_Task], _Result], portion: Sequence[_Task]) -> list[_Result]:
    return list(map(work, portion))


@contextmanager
def workers(processes: int) -> Iterator[Workers]:
    """So many processes; they are gone afterwards, in the middle of their work if an exception says so."""
    others = multiprocessing.active_children()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(processes, MOST_PROCESSES), context, serve_parent) as pool:
        try:
            yield Workers(pool)
        except BaseException:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.kill()
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that are started now do not hear Ctrl+C from their first moment on; where that is inherited."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
