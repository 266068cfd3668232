"""The arguments of the commands for shared games, which are the same for all players: `code` and `daily`."""

from __future__ import annotations

import argparse
from datetime import date

from puertorico_desktop.cli.arguments import add_game, add_json, add_seed, add_table, at_least
from puertorico_desktop.cli.parser import Parser
from puertorico_desktop.cli.words import translate
from puertorico_desktop.learn.challenges.codes import SEED_BITS

SEAT = 1
BOT = "steady-400"


def add_code(parser: Parser, game: str) -> None:
    """Add the arguments of the command about game codes."""
    actions = parser.add_subparsers(metavar="ACTION", required=True, parser_class=Parser)
    making = actions.add_parser("make", help=translate("CliHelp", "make the code of a game"))
    add_game(making)
    add_table(making, game=game)
    others = translate("CliHelp", "who sits in the other seats in their order, or one for all ({default}): {bots}")
    making.add_argument("--bots", metavar="NAME,...", help=others.format(default=BOT, bots="steady-N"))
    seat = translate("CliHelp", "the seat of the player, the first governor has 1 ({default})").format(default=SEAT)
    making.add_argument("--seat", type=at_least(1), default=SEAT, metavar="N", help=seat)
    seed = translate("CliHelp", "same seed, same game (a new one every time)")
    add_seed(making, seed, most=(1 << SEED_BITS) - 1)
    add_json(making)
    making.set_defaults(command=_make, parser=making)
    showing = actions.add_parser("show", help=translate("CliHelp", "say which game a code stands for"))
    code = translate("CliHelp", "the code; case and spaces do not matter")
    showing.add_argument("code", nargs="+", metavar="CODE", help=code)
    add_json(showing)
    showing.set_defaults(command=_show, parser=showing)


def add_daily(parser: Parser) -> None:
    """Add the arguments of the command about the daily game."""
    which = translate("CliHelp", "another date, such as {example} (today's)").format(example="2026-12-24")
    parser.add_argument("--date", type=_date, metavar="DATE", help=which)
    par = translate("CliHelp", "play it with a steady bot in the player's seat: what it makes of it is par")
    parser.add_argument("--par", action="store_true", help=par)
    add_json(parser)
    parser.set_defaults(command=_daily, parser=parser)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        wrong = translate("Cli", "not a date: {text}").format(text=ascii(text))
        raise argparse.ArgumentTypeError(wrong) from None


def _make(arguments: argparse.Namespace) -> int:
    """Carry out the command `code make`."""
    from puertorico_desktop.cli.challenges import make_code  # imported here because loading the bots takes time

    return make_code(arguments)


def _show(arguments: argparse.Namespace) -> int:
    from puertorico_desktop.cli.challenges import show_code

    return show_code(arguments)


def _daily(arguments: argparse.Namespace) -> int:
    from puertorico_desktop.cli.challenges import show_daily

    return show_daily(arguments)
