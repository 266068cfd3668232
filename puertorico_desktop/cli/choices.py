"""Types of arguments about the rules of a game: whole numbers, and members of enumerations such as expansions."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from enum import Enum
from typing import TypeVar

from puertorico_desktop.cli.texts import no_such_choice
from puertorico_desktop.cli.words import translate

Kind = TypeVar("Kind", bound=Enum)


def words(member: Enum) -> str:
    """Returns the spelling of a member on the command line, for example "new-buildings"."""
    return str(member.value).replace("_", "-")


def listing(text: str, kind: type[Enum]) -> str:
    """Returns a text with `{choices}` replaced by all members."""
    return text.format(choices=", ".join(map(words, kind)))


def integer(text: str) -> int:
    """Returns the whole number that the text names."""
    try:
        return int(text)
    except ValueError:
        complaint = translate("Cli", "not a whole number: {text}").format(text=repr(text))
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
