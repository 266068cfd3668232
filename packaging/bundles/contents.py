"""What a bundle holds: the parts of Qt that are in use, and what has to be there but no import tells.

PyInstaller takes all plugins of every Qt module, and whatever these need: QML, a PDF viewer, a film player. Here the
plugins are named that the program uses; of the libraries those stay that a kept file needs.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

PACKAGE = "puertorico_desktop"

PLUGINS = {
    # A window; `offscreen` draws pictures for the command line. Windows and macOS have one each.
    "platforms": {"xcb", "wayland", "offscreen", "windows", "cocoa"},
    # People write Chinese and Japanese names.
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    # The desktop's own file dialogs and colours. Not that of GTK: it brings all of GTK along.
    "platformthemes": {"xdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    # Pictures are SVG files, and what is written is PNG, which Qt can by itself.
    "iconengines": {"svgicon"},
    "imageformats": {"svg", "ico"},
    "styles": {"modernwindowsstyle", "macstyle"},
}
"""The plugins in use, by their folder and the name that Qt gives them; short sounds need none of multimedia."""

QT_TRANSLATIONS = ("qtbase_ja", "qtbase_zh_CN", "qtbase_zh_TW")
"""What Qt itself says, such as the buttons of dialogs; in English it speaks without a file."""

EXCLUDED_MODULES = (
    *("PySide6.QtConcurrent", "PySide6.QtDBus", "PySide6.QtMultimediaWidgets"),
    *("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtTest"),
    # Nothing is fetched from anywhere, and digests come with Python itself: no OpenSSL to be kept up to date.
    *("_hashlib", "_ssl", "ssl", "ftplib", "http.cookiejar", "http.server", "xmlrpc"),
    # Of the charts library what is no chart.
    *("pyqtgraph.canvas", "pyqtgraph.console", "pyqtgraph.dockarea", "pyqtgraph.examples", "pyqtgraph.exporters"),
    *("pyqtgraph.flowchart", "pyqtgraph.jupyter", "pyqtgraph.multiprocess", "pyqtgraph.opengl"),
    *("pyqtgraph.parametertree", "xml.dom"),
    # What numpy brings beside arrays; tests and tools of developers.
    *(
        "numpy._core._multiarray_tests",
        "numpy.f2py",
        "numpy.fft",
        "numpy.ma",
        "numpy.polynomial",
        "numpy.testing",
        "cProfile",
        "doctest",
        "optparse",
        "pdb",
        "pip",
    ),
    *("profile", "pstats", "pydoc", "pytest", "readline", "setuptools", "tkinter", "unittest"),
    # Archives of kinds that the program does not read, and numbers that the C library has faster.
    *("_bz2", "_lzma", "_pydecimal", "bz2", "lzma", "tarfile"),
    # The library of locks has kinds for coroutines, and for folders without locks of the system's own.
    *("asyncio", "filelock.asyncio", "filelock._async_lock", "filelock._soft", "filelock._sqlite"),
    # What shares the work of long runs among computers, for developers.
    *("dask", "distributed", "tornado", "msgpack", "cloudpickle"),
    # Texts are in UTF-8.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
)
"""Modules that libraries would use if they were there."""

FROM_THE_SYSTEM = (
    # The C library and what belongs to it has to be that of the system; newer copies of the others are better,
    # and a desktop has them: X11, letters, sound, messages between programs. Each talks with parts of the system.
    "ld-linux",
    "libEGL",
    "libGL",
    "libGLX",
    "libGLdispatch",
    "libX11",
    "libX11-xcb",
    "libXau",
    "libXdmcp",
    "libbrotlicommon",
    "libbrotlidec",
    "libdbus-1",
    "libdrm",
    "libfontconfig",
    "libfreetype",
    "libglib-2.0",
    "libgthread-2.0",
    "libgssapi_krb5",
    "libpulse",
    "libstdc++",
    "libgcc_s",
    "libwayland-client",
    "libwayland-cursor",
    "libwayland-egl",
    "libxcb",
    "libxkbcommon",
    "libz",
    "libzstd",
)
"""Libraries that are not carried along on Linux, by their names up to `.so`."""


class Entry(NamedTuple):
    """A file as PyInstaller lists it: its name in the bundle, where it comes from, its kind."""

    name: str
    source: str
    kind: str


def kept_binaries(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Returns the native files of a bundle.

    Kept are Python's extension modules, the plugins in use, and what these need, at any remove, as far as the system
    does not have it. `needs` returns the base names of the libraries that a file is linked with.
    """
    everything = [Entry(*entry) for entry in entries]
    libraries: dict[str, list[Entry]] = {}
    for entry in everything:
        if not is_root(entry):
            libraries.setdefault(base_name(entry.name), []).append(entry)
    reached = [entry for entry in everything if is_root(entry) and is_in_use(entry.name)]
    kept = set(reached)
    for entry in reached:  # grows as it is gone through
        for name in needs(entry.source):
            for library in libraries.get(name, ()):
                if library not in kept and not is_from_the_system(library.name):
                    kept.add(library)
                    reached.append(library)
    return [entry for entry in everything if entry in kept]


def is_root(entry: Entry) -> bool:
    """Returns whether a file is loaded by name, not because another one is linked with it."""
    path = PurePosixPath(entry.name.replace("\\", "/"))
    return entry.kind == "EXTENSION" or "plugins" in path.parts or is_python(path.name)


def is_python(name: str) -> bool:
    """Returns whether a library is Python itself, which the start of the program loads."""
    return name.startswith(("libpython", "python3", "vcruntime", "VCRUNTIME")) or name == "Python"


def is_in_use(name: str) -> bool:
    """Returns whether a file that would be loaded by name is ever asked for."""
    path = PurePosixPath(name.replace("\\", "/"))
    if "plugins" not in path.parts:
        return True
    return plugin_name(path.name) in PLUGINS.get(path.parent.name, set())


def plugin_name(file_name: str) -> str:
    """Returns what Qt calls the plugin in a file: `xcb` for `libqxcb.so`, `windows` for `qwindows.dll`.

    Some have their `q` as part of the file's name, some do not.
    """
    stem = file_name.split(".")[0].removeprefix("lib")
    return stem.removeprefix("q")


def base_name(name: str) -> str:
    """Returns the name of a file without its folders, as in what links to it."""
    return PurePosixPath(name.replace("\\", "/")).name


def is_from_the_system(name: str) -> bool:
    """Returns whether a library is left to the system on Linux; on other systems PyInstaller knows that itself."""
    stem, dot_so, _ = base_name(name).partition(".so")
    return bool(dot_so) and stem in FROM_THE_SYSTEM


def kept_data(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Returns the data of a bundle, and the links to those native files that are in it."""
    native = {name for name, _, _ in binaries}
    everything = [Entry(*entry) for entry in entries]
    return [
        entry
        for entry in everything
        if (entry.source in native if entry.kind == "SYMLINK" else is_data_in_use(entry.name))
    ]


def is_data_in_use(name: str) -> bool:
    """Returns whether data that a library brings along is read by anything."""
    path = PurePosixPath(name.replace("\\", "/"))
    if path.suffix == ".qm" and "PySide6" in path.parts:
        return path.stem in QT_TRANSLATIONS
    # Icons of its own controls, tables of colours.
    return path.parts[0] != "pyqtgraph" or path.suffix == ".pyc"


def own_data(package: Path) -> Iterator[tuple[str, str]]:
    """Returns the program's own files beside its modules, each with its folder in the bundle."""
    data = package / "_data"
    for path in sorted(data.rglob("*")):
        relative = path.relative_to(data)
        if path.is_file() and relative.parts[:2] not in UNUSED_DATA and relative.parts[0] != "translations":
            yield str(path), (PurePosixPath(PACKAGE, "_data") / relative.parent.as_posix()).as_posix()


UNUSED_DATA: frozenset[tuple[str, ...]] = frozenset({("resources", "screenshots"), ("resources", "README.md")})


def imports_of_compiled(package: Path, suffixes: Iterable[str]) -> list[str]:
    """Returns the modules that compiled modules import, read in their sources: nothing sees it in the libraries."""
    modules: set[str] = set()
    for source in sorted(package.rglob("*.py")):
        if any(source.with_name(source.stem + suffix).is_file() for suffix in suffixes):
            modules.update(imports_in(ast.parse(source.read_bytes())))
    return sorted(modules)


def imports_in(tree: ast.AST) -> Iterator[str]:
    """Returns the modules that are imported by their whole names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def compiled_group(site_packages: Path) -> list[str]:
    """Returns the modules that hold the code of all compiled ones; they stand beside the package."""
    return sorted({path.name.split(".")[0] for path in site_packages.glob(f"{PACKAGE}_*__mypyc.*")})
