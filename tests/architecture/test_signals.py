"""Methods that are connected to signals belong to QObjects: PySide calls the method of another object that has been
destroyed since the signal was sent from a thread, and that ends the program."""

import ast
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from tests.architecture.sources import ROOT, parse, place, source_files


def connected_methods(tree: ast.Module) -> list[tuple[ast.ClassDef, ast.Call]]:
    """Returns the classes that connect methods of their own, each with the call of `connect`."""
    return [
        (owner, call)
        for owner in ast.walk(tree)
        if isinstance(owner, ast.ClassDef)
        for call in ast.walk(owner)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "connect"
        and call.args
        and isinstance(method := call.args[0], ast.Attribute)
        and ast.unparse(method.value) == "self"
    ]


def class_in(path: Path, name: str) -> type:
    """Returns the class of a source file by its name."""
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    found = getattr(module, name)
    assert isinstance(found, type)
    return found


def test_methods_connected_to_signals_belong_to_qobjects() -> None:
    found = [
        place(path, call)
        for path in source_files()
        for owner, call in connected_methods(parse(path))
        if not issubclass(class_in(path, owner.name), QObject)
    ]
    assert found == [], "make the class a QObject"


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("class A:\n    def f(self): signal.connect(self.g, Qt.ConnectionType.QueuedConnection)", 1),
        ("class A:\n    def f(self): self.signal.connect(self.other.g)", 0),
        ("class A:\n    def f(self): signal.connect(lambda: self.g())", 0),
    ],
)
def test_connected_methods_are_found(code: str, count: int) -> None:
    assert len(connected_methods(ast.parse(code))) == count
