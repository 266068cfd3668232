"""The contents of a bundle: the used parts of Qt, and files that PyInstaller cannot find by imports.

PyInstaller includes all plugins of every Qt module with their dependencies: QML, a PDF viewer, a media player. Here
the used plugins are listed; only libraries that an included file needs are kept.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

PACKAGE = "puertorico_desktop"

PLUGINS = {
    # A window; `offscreen` draws pictures for the command line. Windows and macOS have one plugin each.
    "platforms": {"xcb", "wayland", "offscreen", "windows", "cocoa"},
    # Input methods for Chinese and Japanese names.
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    # The desktop's file dialogs and colours. The GTK plugin is left out because it depends on all of GTK.
    "platformthemes": {"xdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    # Pictures are SVG files; PNG files are written without a plugin.
    "iconengines": {"svgicon"},
    "imageformats": {"svg", "ico"},
    "styles": {"modernwindowsstyle", "macstyle"},
}
"""The used plugins by folder, with the names that Qt gives them; short sounds need no multimedia plugin."""

QT_TRANSLATIONS = ("qtbase_ja", "qtbase_zh_CN", "qtbase_zh_TW")
"""The catalogues of Qt's own texts, such as the buttons of dialogs; English needs none."""

EXCLUDED_MODULES = (
    *("PySide6.QtConcurrent", "PySide6.QtDBus", "PySide6.QtMultimediaWidgets"),
    *("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtTest"),
    # The program uses no network, and Python has its own digests: OpenSSL is not needed.
    *("_hashlib", "_ssl", "ssl", "ftplib", "http.cookiejar", "http.server", "xmlrpc"),
    # Parts of the charts library that draw no charts.
    *("pyqtgraph.canvas", "pyqtgraph.console", "pyqtgraph.dockarea", "pyqtgraph.examples", "pyqtgraph.exporters"),
    *("pyqtgraph.flowchart", "pyqtgraph.jupyter", "pyqtgraph.multiprocess", "pyqtgraph.opengl"),
    *("pyqtgraph.parametertree", "xml.dom"),
    # Parts of numpy other than arrays; tests and developer tools.
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
    # Archive formats that the program does not read, and modules with a faster C implementation.
    *("_bz2", "_lzma", "_pydecimal", "bz2", "lzma", "tarfile"),
    # Lock classes for coroutines, and for folders without locks of the system.
    *("asyncio", "filelock.asyncio", "filelock._async_lock", "filelock._soft", "filelock._sqlite"),
    # The distribution of long runs among computers, for developers.
    *("dask", "distributed", "tornado", "msgpack", "cloudpickle"),
    # Encodings other than UTF-8 and those of `gui/app/letters.py`.
    *("_codecs_hk", "_codecs_iso2022", "_codecs_kr"),
)
"""Modules that libraries import only if they are installed."""

FROM_THE_SYSTEM = (
    # The C library and its parts must be those of the system. Newer system copies of the others are preferable, and
    # every desktop has them: X11, fonts, sound, D-Bus. Each of them communicates with parts of the system.
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
"""Libraries that are not included on Linux, by their names up to `.so`."""


class Entry(NamedTuple):
    """A file in PyInstaller's lists: its name in the bundle, its source, its kind."""

    name: str
    source: str
    kind: str


def kept_binaries(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Returns the native files of a bundle.

    These are Python's extension modules, the used plugins, and all their dependencies, direct or indirect, that the
    system does not provide. `needs` returns the base names of the libraries that a file is linked with.
    """
    everything = [Entry(*entry) for entry in entries]
    libraries: dict[str, list[Entry]] = {}
    for entry in everything:
        if not is_root(entry):
            libraries.setdefault(base_name(entry.name), []).append(entry)
    reached = [entry for entry in everything if is_root(entry) and is_in_use(entry.name)]
    kept = set(reached)
    for entry in reached:  # grows during the iteration
        for name in needs(entry.source):
            for library in libraries.get(name, ()):
                if library not in kept and not is_from_the_system(library.name):
                    kept.add(library)
                    reached.append(library)
    return [entry for entry in everything if entry in kept]


def is_root(entry: Entry) -> bool:
    """Returns whether a file is loaded by name, not as a dependency of another file."""
    path = PurePosixPath(entry.name.replace("\\", "/"))
    return entry.kind == "EXTENSION" or "plugins" in path.parts or is_python(path.name)


def is_python(name: str) -> bool:
    """Returns whether a library is Python itself, which the executable loads."""
    return name.startswith(("libpython", "python3", "vcruntime", "VCRUNTIME")) or name == "Python"


def is_in_use(name: str) -> bool:
    """Returns whether a file that is loaded by name is used."""
    path = PurePosixPath(name.replace("\\", "/"))
    if "plugins" not in path.parts:
        return True
    return plugin_name(path.name) in PLUGINS.get(path.parent.name, set())


def plugin_name(file_name: str) -> str:
    """Returns Qt's name of the plugin in a file: `xcb` for `libqxcb.so`, `windows` for `qwindows.dll`.

    In some names the `q` belongs to the prefix, in others to the name.
    """
    stem = file_name.split(".")[0].removeprefix("lib")
    return stem.removeprefix("q")


def base_name(name: str) -> str:
    """Returns the name of a file without its folders, as other files refer to it."""
    return PurePosixPath(name.replace("\\", "/")).name


def is_from_the_system(name: str) -> bool:
    """Returns whether a library is left to the system on Linux; on other systems PyInstaller decides that."""
    stem, dot_so, _ = base_name(name).partition(".so")
    return bool(dot_so) and stem in FROM_THE_SYSTEM


def kept_data(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Returns the data files of a bundle, and the links to native files in it."""
    native = {name for name, _, _ in binaries}
    everything = [Entry(*entry) for entry in entries]
    return [
        entry
        for entry in everything
        if (entry.source in native if entry.kind == "SYMLINK" else is_data_in_use(entry.name))
    ]


def is_data_in_use(name: str) -> bool:
    """Returns whether a data file of a library is used."""
    path = PurePosixPath(name.replace("\\", "/"))
    if path.suffix == ".qm" and "PySide6" in path.parts:
        return path.stem in QT_TRANSLATIONS
    # Icons of pyqtgraph's own controls, and colour tables.
    return path.parts[0] != "pyqtgraph" or path.suffix == ".pyc"


def own_data(package: Path) -> Iterator[tuple[str, str]]:
    """Yields the program's own data files, each with its folder in the bundle."""
    data = package / "_data"
    for path in sorted(data.rglob("*")):
        relative = path.relative_to(data)
        if path.is_file() and relative.parts[:2] not in UNUSED_DATA and relative.parts[0] != "translations":
            yield str(path), (PurePosixPath(PACKAGE, "_data") / relative.parent.as_posix()).as_posix()


UNUSED_DATA: frozenset[tuple[str, ...]] = frozenset({("resources", "screenshots"), ("resources", "README.md")})


def imports_of_compiled(package: Path, suffixes: Iterable[str]) -> list[str]:
    """Returns the modules that compiled modules import, found in their sources because libraries do not show
    imports."""
    modules: set[str] = set()
    for source in sorted(package.rglob("*.py")):
        if any(source.with_name(source.stem + suffix).is_file() for suffix in suffixes):
            modules.update(imports_in(ast.parse(source.read_bytes())))
    return sorted(modules)


def imports_in(tree: ast.AST) -> Iterator[str]:
    """Yields the modules that are imported by absolute names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def compiled_group(site_packages: Path) -> list[str]:
    """Returns the modules with the code of all compiled modules; they are beside the package."""
    return sorted({path.name.split(".")[0] for path in site_packages.glob(f"{PACKAGE}_*__mypyc.*")})
