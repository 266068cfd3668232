"""Words put together: enumerations, sentences, headings, in the language in use."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


def title(text: str) -> str:
    """The text with a capital first letter, for headings; languages without capitals stay as they are."""
    return text[:1].upper() + text[1:]


def listed(parts: Iterable[str]) -> str:
    """Words as an enumeration in the language in use: "corn, sugar and coffee"."""
    return QLocale().createSeparatedList(list(parts))


def row(parts: Iterable[str]) -> str:
    """Words or figures one after the other, without an "and": "5, 6, 7"."""
    return joined(translate("List", "{before}, {after}"), parts)


def sentences(parts: Iterable[str]) -> str:
    """Whole sentences one after the other."""
    return joined(translate("List", "{before} {after}"), parts)


def clauses(parts: Iterable[str]) -> str:
    """Parts of a sentence that may have commas of their own: "produces 2 corn and 1 sugar; receives 1 doubloon"."""
    return joined(translate("List", "{before}; {after}"), parts)


def joined(joint: str, parts: Iterable[str]) -> str:
    """The parts that are not empty, with that joint between each two."""
    told = [part for part in parts if part]
    return reduce(lambda before, after: joint.format(before=before, after=after), told) if told else ""
