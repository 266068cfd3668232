"""Reads the catalogues of translations without Qt."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import attrs

from tests.architecture.sources import ROOT

PLACEHOLDER = re.compile(r"\{[a-z_0-9]*\}|%n|%\d|%s|%\(\w+\)[sr]|<[^>]*>|\n")


@attrs.frozen
class Message:
    """A text and its translation; `forms` are those of a text with a number."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    finished: bool
    numbered: bool

    @property
    def key(self) -> tuple[str, str, str]:
        """Returns the key by which lupdate identifies a text."""
        return self.context, self.source, self.comment


def messages(path: Path) -> list[Message]:
    """All texts of a file."""
    found = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            numbered = message.get("numerus") == "yes"
            parts = list(translation.iter("numerusform")) if numbered else [translation]
            forms = [part.text or "" for part in parts]
            found.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    tuple(forms),
                    translation.get("type") is None,
                    numbered,
                )
            )
    return found


def catalogue(language: str) -> Path:
    return ROOT / "translations" / f"puertorico_{language}.ts"
