"""A named mutex that shows that the program is running, for its uninstaller on Windows, which asks the user to close
the program first."""

from __future__ import annotations

import sys

from puertorico_desktop import bundle

NAME = "PuertoRicoDesktop.Running"
"""The name of the mutex that `packaging/windows/installer.iss` checks."""
NAMES = (NAME, f"Global\\{NAME}")
"""The mutex of this user's session and that of all sessions: a program installed for all users may run in another
session."""


def show_running() -> None:
    """Hold the mutex until this process ends; do nothing if the program is not an installed package."""
    if sys.platform == "win32" and bundle.folder() is not None:
        import ctypes

        api = ctypes.WinDLL("kernel32", use_last_error=True)
        api.CreateMutexW.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_wchar_p)
        api.CreateMutexW.restype = ctypes.c_void_p
        for name in NAMES:
            api.CreateMutexW(None, False, name)  # Windows closes the handle with the process; errors are ignored
