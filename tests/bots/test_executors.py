"""Processes that share work: all results in order, what is lost is done again, none is left behind."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from puertorico_desktop.bots.process.executors import MAX_AHEAD, TRIES, LocalExecutor, executor_for, in_order
from tests.bots.witness import posix

LONG = 600.0


def double(number: int) -> int:
    return 2 * number


def vanish(tries: Path, vanishing: int, number: int) -> int:
    """End in the middle of task 3 so many times; a file has a byte for every try of every task."""
    path = tries / str(number)
    with path.open("ab") as file:
        file.write(b".")
    if number == 3 and path.stat().st_size <= vanishing:
        os._exit(9)
    return number


def fail(number: int) -> int:
    return 1 // number


def return_lock(number: int) -> object:
    return threading.Lock() if number else number


def give_up() -> None:
    with LocalExecutor(2) as executor:
        in_order(executor, time.sleep, [LONG, LONG])
        raise RuntimeError("enough")


def test_the_results_come_in_order() -> None:
    with LocalExecutor(2) as executor:
        assert list(in_order(executor, double, range(7), 2)) == [0, 2, 4, 6, 8, 10, 12]


def test_any_executor_will_do() -> None:
    with ThreadPoolExecutor(2) as executor:
        assert list(in_order(executor, double, range(7), 2)) == [0, 2, 4, 6, 8, 10, 12]
    with executor_for(1) as nobody:
        assert list(in_order(nobody, double, range(3))) == [0, 2, 4]


def test_tasks_are_taken_up_as_results_are_fetched() -> None:
    taken = 0

    def tasks() -> Iterator[int]:
        nonlocal taken
        while True:
            yield taken
            taken += 1

    with LocalExecutor(2) as executor:
        results = in_order(executor, double, tasks(), 3)
        assert taken == 3 * MAX_AHEAD - 1
        assert list(islice(results, 10)) == list(range(0, 20, 2))
        assert taken == 3 * (MAX_AHEAD + 4) - 1


def test_what_the_work_raises_comes_with_the_place_where_it_was() -> None:
    with LocalExecutor(2) as executor:
        results = in_order(executor, fail, [1, 0, 1])
        assert next(results) == 1
        with pytest.raises(ZeroDivisionError) as error:
            next(results)
        assert "in fail" in str(error.value.__cause__)
        assert list(in_order(executor, fail, [1])) == [1]


@pytest.mark.parametrize(("work", "task"), [(return_lock, 1), (double, threading.Lock())])
def test_what_cannot_be_pickled_is_an_error(work: Callable[[Any], object], task: object) -> None:
    with LocalExecutor(1) as executor:
        with pytest.raises(TypeError, match="pickle"):
            list(in_order(executor, work, [task]))
        assert list(in_order(executor, double, [1])) == [2]


def test_what_a_process_has_not_done_is_begun_again(tmp_path: Path) -> None:
    with LocalExecutor(1) as executor:
        work = partial(vanish, tmp_path, TRIES - 1)
        assert list(in_order(executor, work, range(7))) == list(range(7))
        assert [(tmp_path / str(number)).read_text() for number in range(3)] == ["."] * 3
        assert list(in_order(executor, double, [1])) == [2]


def test_a_task_that_ends_every_process_is_given_up(tmp_path: Path) -> None:
    with LocalExecutor(2) as executor:
        with pytest.raises(BrokenExecutor):
            list(in_order(executor, partial(vanish, tmp_path, TRIES), range(7)))
        assert (tmp_path / "3").read_text() == "." * TRIES
        assert list(in_order(executor, double, [1])) == [2]


def test_nothing_is_begun_when_it_is_over() -> None:
    with LocalExecutor(1) as executor:
        pass
    with pytest.raises(RuntimeError):
        list(in_order(executor, double, [1]))


def test_who_gives_up_does_not_wait() -> None:
    start = time.monotonic()
    with pytest.raises(RuntimeError, match="enough"):
        give_up()
    assert time.monotonic() - start < LONG / 10


@posix
@pytest.mark.parametrize("seconds", [0.0, 3.0])
def test_ctrl_c_ends_all_of_them_without_a_complaint(seconds: float) -> None:
    line = [sys.executable, "-m", "puertorico_desktop", "arena", "--bots", "random,simple", "--players", "2"]
    line += ["--games", "100000", "--jobs", "2"]
    heeds = partial(
        signal.signal, signal.SIGINT, signal.default_int_handler
    )  # what a shell starts behind it does not
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=heeds
    ) as process:
        try:
            time.sleep(1 + seconds)
            os.killpg(process.pid, signal.SIGINT)
            told, complaint = process.communicate(timeout=LONG / 10)
            stopped = re.fullmatch(rb"stopped after [0-9]+ of 100000 games\r?\n", complaint)
            assert bool(stopped) is bool(told) is bool(complaint)  # whether there were games already
            assert process.returncode == 128 + signal.SIGINT
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def test_processes_end_with_whoever_has_started_them() -> None:
    """The reader hears the end only when nobody has the pipe open any more."""
    program = (
        "import time\nfrom puertorico_desktop.bots.process.executors import LocalExecutor, in_order\n"
        "if __name__ == '__main__':\n with LocalExecutor(2) as executor:\n"
        "  in_order(executor, time.sleep, [0, 600, 600, 600])\n"
        "  print('begun', flush=True)\n  time.sleep(600)"
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
