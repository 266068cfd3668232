"""The first moments of the window: whether there is a screen, and whether the program runs already.

What the window needs is much to load. Before that, other starts of the program can be heard.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from puertorico_desktop.bundle import leave_environment
from puertorico_desktop.gui.app.instance import TOKEN, Call, Instance
from puertorico_desktop.gui.app.logging_setup import install_hooks
from puertorico_desktop.gui.app.qt_application import Application
from puertorico_desktop.gui.app.running_sign import show_running
from puertorico_desktop.saves.folders import Folders

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""On Linux and its relatives one of these tells Qt where a screen is; without any, Qt ends the whole program."""


def has_screen(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether there is anything to open a window on."""
    return platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS)


def start(path: Path | None, language: str | None, restore: bool, alone: bool) -> int:
    """Open the window and return the exit status once it is closed; see `puertorico_desktop.cli.window`.

    If the program runs already, that one opens the file and comes to the front, and the status is 0. With `alone` it
    is left alone.
    """
    install_hooks()
    if not has_screen():
        raise EOFError
    application = Application()
    leave_environment()
    folders = Folders.standard()
    instance = Instance(folders.data, application)
    call = Call(None if path is None else os.path.abspath(path), os.environ.get(TOKEN, ""))
    if not alone and not instance.is_first(call):
        return 0
    show_running()
    from puertorico_desktop.gui.app.application import run

    return run(application, instance, folders, path, language, restore)
