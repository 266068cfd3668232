"""Combined phrases: enumerations, sentences, headings, in the language in use."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

_JOINTS = " :,;.：，；、。"
"""The characters between the subject of a sentence and its predicate."""


def title(text: str) -> str:
    """Returns the text with a capital first letter, for headings; languages without capitals are unchanged."""
    return text[:1].upper() + text[1:]


def without_subject(sentence: str, subject: str) -> str:
    """Returns the sentence without the name that it begins with: "2 of 3 circles occupied." of "Indigo Plant, 2 of 3
    circles occupied."; empty if it is nothing but the name, unchanged if it begins with anything else."""
    rest = sentence.removeprefix(subject)
    bare = rest.lstrip(_JOINTS)
    return title(bare) if bare != rest or not rest else sentence


def listed(parts: Iterable[str]) -> str:
    """Returns an enumeration in the language in use: "corn, sugar and coffee"."""
    return QLocale().createSeparatedList(list(parts))


def row(parts: Iterable[str]) -> str:
    """Returns words or figures separated by commas, without an "and": "5, 6, 7"."""
    return joined(translate("List", "{before}, {after}"), parts)


def sentences(parts: Iterable[str]) -> str:
    """Returns whole sentences joined to a text."""
    return joined(translate("List", "{before} {after}"), parts)


def clauses(parts: Iterable[str]) -> str:
    """Returns clauses that may contain commas, joined by semicolons: "produces 2 corn and 1 sugar; receives 1
    doubloon"."""
    return joined(translate("List", "{before}; {after}"), parts)


def joined(joint: str, parts: Iterable[str]) -> str:
    """Returns the non-empty parts, combined with the pattern `joint`."""
    filled = [part for part in parts if part]
    return reduce(lambda before, after: joint.format(before=before, after=after), filled) if filled else ""
