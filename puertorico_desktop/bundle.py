"""What the program has to know of itself when it comes as a package: that it does, and what stays in there.

PyInstaller makes the packages. It has the program look for libraries and plugins in its own folder, by variables of
the environment and on Windows by a setting of the process, and whatever the program starts inherits that. Programs of
the system and of other people must not: they would load libraries that are not theirs.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH", "PATH")
"""The variables that lead into the folder of a package; all are lists of folders."""
ORIGINAL = "_ORIG"
"""Behind the name of a variable: what it was before the package changed it."""

_starting = threading.Lock()


def folder() -> str | None:
    """The folder with all parts of the package; None where the program runs from its sources or from a wheel."""
    found: object = getattr(sys, "_MEIPASS", None)
    return found if getattr(sys, "frozen", False) and isinstance(found, str) else None


def environment_for_others(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The variables for programs that are not ours: as they were before the package changed them."""
    cleaned = dict(environment)
    own = folder()
    if own is None:
        return cleaned
    for name in PATHS:
        before = cleaned.pop(name + ORIGINAL, None)
        value = cleaned.pop(name, "") if before is None else before
        left = [entry for entry in value.split(os.pathsep) if not _is_inside(entry, own)]
        if any(left):
            cleaned[name] = os.pathsep.join(left)
    return cleaned


def leave_environment() -> None:
    """Have everything that is started from now on, by Qt as well, find the variables for programs that are not ours.

    What this process has been told by them it knows already, and a process of ours tells them to itself anew.
    """
    if folder() is None:
        return
    wanted = environment_for_others()
    for name in PATHS:
        for changed in (name, name + ORIGINAL):
            if changed in wanted:
                os.environ[changed] = wanted[changed]
            else:
                os.environ.pop(changed, None)


@contextmanager
def starting_other() -> Iterator[dict[str, str] | None]:
    """While a program that is not ours is started, it gets no libraries of ours.

    Yields its environment for `subprocess.Popen`; None, which is the environment of this process, outside a package.
    """
    own = folder()
    if own is None:
        yield None
        return
    with _starting:  # the setting belongs to the whole process
        _set_library_folder(None)
        try:
            yield environment_for_others()
        finally:
            _set_library_folder(own)


def _is_inside(entry: str, own: str) -> bool:
    entry, own = (os.path.normcase(os.path.normpath(name)) if name else "" for name in (entry, own))
    return entry == own or entry.startswith(own + os.sep)


def _set_library_folder(path: str | None) -> None:
    """Where Windows looks for libraries besides its own folders; other systems have no such setting."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetDllDirectoryW(path)
