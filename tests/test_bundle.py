"""A package of PyInstaller keeps its libraries to itself."""

import os
import sys
from pathlib import Path

import pytest

from puertorico_desktop import bundle
from puertorico_desktop.bots.process import process_group


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """The program believes that it is a package; the folder of its parts."""
    own = str(tmp_path / "_internal")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", own, raising=False)
    return own


def test_outside_a_package_nothing_is_changed() -> None:
    environment = {"LD_LIBRARY_PATH": "/own", "PATH": "/bin", "QT_PLUGIN_PATH": "/plugins"}
    assert bundle.folder() is None
    assert bundle.environment_for_others(environment) == environment
    with bundle.starting_other() as given:
        assert given is None


def test_other_programs_get_what_was_there_before(packed: str) -> None:
    inside = os.path.join(packed, "PySide6")
    environment = {
        "LD_LIBRARY_PATH": packed,
        "LD_LIBRARY_PATH_ORIG": "/opt/lib",
        "DYLD_LIBRARY_PATH": packed,
        "QT_PLUGIN_PATH": os.path.join(inside, "plugins"),
        "QML2_IMPORT_PATH": os.path.join(inside, "qml"),
        "PATH": os.pathsep.join([packed, packed + "-of-somebody-else", "/bin", ""]),
        "HOME": "/home/ann",
    }
    assert bundle.environment_for_others(environment) == {
        "LD_LIBRARY_PATH": "/opt/lib",
        "PATH": os.pathsep.join([packed + "-of-somebody-else", "/bin", ""]),
        "HOME": "/home/ann",
    }


def test_qt_hands_on_what_the_process_has(packed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", packed)
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/opt/lib")
    monkeypatch.setenv("QT_PLUGIN_PATH", os.path.join(packed, "plugins"))
    monkeypatch.setenv("PATH", os.pathsep.join([packed, "/bin"]))
    bundle.leave_environment()
    assert [os.environ.get(name) for name in ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "PATH")] == [
        "/opt/lib",
        None,
        "/bin",
    ]
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


@pytest.mark.skipif(sys.platform == "win32", reason="the shell of other systems tells its variables")
def test_a_program_that_plays_gets_no_libraries_of_ours(packed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", packed)
    steps: list[str | None] = []
    monkeypatch.setattr(bundle, "_set_library_folder", steps.append)
    line = ["/bin/sh", "-c", 'echo "libraries: $LD_LIBRARY_PATH"']
    process, group = process_group.start_program(line, process_group.subprocess.DEVNULL)
    try:
        assert process.communicate(timeout=10)[0] == b"libraries: \n"
    finally:
        group.kill()
    assert steps == [None, packed]
