"""The check for a screen, made before Qt looks for one: Qt ends the whole program if it finds none."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Mapping
from ctypes import CDLL, c_char_p, c_void_p
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPluginLoader
from PySide6.QtGui import QGuiApplication

from puertorico_desktop.no_screen import VARIABLE, NoScreenError, ScreenFault

PLUGIN_FOLDER = "QT_QPA_PLATFORM_PLUGIN_PATH"
X_SERVER, WAYLAND_SERVER, WAYLAND_FOLDER, WAYLAND_CONNECTION = (
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "XDG_RUNTIME_DIR",
    "WAYLAND_SOCKET",
)
SCREENS = (X_SERVER, WAYLAND_SERVER, VARIABLE)
"""The environment variables that tell Qt the screen on Linux and similar systems."""
X, WAYLAND = "xcb", "wayland"
WITHOUT_SCREEN = ("offscreen", "minimal", "vnc")
"""The platforms that need no screen of this computer."""
LONGEST_START = 10
"""The time that Qt may take to start, in whole seconds."""
_CENTRAL = ("win32", "darwin")
"""The systems that always have a screen."""


def check_screen(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> None:
    """Raise NoScreenError if Qt could not open a window."""
    chosen = environment.get(VARIABLE, "")
    if chosen:
        _check_chosen(chosen, platform, environment)
    elif platform not in _CENTRAL:
        plugins = _plugins(environment)
        has_wayland = environment.get(WAYLAND_SERVER) and (WAYLAND in plugins or not plugins)
        if not (has_wayland and _is_wayland_server(environment)):
            _check_x(environment, plugins)


def _check_chosen(chosen: str, platform: str, environment: Mapping[str, str]) -> None:
    """Raise NoScreenError about the first of the chosen platforms if none of them can be used: names that are
    separated by semicolons, each with parameters after a colon."""
    plugins = _plugins(environment)
    first: NoScreenError | None = None
    for name in (one.partition(":")[0] for one in chosen.split(";")):
        try:
            _check_platform(name, plugins, platform, environment)
        except NoScreenError as error:
            first = first or error
        else:
            return
    if first is not None:
        raise first


def _check_platform(name: str, plugins: Mapping[str, Path], platform: str, environment: Mapping[str, str]) -> None:
    """Raise NoScreenError if the platform of that name cannot be used."""
    key = name.lower()
    if plugins and key not in plugins:
        raise NoScreenError(ScreenFault.UNKNOWN_PLATFORM, name, tuple(sorted(plugins)))
    if platform in _CENTRAL or key in WITHOUT_SCREEN:
        return
    if key == X:
        _check_x(environment, plugins)
    elif key.startswith(WAYLAND):
        if not _is_wayland_server(environment):
            raise NoScreenError
    elif not _starts():
        raise NoScreenError(ScreenFault.UNUSABLE_PLATFORM, name)


def _check_x(environment: Mapping[str, str], plugins: Mapping[str, Path]) -> None:
    """Raise NoScreenError if no X server answers, or a library that Qt needs for it is missing."""
    display = environment.get(X_SERVER)
    if not display or not _is_x_server(display):
        raise NoScreenError
    if X in plugins:
        loader = QPluginLoader(str(plugins[X]))
        if not loader.load():
            raise NoScreenError(ScreenFault.MISSING_LIBRARY, X, detail=loader.errorString())


def _plugins(environment: Mapping[str, str]) -> dict[str, Path]:
    """Returns the files of Qt's plugins for platforms, by the names of the platforms; empty if they cannot be
    found."""
    folders = [Path(folder, "platforms") for folder in QCoreApplication.libraryPaths()]
    folders[:0] = [Path(folder) for folder in environment.get(PLUGIN_FOLDER, "").split(os.pathsep) if folder]
    found: dict[str, Path] = {}
    for file in (file for folder in folders if folder.is_dir() for file in sorted(folder.iterdir())):
        meta: object = QPluginLoader(str(file)).metaData().get("MetaData")
        for key in meta.get("Keys", ()) if isinstance(meta, dict) else ():
            found.setdefault(str(key).lower(), file)
    return found


def _is_x_server(display: str) -> bool:
    """Returns whether an X server accepts windows at that value of DISPLAY; True if that cannot be found out."""
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


def _is_wayland_server(environment: Mapping[str, str]) -> bool:
    """Returns whether a Wayland server accepts connections, or the program was started with one."""
    if environment.get(WAYLAND_CONNECTION):
        return True
    server = Path(environment.get(WAYLAND_FOLDER, "/"), environment.get(WAYLAND_SERVER) or "wayland-0")
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(server))
    except OSError:
        return False
    return True


def _starts() -> bool:
    """Returns whether Qt can be started with the chosen platform and finds a screen, by trying it in another
    process."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == 0
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.alarm(LONGEST_START)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (1, 2):
            os.dup2(nowhere, stream)
        os._exit(QGuiApplication(["try"]).primaryScreen() is None)
    finally:
        os._exit(1)
