"""Extracts the texts of the command line from the translations: `python3 packaging/make_cli_texts.py`.

For each `translations/puertorico_<language>.ts` except the English one it writes
`resources/translations/cli_<language>.json`, which the command line reads without Qt: a mapping of contexts to
English texts to translations. `dev.py translations` runs it.
"""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "translations"
TARGET = ROOT / "resources" / "translations"
PREFIX, ENGLISH = "puertorico_", "en"

Catalogue = dict[str, dict[str, str]]


def is_needed(context: str) -> bool:
    """Returns whether the command line has texts in the context."""
    return context.startswith("Cli") or context in ("GameCode", "Problem")


def catalogue(ts: Path) -> Catalogue:
    """Returns the translations that the command line needs; unfinished ones are left out."""
    found: Catalogue = {}
    for context in ElementTree.parse(ts).getroot().iter("context"):
        name = context.findtext("name", "")
        texts = {}
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            text = "".join(translation.itertext())
            if text:
                texts[message.findtext("source", "")] = text
        if is_needed(name) and texts:
            found[name] = texts
    return found


def written(texts: Catalogue) -> str:
    """Returns the content of the file."""
    return json.dumps(texts, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def main(source: Path = SOURCE, target: Path = TARGET) -> None:
    """Write the files of all languages."""
    for ts in sorted(source.glob(f"{PREFIX}*.ts")):
        language = ts.stem.removeprefix(PREFIX)
        if language != ENGLISH:
            path = target / f"cli_{language}.json"
            path.write_text(written(catalogue(ts)), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
