"""Take the texts of the command line out of the translations: `python3 packaging/make_cli_texts.py`.

For every `translations/puertorico_<language>.ts` but the English one it writes
`resources/translations/cli_<language>.json`, which the command line reads without Qt: contexts, in them the English
texts with what they are in the language. `dev.py translations` runs it.
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
    """Whether the command line has texts in the context."""
    return context.startswith("Cli") or context in ("GameCode", "Problem")


def catalogue(ts: Path) -> Catalogue:
    """What the command line needs of a translation; what is not translated yet is left out."""
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
    """The catalogue as it lies in the file."""
    return json.dumps(texts, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def main(source: Path = SOURCE, target: Path = TARGET) -> None:
    """Write the files of all languages anew."""
    for ts in sorted(source.glob(f"{PREFIX}*.ts")):
        language = ts.stem.removeprefix(PREFIX)
        if language != ENGLISH:
            path = target / f"cli_{language}.json"
            path.write_text(written(catalogue(ts)), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
