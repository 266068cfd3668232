"""Make the fonts for Chinese and Japanese: `python3 packaging/make_fonts.py` writes `resources/fonts/` anew.

They are Noto Sans TC, SC and JP, of which only the characters remain that the program's texts and the names of
players need. Which form a character has differs between the regions, so every language has its own. fontTools does
the work (`pip install -e .[fonts]`), npm fetches the originals; `--from FOLDER` takes the packages that lie there
instead.

The same texts and the same version of fontTools give the same files.
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
FOLDER = ROOT / "resources" / "fonts"
LICENCE = "OFL.txt"
WEIGHTS = ("400Regular", "700Bold")
VERSION = "0.4.3"


class FontsError(Exception):
    """Why no fonts were made; the message is one line."""


class Region(NamedTuple):
    """A region: its letters in file names, and the checksum of the npm package with its original."""

    letters: str
    sha512: str

    @property
    def family(self) -> str:
        """Not the name of the original: where that is installed as well, Qt must be able to tell them apart."""
        return f"Puerto Rico Sans {self.letters}"

    @property
    def package(self) -> str:
        return f"@expo-google-fonts/noto-sans-{self.letters.lower()}"

    @property
    def archive(self) -> str:
        """The name that npm gives to the file with the package."""
        return f"{self.package[1:].replace('/', '-')}-{VERSION}.tgz"

    def original(self, weight: str) -> str:
        """Where the font of a weight lies in the package."""
        return f"package/{weight}/NotoSans{self.letters}_{weight}.ttf"

    def file_name(self, weight: str) -> str:
        return f"PuertoRicoSans{self.letters}-{weight[3:]}.ttf"


REGIONS: Mapping[str, Region] = {
    "zh_TW": Region("TC", "69XAOTLPz0WlAxL6qJEKlDMxHsBd4J1M39HjV0gPF2o1xWVALOsVWvDgistnecVockA9wbU/tH5C/gyS2PdnHg=="),
    "zh_CN": Region("SC", "9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ=="),
    "ja": Region("JP", "Fl+Z6vtD24HFAYsvzB0S9Nery1ly16B9PesdY0wBd+wEHAvkNglnkTUspU0HqGOubkmoa8zusJrKv6vDx1o70A=="),
}
"""By language."""

SIGNS = "‐‑–—―‘’‚“”„†‡•…‧‰′″‹›※€™←↑→↓↖↗↘↙⇒⇔−×÷±≠≤≥≈∞√■□▲△▶▷▼▽◀◁◆◇○◎●★☆♀♂♠♣♥♦♪✓"
SPANS = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x00FF),  # the letters of Western Europe
    (0x2460, 0x2473),  # numbers in circles
    (0x3000, 0x3020),  # punctuation, brackets
    (0x3041, 0x3096),  # hiragana
    (0x3099, 0x30FF),  # katakana
    (0x3105, 0x312F),  # bopomofo
    (0xFF01, 0xFF5E),  # ASCII, as wide as a character
    (0xFF61, 0xFF9F),  # narrow katakana
)
COMMON: Mapping[str, tuple[str, int, int]] = {
    "zh_TW": ("big5", 0xA4, 0xC6),
    "zh_CN": ("gb2312", 0xB0, 0xF7),
    "ja": ("euc_jp", 0xB0, 0xF4),
}
"""The codec and the first bytes of a language's common characters.

For Taiwan the 5,401 of the first level, with all 4,808 of the standard forms of common characters; for China and
Japan both levels, 6,763 and 6,355: many given names are spelt with one of the second.
"""
UNSEEN = "\N{REPLACEMENT CHARACTER}"


def needed(language: str) -> set[str]:
    """The characters that the fonts of a language have to have."""
    spans = {chr(code) for first, last in SPANS for code in range(first, last + 1)}
    return spans | set(SIGNS) | common(language) | in_sources() | in_translation(language)


def common(language: str) -> set[str]:
    """The characters that names are usually written with."""
    codec, first, last = COMMON[language]
    pairs = (bytes((lead, trail)) for lead in range(first, last + 1) for trail in range(0x40, 0xFF))
    decoded = {pair.decode(codec, "ignore") for pair in pairs}
    return {text for text in decoded if len(text) == 1 and unicodedata.category(text) == "Lo"}


def in_sources() -> set[str]:
    """What the English texts are written with; the names of languages are in the sources too, and belong to each."""
    found: set[str] = set()
    for path in (ROOT / "puertorico_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(node.value)
    return {sign for sign in found if _has_shape(sign) and unicodedata.category(sign) != "Lo"}


def in_translation(language: str) -> set[str]:
    """What the translation to a language is written with, in every edition's words; nothing while there is none."""
    path = ROOT / "translations" / f"puertorico_{language}.ts"
    if not path.is_file():
        return set()
    texts = [*ElementTree.parse(path).getroot().itertext()]
    texts += (words.read_text(encoding="utf-8") for words in path.parent.glob(f"*/{language}.json"))
    return {sign for text in texts for sign in text if _has_shape(sign)}


def _has_shape(sign: str) -> bool:
    return sign.isprintable() and not unicodedata.combining(sign) and sign not in UNSEEN


# ---------------------------------------------------------------- the originals


def fetch(region: Region, folder: Path) -> None:
    """Have npm put a region's package into a folder."""
    npm = shutil.which("npm")
    if npm is None:
        raise FontsError("npm is needed to fetch the originals")
    command = [npm, "pack", f"{region.package}@{VERSION}", "--pack-destination", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        reason = done.stderr.strip().splitlines() or ["no reason given"]
        raise FontsError(f"npm could not fetch {region.package}: {reason[-1]}")


def unpack(region: Region, folder: Path) -> dict[str, bytes]:
    """The files of a region's package, by their names in it; FontsError if it is not the one that is meant."""
    path = folder / region.archive
    data = path.read_bytes()
    if base64.b64encode(hashlib.sha512(data).digest()).decode() != region.sha512:
        raise FontsError(f"{path} is not the package that this script was written for")
    wanted = {"package/LICENSE_FONT", *map(region.original, WEIGHTS)}
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        readers = {name: archive.extractfile(name) for name in sorted(wanted)}
        return {name: reader.read() for name, reader in readers.items() if reader is not None}


# ---------------------------------------------------------------- the subsets


def subset(original: bytes, characters: Iterable[str], family: str) -> bytes:
    """The font with these characters alone, under a name of its own; FontsError names those that it lacks."""
    from fontTools import subset as tools
    from fontTools.ttLib import TTFont

    font = TTFont(io.BytesIO(original), recalcTimestamp=False)
    codes = {ord(character) for character in characters}
    lacking = codes - font.getBestCmap().keys()
    if lacking:
        raise FontsError(f"{family} lacks {' '.join(f'{chr(code)} (U+{code:04X})' for code in sorted(lacking))}")
    options = tools.Options()
    # Lines are written from left to right, and the forms are the region's own without asking for them.
    options.layout_features = ["ccmp", "kern", "mark", "mkmk"]
    options.drop_tables += ["BASE", "STAT", "vhea", "vmtx"]
    options.name_IDs = [*range(7), 8, 9, 10, 13, 14]
    options.notdef_outline = True
    worker = tools.Subsetter(options)
    worker.populate(unicodes=codes)
    worker.subset(font)
    rename(font["name"], family)
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()


def rename(names: Any, family: str) -> None:
    """Give the names of a font (its table `name`) to another family; the style stays."""
    style = names.getDebugName(2)
    postscript = f"{family.replace(' ', '')}-{style}"
    for number, name in ((1, family), (3, f"2.004;{postscript}"), (4, f"{family} {style}"), (6, postscript)):
        for record in [record for record in names.names if record.nameID == number]:
            record.string = name


def make(source: Path, target: Path) -> list[Path]:
    """Make the fonts of all languages from the packages in a folder; returns the files that were written."""
    target.mkdir(parents=True, exist_ok=True)
    written = []
    for language, region in REGIONS.items():
        files = unpack(region, source)
        characters = needed(language)
        results = {region.file_name(w): subset(files[region.original(w)], characters, region.family) for w in WEIGHTS}
        for name, data in (*results.items(), (LICENCE, files["package/LICENSE_FONT"])):
            (target / name).write_bytes(data)
            written.append(target / name)
    return written


def main(arguments: Sequence[str]) -> int:
    """Make all fonts anew; returns the exit code."""
    parser = argparse.ArgumentParser(description="Make the fonts for Chinese and Japanese.")
    parser.add_argument("--from", dest="folder", type=Path, help="a folder with the npm packages")
    folder = parser.parse_args(arguments).folder
    with tempfile.TemporaryDirectory() as temporary:
        try:
            if folder is None:
                folder = Path(temporary)
                for region in REGIONS.values():
                    fetch(region, folder)
            for path in dict.fromkeys(make(folder, FOLDER)):
                print(f"{path.name}: {path.stat().st_size:,} bytes")
        except (FontsError, OSError, ImportError) as error:
            print(f"make_fonts.py: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
