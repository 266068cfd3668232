"""Line breaking: restrictions on the possible breaks that Qt finds."""

from __future__ import annotations

import re

JOINER = "\N{WORD JOINER}"
"""A character without width that is not drawn; it prevents a line break."""
_EASTERN = r"\u3005-\u3007\u3041-\u30ff\u3400-\u9fff"
_CLOSING = r"、。，．：；！？」』）】》”’…\.,:;!\?\)\]"
_BEFORE_THE_LAST = re.compile(
    rf"(?:(?<=[{_EASTERN}])(?=\w)|(?<=[^\s>{JOINER}])(?=[{_EASTERN}]))(?=\w(?:</a>)?[{_CLOSING}]*$)", re.MULTILINE
)
"""The position before the last character of a line; on the pages of the rules that may be the end of a link."""
_HIRAGANA = r"\u3041-\u309f"
_PHRASE = re.compile(rf"[^\W{_HIRAGANA}](?:[^\W{_HIRAGANA}]|[・+＋−±/%])*[{_HIRAGANA}]*")
"""A Japanese phrase: a word in kanji, katakana, letters or digits, and the hiragana after it, which inflect it or
relate it to other words."""
_WITHIN_A_PHRASE = re.compile(rf"(?<=[{_EASTERN}])(?=[\w−＋+])|(?<=\S)(?=[{_EASTERN}])")
_WITHIN_A_FIGURE = re.compile(r"(?<=\d) (?=%)|(?<=±) (?=\d)")


def well_broken(text: str) -> str:
    """Returns the text with joiners, so that no paragraph ends with a line of a single Chinese or Japanese character.

    Lines of these languages break between any two characters; the last two are kept together. A number stays with its
    sign.
    """
    return _WITHIN_A_FIGURE.sub("\N{NO-BREAK SPACE}", _BEFORE_THE_LAST.sub(JOINER, text))


def is_broken_by_phrases(text: str) -> bool:
    """Returns whether lines of the text break best between phrases: whether it has hiragana, which end phrases."""
    return re.search(f"[{_HIRAGANA}]", text) is not None


def broken_by_phrases(text: str) -> str:
    """Returns the text with joiners, so that Japanese lines break between phrases only, and well (`well_broken`).

    A phrase may be wider than a narrow line, on which Qt then does not break it: see `views.wrapping`.
    """
    return well_broken(_PHRASE.sub(lambda found: _WITHIN_A_PHRASE.sub(JOINER, found[0]), text))
