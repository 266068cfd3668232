"""The language of the command line: the requested one, otherwise that of the system."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

from puertorico_desktop.languages import ENGLISH, LANGUAGES, nearest, served

OPTION = "--lang"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the language on systems other than Windows; the first that is not empty counts, as
for the window (Qt)."""

PRIMARY_LANGUAGES = {0x04: "zh_CN", 0x11: "ja"}
"""The locales by the primary language, which is the lower ten bits of a language id of Windows."""
TRADITIONAL_CHINESE = frozenset({0x0404, 0x0C04, 0x1404, 0x7C04})
"""The language ids of Windows for Taiwan, Hong Kong, Macao, and traditional characters anywhere."""


def asked_for(given: Sequence[str]) -> tuple[str | None, list[str]]:
    """Returns the language of a `--lang` option before all other arguments, None if there is none, and the arguments
    after it.

    An invalid option is left in place, for the parser to report.
    """
    language, rest = None, list(given)
    while rest:
        name, equals, value = rest[0].partition("=")
        if name != OPTION or not (equals or rest[1:]):
            break
        code = served(value if equals else rest[1])
        if code is None:
            break
        language, rest = code, rest[1 if equals else 2 :]
    return language, rest


def _windows_language() -> int:
    """Returns the Windows number of the display language; 0 on other systems."""
    if sys.platform != "win32":
        return 0
    import ctypes

    number: int = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return number


def _windows_locale(number: int) -> str:
    """Returns the locale for a language id of Windows as far as this program has its language, else an empty text.
    The table in Python's module `locale` differs from version to version."""
    if number in TRADITIONAL_CHINESE:
        return "zh_TW"
    return PRIMARY_LANGUAGES.get(number & 0x3FF, "")


def system_language(
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    windows_language: Callable[[], int] = _windows_language,
) -> str:
    """Returns the system's language for programs; English if this program does not have it."""
    if platform == "win32":
        return nearest([_windows_locale(windows_language())])
    said = next(filter(None, map(environment.get, VARIABLES)), "")
    return nearest(said.split(":"))


def can_show(language: str, stream: TextIO | None) -> bool:
    """Returns whether the stream's encoding has the letters of the language."""
    if stream is None or language == ENGLISH:
        return True
    try:
        LANGUAGES[language].encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def language_here(stream: TextIO | None) -> str:
    """Returns the language of the system, or English if its letters cannot be written to the stream."""
    language = system_language()
    return language if can_show(language, stream) else ENGLISH
