"""Types of arguments about the rules of a game: whole numbers, and members of enumerations such as expansions."""

from __future__ import annotations

import argparse
import math
import re
import sys
from collections.abc import Callable
from enum import Enum
from typing import TypeVar

from puertorico_desktop.cli.texts import no_such_choice
from puertorico_desktop.cli.words import translate

Kind = TypeVar("Kind", bound=Enum)

MOST = sys.maxsize
"""The greatest absolute value of a whole number without limits of its own."""
_MOST_LETTERS = 40
"""The greatest length of a wrong number in a message, in letters."""
_DIGITS = re.compile(r"[+-]?[0-9](_?[0-9])*")


def words(member: Enum) -> str:
    """Returns the spelling of a member on the command line, for example "new-buildings"."""
    return str(member.value).replace("_", "-")


def listing(text: str, kind: type[Enum]) -> str:
    """Returns a text with `{choices}` replaced by all members."""
    return text.format(choices=", ".join(map(words, kind)))


def excerpt(text: str) -> str:
    """Returns the beginning of a wrong text, for a message."""
    return text if len(text) <= _MOST_LETTERS else f"{text[:_MOST_LETTERS]}…"


def integer(text: str) -> int:
    """Returns the whole number that the text names; its absolute value is at most `MOST`."""
    value = _number(text)
    if value > MOST:
        wrong = translate("Cli", "must be at most {most}, not {value}").format(most=MOST, value=excerpt(text))
        raise argparse.ArgumentTypeError(wrong)
    if value < -MOST:
        wrong = translate("Cli", "must be at least {least}, not {value}").format(least=-MOST, value=excerpt(text))
        raise argparse.ArgumentTypeError(wrong)
    return int(value)


def between(least: int, most: int) -> Callable[[str], int]:
    """Returns a function that parses a whole number from `least` to `most`."""

    def convert(text: str) -> int:
        value = _number(text)
        if not least <= value <= most:
            wrong = translate("Cli", "must be {least} to {most}, not {value}")
            raise argparse.ArgumentTypeError(wrong.format(least=least, most=most, value=excerpt(text)))
        return int(value)

    return convert


def _number(text: str) -> float:
    """Returns the whole number that the text names, infinity for one with more digits than Python reads."""
    try:
        return int(text)
    except ValueError:
        if _DIGITS.fullmatch(text) and len(text) > sys.get_int_max_str_digits() > 0:
            return -math.inf if text.startswith("-") else math.inf
        complaint = translate("Cli", "not a whole number: {text}").format(text=excerpt(repr(text)))
        raise argparse.ArgumentTypeError(complaint) from None


def one_of(kind: type[Kind]) -> Callable[[str], Kind]:
    """Returns a function that parses the name of a member."""
    members = {words(member): member for member in kind}

    def convert(text: str) -> Kind:
        member = members.get(text.strip().replace("_", "-"))
        if member is None:
            raise argparse.ArgumentTypeError(no_such_choice(text, members))
        return member

    return convert


def several_of(kind: type[Kind]) -> Callable[[str], tuple[Kind, ...]]:
    """Returns a function that parses a comma-separated list of members; an empty text stands for none."""
    one = one_of(kind)

    def convert(text: str) -> tuple[Kind, ...]:
        return tuple(one(name) for name in text.split(",")) if text.strip() else ()

    return convert
