"""The letters of Chinese, Japanese and Taiwanese names, and which bundled families have them.

The families are known by their languages. `packaging/make_fonts.py` puts exactly these letters into them, besides
those of the program's texts, so that it is known without reading the files what a name needs.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

EASTERN_SPANS = (
    (0x2460, 0x2473),  # numbers in circles
    (0x2605, 0x2606),  # stars
    (0x3000, 0x3020),  # punctuation, brackets
    (0x3041, 0x3096),  # hiragana
    (0x3099, 0x30FF),  # katakana
    (0x3105, 0x312F),  # bopomofo
    (0xFF01, 0xFF5E),  # ASCII, as wide as a character
    (0xFF61, 0xFF9F),  # narrow katakana
)
"""The first and last code points of letters that the families of all these languages have."""

COMMON: Mapping[str, tuple[str, int, int]] = {
    "zh_CN": ("gb2312", 0xB0, 0xF7),
    "zh_TW": ("big5", 0xA4, 0xC6),
    "ja": ("euc_jp", 0xB0, 0xF4),
}
"""The codec and the first bytes of a language's common characters, in the order in which the languages are asked for
the characters of a name when nothing tells where the name is from.

For Taiwan the 5,401 characters of level 1, which include all 4,808 standard forms of common characters; for China and
Japan both levels, 6,763 and 6,355 characters: many given names contain a character of level 2.
"""

_TELLING = {"ja": re.compile("[\u3041-\u3096\u30a1-\u30fa\uff66-\uff9d]"), "zh_TW": re.compile("[\u3105-\u312f]")}
"""The letters that only one language uses: kana, and bopomofo."""


def has_letter(language: str, letter: str) -> bool:
    """Returns whether the family of a language has a letter of names."""
    if any(first <= ord(letter) <= last for first, last in EASTERN_SPANS):
        return True
    codec, first, last = COMMON[language]
    try:
        pair = letter.encode(codec)
    except UnicodeEncodeError:
        return False
    return len(pair) == 2 and first <= pair[0] <= last


def are_covered(text: str, known: Collection[str], others: Collection[str]) -> bool:
    """Returns whether the families of the `known` languages have every letter of a text that any of the `others`
    has."""
    letters = {letter for letter in text if ord(letter) >= EASTERN_SPANS[0][0]}
    missing = (letter for letter in letters if not any(has_letter(language, letter) for language in known))
    return not any(has_letter(language, letter) for letter in missing for language in others)


def in_order_for(text: str, order: Sequence[str]) -> list[str]:
    """Returns the languages in the order in which their families are asked for letters that several of them have: the
    language that the letters of a text tell comes first."""
    told = [language for language, telling in _TELLING.items() if language in order and telling.search(text)]
    return [*dict.fromkeys((*told, *order))]
