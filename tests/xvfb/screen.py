"""A screen that nobody sees, with a mouse and a keyboard that the program cannot tell from real ones."""

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

with suppress(ImportError):  # `obstacle` says so
    from Xlib import XK, X
    from Xlib.display import Display
    from Xlib.ext import xtest

SIZE = (1366, 768)
WINDOW_MANAGERS = ("openbox", "xfwm4", "metacity", "marco", "twm")
LEFT_BUTTON, RIGHT_BUTTON = 1, 3
STEPS = 12
"""The pointer goes from place to place in so many movements."""
LAST_STEPS = 3
"""The last movements are of a pixel each, as a hand slows down before it lets go."""


def obstacle() -> str:
    """Why there can be no such screen here; empty if there can."""
    if not sys.platform.startswith("linux"):
        return f"a screen of our own needs an X server, which {sys.platform} does not have"
    if shutil.which("Xvfb") is None:
        return "Xvfb is not installed; `python3 packaging/dev.py test` installs it or says how"
    if importlib.util.find_spec("Xlib") is None:
        return "python-xlib is not installed; `python3 packaging/dev.py test` installs it"
    plugin = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    # In a process of its own: this one has another plugin of Qt's.
    loading = [sys.executable, "-c", "import ctypes, sys; ctypes.CDLL(sys.argv[1])", str(plugin)]
    loaded = subprocess.run(loading, capture_output=True, text=True)
    if plugin.exists() and loaded.returncode:
        error = loaded.stderr.strip().splitlines()[-1]
        return f"Qt cannot open a window ({error}); `python3 packaging/dev.py test` installs what it lacks"
    return ""


class Screen:
    """The screen with its pointer and keys. Places are pixels from the top left corner."""

    def __init__(self, name: str, display: Display, managed: bool) -> None:
        self.name = name
        self._display = display
        self._managed = managed

    def environment(self) -> dict[str, str]:
        """What a program has to know to come up here and nowhere else."""
        return {"DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb"}

    # -- the mouse --

    def point(self, x: int, y: int) -> None:
        """Put the pointer there at once."""
        xtest.fake_input(self._display, X.MotionNotify, x=x, y=y)
        self._display.sync()

    def travel(self, x: int, y: int) -> None:
        """Move the pointer there like a hand does."""
        here = self._display.screen().root.query_pointer()
        left, top = here.root_x, here.root_y
        for step in range(1, STEPS + 1):
            self.point(left + (x - left) * step // STEPS, top + (y - top) * step // STEPS)
        for short in range(LAST_STEPS, -1, -1):
            self.point(x - short, y)

    def press(self, button: int = LEFT_BUTTON) -> None:
        """Hold a button down."""
        xtest.fake_input(self._display, X.ButtonPress, button)
        self._display.sync()

    def release(self, button: int = LEFT_BUTTON) -> None:
        """Let a button go."""
        xtest.fake_input(self._display, X.ButtonRelease, button)
        self._display.sync()

    def click(self, x: int, y: int, button: int = LEFT_BUTTON) -> None:
        """Go there and click."""
        self.travel(x, y)
        self.press(button)
        self.release(button)

    # -- the keyboard --

    def key(self, *names: str) -> None:
        """Press keys together, the last one after the others: `key("Control_L", "Return")`."""
        codes = [self._display.keysym_to_keycode(XK.string_to_keysym(name)) for name in names]
        assert all(codes), names
        for code in codes:
            xtest.fake_input(self._display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self._display, X.KeyRelease, code)
        self._display.sync()

    def give_keys_to(self, rect: tuple[int, int, int, int]) -> None:
        """Without a window manager nobody says which window has the keyboard: the one that lies there."""
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
    """A screen for as long as it is needed, with a window manager if this computer has one."""
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
    """A window manager, if there is one. Whoever needs it waits for what it does."""
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
