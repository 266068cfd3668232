"""Work on a cluster: the same results as on this computer, also after the loss of workers, and errors in one
sentence."""

import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path
from typing import Any

import attrs
import pytest
from distributed import Client

from puertorico_desktop import cli
from puertorico_desktop.bots.arena.games import GameResult, Series, play_game, play_series
from puertorico_desktop.bots.games import study_of
from puertorico_desktop.bots.learning import course
from puertorico_desktop.bots.learning.course import Course, train
from puertorico_desktop.bots.learning.league import League, improve
from puertorico_desktop.bots.learning.weights import encode
from puertorico_desktop.bots.process import cluster
from puertorico_desktop.bots.process.cluster import OtherProgramError, cluster_executor, program
from puertorico_desktop.bots.process.cluster_faults import ClusterError, Fault
from puertorico_desktop.bots.process.executors import in_order
from puertorico_desktop.cli.language import OPTION
from puertorico_desktop.cli.words import set_language
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.sanjuan.options import Options as SanJuanOptions
from puertorico_desktop.languages import ENGLISH
from tests.bots.networks import nearly_shipped

ROOT = Path(__file__).resolve().parents[2]
SERIES = Series(Options(players=2), ("steady-1", "random"), 2, rotate=True)
PATIENCE = 60.0


@attrs.frozen
class Cluster:
    """A scheduler that listens on this computer only, and its workers, which are processes of this computer."""

    address: str
    processes: list[subprocess.Popen[bytes]] = attrs.field(factory=list)

    @classmethod
    def started(cls, **settings: str) -> "Cluster":
        """Starts a scheduler without workers, with settings of Dask in its environment."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        found = cls(f"tcp://127.0.0.1:{port}")
        found._start("scheduler", "--host", "127.0.0.1", "--port", str(port), **settings)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), PATIENCE).close()
                return found
            except OSError:
                assert time.monotonic() < until
                time.sleep(0.05)

    def add_two_workers(self) -> None:
        """Starts two workers, which are not restarted when they are killed, and waits until the scheduler knows them:
        on a busy computer that takes longer than the program waits for workers."""
        for _ in range(2):
            self._start("worker", self.address, "--no-nanny", "--nthreads", "2", "--host", "127.0.0.1")
        with Client(self.address, timeout=PATIENCE, set_as_default=False) as client:
            client.wait_for_workers(2, PATIENCE)

    def _start(self, kind: str, *words: str, **settings: str) -> None:
        line = [sys.executable, "-W", "ignore", "-m", "distributed.cli.dask_" + kind, *words, "--no-dashboard"]
        quiet, environment = subprocess.DEVNULL, {**os.environ, **settings}
        self.processes.append(
            subprocess.Popen(line, cwd=ROOT, env=environment, stdin=quiet, stdout=quiet, stderr=quiet)
        )

    def close(self) -> None:
        """Ends all processes."""
        for process in reversed(self.processes):
            process.kill()
        for process in self.processes:
            process.wait()


@pytest.fixture(scope="module")
def workers() -> Iterator[Cluster]:
    """Yields a cluster of two workers."""
    found = Cluster.started()
    try:
        found.add_two_workers()
        yield found
    finally:
        found.close()


pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:distributed", "ignore::ResourceWarning")


def unexpected_window() -> Any:
    """Fails: no command here opens a window."""
    raise AssertionError


def run_command(words: Sequence[str]) -> int:
    """Runs a command line."""
    try:
        return cli.main(words, unexpected_window)
    finally:
        set_language(ENGLISH)


def play_or_exit(tries: Path, ending: int, series: Series, number: int) -> GameResult:
    """Plays a game; the worker that plays game 3 exits in the middle of it for that many times."""
    result = play_game(series, number)
    with (tries / str(number)).open("ab") as file:
        file.write(b".")
    if number == 3 and (tries / str(number)).stat().st_size <= ending:
        os._exit(9)
    return result


def process_id_after(seconds: float) -> int:
    """Waits that many seconds and returns the id of its process."""
    time.sleep(seconds)
    return os.getpid()


def test_workers_produce_the_same_results(workers: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"PART": 4, "SIMPLE": 4, "USES": 1, "GAMES_A_TASK": 1}.items():
        monkeypatch.setattr(course, name, value)
    match = Course(Options(players=2), games=6, seed=1)
    with cluster_executor(workers.address) as executor:
        until = time.monotonic() + PATIENCE
        while len(set(in_order(executor, process_id_after, [0.3] * 4))) < 2:
            assert time.monotonic() < until, "the second worker has not come"
        assert list(play_series(SERIES, 4, executor, keep_actions=True)) == [
            play_game(SERIES, number, keep_actions=True) for number in range(4)
        ]
        shared = train(match, lambda _progress, _network: None, executor)
    alone = train(match, lambda _progress, _network: None)
    for layer, same in zip(alone.layers, shared.layers, strict=True):
        assert [one.tobytes() for one in layer] == [one.tobytes() for one in same]


def test_workers_produce_the_same_refined_networks(workers: Cluster, tmp_path: Path) -> None:
    rules = SanJuanOptions(players=2)
    match = League(rules, games=2, contest=2, nodes=1, seed=1, start=nearly_shipped(rules), command="train")
    with cluster_executor(workers.address) as executor:
        improve(match, tmp_path / "shared", 1, lambda _: None, executor)
    improve(match, tmp_path / "alone", 1, lambda _: None)
    shared, alone = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        for folder in (tmp_path / "shared", tmp_path / "alone")
    )
    assert shared == alone


def test_commands_have_the_same_output_with_a_cluster(workers: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "--bots", "simple,random", "--players", "2", "--games", "6", "--seed", "1", "--json"]
    outputs = []
    for more in ([], ["--cluster", workers.address]):
        assert run_command([*line, *more]) == 0
        captured = capsys.readouterr()
        assert captured.err == ""
        outputs.append(json.loads(captured.out))
        del outputs[-1]["seconds"]
    assert outputs[0] == outputs[1]


def test_weights_from_a_file_are_sent_to_the_workers(
    workers: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = SanJuanOptions(players=2)
    path = tmp_path / "new.npz"
    path.write_bytes(encode(nearly_shipped(rules), study_of(rules).describe(rules, "train", 1, 1)))
    line = [
        "--game",
        "sanjuan",
        "--players",
        "2",
        "--games",
        "2",
        "--seed",
        "1",
        "--weights",
        f"new={path}",
        "--json",
    ]
    for words in (
        ["simulate", *line, "--bots", "steady-1@new,steady-1"],
        ["ladder", *line, "--levels", "easy@new,easy"],
    ):
        outputs = []
        for more in ([], ["--cluster", workers.address]):
            assert run_command([*words, *more]) == 0
            outputs.append(json.loads(capsys.readouterr().out))
            outputs[-1].pop("seconds", None)
        assert outputs[0] == outputs[1]


def test_exceptions_of_workers_are_raised_here(workers: Cluster) -> None:
    with cluster_executor(workers.address) as executor, pytest.raises(ZeroDivisionError):
        list(in_order(executor, partial(divmod, 1), [1, 0]))


def test_workers_with_another_version_are_refused(workers: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OtherProgramError):
        cluster._do("another", program)
    monkeypatch.setattr(cluster, "__version__", "0")
    program.cache_clear()
    try:
        with pytest.raises(ClusterError) as error, cluster_executor(workers.address):
            raise AssertionError
    finally:
        program.cache_clear()
    assert error.value.fault is Fault.OTHER_PROGRAM


def test_the_work_of_a_killed_worker_is_repeated(workers: Cluster, tmp_path: Path) -> None:
    """The last test that uses these workers: it ends one of them."""
    with cluster_executor(workers.address) as executor:
        play = partial(play_or_exit, tmp_path, 1, SERIES)
        assert list(in_order(executor, play, range(4))) == [play_game(SERIES, number) for number in range(4)]
    assert (tmp_path / "3").read_bytes() == b".."
    assert [process.poll() for process in workers.processes] in ([None, 9, None], [None, None, 9])


def fault_of(cluster_used: Cluster, meanwhile: Callable[[], object]) -> Fault:
    """Returns the fault of a cluster that loses something while it works for long."""
    try:
        with cluster_executor(cluster_used.address) as executor:
            work = in_order(executor, process_id_after, [PATIENCE])
            meanwhile()
            list(work)
    except ClusterError as error:
        return error.fault
    raise AssertionError


def test_a_cluster_that_cannot_continue_raises_an_error(tmp_path: Path) -> None:
    """Without workers, with a task that ends more workers than allowed, without the scheduler."""
    alone = Cluster.started(DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="0")
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(cluster, "ANSWER_SECONDS", 2.0)
            assert fault_of(alone, bool) is Fault.NO_WORKERS
        alone.add_two_workers()
        with pytest.raises(BrokenExecutor), cluster_executor(alone.address) as executor:
            list(in_order(executor, partial(play_or_exit, tmp_path, 99, SERIES), [3]))
        assert fault_of(alone, alone.processes[0].kill) is Fault.LOST
    finally:
        alone.close()


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nowhere", "is no address of a cluster, such as tcp://"),
        ("", "is no address of a cluster, such as tcp://"),
        ("ftp://127.0.0.1:1", "is no address of a cluster, such as tcp://"),
        ("tls://127.0.0.1:1", "is no address of a cluster, such as tcp://"),
        ("tcp://127.0.0.1:1", "No scheduler of a cluster answers at 'tcp://127.0.0.1:1'."),
        ("tcp://127.0.0.1:99999", "No scheduler of a cluster answers at 'tcp://127.0.0.1:99999'."),
    ],
)
def test_an_invalid_address_is_reported_in_one_sentence(
    address: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 0.3)
    command = ["simulate", "--games", "1", "--cluster", address]
    if words.startswith("No scheduler"):
        assert run_command(command) == 1
    else:
        with pytest.raises(SystemExit) as end:
            run_command(command)
        assert end.value.code == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert words in output.err
    assert output.err.count("\n") == 1


def test_servers_with_another_protocol_are_no_schedulers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 2.0)
    for nonsense in (b"", b"HTTP/1.1 400 Bad Request\r\n\r\n" * 100, b"\xff" * 64, bytes(64)):
        with socket.create_server(("127.0.0.1", 0)) as server:

            def answer_with_nonsense(server: socket.socket = server, nonsense: bytes = nonsense) -> None:
                peer, _ = server.accept()
                with peer:
                    peer.sendall(nonsense)
                    peer.settimeout(PATIENCE)
                    while peer.recv(1000):
                        pass

            thread = threading.Thread(target=answer_with_nonsense, daemon=True)
            thread.start()
            start = time.monotonic()
            with pytest.raises(ClusterError), cluster_executor(f"tcp://127.0.0.1:{server.getsockname()[1]}"):
                raise AssertionError
            assert time.monotonic() - start < PATIENCE / 2


@pytest.mark.parametrize("language", [ENGLISH, "zh_TW", "zh_CN", "ja"])
def test_the_missing_library_is_named(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert run_command([OPTION, language, "train", "--cluster", "tcp://127.0.0.1:1", "weights.npz"]) == 1
    said = capsys.readouterr().err
    assert "pip install 'puertorico-desktop[cluster]'" in said
    assert ("is needed" in said) == (language == ENGLISH)


def test_a_command_without_a_cluster_does_not_load_the_library() -> None:
    line = "import sys; from puertorico_desktop import cli; cli.main(['simulate', '--games', '1'], None)"
    line += "; assert not {'dask', 'distributed', 'asyncio', 'ssl'} & sys.modules.keys()"
    subprocess.run([sys.executable, "-c", line], check=True, stdout=subprocess.DEVNULL)


def test_the_fingerprint_covers_the_rules_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in ("engine/rules.py", "bots/process/net.py", "gui/window.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(b"one\ntwo\n")
    monkeypatch.setattr(cluster, "_PACKAGE", tmp_path)
    found = [program.__wrapped__()]
    for path, text in (
        ("engine/rules.py", b"one\r\ntwo\r\n"),
        ("gui/window.py", b"other"),
        ("bots/process/net.py", b"other"),
        ("engine/rules.py", b"other"),
    ):
        (tmp_path / path).write_bytes(text)
        found.append(program.__wrapped__())
    assert found[0] == found[1] == found[2]
    assert len(set(found[2:])) == 3
