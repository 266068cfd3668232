"""Detects whether the program runs from a package, and keeps the package's settings away from other programs.

PyInstaller makes the packages. It makes the program look for libraries and plugins in its own folder, by environment
variables and on Windows by a setting of the process, and every program started by it inherits these. Programs of the
system and of other makers must not: they would load the wrong libraries.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH", "PATH")
"""The environment variables that may name the folder of a package; all are lists of folders."""
ORIGINAL = "_ORIG"
"""The suffix of the variable that holds the value from before the package changed a variable."""

_starting = threading.Lock()


def folder() -> str | None:
    """Returns the folder with all parts of the package; None where the program runs from its sources or from a
    wheel."""
    found: object = getattr(sys, "_MEIPASS", None)
    return found if getattr(sys, "frozen", False) and isinstance(found, str) else None


def environment_for_others(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Returns the environment variables for other programs: with the values from before the package changed them."""
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
    """Restore the environment variables of this process, so that every program started from now on, by Qt too,
    inherits the original values.

    This process has already read the changed values, and a further process of the program sets them anew for itself.
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
    """Keep the libraries of the package from another program that is started in the body of the `with` statement.

    Yields its environment for `subprocess.Popen`; outside a package None, which means the environment of this
    process.
    """
    own = folder()
    if own is None:
        yield None
        return
    with _starting:  # the setting holds for the whole process
        _set_library_folder(None)
        try:
            yield environment_for_others()
        finally:
            _set_library_folder(own)


def _is_inside(entry: str, own: str) -> bool:
    entry, own = (os.path.normcase(os.path.normpath(name)) if name else "" for name in (entry, own))
    return entry == own or entry.startswith(own + os.sep)


def _set_library_folder(path: str | None) -> None:
    """Set the additional folder in which Windows looks for libraries, None for none; other systems have no such
    setting."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetDllDirectoryW(path)
