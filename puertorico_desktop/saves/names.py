"""What a player may be called: whatever can be seen on the table and leaves the texts around it as they are."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 60

DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of writing, also that of what follows: a command or a name reads as another one."""
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs by their category, which cannot be seen."""
_SEEN = frozenset("LNPS")
"""Letters, numbers, punctuation, symbols: the first letters of their categories."""


def is_turned(text: str) -> bool:
    """Whether there are marks in it that turn the direction of writing."""
    return not DIRECTIONS.isdisjoint(text)


def is_seen(text: str) -> bool:
    """Whether there is anything in it that can be seen."""
    return any(unicodedata.category(sign)[0] in _SEEN and sign not in _BLANKS for sign in text)


def is_name(text: str) -> bool:
    """Whether a player may be called so."""
    return len(text) <= LONGEST_NAME and text == text.strip() and is_seen(text) and not is_turned(text)
