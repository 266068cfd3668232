"""The command line: everything that the program does without a window, and the way to the window.

A wrong argument is answered by one line on stderr and exit status 2, never by a traceback.
"""

from __future__ import annotations

import argparse
import io
import json
import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from puertorico_desktop import __version__
from puertorico_desktop.bots.arena import Chooser, Match, play_match
from puertorico_desktop.bots.bench import bench
from puertorico_desktop.bots.registry import BOTS, UnknownBotError
from puertorico_desktop.bots.report import Report
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.cli.games import (
    FileError,
    PlyError,
    check,
    file_names,
    replay,
    saving,
    summary_data,
    summary_lines,
)
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Options, OptionsError
from puertorico_desktop.engine.puertorico.playthrough import playthrough
from puertorico_desktop.saves.bench import bench_saves
from puertorico_desktop.saves.document import SUFFIX

PROGRAM = "puertorico-desktop"
NAMES = ("Anna", "Ben", "Clara", "David", "Eva")
"""The players of a playthrough."""
DEFAULT_BOT = "simple"
USAGE_ERROR = 2
FILE_ERROR = 1
INTERRUPTED = 130
"""Exit status of a command that was ended with Ctrl+C, as shells expect it."""


COMMANDS = ("simulate", "bench", "playthrough", "check-save", "show", "replay")


class ArgumentsError(Exception):
    """Arguments that are right one by one do not go together."""


def main(arguments: Sequence[str] | None, open_window: Callable[[Path | None], int]) -> int:
    """Carry out a command line and return the exit status; without a command, open the window.

    `arguments` without the program's name; None takes those of the process. The name of a file alone, as the system
    gives it after a double click, opens the window with it. Like every program, it raises SystemExit after --help,
    --version and wrong arguments.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a console without the letters of a name
    given = list(sys.argv[1:] if arguments is None else arguments)
    path = _file_to_open(given)
    if path is not None:
        return open_window(path)
    parsed = _parser().parse_args(given)
    command: Callable[[argparse.Namespace], int | None] | None = parsed.command
    if command is None:
        return open_window(None)
    status: int | None = 0
    try:
        status = command(parsed)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (ArgumentsError, PlyError) as error:
        parsed.parser.error(str(error))
    except FileError as error:
        print(error, file=sys.stderr)
        return FILE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough. Nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status or 0


def _file_to_open(arguments: Sequence[str]) -> Path | None:
    """The file, if the arguments are nothing but one: it exists, or can be nothing else by its name."""
    names = arguments[1:] if arguments[:1] == ["--"] else arguments
    if len(names) != 1 or (names[0].startswith("-") and len(names) == len(arguments)):
        return None
    path = Path(names[0])
    is_file = path.suffix == SUFFIX or path.name != names[0] or len(names) < len(arguments)
    return path.absolute() if is_file or (path.is_file() and names[0] not in COMMANDS) else None


# -- commands -----------------------------------------------------------------------------------------------------


def _simulate(arguments: argparse.Namespace) -> None:
    match = Match(_options(arguments), _bots(arguments), arguments.seed)
    folder: Path | None = arguments.save_dir
    paths = [] if folder is None else file_names(folder, arguments.games)
    start = time.perf_counter()
    results = play_match(match, arguments.games, arguments.jobs, keep_actions=folder is not None)
    if folder is not None:
        results = saving(match, NAMES[: match.options.players], paths, results)
    report = Report.of(match, results)
    seconds = round(time.perf_counter() - start, 3)
    if arguments.json:
        _print_json({**report.as_data(), "seconds": seconds})
    else:
        for line in report.lines():
            print(line)
        print(f"seconds: {seconds}")


def _bench(arguments: argparse.Namespace) -> None:
    options = _options(arguments)
    figures = bench(options, arguments.seconds * 0.6)
    figures["saves"] = bench_saves(options, arguments.seconds * 0.4)
    if arguments.json:
        _print_json(figures)
    else:
        for name, value in figures.items():
            if isinstance(value, dict):
                print(f"{name}:", ", ".join(f"{key} {figure}" for key, figure in value.items()))
            else:
                print(f"{name}: {value}")


def _playthrough(arguments: argparse.Namespace) -> None:
    options = _options(arguments)
    choosers = [Chooser(name, derived_seed(arguments.seed, seat)) for seat, name in enumerate(_bots(arguments))]

    def choose(game: PuertoRico) -> Action:
        return choosers[game.asked].choose(game)

    for line in playthrough(options, arguments.seed, NAMES[: options.players], choose):
        print(line)


def _check_save(arguments: argparse.Namespace) -> int:
    status = 0
    for path in arguments.files:
        try:
            print(check(path))
        except FileError as error:
            print(error)
            status = FILE_ERROR
    return status


def _show(arguments: argparse.Namespace) -> None:
    if arguments.json:
        _print_json(summary_data(arguments.file))
    else:
        for line in summary_lines(arguments.file):
            print(line)


def _replay(arguments: argparse.Namespace) -> None:
    print(replay(arguments.file, arguments.to), end="")


def _print_json(data: object) -> None:
    print(json.dumps(data, indent=2))


# -- arguments ----------------------------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and exit."""
        self.exit(USAGE_ERROR, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=PROGRAM,
        description="Puerto Rico on the desktop. Without a command, the window opens; with the name of a saved game "
        "alone, it opens with that game.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)

    simulate = commands.add_parser("simulate", help="play whole games without a window", allow_abbrev=False)
    _add_table(simulate)
    _add_bots(simulate)
    simulate.add_argument("--games", type=_at_least(1), default=100, metavar="N", help="how many (100)")
    simulate.add_argument("--jobs", type=_at_least(1), default=1, metavar="J", help="processes (1)")
    _add_json(simulate)
    simulate.add_argument("--save-dir", type=Path, metavar="DIR", help="save every game there")
    simulate.set_defaults(command=_simulate, parser=simulate)

    speed = commands.add_parser("bench", help="measure the speed of the rules", allow_abbrev=False)
    _add_table(speed)
    speed.add_argument("--seconds", type=_seconds, default=6.0, metavar="S", help="time to measure (6)")
    _add_json(speed)
    speed.set_defaults(command=_bench, parser=speed)

    text = commands.add_parser("playthrough", help="print a whole game as text", allow_abbrev=False)
    _add_table(text)
    _add_bots(text)
    text.set_defaults(command=_playthrough, parser=text)

    checking = commands.add_parser("check-save", help="check saved games", allow_abbrev=False)
    checking.add_argument("files", type=Path, nargs="+", metavar="FILE", help="saved games")
    checking.set_defaults(command=_check_save, parser=checking)

    showing = commands.add_parser("show", help="sum up a saved game", allow_abbrev=False)
    showing.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    _add_json(showing)
    showing.set_defaults(command=_show, parser=showing)

    replaying = commands.add_parser("replay", help="print a saved game as text", allow_abbrev=False)
    replaying.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    replaying.add_argument("--to", type=_integer, metavar="PLY", help="so many decisions (as many as there are)")
    replaying.set_defaults(command=_replay, parser=replaying)
    return parser


def _add_table(parser: argparse.ArgumentParser) -> None:
    editions = [edition.value for edition in Edition]
    parser.add_argument(
        "--edition",
        choices=editions,
        default=editions[0],
        help=f"{', '.join(editions)} ({editions[0]})",
        metavar="EDITION",
    )
    parser.add_argument("--players", type=_integer, default=4, metavar="N", help="2 to 5 (4)")


def _add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        metavar="NAME,NAME,...",
        help=f"one for each seat, from the first governor on: {', '.join(BOTS)} ({DEFAULT_BOT} everywhere)",
    )
    parser.add_argument("--seed", type=_integer, default=1, metavar="S", help="same seed, same games (1)")


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def _options(arguments: argparse.Namespace) -> Options:
    """The rules of the game. Raises ArgumentsError."""
    try:
        return Options(edition=Edition(arguments.edition), players=arguments.players)
    except OptionsError as error:
        raise ArgumentsError(f"argument --players: {error}") from None


def _bots(arguments: argparse.Namespace) -> tuple[str, ...]:
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


def _integer(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a whole number: {text!r}") from None


def _at_least(least: int) -> Callable[[str], int]:
    def convert(text: str) -> int:
        value = _integer(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"must be at least {least}, not {value}")
        return value

    return convert


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a number: {text!r}") from None
    if not (math.isfinite(value) and value > 0):
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return value
