"""Text layout for terminals, where Chinese and Japanese letters take two columns and words need no spaces."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator

NO_COLUMN = ("Mn", "Me", "Cf")
"""The Unicode categories of characters without a width of their own, such as combining marks."""
NOT_FIRST = frozenset("、。，．：；！？）」』】〉》…・ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ" + ",.:;!?)]")
NOT_LAST = frozenset("（「『【〈《" + "([")
"""The characters that must not begin a line (`NOT_FIRST`), and those that must not end one (`NOT_LAST`)."""


def columns(text: str) -> int:
    """Returns the width of the text in terminal columns."""
    return sum(map(_width, text))


def _width(letter: str) -> int:
    if unicodedata.category(letter) in NO_COLUMN:
        return 0
    return 2 if _is_wide(letter) else 1


def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


def to_left(text: str, width: int) -> str:
    """Returns the text, padded on the right to `width` columns."""
    return text + " " * (width - columns(text))


def to_right(text: str, width: int) -> str:
    """Returns the text, padded on the left to `width` columns."""
    return " " * (width - columns(text)) + text


def cut(text: str, width: int) -> str:
    """Returns the beginning of the text that takes at most `width` columns."""
    while columns(text) > width:
        text = text[:-1]
    return text


def printable(text: str) -> str:
    """Returns the text on one line, with every control character replaced, so that any text is safe for a
    terminal."""
    return "".join(letter if _is_shown(letter) else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _is_shown(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"  # among them the ideographic space


def wrapped(text: str, width: int) -> list[str]:
    """Returns the text in lines of at most `width` columns. A word that is longer is split; in text with wide letters
    it takes a line to itself."""
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
    """Yields the parts that must not be broken: words with the space after them, wide letters with adjacent
    punctuation."""
    start = 0
    for place in range(1, len(text)):
        before, letter = text[place - 1], text[place]
        apart = before == " " or _is_wide(before) or _is_wide(letter)
        if apart and letter != " " and letter not in NOT_FIRST and before not in NOT_LAST:
            yield text[start:place]
            start = place
    yield text[start:]
