"""The bots behind the pipe: answers, late answers, dead and silent workers, and a clean end."""

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.worker import Answer, Quit, Request, answer
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.bot_client import BotClient, Choice
from puertorico_desktop.gui.session import GameSession
from puertorico_desktop.saves.course import GameSetup
from tests.gui.table import seats

Script = Callable[[Connection, Request], None]

RESTARTED = "The computer players did not answer and were started again."
REPLACED = "The computer players do not answer; a simpler one moves in their place from now on."


def answers(pipe: Connection, request: Request) -> None:
    pipe.send(answer(request))


def keeps_silent(pipe: Connection, request: Request) -> None:
    pass


def dies(pipe: Connection, request: Request) -> None:
    raise EOFError


def answers_nonsense(pipe: Connection, request: Request) -> None:
    pipe.send(Answer(request.request_id, text="castle kingside"))


def plays_something_illegal(pipe: Connection, request: Request) -> None:
    pipe.send(Answer(request.request_id, text="take quarry"))


def reports_an_error(pipe: Connection, request: Request) -> None:
    pipe.send(Answer(request.request_id, error="ZeroDivisionError: division by zero"))


def answers_twice(pipe: Connection, request: Request) -> None:
    pipe.send(Answer(request.request_id - 1, text="choose mayor"))
    answers(pipe, request)


class ScriptedWorkers:
    """Makes workers that run in a thread: the first follows the first script, and so on; the last script goes on."""

    def __init__(self, *scripts: Script) -> None:
        self._scripts = list(scripts)
        self.made = 0

    def __call__(self, pipe: Connection) -> "ScriptedWorker":
        script = self._scripts[min(self.made, len(self._scripts) - 1)]
        self.made += 1
        return ScriptedWorker(pipe, script)


class ScriptedWorker:
    """A stand-in for a process. It has its own end of the pipe, as a process would."""

    def __init__(self, pipe: Connection, script: Script) -> None:
        self._pipe = Connection(os.dup(pipe.fileno()))
        self._killed = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=(script,), name="scripted worker")

    def start(self) -> None:
        self._thread.start()

    def join(self, timeout: float | None = None) -> None:
        self._thread.join(timeout)

    def kill(self) -> None:
        self._killed.set()

    def _serve(self, script: Script) -> None:
        with self._pipe, contextlib.suppress(EOFError, OSError):
            while not self._killed.is_set():
                if self._pipe.poll(0.01):
                    message = self._pipe.recv()
                    if isinstance(message, Quit):
                        return
                    script(self._pipe, message)


@pytest.fixture
def game() -> PuertoRico:
    return classic(3).build()


class ListeningClient(BotClient):
    """A client that keeps what it says to the players."""

    def __init__(self, process_factory: ScriptedWorkers) -> None:
        super().__init__(process_factory, patience_ms=300)
        self.notices: list[str] = []
        self.notice.connect(self.notices.append)


NewClient = Callable[..., ListeningClient]


@pytest.fixture
def new_client() -> Iterator[NewClient]:
    clients: list[BotClient] = []

    def new(*scripts: Script) -> ListeningClient:
        client = ListeningClient(ScriptedWorkers(*scripts))
        clients.append(client)
        return client

    yield new
    for client in clients:
        client.close()


def choice_of(qtbot: QtBot, client: BotClient, game: PuertoRico) -> Choice:
    with qtbot.waitSignal(client.chosen) as blocker:
        request = client.ask("simple", 1, game)
    assert blocker.args is not None
    choice = blocker.args[0]
    assert isinstance(choice, Choice)
    assert choice.request_id == request
    assert game.is_legal(choice.action)
    return choice


def test_a_worker_answers(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(answers)
    first = choice_of(qtbot, client, game)
    second = choice_of(qtbot, client, game)
    assert first.action == second.action
    assert client.notices == []


def test_an_answer_to_another_request_is_dropped(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(answers_twice)
    choice_of(qtbot, client, game)
    assert client.notices == []


def test_a_forgotten_request_has_no_answer(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(answers)
    with qtbot.assertNotEmitted(client.chosen, wait=100):
        client.ask("simple", 1, game)
        client.forget()


@pytest.mark.parametrize("trouble", [dies, keeps_silent, answers_nonsense, plays_something_illegal, reports_an_error])
def test_a_worker_in_trouble_is_started_again(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico, trouble: Script
) -> None:
    client = new_client(trouble, answers)
    choice_of(qtbot, client, game)
    assert client.notices == [RESTARTED]


@pytest.mark.parametrize("trouble", [dies, keeps_silent, answers_nonsense])
def test_when_the_second_fails_too_the_quick_heuristic_plays_on(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico, trouble: Script
) -> None:
    client = new_client(trouble)
    choice_of(qtbot, client, game)
    assert client.notices == [RESTARTED, REPLACED]
    choice_of(qtbot, client, game)
    assert len(client.notices) == 2


def test_another_game_trusts_the_worker_again(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(dies, dies, answers)
    choice_of(qtbot, client, game)
    client.forgive()
    choice_of(qtbot, client, game)
    assert client.notices == [RESTARTED, REPLACED]


def test_a_worker_that_dies_while_nobody_waits_is_replaced_quietly(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico
) -> None:
    def answers_and_dies(pipe: Connection, request: Request) -> None:
        answers(pipe, request)
        raise EOFError

    client = new_client(answers_and_dies)
    choice_of(qtbot, client, game)
    qtbot.waitUntil(lambda: client._worker is None)
    choice_of(qtbot, client, game)
    assert client.notices == []


def test_a_process_that_cannot_start_does_not_stop_the_game(qtbot: QtBot, game: PuertoRico) -> None:
    class Unstartable(ScriptedWorker):
        def start(self) -> None:
            self._pipe.close()
            raise OSError("no more processes")

    client = ListeningClient(lambda pipe: Unstartable(pipe, answers))  # type: ignore[arg-type]
    choice_of(qtbot, client, game)
    assert client.notices == [RESTARTED, REPLACED]
    client.close()


def test_asking_never_waits(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(keeps_silent)
    began = time.perf_counter()
    client.ask("simple", 1, game)
    assert time.perf_counter() - began < 0.1


def test_nothing_is_left_after_closing(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    before = set(threading.enumerate())
    client = new_client(keeps_silent)
    client.ask("simple", 1, game)
    client.close()
    assert set(threading.enumerate()) <= before


def test_the_real_worker_plays(qtbot: QtBot, game: PuertoRico) -> None:
    client = BotClient()
    try:
        with qtbot.waitSignal(client.chosen, timeout=20_000) as blocker:
            client.ask("simple", 1, game)
        assert blocker.args is not None
        assert game.is_legal(blocker.args[0].action)
    finally:
        client.close()


def test_a_killed_worker_does_not_stop_the_game(qtbot: QtBot, game: PuertoRico) -> None:
    client = BotClient()
    try:
        with qtbot.waitSignal(client.chosen, timeout=20_000):
            client.ask("simple", 1, game)
        assert client._worker is not None
        client._worker.kill()
        with qtbot.waitSignal(client.chosen, timeout=20_000):
            client.ask("simple", 1, game)
    finally:
        client.close()


def test_a_whole_game_among_bots(qtbot: QtBot) -> None:
    session = GameSession(GameSetup(Options(players=3), 1, seats("bbb")), BotClient())
    session.bot_delay_ms = 0
    with qtbot.waitSignal(session.game_over, timeout=60_000):
        session.begin()
    session.close()
    assert session.decision is None
