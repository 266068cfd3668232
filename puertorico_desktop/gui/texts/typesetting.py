"""How lines of text break: what Qt, which knows where they may, does not know about how they should."""

from __future__ import annotations

import re

JOINER = "\N{WORD JOINER}"
"""Takes no room and is not drawn; no line ends where it stands."""
_EASTERN = r"\u3005-\u3007\u3041-\u30ff\u3400-\u9fff"
_CLOSING = r"、。，．：；！？」』）】》”’…\.,:;!\?\)\]"
_BEFORE_THE_LAST = re.compile(
    rf"(?:(?<=[{_EASTERN}])(?=\w)|(?<=[^\s>{JOINER}])(?=[{_EASTERN}]))(?=\w(?:</a>)?[{_CLOSING}]*$)", re.MULTILINE
)
"""On the pages of the rules the end may be that of a link."""
_WITHIN_A_FIGURE = re.compile(r"(?<=\d) (?=%)|(?<=±) (?=\d)")


def well_broken(text: str) -> str:
    """The text as it is wrapped: no last line of a paragraph holds a single character of Chinese or Japanese.

    Their lines break between any two characters, and what would stand alone takes the one before along. A number
    stays with its sign.
    """
    return _WITHIN_A_FIGURE.sub("\N{NO-BREAK SPACE}", _BEFORE_THE_LAST.sub(JOINER, text))
