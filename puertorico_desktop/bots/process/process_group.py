"""Groups of processes of other programs, which end with everything that they have started: when they are killed, and
when this process ends.

On Windows a program and its children are a job, which ends with the last handle to it. Elsewhere they are a process
group, led by a guardian process: the guardian reads a pipe to which only this process can write and, when it is
closed for whatever reason, kills the group and itself. (A program can deliberately leave its group.)
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from puertorico_desktop.bundle import starting_other

_GUARDIAN = ("/bin/sh", "-c", 'trap "" HUP INT QUIT TERM; read -r _; kill -KILL 0')
_KILL_ON_JOB_CLOSE = 0x2000
_EXTENDED_LIMITS = 9


class _GuardedGroup:
    """A process group with a guardian. Until the guardian is waited for, its process id is not reused, so the group
    is safe to kill."""

    def __init__(self) -> None:
        quiet = subprocess.DEVNULL
        self._guardian = subprocess.Popen(
            _GUARDIAN, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, cwd="/", env={}, process_group=0
        )

    @property
    def options(self) -> dict[str, Any]:
        """The arguments of `subprocess.Popen` that start a program in the group."""
        return {"process_group": self._guardian.pid}

    def add(self, process: subprocess.Popen[bytes]) -> None:
        """Do nothing: `options` have put the process into the group."""

    def kill(self) -> None:
        """Kill all processes of the group at once."""
        if sys.platform != "win32":
            with contextlib.suppress(OSError):
                os.killpg(self._guardian.pid, signal.SIGKILL)
        assert self._guardian.stdin is not None
        self._guardian.stdin.close()
        self._guardian.wait()


class ExtendedLimits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION of the Windows API; only the flags are set."""

    _fields_ = (
        ("times", ctypes.c_int64 * 2),
        ("flags", ctypes.c_uint32),
        ("working_set", ctypes.c_size_t * 2),
        ("processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("classes", ctypes.c_uint32 * 2),
        ("io", ctypes.c_uint64 * 6),
        ("memory", ctypes.c_size_t * 4),
    )


class _Job:
    """A job of Windows. If none can be created, `kill` ends only the program itself."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._job: int | None = None
        if sys.platform == "win32":
            self._api = _windows_api()
            limits = ExtendedLimits()
            limits.flags = _KILL_ON_JOB_CLOSE
            job = self._api.CreateJobObjectW(None, None)
            size = ctypes.sizeof(limits)
            if job and self._api.SetInformationJobObject(job, _EXTENDED_LIMITS, ctypes.byref(limits), size):
                self._job = job
            elif job:
                self._api.CloseHandle(job)

    @property
    def options(self) -> dict[str, Any]:
        """The arguments of `subprocess.Popen` for a program without a console."""
        return {"creationflags": getattr(subprocess, "CREATE_NO_WINDOW", 0)}

    def add(self, process: subprocess.Popen[bytes]) -> None:
        """Add the program, which has just been started."""
        self._process = process
        if sys.platform == "win32" and self._job is not None:
            self._api.AssignProcessToJobObject(self._job, int(vars(process)["_handle"]))

    def kill(self) -> None:
        """Kill all processes of the job at once."""
        if sys.platform == "win32" and self._job is not None:
            self._api.TerminateJobObject(self._job, 1)
            self._api.CloseHandle(self._job)
            self._job = None
        if self._process is not None:
            self._process.kill()


if sys.platform == "win32":

    def _windows_api() -> ctypes.WinDLL:
        """Returns the library with the functions for jobs, with their types declared: a handle is as wide as an
        address."""
        api = ctypes.WinDLL("kernel32", use_last_error=True)
        handle, number = ctypes.c_void_p, ctypes.c_uint32
        api.CreateJobObjectW.restype = handle
        api.CreateJobObjectW.argtypes = (handle, ctypes.c_wchar_p)
        api.SetInformationJobObject.argtypes = (handle, ctypes.c_int, handle, number)
        api.AssignProcessToJobObject.argtypes = (handle, handle)
        api.TerminateJobObject.argtypes = (handle, ctypes.c_uint)
        api.CloseHandle.argtypes = (handle,)
        return api


ProcessGroup = _GuardedGroup | _Job
"""The group of one program and everything that it starts."""


def start_program(arguments: str | Sequence[str], stderr: int) -> tuple[subprocess.Popen[bytes], ProcessGroup]:
    """Start a program, with pipes for input and output, in a group of its own. Returns its process and its group.

    Raises OSError, ValueError or IndexError if it cannot be started.
    """
    group: ProcessGroup = _Job() if sys.platform == "win32" else _GuardedGroup()
    try:
        pipe = subprocess.PIPE
        with starting_other() as environment:
            process = subprocess.Popen(
                arguments, stdin=pipe, stdout=pipe, stderr=stderr, env=environment, **group.options
            )
        group.add(process)
    except BaseException:
        group.kill()
        raise
    return process, group
