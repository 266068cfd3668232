"""The work of a child process that finds out what par is."""

from __future__ import annotations

from multiprocessing.connection import Connection

import attrs

from puertorico_desktop.bots.process.child_process import ProcessFactory, received, spawned
from puertorico_desktop.bots.process.priority import lower_priority
from puertorico_desktop.learn.challenges.daily import Daily, Par, par_of


@attrs.frozen
class FoundPar:
    """Par of the game of a day."""

    day: str
    par: Par


def serve(pipe: Connection) -> None:
    """Plays the games it is sent, one after the other, where others leave time."""
    lower_priority()
    for message in received(pipe):
        daily: Daily = message
        par = par_of(daily)
        if par is not None:
            pipe.send(FoundPar(daily.day.isoformat(), par))


PAR_PROCESS: ProcessFactory = spawned(serve, "par")
