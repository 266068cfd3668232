"""Painters are ended when painting fails: a painter that outlives its picture or its widget ends the program."""

import ast
from itertools import pairwise

import pytest

from tests.architecture.sources import parse, place, source_files

PAINTERS = frozenset({"QPainter", "QStylePainter"})


def unguarded_painters(tree: ast.Module) -> list[ast.Call]:
    """Returns the calls that make a painter whose end is not guaranteed by a `with` statement."""
    guarded: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.With):
            guarded.update(item.context_expr for item in node.items)
        for block in (getattr(node, field, None) for field in ("body", "orelse", "finalbody")):
            if isinstance(block, list):
                guarded.update(assigned_painters(block))
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in PAINTERS
        and node not in guarded
    ]


def assigned_painters(block: list[ast.stmt]) -> list[ast.expr]:
    """Returns what is assigned to a variable that the next statement guards: `with` returns a QStylePainter as a
    QPainter."""
    return [
        first.value
        for first, second in pairwise(block)
        if isinstance(first, ast.Assign)
        and isinstance(second, ast.With)
        and ast.unparse(second.items[0].context_expr) == ast.unparse(first.targets[0])
    ]


def test_painters_are_ended_by_with_statements() -> None:
    found = [place(path, call) for path in source_files() for call in unguarded_painters(parse(path))]
    assert found == [], "with QPainter(device) as painter: ..."


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("painter = QPainter(self)\npainter.drawLine(line)\npainter.end()", 1),
        ("QPainter(self).drawLine(line)", 1),
        ("painter = QPainter(self)\nwith other:\n    painter.drawLine(line)", 1),
        ("with QPainter(self) as painter:\n    painter.drawLine(line)", 0),
        ("painter = QStylePainter(self)\nwith painter:\n    painter.drawLine(line)", 0),
    ],
)
def test_unguarded_painters_are_found(code: str, count: int) -> None:
    assert len(unguarded_painters(ast.parse(code))) == count
