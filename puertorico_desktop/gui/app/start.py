"""The first steps of the window's startup: the checks for a screen, and for a running instance of the program.

Loading the window's modules takes long. Calls of other starts of the program are accepted before that.
"""

from __future__ import annotations

import os
from pathlib import Path

from puertorico_desktop.bundle import leave_environment
from puertorico_desktop.gui.app.instance import TOKEN, SingleInstance, StartRequest
from puertorico_desktop.gui.app.logging_setup import install_hooks
from puertorico_desktop.gui.app.qt_application import Application
from puertorico_desktop.gui.app.running_sign import show_running
from puertorico_desktop.gui.app.screens import check_screen
from puertorico_desktop.saves.folders import Folders


def start(path: Path | None, language: str | None, restore: bool, alone: bool) -> int:
    """Open the window and return the exit status once it is closed; see `puertorico_desktop.cli.window`. Raises
    NoScreenError.

    If the program is already running, that instance opens the file and comes to the front, and the status is 0. With
    `alone`, a running instance is not called.
    """
    install_hooks()
    check_screen()
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
