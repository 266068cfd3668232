"""The source files of the program, for the tests that read them."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "puertorico_desktop"


def source_files(folder: Path = PACKAGE) -> list[Path]:
    """Returns all Python files below the folder, sorted."""
    return sorted(folder.rglob("*.py"))


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def place(path: Path, node: ast.AST | None = None) -> str:
    """Returns the place for messages, such as `puertorico_desktop/engine/rng.py:12`."""
    name = path.relative_to(ROOT).as_posix()
    return f"{name}:{node.lineno}" if isinstance(node, ast.stmt | ast.expr) else name
