"""Functions that all package builders share: paths, running of tools, the date of all files."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import tarfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "package"
DIST = ROOT / "dist"
PROGRAM = "puertorico-desktop"
NAME = "Puerto Rico"
PUBLISHER = "Puerto Rico Desktop contributors"
IDENTIFIER = "org.puertorico_desktop.PuertoRico"
SUMMARY = "Play Puerto Rico, Puerto Rico 1897 and San Juan 1897"
SUMS = "SHA256SUMS"
"""The name of the files with checksums."""
PROCESSORS = {"x86_64": "x86_64", "amd64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}


class PackagingError(Exception):
    """Raised when a package cannot be made; the message is one line."""


class Bundle(NamedTuple):
    """A folder with a program that needs no Python, its version, and its processor architecture."""

    folder: Path
    version: str
    processor: str

    @property
    def size(self) -> int:
        """Returns the size of all files in bytes."""
        return size_of(self.folder)


def size_of(folder: Path) -> int:
    """Returns the size of the files below a folder in bytes; links are not counted."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def say(line: str) -> None:
    """Print at once, so that the line appears before the output of a tool."""
    print(line, flush=True)


def run(*command: str, **environment: str) -> None:
    """Run a tool, with its output printed. Raises PackagingError if it fails."""
    done = subprocess.run(command, env={**os.environ, **environment})
    if done.returncode:
        raise PackagingError(f"{Path(command[0]).name} failed with status {done.returncode}: {' '.join(command)}")


def output_of(*command: str) -> str:
    """Returns the output of a tool. Raises PackagingError if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        reason = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
        raise PackagingError(f"{Path(command[0]).name} failed: {reason[-1]}")
    return done.stdout


def version() -> str:
    """Returns the version of the program in the checkout."""
    found = re.search(
        r'^__version__ = "(.+)"$', (ROOT / "puertorico_desktop" / "__init__.py").read_text(), re.MULTILINE
    )
    if found is None:
        raise PackagingError("puertorico_desktop/__init__.py names no version")
    return found[1]


def write_checksums(folder: Path, target: Path) -> None:
    """Write the SHA-256 sums of all files below a folder in the form that `sha256sum --check` reads."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path != target]
    lines = [f"{hashlib.sha256(p.read_bytes()).hexdigest()}  {p.relative_to(folder).as_posix()}\n" for p in files]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")


def source_date() -> int:
    """Returns the date of all files in seconds since 1970: SOURCE_DATE_EPOCH if set, otherwise that of the last
    commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given or output_of("git", "-C", str(ROOT), "log", "-1", "--format=%ct"))


def processor(platform: str) -> str:
    """Returns the processor architecture in a platform name of Python such as `linux-x86_64` or `win-amd64`."""
    return PROCESSORS.get(platform.rpartition("-")[2].lower(), platform.rpartition("-")[2])


def write_tar(folder: Path, target: Path, name: str) -> None:
    """Pack a folder under another name as .tar.xz; the same files always give the same bytes."""
    date = source_date()

    def tidy(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = date
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with tarfile.open(target, mode="w:xz", format=tarfile.PAX_FORMAT, preset=9) as archive:
        for path in [folder, *sorted(folder.rglob("*"))]:
            archive.add(path, (Path(name) / path.relative_to(folder)).as_posix(), recursive=False, filter=tidy)
