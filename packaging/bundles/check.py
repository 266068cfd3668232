"""Tests the packages, not the checkout; the tests are in `tests/bundle` and, with a real mouse, in `tests/xvfb`.

The Debian package is tested in a separate root folder with a minimal Debian made by `debootstrap`, independent of the
machine that has built it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bundles import linux
from bundles.building import BUILD, DIST, PROGRAM, ROOT, PackagingError, output_of, run, say

BARE_ROOT = BUILD / "root"
RELEASE = "bookworm"
"""The oldest Debian release on which the package must run."""
MIRROR = "http://deb.debian.org/debian"
PLAYER = "player"
ALLOWED_TO_STAY = (
    # The package manager's data of all packages, and the files of the player.
    "etc/apt",
    "etc/ld.so.cache",
    "home",
    "proc",
    "dev",
    "root",
    "run",
    "tmp",
    "usr/share/icons/hicolor/icon-theme.cache",
    "var/cache",
    "var/lib/apt",
    "var/lib/dpkg",
    "var/log",
)
"""The prefixes of paths at which files may differ after the package has been removed."""


def main(bundle: bool, bare_root: bool) -> int:
    """Test the packaged program, and on Linux the Debian package; returns the exit status."""
    failed = []
    if bundle and check_bundle():
        failed.append("the bundle")
    if bare_root and sys.platform == "linux" and check_debian_package():
        failed.append("the Debian package in a bare root")
    for name in failed:
        say(f"FAILED: {name}")
    return int(bool(failed))


def check_bundle() -> int:
    """Run the tests for all systems; returns the exit status."""
    program = unpacked()
    say(f"testing {program.relative_to(ROOT)}")
    complaints = list(linux.validate(BUILD / "archive" / "share")) if sys.platform == "linux" else []
    for complaint in complaints:
        say(complaint)
    tests = ("tests/bundle", "tests/xvfb") if sys.platform == "linux" else ("tests/bundle/test_commands.py",)
    return pytest(*tests, "--bundle", str(program)) or int(bool(complaints))


def unpacked() -> Path:
    """Returns the executable of the program, freshly unpacked if there is an archive for this system."""
    if sys.platform == "darwin":
        return found(BUILD / "bundle", "*.app/Contents/MacOS/puertorico-desktop")
    archive = found(DIST, "*.zip" if sys.platform == "win32" else "*-linux-*.tar.xz")
    target = BUILD / "unpacked"
    shutil.rmtree(target, ignore_errors=True)
    shutil.unpack_archive(archive, target)
    return found(target, f"*/{PROGRAM}.exe" if sys.platform == "win32" else f"*/{PROGRAM}")


def found(folder: Path, pattern: str) -> Path:
    """Returns the only file that matches the pattern. Raises PackagingError if there is none."""
    files = sorted(folder.glob(pattern))
    if not files:
        raise PackagingError(f"there is no {pattern} in {folder}: run `dev.py package` first")
    return files[-1]


def pytest(*arguments: str) -> int:
    """Run tests and return the exit status."""
    command = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments)
    return subprocess.call(command, cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})


# -- separate root --------------------------------------------------------------------------------------------------


def check_debian_package() -> int:
    """Install the Debian package in a minimal root, play, remove it and compare the files; returns the exit
    status."""
    if os.geteuid():
        raise PackagingError(
            "a root of its own can be made by root only: sudo python3 packaging/dev.py package --check"
        )
    for tool in ("debootstrap", "chroot"):
        if shutil.which(tool) is None:
            raise PackagingError(f"{tool} is missing: apt-get install {tool}")
    package = found(DIST, "*.deb")
    with bare_root() as root:
        before = files_in(root)
        shutil.copy2(package, root / "tmp")
        say(f"installing {package.name}")
        apt(root, "install", f"/tmp/{package.name}")
        installed = f"/usr/bin/{PROGRAM}"
        complaints = list(missing_libraries(root))
        status = pytest("tests/bundle", "--bundle", installed, "--bundle-root", str(root))
        say(f"removing {PROGRAM}")
        apt(root, "purge", PROGRAM)
        apt(root, "autoremove", "--purge")
        complaints += [f"left behind: {path}" for path in sorted(files_in(root) - before)]
    for complaint in complaints:
        say(complaint)
    return status or int(bool(complaints))


@contextmanager
def bare_root() -> Iterator[Path]:
    """Provide a root folder with a minimal Debian and a user account."""
    shutil.rmtree(BARE_ROOT, ignore_errors=True)
    say(f"making a bare {RELEASE}")
    log = BUILD / "debootstrap.log"
    with log.open("w") as file:
        command = ["debootstrap", "--variant=minbase", RELEASE, str(BARE_ROOT), MIRROR]
        if subprocess.call(command, stdout=file, stderr=subprocess.STDOUT):
            raise PackagingError(f"debootstrap failed, see {log}")
    with mounted(BARE_ROOT):
        in_root(BARE_ROOT, "useradd", "--create-home", PLAYER)
        # Prevents services from being started: the system is not running.
        policy = BARE_ROOT / "usr" / "sbin" / "policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n")
        policy.chmod(0o755)
        yield BARE_ROOT
    shutil.rmtree(BARE_ROOT)


@contextmanager
def mounted(root: Path) -> Iterator[None]:
    """Provide the mounts of a running system: processes, devices, shared memory."""
    places = (("proc", "proc", "proc"), ("tmpfs", "shm", "dev/shm"))
    done: list[Path] = []
    try:
        for kind, source, place in places:
            target = root / place
            target.mkdir(parents=True, exist_ok=True)
            run("mount", "-t", kind, source, str(target))
            done.append(target)
        yield
    finally:
        for target in reversed(done):
            run("umount", "--lazy", str(target))


def in_root(root: Path, *command: str) -> None:
    """Run a command in another root; its output is shown only if it fails."""
    output_of("chroot", str(root), "/usr/bin/env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8", *command)


def apt(root: Path, *arguments: str) -> None:
    """Run Debian's package manager in the way that the README describes."""
    in_root(root, "apt-get", "--yes", "--no-install-recommends", *arguments)


def files_in(root: Path) -> set[str]:
    """Returns the names of all files in a root, except at places that every package changes."""
    names: set[str] = set()
    for folder, folders, files in os.walk(root):
        inside = os.path.relpath(folder, root)
        folders[:] = [name for name in folders if not is_allowed_to_stay(os.path.join(inside, name))]
        paths = (os.path.normpath(os.path.join(inside, name)) for name in files)
        names.update(path for path in paths if not is_allowed_to_stay(path))
    return names


def is_allowed_to_stay(path: str) -> bool:
    """Returns whether a file may remain after the package has been removed."""
    normal = os.path.normpath(path)
    return any(normal == place or normal.startswith(f"{place}/") for place in ALLOWED_TO_STAY)


def missing_libraries(root: Path) -> Sequence[str]:
    """Returns the libraries that the native files of the installed program need and the system lacks."""
    home = root / "usr" / "lib" / PROGRAM
    files = [f"/{path.relative_to(root)}" for path in home.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    said = subprocess.run(["chroot", str(root), "ldd", *files], capture_output=True, text=True).stdout
    return sorted({f"not found: {line.split()[0]}" for line in said.splitlines() if line.endswith("=> not found")})
