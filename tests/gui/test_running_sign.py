"""The mutex that shows that the program runs, with a simulated Windows."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from puertorico_desktop import bundle
from puertorico_desktop.gui.app.running_sign import NAMES, show_running


class CreateMutex:
    """Stands in for the function of Windows that makes a mutex; it has the argument types that were set."""

    argtypes: Any = ()
    restype: Any = None

    def __init__(self) -> None:
        self.made: list[str] = []

    def __call__(self, security: None, owned: bool, name: str) -> None:
        assert not owned
        self.made.append(name)


@pytest.mark.parametrize(
    ("system", "folder", "made"),
    [("win32", "C:\\game\\_internal", NAMES), ("win32", None, ()), ("linux", "/opt/game/_internal", ())],
)
def test_a_package_creates_its_mutexes_on_windows_only(
    system: str, folder: str | None, made: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    create = CreateMutex()
    kernel = SimpleNamespace(CreateMutexW=create)
    monkeypatch.setattr(ctypes, "WinDLL", lambda *_, **__: kernel, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(bundle, "folder", lambda: folder)
    show_running()
    assert tuple(create.made) == made
