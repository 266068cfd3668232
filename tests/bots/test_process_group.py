"""External programs and their child processes end with the process that started them."""

import ctypes
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from puertorico_desktop.bots.arena.games import Series, play_game
from puertorico_desktop.bots.process import subprocess_client
from puertorico_desktop.bots.process.bot_server import serve
from puertorico_desktop.bots.process.child_process import OwnProcess, Ready, spawned
from puertorico_desktop.bots.process.messages import Request
from puertorico_desktop.bots.process.process_group import ExtendedLimits
from puertorico_desktop.bots.process.subprocess_client import SubprocessClient
from puertorico_desktop.bots.protocol.external_bot import ExternalBot
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from tests.bots.programs import command, stub
from tests.bots.witness import PATIENCE, Witness, end, posix


@pytest.fixture
def witness(tmp_path: Path) -> Iterator[Witness]:
    found = Witness(tmp_path / "pipe")
    yield found
    found.close()


@posix
def test_closing_a_program_ends_its_child_processes(witness: Witness) -> None:
    bot = ExternalBot(witness.program)
    bot.choose(new_game(Options(players=3), 1))
    witness.wait_for_children()
    start = time.monotonic()
    bot.close()
    assert time.monotonic() - start < PATIENCE / 10
    witness.wait_for_end()
    assert "program" not in {thread.name.split()[0] for thread in threading.enumerate()}


def test_a_program_that_cannot_be_started_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    class RecordedPopen(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", RecordedPopen)
    with pytest.raises(subprocess_client.ProgramError):
        SubprocessClient(command("no-such-program-anywhere"))
    assert len(started) == (0 if os.name == "nt" else 1)
    assert all(process.returncode is not None for process in started)


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_programs_end_with_an_arena_that_is_ended(witness: Witness, jobs: str, number: int) -> None:
    line = [sys.executable, "-m", "puertorico_desktop", "arena", "--players", "2", "--games", "500", "--jobs", jobs]
    with subprocess.Popen([*line, "--bots", f'"engine:{witness.program}",simple']) as process:
        end(witness, process, number, children=6)  # the trial start is one of them
        assert process.wait(PATIENCE) == -number


@posix
def test_programs_end_with_a_killed_process_of_an_arena(witness: Witness) -> None:
    series = Series(Options(players=2), ("engine:" + witness.program, "engine:" + stub("hanging")), 1)
    process = OwnProcess(target=play_game, args=(series, 0))
    process.start()
    end(witness, process, signal.SIGKILL)
    process.join()


@posix
def test_programs_end_with_a_killed_bot_server(witness: Witness) -> None:
    own_end: Connection[Any, Any]
    own_end, other_end = multiprocessing.Pipe()
    process = spawned(serve, "test")(other_end)
    process.start()
    other_end.close()
    with own_end:
        assert isinstance(own_end.recv(), Ready)
        own_end.send(Request(1, "engine:" + witness.program, 1, new_game(Options(players=3), 1)))
        end(witness, process, signal.SIGKILL)
    process.join()


@posix
def test_deleting_a_client_ends_a_child_that_ignores_signals(witness: Witness) -> None:
    """The child has all pipes of the program open and ignores every signal that can be ignored."""
    program = SubprocessClient(witness.program)
    witness.wait_for_children()
    del program
    witness.wait_for_end()


def test_the_structure_of_job_limits_has_the_size_on_windows() -> None:
    if ctypes.sizeof(ctypes.c_void_p) == 8:
        assert ctypes.sizeof(ExtendedLimits) == 144
