"""The languages that the program speaks, and which of them a reader wants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

ENGLISH = "en"

LANGUAGES: Mapping[str, str] = {ENGLISH: "English", "zh_TW": "繁體中文", "zh_CN": "简体中文", "ja": "日本語"}
"""The languages by their codes, each with its own name for itself."""

CHINESE = {"zh", "yue", "cmn", "nan", "hak", "wuu"}
TRADITIONAL = {"hant", "cht", "tw", "hk", "mo"}
"""Scripts and regions whose readers read the Chinese of Taiwan; all others, such as those of Singapore, China's.

"cht" and "chs" are what Windows and programs of its time call the scripts.
"""
SIMPLIFIED = {"hans", "chs"}
"""Scripts that count wherever the reader is."""


def served(name: str) -> str | None:
    """The language for readers of a locale such as "zh-Hant-HK", "zh_SG.UTF-8" or "ja"; None if there is none."""
    first, *others = name.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")
    if first in CHINESE:
        if SIMPLIFIED.intersection(others):
            return "zh_CN"
        return "zh_TW" if TRADITIONAL.intersection(others) or (first != "zh" and not others) else "zh_CN"
    return first if first in LANGUAGES else None


def nearest(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that is served; English if none is."""
    return next(filter(None, map(served, wanted)), ENGLISH)
