"""The check for a screen before Qt is started, which would end the whole program."""

import os
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from puertorico_desktop.gui.app import screens, start
from puertorico_desktop.gui.tools import sandbox
from puertorico_desktop.no_screen import NoScreenError, ScreenFault

ON_LINUX = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="no X and Wayland servers there")


def fault_of(platform: str, environment: Mapping[str, str]) -> ScreenFault | None:
    """Returns the fault that the check finds; None if there is none."""
    try:
        screens.check_screen(platform, environment)
    except NoScreenError as error:
        return error.fault
    return None


@pytest.mark.parametrize(
    ("platform", "environment", "fault"),
    [
        ("linux", {}, ScreenFault.NONE_THERE),
        ("linux", {"DISPLAY": ""}, ScreenFault.NONE_THERE),
        ("linux", {"DISPLAY": ":0"}, None),
        ("linux", {"DISPLAY": ":9"}, ScreenFault.NONE_THERE),
        ("linux", {"DISPLAY": ":9", "WAYLAND_DISPLAY": "wayland-0"}, None),
        ("linux", {"DISPLAY": ":9", "WAYLAND_DISPLAY": "wayland-9"}, ScreenFault.NONE_THERE),
        ("linux", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-9"}, None),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, None),
        ("linux", {"WAYLAND_DISPLAY": "wayland-9"}, ScreenFault.NONE_THERE),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, None),
        ("linux", {"QT_QPA_PLATFORM": "Offscreen:size=1x1"}, None),
        ("linux", {"QT_QPA_PLATFORM": "xcb"}, ScreenFault.NONE_THERE),
        ("linux", {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":9"}, ScreenFault.NONE_THERE),
        ("linux", {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":0"}, None),
        ("linux", {"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}, ScreenFault.NONE_THERE),
        ("linux", {"QT_QPA_PLATFORM": "wayland-egl", "DISPLAY": ":0"}, ScreenFault.NONE_THERE),
        ("linux", {"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": "wayland-0"}, None),
        ("linux", {"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":0"}, None),
        ("linux", {"QT_QPA_PLATFORM": "foo", "DISPLAY": ":0"}, ScreenFault.UNKNOWN_PLATFORM),
        ("linux", {"QT_QPA_PLATFORM": "foo;bar", "DISPLAY": ":0"}, ScreenFault.UNKNOWN_PLATFORM),
        ("linux", {"QT_QPA_PLATFORM": ";", "DISPLAY": ":0"}, ScreenFault.UNKNOWN_PLATFORM),
        ("linux", {"QT_QPA_PLATFORM": "foo;offscreen"}, None),
        ("linux", {"QT_QPA_PLATFORM": "eglfs"}, ScreenFault.UNUSABLE_PLATFORM),
        ("win32", {}, None),
        ("darwin", {}, None),
        ("win32", {"QT_QPA_PLATFORM": "foo"}, ScreenFault.UNKNOWN_PLATFORM),
        ("darwin", {"QT_QPA_PLATFORM": "offscreen"}, None),
    ],
)
def test_the_fault_depends_on_platform_and_environment(
    platform: str, environment: dict[str, str], fault: ScreenFault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("offscreen", "xcb", "wayland", "wayland-egl", "eglfs")
    monkeypatch.setattr(screens, "_plugins", lambda _: dict.fromkeys(names, Path()))
    monkeypatch.setattr(screens, "_is_x_server", lambda display: display == ":0")
    monkeypatch.setattr(screens, "_is_wayland_server", lambda given: given.get("WAYLAND_DISPLAY") == "wayland-0")
    monkeypatch.setattr(screens, "_starts", lambda: False)
    monkeypatch.setattr(screens.QPluginLoader, "load", lambda _: True)
    assert fault_of(platform, environment) is fault


def test_plugins_are_found_and_known_by_their_names() -> None:
    plugins = screens._plugins(os.environ)
    assert "offscreen" in plugins
    assert all(file.is_file() for file in plugins.values())


def test_without_plugins_no_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "_plugins", lambda _: {})
    assert fault_of("win32", {"QT_QPA_PLATFORM": "foo"}) is None


def test_a_missing_library_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "libqxcb.so").write_bytes(b"no library" * 100)
    monkeypatch.setattr(screens, "_is_x_server", lambda display: True)
    monkeypatch.setattr(screens, "_plugins", lambda _: {"xcb": tmp_path / "libqxcb.so"})
    with pytest.raises(NoScreenError) as caught:
        screens.check_screen("linux", {"DISPLAY": ":0"})
    assert caught.value.fault is ScreenFault.MISSING_LIBRARY
    assert "libqxcb" in str(caught.value)


@ON_LINUX
def test_a_wayland_server_is_one_that_accepts_connections(tmp_path: Path) -> None:
    environment = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "here"}
    assert not screens._is_wayland_server(environment)
    assert screens._is_wayland_server({"WAYLAND_SOCKET": "5"})
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "here"))
        server.listen()
        assert screens._is_wayland_server(environment)
        assert screens._is_wayland_server({"WAYLAND_DISPLAY": str(tmp_path / "here")})
        assert not screens._is_wayland_server({"XDG_RUNTIME_DIR": str(tmp_path)})
    assert not screens._is_wayland_server(environment)


def ended(command: str, tmp_path: Path, **environment: str) -> tuple[int, str, str]:
    """Returns the exit status, the output and the error output of a command, without the variables for screens."""
    others = {name: value for name, value in os.environ.items() if name not in screens.SCREENS}
    done = subprocess.run(
        [sys.executable, "-m", "puertorico_desktop", "--lang", "en", *command.split()],
        env={**others, "HOME": str(tmp_path), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@ON_LINUX
@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":4999"},
        {"DISPLAY": "no display"},
        {"DISPLAY": ":4999", "QT_QPA_PLATFORM": "xcb"},
        {"WAYLAND_DISPLAY": "wayland-4999"},
        {"QT_QPA_PLATFORM": "wayland"},
    ],
)
def test_a_screen_that_does_not_answer_is_reported(environment: dict[str, str], tmp_path: Path) -> None:
    assert ended("", tmp_path, **environment) == (1, "", "There is no screen to open the window on.\n")


@pytest.mark.parametrize("command", ["", "--no-restore", "game.prgame", "bench --gui", "bench --history"])
def test_an_unknown_platform_is_reported_with_the_known_ones(command: str, tmp_path: Path) -> None:
    status, out, err = ended(command, tmp_path, QT_QPA_PLATFORM="foo", DISPLAY=":4999")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert err.startswith("Qt has no platform 'foo': leave QT_QPA_PLATFORM empty, or choose one of ")
    assert "offscreen" in err


@ON_LINUX
def test_a_platform_that_does_not_start_is_reported(tmp_path: Path) -> None:
    if "minimalegl" not in screens._plugins(os.environ):
        pytest.skip("this Qt does not have the platform")
    status, out, err = ended("", tmp_path, QT_QPA_PLATFORM="minimalegl", DISPLAY=":4999")
    assert (status, out) == (1, "")
    assert err == (
        "Qt cannot open windows with its platform 'minimalegl' on this system: leave QT_QPA_PLATFORM empty.\n"
    )


def test_a_picture_needs_no_platform(tmp_path: Path) -> None:
    status, _, err = ended(f"screenshot {tmp_path / 'out.png'}", tmp_path, QT_QPA_PLATFORM="foo")
    assert (status, err) == (0, "")
    assert (tmp_path / "out.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(("fault", "platform"), [(None, None), (ScreenFault.NONE_THERE, "offscreen")])
def test_measurements_go_without_a_screen_only_if_there_is_none(
    fault: ScreenFault | None, platform: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check() -> None:
        if fault is not None:
            raise NoScreenError(fault)

    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(sandbox, "check_screen", check)
    sandbox.go_on_screen_or_without()
    assert os.environ.get("QT_QPA_PLATFORM") == platform


def test_start_reports_a_missing_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    def check() -> None:
        raise NoScreenError

    monkeypatch.setattr(start, "check_screen", check)
    monkeypatch.setattr(start, "install_hooks", lambda: None)
    with pytest.raises(NoScreenError):
        start.start(None, None, True, False)
