"""Makes the data of ICU small, which Qt on Linux carries along: 32 MB on all languages of the world and encodings.

ICU is made for that: what an item of its data is missing for, it does with the root of all languages. Kept is what
belongs to no language, and our languages. The tools are ICU's `icupkg` and the compiler.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from bundles.building import BUILD, PackagingError, output_of, run

LANGUAGES = ("en.", "en_", "ja.", "ja_", "zh.", "zh_")
"""How the names of those files begin that are kept of what exists for every language; what all share stays."""
USED = ("", "coll")
"""The folders in ICU's data that Qt asks for: the languages themselves and the order of words. The names of coins,
regions, time zones and units, the breaking of lines, the spelling of numbers Qt brings itself or nobody asks for."""
LANGUAGE = re.compile(r"[a-z]{2,3}(_[A-Za-z0-9_]*)?\.res")
UNUSED = (".cnv", ".spp", "confusables.cfu", "genderList.res", "grammaticalFeatures.res", "unames.icu", "units.res")
"""How the names of those files end that Qt asks for nothing from: old encodings, names of characters, units."""


def shrink(folder: Path) -> None:
    """Take what is not needed out of ICU's data in a folder of libraries, if it is there.

    Raises PackagingError if a tool is missing or the library is not what it is expected to be.
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
    """Returns whether an item of the data stays."""
    tree, _, name = item.rpartition("/")
    if tree not in USED or name.endswith(UNUSED):
        return False
    return LANGUAGE.fullmatch(name) is None or name.startswith(LANGUAGES)


def data_in(library: Path) -> tuple[str, bytes]:
    """Returns the name of the symbol that ICU's data has in a library, and the data."""
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
    """Make the library anew, with other data."""
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
