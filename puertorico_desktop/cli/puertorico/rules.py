"""The arguments about the rules of Puerto Rico, and the error messages about rules that do not fit together."""

from __future__ import annotations

import argparse

from puertorico_desktop.cli.choices import integer, listing, one_of, several_of
from puertorico_desktop.cli.puertorico.texts import complaint_about
from puertorico_desktop.cli.texts import about_argument
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.puertorico.options import (
    WITHOUT_BUILDINGS,
    Edition,
    Expansion,
    Level,
    OptionalRule,
    Options,
    OptionsError,
    OptionsFault,
    Reading,
    Selection,
)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the arguments about expansions, readings and optional rules."""
    reading = translate("CliHelp", "of the 1897 rulebook: {choices}")
    some = translate("CliHelp", "some of these, with commas: {choices}")
    parser.add_argument(
        "--expansions", type=several_of(Expansion), default=(), metavar="NAME,...", help=listing(some, Expansion)
    )
    buildings = translate("CliHelp", "how they are chosen: {choices}")
    parser.add_argument("--buildings", type=one_of(Selection), metavar="CHOICE", help=listing(buildings, Selection))
    parser.add_argument("--reading", type=one_of(Reading), metavar="READING", help=listing(reading, Reading))
    parser.add_argument(
        "--options", type=several_of(OptionalRule), default=(), metavar="RULE,...", help=listing(some, OptionalRule)
    )
    automatic = translate("CliHelp", "how many of the last seats are automatic opponents, 0 to 2 (0)")
    parser.add_argument("--puertomas", type=integer, default=0, metavar="N", help=automatic)
    level = translate("CliHelp", "of the automatic opponents: {choices}")
    parser.add_argument("--level", type=one_of(Level), metavar="LEVEL", help=listing(level, Level))


def options(arguments: argparse.Namespace) -> Options:
    """Returns the options for the parsed arguments. Raises OptionsError."""
    expansions = arguments.expansions or ()
    if arguments.level is not None and not arguments.puertomas:
        raise _refused(OptionsFault.LEVEL_WITHOUT_PUERTOMA)
    edition = Edition(arguments.edition)
    if arguments.reading is not None and edition is not Edition.SPECIAL_1897:
        raise _refused(OptionsFault.READING_OF_1897)
    chooses = any(one not in WITHOUT_BUILDINGS for one in expansions)
    return Options(
        edition=edition,
        players=arguments.players,
        expansions=expansions,
        buildings=arguments.buildings or (Selection.FIXED if chooses else Selection.BASE),
        reading=arguments.reading or Reading.PRINTED,
        rules=arguments.options or (),
        puertomas=arguments.puertomas or 0,
        level=arguments.level or Level.NORMAL,
    )


def _refused(fault: OptionsFault) -> OptionsError:
    """Returns the error about an argument that is refused even with its usual value."""
    return OptionsError(fault, fault.value)


def complaint(error: OptionsError, arguments: argparse.Namespace) -> str:
    """Returns the error message about the arguments on one line."""
    name, text = complaint_about(error.fault)
    return about_argument(name, text.format(players=arguments.players))
