"""Bots: computer players of all games.

The first module that imports numpy fixes how many threads its linear algebra may start. The matrices of the bots are
so small that a second thread only costs time, and several bot processes may think at once; so this package sets the
number to one, unless the environment sets another.
"""

import os

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""The environment variables from which libraries for linear algebra read how many threads they may start."""

for _name in THREADS:
    os.environ.setdefault(_name, "1")
