"""Processes that share work: results in order, lost tasks are repeated, no process is left running."""

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


def exit_or_return(tries: Path, vanishing: int, number: int) -> int:
    """Exits in task 3 for that many times; a file has a byte for every attempt of each task."""
    path = tries / str(number)
    with path.open("ab") as file:
        file.write(b".")
    if number == 3 and path.stat().st_size <= vanishing:
        os._exit(9)
    return number


def divide_one_by(number: int) -> int:
    return 1 // number


def return_lock(number: int) -> object:
    return threading.Lock() if number else number


def fail_with_running_tasks() -> None:
    with LocalExecutor(2) as executor:
        in_order(executor, time.sleep, [LONG, LONG])
        raise RuntimeError("enough")


def test_the_results_come_in_order() -> None:
    with LocalExecutor(2) as executor:
        assert list(in_order(executor, double, range(7), 2)) == [0, 2, 4, 6, 8, 10, 12]


def test_other_executors_are_accepted() -> None:
    with ThreadPoolExecutor(2) as executor:
        assert list(in_order(executor, double, range(7), 2)) == [0, 2, 4, 6, 8, 10, 12]
    with executor_for(1) as no_processes:
        assert list(in_order(no_processes, double, range(3))) == [0, 2, 4]


def test_tasks_are_taken_as_results_are_fetched() -> None:
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


def test_exceptions_are_raised_with_their_traceback() -> None:
    with LocalExecutor(2) as executor:
        results = in_order(executor, divide_one_by, [1, 0, 1])
        assert next(results) == 1
        with pytest.raises(ZeroDivisionError) as error:
            next(results)
        assert "in divide_one_by" in str(error.value.__cause__)
        assert list(in_order(executor, divide_one_by, [1])) == [1]


@pytest.mark.parametrize(("work", "task"), [(return_lock, 1), (double, threading.Lock())])
def test_values_that_cannot_be_pickled_raise_an_error(work: Callable[[Any], object], task: object) -> None:
    with LocalExecutor(1) as executor:
        with pytest.raises(TypeError, match="pickle"):
            list(in_order(executor, work, [task]))
        assert list(in_order(executor, double, [1])) == [2]


def test_the_tasks_of_a_lost_process_are_repeated(tmp_path: Path) -> None:
    with LocalExecutor(1) as executor:
        work = partial(exit_or_return, tmp_path, TRIES - 1)
        assert list(in_order(executor, work, range(7))) == list(range(7))
        assert [(tmp_path / str(number)).read_text() for number in range(3)] == ["."] * 3
        assert list(in_order(executor, double, [1])) == [2]


def test_a_task_that_ends_every_process_raises_broken_executor(tmp_path: Path) -> None:
    with LocalExecutor(2) as executor:
        with pytest.raises(BrokenExecutor):
            list(in_order(executor, partial(exit_or_return, tmp_path, TRIES), range(7)))
        assert (tmp_path / "3").read_text() == "." * TRIES
        assert list(in_order(executor, double, [1])) == [2]


def test_lost_work_is_not_offered_to_the_broken_pool(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # From Python 3.13 on the library holds the lock that this needs while it reports the loss.
    with LocalExecutor(1) as executor:
        broken = executor._pool
        offered: list[object] = []
        submit = broken.submit
        monkeypatch.setattr(broken, "submit", lambda work: offered.append(work) or submit(work))
        assert list(in_order(executor, partial(exit_or_return, tmp_path, 1), [3])) == [3]
        assert len(offered) == 1


def test_a_closed_executor_accepts_no_tasks() -> None:
    with LocalExecutor(1) as executor:
        pass
    with pytest.raises(RuntimeError):
        list(in_order(executor, double, [1]))


def test_an_exception_ends_the_executor_without_waiting() -> None:
    start = time.monotonic()
    with pytest.raises(RuntimeError, match="enough"):
        fail_with_running_tasks()
    assert time.monotonic() - start < LONG / 10


@posix
@pytest.mark.parametrize("seconds", [0.0, 3.0])
def test_ctrl_c_ends_all_processes_without_a_traceback(seconds: float) -> None:
    line = [sys.executable, "-m", "puertorico_desktop", "arena", "--bots", "random,simple", "--players", "2"]
    line += ["--games", "100000", "--jobs", "2"]
    # Processes that a shell starts in the background ignore it.
    restore_interrupts = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=restore_interrupts
    ) as process:
        try:
            time.sleep(1 + seconds)
            os.killpg(process.pid, signal.SIGINT)
            output, error_output = process.communicate(timeout=LONG / 10)
            stopped = re.fullmatch(rb"stopped after [0-9]+ of 100000 games\r?\n", error_output)
            assert bool(stopped) is bool(output) is bool(error_output)  # all three depend on whether a game had ended
            assert process.returncode == 128 + signal.SIGINT
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def test_worker_processes_end_with_their_parent() -> None:
    """Reading ends only when no process has the pipe open any more."""
    program = (
        "import time\nfrom puertorico_desktop.bots.process.executors import LocalExecutor, in_order\n"
        "if __name__ == '__main__':\n with LocalExecutor(2) as executor:\n"
        "  in_order(executor, time.sleep, [0, 600, 600, 600])\n"
        "  print('begun', flush=True)\n  time.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(1)  # the worker processes are starting
        process.kill()
        has_ended = threading.Event()

        def read() -> None:
            assert process.stdout is not None
            process.stdout.read()
            has_ended.set()

        threading.Thread(target=read, daemon=True).start()
        assert has_ended.wait(LONG / 10)
