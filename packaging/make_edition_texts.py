"""Makes the texts in the terms of other editions: `python3 packaging/make_edition_texts.py`.

The sentences of the program use the terms of the classic game. `translations/<edition>/<language>.json` contains the
terms of an edition: "words" maps terms of the classic game to terms of the edition, which are replaced in all
sentences; "sentences" maps English source texts to whole translations, for sentences in which that would give a wrong
result. All texts that differ are written to `resources/translations/puertorico_<edition>_<language>.qm`, which takes
precedence over the catalogue of the language during a game of that edition. Names of pieces have separate contexts
for each edition and are not changed. `dev.py translations` runs it.
"""

import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "translations"
TARGET = ROOT / "resources" / "translations"
PREFIX, ENGLISH = "puertorico_", "en"
EDITIONS = ("1897",)

NAMES = {f"{kind}{of}" for kind in ("Good", "Tile", "Role", "Building") for of in ("", "Effect")}
AS_THEY_ARE = {
    *NAMES,
    *(
        "Name",
        "Editions",
        "NewGameDialog",
        "Problem",
        "Bot",
        "Seat",
        "ProgramDialog",
        "Saves",
        "GameSaver",
        "LoadGameDialog",
    ),
    *("PuzzlesPage", "Statistics"),
    *("Options", "RulesPart", "Auction", "AuctionDialog"),
    *("Exports", "ScoreSheetDialog", "ErrorReports", "Start", "Sounds", "Settings", "SettingsDialog"),
}
"""The contexts that are not changed: names of pieces, texts about editions, lists of several games, and texts that do
not concern the game."""
OWN_WORDS = ("Cli", "SanJuan")
"""The prefixes of other contexts that are not changed: those of the command line, and of games without editions."""
PLACEHOLDER = r"\{[^}]*\}"


class Message(NamedTuple):
    """A text of the program with its translation, which has several forms if it contains a number."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    numbered: bool


class Wording(NamedTuple):
    """The terms of an edition in a language."""

    words: Mapping[str, str]
    sentences: Mapping[str, str | list[str]]

    def of(self, message: Message) -> tuple[str, ...]:
        """Returns the text in the terms of the edition."""
        whole = self.sentences.get(message.source)
        if whole is not None:
            return (whole,) if isinstance(whole, str) else tuple(whole)
        return tuple(self._changed(form) for form in message.forms)

    def _changed(self, text: str) -> str:
        """Returns the text with all words replaced at once, longer ones first; the case of first letters is kept."""
        edges = r"(?<![A-Za-z]){}(?![A-Za-z])"
        parts = (re.escape(word) for word in sorted(self.words, key=len, reverse=True))
        latin = "|".join(edges.format(part) if part.isascii() else part for part in parts)
        return re.sub(f"{PLACEHOLDER}|{latin}", lambda found: self._word(found[0]), text, flags=re.IGNORECASE)

    def _word(self, found: str) -> str:
        word = self.words.get(found)
        if word is not None:
            return word
        word = self.words.get(found[:1].lower() + found[1:])
        return found if word is None else word[:1].upper() + word[1:]


def wording(edition: str, language: str, source: Path = SOURCE) -> Wording:
    """Returns the terms of an edition in a language."""
    data = json.loads((source / edition / f"{language}.json").read_text(encoding="utf-8"))
    return Wording(data["words"], data["sentences"])


def is_changed(context: str) -> bool:
    """Returns whether the texts of the context use terms of the game."""
    return context not in AS_THEY_ARE and not context.startswith(OWN_WORDS) and not context.endswith(EDITIONS)


def messages(language: str, source: Path = SOURCE) -> Iterator[Message]:
    """Yields all texts in a language. For English, texts with numbers come from its own file, all others from the
    sources in the file of another language."""
    numbers = {}
    if language == ENGLISH:
        for one in _read(source / f"{PREFIX}{ENGLISH}.ts"):
            numbers[one.context, one.source, one.comment] = one.forms
        language = next(ts.stem for ts in sorted(source.glob(f"{PREFIX}*.ts")) if ts.stem != f"{PREFIX}{ENGLISH}")
        for one in _read(source / f"{language}.ts"):
            yield one._replace(forms=numbers.get(one[:3], (one.source,)))
    else:
        yield from _read(source / f"{PREFIX}{language}.ts")


def _read(ts: Path) -> Iterator[Message]:
    for context in ElementTree.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            numbered = message.get("numerus") == "yes"
            parts = list(translation.iter("numerusform")) if numbered else [translation]
            forms = tuple(part.text or "" for part in parts)
            texts = (message.findtext(tag, "") for tag in ("source", "comment"))
            yield Message(context.findtext("name", ""), *texts, forms, numbered)


def overlay(edition: str, language: str, source: Path = SOURCE) -> list[Message]:
    """Returns the texts that are different in an edition."""
    said = wording(edition, language, source)
    pairs = ((one, said.of(one)) for one in messages(language, source) if is_changed(one.context) and all(one.forms))
    return [one._replace(forms=forms) for one, forms in pairs if forms != one.forms]


def written(texts: list[Message], language: str) -> str:
    """Returns the texts as the content of a file for `lrelease`."""
    root = ElementTree.Element("TS", version="2.1", language=language)
    contexts: dict[str, ElementTree.Element] = {}
    for one in texts:
        if one.context not in contexts:
            contexts[one.context] = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(contexts[one.context], "name").text = one.context
        message = ElementTree.SubElement(contexts[one.context], "message")
        ElementTree.SubElement(message, "source").text = one.source
        if one.comment:
            ElementTree.SubElement(message, "comment").text = one.comment
        translation = ElementTree.SubElement(message, "translation")
        if one.numbered:
            message.set("numerus", "yes")
            for form in one.forms:
                ElementTree.SubElement(translation, "numerusform").text = form
        else:
            (translation.text,) = one.forms
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    return head + ElementTree.tostring(root, encoding="unicode")


def main(source: Path = SOURCE, target: Path = TARGET) -> int:
    """Write the catalogues of all editions; returns the exit code of the first command that failed."""
    tool = str(Path(sys.executable).parent / "pyside6-lrelease")
    with tempfile.TemporaryDirectory() as folder:
        for edition in EDITIONS:
            for path in sorted((source / edition).glob("*.json")):
                name = f"{PREFIX}{edition}_{path.stem}"
                ts = Path(folder, f"{name}.ts")
                ts.write_text(written(overlay(edition, path.stem, source), path.stem), encoding="utf-8")
                code = subprocess.call([tool, str(ts), "-qm", str(target / f"{name}.qm")])
                if code:
                    return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
