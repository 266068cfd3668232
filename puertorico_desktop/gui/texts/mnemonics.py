"""Mnemonics: the marked letters in texts that open menus and press buttons."""

from __future__ import annotations

import re

_MNEMONIC = re.compile(r"\(&\w\)|&(?=[^&])")
"""The mark before the letter; in languages of other scripts, the mark with its letter after the word."""


def plain(text: str) -> str:
    """Returns the text without its mnemonic mark."""
    return _MNEMONIC.sub("", text).replace("&&", "&")
