"""Texts for translation are literals: lupdate ignores anything else, which would remain English."""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, parse, place, source_files

APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication"}
TRANSLATING = re.compile(r"\b(?:tr|translate|QT_TR_NOOP|QT_TRANSLATE_NOOP)\(")
"""The beginning of a translating call."""
WITH_TEXTS = (PACKAGE / "gui", PACKAGE / "cli", PACKAGE / "bots", PACKAGE / "saves", PACKAGE / "learn")
# Files that look up texts by id: lupdate finds them in the tables of QT_TRANSLATE_NOOP.
LOOKUP = (
    PACKAGE / "gui" / "texts",
    PACKAGE / "gui" / "puertorico" / "texts",
    PACKAGE / "gui" / "sanjuan" / "texts",
    PACKAGE / "cli" / "texts.py",
    PACKAGE / "cli" / "decision_texts.py",
    PACKAGE / "cli" / "review.py",
    PACKAGE / "cli" / "puertorico",
    PACKAGE / "cli" / "sanjuan",
)


def files_with_texts() -> list[Path]:
    """Returns the source files with translating calls."""
    files = [path for folder in WITH_TEXTS for path in source_files(folder)]
    return [path for path in files if TRANSLATING.search(path.read_text(encoding="utf-8"))]


def text_arguments(call: ast.Call) -> list[ast.expr]:
    """Returns the arguments of a translating call that have to be literals; an empty list for other calls.

    `translate` counts alone or on an application class, because painters also have a `translate`.
    """
    match call.func:
        case ast.Name("tr") | ast.Attribute(attr="tr"):
            count = 1
        case ast.Name("QT_TR_NOOP"):
            count = 1
        case ast.Name("translate" | "QT_TRANSLATE_NOOP"):
            count = 2
        case ast.Attribute(value=ast.Name(owner), attr="translate") if owner in APPLICATIONS:
            count = 2
        case _:
            return []
    return call.args[:count]


def is_literal(node: ast.expr) -> bool:
    match node:
        case ast.Constant(str()):
            return True
        case ast.BinOp(left, ast.Add(), right):
            return is_literal(left) and is_literal(right)
        case _:
            return False


def is_lookup(node: ast.expr) -> bool:
    """Returns whether it is a literal or a value that is looked up, not a text that is built."""
    return is_literal(node) or isinstance(node, ast.Name | ast.Attribute | ast.Subscript)


def is_translatable(call: ast.Call, may_look_up: bool = False) -> bool:
    allowed = is_lookup if may_look_up else is_literal
    return all(allowed(argument) for argument in text_arguments(call))


def test_formatted_strings_contain_no_translating_calls() -> None:
    found = [
        place(path, node)
        for path in files_with_texts()
        for whole in ast.walk(parse(path))
        if isinstance(whole, ast.JoinedStr)
        for node in ast.walk(whole)
        if isinstance(node, ast.Call) and text_arguments(node)
    ]
    assert not found, "\n".join(["lupdate does not look into formatted strings:", *found])


def test_texts_are_literals() -> None:
    found = [
        place(path, node)
        for path in files_with_texts()
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Call) and not is_translatable(node, may_look_up=any(map(path.is_relative_to, LOOKUP)))
    ]
    assert not found, "\n".join(["lupdate cannot see these texts:", *found])


@pytest.mark.parametrize(
    "call",
    [
        'self.tr(f"{n} ships")',
        "self.tr(name)",
        'self.tr("%d ships" % n)',
        'self.tr("{n} ships".format(n=n))',
        'translate(context, "Mayor")',
        'QCoreApplication.translate("Role", name)',
        'QT_TRANSLATE_NOOP("Role", name)',
    ],
)
def test_texts_that_lupdate_ignores_are_found(call: str) -> None:
    node = ast.parse(call, mode="eval").body
    assert isinstance(node, ast.Call)
    assert not is_translatable(node)


@pytest.mark.parametrize(
    "call",
    [
        'self.tr("Ship")',
        'self.tr("A long " "text")',
        'self.tr("%n ship(s)", "", n)',
        'translate("Role", "Mayor")',
        "painter.translate(x, y)",
        "name.translate(table)",
    ],
)
def test_texts_that_lupdate_finds_are_accepted(call: str) -> None:
    node = ast.parse(call, mode="eval").body
    assert isinstance(node, ast.Call)
    assert is_translatable(node)


def test_looked_up_texts_must_not_be_built() -> None:
    looked_up, built = (
        ast.parse(call, mode="eval").body
        for call in ("translate(context, names[role])", 'translate("Role", f"{name} (1897)")')
    )
    assert isinstance(looked_up, ast.Call)
    assert isinstance(built, ast.Call)
    assert is_translatable(looked_up, may_look_up=True)
    assert not is_translatable(built, may_look_up=True)
