"""A sign that the program runs, for its uninstaller on Windows: it asks for the program to be closed first."""

from __future__ import annotations

import sys

from puertorico_desktop import bundle

NAME = "PuertoRicoDesktop.Running"
"""What `packaging/windows/installer.iss` looks for."""
NAMES = (NAME, f"Global\\{NAME}")
"""For the sign of this player's session, and that of all: a program for all users may run in another one."""


def show_running() -> None:
    """Hold the sign until this process ends; where the program is no package, nothing of it is uninstalled."""
    if sys.platform == "win32" and bundle.folder() is not None:
        import ctypes

        api = ctypes.WinDLL("kernel32", use_last_error=True)
        api.CreateMutexW.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_wchar_p)
        api.CreateMutexW.restype = ctypes.c_void_p
        for name in NAMES:
            api.CreateMutexW(None, False, name)  # Windows closes it with the process; one that failed is no sign
