"""The setting of the system for animations."""

import shutil
import subprocess
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.style.motion import Motion, SystemMotion, _kde, _mac, _mac_workspace
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.hands import new_window


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot, "ppp")


def test_the_setting_of_the_system_is_read(tmp_path: Path, window: MainWindow) -> None:
    globals_file = tmp_path / "kdeglobals"
    assert _kde(globals_file)
    globals_file.write_text("[KDE]\nAnimationDurationFactor=0\n")
    assert not _kde(globals_file)
    globals_file.write_text("[KDE\n%%%")
    assert _kde(globals_file)
    assert _mac(tmp_path / "none.plist")
    plist = tmp_path / "access.plist"
    plist.write_text('<?xml version="1.0"?><plist version="1.0"><dict><key>reduceMotion</key><true/></dict></plist>')
    assert not _mac(plist)
    plist.write_bytes(b"rubbish")
    assert _mac(plist)
    assert window.settings_applier.wants_motion
    motion: SystemMotion = window.settings_applier.motion
    motion._set(False)
    assert not window.settings_applier.wants_motion
    assert not window.table.choreography.enabled
    window.services.preferences.change(motion=Motion.ON)
    assert window.table.choreography.enabled


WORKSPACE = """
#include <string.h>
void *objc_getClass(const char *name) { return strcmp(name, "NSWorkspace") ? 0 : (void *) name; }
void *sel_registerName(const char *name) { return (void *) name; }
void *objc_msgSend(void *target, const char *message) {
    if (!strcmp(message, "sharedWorkspace")) return SHARED;
    if (!strcmp(message, "accessibilityDisplayShouldReduceMotion")) return (void *) REDUCED;
    return 0;
}
"""
"""As much of macOS as is asked whether things shall move."""


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler to make a part of macOS with")
@pytest.mark.parametrize(
    ("shared", "reduced", "expected"), [("target", "1L", True), ("target", "0L", False), ("0", "1L", None)]
)
def test_the_setting_of_macos_is_read(tmp_path: Path, shared: str, reduced: str, expected: bool | None) -> None:
    (tmp_path / "macos.c").write_text(WORKSPACE)
    library = tmp_path / "macos.so"
    defined = [f"-DSHARED={shared}", f"-DREDUCED={reduced}"]
    subprocess.run(["cc", "-shared", "-fPIC", *defined, "-o", library, tmp_path / "macos.c"], check=True)
    assert _mac_workspace(str(library)) is expected


def test_a_missing_library_of_macos_is_no_error(tmp_path: Path) -> None:
    assert _mac_workspace(str(tmp_path / "missing.dylib")) is None


def test_motion_is_wanted_by_default_without_a_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOME", raising=False)
    motion = SystemMotion()
    for platform in ("darwin", "win32"):
        motion.ask(platform)
        assert motion.wanted
