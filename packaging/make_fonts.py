"""Makes the fonts of the program: `python3 packaging/make_fonts.py` writes `resources/fonts/`.

English uses Source Sans 3; Chinese and Japanese use Noto Sans TC, SC and JP, whose Latin letters are similar. The
fonts are subsets with the characters of the program's texts and of players' names. The shapes of Chinese characters
differ by region, so each language has a font of its own. fontTools makes the subsets (`pip install -e .[fonts]`), npm
downloads the originals; `--from FOLDER` uses downloaded packages instead.

The same texts and the same version of fontTools give identical files.
"""

import argparse
import ast
import base64
import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from puertorico_desktop.gui.app.letters import COMMON, EASTERN_SPANS  # noqa: E402

FOLDER = ROOT / "resources" / "fonts"
WEIGHTS = ("400Regular", "700Bold")


class FontsError(Exception):
    """Raised when no fonts can be made; the message is one line."""


class Typeface(NamedTuple):
    """A font family of the program and its original.

    `family` differs from the name of the original, because Qt must distinguish them where the original is installed.
    `edition` is the version of the original, `name` its name in file names. It is contained in the npm package
    `package` of the given `version` and checksum. `licence` is the name of its licence in the folder of the fonts.
    """

    family: str
    edition: str
    name: str
    package: str
    version: str
    sha512: str
    licence: str = "OFL.txt"

    @property
    def archive(self) -> str:
        """The file name that npm gives to the package."""
        return f"{self.package[1:].replace('/', '-')}-{self.version}.tgz"

    def original(self, weight: str) -> str:
        """Returns the path of the font of a weight in the package."""
        return f"package/{weight}/{self.name}_{weight}.ttf"

    def file_name(self, weight: str) -> str:
        return f"{self.family.replace(' ', '')}-{weight[3:]}.ttf"


def _noto(letters: str, sha512: str) -> Typeface:
    """Returns the Noto typeface of a region, given by its letters in file names."""
    package = f"@expo-google-fonts/noto-sans-{letters.lower()}"
    return Typeface(f"Puerto Rico Sans {letters}", "2.004", f"NotoSans{letters}", package, "0.4.3", sha512)


TYPEFACES: Mapping[str, Typeface] = {
    "en": Typeface(
        *("Puerto Rico Sans", "3.052", "SourceSans3", "@expo-google-fonts/source-sans-3", "0.4.1"),
        "sxsO4kfxQnVMT6ri/yWiBefkgem6suvc7KWJ4m/kWGTGqxkGouxG7MQsZ8XR6wqasxYZxdWK1gtusMBLSZDiiA==",
        "OFL-Western.txt",
    ),
    "zh_TW": _noto("TC", "69XAOTLPz0WlAxL6qJEKlDMxHsBd4J1M39HjV0gPF2o1xWVALOsVWvDgistnecVockA9wbU/tH5C/gyS2PdnHg=="),
    "zh_CN": _noto("SC", "9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ=="),
    "ja": _noto("JP", "Fl+Z6vtD24HFAYsvzB0S9Nery1ly16B9PesdY0wBd+wEHAvkNglnkTUspU0HqGOubkmoa8zusJrKv6vDx1o70A=="),
}
"""The typefaces by language."""

SIGNS = "‐‑–—―‘’‚“”„†‡•…‧‰′″‹›※€™←↑→↓↖↗↘↙⇒⇔−×÷±≠≤≥≈∞√■□▲△▶▷▼▽◀◁◆◇○◎●★☆♀♂♠♣♥♦♪✓"
EASTERN_SIGNS = "‧※⇔◇◎★☆"
"""Signs that the font for English does not need."""
WESTERN_SPANS = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x00FF),  # the letters of Western Europe
)
NAMES_SPANS = (
    (0x0100, 0x017F),  # the other letters of Europe
    (0x0386, 0x03CE),  # Greek
    (0x0400, 0x045F),  # Cyrillic
    (0x1EA0, 0x1EF9),  # Vietnamese
)
"""Further characters of names, for fonts without Chinese characters."""
UNSEEN = "\N{REPLACEMENT CHARACTER}\N{BRAILLE PATTERN BLANK}"


def needed(language: str) -> set[str]:
    """Returns the characters that the fonts of a language must contain."""
    if language not in COMMON:
        eastern = _spanned(EASTERN_SPANS) | set(EASTERN_SIGNS)
        return (_spanned((*WESTERN_SPANS, *NAMES_SPANS)) | set(SIGNS) | in_sources()) - eastern
    spans = _spanned((*WESTERN_SPANS, *EASTERN_SPANS))
    return spans | set(SIGNS) | common(language) | in_sources() | in_translation(language)


def _spanned(spans: Iterable[tuple[int, int]]) -> set[str]:
    """Returns the characters of code point ranges, without unassigned code points."""
    codes = (chr(code) for first, last in spans for code in range(first, last + 1))
    return {sign for sign in codes if unicodedata.category(sign) != "Cn"}


def common(language: str) -> set[str]:
    """Returns the usual characters of names."""
    codec, first, last = COMMON[language]
    pairs = (bytes((lead, trail)) for lead in range(first, last + 1) for trail in range(0x40, 0xFF))
    decoded = {pair.decode(codec, "ignore") for pair in pairs}
    return {text for text in decoded if len(text) == 1 and unicodedata.category(text) == "Lo"}


def in_sources() -> set[str]:
    """Returns the characters of the English texts; the names of languages, which are in the sources too, are needed
    in every language."""
    found: set[str] = set()
    for path in (ROOT / "puertorico_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(node.value)
    return {sign for sign in found if _has_shape(sign) and unicodedata.category(sign) != "Lo"}


def in_translation(language: str) -> set[str]:
    """Returns the characters of the translation into a language, in the terms of all editions; empty if there is
    none."""
    path = ROOT / "translations" / f"puertorico_{language}.ts"
    if not path.is_file():
        return set()
    texts = [*ElementTree.parse(path).getroot().itertext()]
    texts += (words.read_text(encoding="utf-8") for words in path.parent.glob(f"*/{language}.json"))
    return {sign for text in texts for sign in text if _has_shape(sign)}


def _has_shape(sign: str) -> bool:
    return sign.isprintable() and not unicodedata.combining(sign) and sign not in UNSEEN


# ---------------------------------------------------------------- the originals


def fetch(typeface: Typeface, folder: Path) -> None:
    """Download the package with an original into a folder, with npm."""
    npm = shutil.which("npm")
    if npm is None:
        raise FontsError("npm is needed to fetch the originals")
    command = [npm, "pack", f"{typeface.package}@{typeface.version}", "--pack-destination", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        reason = done.stderr.strip().splitlines() or ["no reason given"]
        raise FontsError(f"npm could not fetch {typeface.package}: {reason[-1]}")


def unpack(typeface: Typeface, folder: Path) -> dict[str, bytes]:
    """Returns the files of the package with an original by name. Raises FontsError if the checksum is wrong."""
    path = folder / typeface.archive
    data = path.read_bytes()
    if base64.b64encode(hashlib.sha512(data).digest()).decode() != typeface.sha512:
        raise FontsError(f"{path} is not the package that this script was written for")
    wanted = {"package/LICENSE_FONT", *map(typeface.original, WEIGHTS)}
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        readers = {name: archive.extractfile(name) for name in sorted(wanted)}
        return {name: reader.read() for name, reader in readers.items() if reader is not None}


# ---------------------------------------------------------------- the subsets


def subset(original: bytes, characters: Iterable[str], typeface: Typeface) -> bytes:
    """Returns the font reduced to these characters, under a name of its own. Raises FontsError if it lacks any of
    them."""
    from fontTools import subset as tools
    from fontTools.ttLib import TTFont

    font = TTFont(io.BytesIO(original), recalcTimestamp=False)
    codes = {ord(character) for character in characters}
    lacking = codes - font.getBestCmap().keys()
    if lacking:
        named = " ".join(f"{chr(code)} (U+{code:04X})" for code in sorted(lacking))
        raise FontsError(f"{typeface.family} lacks {named}")
    options = tools.Options()
    # Text is written from left to right, and the default shapes are those of the region, so no features are needed.
    options.layout_features = ["ccmp", "kern", "mark", "mkmk"]
    options.drop_tables += ["BASE", "STAT", "vhea", "vmtx"]
    options.name_IDs = [*range(7), 8, 9, 10, 13, 14]
    options.notdef_outline = True
    worker = tools.Subsetter(options)
    worker.populate(unicodes=codes)
    worker.subset(font)
    rename(font["name"], typeface)
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()


def rename(names: Any, typeface: Typeface) -> None:
    """Rename the font family in a font (table `name`); the style stays."""
    style, family = names.getDebugName(2), typeface.family
    postscript = f"{family.replace(' ', '')}-{style}"
    unique = f"{typeface.edition};{postscript}"
    for number, name in ((1, family), (3, unique), (4, f"{family} {style}"), (6, postscript)):
        for record in [record for record in names.names if record.nameID == number]:
            record.string = name


def make(source: Path, target: Path) -> list[Path]:
    """Make the fonts of all languages from the packages in a folder; returns the written files."""
    target.mkdir(parents=True, exist_ok=True)
    written = []
    for language, face in TYPEFACES.items():
        files = unpack(face, source)
        characters = needed(language)
        results = {face.file_name(w): subset(files[face.original(w)], characters, face) for w in WEIGHTS}
        for name, data in (*results.items(), (face.licence, files["package/LICENSE_FONT"])):
            (target / name).write_bytes(data)
            written.append(target / name)
    return written


def main(arguments: Sequence[str]) -> int:
    """Make all fonts; returns the exit code."""
    parser = argparse.ArgumentParser(description="Make the fonts of the program.")
    parser.add_argument("--from", dest="folder", type=Path, help="a folder with the npm packages")
    folder = parser.parse_args(arguments).folder
    with tempfile.TemporaryDirectory() as temporary:
        try:
            if folder is None:
                folder = Path(temporary)
                for typeface in TYPEFACES.values():
                    fetch(typeface, folder)
            for path in dict.fromkeys(make(folder, FOLDER)):
                print(f"{path.name}: {path.stat().st_size:,} bytes")
        except (FontsError, OSError, ImportError) as error:
            print(f"make_fonts.py: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
