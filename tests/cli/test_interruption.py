"""Ctrl+C: the first press ends a command that keeps what it has found, the second one ends the process at once."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from puertorico_desktop import __main__ as program
from puertorico_desktop.saves.document import decode

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="other processes cannot press Ctrl+C there")
PATIENCE = 60.0
"""The longest time in seconds to wait for a process."""
SLOW = """
import sys, time
from puertorico_desktop import cli
from puertorico_desktop.__main__ import main

def slow(*_):
    try:
        print("ready", flush=True)
        time.sleep(60)
    except KeyboardInterrupt:
        print("keeps", flush=True)
        time.sleep({seconds})
        print("kept")
        raise

cli.main = slow
sys.exit(main([]))
"""
"""A program that needs some time to keep what it has found."""


def reached_by_ctrl_c() -> None:
    """Have Ctrl+C reach this process, also where the tests run in the background of a shell, which ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def running(command: Sequence[str]) -> Iterator[subprocess.Popen[str]]:
    """Provides a process that Ctrl+C reaches, with pipes for its output; it is killed afterwards."""
    process = subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=reached_by_ctrl_c,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def wait_for_line(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdout is not None
    assert process.stdout.readline() == f"{line}\n"


def test_a_second_press_ends_the_process_at_once() -> None:
    with running(["-c", SLOW.format(seconds=60)]) as process:
        wait_for_line(process, "ready")
        process.send_signal(signal.SIGINT)
        wait_for_line(process, "keeps")
        time.sleep(program.SAME_PRESS + 0.1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE / 2)
    assert (process.returncode, out, err) == (program.INTERRUPTED, "", "")


def test_a_signal_that_another_program_passes_on_is_the_same_press() -> None:
    with running(["-c", SLOW.format(seconds=0.1)]) as process:
        wait_for_line(process, "ready")
        process.send_signal(signal.SIGINT)
        wait_for_line(process, "keeps")
        for _ in range(3):
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (program.INTERRUPTED, "kept\n", "")


def test_presses_are_told_apart_by_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[int] = []
    now = 100.0
    monkeypatch.setattr(os, "_exit", ends.append)
    monkeypatch.setattr(time, "monotonic", lambda: now)
    interrupter = program.Interrupter()
    with pytest.raises(KeyboardInterrupt):
        interrupter(signal.SIGINT, None)
    now += program.SAME_PRESS / 2
    interrupter(signal.SIGINT, None)
    assert ends == []
    now += program.SAME_PRESS
    interrupter(signal.SIGINT, None)
    assert ends == [program.INTERRUPTED]


def test_a_press_after_the_command_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[int] = []
    monkeypatch.setattr(os, "_exit", ends.append)
    interrupter = program.Interrupter()
    interrupter.is_over = True
    interrupter(signal.SIGINT, None)
    assert ends == [program.INTERRUPTED]


@pytest.mark.parametrize("presses", [1, 2])
def test_no_process_is_left_and_every_file_is_whole(tmp_path: Path, presses: int) -> None:
    folder = tmp_path / "games"
    line = "simulate --players 2 --bots random --games 99999 --jobs 2"
    command = ["-m", "puertorico_desktop", "--lang", "en", *line.split(), "--save-dir", str(folder)]
    with running(command) as process:
        end = time.monotonic() + PATIENCE
        while not any(folder.glob("*.prgame")) and time.monotonic() < end:
            time.sleep(0.05)
        for press in range(presses):
            time.sleep(press * (program.SAME_PRESS + 0.1))
            process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode in (program.INTERRUPTED, -signal.SIGINT)
    assert "Traceback" not in err
    files = list(folder.glob("*.prgame"))
    assert files
    assert all(decode(file.read_bytes()).match.game.decision is None for file in files)
    end = time.monotonic() + PATIENCE
    while processes_of(process.pid) and time.monotonic() < end:
        time.sleep(0.1)
    assert processes_of(process.pid) == []


def processes_of(group: int) -> list[str]:
    """Returns the ids of the running processes in a process group."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,pgid=,stat="], capture_output=True, text=True, check=True)
    found = (line.split() for line in listed.stdout.splitlines())
    return [pid for pid, own, state in found if own == str(group) and not state.startswith("Z")]
