"""Reads from the system whether the user wants reduced motion."""

from __future__ import annotations

import configparser
import os
import plistlib
import shutil
import sys
from collections.abc import Mapping
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows API."""
OBJECTIVE_C = "/usr/lib/libobjc.A.dylib"
"""The Objective-C runtime, through which macOS is queried; Qt has loaded all other libraries needed."""
LAST_WAIT_MS = 500
"""The time in ms to wait for the end of a killed process."""
GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")


class Motion(Enum):
    """The setting for animations; the value is its name in the file."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class SystemMotion(QObject):
    """Queries the system once. `wanted` is true until the system reports the contrary."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.wanted = True
        self._process: QProcess | None = None

    def ask(self, platform: str = sys.platform, home: Path | None = None) -> None:
        """Query the system; the answer comes later where another program must be run."""
        home = home or Path(os.path.expanduser("~"))
        if platform == "win32":
            self._set(_windows())
        elif platform == "darwin":
            reduced = _mac_workspace()
            file = home / "Library" / "Preferences" / "com.apple.universalaccess.plist"
            self._set(_mac(file) if reduced is None else not reduced)
        else:
            self._set(_kde(Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config") / "kdeglobals"))
            program = shutil.which(GNOME[0])
            if self.wanted and program is not None:
                self._process = QProcess(self)
                self._process.finished.connect(self._read)
                self._process.start(program, list(GNOME[1:]))

    def close(self) -> None:
        """Cancel a running query."""
        if self._process is not None and self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.finished.disconnect(self._read)
            self._process.kill()
            self._process.waitForFinished(LAST_WAIT_MS)

    def _read(self) -> None:
        assert self._process is not None
        self._set(bytes(self._process.readAllStandardOutput().data()).strip() != b"false")

    def _set(self, wanted: bool) -> None:
        if wanted != self.wanted:
            self.wanted = wanted
            self.changed.emit()


def _windows() -> bool:
    """Returns the value of the Windows setting "Show animations in Windows"."""
    import ctypes

    loader: object = getattr(ctypes, "windll", None)
    user32 = getattr(loader, "user32", None)
    if user32 is None:
        return True
    wanted = ctypes.c_int(1)
    user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(wanted), 0)
    return bool(wanted.value)


def _mac_workspace(library: str = OBJECTIVE_C) -> bool | None:
    """Returns the value of the macOS setting "Reduce motion" as reported by the system; None where it cannot be
    queried.

    The file that stores this setting is closed to programs without permission to read everything.
    """
    import ctypes

    name, thing = ctypes.c_char_p, ctypes.c_void_p
    try:
        runtime = ctypes.CDLL(library)
        class_named = ctypes.CFUNCTYPE(thing, name)(("objc_getClass", runtime))
        selector = ctypes.CFUNCTYPE(thing, name)(("sel_registerName", runtime))
        # `objc_msgSend` has the signature of the method that it calls.
        thing_from = ctypes.CFUNCTYPE(thing, thing, thing)(("objc_msgSend", runtime))
        flag_from = ctypes.CFUNCTYPE(ctypes.c_bool, thing, thing)(("objc_msgSend", runtime))
    except (OSError, AttributeError):
        return None
    workspace = class_named(b"NSWorkspace")
    shared = thing_from(workspace, selector(b"sharedWorkspace")) if workspace else None
    return bool(flag_from(shared, selector(b"accessibilityDisplayShouldReduceMotion"))) if shared else None


def _mac(file: Path) -> bool:
    """Returns whether motion is wanted, by the macOS setting "Reduce motion"; True if its file cannot be read."""
    try:
        values: Mapping[str, object] = plistlib.loads(file.read_bytes())
    except (OSError, ValueError, plistlib.InvalidFileException):
        return True
    return not values.get("reduceMotion", False)


def _kde(file: Path) -> bool:
    """Returns whether motion is wanted, by the animation speed of KDE; "instant" is a factor of 0."""
    config = configparser.ConfigParser(strict=False, interpolation=None)
    try:
        config.read_string(file.read_text(encoding="utf-8"))
        return config.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) > 0
    except (OSError, ValueError, configparser.Error):
        return True
