"""Reduces the data of ICU, which Qt on Linux depends on: 32 MB about all languages and encodings.

ICU supports this: data missing for a language are replaced by those of the root locale. Kept are the data without a
language, and those of the program's languages. The tools are ICU's `icupkg` and the C compiler.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from bundles.building import BUILD, PackagingError, output_of, run

LANGUAGES = ("en.", "en_", "ja.", "ja_", "zh.", "zh_")
"""The prefixes of the files that are kept among those that exist for each language; common files are kept too."""
USED = ("", "coll")
"""The folders in ICU's data that Qt uses: locales and collation. Qt has its own data for, or does not use,
currencies, regions, time zones, units, line breaking and spelled-out numbers."""
LANGUAGE = re.compile(r"[a-z]{2,3}(_[A-Za-z0-9_]*)?\.res")
UNUSED = (".cnv", ".spp", "confusables.cfu", "genderList.res", "grammaticalFeatures.res", "unames.icu", "units.res")
"""The suffixes of files that Qt does not use: old encodings, names of characters, units."""


def shrink(folder: Path) -> None:
    """Remove unneeded data from ICU's library in a folder of libraries, if it is there.

    Raises PackagingError if a tool is missing or the library has an unexpected format.
    """
    for library in folder.glob("libicudata.so.*"):
        for tool, package in (("icupkg", "icu-devtools"), ("readelf", "binutils"), ("cc", "gcc")):
            if shutil.which(tool) is None:
                raise PackagingError(f"{tool} is missing: apt-get install {package}")
        work = BUILD / "icu"
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        symbol, data = data_in(library)
        whole = work / f"{symbol.removesuffix('_dat')}l.dat"
        whole.write_bytes(data)
        removed = [name for name in output_of("icupkg", "-l", str(whole)).split() if not is_kept(name)]
        (work / "removed.txt").write_text("\n".join(removed) + "\n", encoding="ascii")
        small = work / "small" / whole.name
        small.parent.mkdir()
        run("icupkg", "-r", str(work / "removed.txt"), str(whole), str(small))
        build(library, symbol, small)


def is_kept(item: str) -> bool:
    """Returns whether an item of the data is kept."""
    tree, _, name = item.rpartition("/")
    if tree not in USED or name.endswith(UNUSED):
        return False
    return LANGUAGE.fullmatch(name) is None or name.startswith(LANGUAGES)


def data_in(library: Path) -> tuple[str, bytes]:
    """Returns the symbol of ICU's data in a library, and the data."""
    symbols = output_of("readelf", "--wide", "--dyn-syms", str(library))
    found = re.search(r"^ *\d+: ([0-9a-f]+) +(\S+) +OBJECT .* (icudt\d+_dat)$", symbols, re.MULTILINE)
    sections = output_of("readelf", "--wide", "--sections", str(library))
    section = re.search(r"\.rodata +PROGBITS +([0-9a-f]+) ([0-9a-f]+)", sections)
    if found is None or section is None:
        raise PackagingError(f"{library.name} holds no data of ICU")
    address, size, symbol = int(found[1], 16), int(found[2], 0), found[3]
    start = address - int(section[1], 16) + int(section[2], 16)
    return symbol, library.read_bytes()[start : start + size]


def build(library: Path, symbol: str, data: Path) -> None:
    """Build the library again with other data."""
    source = data.with_suffix(".s")
    lines: Iterable[str] = (
        f".globl {symbol}",
        f".type {symbol}, %object",
        '.section .rodata,"a",%progbits',
        ".balign 16",
        f"{symbol}:",
        f'.incbin "{data}"',
        f".size {symbol}, .-{symbol}",
        '.section .note.GNU-stack,"",%progbits',
    )
    source.write_text("\n".join(lines) + "\n", encoding="utf-8")
    linker = ("-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-Wl,--build-id=none", "-Wl,-Bsymbolic")
    run("cc", *linker, "-o", str(library), str(source))
