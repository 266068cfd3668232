"""A virtual screen, with a mouse and a keyboard that are real for the program."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import PySide6
import pytest

with suppress(ImportError):  # reported by `obstacle`
    from Xlib import XK, X
    from Xlib.display import Display
    from Xlib.ext import xtest

SIZE = (1366, 768)
WINDOW_MANAGERS = ("openbox", "xfwm4", "metacity", "marco", "twm")
LEFT_BUTTON, RIGHT_BUTTON = 1, 3
STEPS = 12
"""The number of movements of the pointer from one place to another."""
LAST_STEPS = 3
"""The number of last movements of one pixel each, like those of a hand before a drop."""


def obstacle() -> str:
    """Returns why there can be no virtual screen; empty if there can."""
    if not sys.platform.startswith("linux"):
        return f"a virtual screen needs an X server, which {sys.platform} does not have"
    if shutil.which("Xvfb") is None:
        return "Xvfb is not installed; `python3 packaging/dev.py test` installs it or says how"
    if importlib.util.find_spec("Xlib") is None:
        return "python-xlib is not installed; `python3 packaging/dev.py test` installs it"
    plugin = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    # In a separate process, because this one has loaded another plugin of Qt.
    loading = [sys.executable, "-c", "import ctypes, sys; ctypes.CDLL(sys.argv[1])", str(plugin)]
    loaded = subprocess.run(loading, capture_output=True, text=True)
    if plugin.exists() and loaded.returncode:
        error = loaded.stderr.strip().splitlines()[-1]
        return f"Qt cannot open a window ({error}); `python3 packaging/dev.py test` installs what it lacks"
    return ""


class Screen:
    """The screen with its pointer and keyboard. Places are pixels from the top left corner."""

    def __init__(self, name: str, display: Display, managed: bool) -> None:
        self.name = name
        self._display = display
        self._managed = managed

    def environment(self) -> dict[str, str]:
        """Returns the variables that make a program open its window here."""
        return {"DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb"}

    # -- the mouse --

    def point(self, x: int, y: int) -> None:
        """Moves the pointer at once."""
        xtest.fake_input(self._display, X.MotionNotify, x=x, y=y)
        self._display.sync()

    def travel(self, x: int, y: int) -> None:
        """Moves the pointer in steps, like a hand."""
        here = self._display.screen().root.query_pointer()
        left, top = here.root_x, here.root_y
        for step in range(1, STEPS + 1):
            self.point(left + (x - left) * step // STEPS, top + (y - top) * step // STEPS)
        for short in range(LAST_STEPS, -1, -1):
            self.point(x - short, y)

    def press(self, button: int = LEFT_BUTTON) -> None:
        """Presses a button."""
        xtest.fake_input(self._display, X.ButtonPress, button)
        self._display.sync()

    def release(self, button: int = LEFT_BUTTON) -> None:
        """Releases a button."""
        xtest.fake_input(self._display, X.ButtonRelease, button)
        self._display.sync()

    def click(self, x: int, y: int, button: int = LEFT_BUTTON) -> None:
        """Moves the pointer and clicks."""
        self.travel(x, y)
        self.press(button)
        self.release(button)

    # -- the keyboard --

    def key(self, *names: str) -> None:
        """Presses keys together, the last one after the others: `key("Control_L", "Return")`."""
        codes = [self._display.keysym_to_keycode(XK.string_to_keysym(name)) for name in names]
        assert all(codes), names
        for code in codes:
            xtest.fake_input(self._display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self._display, X.KeyRelease, code)
        self._display.sync()

    def focus_window(self, rect: tuple[int, int, int, int]) -> None:
        """Gives the keyboard focus to the window with that rectangle, if there is no window manager to do that."""
        if self._managed:
            return
        x, y, width, height = rect
        for window in self._display.screen().root.query_tree().children:
            place = window.get_geometry()
            if (place.x, place.y, place.width, place.height) == (x, y, width, height):
                window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self._display.sync()


@contextmanager
def started() -> Iterator[Screen]:
    """Runs a screen, with a window manager if one is installed."""
    with _server() as name:
        manager = next(filter(None, map(shutil.which, WINDOW_MANAGERS)), None)
        with _running(manager, name):
            display = Display(name)
            try:
                yield Screen(name, display, manager is not None)
            finally:
                display.close()


@contextmanager
def _server() -> Iterator[str]:
    reading, writing = os.pipe()
    size = "x".join(map(str, (*SIZE, 24)))
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            pytest.fail(f"Xvfb ended at once: {server.wait()}")
        yield f":{number}"
    finally:
        _end(server)


@contextmanager
def _running(manager: str | None, display: str) -> Iterator[None]:
    """Runs a window manager, if one is installed, without waiting for its start."""
    if manager is None:
        yield
        return
    environment: Mapping[str, str] = {**os.environ, "DISPLAY": display}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen([manager], env=environment, stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        yield
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
