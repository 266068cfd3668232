"""The arguments that say which rules are played, and what is wrong with rules that do not go together."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from enum import Enum
from typing import TypeVar

from puertorico_desktop.cli.puertorico.texts import complaint_about
from puertorico_desktop.cli.texts import about_argument, no_such_choice
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.puertorico.options import (
    Edition,
    Expansion,
    OptionalRule,
    Options,
    OptionsError,
    Reading,
    Selection,
)

Kind = TypeVar("Kind", bound=Enum)


def words(member: Enum) -> str:
    """How a member is written on the command line: "new-buildings"."""
    return str(member.value).replace("_", "-")


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The arguments about expansions, readings and optional rules."""
    reading = translate("CliHelp", "of the 1897 rulebook: {choices}")
    some = translate("CliHelp", "some of these, with commas: {choices}")
    parser.add_argument(
        "--expansions", type=_several(Expansion), default=(), metavar="NAME,...", help=_listing(some, Expansion)
    )
    buildings = translate("CliHelp", "how they are chosen: {choices}")
    parser.add_argument("--buildings", type=_one(Selection), metavar="CHOICE", help=_listing(buildings, Selection))
    parser.add_argument("--reading", type=_one(Reading), metavar="READING", help=_listing(reading, Reading))
    parser.add_argument(
        "--options", type=_several(OptionalRule), default=(), metavar="RULE,...", help=_listing(some, OptionalRule)
    )


def options(arguments: argparse.Namespace) -> Options:
    """The rules of the game. Raises OptionsError."""
    expansions = arguments.expansions or ()
    return Options(
        edition=Edition(arguments.edition),
        players=arguments.players,
        expansions=expansions,
        buildings=arguments.buildings or (Selection.FIXED if expansions else Selection.BASE),
        reading=arguments.reading or Reading.PRINTED,
        rules=arguments.options or (),
    )


def complaint(error: OptionsError, arguments: argparse.Namespace) -> str:
    """What is wrong with the arguments, in one line."""
    name, text = complaint_about(error.fault)
    return about_argument(name, text.format(players=arguments.players))


def _listing(text: str, kind: type[Enum]) -> str:
    return text.format(choices=", ".join(map(words, kind)))


def _one(kind: type[Kind]) -> Callable[[str], Kind]:
    """Reads the name of a member."""
    members = {words(member): member for member in kind}

    def convert(text: str) -> Kind:
        member = members.get(text.strip().replace("_", "-"))
        if member is None:
            raise argparse.ArgumentTypeError(no_such_choice(text, members))
        return member

    return convert


def _several(kind: type[Kind]) -> Callable[[str], tuple[Kind, ...]]:
    """Reads names of members, with commas; an empty text is none of them."""
    one = _one(kind)

    def convert(text: str) -> tuple[Kind, ...]:
        return tuple(one(name) for name in text.split(",")) if text.strip() else ()

    return convert
