"""Letters that open menus and press buttons, as they stand in texts."""

from __future__ import annotations

import re

_MNEMONIC = re.compile(r"\(&\w\)|&(?=[^&])")
"""The mark before the letter; behind the word, with its letter, in languages of other scripts."""


def plain(text: str) -> str:
    """The text without its mark."""
    return _MNEMONIC.sub("", text).replace("&&", "&")
