"""The arguments of the command `review`; the module `review` carries it out."""

from __future__ import annotations

import argparse
import os

from puertorico_desktop.cli.arguments import add_json, add_seed, at_least, path
from puertorico_desktop.cli.parser import Parser
from puertorico_desktop.cli.words import translate

SEED = 1


def processes() -> int:
    """Returns the default number of processes; they run with low priority."""
    return os.cpu_count() or 1


def add_review(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=path, metavar="FILE", help=translate("CliHelp", "a saved game"))
    same = translate(
        "CliHelp", "same seed, same review (that of the review that lies beside the game, else {default})"
    )
    add_seed(parser, same.format(default=SEED))
    again = translate("CliHelp", "look again, whatever has been found earlier")
    parser.add_argument("--again", action="store_true", help=again)
    jobs = translate("CliHelp", "processes ({default})").format(default=processes())
    parser.add_argument("--jobs", type=at_least(1), default=processes(), metavar="J", help=jobs)
    add_json(parser)
    parser.set_defaults(command=_review, parser=parser)


def _review(arguments: argparse.Namespace) -> int:
    """Carry out the command."""
    from puertorico_desktop.cli.review import look_back  # imported here because loading numpy takes time

    return look_back(arguments)
