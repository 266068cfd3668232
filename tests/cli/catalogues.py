"""Catalogues for tests: complete, and in letters by which one sees what was translated."""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from tests.architecture.sources import PACKAGE

PLACEHOLDER = re.compile(r"(\{\w*\}|%\(\w+\)[rs]|%[rs])")
WORD = re.compile(r"[A-Za-z][\w']*")

Catalogue = dict[str, dict[str, str]]


def texts_in_source(folder: Path) -> dict[str, set[str]]:
    """The contexts that lupdate finds, with their texts; `folder` is for its file."""
    path = folder / "all.ts"
    tool = Path(sys.executable).parent / "pyside6-lupdate"
    command = [str(tool), "-extensions", "py", "-locations", "none", str(PACKAGE), "-ts", str(path)]
    subprocess.run(command, capture_output=True, check=True)
    contexts = ElementTree.parse(path).getroot().iter("context")
    return {
        context.findtext("name", ""): {message.findtext("source", "") for message in context.iter("message")}
        for context in contexts
    }


def is_of_the_command_line(context: str) -> bool:
    return context.startswith("Cli") or context == "Problem"


def in_wide_letters(text: str) -> str:
    """The text with a wide letter for every word."""
    return "".join(part if PLACEHOLDER.fullmatch(part) else WORD.sub("語", part) for part in PLACEHOLDER.split(text))


def wide(texts: dict[str, set[str]]) -> Catalogue:
    """A catalogue without a word of English."""
    return {
        context: {text: in_wide_letters(text) for text in known}
        for context, known in texts.items()
        if is_of_the_command_line(context)
    }


def write(folder: Path, language: str, catalogue: object) -> None:
    (folder / f"cli_{language}.json").write_text(json.dumps(catalogue), encoding="utf-8")
