"""The client of the bot processes: answers, late answers, dead and silent workers, closing."""

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.base import Budget, Prospect, Thought
from puertorico_desktop.bots.process.bot_server import Roster, answer
from puertorico_desktop.bots.process.child_process import MAX_PROCESSES, OwnProcess, Quit, Ready, spawned
from puertorico_desktop.bots.process.messages import Answer, Cancel, DecisionRequest, Request, Stop
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.gui.advice.bot_client import CORES, BotClient, Choice, Opinion
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.match.match import GameSetup
from tests.gui import brooding
from tests.gui.table import seats

Script = Callable[[Connection, Request], None]

RESTARTED = "The computer players did not answer and were started again."
REPLACED = "The computer players do not answer; a simpler one moves in their place from now on."


def answers(pipe: Connection, request: Request) -> None:
    pipe.send(answer(request, Roster()))


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
    """Creates workers that run in a thread: the first follows the first script, and so on; the last script is
    repeated."""

    def __init__(self, *scripts: Script) -> None:
        self._scripts = list(scripts)
        self.workers: list[ScriptedWorker] = []

    @property
    def made(self) -> int:
        return len(self.workers)

    @property
    def heard(self) -> list[object]:
        """Returns all messages that the workers have received."""
        return [message for worker in self.workers for message in worker.heard]

    def __call__(self, pipe: Connection) -> "ScriptedWorker":
        script = self._scripts[min(self.made, len(self._scripts) - 1)]
        self.workers.append(ScriptedWorker(pipe, script))
        return self.workers[-1]


class ScriptedWorker:
    """Stands in for a process, with its own end of the pipe."""

    def __init__(self, pipe: Connection, script: Script) -> None:
        self._pipe = Connection(os.dup(pipe.fileno()))
        self._killed = threading.Event()
        self.heard: list[object] = []
        self._thread = threading.Thread(target=self._serve, args=(script,), name="scripted worker")

    def start(self) -> None:
        self._thread.start()

    def join(self, timeout: float | None = None) -> None:
        self._thread.join(timeout)

    def kill(self) -> None:
        self._killed.set()

    def _serve(self, script: Script) -> None:
        with self._pipe, contextlib.suppress(EOFError, OSError):
            self._pipe.send(Ready())
            while not self._killed.is_set():
                if self._pipe.poll(0.01):
                    message = self._pipe.recv()
                    if isinstance(message, Quit):
                        return
                    self.heard.append(message)
                    if isinstance(message, Request | DecisionRequest):
                        script(self._pipe, message)  # type: ignore[arg-type]


@pytest.fixture
def game() -> PuertoRico:
    return classic(3).build()


class ListeningClient(BotClient):
    """A client that records its notices to the players."""

    def __init__(self, process_factory: ScriptedWorkers, cores: int = 1, timeout_ms: int = 300) -> None:
        super().__init__(process_factory, timeout_ms=timeout_ms, cores=cores)
        self.made = process_factory
        self.notices: list[str] = []
        self.notice.connect(self.notices.append)


NewClient = Callable[..., ListeningClient]


@pytest.fixture
def new_client() -> Iterator[NewClient]:
    clients: list[BotClient] = []

    def new(*scripts: Script, cores: int = 1) -> ListeningClient:
        # A short timeout only where a test waits for it: a busy computer is no error.
        patience = 300 if keeps_silent in scripts else 20_000
        client = ListeningClient(ScriptedWorkers(*scripts), cores, patience)
        clients.append(client)
        return client

    yield new
    for client in clients:
        client.close()


def choice_of(
    qtbot: QtBot, client: BotClient, game: PuertoRico, bot: str = "simple", budget: Budget | None = None
) -> Choice:
    with qtbot.waitSignal(client.chosen) as blocker:
        request = client.ask(bot, 1, game, budget=budget)
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


def test_an_answer_to_another_request_is_ignored(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(answers_twice)
    choice = choice_of(qtbot, client, game)
    assert choice.action == make_bot("simple", 1).choose(game.copy()) != game.parse("choose mayor")
    assert client.notices == []


def test_a_cancelled_request_is_not_answered(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(answers)
    with qtbot.assertNotEmitted(client.chosen, wait=100):
        client.ask("simple", 1, game)
        client.cancel()


@pytest.mark.parametrize("trouble", [dies, keeps_silent, answers_nonsense, plays_something_illegal, reports_an_error])
def test_a_failing_worker_is_restarted_with_a_notice(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico, trouble: Script
) -> None:
    client = new_client(trouble, answers)
    choice_of(qtbot, client, game)
    assert client.notices == [RESTARTED]


@pytest.mark.parametrize("trouble", [dies, keeps_silent, answers_nonsense])
def test_the_quick_heuristic_takes_over_after_a_second_failure(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico, trouble: Script
) -> None:
    client = new_client(trouble)
    choice_of(qtbot, client, game)
    assert client.notices == [RESTARTED, REPLACED]
    choice_of(qtbot, client, game)
    assert len(client.notices) == 2


def test_an_external_program_that_fails_is_named_in_the_notice(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico
) -> None:
    client = new_client(reports_an_error)
    choice_of(qtbot, client, game, "engine:/games/bot --strong")
    assert client.notices == [
        RESTARTED,
        "The program bot does not play; a simple computer player moves in its place now.",
    ]
    choice_of(qtbot, client, game)
    assert len(client.notices) == 4  # failures of the program's own bots are counted separately


def test_reset_failures_lets_workers_be_restarted_again(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico
) -> None:
    client = new_client(dies, dies, answers)
    choice_of(qtbot, client, game)
    client.reset_failures()
    choice_of(qtbot, client, game)
    assert client.notices == [RESTARTED, REPLACED]


def test_a_worker_that_dies_while_idle_is_replaced_without_a_notice(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico
) -> None:
    def answers_and_dies(pipe: Connection, request: Request) -> None:
        answers(pipe, request)
        raise EOFError

    client = new_client(answers_and_dies)
    choice_of(qtbot, client, game)
    qtbot.waitUntil(lambda: not client._team.workers)
    choice_of(qtbot, client, game)
    assert client.notices == []


def test_the_quick_heuristic_plays_if_no_process_can_be_started(qtbot: QtBot, game: PuertoRico) -> None:
    class Unstartable(ScriptedWorker):
        def start(self) -> None:
            self._pipe.close()
            raise OSError("no more processes")

    client = ListeningClient(lambda pipe: Unstartable(pipe, answers))  # type: ignore[arg-type]
    choice_of(qtbot, client, game)
    assert client.notices == [RESTARTED, REPLACED]
    client.close()


def test_reasons_are_requested_by_consult_only(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(answers)
    client.ask("expert", 1, game)
    assert client._open is not None
    assert not client._open.request.explains
    client.consult("expert", 1, game)
    assert client._open.request.explains


def test_ask_returns_at_once(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(keeps_silent)
    began = time.perf_counter()
    client.ask("simple", 1, game)
    assert time.perf_counter() - began < 0.1


def test_close_leaves_no_threads(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    before = set(threading.enumerate())
    client = new_client(keeps_silent)
    client.ask("simple", 1, game)
    client.close()
    assert set(threading.enumerate()) <= before


def test_a_real_worker_answers(qtbot: QtBot, game: PuertoRico) -> None:
    client = BotClient()
    try:
        with qtbot.waitSignal(client.chosen, timeout=20_000) as blocker:
            client.ask("simple", 1, game)
        assert blocker.args is not None
        assert game.is_legal(blocker.args[0].action)
    finally:
        client.close()


def test_a_killed_worker_is_replaced_at_the_next_request(qtbot: QtBot, game: PuertoRico) -> None:
    client = BotClient()
    try:
        with qtbot.waitSignal(client.chosen, timeout=20_000):
            client.ask("simple", 1, game)
        client._team.workers[0].kill()
        with qtbot.waitSignal(client.chosen, timeout=20_000):
            client.ask("simple", 1, game)
    finally:
        client.close()


def test_a_whole_game_among_bots(qtbot: QtBot) -> None:
    session = PuertoRicoSession(GameSetup(Options(players=3), 1, seats("bbb")), BotClient())
    session.set_pace(Pace.AT_ONCE)
    with qtbot.waitSignal(session.game_over, timeout=60_000):
        session.begin()
    session.close()
    assert session.decision is None


# -- thinking together, and being cut short ------------------------------------------------------------------------


def thinks(*visits: int) -> Script:
    """Returns the script of a worker that gives the first actions these numbers of visits, and plays the best one."""

    def script(pipe: Connection, request: Request | DecisionRequest) -> None:
        if isinstance(request, DecisionRequest):
            text = request.request.game.text(request.thought.best.action)
            pipe.send(Answer(request.request.request_id, text, thought=request.thought))
            return
        thought = thought_of(request.game, *visits)
        pipe.send(Answer(request.request_id, request.game.text(thought.best.action), thought=thought))

    return script  # type: ignore[return-value]


def thought_of(game: PuertoRico, *visits: int) -> Thought:
    terms = ((0.0, 0.0, 0.0),) * len(game.players)
    pairs = sorted(zip(visits, game.legal_actions(), strict=False), key=lambda pair: -pair[0])
    return Thought(game.asked, tuple(Prospect(action, number, 0.5, terms) for number, action in pairs))


def requests_to(client: ListeningClient) -> list[Request]:
    return [message for message in client.made.heard if isinstance(message, Request)]


def test_experts_use_a_worker_per_core_and_combine_their_visits(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico
) -> None:
    client = new_client(thinks(5, 4, 0), thinks(0, 4, 5), thinks(5, 4, 0), cores=3)
    choice = choice_of(qtbot, client, game, "expert")
    assert choice.action == game.legal_actions()[1]
    assert len({request.seed for request in requests_to(client)}) == 3
    verdicts = [message for message in client.made.heard if isinstance(message, DecisionRequest)]
    assert [one.thought.best.visits for one in verdicts] == [12]
    assert choice_of(qtbot, client, game, "hard").action == game.legal_actions()[0]
    assert len(requests_to(client)) == 4


def test_the_number_of_workers_is_limited() -> None:
    assert 1 <= CORES <= MAX_PROCESSES


def test_the_answers_of_the_other_workers_suffice(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(dies, thinks(1, 5), keeps_silent, cores=3)
    choice = choice_of(qtbot, client, game, "expert", Budget(seconds=0.3))
    assert choice.action == game.legal_actions()[1]
    assert client.notices == []


def test_workers_that_all_fail_are_restarted_once(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(dies, dies, thinks(1, 5), cores=2)
    assert choice_of(qtbot, client, game, "expert").action == game.legal_actions()[1]
    assert client.notices == [RESTARTED]
    client = new_client(dies, cores=2)
    choice_of(qtbot, client, game, "expert")
    assert client.notices == [RESTARTED, REPLACED]
    assert client.made.made == 4


def test_the_visits_of_a_worker_that_dies_while_deciding_are_used(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico
) -> None:
    def dies_deciding(pipe: Connection, request: Request | DecisionRequest) -> None:
        if isinstance(request, DecisionRequest):
            raise EOFError
        thinks(1, 5)(pipe, request)

    client = new_client(dies_deciding, cores=2)
    assert choice_of(qtbot, client, game, "expert").action == game.legal_actions()[1]
    assert client.notices == []


def test_the_only_legal_action_uses_no_worker(qtbot: QtBot, new_client: NewClient) -> None:
    game = new_game(Options(players=3, play_forced=False), 1)
    bot = make_bot("simple", 1)
    while len(game.legal_actions()) > 1:
        game.play(bot.choose(game.copy()))
    client = new_client(dies)
    assert choice_of(qtbot, client, game, "expert").action == game.legal_actions()[0]
    assert client.made.made == 0


def test_the_response_timeout_includes_the_time_to_think(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico
) -> None:
    client = new_client(keeps_silent)
    for bot, budget, seconds in (("hard", Budget(7.5), 7.5), ("expert", None, 3.0), ("simple", None, 0.0)):
        client.ask(bot, 1, game, budget=budget)
        assert client._response_timer.interval() == 300 + 1000 * seconds


def test_hurry_sends_stop_to_the_worker(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(keeps_silent)
    client.ask("hard", 1, game)
    client.hurry()
    qtbot.waitUntil(lambda: Stop(1) in client.made.heard)


def test_a_worker_that_ignores_a_cancel_is_replaced(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(keeps_silent, thinks(5, 1))
    client.ask("hard", 1, game, budget=Budget(60.0))
    qtbot.waitUntil(lambda: len(requests_to(client)) == 1)
    client.cancel()
    qtbot.waitUntil(lambda: Cancel(1) in client.made.heard)
    began = time.monotonic()
    choice = choice_of(qtbot, client, game, "hard")
    assert choice.action == game.legal_actions()[0]
    assert time.monotonic() - began < 60.0
    assert client.made.made == 2
    assert client.notices == []


def test_a_worker_that_answers_a_cancelled_request_is_kept(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico
) -> None:
    client = new_client(thinks(5, 1))
    client.ask("hard", 1, game)
    qtbot.waitUntil(lambda: len(requests_to(client)) == 1)
    client.cancel()
    choice_of(qtbot, client, game, "hard")
    qtbot.waitUntil(lambda: not client._team.has_cancelled)
    client._end_overdue()
    assert client.made.made == 1


def test_reset_failures_retires_the_additional_workers(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(thinks(1, 2), cores=3)
    choice_of(qtbot, client, game, "expert")
    client.reset_failures()
    assert list(client._team.workers) == [0]
    qtbot.waitUntil(lambda: not client._team.retired)


# -- advice --------------------------------------------------------------------------------------------------------


def opinion_of(qtbot: QtBot, client: BotClient, game: PuertoRico) -> Opinion:
    with qtbot.waitSignal(client.advised) as blocker:
        request = client.consult("expert", 1, game, budget=Budget(0.1))
    assert blocker.args is not None
    opinion = blocker.args[0]
    assert isinstance(opinion, Opinion)
    assert opinion.request_id == request
    return opinion


def test_an_opinion_adds_up_the_visits_of_all_workers(qtbot: QtBot, new_client: NewClient, game: PuertoRico) -> None:
    client = new_client(thinks(5, 4, 0), thinks(0, 4, 5), thinks(5, 4, 0), cores=3)
    thought = opinion_of(qtbot, client, game).thought
    assert thought is not None
    assert [prospect.visits for prospect in thought.prospects] == [12, 10, 5]
    assert not any(isinstance(message, DecisionRequest) for message in client.made.heard)


@pytest.mark.parametrize("trouble", [dies, keeps_silent, reports_an_error])
def test_a_consultation_without_workers_is_answered_without_a_thought(
    qtbot: QtBot, new_client: NewClient, game: PuertoRico, trouble: Script
) -> None:
    client = new_client(trouble, cores=2)
    for _ in range(3):
        assert opinion_of(qtbot, client, game).thought is None
    assert client.notices == []


def test_real_workers_think_together(qtbot: QtBot, game: PuertoRico) -> None:
    client = BotClient(cores=2)
    try:
        for bot in ("expert", "hard"):
            with qtbot.waitSignal(client.chosen, timeout=20_000) as blocker:
                client.ask(bot, 1, game, budget=Budget(nodes=2))
            assert blocker.args is not None
            assert game.is_legal(blocker.args[0].action)
    finally:
        client.close()


# -- real processes that think long --------------------------------------------------------------------------------


class Brooders:
    """Makes real processes whose bots think until they are stopped."""

    def __init__(self) -> None:
        self.processes: list[OwnProcess] = []

    def __call__(self, pipe: Connection) -> OwnProcess:
        self.processes.append(spawned(brooding.serve, "test")(pipe))
        return self.processes[-1]


@pytest.fixture
def brooders() -> Iterator[tuple[BotClient, Brooders]]:
    made = Brooders()
    client = BotClient(made, cores=2)
    yield client, made
    client.close()


def until_all_listen(qtbot: QtBot, client: BotClient) -> None:
    qtbot.waitUntil(lambda: all(worker.is_ready for worker in client._team.workers.values()), timeout=20_000)
    qtbot.wait(50)


def test_hurry_ends_the_thinking_of_a_real_process(
    qtbot: QtBot, brooders: tuple[BotClient, Brooders], game: PuertoRico
) -> None:
    client, _ = brooders
    client.ask("hard", 1, game)
    until_all_listen(qtbot, client)
    with qtbot.waitSignal(client.chosen, timeout=20_000):
        client.hurry()


def test_cancel_ends_the_thinking_of_a_real_process(
    qtbot: QtBot, brooders: tuple[BotClient, Brooders], game: PuertoRico
) -> None:
    client, _ = brooders
    client.ask("hard", 1, game)
    until_all_listen(qtbot, client)
    client.cancel()
    with qtbot.waitSignal(client.chosen, timeout=20_000):
        client.ask("simple", 1, game)


def test_a_real_process_may_be_killed_while_it_thinks(
    qtbot: QtBot, brooders: tuple[BotClient, Brooders], game: PuertoRico
) -> None:
    client, made = brooders
    notices: list[str] = []
    client.notice.connect(notices.append)
    client.ask("expert", 1, game)
    until_all_listen(qtbot, client)
    assert len(made.processes) == 2
    made.processes[0].kill()
    qtbot.waitUntil(lambda: len(client._team.workers) == 1, timeout=20_000)
    assert notices == []
    with qtbot.waitSignal(client.chosen, timeout=20_000):
        client.hurry()
    client.ask("hard", 1, game)
    until_all_listen(qtbot, client)
    for expected in ([RESTARTED], [RESTARTED, REPLACED]):
        made.processes[-1].kill()
        qtbot.waitUntil(lambda expected=expected: notices == expected, timeout=20_000)
        if expected == [RESTARTED]:
            until_all_listen(qtbot, client)
    with qtbot.waitSignal(client.chosen, timeout=20_000):
        client.ask("hard", 1, game)


def test_close_ends_processes_that_think(
    qtbot: QtBot, brooders: tuple[BotClient, Brooders], game: PuertoRico
) -> None:
    client, made = brooders
    client.ask("expert", 1, game)
    until_all_listen(qtbot, client)
    began = time.monotonic()
    client.close()
    assert time.monotonic() - began < brooding.PATIENCE / 2
    assert not any(process.is_alive() for process in made.processes)
