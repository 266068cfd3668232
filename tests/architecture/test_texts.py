"""Texts for translation are literals: lupdate skips anything else, and that stays English unnoticed."""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, parse, place, source_files

APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication"}
TRANSLATING = re.compile(r"\b(?:tr|translate|QT_TR_NOOP|QT_TRANSLATE_NOOP)\(")
"""What a translating call begins with."""
SPEAKING = (PACKAGE / "gui", PACKAGE / "cli", PACKAGE / "bots", PACKAGE / "saves", PACKAGE / "learn")
# The places that look up texts by id: in their tables of QT_TRANSLATE_NOOP lupdate has seen them.
LOOKUP = (
    PACKAGE / "gui" / "texts",
    PACKAGE / "gui" / "puertorico" / "texts",
    PACKAGE / "gui" / "sanjuan" / "texts",
    PACKAGE / "cli" / "texts.py",
    PACKAGE / "cli" / "review.py",
    PACKAGE / "cli" / "puertorico",
    PACKAGE / "cli" / "sanjuan",
)


def speaking_files() -> list[Path]:
    """The source of everything that has texts."""
    files = [path for folder in SPEAKING for path in source_files(folder)]
    return [path for path in files if TRANSLATING.search(path.read_text(encoding="utf-8"))]


def text_arguments(call: ast.Call) -> list[ast.expr]:
    """The arguments of a translating call that have to be literals; empty for every other call.

    `translate` counts alone or on an application class: painters have a `translate` of their own.
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
    """A value read from a table, as against a text put together on the spot."""
    return is_literal(node) or isinstance(node, ast.Name | ast.Attribute | ast.Subscript)


def is_translatable(call: ast.Call, may_look_up: bool = False) -> bool:
    allowed = is_lookup if may_look_up else is_literal
    return all(allowed(argument) for argument in text_arguments(call))


def test_no_text_hides_in_another_one() -> None:
    found = [
        place(path, node)
        for path in speaking_files()
        for whole in ast.walk(parse(path))
        if isinstance(whole, ast.JoinedStr)
        for node in ast.walk(whole)
        if isinstance(node, ast.Call) and text_arguments(node)
    ]
    assert not found, "\n".join(["lupdate does not look into formatted strings:", *found])


def test_texts_are_literals() -> None:
    found = [
        place(path, node)
        for path in speaking_files()
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
def test_invisible_texts_are_found(call: str) -> None:
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
def test_visible_texts_are_let_through(call: str) -> None:
    node = ast.parse(call, mode="eval").body
    assert isinstance(node, ast.Call)
    assert is_translatable(node)


def test_looking_up_is_no_licence_to_build_texts() -> None:
    looked_up, built = (
        ast.parse(call, mode="eval").body
        for call in ("translate(context, names[role])", 'translate("Role", f"{name} (1897)")')
    )
    assert isinstance(looked_up, ast.Call)
    assert isinstance(built, ast.Call)
    assert is_translatable(looked_up, may_look_up=True)
    assert not is_translatable(built, may_look_up=True)
