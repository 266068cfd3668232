"""External programs at the table end with their window, and with the process that uses them."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.gui.advice.bot_client import BotClient
from tests.bots.witness import PATIENCE, Witness, end, posix

WINDOW = """
import sys, time
from puertorico_desktop.bots.process.worker_team import BOT_PROCESS, BotWorker
from puertorico_desktop.bots.process.messages import Request
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
worker = BotWorker(BOT_PROCESS, lambda worker, answer: worker.note(answer), print)
worker.send(Request(1, sys.argv[1], 1, new_game(Options(players=3), 1)))
time.sleep(600)
"""
"""What a window does with a program, without the window."""


@pytest.fixture
def witness(tmp_path: Path) -> Iterator[Witness]:
    one = Witness(tmp_path / "pipe")
    yield one
    one.close()


@pytest.fixture
def client(qtbot: QtBot, witness: Witness) -> Iterator[BotClient]:
    """Bots of a window whose program has made a move."""
    bots = BotClient()
    with qtbot.waitSignal(bots.chosen, timeout=round(1000 * PATIENCE)):
        bots.ask("engine:" + witness.program, 1, new_game(Options(players=3), 1))
    witness.wait_for_children()
    yield bots
    bots.close()


@posix
def test_closing_the_client_ends_programs_and_their_children(client: BotClient, witness: Witness) -> None:
    client.close()
    witness.wait_for_end()


@posix
def test_another_game_ends_the_programs_of_the_last_one(qtbot: QtBot, client: BotClient, witness: Witness) -> None:
    client.reset_failures()
    witness.wait_for_end()
    qtbot.waitUntil(lambda: not client._team.retired, timeout=round(1000 * PATIENCE))
    with qtbot.waitSignal(client.chosen, timeout=round(1000 * PATIENCE)):
        client.ask("simple", 1, new_game(Options(players=3), 1))
    worker = client._team.workers[0]
    client.reset_failures()
    assert client._team.workers == {0: worker}


@posix
def test_retiring_a_worker_ends_its_programs(client: BotClient, witness: Witness) -> None:
    client._team.retire(0)
    witness.wait_for_end()


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_killing_the_window_ends_its_programs(witness: Witness, number: int) -> None:
    with subprocess.Popen([sys.executable, "-c", WINDOW, "engine:" + witness.program]) as process:
        end(witness, process, number)
