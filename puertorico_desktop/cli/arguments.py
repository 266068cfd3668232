"""Arguments that several commands share: their definitions, their values, and one-line messages about wrong ones."""

from __future__ import annotations

import argparse
import contextlib
import csv
import math
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from puertorico_desktop.bots.arena.games import Entrant
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.games import style_names
from puertorico_desktop.bots.levels import BALANCED, STEADY
from puertorico_desktop.bots.process.cluster_faults import EXAMPLE as CLUSTER
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.bots.protocol.lines import LARGEST_SEED as LARGEST_SEED_OF_PROGRAMS
from puertorico_desktop.bots.protocol.lines import MAX_SECONDS
from puertorico_desktop.bots.registry import (
    BOTS,
    QUICK,
    bot_and_weights,
    has_nodes,
    has_time,
    is_known,
    level_and_style,
)
from puertorico_desktop.cli.choices import between, integer
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.registry import FACES
from puertorico_desktop.cli.texts import no_such_choice
from puertorico_desktop.cli.weights import add_weights, check_weights, entrant_of, named_weights, read_weights
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import KINDS, USUAL_GAME, kind_of
from puertorico_desktop.languages import LANGUAGES, served
from puertorico_desktop.match.match import LARGEST_SEED, random_seed

GAME = "--game"
DEFAULT_BOT = "simple"
STEADY_NODES = 400
"""The number of nodes of the steady bot in the list of bots."""
SPEAKER = "hard"
"""The default bot for other programs."""
BOT_NAMES = ", ".join(
    (*BOTS, *(f"{SPEAKER}-{style}" for style in style_names() if style != BALANCED), f"{STEADY}-{STEADY_NODES}")
)
"""The names of the program's bots, for help texts. Every level can have every style, and steady bots any number of
nodes, of which one is listed."""


# -- the table ----------------------------------------------------------------------------------------------------


def game_in(given: Sequence[str]) -> str:
    """Returns the game named by the arguments, for which the parser is made; the default game if they name none."""
    for word, following in zip(given, [*given[1:], ""], strict=True):
        option, _, value = word.partition("=")
        if option == GAME and (value or following) in FACES:
            return value or following
    return USUAL_GAME


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the game; it is hidden from the help while there is only one game."""
    which = translate("CliHelp", "{editions} ({default})").format(editions=", ".join(FACES), default=USUAL_GAME)
    words = which if len(FACES) > 1 else argparse.SUPPRESS
    parser.add_argument(GAME, choices=tuple(FACES), metavar="GAME", help=words)


def add_table(parser: argparse.ArgumentParser, players: str = "4", game: str = USUAL_GAME) -> None:
    """Add the arguments that `options` reads. `players` is the help text for the default number of players."""
    editions = KINDS[game].editions
    which = translate("CliHelp", "{editions} ({default})")
    counts = KINDS[game].players
    number_of_them = translate("CliHelp", "{least} to {most} ({default})")
    players_help = number_of_them.format(least=counts[0], most=counts[-1], default=players)
    parser.add_argument(
        "--edition",
        choices=editions,
        default=editions[0],
        help=which.format(editions=", ".join(editions), default=editions[0]),
        metavar="EDITION",
    )
    parser.add_argument("--players", type=integer, default=4, metavar="N", help=players_help)
    parser.set_defaults(game=game)
    FACES[game].add_rules(parser)


def without_defaults(parser: argparse.ArgumentParser, game: str) -> None:
    """Give the arguments that `add_table` has added the default None, which shows that they are not given;
    `fill_in_table` sets the usual values, which are kept in `usual`."""
    names = ("game", "edition", "players", *FACES[game].rule_arguments)
    parser.set_defaults(usual={name: parser.get_default(name) for name in names}, **dict.fromkeys(names))


def given_of_table(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Returns the names of the arguments of the table that are given, if their defaults are None."""
    return tuple(name for name in arguments.usual if getattr(arguments, name) is not None)


def fill_in_table(arguments: argparse.Namespace, players: int) -> None:
    """Set the arguments of the table that are not given to their usual values, with that number of players."""
    for name, value in (arguments.usual | {"players": players}).items():
        if getattr(arguments, name) is None:
            setattr(arguments, name, value)


def refuse(arguments: argparse.Namespace, names: Iterable[str], text: str) -> None:
    """Raise ArgumentsError with the text about the first of these arguments that is given; the defaults of all are
    None."""
    for name in names:
        if getattr(arguments, name) is not None:
            raise ArgumentsError.about(option(name), text)


def option(name: str) -> str:
    """Returns the spelling of an option on the command line."""
    return f"--{name.replace('_', '-')}"


def add_bots(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that `bots` and `seed` read."""
    each = translate(
        "CliHelp",
        "one for each player from the first governor on, or one for all ({default}): {bots}",
    )
    parser.add_argument("--bots", metavar="NAME,NAME,...", help=each.format(bots=BOT_NAMES, default=DEFAULT_BOT))
    add_seed(parser, translate("CliHelp", "same seed, same games (a new one every time)"))


def add_entrants(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that `entrants` and `seed` read."""
    all_of_them = translate(
        "CliHelp",
        "who plays, two at least, or one against automatic opponents; the last one takes all seats that are left, "
        "and everybody sits everywhere: {bots}",
    )
    text = all_of_them.format(bots=BOT_NAMES)
    parser.add_argument("--bots", required=True, metavar="NAME,NAME,...", help=text)
    add_seed(parser, translate("CliHelp", "same seed, same games (a new one every time)"))


def add_seed(
    parser: argparse.ArgumentParser, text: str, default: int | None = None, most: int = LARGEST_SEED
) -> None:
    """Add the argument for a seed, from 0 to `most`; the usual limit is what the files of the program
    can contain. `text` is the help text."""
    parser.add_argument("--seed", type=between(0, most), default=default, metavar="S", help=text)


def seed(arguments: argparse.Namespace) -> int:
    """Returns the seed of the games: the given one, otherwise a new one from the system's generator."""
    given: int | None = arguments.seed
    return random_seed() if given is None else given


def add_engine(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for the bot that communicates with another program, and its seed."""
    which = translate("CliHelp", "who thinks ({default}): {bots}").format(default=SPEAKER, bots=BOT_NAMES)
    parser.add_argument("--bot", type=own_bot, default=SPEAKER, metavar="NAME", help=which)
    same = translate("CliHelp", "same seed, same moves ({default})").format(default=1)
    add_seed(parser, same, 1, LARGEST_SEED_OF_PROGRAMS)
    page = translate("CliHelp", "print the page about the language of such programs and do nothing else")
    parser.add_argument("--protocol", action="store_true", help=page)


def add_games(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for the number of games and processes, and those that `contenders` reads."""
    many = translate("CliHelp", "how many ({default})").format(default=100)
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help=many)
    add_sharing(parser)
    add_weights(parser)
    time = translate("CliHelp", "time for every bot to think about a move, instead of its own")
    one_each = translate("CliHelp", "{what}; with commas one for each bot").format(what=time)
    parser.add_argument("--seconds-per-move", type=several(seconds), metavar="S", help=one_each)
    nodes = translate("CliHelp", "nodes for every bot to search for a move: the same on every computer")
    one_each = translate("CliHelp", "{what}; with commas one for each bot").format(what=nodes)
    parser.add_argument("--nodes-per-move", type=several(at_least(1)), metavar="N", help=one_each)


def add_sharing(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that `sharing` reads: the number of processes, or a cluster."""
    who = parser.add_mutually_exclusive_group()
    processes = translate("CliHelp", "processes ({default})").format(default=1)
    who.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help=processes)
    cluster = translate("CliHelp", "instead: the workers of the Dask cluster with that scheduler, such as {example}")
    who.add_argument("--cluster", metavar="ADDRESS", help=cluster.format(example=CLUSTER))


def sharing(arguments: argparse.Namespace) -> AbstractContextManager[Executor | None]:
    """Returns a context manager of the executor that shares the work; of None if this process does all of it.
    Entering it raises ClusterError."""
    return executor_for(arguments.jobs, cluster=arguments.cluster)


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the argument for output as JSON."""
    wish = translate("CliHelp", "print one JSON object and nothing else")
    parser.add_argument("--json", action="store_true", help=wish)


def options(arguments: argparse.Namespace) -> Any:
    """Returns the options of the game. Raises ArgumentsError."""
    return FACES[arguments.game].options(arguments)


def bots(arguments: argparse.Namespace, rules: Any) -> tuple[str, ...]:
    """Returns the names of the bots by seat, without the automatic seats; a single given name counts for all seats.
    Raises ArgumentsError."""
    players = _players(rules)
    names = _given_bots(arguments)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise _wrong_number(len(names), str(players))
    return names


def entrants(arguments: argparse.Namespace, rules: Any) -> tuple[str, ...]:
    """Returns the names of the bots by seat in the first game of a contest, without the automatic seats.

    The last given name takes all remaining seats: `hard,simple` is one bot against copies of another. A single bot
    plays against automatic seats. Raises ArgumentsError.
    """
    players = _players(rules)
    least = 2 if players == rules.players else 1
    names = _given_bots(arguments)
    if not least <= len(names) <= players:
        wanted = translate("Cli", "{least} to {most}").format(least=least, most=players)
        raise _wrong_number(len(names), wanted if players > least else str(least))
    return names + names[-1:] * (players - len(names))


def _players(rules: GameOptions) -> int:
    """Returns the number of seats that are not automatic."""
    return rules.players - len(kind_of(rules).automatic_seats(rules))


def _given_bots(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Returns the given names of bots; the default bot if there are none. Raises ArgumentsError."""
    weights = named_weights(arguments) if "weights" in arguments else None
    return (DEFAULT_BOT,) if arguments.bots is None else names_in(arguments.bots, "--bots", weights)


def names_in(given: str, option: str, weights: Collection[str] | None) -> tuple[str, ...]:
    """Returns the names of bots in a comma-separated list; a name that contains a comma must be quoted. `weights` are
    the names of weights that bots may have; None for a command without named weights. Raises ArgumentsError about the
    option."""
    names = tuple(name.strip() for line in csv.reader([given], skipinitialspace=True) for name in line) or ("",)
    for name in names:
        if weights is not None:
            check_weights(option, name, weights)
        if not is_known(name if weights is None else bot_and_weights(name)[0]):
            raise ArgumentsError.about(option, _unknown(name))
    return names


def own_bot(name: str) -> str:
    """Returns the name if it is one of the program's own bots; argparse reports an error otherwise."""
    if not _is_own(name):
        raise _unfit(_unknown(name))
    return name


def own_bots(names: tuple[str, ...], option: str) -> tuple[str, ...]:
    """Returns the names if all are of the program's own bots, with or without weights. Raises ArgumentsError."""
    for name in names:
        if not _is_own(bot_and_weights(name)[0]):
            raise ArgumentsError.about(option, _unknown(name))
    return names


def _is_own(name: str) -> bool:
    return name in QUICK or level_and_style(name) is not None


def _unknown(name: str) -> str:
    unknown = translate("Cli", "unknown bot: {name} (known: {bots})")
    return unknown.format(name=repr(name), bots=BOT_NAMES)


def _wrong_number(given: int, wanted: str) -> ArgumentsError:
    wrong = translate("Cli", "names: {given}, wanted: {wanted}")
    return ArgumentsError.about("--bots", wrong.format(given=given, wanted=wanted))


def contenders(arguments: argparse.Namespace, rules: GameOptions) -> dict[str, Entrant]:
    """Returns the entrants by the names of their bots: with the limits of their thinking, and with weights from a
    file.

    Raises ArgumentsError, FileError.
    """
    names = _given_bots(arguments)
    time = for_each(arguments.seconds_per_move, len(names), "--seconds-per-move")
    nodes = for_each(arguments.nodes_per_move, len(names), "--nodes-per-move")
    _check_limits(arguments, rules, names)
    valuing = read_weights(arguments, rules, names)
    found: dict[str, Entrant] = {}
    for name, *limits in zip(names, time, nodes, strict=True):
        entrant = entrant_of(name, None if limits == [None, None] else Budget(*limits), valuing)
        if found.setdefault(name, entrant) != entrant:
            twice = translate("Cli", "{name} is named twice, with different limits").format(name=name)
            raise ArgumentsError.about("--bots", twice)
    return found


def _check_limits(arguments: argparse.Namespace, rules: GameOptions, names: Collection[str]) -> None:
    """Raise ArgumentsError if a limit is given that none of the bots has; one of them is enough."""
    if arguments.seconds_per_move is not None and not any(has_time(name, rules) for name in names):
        text = translate("Cli", "none of these bots thinks for a time: it changes nothing")
        raise ArgumentsError.about("--seconds-per-move", text)
    if arguments.nodes_per_move is not None and not any(has_nodes(name, rules) for name in names):
        raise ArgumentsError.about("--nodes-per-move", nodes_change_nothing())


def nodes_change_nothing() -> str:
    """Returns the message that a number of nodes is given, but no bot that searches."""
    return translate("Cli", "none of these bots looks ahead: it changes nothing")


def for_each(values: tuple[Any, ...] | None, wanted: int, argument: str) -> tuple[Any, ...]:
    """Returns a value for each bot, or for each step of a ladder, from one value for all, or from as many as are
    wanted. None stands for "not given". Raises ArgumentsError for another number of values."""
    if values is None:
        return (None,) * wanted
    if len(values) == 1:
        return values * wanted
    if len(values) != wanted:
        wrong = translate("Cli", "values: {given}, wanted: one for all, or {wanted}")
        raise ArgumentsError.about(argument, wrong.format(given=len(values), wanted=wanted))
    return values


# -- words and numbers --------------------------------------------------------------------------------------------


_unfit = argparse.ArgumentTypeError


def language(text: str) -> str:
    """Returns the language for readers of that locale."""
    code = served(text)
    if code is None:
        raise _unfit(no_such_choice(text, LANGUAGES))
    return code


def at_least(least: int) -> Callable[[str], int]:
    """Returns a function that parses a whole number of at least `least`."""

    def convert(text: str) -> int:
        value = integer(text)
        if value < least:
            raise _unfit(translate("Cli", "must be at least {least}, not {value}").format(least=least, value=value))
        return value

    return convert


def several(convert: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    """Returns a function that parses a comma-separated list of one or more values."""
    return lambda text: tuple(convert(part.strip()) for part in text.split(","))


def number(text: str) -> float:
    """Returns the finite number that the text names."""
    with contextlib.suppress(ValueError):
        value = float(text)
        if math.isfinite(value):
            return value
    raise _unfit(translate("Cli", "not a number: {text}").format(text=repr(text)))


def seconds(text: str) -> float:
    """Returns a positive number of seconds, at most `MAX_SECONDS`, the limit of the protocol for other programs."""
    value = number(text)
    if not value > 0:
        raise _unfit(translate("Cli", "must be more than 0, not {value}").format(value=text))
    if value > MAX_SECONDS:
        raise _unfit(translate("Cli", "must be at most {most}, not {value}").format(most=MAX_SECONDS, value=text))
    return value


def path(text: str) -> Path:
    """Returns the path of a file or folder; an empty text is refused."""
    if not text:
        raise _unfit(translate("Cli", "the name of a file or folder is missing"))
    return Path(text)
