"""Text on a terminal, where Chinese and Japanese letters are two columns wide and words need no spaces."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator

NO_COLUMN = ("Mn", "Me", "Cf")
"""Categories of signs that stand on or in other letters."""
NOT_FIRST = frozenset("、。，．：；！？）」』】〉》…・ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ" + ",.:;!?)]")
NOT_LAST = frozenset("（「『【〈《" + "([")
"""What never begins a line, and what never ends one."""


def columns(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(map(_width, text))


def _width(letter: str) -> int:
    if unicodedata.category(letter) in NO_COLUMN:
        return 0
    return 2 if _is_wide(letter) else 1


def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


def to_left(text: str, width: int) -> str:
    """The text, filled up to so many columns on its right."""
    return text + " " * (width - columns(text))


def to_right(text: str, width: int) -> str:
    """The text, filled up to so many columns on its left."""
    return " " * (width - columns(text)) + text


def cut(text: str, width: int) -> str:
    """The beginning of the text that takes no more than so many columns."""
    while columns(text) > width:
        text = text[:-1]
    return text


def printable(text: str) -> str:
    """The text in one line that does nothing to a terminal, whatever is in it."""
    return "".join(letter if _is_shown(letter) else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _is_shown(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"  # the wide space of Chinese and Japanese


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of so many columns at most; a word that is wider has a line to itself."""
    text = " ".join(text.split())
    if not any(map(_is_wide, text)):
        return textwrap.wrap(text, width)
    lines = [""]
    for piece in _pieces(text):
        if lines[-1] and columns(lines[-1] + piece.rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]


def _pieces(text: str) -> Iterator[str]:
    """What must stay together: words with the space behind them, wide letters with the signs around them."""
    start = 0
    for place in range(1, len(text)):
        before, letter = text[place - 1], text[place]
        apart = before == " " or _is_wide(before) or _is_wide(letter)
        if apart and letter != " " and letter not in NOT_FIRST and before not in NOT_LAST:
            yield text[start:place]
            start = place
    yield text[start:]
