"""Where a process of the bots begins.

This module imports nothing that computes: what it sets has to be there before the rest is loaded.
"""

from __future__ import annotations

import os
from multiprocessing.connection import Connection

THREADS = (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "NUMEXPR_NUM_THREADS",
    "VECLIB_MAXIMUM_THREADS",
)
"""How many threads libraries for arrays may use is read from these when they are loaded."""


def run(connection: Connection) -> None:
    """Serve the pipe. One core is what a process has: threads on small arrays only get in each other's way."""
    os.environ.update(dict.fromkeys(THREADS, "1"))

    from puertorico_desktop.bots.worker import serve

    serve(connection)
