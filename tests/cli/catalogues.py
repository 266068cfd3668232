"""Complete catalogues for tests, with wide letters that show which texts are translated."""

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
    """Returns the contexts that lupdate finds, with their texts; `folder` is for its output."""
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
    """Returns the text with a wide letter for every word."""
    return "".join(part if PLACEHOLDER.fullmatch(part) else WORD.sub("語", part) for part in PLACEHOLDER.split(text))


def wide(texts: dict[str, set[str]]) -> Catalogue:
    """Returns a catalogue without English words."""
    return {
        context: {text: in_wide_letters(text) for text in known}
        for context, known in texts.items()
        if is_of_the_command_line(context)
    }


def write(folder: Path, language: str, catalogue: object) -> None:
    (folder / f"cli_{language}.json").write_text(json.dumps(catalogue), encoding="utf-8")
