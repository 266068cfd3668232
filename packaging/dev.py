"""Play, test and look after the program from a checkout, with nothing but Python: see `--help`.

The environment lives in `.venv` and is made, renewed and repaired as needed. What is missing outside of it
(Debian's venv module, Qt's libraries on Linux) is installed where that is allowed and named where it is not.

Python versions that are too old must still be able to read this file, to be told so: no newer syntax, please.
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
# Before all tests: compiles them beside mypy, which takes one core. Each process of pytest would do that for itself.
COLLECTION = ("collection of the tests", ("pytest", "--collect-only", "-q", "-p", "no:xdist"))
COMPILED = ROOT / "build" / "compiled"
COMPILED_TESTS = ("tests/engine", "tests/saves", "tests/golden", "tests/bots", "tests/learn", "tests/thirdgame")
LEFTOVERS = (".venv", "build", "dist", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache")

# What has to load before a window opens, inside the PySide6 folder; most tests need all but the last.
QT_OFFSCREEN = (
    "QtWidgets.abi3.so",
    "QtSvg.abi3.so",
    "QtMultimedia.abi3.so",
    "QtOpenGLWidgets.abi3.so",
    "Qt/plugins/platforms/libqoffscreen.so",
)
QT_ON_SCREEN = (*QT_OFFSCREEN, "Qt/plugins/platforms/libqxcb.so")
# What packages bring besides: Debian's names the packages of all libraries that these ask the system for.
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
# What the tests that play with a real mouse run in, by the name of the program: a screen that nobody sees, and what
# puts windows on it. Without, they are skipped.
SCREEN_PROGRAMS = {
    "Xvfb": {
        "apt-get": "xvfb",
        "dnf": "xorg-x11-server-Xvfb",
        "zypper": "xorg-x11-server-Xvfb",
        "pacman": "xorg-server-xvfb",
    },
    "openbox": dict.fromkeys(INSTALL_COMMANDS, "openbox"),
}
# What packs the program on Linux, and what tests that, by the name of the program. A sound service comes only where
# Debian's package is tested.
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

# What Qt itself asks for, by soname: the package on Debian and Ubuntu, the one on Arch. The rest comes with
# these. Fedora and openSUSE find a package by the soname alone.
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
    """Something the person at the keyboard has to know or do; the message is one line."""


def say(line: str) -> None:
    """Print at once, so that the line stands before what a child process prints next."""
    print(line, flush=True)


# ---------------------------------------------------------------- the environment


class Stamp(NamedTuple):
    """What `.venv` was made for. It is written last: without it, an installation is unfinished."""

    python: str
    project: str
    tests: bool

    @classmethod
    def read(cls, path: Path) -> "Stamp | None":
        """The stamp in a file; None if there is none or it makes no sense."""
        try:
            return cls(**json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(self._asdict()), encoding="utf-8")

    def covers(self, other: "Stamp") -> bool:
        """Whether an environment with this stamp does for that one: the test tools harm nobody."""
        return self[:2] == other[:2] and self.tests >= other.tests


def wanted_stamp(root: Path, tests: bool) -> Stamp:
    """The stamp of an environment for the checkout as it is. A moved environment is broken."""
    project = hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest()
    return Stamp(f"{sys.version} in {root}", project, tests)


def prepare(tests: bool) -> None:
    """Make sure that `.venv` holds the program and, if asked for, the test tools."""
    have, want = Stamp.read(STAMP), wanted_stamp(ROOT, tests)
    whole = PYTHON.exists() and qt_folder() is not None
    if have and whole and have.covers(want):
        return
    if not (have and whole and have.python == want.python):
        have = None
        make_environment()
    install(want._replace(tests=tests or (have is not None and have.tests)), have)
    # pip leaves an editable package as it is; translated now, the program starts in half the time.
    python("-m", "compileall", "-q", PACKAGE)


def make_environment() -> None:
    """An empty `.venv`, whatever was there before."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        raise DevError(".venv has to be made anew: start this with your system's Python, not with the one in it")
    if importlib.util.find_spec("ensurepip") is None:
        install_system_packages(
            [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"], "Python's venv is missing"
        )
    say("Making .venv ...")
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True)
    if made.returncode:
        reason = (made.stderr or made.stdout).strip().splitlines() or ["no reason given"]
        raise DevError(f"could not make .venv: {reason[0]}")


def install(want: Stamp, have: Stamp | None) -> None:
    """Install the program as an editable package. If pip refuses, what worked before (`have`) still does."""
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
    """The line of pip's complaints that says most. What its child processes say is in the log alone."""
    errors = re.findall(r"^\S+\s+ERROR: (?!\[)(.+)$", log, re.MULTILINE)
    return (errors or stderr.strip().splitlines() or ["pip gave no reason"])[-1].strip()


def qt_folder() -> Path | None:
    """Where PySide6 lies in `.venv`, if it does."""
    return next(iter(VENV.glob(f"{LIBRARY}/site-packages/PySide6")), None)


# ---------------------------------------------------------------- the system around it


def look_after_system(
    qt_parts: Iterable[str], programs: Mapping[str, Mapping[str, str]] = NO_PROGRAMS, what: str = ""
) -> None:
    """On Linux, install the libraries that these parts of Qt lack, these programs, and a font where there is none.

    `programs` are the packages that hold a program, by its name and by the package manager; `what` needs them.
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
    """The sonames that these parts of Qt ask for in vain."""
    folder = qt_folder()
    if folder is None or shutil.which("ldd") is None:
        return []
    files = [str(folder / part) for part in qt_parts if (folder / part).exists()]
    return sonames_not_found(subprocess.run(["ldd", *files], capture_output=True, text=True).stdout)


def sonames_not_found(ldd_output: str) -> list[str]:
    """The libraries that ldd could not find, each once, in order of name."""
    return sorted(set(re.findall(r"^\s*(\S+) => not found", ldd_output, re.MULTILINE)))


def packages_for(sonames: Iterable[str], manager: str) -> list[str]:
    """What to install for these libraries, as far as the packages are known."""
    if manager in ("dnf", "zypper"):
        return [f"{soname}()(64bit)" for soname in sonames]
    column = ("apt-get", "pacman").index(manager)
    return sorted({LIBRARIES[soname][column] for soname in sonames if soname in LIBRARIES})


def has_fonts() -> bool:
    """Whether the system can show any letter."""
    if shutil.which("fc-list"):
        return bool(subprocess.run(["fc-list"], capture_output=True).stdout.strip())
    folders = (Path(folder).expanduser() for folder in FONT_FOLDERS)
    return any(next(folder.rglob("*.[to]t[fc]"), None) for folder in folders)


def package_manager() -> str:
    """The package manager of this system. Raises DevError if it has none that is known here."""
    for name in INSTALL_COMMANDS:
        if shutil.which(name):
            return name
    raise DevError(f"system packages are missing, and none of {', '.join(INSTALL_COMMANDS)} is here to install them")


def privileges() -> list[str] | None:
    """What to put before a command that needs root's rights; None if they cannot be had without asking."""
    if getattr(os, "geteuid", lambda: 1)() == 0:
        return []
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n"]
    return None


def look_after_compiler() -> None:
    """Install a C compiler on Linux if there is none and that may be done; compile.py says what is missing."""
    if sys.platform.startswith("linux") and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        try:
            install_system_packages(["gcc"], "a C compiler is missing")
        except DevError as error:
            say(f"dev.py: {error}")


def install_system_packages(packages: Sequence[str], why: str) -> None:
    """Install system packages, or raise DevError with the line that would."""
    manager = package_manager()
    command = [*INSTALL_COMMANDS[manager], *packages]
    prefix = privileges()
    if prefix is None:
        raise DevError(f"{why}; run this, then try again:  sudo {shlex.join(command)}")
    say(f"{why}: {shlex.join([*prefix, *command])}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def run_quietly(*arguments: str) -> bool:
        """Whether it worked; package managers talk a lot."""
        quiet = subprocess.run([*prefix, *arguments], stdin=subprocess.DEVNULL, capture_output=True, env=environment)
        return quiet.returncode == 0

    if manager == "apt-get":
        run_quietly("apt-get", "update")  # a list that cannot be renewed may still do
    if not run_quietly(*command):
        raise DevError(f"{why}, and installing failed; look why with:  {shlex.join([*prefix, *command])}")


# ---------------------------------------------------------------- the commands


def python(*arguments: str, **environment: str) -> int:
    """Run the environment's Python in the checkout; returns its exit code."""
    return exit_code(subprocess.call([str(PYTHON), *arguments], cwd=ROOT, env={**os.environ, **environment}))


def python_output(*arguments: str, **environment: str) -> tuple[int, str]:
    """Run the environment's Python in the checkout; returns its exit code and what it writes to both streams."""
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
    """A shell's exit code: a child that died of signal 11 counts as 139."""
    return 128 - returned if returned < 0 else returned


def play(arguments: Sequence[str]) -> int:
    environment = dict(os.environ)
    options: list[str] = []
    if "--compiled" in arguments:
        arguments = [argument for argument in arguments if argument != "--compiled"]
        code = compile_rules([])
        if code:
            return code
        # -P: else the sources would come first where the person stands in the checkout
        options, environment["PYTHONPATH"] = ["-P"], str(COMPILED)
    else:
        prepare(tests=False)
    look_after_system(QT_ON_SCREEN)
    # In the folder the person stands in, so that file names mean what they look like.
    return exit_code(subprocess.call([str(PYTHON), *options, "-m", PACKAGE, *arguments], env=environment))


def test(arguments: Sequence[str]) -> int:
    if "--compiled" in arguments:
        return test_compiled([argument for argument in arguments if argument != "--compiled"])
    prepare(tests=True)
    try:
        look_after_system(QT_OFFSCREEN)
        look_after_system(QT_ON_SCREEN, SCREEN_PROGRAMS, "The tests with a real mouse need")
    except DevError as error:
        say(f"dev.py: {error}")  # what really cannot run without will say so
    failed = failed_checks(CHECKS if arguments else (*CHECKS, COLLECTION))
    say("pytest")
    # pytest has the last word: its closing line is what people and programs look for.
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
    """As many processes for the tests as the machine has cores, if the arguments say nothing else."""
    return [] if any(argument.startswith(("-n", "--numprocesses")) for argument in arguments) else ["-n", "auto"]


def compile_rules(_: Sequence[str]) -> int:
    """Make a copy of the program with compiled rules."""
    prepare(tests=True)
    look_after_compiler()
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
    look_after_compiler()
    if "--check" in arguments:
        look_after_system(QT_ON_SCREEN, CHECKING_PROGRAMS, "Testing the packages needs")
    else:
        look_after_system(QT_PACKED, PACKING_PROGRAMS, "Packing needs")
    return python("packaging/package.py", *arguments)


def failed_checks(checks: Sequence[tuple[str, Sequence[str]]] = CHECKS) -> list[str]:
    """Run the checks side by side, tell in their order what they say, and name those that failed."""
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
    """The exit code of a check, all that it says, and the seconds that it took."""
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
    """Collect the texts into every .ts file and compile them."""
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
    """A command of this script: what it runs, the arguments it passes on (none if empty), what it does."""

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
    """Run one command; returns the exit code: the command's own, or 2 with one line on stderr."""
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
