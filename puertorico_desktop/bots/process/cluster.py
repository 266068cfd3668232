"""The work of a long run shared among computers: a Dask cluster as an executor of `concurrent.futures`.

The cluster is somebody else's: its scheduler and its workers are started with the commands of Dask (`dask scheduler`,
`dask worker --nthreads 1`), and secured with its configuration (addresses that begin with `tls://`). Whoever may
write to a cluster may have its computers run anything, and this one too: no other cluster should be named than one
that is trusted. Work that a worker takes with it when it ends is done by another one.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from contextlib import contextmanager
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from puertorico_desktop import __version__
from puertorico_desktop.bots.process.cluster_faults import ClusterError, Fault
from puertorico_desktop.paths import resource

if TYPE_CHECKING:  # only loaded when a cluster is named
    from concurrent.futures import Future

    from distributed import Client

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

LIBRARY: Final = "distributed"
"""What has to be installed."""
ANSWER_SECONDS: Final = 10.0
"""How long a scheduler may take to answer, and a first worker to come."""
_PACKAGE: Final = Path(__file__).resolve().parents[2]
_LOGGERS: Final = (LIBRARY, "distributed.client", "distributed.core", "distributed.comm", "distributed.scheduler")
_one_at_a_time = threading.Lock()


class OtherProgramError(Exception):
    """Work has come to a worker that has another version of the program."""


@contextmanager
def cluster_executor(address: str) -> Iterator[Executor]:
    """Yields what shares work among the workers of the cluster whose scheduler has that address.

    Raises ClusterError, also from within the block when the cluster is lost there, and BrokenExecutor when several
    workers have ended one after the other over the same work.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise ClusterError(Fault.NOT_INSTALLED, address) from None
    for name in _LOGGERS:  # what goes wrong is told in our own words
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    _check_scheduler(address)
    client = Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
    try:
        _check_workers(client, address)
        yield _ClusterExecutor(client)
    except KilledWorker as error:
        raise BrokenExecutor(str(error)) from None
    except OtherProgramError:
        raise ClusterError(Fault.OTHER_PROGRAM, address) from None
    except CancelledError:
        raise ClusterError(Fault.LOST, address) from None
    finally:
        client.close(ANSWER_SECONDS)


def _check_scheduler(address: str) -> None:
    """Sees whether a scheduler answers: the client of the library would wait for ever for what says nothing."""
    import asyncio

    from distributed import rpc
    from distributed.security import Security

    async def identity() -> Any:
        async with rpc(address, connection_args=Security().get_connection_args("client")) as other:
            return await other.identity()

    async def in_time() -> Any:
        return await asyncio.wait_for(identity(), ANSWER_SECONDS)

    try:
        found = asyncio.run(in_time())
    except (OSError, TimeoutError):
        raise ClusterError(Fault.NOT_REACHED, address) from None
    except Exception as error:  # whatever the library or another service makes of it
        raise ClusterError(Fault.BAD_ADDRESS, address, f"{type(error).__name__}: {error}") from None
    if not isinstance(found, Mapping) or found.get("type") != "Scheduler":
        raise ClusterError(Fault.NOT_REACHED, address)


def _check_workers(client: Client, address: str) -> None:
    """Sees whether there are workers, and everybody has this program."""
    try:
        client.wait_for_workers(1, ANSWER_SECONDS)
    except TimeoutError:
        raise ClusterError(Fault.NO_WORKERS, address) from None
    try:
        everywhere = [client.run_on_scheduler(program), *client.run(program).values()]
    except (ImportError, AttributeError):
        raise ClusterError(Fault.OTHER_PROGRAM, address) from None
    if set(everywhere) != {program()}:
        raise ClusterError(Fault.OTHER_PROGRAM, address)


class _ClusterExecutor(Executor):
    """What a client hands out, with the work checked where it is done; the client closes it."""

    def __init__(self, client: Client) -> None:
        self._executor: Executor = client.get_executor(pure=False)

    def submit(
        self, work: Callable[_Arguments, _Result], /, *args: _Arguments.args, **kwargs: _Arguments.kwargs
    ) -> Future[_Result]:
        """Returns what becomes of a piece of work."""
        return self._executor.submit(_do, program(), partial(work, *args, **kwargs))


def _do(wanted: str, work: Callable[[], _Result]) -> _Result:
    """Does a piece of work on a worker, which may have come to the cluster later than all checks.

    A worker may have several threads. Ours do nothing at the same time: nothing that plays was made for that, and it
    would not be faster.
    """
    if program() != wanted:
        raise OtherProgramError(wanted)
    with _one_at_a_time:
        return work()


@cache
def program() -> str:
    """Returns what tells this version of the program from others: letters that depend on all that decides what is
    played, which is the sources of rules and bots and the weights of these."""
    told = blake2b(__version__.encode(), digest_size=16, person=b"program")
    sources = (path for room in ("engine", "bots") for path in (_PACKAGE / room).rglob("*.py"))
    for path in sorted(sources, key=lambda path: path.relative_to(_PACKAGE).as_posix()):
        told.update(path.relative_to(_PACKAGE).as_posix().encode())
        told.update(path.read_bytes().replace(b"\r\n", b"\n"))
    weights = resource("bots")
    for path in sorted(weights.rglob("*.npz"), key=lambda path: path.relative_to(weights).as_posix()):
        told.update(path.relative_to(weights).as_posix().encode())
        told.update(path.read_bytes())
    return told.hexdigest()
