"""Runs, tests and maintains the program from a checkout, using only Python: see `--help`.

The environment is in `.venv` and is created, updated and repaired as needed. Missing system packages (Debian's venv
module, Qt's libraries on Linux) are installed if the user has the rights; otherwise they are named.

Unsupported Python versions must still be able to parse this file, so that they can report their version: do not use
newer syntax.
"""

import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

if sys.version_info < (3, 11):  # noqa: UP036 - somebody who reads the message has an older one
    sys.stderr.write(f"dev.py: Python 3.11 or newer is needed, this is {sys.version.split()[0]}\n")
    sys.exit(2)

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "puertorico_desktop"
VENV = ROOT / ".venv"
STAMP = VENV / "installed.json"
INSTALL_LOG = VENV / "install.log"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
LIBRARY = "Lib" if os.name == "nt" else "lib/python*"
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")

CHECKS = (
    ("ruff check", ("ruff", "check", ".")),
    ("ruff format", ("ruff", "format", "--check", ".")),
    ("mypy", ("mypy",)),
)
# Runs before all tests and compiles them in parallel with mypy, which uses one core only; otherwise each process of
# pytest would compile them.
COLLECTION = ("collection of the tests", ("pytest", "--collect-only", "-q", "-p", "no:xdist"))
COMPILED = ROOT / "build" / "compiled"
COMPILED_TESTS = ("tests/engine", "tests/saves", "tests/golden", "tests/bots", "tests/learn", "tests/thirdgame")
LEFTOVERS = (".venv", "build", "dist", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache")

# The libraries that must load before a window can open, inside the PySide6 folder; most tests need all but the last.
QT_OFFSCREEN = (
    "QtWidgets.abi3.so",
    "QtSvg.abi3.so",
    "QtMultimedia.abi3.so",
    "QtOpenGLWidgets.abi3.so",
    "Qt/plugins/platforms/libqoffscreen.so",
)
QT_ON_SCREEN = (*QT_OFFSCREEN, "Qt/plugins/platforms/libqxcb.so")
# The additional library of packages; Debian's package depends on all libraries that these are linked with.
QT_PACKED = (*QT_ON_SCREEN, "Qt/plugins/platforms/libqwayland.so")

INSTALL_COMMANDS = {
    "apt-get": ("apt-get", "install", "-y", "--no-install-recommends"),
    "dnf": ("dnf", "install", "-y"),
    "zypper": ("zypper", "--non-interactive", "install"),
    "pacman": ("pacman", "-S", "--needed", "--noconfirm"),
}
FONTS = {
    "apt-get": "fonts-dejavu-core",
    "dnf": "dejavu-sans-fonts",
    "zypper": "dejavu-fonts",
    "pacman": "ttf-dejavu",
}
# The programs for tests with a real mouse: an X server without a screen, and a window manager. Without them these
# tests are skipped.
SCREEN_PROGRAMS = {
    "Xvfb": {
        "apt-get": "xvfb",
        "dnf": "xorg-x11-server-Xvfb",
        "zypper": "xorg-x11-server-Xvfb",
        "pacman": "xorg-server-xvfb",
    },
    "openbox": dict.fromkeys(INSTALL_COMMANDS, "openbox"),
}
# The programs that make packages on Linux and test them. A sound service is only needed to test Debian's package.
PACKING_PROGRAMS = {
    "objdump": dict.fromkeys(INSTALL_COMMANDS, "binutils"),
    "icupkg": {"apt-get": "icu-devtools", "dnf": "icu", "zypper": "icu", "pacman": "icu"},
    "dpkg-shlibdeps": {"apt-get": "dpkg-dev", "dnf": "dpkg-dev", "zypper": "dpkg", "pacman": "dpkg"},
}
CHECKING_PROGRAMS = {
    **SCREEN_PROGRAMS,
    "desktop-file-validate": dict.fromkeys(INSTALL_COMMANDS, "desktop-file-utils"),
    "appstreamcli": {**dict.fromkeys(INSTALL_COMMANDS, "appstream"), "zypper": "AppStream"},
    "debootstrap": dict.fromkeys(INSTALL_COMMANDS, "debootstrap"),
    "pulseaudio": {"apt-get": "pulseaudio"},
    "parec": {"apt-get": "pulseaudio-utils"},
}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")

NO_PROGRAMS: Mapping[str, Mapping[str, str]] = {}

# The libraries that Qt itself is linked with, by soname: the package on Debian and Ubuntu, and that on Arch. Their
# dependencies provide the rest. Fedora and openSUSE find a package by its soname.
LIBRARIES = {
    "libEGL.so.1": ("libegl1", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libx11"),
    "libX11.so.6": ("libx11-6", "libx11"),
    "libbrotlidec.so.1": ("libbrotli1", "brotli"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype2"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libpulse.so.0": ("libpulse0", "libpulse"),
    "libwayland-client.so.0": ("libwayland-client0", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "wayland"),
    "libwayland-egl.so.1": ("libwayland-egl1", "wayland"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib"),
    "libzstd.so.1": ("libzstd1", "zstd"),
}


class DevError(Exception):
    """Raised for a problem that the user must know of or solve; the message is one line."""


def say(line: str) -> None:
    """Print at once, so that the line appears before the output of a child process."""
    print(line, flush=True)


# ---------------------------------------------------------------- the environment


class Stamp(NamedTuple):
    """The state for which `.venv` was made. It is written last: without it, an installation is incomplete."""

    python: str
    project: str
    tests: bool

    @classmethod
    def read(cls, path: Path) -> "Stamp | None":
        """Returns the stamp in a file; None if there is none or it is invalid."""
        try:
            return cls(**json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(self._asdict()), encoding="utf-8")

    def covers(self, other: "Stamp") -> bool:
        """Returns whether an environment with this stamp can be used for the other one; additional test tools are
        allowed."""
        return self[:2] == other[:2] and self.tests >= other.tests


def wanted_stamp(root: Path, tests: bool) -> Stamp:
    """Returns the stamp of an environment for the present checkout. An environment that has been moved is
    unusable."""
    project = hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest()
    return Stamp(f"{sys.version} in {root}", project, tests)


def prepare(tests: bool) -> None:
    """Make sure that `.venv` contains the program and, if requested, the test tools."""
    have, want = Stamp.read(STAMP), wanted_stamp(ROOT, tests)
    whole = PYTHON.exists() and qt_folder() is not None
    if have and whole and have.covers(want):
        return
    if not (have and whole and have.python == want.python):
        have = None
        make_environment()
    install(want._replace(tests=tests or (have is not None and have.tests)), have)
    # pip does not compile editable packages; compiled now, the program starts in half the time.
    python("-m", "compileall", "-q", PACKAGE)


def make_environment() -> None:
    """Make an empty `.venv`, replacing an existing one."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        raise DevError(".venv has to be made anew: start this with your system's Python, not with the one in it")
    if importlib.util.find_spec("ensurepip") is None:
        install_system_packages(
            [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"], "Python's venv is missing"
        )
    say("Making .venv ...")
    if VENV.is_symlink():
        VENV.unlink()  # venv would empty the environment that the link leads to, which may be somebody else's
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True)
    if made.returncode:
        reason = (made.stderr or made.stdout).strip().splitlines() or ["no reason given"]
        raise DevError(f"could not make .venv: {reason[0]}")


def install(want: Stamp, have: Stamp | None) -> None:
    """Install the program as an editable package. If pip fails, the former installation (`have`) stays usable."""
    STAMP.unlink(missing_ok=True)
    INSTALL_LOG.unlink(missing_ok=True)
    say("Installing (the first time fetches some 300 MB) ...")
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--log", str(INSTALL_LOG)]
    pip = subprocess.run(
        [*command, "--editable", ".[test]" if want.tests else "."],
        cwd=ROOT,
        stdout=None if sys.stdout.isatty() else subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    if pip.returncode:
        if have:
            have.write(STAMP)
        log = INSTALL_LOG.read_text(encoding="utf-8", errors="replace") if INSTALL_LOG.exists() else ""
        reason = pip_reason(log, pip.stderr)
        raise DevError(f"installing failed: {reason} (is the network up? more in {INSTALL_LOG})")
    want.write(STAMP)


def pip_reason(log: str, stderr: str) -> str:
    """Returns the most informative line of pip's messages. Those of its child processes are only in the log."""
    errors = re.findall(r"^\S+\s+ERROR: (?!\[)(.+)$", log, re.MULTILINE)
    return (errors or stderr.strip().splitlines() or ["pip gave no reason"])[-1].strip()


def qt_folder() -> Path | None:
    """Returns the folder of PySide6 in `.venv`; None if it is not installed."""
    return next(iter(VENV.glob(f"{LIBRARY}/site-packages/PySide6")), None)


# ---------------------------------------------------------------- system packages


def ensure_system_packages(
    qt_parts: Iterable[str], programs: Mapping[str, Mapping[str, str]] = NO_PROGRAMS, what: str = ""
) -> None:
    """On Linux, install missing libraries of these parts of Qt, missing programs, and a font if there is none.

    `programs` maps the name of each program to the packages that contain it, by package manager; `what` is the
    beginning of the error message.
    """
    if not sys.platform.startswith("linux"):
        return
    missing = missing_libraries(qt_parts)
    absent = [program for program in programs if shutil.which(program) is None]
    fontless = not has_fonts()
    if not (missing or absent or fontless):
        return
    manager = package_manager()
    packages = packages_for(missing, manager)
    packages += [programs[program][manager] for program in absent if manager in programs[program]]
    if fontless:
        packages.append(FONTS[manager])
    lacking = ", ".join([*missing, *absent, *(["any font"] if fontless else [])])
    if packages:
        needing = "Qt needs" if missing or fontless else what
        install_system_packages(packages, f"{needing} what this system lacks ({lacking})")
    left = missing_libraries(qt_parts)
    if left:
        raise DevError(f"Qt still lacks {', '.join(left)}: install the packages that hold them")


def missing_libraries(qt_parts: Iterable[str]) -> list[str]:
    """Returns the sonames of libraries that these parts of Qt need and the system lacks."""
    folder = qt_folder()
    if folder is None or shutil.which("ldd") is None:
        return []
    files = [str(folder / part) for part in qt_parts if (folder / part).exists()]
    return sonames_not_found(subprocess.run(["ldd", *files], capture_output=True, text=True).stdout)


def sonames_not_found(ldd_output: str) -> list[str]:
    """Returns the libraries that ldd did not find, without repetitions, in order of name."""
    return sorted(set(re.findall(r"^\s*(\S+) => not found", ldd_output, re.MULTILINE)))


def packages_for(sonames: Iterable[str], manager: str) -> list[str]:
    """Returns the packages that contain these libraries, as far as they are known."""
    if manager in ("dnf", "zypper"):
        return [f"{soname}()(64bit)" for soname in sonames]
    column = ("apt-get", "pacman").index(manager)
    return sorted({LIBRARIES[soname][column] for soname in sonames if soname in LIBRARIES})


def has_fonts() -> bool:
    """Returns whether the system has any font."""
    if shutil.which("fc-list"):
        return bool(subprocess.run(["fc-list"], capture_output=True).stdout.strip())
    folders = (Path(folder).expanduser() for folder in FONT_FOLDERS)
    return any(next(folder.rglob("*.[to]t[fc]"), None) for folder in folders)


def package_manager() -> str:
    """Returns the package manager of this system. Raises DevError if it has no supported one."""
    for name in INSTALL_COMMANDS:
        if shutil.which(name):
            return name
    raise DevError(f"system packages are missing, and none of {', '.join(INSTALL_COMMANDS)} is here to install them")


def privileges() -> list[str] | None:
    """Returns the prefix of a command that needs root's rights; None if these would need a password."""
    if getattr(os, "geteuid", lambda: 1)() == 0:
        return []
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n"]
    return None


def ensure_compiler() -> None:
    """Install a C compiler on Linux if there is none and the user has the rights; compile.py reports a missing
    one."""
    if sys.platform.startswith("linux") and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        try:
            install_system_packages(["gcc"], "a C compiler is missing")
        except DevError as error:
            say(f"dev.py: {error}")


def install_system_packages(packages: Sequence[str], why: str) -> None:
    """Install system packages. Raises DevError with the command to run if that is not possible."""
    manager = package_manager()
    command = [*INSTALL_COMMANDS[manager], *packages]
    prefix = privileges()
    if prefix is None:
        raise DevError(f"{why}; run this, then try again:  sudo {shlex.join(command)}")
    say(f"{why}: {shlex.join([*prefix, *command])}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def run_quietly(*arguments: str) -> bool:
        """Run a command without output; returns whether it succeeded."""
        quiet = subprocess.run([*prefix, *arguments], stdin=subprocess.DEVNULL, capture_output=True, env=environment)
        return quiet.returncode == 0

    if manager == "apt-get":
        run_quietly("apt-get", "update")  # an outdated package list may be sufficient
    if not run_quietly(*command):
        raise DevError(f"{why}, and installing failed; look why with:  {shlex.join([*prefix, *command])}")


# ---------------------------------------------------------------- the commands


def python(*arguments: str, **environment: str) -> int:
    """Run the environment's Python in the checkout; returns its exit code."""
    return exit_code(subprocess.call([str(PYTHON), *arguments], cwd=ROOT, env={**os.environ, **environment}))


def python_output(*arguments: str, **environment: str) -> tuple[int, str]:
    """Run the environment's Python in the checkout; returns its exit code and the output of both streams."""
    done = subprocess.run(
        [str(PYTHON), *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="backslashreplace",
        check=False,
    )
    return exit_code(done.returncode), done.stdout


def exit_code(returned: int) -> int:
    """Returns the exit code as a shell reports it: 139 for a child that was ended by signal 11."""
    return 128 - returned if returned < 0 else returned


def play(arguments: Sequence[str]) -> int:
    environment = dict(os.environ)
    options: list[str] = []
    if "--compiled" in arguments:
        arguments = [argument for argument in arguments if argument != "--compiled"]
        code = compile_rules([])
        if code:
            return code
        # -P: otherwise the sources in the current folder would take precedence
        options, environment["PYTHONPATH"] = ["-P"], str(COMPILED)
    else:
        prepare(tests=False)
    ensure_system_packages(QT_ON_SCREEN)
    # In the current folder of the user, so that relative file names are valid.
    return exit_code(subprocess.call([str(PYTHON), *options, "-m", PACKAGE, *arguments], env=environment))


def test(arguments: Sequence[str]) -> int:
    if "--compiled" in arguments:
        return test_compiled([argument for argument in arguments if argument != "--compiled"])
    prepare(tests=True)
    try:
        ensure_system_packages(QT_OFFSCREEN)
        ensure_system_packages(QT_ON_SCREEN, SCREEN_PROGRAMS, "The tests with a real mouse need")
    except DevError as error:
        say(f"dev.py: {error}")  # a program that cannot run without them reports it
    failed = failed_checks(CHECKS if arguments else (*CHECKS, COLLECTION))
    say("pytest")
    # pytest comes last: users and other programs look for its closing line.
    code = python(
        "-m",
        "pytest",
        *workers(arguments),
        *arguments,
        QT_QPA_PLATFORM="offscreen",
        DEV_FAILED_STEPS=", ".join(failed),
    )
    return code or int(bool(failed))


def workers(arguments: Sequence[str]) -> list[str]:
    """Returns the options for as many test processes as the machine has cores, unless the arguments contain
    others."""
    return [] if any(argument.startswith(("-n", "--numprocesses")) for argument in arguments) else ["-n", "auto"]


def compile_rules(_: Sequence[str]) -> int:
    """Make a copy of the program with compiled rules."""
    prepare(tests=True)
    ensure_compiler()
    return python("packaging/compile.py")


def test_compiled(arguments: Sequence[str]) -> int:
    """Run the tests that need no window with compiled rules."""
    code = compile_rules([])
    if code:
        return code
    wanted = [argument for argument in arguments if argument.startswith("tests")] or COMPILED_TESTS
    options = [argument for argument in arguments if argument not in wanted]
    command = [str(PYTHON), "-m", "pytest", *workers(arguments), *options, *wanted]
    return exit_code(subprocess.call(command, cwd=COMPILED, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}))


def package(arguments: Sequence[str]) -> int:
    """Make packages for people without Python, or check them."""
    prepare(tests=True)
    ensure_compiler()
    if "--check" in arguments:
        ensure_system_packages(QT_ON_SCREEN, CHECKING_PROGRAMS, "Testing the packages needs")
    else:
        ensure_system_packages(QT_PACKED, PACKING_PROGRAMS, "Packing needs")
    return python("packaging/package.py", *arguments)


def failed_checks(checks: Sequence[tuple[str, Sequence[str]]] = CHECKS) -> list[str]:
    """Run the checks in parallel, print their output in order, and return the names of those that failed."""
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = [(name, pool.submit(run_check, command)) for name, command in checks]
        for name, check in running:
            say(name)
            code, output, seconds = check.result()
            say(output if code else output.rpartition("\n")[2])
            say(f"{name}: {'failed' if code else 'ok'} ({seconds:.1f} s)\n")
            if code:
                failed.append(name)
    return failed


def run_check(command: Sequence[str]) -> tuple[int, str, float]:
    """Returns the exit code of a check, its output, and its duration in seconds."""
    start = time.monotonic()
    code, output = python_output("-m", *command, QT_QPA_PLATFORM="offscreen")
    return code, output.strip(), time.monotonic() - start


def lint(_: Sequence[str]) -> int:
    prepare(tests=True)
    return int(bool(failed_checks()))


def format_source(_: Sequence[str]) -> int:
    prepare(tests=True)
    return python("-m", "ruff", "check", "--fix", "--select", "I", ".") or python("-m", "ruff", "format", ".")


def translations(_: Sequence[str]) -> int:
    """Update all .ts files and compile them."""
    prepare(tests=False)
    return python("packaging/make_translations.py")


def golden(arguments: Sequence[str]) -> int:
    prepare(tests=True)
    return python("-m", "tests.golden.regenerate", *arguments)


def clean(_: Sequence[str]) -> int:
    folders = [ROOT / name for name in LEFTOVERS]
    folders += [path for top in (PACKAGE, "tests", "packaging") for path in (ROOT / top).rglob("__pycache__")]
    for folder in folders:
        if folder.exists():
            shutil.rmtree(folder)
    return 0


class Command(NamedTuple):
    """A command of this script: its function, the description of the arguments that it accepts (empty if none), and
    its help text."""

    run: Callable[[Sequence[str]], int]
    arguments: str
    summary: str


COMMANDS = {
    "play": Command(play, "[--compiled] [args...]", "start the program; args go to it (`play --help` lists them)"),
    "test": Command(
        test,
        "[--long | --compiled] [pytest args...]",
        "ruff, mypy and all tests; --long adds the slow ones; --compiled: rules and bots, compiled",
    ),
    "compile": Command(compile_rules, "", "make a copy with compiled rules in build/compiled"),
    "package": Command(
        package, "[--check]", "make packages that need no Python, in dist; --check: test those that are there"
    ),
    "lint": Command(lint, "", "ruff and mypy alone"),
    "format": Command(format_source, "", "sort the imports and format the source"),
    "translations": Command(translations, "", "collect the texts to translate, compile the translations"),
    "golden": Command(golden, "[args...]", "write the golden playthroughs anew; read the diff"),
    "clean": Command(clean, "", "remove the environment, build results and caches"),
}


def usage() -> str:
    names = {name: f"{name} {command.arguments}".rstrip() for name, command in COMMANDS.items()}
    width = max(map(len, names.values()))
    rows = [f"  {names[name]:{width}}  {command.summary}" for name, command in COMMANDS.items()]
    return "\n".join(["python3 packaging/dev.py COMMAND", "", *rows])


def main(argv: Sequence[str]) -> int:
    """Run one command; returns its exit code, or 2 after one line on stderr."""
    if argv and (argv[0] in ("-h", "--help") or (argv[0] != "play" and argv[1:2] in (["-h"], ["--help"]))):
        say(usage())
        return 0
    try:
        command = COMMANDS.get(argv[0]) if argv else None
        if command is None:
            given = f"no command {argv[0]!r}" if argv else "a command is needed"
            raise DevError(f"{given}: one of {', '.join(COMMANDS)} (--help says more)")
        if argv[1:] and not command.arguments:
            raise DevError(f"{argv[0]} takes no arguments, not {shlex.join(argv[1:])}")
        return command.run(argv[1:])
    except (DevError, OSError) as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
