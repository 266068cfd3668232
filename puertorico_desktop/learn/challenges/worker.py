"""A child process of low priority that computes results while people play: par, or the price of a move."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import attrs

from puertorico_desktop.bots.process.child_process import ProcessFactory, received, spawned
from puertorico_desktop.bots.process.priority import lower_priority


@attrs.frozen
class Work:
    """A module-level function and its arguments. `key` distinguishes the work from other work."""

    key: str
    call: Callable[..., Any]
    arguments: tuple[Any, ...]


@attrs.frozen
class Done:
    """The result of the work with this key."""

    key: str
    result: Any


@attrs.frozen
class Failed:
    """Sent when the work with this key failed; `error` is the traceback, for developers."""

    key: str
    error: str


def serve(pipe: Connection) -> None:
    """Process the work received through the pipe, one piece after the other, at low priority."""
    lower_priority()
    for message in received(pipe):
        work: Work = message
        answer: Done | Failed
        try:
            answer = Done(work.key, work.call(*work.arguments))
        except Exception:
            answer = Failed(work.key, traceback.format_exc())
        pipe.send(answer)


WORKER: ProcessFactory = spawned(serve, "challenges")
