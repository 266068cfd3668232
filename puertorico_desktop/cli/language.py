"""Which language the command line speaks: the one that is asked for, or that of the system."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

from puertorico_desktop.languages import ENGLISH, LANGUAGES, nearest, served

OPTION = "--lang"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where systems other than Windows say it; the first that says anything counts, as it does for the window (Qt)."""


def asked_for(given: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language of the option before everything else, None without one; and what stands behind it.

    An option with which something is wrong stays where it is, for the parser to complain of.
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
    """The number that Windows has for the language of its windows; 0 elsewhere."""
    if sys.platform != "win32":
        return 0
    import ctypes

    number: int = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return number


def system_language(
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    windows_language: Callable[[], int] = _windows_language,
) -> str:
    """The language in which the system would have programs speak; English if they cannot."""
    if platform == "win32":
        import locale

        return nearest([locale.windows_locale.get(windows_language(), "")])
    said = next(filter(None, map(environment.get, VARIABLES)), "")
    return nearest(said.split(":"))


def can_show(language: str, stream: TextIO | None) -> bool:
    """Whether the letters of the language can be written there."""
    if stream is None or language == ENGLISH:
        return True
    try:
        LANGUAGES[language].encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def language_here(stream: TextIO | None) -> str:
    """The language of the system, or English where its letters cannot be written."""
    language = system_language()
    return language if can_show(language, stream) else ENGLISH
