"""Makes a copy of the program with compiled rules: `python3 packaging/dev.py compile`.

The copy is in `build/compiled`; programs started in that folder use it. mypyc compiles the same sources that are run
uncompiled elsewhere, so games are equal byte by byte. Unchanged sources are not compiled again.
"""

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "build" / "compiled"
COPIED = ("puertorico_desktop", "resources", "translations", "tests")
SETTINGS = "pyproject.toml"
"""The name of the settings file, which is copied last: otherwise mypyc would read it as its own configuration."""
PACKAGE = "puertorico_desktop"
HOT = {
    "engine": "checked_fields fields memo pieces places rng selections",
    "engine/puertorico": "achievement_watcher achievements actions board card_actions catalog components decisions"
    " deeds driving expansion_actions festival game hidden_hands numbers placements rules scoring selection setup"
    " shipping smuggler_actions state task_watcher watchers",
    "engine/puertorico/abilities": "citizens classic guests hooks new_buildings",
    "engine/puertorico/phases": "*",
    "engine/puertorico/puertoma": "ability_tiles action_board board building choosing deliberation driver gifts"
    " reserve reserve_actions settling smuggling trading",
    "engine/sanjuan": "asking catalog choices components decisions game hidden scoring setup state",
    "engine/sanjuan/phases": "*",
    "bots/search": "tree utility values",
    "bots/puertorico": "candidates quiescence shortlist",
    "bots/puertorico/evaluation": "encoding",
    "bots/puertorico/heuristic": "*",
    "bots/sanjuan": "candidates",
    "bots/sanjuan/evaluation": "encoding",
    "bots/sanjuan/heuristic": "*",
}
MODULES = tuple(f"{PACKAGE}/{folder}/{name}.py" for folder, names in HOT.items() for name in names.split())
"""The compiled modules, as patterns: all modules that a playout of a search runs through."""
BASIS = ("puertorico_desktop/engine/**/*.py", "puertorico_desktop/bots/**/*.py")
"""The sources that the compiler reads, because the types of other modules affect the compiled code."""
STAMP = "compiled.txt"
LIBRARIES = {".so", ".pyd"}
GROUP = "puertorico_desktop_rules"
"""The name of the library that contains all compiled modules is derived from this."""
SETUP = f"""
import os, sys
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from setuptools.command.build_ext import build_ext
from mypyc.build import mypycify

class SideBySide(build_ext):
    def build_extensions(self):
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources, **settings):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_in_turn([source], **settings), sources)
            return [file for files in made for file in files]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

modules = mypycify(sys.argv[1:], opt_level="3", multi_file=True, group_name="{GROUP}")
if sys.platform != "win32":  # products are rounded before they are added, on every processor: steady bots count on it
    for module in modules:
        module.extra_compile_args.append("-ffp-contract=off")
if sys.platform == "linux":  # no library puts its functions in the place of ours: calls between modules go straight
    for module in modules:
        module.extra_compile_args.append("-fno-semantic-interposition")
        module.extra_link_args.append("-Wl,-Bsymbolic-functions")
setup(name="rules", py_modules=[], cmdclass={{"build_ext": SideBySide}}, ext_modules=modules,
      script_args=["--quiet", "build_ext", "--inplace"])
"""
COMPILERS = {
    "win32": "install the C++ build tools: winget install Microsoft.VisualStudio.2022.BuildTools",
    "darwin": "install the command line tools: xcode-select --install",
    "linux": "install a C compiler and the headers of Python, for Debian and Ubuntu: apt-get install gcc python3-dev",
}


NO_COMPILER = 3


def main() -> int:
    """Copy and compile; returns the exit code: NO_COMPILER if there is no compiler."""
    obstacle = missing()
    if obstacle:
        print(f"compile.py: {obstacle}", file=sys.stderr)
        return NO_COMPILER
    stamp = stamp_of(ROOT)
    known = TARGET / STAMP
    fresh = known.is_file() and known.read_text(encoding="utf-8") == stamp
    empty(TARGET, keep_compiled=fresh)
    for name in COPIED:
        if (ROOT / name).is_dir():  # the sources of packages contain no tests
            copy(ROOT / name, TARGET / name)
    if not fresh and not built(stamp):
        print("compile.py: the compiler has failed, see above", file=sys.stderr)
        return 1
    shutil.copy2(ROOT / SETTINGS, TARGET / SETTINGS)
    return 0


def built(stamp: str) -> bool:
    """Compile the copy; returns whether that succeeded."""
    files = [path.relative_to(TARGET).as_posix() for path in modules(TARGET)]
    print(f"compiling {len(files)} modules", flush=True)
    environment = {**os.environ, **({} if sys.platform == "win32" else placeless_flags())}
    if subprocess.call([sys.executable, "-c", SETUP, *files], cwd=TARGET, env=environment):
        return False
    (TARGET / STAMP).write_text(stamp, encoding="utf-8")
    return True


def placeless_flags() -> dict[str, str]:
    """Returns the variables that keep the paths of the build out of the compiled files."""
    spec = importlib.util.find_spec("mypyc")
    compiler = Path(spec.origin).parent if spec is not None and spec.origin else TARGET
    flags = [os.environ.get("CFLAGS", ""), *(f"-ffile-prefix-map={folder}=." for folder in (TARGET, compiler))]
    found = {"CFLAGS": " ".join(filter(None, flags))}
    if sys.platform == "linux":
        found["LDFLAGS"] = " ".join(filter(None, (os.environ.get("LDFLAGS", ""), "-Wl,--strip-debug")))
    return found


def libraries(target: Path) -> Iterator[Path]:
    """Yields the compiled files, each beside its source."""
    for path in sorted(target.rglob("*")):
        if path.suffix in LIBRARIES and path.relative_to(target).parts[0] != "build":
            yield path


def missing() -> str:
    """Returns the tools that must be installed first; empty if there are none."""
    advice = COMPILERS.get(sys.platform, COMPILERS["linux"])
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return f"the headers of Python are missing: {advice}"
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if sys.platform != "win32" and not (command and shutil.which(command[0])):
        return f"no C compiler is found: {advice}"
    return ""


def modules(root: Path) -> Iterator[Path]:
    """Yields the modules to be compiled."""
    for pattern in MODULES:
        yield from (path for path in sorted(root.glob(pattern)) if path.name != "__init__.py")


def stamp_of(root: Path) -> str:
    """Returns everything on which the result depends, as one line."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(path for pattern in BASIS for path in root.glob(pattern)):
        digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return f"{digest.hexdigest()} Python {sys.version} mypy {version('mypy')}\n"


def empty(target: Path, keep_compiled: bool) -> None:
    """Remove an earlier copy, except for compiled files if they can be used again."""
    kept = LIBRARIES if keep_compiled else set()
    if target.exists():
        for path in sorted(target.rglob("*"), reverse=True):
            if path.is_dir() and not path.is_symlink():
                if not any(path.iterdir()):
                    path.rmdir()
            elif path.suffix not in kept and not (keep_compiled and path.name == STAMP):
                path.unlink()


def copy(folder: Path, target: Path) -> None:
    """Copy a folder without files generated from it."""
    shutil.copytree(folder, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"), dirs_exist_ok=True)


if __name__ == "__main__":
    sys.exit(main())
