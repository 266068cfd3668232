"""English plural forms: without them, a text with a number would be "1 point(s)"."""

import ast
import xml.etree.ElementTree as ElementTree

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.app.languages import Languages
from tests.architecture.sources import PACKAGE, ROOT, parse, source_files


def literal(node: ast.expr) -> str | None:
    """Returns the text of a literal, also of one concatenated with `+`."""
    match node:
        case ast.Constant(str(text)):
            return text
        case ast.BinOp(left, ast.Add(), right):
            first, second = literal(left), literal(right)
            return None if first is None or second is None else first + second
    return None


def texts_with_numbers() -> set[str]:
    """Returns every translatable text with `%n` in the source."""
    found = set()
    for path in source_files(PACKAGE / "gui"):
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute) and node.args:
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in ("tr", "translate"):
                    texts = [text for text in map(literal, node.args) if text is not None and "%n" in text]
                    # lupdate before 6.12 finds plural forms in calls of tr only
                    assert not texts or name == "tr", f"{path}: use Context.tr for {texts}"
                    found.update(texts)
    return found


def english_forms() -> dict[str, list[str]]:
    """Returns the finished plural forms by source text."""
    tree = ElementTree.parse(ROOT / "translations" / "puertorico_en.ts")
    forms = {}
    for message in tree.iter("message"):
        translation = message.find("translation")
        if translation is not None and translation.get("type") is None:
            forms[message.findtext("source", "")] = [form.text or "" for form in translation.iter("numerusform")]
    return forms


def test_every_text_with_a_number_has_its_english_forms() -> None:
    missing = texts_with_numbers() - english_forms().keys()
    assert not missing, f"run `dev.py translations` and fill in the forms of {sorted(missing)}"


def test_the_compiled_catalogue_is_up_to_date(english: Languages) -> None:
    tree = ElementTree.parse(ROOT / "translations" / "puertorico_en.ts")
    for context in tree.iter("context"):
        for message in context.iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")]
            for number, form in zip((1, 2), forms, strict=True):
                shown = QCoreApplication.translate(
                    context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment"), number
                )
                assert shown == form.replace("%n", str(number)), "run `dev.py translations`"


def test_the_forms_keep_their_placeholders_and_have_no_brackets() -> None:
    for source, forms in english_forms().items():
        assert len(forms) == 2, source
        for form in forms:
            assert "(s)" not in form
            assert sorted(part.split("}")[0] for part in form.split("{")[1:]) == sorted(
                part.split("}")[0] for part in source.split("{")[1:]
            )
