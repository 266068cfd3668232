"""The languages of the program, and the choice of one of them by locale names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

ENGLISH = "en"

LANGUAGES: Mapping[str, str] = {ENGLISH: "English", "zh_TW": "繁體中文", "zh_CN": "简体中文", "ja": "日本語"}
"""The languages by their codes, each with its name in the language itself."""

CHINESE = {"zh", "yue", "cmn", "nan", "hak", "wuu"}
TRADITIONAL = {"hant", "cht", "tw", "hk", "mo"}
"""The scripts and regions whose readers get the Chinese of Taiwan; readers of all others, such as Singapore, get that
of China.

"cht" and "chs" are the names of the scripts in Windows and in programs of its time.
"""
SIMPLIFIED = {"hans", "chs"}
"""The scripts that are decisive in any region."""


def served(name: str) -> str | None:
    """Returns the language for readers of a locale such as "zh-Hant-HK", "zh_SG.UTF-8" or "ja"; None if there is
    none."""
    first, *others = name.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")
    if first in CHINESE:
        if SIMPLIFIED.intersection(others):
            return "zh_CN"
        return "zh_TW" if TRADITIONAL.intersection(others) or (first != "zh" and not others) else "zh_CN"
    return first if first in LANGUAGES else None


def nearest(wanted: Iterable[str]) -> str:
    """Returns the language for the first wanted locale that has one; English if none has."""
    return next(filter(None, map(served, wanted)), ENGLISH)
