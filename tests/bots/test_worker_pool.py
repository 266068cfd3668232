"""Processes that share work: all results in order, a lost one is heard of, none is left behind."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from puertorico_desktop.bots.process.worker_pool import MAX_AHEAD, WorkerLostError, WorkerPool

LONG = 600.0


def double(number: int) -> int:
    return 2 * number


def vanish(number: int) -> int:
    if number == 3:
        os._exit(9)
    return number


def fail(number: int) -> int:
    return 1 // number


def return_lock(number: int) -> object:
    return threading.Lock() if number else number


def vanish_or_linger(number: int) -> None:
    if number == 0:
        os._exit(9)
    time.sleep(1)


def give_up() -> None:
    with WorkerPool(2) as pool:
        pool.map(time.sleep, [LONG, LONG])
        raise RuntimeError("enough")


def test_the_results_come_in_order() -> None:
    with WorkerPool(2) as pool:
        assert list(pool.map(double, range(7), 2)) == [0, 2, 4, 6, 8, 10, 12]


def test_tasks_are_taken_up_as_results_are_fetched() -> None:
    taken = 0

    def tasks() -> Iterator[int]:
        nonlocal taken
        while True:
            yield taken
            taken += 1

    with WorkerPool(2) as pool:
        results = pool.map(double, tasks(), 3)
        assert taken == 3 * MAX_AHEAD - 1
        assert list(islice(results, 10)) == list(range(0, 20, 2))
        assert taken == 3 * (MAX_AHEAD + 4) - 1


def test_what_the_work_raises_comes_with_the_place_where_it_was() -> None:
    with WorkerPool(2) as pool:
        results = pool.map(fail, [1, 0, 1])
        assert next(results) == 1
        with pytest.raises(ZeroDivisionError) as error:
            next(results)
        assert "in fail" in str(error.value.__notes__)
        assert list(pool.map(fail, [1])) == [1]


@pytest.mark.parametrize(("work", "task"), [(return_lock, 1), (double, threading.Lock())])
def test_what_cannot_be_pickled_is_an_error(work: Callable[[Any], object], task: object) -> None:
    with WorkerPool(1) as pool:
        with pytest.raises(TypeError, match="pickle"):
            list(pool.map(work, [task]))
        assert list(pool.map(double, [1])) == [2]


def test_a_process_that_ends_in_the_middle_is_heard_of() -> None:
    with pytest.raises(WorkerLostError), WorkerPool(2) as pool:
        list(pool.map(vanish, range(7)))


def test_the_others_may_still_answer_then() -> None:
    with WorkerPool(2) as pool:
        with pytest.raises(WorkerLostError):
            list(pool.map(vanish_or_linger, range(2)))
        with pytest.raises(WorkerLostError):
            pool.map(double, [1])
        time.sleep(2)


def test_who_gives_up_does_not_wait() -> None:
    start = time.monotonic()
    with pytest.raises(RuntimeError, match="enough"):
        give_up()
    assert time.monotonic() - start < LONG / 10


def test_processes_end_with_whoever_has_started_them() -> None:
    """The reader hears the end only when nobody has the pipe open any more."""
    program = (
        "import time\nfrom puertorico_desktop.bots.process.worker_pool import WorkerPool\n"
        "if __name__ == '__main__':\n with WorkerPool(2) as pool:\n"
        "  pool.map(time.sleep, [0, 600, 600, 600])\n"
        "  list(pool.map(time.sleep, []))\n  print('begun', flush=True)\n  time.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(1)  # the processes are on their way
        process.kill()
        silent = threading.Event()

        def read() -> None:
            assert process.stdout is not None
            process.stdout.read()
            silent.set()

        threading.Thread(target=read, daemon=True).start()
        assert silent.wait(LONG / 10)
