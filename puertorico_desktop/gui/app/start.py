"""The first steps of the window's startup: the checks for a screen, and for a running instance of the program.

Loading the window's modules takes long. Calls of other starts of the program are accepted before that.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from ctypes import CDLL, c_char_p, c_void_p
from pathlib import Path

from puertorico_desktop.bundle import leave_environment
from puertorico_desktop.gui.app.instance import TOKEN, SingleInstance, StartRequest
from puertorico_desktop.gui.app.logging_setup import install_hooks
from puertorico_desktop.gui.app.qt_application import Application
from puertorico_desktop.gui.app.running_sign import show_running
from puertorico_desktop.saves.folders import Folders

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""The environment variables of which one tells Qt the screen on Linux and similar systems; without any, Qt ends the
whole program."""


def has_screen(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Returns whether there is a screen for a window."""
    if platform in ("win32", "darwin"):
        return True
    display, *others = map(environment.get, SCREENS)
    return any(others) or bool(display and _is_x_server(display))


def _is_x_server(display: str) -> bool:
    """Returns whether an X server accepts windows at that value of DISPLAY; True if that cannot be found out. Without
    it, Qt ends the whole program."""
    try:
        xcb = CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.argtypes, xcb.xcb_connect.restype = (c_char_p, c_void_p), c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = (c_void_p,)
    connection = xcb.xcb_connect(os.fsencode(display), None)
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)


def start(path: Path | None, language: str | None, restore: bool, alone: bool) -> int:
    """Open the window and return the exit status once it is closed; see `puertorico_desktop.cli.window`. Raises
    EOFError if there is no screen.

    If the program is already running, that instance opens the file and comes to the front, and the status is 0. With
    `alone`, a running instance is not called.
    """
    install_hooks()
    if not has_screen():
        raise EOFError
    application = Application()
    leave_environment()
    folders = Folders.standard()
    instance = SingleInstance(folders.data, application)
    request = StartRequest(None if path is None else os.path.abspath(path), os.environ.get(TOKEN, ""))
    if not alone and not instance.is_first(request):
        return 0
    show_running()
    from puertorico_desktop.gui.app.application import run

    return run(application, instance, folders, path, language, restore)
