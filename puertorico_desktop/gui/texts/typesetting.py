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
_KANA = rf"(?:(?![おご][\u3400-\u9fff])[{_HIRAGANA}])"
"""A hiragana that is not the prefix of the next word."""
_ENDING = rf"(?:{_KANA}*?を|{_KANA}*)"
"""The hiragana after a word, at most up to the first object marker, which always ends a phrase."""
_CLOSED = "[」』）】]"
_COMPOUND = (
    r"(?<=[\u3400-\u9fff])[いきしちみりぎびけせめれげべえ]"
    rf"(?=[取捨替換返出込上下続始終合直付加切当除戻回組][{_HIRAGANA}])"
)
"""The hiragana between two verbs that are one word."""
_ADDED = r"(?:\(\w{1,4}\))?"
"""What a name has in brackets: "市場(大)"."""
_WORD = rf"(?:[おご](?=[\u3400-\u9fff]))?[^\W{_HIRAGANA}](?:[^\W{_HIRAGANA}]|[・+＋−±/%]|{_COMPOUND})*{_ADDED}"
_PHRASE = re.compile(rf"{_WORD}{_ENDING}(?:{_CLOSED}+{_ENDING})?|{_CLOSED}*(?:{_KANA}*?を|{_KANA}+)")
"""A Japanese phrase: a word in kanji, katakana, letters or digits, and the hiragana after it, which inflect it or
relate it to other words; or a word in hiragana only."""
_WITHIN_A_PHRASE = re.compile(rf"(?<=[{_EASTERN}])(?=[\w−＋+(])|(?<=\S)(?=[{_EASTERN}])")
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


def phrases_of(text: str) -> list[tuple[int, int]]:
    """Returns the start and the end of each Japanese phrase of the text; other characters belong to none."""
    return [found.span() for found in _PHRASE.finditer(text)]


def joined(phrase: str) -> str:
    """Returns a Japanese phrase with joiners, so that no line ends within it."""
    return _WITHIN_A_PHRASE.sub(JOINER, phrase)


def broken_by_phrases(text: str) -> str:
    """Returns the text with joiners, so that Japanese lines break between phrases only, and all well (`well_broken`).

    A phrase may be wider than a narrow line, on which Qt then does not break it: see `wrapping`.
    """
    if is_broken_by_phrases(text):
        text = _PHRASE.sub(lambda found: joined(found[0]), text)
    return well_broken(text)
