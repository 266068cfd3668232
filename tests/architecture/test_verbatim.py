"""Only a few files use what Qt could interpret as HTML; see `gui/style/verbatim.py`."""

import ast

import pytest

from tests.architecture.sources import PACKAGE, parse, place, source_files

GUI = PACKAGE / "gui"
PLACES = {
    "QLabel": {"style/verbatim.py"},
    "QMessageBox": {"windows/boxes.py"},
    "QErrorMessage": set(),
    "QProgressDialog": set(),
    "QInputDialog": set(),
    "QTextEdit": {"windows/rules_page.py"},
    "QTextBrowser": {"windows/rules_page.py"},
    "QTextDocument": {"texts/rules/written.py"},
    "QWhatsThis": set(),
    "setToolTip": {"style/verbatim.py"},
    "setTabToolTip": {"style/verbatim.py"},
    "setWhatsThis": set(),
    "showText": {"views/tips.py"},
    "RichText": set(),
}
"""Names of Qt that show or create text which may be HTML, and the files that may use them."""
ROLE = "ToolTipRole"


def uses(tree: ast.AST) -> list[tuple[str, ast.AST]]:
    """Returns the names that the code uses. Type annotations do not count."""
    found: list[tuple[str, ast.AST]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            found.append((node.attr, node))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found.append((node.func.id, node))
        if isinstance(node, ast.ClassDef):
            found += [(base.id, node) for base in node.bases if isinstance(base, ast.Name)]
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr.islower():
            found.append((node.value.id, node))
    return found


def forbidden_uses(tree: ast.AST, name: str) -> list[tuple[str, ast.AST]]:
    return [(what, node) for what, node in uses(tree) if name not in PLACES.get(what, {name})]


@pytest.mark.parametrize(
    "code",
    [
        "QLabel(self)",
        "class Note(QLabel): pass",
        "QMessageBox.question(self, 'a', 'b')",
        "box = QMessageBox()",
        "self.button.setToolTip(words)",
        "QToolTip.showText(place, words)",
        "label.setTextFormat(Qt.TextFormat.RichText)",
    ],
)
def test_forbidden_uses_are_found(code: str) -> None:
    assert forbidden_uses(ast.parse(code), "windows/some.py")


def test_texts_are_shown_as_plain_text() -> None:
    found = []
    for path in source_files(GUI):
        name = path.relative_to(GUI).as_posix()
        found += [f"{place(path, node)}: {what}" for what, node in forbidden_uses(parse(path), name)]
    assert not found, "use Label and set_tip of gui/style/verbatim.py, show_tip of views/tips.py, windows/boxes.py"


def test_tool_tips_of_models_are_verbatim() -> None:
    silent = []
    for path in source_files(GUI):
        code = path.read_text(encoding="utf-8")
        gives = f"case Qt.ItemDataRole.{ROLE}" in code or (ROLE in code and "setItemData(" in code)
        if gives and "verbatim(" not in code:
            silent.append(place(path))
    assert not silent
