"""The fonts for each language: those bundled with the program, then those of the systems.

Every language has a list of families: first the bundled one, made by `packaging/make_fonts.py`, so that every word
has the same width on every computer; after it those that Linux, Windows and macOS have for the same region. A
character missing in one family is taken from the next. Chinese and Japanese share characters that every region writes
in its own way, and Qt cannot tell which is meant: therefore each has its own families.

Names may be in the letters of any language. Every list ends with the family `NAMES`, which stands for the bundled
families of all languages and is empty at first; once it is filled, every font has their letters, without a change of
the font. `load_for` fills it when a name needs it, before the name is shown. Reading the files takes longer than a
frame, so names that come from a thread are first given to `read_for` there.
"""

from __future__ import annotations

import logging
import sys
from array import array
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QLocale
from PySide6.QtGui import QFont, QFontDatabase

from puertorico_desktop.gui.app.letters import COMMON, are_covered, in_order_for
from puertorico_desktop.languages import ENGLISH, served
from puertorico_desktop.paths import resource

_log = logging.getLogger(__name__)

WESTERN = ("Noto Sans", "Segoe UI", "Helvetica Neue", "DejaVu Sans", "Liberation Sans", "Arial")
"""The last families of every language: for names with letters that its own families lack."""

SYSTEM_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "zh_TW": (
        *("Noto Sans TC", "Noto Sans CJK TC", "Source Han Sans TC", "Source Han Sans TW"),
        *("Microsoft JhengHei UI", "Microsoft JhengHei", "PingFang TC", "Heiti TC"),
    ),
    "zh_CN": (
        *("Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", "Source Han Sans CN"),
        *("Microsoft YaHei UI", "Microsoft YaHei", "PingFang SC", "Heiti SC", "WenQuanYi Micro Hei"),
    ),
    "ja": (
        *("Noto Sans JP", "Noto Sans CJK JP", "Source Han Sans", "Source Han Sans JP"),
        *("Yu Gothic UI", "Yu Gothic", "Meiryo", "Hiragino Sans", "Hiragino Kaku Gothic ProN", "IPAexGothic"),
    ),
}
"""The families that systems have for the region of a language, in the order in which they are tried."""


class BundledFamily(NamedTuple):
    """A family that comes with the program: its name, and its files below `resources/fonts/`."""

    family: str
    files: tuple[str, ...]


BUNDLED: Mapping[str, BundledFamily] = {
    ENGLISH: BundledFamily("Puerto Rico Sans", ("PuertoRicoSans-Regular.ttf", "PuertoRicoSans-Bold.ttf")),
    "zh_TW": BundledFamily("Puerto Rico Sans TC", ("PuertoRicoSansTC-Regular.ttf", "PuertoRicoSansTC-Bold.ttf")),
    "zh_CN": BundledFamily("Puerto Rico Sans SC", ("PuertoRicoSansSC-Regular.ttf", "PuertoRicoSansSC-Bold.ttf")),
    "ja": BundledFamily("Puerto Rico Sans JP", ("PuertoRicoSansJP-Regular.ttf", "PuertoRicoSansJP-Bold.ttf")),
}
"""The bundled family by language. That of English has the letters of all Europe, and so is the western family of
every language."""

NAMES = "Puerto Rico Sans Names"
"""No font: the name for which Qt takes the bundled families of Chinese and Japanese, once these are loaded."""

WHOLE = 0xB1B0AFBA
"""The sum, modulo 2 to the power of 32, of the big-endian words of an undamaged font file."""

_loaded: dict[str, bool] = {}
"""The files given to Qt so far, with whether Qt could use them; fonts belong to the whole application."""
_read: dict[str, QByteArray] = {}
"""The undamaged files that were read in threads, until they are given to Qt."""

BYTES_AT_ONCE = 1 << 16
"""The number of bytes that are added up without a break, in which other threads have to wait."""


def families_for(language: str) -> list[str]:
    """Returns the families for a language such as "ja", in order; its bundled one is loaded now if it was not yet.

    Families that are not installed may be named: Qt skips them.
    """
    western = [*_own_family(ENGLISH), *WESTERN, NAMES]
    if language == ENGLISH or language not in BUNDLED:
        return western
    return [*_own_family(language), *SYSTEM_FAMILIES[language], *western]


def are_drawn(texts: Iterable[str]) -> bool:
    """Returns whether names in any letters can be drawn without loading a family for them."""
    text = "".join(texts)
    if text.isascii():
        return True
    waiting = [language for language in COMMON if not all(name in _loaded for name in BUNDLED[language].files)]
    known = [language for language in COMMON if any(_loaded.get(name) for name in BUNDLED[language].files)]
    return are_covered(text, known, waiting)


def load_for(texts: Iterable[str]) -> bool:
    """Load what is needed to draw names in any letters, in the GUI thread and before the names are shown; returns
    whether there was anything to be loaded."""
    texts = tuple(texts)
    if are_drawn(texts):
        return False
    load_all("".join(texts))
    return True


def load_all(text: str = "") -> None:
    """Load the bundled families of all languages, those first that suit this text.

    Qt lets a font that is in use find families that come later only once. Therefore all are loaded at once.
    """
    own = [served(name) for name in QLocale.system().uiLanguages()]
    order = [language for language in dict.fromkeys((*own, *COMMON)) if language is not None and language in COMMON]
    families = [family for language in in_order_for(text, order) for family in _own_family(language)]
    if not QFont.substitutes(NAMES):
        QFont.insertSubstitutions(NAMES, families)


def read_for(texts: Iterable[str]) -> None:
    """Read the files that `load_for` will need for these names, in any thread."""
    if are_drawn(texts):
        return
    for name in [name for language in COMMON for name in BUNDLED[language].files]:
        if name not in _loaded and name not in _read:
            with suppress(OSError, ValueError):  # `load_for` reports it
                _read[name] = _whole_file(name)
            if name in _loaded:  # the GUI thread did not wait
                _read.pop(name, None)


def _own_family(language: str) -> list[str]:
    """Returns the bundled family of a language; an empty list if none of its files can be used."""
    bundled = BUNDLED[language]
    # Every file is loaded, not only the first usable one: a family without bold letters is still usable.
    return [bundled.family] if any([_load(bundled, name) for name in bundled.files]) else []


def own_font(language: str, like: QFont) -> QFont:
    """Returns the font for texts in a language, otherwise like the given one."""
    load_all()
    font = QFont(like)
    font.setFamilies(families_for(language))
    return font


def slanted(font: QFont) -> QFont:
    """Returns the font for remarks: italic where the script has italics.

    Chinese and Japanese have none; Qt would slant the letters, which is not how they are written.
    """
    upright = {bundled.family for language, bundled in BUNDLED.items() if language != ENGLISH}
    upright.update(name for names in SYSTEM_FAMILIES.values() for name in names)
    remark = QFont(font)
    remark.setItalic(upright.isdisjoint(font.families()))
    return remark


def _load(bundled: BundledFamily, name: str) -> bool:
    """Returns whether a file of a family can be used; the reason is logged once if it cannot."""
    if name not in _loaded:
        try:
            _give_to_qt(bundled.family, _read.pop(name) if name in _read else _whole_file(name))
            _loaded[name] = True
        except (OSError, ValueError) as error:
            _log.warning("The font %s cannot be used, the system's are taken: %s", name, error)
            _loaded[name] = False
    return _loaded[name]


def _whole_file(name: str) -> QByteArray:
    """Returns the content of a font file. Raises OSError, or ValueError if it is damaged: Qt would accept an
    incomplete font, and show boxes."""
    data = resource("fonts", name).read_bytes()
    if not is_whole(data):
        raise ValueError("the file is damaged")
    return QByteArray(data)


def _give_to_qt(family: str, data: QByteArray) -> None:
    """Load a font file into Qt. Raises ValueError if it is no font of that family."""
    number = QFontDatabase.addApplicationFontFromData(data)
    if family not in QFontDatabase.applicationFontFamilies(number):
        QFontDatabase.removeApplicationFont(number)
        raise ValueError(f"Qt finds no {family} in it")


def is_whole(data: bytes) -> bool:
    """Returns whether a font file is undamaged, by its checksum."""
    if not data or len(data) % 4:
        return False
    total = 0
    for start in range(0, len(data), BYTES_AT_ONCE):
        words = array("I", data[start : start + BYTES_AT_ONCE])
        if sys.byteorder == "little":
            words.byteswap()
        total += sum(words)
    return total & 0xFFFFFFFF == WHOLE
