"""The words of a command line: how they are read, and how what is wrong with them is said in one line."""

from __future__ import annotations

import argparse
import math
import unicodedata
from collections.abc import Callable
from typing import NoReturn

from puertorico_desktop.bots.registry import BOTS, UnknownBotError
from puertorico_desktop.engine.puertorico.options import Edition, Options, OptionsError

DEFAULT_BOT = "simple"
USAGE_ERROR = 2


class ArgumentsError(Exception):
    """Arguments that are right one by one do not go together, or not with what they name."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and exit."""
        self.exit(USAGE_ERROR, f"{self.prog}: {printable(message)}\n")


def printable(text: str) -> str:
    """The text in one line that does nothing to a terminal, whatever is in it."""
    return "".join(letter if _is_shown(letter) else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _is_shown(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"  # the wide space of Chinese and Japanese


# -- the table ----------------------------------------------------------------------------------------------------


def add_table(parser: argparse.ArgumentParser, players: str = "4") -> None:
    """The arguments that `options` reads. `players` are words about how many there are if nothing is said."""
    editions = [edition.value for edition in Edition]
    parser.add_argument(
        "--edition",
        choices=editions,
        default=editions[0],
        help=f"{', '.join(editions)} ({editions[0]})",
        metavar="EDITION",
    )
    parser.add_argument("--players", type=integer, default=4, metavar="N", help=f"2 to 5 ({players})")


def add_bots(parser: argparse.ArgumentParser) -> None:
    """The arguments that `bots` reads, and the seed of the games."""
    parser.add_argument(
        "--bots",
        metavar="NAME,NAME,...",
        help=f"one for each seat, from the first governor on: {', '.join(BOTS)} ({DEFAULT_BOT} everywhere)",
    )
    parser.add_argument("--seed", type=integer, default=1, metavar="S", help="same seed, same games (1)")


def add_json(parser: argparse.ArgumentParser) -> None:
    """The wish for output that programs read."""
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def options(arguments: argparse.Namespace) -> Options:
    """The rules of the game. Raises ArgumentsError."""
    try:
        return Options(edition=Edition(arguments.edition), players=arguments.players)
    except OptionsError as error:
        raise ArgumentsError(f"argument --players: {error}") from None


def bots(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The names of the bots by seat. Raises ArgumentsError."""
    players: int = arguments.players
    if arguments.bots is None:
        return (DEFAULT_BOT,) * players
    given: str = arguments.bots
    names = tuple(name.strip() for name in given.split(","))
    for name in names:
        if name not in BOTS:
            raise ArgumentsError(f"argument --bots: {UnknownBotError(name)}")
    if len(names) != players:
        raise ArgumentsError(f"argument --bots: {len(names)} bots for {players} players")
    return names


# -- numbers ------------------------------------------------------------------------------------------------------


def integer(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a whole number: {text!r}") from None


def at_least(least: int) -> Callable[[str], int]:
    """Reads a whole number that is not smaller."""

    def convert(text: str) -> int:
        value = integer(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"must be at least {least}, not {value}")
        return value

    return convert


def seconds(text: str) -> float:
    """A span of time."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a number: {text!r}") from None
    if not (math.isfinite(value) and value > 0):
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return value
