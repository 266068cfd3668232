"""Players that are not people.

The first module that imports numpy decides how many threads its linear algebra may start. The matrices of the bots
are so small that a second thread only costs time, and several processes may think at once; so it is one, unless the
environment says otherwise.
"""

import os

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""Where libraries for linear algebra look how many threads they may start."""

for _name in THREADS:
    os.environ.setdefault(_name, "1")
