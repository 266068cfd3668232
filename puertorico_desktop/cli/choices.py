"""Arguments of the rules of a game: whole numbers, and members of enumerations such as expansions."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from enum import Enum
from typing import TypeVar

from puertorico_desktop.cli.texts import no_such_choice
from puertorico_desktop.cli.words import translate

Kind = TypeVar("Kind", bound=Enum)


def words(member: Enum) -> str:
    """How a member is written on the command line: "new-buildings"."""
    return str(member.value).replace("_", "-")


def listing(text: str, kind: type[Enum]) -> str:
    """A text about choices with all members."""
    return text.format(choices=", ".join(map(words, kind)))


def integer(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        complaint = translate("Cli", "not a whole number: {text}").format(text=repr(text))
        raise argparse.ArgumentTypeError(complaint) from None


def one_of(kind: type[Kind]) -> Callable[[str], Kind]:
    """Reads the name of a member."""
    members = {words(member): member for member in kind}

    def convert(text: str) -> Kind:
        member = members.get(text.strip().replace("_", "-"))
        if member is None:
            raise argparse.ArgumentTypeError(no_such_choice(text, members))
        return member

    return convert


def several_of(kind: type[Kind]) -> Callable[[str], tuple[Kind, ...]]:
    """Reads names of members, with commas; an empty text is none of them."""
    one = one_of(kind)

    def convert(text: str) -> tuple[Kind, ...]:
        return tuple(one(name) for name in text.split(",")) if text.strip() else ()

    return convert
