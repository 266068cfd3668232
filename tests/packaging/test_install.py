"""The install script of the archive for Linux: the menu entries and the command that it adds, and files it must not
change."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
PROGRAM = "puertorico-desktop"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script of Linux")


def archive(folder: Path) -> Path:
    """Returns an unpacked archive with the files that the script uses."""
    (folder / "share" / "applications").mkdir(parents=True)
    (folder / "_internal").mkdir()
    shutil.copy2(LINUX / "install.sh", folder)
    shutil.copy2(LINUX / f"{PROGRAM}.desktop", folder / "share" / "applications")
    (folder / PROGRAM).write_text("#!/bin/sh\n")
    (folder / PROGRAM).chmod(0o755)
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Returns an empty home folder."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


def install(folder: Path, home: Path | None, *words: str, status: int = 0) -> str:
    """Returns the output of the script."""
    environment = {"PATH": "/usr/bin:/bin", **({} if home is None else {"HOME": str(home)})}
    done = subprocess.run(
        ["sh", str(folder / "install.sh"), *words], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


def command_in(home: Path) -> Path:
    return home / ".local" / "bin" / PROGRAM


def program_in(entry: Path) -> str:
    """Returns the program that a desktop entry starts: the value is a text with \\ for each backslash, which
    contains a quoted argument."""
    (line,) = re.findall(r"^Exec=(.*)$", entry.read_text(encoding="utf-8"), re.MULTILINE)
    value = re.sub(r"\\(.)", lambda found: {"s": " ", "\\": "\\"}[found[1]], line)
    quoted = re.fullmatch(r'"((?:[^"\\`$]|\\.)*)" %f', value)
    assert quoted is not None, value
    argument = re.sub(r'\\([\\"`$])', r"\1", quoted[1])
    assert not re.search(r"(?<!%)(%%)*%(?!%)", argument)
    return argument.replace("%%", "%")


@pytest.mark.parametrize(
    "name", ["plain", "two words", "100% fun", "a\\b", "it's $HOME", 'say "`ls`"', "a&b|c", "波多黎各"]
)
def test_the_menu_entry_is_valid_for_any_folder_name(name: str, tmp_path: Path, home: Path) -> None:
    folder = archive(tmp_path / name)
    assert f"the command is {command_in(home)}" in install(folder, home)
    assert program_in(home / ".local/share/applications" / f"{PROGRAM}.desktop") == str(folder / PROGRAM)
    assert command_in(home).resolve() == (folder / PROGRAM).resolve()
    install(folder, home, "--remove")
    assert not command_in(home).is_symlink()
    assert not list((home / ".local/share/applications").glob("*.desktop"))


def test_a_newer_archive_replaces_the_command(tmp_path: Path, home: Path) -> None:
    old, new = archive(tmp_path / "old"), archive(tmp_path / "new")
    install(old, home)
    install(new, home)
    assert command_in(home).resolve() == new / PROGRAM
    install(old, home, "--remove")
    assert command_in(home).resolve() == new / PROGRAM
    shutil.rmtree(new)
    install(old, home)
    assert command_in(home).resolve() == old / PROGRAM


@pytest.mark.parametrize("link", [False, True])
def test_another_command_with_the_name_is_kept(link: bool, tmp_path: Path, home: Path) -> None:
    folder, command = archive(tmp_path / "archive"), command_in(home)
    command.parent.mkdir(parents=True)
    if link:
        other = tmp_path / "pipx" / "bin" / PROGRAM
        other.parent.mkdir(parents=True)
        other.write_text("theirs")
        command.symlink_to(other)
    else:
        command.write_text("theirs")
    output = install(folder, home)
    assert f"{command} is another program and stays" in output
    assert str(folder / PROGRAM) in output
    install(folder, home, "--remove")
    assert command.read_text() == "theirs"


@pytest.mark.parametrize("words", [("--foo",), ("--remove", "--foo"), ("",)])
def test_unknown_arguments_are_refused(words: tuple[str, ...], tmp_path: Path, home: Path) -> None:
    output = install(archive(tmp_path / "archive"), home, *words, status=2)
    assert output.startswith("usage: ")
    assert not list(home.iterdir())


def test_a_missing_home_is_reported(tmp_path: Path) -> None:
    assert "HOME is not set" in install(archive(tmp_path / "archive"), None, status=1)
