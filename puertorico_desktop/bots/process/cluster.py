"""A Dask cluster as an executor of `concurrent.futures`, which shares the work of a long run among computers.

The program does not manage the cluster: its scheduler and workers are started with the commands of Dask (`dask
scheduler`, `dask worker --nthreads 1`), and secured with its configuration (addresses that begin with `tls://`).
Anyone with write access to a cluster can run any code on its computers, and on this one too, so only a trusted
cluster should be named. If a worker ends, its unfinished work is done by another one.
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

if TYPE_CHECKING:  # imported at run time only when a cluster is used
    from concurrent.futures import Future

    from distributed import Client

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

LIBRARY: Final = "distributed"
"""The package that must be installed."""
ANSWER_SECONDS: Final = 10.0
"""The seconds within which a scheduler must answer, and a first worker must appear."""
_PACKAGE: Final = Path(__file__).resolve().parents[2]
_LOGGERS: Final = (LIBRARY, "distributed.client", "distributed.core", "distributed.comm", "distributed.scheduler")
_one_at_a_time = threading.Lock()


class OtherProgramError(Exception):
    """A worker with another version of the program has received work."""


@contextmanager
def cluster_executor(address: str) -> Iterator[Executor]:
    """Yields an executor that shares work among the workers of the cluster with the scheduler at `address`.

    Raises ClusterError, also from within the block when the cluster is lost there, and BrokenExecutor when several
    workers have ended one after the other during the same work.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise ClusterError(Fault.NOT_INSTALLED, address) from None
    for name in _LOGGERS:  # errors are reported by ClusterError instead
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
    """Check that a scheduler answers: the client of the library would wait forever for a service that sends nothing.
    Raises ClusterError if none does."""
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
    except Exception as error:  # any error of the library, or of another service at that address
        raise ClusterError(Fault.BAD_ADDRESS, address, f"{type(error).__name__}: {error}") from None
    if not isinstance(found, Mapping) or found.get("type") != "Scheduler":
        raise ClusterError(Fault.NOT_REACHED, address)


def _check_workers(client: Client, address: str) -> None:
    """Check that there are workers, and that the scheduler and all workers have this version of the program. Raises
    ClusterError otherwise."""
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
    """The executor of a Dask client, with a check of the program's version on the worker; it is closed with the
    client."""

    def __init__(self, client: Client) -> None:
        self._executor: Executor = client.get_executor(pure=False)

    def submit(
        self, work: Callable[_Arguments, _Result], /, *args: _Arguments.args, **kwargs: _Arguments.kwargs
    ) -> Future[_Result]:
        """Returns the future of a piece of work."""
        return self._executor.submit(_do, program(), partial(work, *args, **kwargs))


def _do(wanted: str, work: Callable[[], _Result]) -> _Result:
    """Do a piece of work on a worker, which may have joined the cluster after all checks. Raises OtherProgramError if
    its version of the program is not `wanted`.

    A worker may have several threads, but only one of them works at a time: the code that plays is not thread-safe,
    and would not be faster.
    """
    if program() != wanted:
        raise OtherProgramError(wanted)
    with _one_at_a_time:
        return work()


@cache
def program() -> str:
    """Returns a hash of this version of the program: of its version number, the sources of rules and bots, and the
    bots' weights, which together decide the choices of bots."""
    digest = blake2b(__version__.encode(), digest_size=16, person=b"program")
    sources = (path for room in ("engine", "bots") for path in (_PACKAGE / room).rglob("*.py"))
    for path in sorted(sources, key=lambda path: path.relative_to(_PACKAGE).as_posix()):
        digest.update(path.relative_to(_PACKAGE).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    weights = resource("bots")
    for path in sorted(weights.rglob("*.npz"), key=lambda path: path.relative_to(weights).as_posix()):
        digest.update(path.relative_to(weights).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
