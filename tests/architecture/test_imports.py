"""Imports run downwards only, and nothing below the window uses Qt."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, parse, place, source_files

# package -> the other packages that it may import
MAY_IMPORT = {
    "engine": set(),
    "bundle": set(),
    "languages": set(),
    "marking": set(),
    "paths": set(),
    "parts": {"paths"},
    "no_screen": {"marking"},
    "match": {"engine"},
    "saves": {"engine", "match", "marking", "paths"},
    "bots": {"engine", "match", "saves", "bundle", "marking", "paths"},
    "learn": {"engine", "match", "bots", "saves", "languages", "marking", "paths"},
    "cli": {"engine", "match", "bots", "saves", "bundle", "learn", "languages", "marking", "no_screen", "paths"},
    "gui": {
        "engine",
        "match",
        "bots",
        "saves",
        "bundle",
        "learn",
        "languages",
        "marking",
        "no_screen",
        "parts",
        "paths",
    },
    "__main__": {
        "engine",
        "match",
        "bots",
        "saves",
        "bundle",
        "learn",
        "languages",
        "marking",
        "no_screen",
        "paths",
        "cli",
        "gui",
    },
    "__init__": set(),
}
QT = {"PySide6", "shiboken6"}
ENGINE_THIRD_PARTY = {"attr", "attrs"}
# The engine uses no randomness, clock, files or other parts of the system.
NOT_IN_ENGINE = {
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "tempfile",
    "time",
}


@dataclass(frozen=True)
class Import:
    """An imported module, and whether it is imported only when a function runs."""

    module: str
    lazy: bool
    node: ast.stmt

    @property
    def top(self) -> str:
        return self.module.partition(".")[0]

    @property
    def room(self) -> str | None:
        """The part of the program; None for other modules and for the package itself."""
        parts = self.module.split(".")
        return parts[1] if parts[0] == PACKAGE.name and len(parts) > 1 else None


def imports_of(tree: ast.AST, package: str, lazy: bool = False) -> Iterator[Import]:
    """Yields every import in a module of `package` (dotted), with relative ones made absolute."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.expr):
            continue  # expressions contain no imports, and are most of a tree
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, lazy, node)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base]).rstrip(".")
            if base == PACKAGE.name:
                # `from puertorico_desktop import engine` names the part last.
                for alias in node.names:
                    known = alias.name in MAY_IMPORT
                    yield Import(f"{base}.{alias.name}" if known else base, lazy, node)
            else:
                yield Import(base, lazy, node)
        else:
            inside = lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            yield from imports_of(node, package, inside)


def package_of(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def complaint(room: str, imported: Import) -> str | None:
    """Returns why this part may not import that module, or None if it may."""
    target = imported.room
    if target is not None and target != room and target not in MAY_IMPORT[room]:
        return f"{room} may not import {target}"
    if imported.top in QT and room not in {"gui", "__main__"}:
        return f"{room} may not use Qt"
    if room == "__main__" and not imported.lazy and (imported.top in QT or target == "gui"):
        return "__main__ imports Qt and gui inside functions: worker processes and commands start without them"
    if room == "engine":
        if imported.top in NOT_IN_ENGINE:
            return f"engine may not use {imported.top}"
        known = sys.stdlib_module_names | ENGINE_THIRD_PARTY | {PACKAGE.name}
        if imported.top not in known:
            return f"engine needs nothing but attrs, not {imported.top}"
    return None


def complaints_about(source: str, path: Path) -> list[str]:
    package = ".".join([PACKAGE.name, *path.relative_to(PACKAGE).parts[:-1]])
    found = ((i, complaint(package_of(path), i)) for i in imports_of(ast.parse(source), package))
    return [f"{place(path, i.node)}: {why}" for i, why in found if why]


def test_every_package_is_listed() -> None:
    unlisted = {package_of(path) for path in source_files()} - MAY_IMPORT.keys()
    assert not unlisted, f"add to MAY_IMPORT what these may import: {sorted(unlisted)}"


def test_imports_run_downwards() -> None:
    found = [line for path in source_files() for line in complaints_about(path.read_text(encoding="utf-8"), path)]
    assert not found, "\n".join(["", *found])


def test_the_engine_opens_no_files() -> None:
    opened = [
        place(path, node)
        for path in source_files(PACKAGE / "engine")
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open"
    ]
    assert not opened, f"the engine reads and writes no files: {opened}"


@pytest.mark.parametrize(
    ("where", "source"),
    [
        ("engine/a.py", "import random"),
        ("engine/a.py", "from os import path"),
        ("engine/a.py", "import numpy"),
        ("engine/a.py", "import PySide6.QtCore"),
        ("engine/puertorico/a.py", "from ...saves import files"),
        ("engine/puertorico/a.py", "from ... import saves"),
        ("bots/a.py", "from puertorico_desktop import gui"),
        ("bots/a.py", "def f():\n    from PySide6.QtCore import QObject"),
        ("saves/a.py", "import puertorico_desktop.bots.search"),
        ("bots/a.py", "from puertorico_desktop.learn.review import looks"),
        ("learn/a.py", "from puertorico_desktop import cli"),
        ("learn/review/a.py", "from PySide6.QtCore import QObject"),
        ("cli.py", "from puertorico_desktop.gui.app.application import start"),
        ("__main__.py", "from puertorico_desktop.gui.app.application import start"),
        ("gui/windows/a.py", "from ... import cli"),
    ],
)
def test_forbidden_imports_are_found(where: str, source: str) -> None:
    assert complaints_about(source, PACKAGE / where)


@pytest.mark.parametrize(
    ("where", "source"),
    [
        (
            "engine/puertorico/a.py",
            "import attrs\nfrom enum import Enum\nfrom ..rng import Rng\nfrom . import state",
        ),
        (
            "bots/a.py",
            "import time\nfrom puertorico_desktop.engine import game\nfrom puertorico_desktop import paths",
        ),
        ("saves/a.py", "import os\nfrom puertorico_desktop import __version__"),
        ("cli.py", "from puertorico_desktop.bots import arena"),
        ("cli.py", "from puertorico_desktop.learn import review"),
        ("learn/review/a.py", "from puertorico_desktop.bots.search import tree"),
        ("gui/a.py", "from PySide6.QtCore import QObject\nfrom .models import board"),
        ("__main__.py", "def main():\n    from puertorico_desktop.gui.app.application import start"),
    ],
)
def test_allowed_imports_are_accepted(where: str, source: str) -> None:
    assert complaints_about(source, PACKAGE / where) == []
