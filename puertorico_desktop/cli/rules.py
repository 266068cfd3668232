"""The arguments that say which rules are played, and what is wrong with rules that do not go together."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from enum import Enum
from typing import TypeVar

from puertorico_desktop.cli.texts import about_argument, no_such_choice
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.puertorico.options import (
    Edition,
    Expansion,
    OptionalRule,
    Options,
    OptionsError,
    OptionsFault,
    Reading,
    Selection,
)
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

Kind = TypeVar("Kind", bound=Enum)

COMPLAINTS: Mapping[OptionsFault, tuple[str, str]] = {
    OptionsFault.UNKNOWN_EDITION: ("--edition", QT_TRANSLATE_NOOP("Cli", "there is no such edition")),
    OptionsFault.PLAYERS: ("--players", QT_TRANSLATE_NOOP("Cli", "players must be 2 to 5, not {players}")),
    OptionsFault.READING_OF_1897: (
        "--reading",
        QT_TRANSLATE_NOOP("Cli", "the readings are those of the 1897 rulebook"),
    ),
    OptionsFault.SELECTION_WITHOUT_EXPANSION: (
        "--buildings",
        QT_TRANSLATE_NOOP("Cli", "without an expansion there are the buildings of the base game only"),
    ),
    OptionsFault.EXPANSION_WITHOUT_SELECTION: (
        "--buildings",
        QT_TRANSLATE_NOOP("Cli", "an expansion brings buildings: fixed, random or draft"),
    ),
    OptionsFault.RULE_NEEDS_CITIZENS: (
        "--options",
        QT_TRANSLATE_NOOP("Cli", "villa and jeweler come with the citizens"),
    ),
    OptionsFault.RULE_NEEDS_NEW_BUILDINGS: (
        "--options",
        QT_TRANSLATE_NOOP("Cli", "the forest house is one of the new buildings"),
    ),
    OptionsFault.RULE_NEEDS_CHOICE: (
        "--options",
        QT_TRANSLATE_NOOP("Cli", "where no buildings are chosen, none can be excluded"),
    ),
    OptionsFault.ONE_RESTRICTION: (
        "--options",
        QT_TRANSLATE_NOOP("Cli", "only one of the two restrictions of buildings can be chosen"),
    ),
    OptionsFault.HANDICAPS: ("--players", QT_TRANSLATE_NOOP("Cli", "the handicaps do not fit the seats")),
}
"""For each fault the argument that is to blame, and what is wrong with it."""


def words(member: Enum) -> str:
    """How a member is written on the command line: "new-buildings"."""
    return str(member.value).replace("_", "-")


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The arguments about expansions, readings and optional rules."""
    some = translate("CliHelp", "none, one or several of {choices}, with commas")
    one = translate("CliHelp", "{choices}")
    parser.add_argument(
        "--expansions", type=_several(Expansion), default=(), metavar="NAME,...", help=_listing(some, Expansion)
    )
    buildings = translate("CliHelp", "{choices} (base, with expansions fixed)")
    parser.add_argument("--buildings", type=_one(Selection), metavar="CHOICE", help=_listing(buildings, Selection))
    parser.add_argument(
        "--reading", type=_one(Reading), default=Reading.PRINTED, metavar="READING", help=_listing(one, Reading)
    )
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
    name, text = COMPLAINTS[error.fault]
    return about_argument(name, translate("Cli", text).format(players=arguments.players))


def _listing(text: str, kind: type[Enum]) -> str:
    return text.format(choices=", ".join(map(words, kind)))


def _one(kind: type[Kind]) -> Callable[[str], Kind]:
    """Reads the name of a member."""
    members = {words(member): member for member in kind}

    def convert(text: str) -> Kind:
        member = members.get(text.strip().replace("_", "-"))
        if member is None:
            raise argparse.ArgumentTypeError(no_such_choice(repr(text), members))
        return member

    return convert


def _several(kind: type[Kind]) -> Callable[[str], tuple[Kind, ...]]:
    """Reads names of members, with commas; an empty text is none of them."""
    one = _one(kind)

    def convert(text: str) -> tuple[Kind, ...]:
        return tuple(one(name) for name in text.split(",")) if text.strip() else ()

    return convert
