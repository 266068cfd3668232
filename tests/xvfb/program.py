"""The program in a separate process, with access to its state and a mouse for it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import attrs

from puertorico_desktop.gui.app.application import PROBE
from tests.xvfb.screen import Screen

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds until waiting fails; the computer may be very busy."""
POLL = 0.01
OF_THE_DESKTOP = ("XDG_", "QT_", "WAYLAND_", "PUERTORICO_", "LANG")
"""Prefixes of variables of the desktop on which the tests run; the program does not receive them."""
DRAG_STEPS = (4, 8, 12, 16)
"""Pixels by which the pointer moves to start a drag: Qt starts it at 10."""

Seen = dict[str, Any]
T = TypeVar("T")


@attrs.frozen
class Installation:
    """A program to be tested: its command, and the root of the system in which it is installed."""

    command: tuple[str, ...] = (sys.executable, "-m", "puertorico_desktop")
    root: Path = Path("/")

    def inside(self, path: Path) -> str:
        """Returns the path of a file in the system of the program."""
        return str(Path("/", path.relative_to(self.root)))

    @property
    def start(self) -> tuple[str, ...]:
        """The command line that starts it in its own system, as an unprivileged user."""
        if self.root == Path("/"):
            return self.command
        return ("chroot", f"--userspec={PLAYER}:{PLAYER}", str(self.root), *self.command)

    def temporary_folder(self) -> Path:
        """Returns a new folder that the program may write to, with a path that is short enough for sockets."""
        folder = Path(tempfile.mkdtemp(prefix="puertorico-", dir=self.root / "tmp"))
        folder.chmod(0o777)
        return folder

    def environment(self, home: Path, **more: str) -> dict[str, str]:
        """Returns the environment of the program, without the variables of the current desktop."""
        variables = {name: value for name, value in os.environ.items() if not name.startswith(OF_THE_DESKTOP)}
        variables |= {"HOME": self.inside(home), "LC_ALL": "C.UTF-8", "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
        return variables | more


CHECKOUT = Installation()
PLAYER = "player"
"""The user who plays in a separate system."""


class Program:
    """The program on a screen. `look` returns what a player sees; all input is by mouse and keyboard."""

    def __init__(self, screen: Screen, process: subprocess.Popen[str], probe: Path, home: Path) -> None:
        self.screen = screen
        self.home = home
        self._process = process
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(PATIENCE)
        self._connect(probe)
        self._line = self._socket.makefile("rwb")

    def _connect(self, probe: Path) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._socket.connect(str(probe))
                return
            except OSError:
                assert self._process.poll() is None, f"the program ended at once:\n{self.output()}"
                assert time.monotonic() < end, f"no window:\n{self.output()}"
                time.sleep(POLL)

    # -- looking --

    def look(self, *parts: str) -> Seen:
        """Returns these parts of the current state."""
        try:
            self._line.write(" ".join(parts).encode() + b"\n")
            self._line.flush()
            answer = self._line.readline()
        except ConnectionError:
            answer = b""
        except TimeoutError:
            raise AssertionError(f"the program does not answer:\n{self.output()}") from None
        if not answer:
            raise AssertionError(f"the program ended with status {self._process.wait(PATIENCE)}:\n{self.output()}")
        seen: Seen = json.loads(answer)
        assert "error" not in seen, seen
        return seen

    def wait_for(self, what: str, condition: Callable[[Seen], T], *parts: str) -> T:
        """Waits until a condition holds, and returns its result."""
        end = time.monotonic() + PATIENCE
        while True:
            found = condition(self.look(*parts))
            if found:
                return found
            assert time.monotonic() < end, f"waited in vain for {what}:\n{self.state()}"
            time.sleep(POLL)

    def rect(self, ref: str) -> tuple[int, int, int, int]:
        """Returns the rectangle of a piece or place."""
        places = self.look("places")["places"]
        assert ref in places, f"{ref} is nowhere in sight:\n{self.state()}"
        left, top, width, height = places[ref]["rect"]
        assert width > 0, f"{ref} has no extent"
        assert height > 0, f"{ref} has no extent"
        return left, top, width, height

    def item(self, ref: str) -> Seen:
        """Returns the item that is painted at a place."""
        item: Seen = self.look("places")["places"][ref]["item"]
        return item

    def wait_for_item(self, ref: str, condition: Callable[[Seen], bool]) -> None:
        """Waits until the item at a place fulfils the condition."""
        self.wait_for(f"a change at {ref}", lambda seen: condition(seen["places"][ref]["item"]), "places")

    @property
    def ply(self) -> int:
        """The number of actions that have been played."""
        ply: int = self.look("game")["game"]["ply"]
        return ply

    def state(self) -> str:
        """Returns the state for the message of a failure."""
        seen = self.look("game", "hand", "prompt", "dialogs", "focus", "window")
        return "\n".join([*(f"{part}: {what}" for part, what in seen.items()), self.output()])

    def output(self) -> str:
        """Returns the output of the program, and its log."""
        logs = sorted(self.home.rglob("*.log"))
        texts = [(self.home / "output").read_text(), *(log.read_text(encoding="utf-8") for log in logs)]
        return "\n".join(filter(None, texts))

    # -- the mouse --

    def click(self, ref: str) -> None:
        """Clicks on a piece or place."""
        self.stroke(middle(self.rect(ref)))

    def press(self, button: str) -> None:
        """Clicks on a button beside the prompt when it is enabled."""
        self.stroke(middle(self.wait_for_button(button)))

    def wait_for_button(self, button: str) -> tuple[int, int, int, int]:
        """Returns the rectangle of a button when it is enabled and has stopped moving: a busy program may not have
        processed all mouse events yet, and moves the button afterwards."""
        before: list[int] = []

        def found(seen: Seen) -> Any:
            nonlocal before
            spec = seen["prompt"]["buttons"].get(button)
            rect = spec["rect"] if spec and spec["enabled"] else []
            before, last = rect, before
            return rect == last and rect

        rect: tuple[int, int, int, int] = self.wait_for(f"the button {button}", found, "prompt")
        return rect

    def wait_for_hand(self, ref: str | None) -> None:
        """Waits until that piece is held, or none. A drag continues for a moment after the drop, and a click then
        would be incomplete: the end of the drag consumes the release."""

        def found(seen: Seen) -> bool:
            hand = seen["hand"]
            return hand["holds"] == ref and (ref is not None or not hand["drags"])

        self.wait_for(f"{ref} in the hand", found, "hand")

    def wait_for_status_text(self) -> None:
        """Waits for a text in the status line."""
        self.wait_for("words in the status line", lambda seen: seen["window"]["status"], "window")

    def wait_for_ply(self, ply: int) -> None:
        """Waits until at least that many actions have been played."""
        self.wait_for(f"ply {ply}", lambda seen: seen["game"]["ply"] >= ply, "game")

    def answer(self, dialog: str, text: str) -> None:
        """Clicks on a button of a dialog when both exist."""

        def found(seen: Seen) -> Any:
            shown = [one for one in seen["dialogs"] if dialog in (one["kind"], one["name"])]
            return next((one["rect"] for box in shown for one in box["buttons"] if one["text"] == text), None)

        self.screen.click(*middle(self.wait_for(f"{text} in {dialog}", found, "dialogs")))

    def lift(self, ref: str) -> None:
        """Presses on a piece and moves the pointer until the program holds the piece."""
        x, y = middle(self.rect(ref))
        self.screen.travel(x, y)
        self.screen.press()
        for step in DRAG_STEPS:
            self.screen.point(x + step, y + step)
        self.wait_for_hand(ref)

    def drag(self, source: str, target: str) -> None:
        """Drags a piece to a place and drops it."""
        place = middle(self.rect(target))
        self.lift(source)
        self.screen.travel(*place)
        self.screen.release()
        self.wait_for_hand(None)

    def stroke(self, start: tuple[int, int], *way: tuple[int, int]) -> None:
        """Holds the left button down from one point to others, or for a click, until the program has processed it.

        The state during a stroke is not final. A window manager that receives each press first passes it on a moment
        later, with the release where the pointer is then.
        """
        self.screen.travel(*start)
        self.screen.press()
        self.wait_for("the button to be down", lambda seen: seen["mouse"]["held"], "mouse")
        for point in way:
            self.screen.travel(*point)
        self.screen.release()
        self.wait_for("the button to be up", lambda seen: not seen["mouse"]["held"], "mouse")

    # -- the keyboard --

    def take_keyboard(self) -> None:
        """Gives the keyboard focus to the window."""
        self.screen.focus_window(tuple(self.look("window")["window"]["rect"]))
        self.wait_for("the keyboard", lambda seen: seen["window"]["active"], "window")

    def quit(self) -> int:
        """Quits the program as a player does; returns its exit status."""
        self.take_keyboard()
        self.screen.key("Control_L", "q")
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Ends the program as a power cut does."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def close(self) -> None:
        """Ends the program in any state."""
        self._line.close()
        self._socket.close()
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()


@contextmanager
def running(
    screen: Screen,
    home: Path,
    game: Path,
    installation: Installation = CHECKOUT,
    options: Sequence[str] | None = None,
    **environment: str,
) -> Iterator[Program]:
    """Runs the program with its files below `home` and the game of a file.

    With `options` it is started with these instead of the file, and has to restore that game itself.
    """
    folder = installation.temporary_folder()
    full_environment = installation.environment(home, **environment)
    full_environment |= {PROBE: installation.inside(folder / "probe"), **screen.environment()}
    arguments = [installation.inside(game)] if options is None else options
    home.mkdir(parents=True, exist_ok=True)
    try:
        with (home / "output").open("a") as output:
            process = subprocess.Popen(
                [*installation.start, *arguments],
                cwd=ROOT,
                env=full_environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                text=True,
            )
        program = None
        try:
            program = Program(screen, process, folder / "probe", home)
            wanted = json.loads(game.read_bytes())["table"]["id"]
            program.wait_for("the game from the file", lambda seen: seen["game"]["id"] == wanted, "game")
            yield program
        finally:
            if program is not None:
                program.close()
            elif process.poll() is None:
                process.kill()
                process.wait()
    finally:
        shutil.rmtree(folder)


def middle(rect: tuple[int, int, int, int]) -> tuple[int, int]:
    """Returns the middle of a rectangle."""
    left, top, width, height = rect
    return left + width // 2, top + height // 2
