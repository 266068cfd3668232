"""Makes packages for people without Python: `python3 packaging/dev.py package`.

The results are in `dist/`: on Linux an archive, a Debian package and, if `appimagetool` is installed, an AppImage; on
Windows an installer and an archive; on macOS a disk image; on all systems the wheels, a list of all components with
their licences, and checksums. `--check` tests the results, see `bundles/check.py`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from bundles import check, icons, licences, linux, macos, windows
from bundles.building import (
    BUILD,
    DIST,
    PROGRAM,
    ROOT,
    SUMS,
    Bundle,
    PackagingError,
    processor,
    run,
    say,
    source_date,
    version,
    write_checksums,
)

WHEELS = BUILD / "wheels"
ENVIRONMENT = BUILD / "environment"
"""The environment with the program and its dependencies only; PyInstaller is installed last."""
TOOLS = BUILD / "tools"
"""The environment with the tools that inspect the other one and process pictures."""
PYINSTALLER = "pyinstaller>=6.22,<7"
TOOL_PACKAGES = (
    *("cyclonedx-bom>=7", "pillow>=11", "pip-licenses>=5", "twine>=6"),
    *(["dmgbuild>=1.6"] if sys.platform == "darwin" else []),
)
SPEC = ROOT / "packaging" / "bundles" / "program.spec"


def main(arguments: Sequence[str]) -> int:
    """Make everything for this system, or check it; returns the exit status."""
    parser = argparse.ArgumentParser(prog="dev.py package", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="test what has been made, in place of making it")
    parser.add_argument(
        "--bare-root", action="store_true", help="with --check: only the Debian package in a root of its own"
    )
    parser.add_argument("--no-bare-root", action="store_true", help="with --check: all but the root of its own")
    parsed = parser.parse_args(arguments)
    try:
        if parsed.check:
            return check.main(bundle=not parsed.bare_root, bare_root=not parsed.no_bare_root)
        build()
    except (PackagingError, OSError) as error:
        print(f"package.py: {error}", file=sys.stderr)
        return 1
    return 0


def build() -> None:
    """Make everything for this system."""
    os.environ["SOURCE_DATE_EPOCH"] = str(source_date())
    os.environ["PYTHONHASHSEED"] = "0"  # PyInstaller's output depends on the order of sets
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    make_wheels()
    make_environments()
    bundle = freeze()
    makers = {"linux": linux.make, "win32": windows.make, "darwin": macos.make}
    made = makers[sys.platform](bundle, python_in(TOOLS))
    run(python_in(TOOLS), "-m", "twine", "check", "--strict", *map(str, sorted((DIST / "wheels").iterdir())))
    write_checksums(DIST, DIST / f"{SUMS}-{sys.platform}")
    report(bundle, made)


# -- the program ----------------------------------------------------------------------------------------------------


def make_wheels() -> None:
    """Make the wheels, with compiled rules for this system and without for all others, and the source archive."""
    say("wheels")
    shutil.rmtree(WHEELS, ignore_errors=True)
    wheel = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir")
    run(*wheel, str(WHEELS), str(ROOT), PUERTORICO_DESKTOP_COMPILE="1")
    run(*wheel, str(DIST / "wheels"), str(ROOT), PUERTORICO_DESKTOP_COMPILE="0")
    shutil.copy2(compiled_wheel(), DIST / "wheels")


def compiled_wheel() -> Path:
    """Returns the wheel with compiled rules."""
    wheels = [path for path in WHEELS.glob("*.whl") if not path.stem.endswith("-any")]
    if len(wheels) != 1:
        raise PackagingError(f"there is no wheel with compiled rules in {WHEELS}")
    return wheels[0]


def make_environments() -> None:
    """Install the program in one environment, and the tools in another."""
    say("environments")
    for folder in (ENVIRONMENT, TOOLS):
        run(sys.executable, "-m", "venv", "--clear", "--without-pip", str(folder))
    install(ENVIRONMENT, str(compiled_wheel()))
    install(TOOLS, *TOOL_PACKAGES)
    licences.describe_environment(python_in(ENVIRONMENT), python_in(TOOLS))
    install(ENVIRONMENT, PYINSTALLER)
    licences.describe_starter(python_in(ENVIRONMENT), python_in(TOOLS))


def install(environment: Path, *packages: str) -> None:
    """Install packages into an environment, with the pip of this one."""
    pip = (sys.executable, "-m", "pip", "--python", python_in(environment))
    run(*pip, "install", "-qq", "--disable-pip-version-check", *packages)


def python_in(environment: Path) -> str:
    """Returns the path of an environment's Python."""
    return str(environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))


def freeze() -> Bundle:
    """Make a folder with the program that needs no Python, with PyInstaller."""
    say("bundle")
    icons.make(python_in(ENVIRONMENT), python_in(TOOLS))
    environment: dict[str, str] = {}
    if sys.platform == "win32":
        environment = {
            "PUERTORICO_ICON": str(icons.ICO),
            "PUERTORICO_VERSION_FILE": str(windows.write_version_file(version())),
        }
    elif sys.platform == "darwin":
        environment = {"PUERTORICO_ICON": str(icons.ICNS)}
    folders = ("--distpath", str(BUILD / "bundle"), "--workpath", str(BUILD / "work"))
    shutil.rmtree(BUILD / "bundle", ignore_errors=True)
    # -P: otherwise the sources would be imported instead of the installed package
    pyinstaller = (python_in(ENVIRONMENT), "-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN")
    run(*pyinstaller, *folders, str(SPEC), **environment)
    bundle = Bundle(BUILD / "bundle" / PROGRAM, version(), processor(sysconfig.get_platform()))
    for path in licences.FILES:
        shutil.copy2(path, DIST)
    return bundle


# -- results --------------------------------------------------------------------------------------------------------


LARGEST_BUNDLE = 200_000_000
LARGEST_PACKAGE = 60_000_000
"""The largest size of a package in bytes: users download and store it."""


def report(bundle: Bundle, made: Sequence[Path]) -> None:
    """Print the sizes. Raises PackagingError if one is too large."""
    say(f"the program takes {bundle.size / 1e6:.1f} MB on disk")
    if bundle.size > LARGEST_BUNDLE:
        raise PackagingError(f"that is more than {LARGEST_BUNDLE / 1e6:.0f} MB")
    for path in made:
        say(f"{path.relative_to(ROOT).as_posix()}: {path.stat().st_size / 1e6:.1f} MB")
        if path.stat().st_size > LARGEST_PACKAGE:
            raise PackagingError(f"{path.name} is larger than {LARGEST_PACKAGE / 1e6:.0f} MB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
