"""The arguments about the rules of San Juan, and the error messages about rules that do not fit together."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from enum import Enum

from puertorico_desktop.cli.choices import listing, several_of
from puertorico_desktop.cli.texts import about_argument
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.sanjuan.options import Expansion, Options, OptionsError, OptionsFault
from puertorico_desktop.marking import QT_TRANSLATE_NOOP


class Rule(Enum):
    """An optional rule; the value is its name among the options of a game."""

    OPENING_CHOICE = "opening_choice"
    OPEN_POINTS = "open_points"
    ASK_OPTIONAL_BENEFITS = "ask_optional_benefits"


COMPLAINTS: Mapping[OptionsFault, tuple[str, str]] = {
    OptionsFault.PLAYERS: ("--players", QT_TRANSLATE_NOOP("Cli", "players must be 2 to 4, not {players}")),
    OptionsFault.UNKNOWN_EXPANSION: ("--expansions", QT_TRANSLATE_NOOP("Cli", "there is no such expansion")),
}
"""For each fault, the argument at fault and the error message."""


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the arguments about expansions and optional rules."""
    some = translate("CliHelp", "some of these, with commas: {choices}")
    parser.add_argument(
        "--expansions", type=several_of(Expansion), default=(), metavar="NAME,...", help=listing(some, Expansion)
    )
    parser.add_argument("--options", type=several_of(Rule), default=(), metavar="RULE,...", help=listing(some, Rule))


def options(arguments: argparse.Namespace) -> Options:
    """Returns the options for the parsed arguments. Raises OptionsError."""
    agreed = {rule.value: True for rule in arguments.options or ()}
    return Options(players=arguments.players, expansions=arguments.expansions or (), **agreed)


def complaint(error: OptionsError, arguments: argparse.Namespace) -> str:
    """Returns the error message about the arguments on one line."""
    name, text = COMPLAINTS[error.fault]
    return about_argument(name, translate("Cli", text).format(players=arguments.players))
