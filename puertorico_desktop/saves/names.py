"""Validates the names of players: a name must be visible on the table and must not affect the text around it."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 60

DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Control characters of the writing direction, which also affect the text after them: they can make a command or a
name look like another one."""
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that are letters or symbols by their Unicode category, but invisible."""
_SEEN = frozenset("LNPS")
"""The first letters of the Unicode categories of visible characters: letters, numbers, punctuation, symbols."""


def is_turned(text: str) -> bool:
    """Returns whether the text has control characters of the writing direction."""
    return not DIRECTIONS.isdisjoint(text)


def is_seen(text: str) -> bool:
    """Returns whether the text has any visible character."""
    return any(unicodedata.category(sign)[0] in _SEEN and sign not in _BLANKS for sign in text)


def is_name(text: str) -> bool:
    """Returns whether the text may be a player's name."""
    return len(text) <= LONGEST_NAME and text == text.strip() and is_seen(text) and not is_turned(text)
