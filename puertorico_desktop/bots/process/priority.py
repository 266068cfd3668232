"""Lowering of the priority of a process."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys

NICE = 10
_BELOW_NORMAL = 0x4000


def lower_priority() -> None:
    """Lower the priority of this process, so that other processes come first. Does nothing if the system does not
    allow it."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            api = ctypes.WinDLL("kernel32", use_last_error=True)
            api.GetCurrentProcess.restype = ctypes.c_void_p
            api.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
            api.SetPriorityClass(api.GetCurrentProcess(), _BELOW_NORMAL)
        else:
            os.nice(NICE)
