"""The parser of the command line with all commands and their arguments; see `puertorico_desktop.cli`."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable, Container, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from itertools import dropwhile
from pathlib import Path

from puertorico_desktop import PROGRAM, __version__
from puertorico_desktop.bots.learning.errors import InexactError, WeightsError
from puertorico_desktop.bots.process.cluster_faults import ClusterError, Fault
from puertorico_desktop.bots.process.subprocess_client import ProgramError
from puertorico_desktop.cli import commands, pictures
from puertorico_desktop.cli.arguments import (
    add_bots,
    add_engine,
    add_entrants,
    add_game,
    add_games,
    add_json,
    add_seed,
    add_table,
    at_least,
    game_in,
    language,
    path,
    seconds,
    without_defaults,
)
from puertorico_desktop.cli.challenge_arguments import add_code, add_daily
from puertorico_desktop.cli.choices import integer
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.games import FileError
from puertorico_desktop.cli.history import add_history
from puertorico_desktop.cli.ladder import add_ladder
from puertorico_desktop.cli.language import OPTION
from puertorico_desktop.cli.lessons import add_lesson
from puertorico_desktop.cli.opening import open_window
from puertorico_desktop.cli.parser import Parser, translated_argparse
from puertorico_desktop.cli.puzzles import add_puzzles
from puertorico_desktop.cli.review_arguments import add_review
from puertorico_desktop.cli.texts import about_argument, cluster_text, failure_text, not_with, problem_text
from puertorico_desktop.cli.train_arguments import add_train
from puertorico_desktop.cli.window import WindowLoader
from puertorico_desktop.cli.words import translate
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.filenames import has_suffix

NO_RESTORE = "--no-restore"
NEW_INSTANCE = "--new-instance"


def run(given: list[str], window: WindowLoader, chosen: str | None) -> int:
    """Carry out a command line that is not empty, and return the exit status.

    `chosen` is the language of a `--lang` option before all other arguments; None if there was none.
    """
    with translated_argparse():
        return _run(given, window, chosen)


def _run(given: list[str], window: WindowLoader, chosen: str | None) -> int:
    parser, names = _parser(chosen, game_in(given))
    alone = given[:1] == [NEW_INSTANCE]
    files = _files_to_open(given[1:] if alone else given, names)
    if len(files) > 1:
        complaint = translate("Cli", "only one game can be opened, and nothing may follow it: {more}")
        parser.error(complaint.format(more=" ".join(files[1:])))
    if files:
        return open_window(window, _absolute(Path(files[0])), chosen, alone=alone)
    after = list(dropwhile((NO_RESTORE, NEW_INSTANCE).__contains__, given))
    if NO_RESTORE in given[: len(given) - len(after)] and _files_to_open(after, names):
        parser.error(about_argument(NO_RESTORE, not_with("FILE")))
    try:
        parsed = parser.parse_args([] if given == ["--"] else given)
    except OSError as error:  # the help could not be printed
        return _output_lost(error)
    command: Callable[[argparse.Namespace], int | None] | None = parsed.command
    parsed.window = window
    if command is None:
        return open_window(window, None, chosen, not parsed.no_restore, parsed.new_instance)
    for option, is_given in ((NO_RESTORE, parsed.no_restore), (NEW_INSTANCE, parsed.new_instance)):
        if is_given:
            parser.error(translate("Cli", "{option} is for opening the window").format(option=option))
    status: int | None = 0
    try:
        status = command(parsed)
        if sys.stdout is not None:
            sys.stdout.flush()
    except ArgumentsError as error:
        parsed.parser.error(str(error))
    except FileError as error:
        print(error, file=sys.stderr)
        return commands.FILE_ERROR
    except ProgramError as error:
        print(failure_text(error.trouble), file=sys.stderr)
        return commands.FILE_ERROR
    except ClusterError as error:
        if error.fault is Fault.BAD_ADDRESS:
            parsed.parser.error(about_argument("--cluster", cluster_text(error)))
        print(cluster_text(error), file=sys.stderr)
        return commands.FILE_ERROR
    except InexactError as error:
        text = translate(
            "Cli", "with these weights steady computer players would not play the same on every computer ({detail})"
        )
        print(text.format(detail=error), file=sys.stderr)
        return commands.FILE_ERROR
    except WeightsError as error:
        text = translate("Cli", "the weights of the computer players cannot be used ({detail})")
        print(text.format(detail=error), file=sys.stderr)
        return commands.FILE_ERROR
    except BrokenExecutor:
        lost = translate("Cli", "a process has ended before its work was done: it was killed, or memory ran out")
        print(lost, file=sys.stderr)
        return commands.FILE_ERROR
    except OSError as error:
        return _output_lost(error, status or 0)
    return status or 0


def _output_lost(error: OSError, status: int = 0) -> int:
    """Print why the output cannot be written, such as a full disk, and return the exit status; `status` if the
    reader, such as `head`, has closed the pipe."""
    _drop_output()
    # On Windows, writing to a closed pipe is an "invalid argument".
    if isinstance(error, BrokenPipeError) or (sys.platform, error.errno) == ("win32", errno.EINVAL):
        return status
    problem = SaveError.writing(error)
    known = problem.problem is Problem.DISK_FULL  # other problems may not be about a file
    print(f"{PROGRAM}: {problem_text(problem) if known else error}", file=sys.stderr)
    return commands.FILE_ERROR


def _drop_output() -> None:
    """Discard all further output, including that at exit."""
    with suppress(OSError, ValueError):  # a stream without a file descriptor cannot fail again
        if sys.stdout is not None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _files_to_open(arguments: Sequence[str], names: Container[str]) -> Sequence[str]:
    """Returns the arguments if they begin with a file to open, otherwise an empty sequence.

    The first argument is such a file if it exists, can only be a file by its name, or follows `--`.
    """
    if arguments[:1] == ["--"]:
        return arguments[1:]
    if not arguments or arguments[0].startswith("-") or arguments[0] in names:
        return []
    path = Path(arguments[0])
    is_file = has_suffix(path) or path.name != arguments[0] or os.path.isfile(path)
    return arguments if is_file else []


def _absolute(path: Path) -> Path:
    with suppress(OSError):  # the working directory does not exist any more
        return path.absolute()
    return path


def _parser(chosen: str | None, game: str) -> tuple[Parser, Container[str]]:
    """Returns the parser for that game, and the names of its commands. `chosen` as for `run`."""
    parser = Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [{OPTION} LANG] [--help] [--version] [{NEW_INSTANCE}] [{NO_RESTORE} | FILE | COMMAND ...]",
        description=translate(
            "CliHelp",
            "Puerto Rico on the desktop. Without a command, the window opens; with the name of a saved game "
            "alone, it opens with that game.",
        ),
    )
    languages = translate("CliHelp", "before everything else: the language, {languages} (that of the system)")
    # A valid option has been removed from the arguments already; this one is for help and for errors.
    parser.add_argument(OPTION, type=language, metavar="LANG", help=languages.format(languages=", ".join(LANGUAGES)))
    parser.add_argument(
        "--version",
        action="version",
        version=f"{PROGRAM} {__version__}",
        help=translate("CliHelp", "show program's version number and exit"),
    )
    without = translate("CliHelp", "open the window without the game that was played last")
    parser.add_argument(NO_RESTORE, action="store_true", help=without)
    another = translate("CliHelp", "open a window of its own, even if the program runs already")
    parser.add_argument(NEW_INSTANCE, action="store_true", help=another)
    parser.set_defaults(command=None)
    commands_title = translate("CliHelp", "commands")
    subparsers = parser.add_subparsers(title=commands_title, prog=PROGRAM, metavar="COMMAND", parser_class=Parser)
    _add_simulate(
        subparsers.add_parser("simulate", help=translate("CliHelp", "play whole games without a window")), game
    )
    _add_arena(subparsers.add_parser("arena", help=translate("CliHelp", "let bots play against each other")), game)
    climbing = subparsers.add_parser("ladder", help=translate("CliHelp", "measure what nodes and levels are worth"))
    add_ladder(climbing, game)
    speaking = subparsers.add_parser("engine", help=translate("CliHelp", "let a bot speak with another program"))
    add_engine(speaking)
    speaking.set_defaults(command=commands.engine, parser=speaking)
    _add_bench(subparsers.add_parser("bench", help=translate("CliHelp", "measure how fast the program is")), game)
    add_train(subparsers.add_parser("train", help=translate("CliHelp", "make the bots' weights, by self-play")), game)
    text = subparsers.add_parser("playthrough", help=translate("CliHelp", "print a whole game as text"))
    add_game(text)
    add_table(text, game=game)
    add_bots(text)
    text.set_defaults(command=commands.print_game, parser=text)
    _add_check_save(subparsers.add_parser("check-save", help=translate("CliHelp", "check saved games")))
    showing = subparsers.add_parser("show", help=translate("CliHelp", "sum up a saved game"))
    _add_file(showing)
    add_json(showing)
    showing.set_defaults(command=commands.show, parser=showing)
    add_review(
        subparsers.add_parser("review", help=translate("CliHelp", "look back at a saved game: what moves cost"))
    )
    add_code(
        subparsers.add_parser("code", help=translate("CliHelp", "games to share: the same on every computer")), game
    )
    add_daily(subparsers.add_parser("daily", help=translate("CliHelp", "the game of the day")))
    add_puzzles(subparsers.add_parser("puzzles", help=translate("CliHelp", "make puzzles, or check them")), game)
    add_history(subparsers.add_parser("history", help=translate("CliHelp", "all games that were played")))
    add_lesson(subparsers.add_parser("lesson", help=translate("CliHelp", "check lessons, or begin one")))
    _add_replay(subparsers.add_parser("replay", help=translate("CliHelp", "print a saved game as text")))
    drawing = subparsers.add_parser("screenshot", help=translate("CliHelp", "draw the window into a file"))
    _add_screenshot(drawing, game, chosen or ENGLISH)
    return parser, subparsers.choices


def _add_file(parser: Parser) -> None:
    parser.add_argument("file", type=path, metavar="FILE", help=translate("CliHelp", "a saved game"))


def _add_simulate(parser: Parser, game: str) -> None:
    add_game(parser)
    add_table(parser, game=game)
    add_bots(parser)
    add_games(parser)
    add_json(parser)
    there = translate("CliHelp", "save every game there")
    parser.add_argument("--save-dir", type=path, metavar="DIR", help=there)
    parser.set_defaults(command=commands.simulate, parser=parser)


def _add_arena(parser: Parser, game: str) -> None:
    add_game(parser)
    add_table(parser, game=game)
    add_entrants(parser)
    add_games(parser)
    add_json(parser)
    parser.set_defaults(command=commands.contest, parser=parser)


def _add_bench(parser: Parser, game: str) -> None:
    with_gui = translate("CliHelp", "{default}; {other} with --gui")
    default, other = commands.RULES_PLAYERS, commands.window_players(game)
    add_game(parser)
    add_table(parser, with_gui.format(default=default, other=other), game)
    what = parser.add_mutually_exclusive_group()
    thinking = translate("CliHelp", "the bots instead of rules and saving")
    what.add_argument("--bots", action="store_true", help=thinking)
    days = translate("CliHelp", "the computer players of the games of the days instead")
    what.add_argument("--days", action="store_true", help=days)
    window = translate("CliHelp", "the window instead of rules and saving; needs no screen")
    what.add_argument("--gui", action="store_true", help=window)
    page = translate("CliHelp", "the page of a review instead of rules and saving; needs no screen")
    what.add_argument("--review", action="store_true", help=page)
    statistics = translate("CliHelp", "the statistics instead of rules and saving; needs no screen")
    what.add_argument("--history", action="store_true", help=statistics)
    times = translate("CliHelp", "{default}; {other} with --bots, --days, --gui or --review")
    usual = times.format(default=f"{commands.RULES_SECONDS:g}", other=f"{commands.LONG_SECONDS:g}")
    time = translate("CliHelp", "time to measure ({default})").format(default=usual)
    parser.add_argument("--seconds", type=seconds, metavar="S", help=time)
    add_json(parser)
    parser.set_defaults(command=commands.measure, parser=parser)
    without_defaults(parser, game)


def _add_check_save(parser: Parser) -> None:
    parser.add_argument("files", type=path, nargs="+", metavar="FILE", help=translate("CliHelp", "saved games"))
    parser.set_defaults(command=commands.check_save, parser=parser)


def _add_replay(parser: Parser) -> None:
    _add_file(parser)
    many = translate("CliHelp", "so many decisions (default: where the game stands)")
    parser.add_argument("--to", type=integer, metavar="PLY", help=many)
    parser.set_defaults(command=commands.replay, parser=parser)


def _add_screenshot(parser: Parser, game: str, usual_language: str) -> None:
    add_game(parser)
    add_table(parser, game=game)
    new = pictures.NEW_GAME
    seed = translate("CliHelp", "the seed of the game ({default})").format(default=new["seed"])
    add_seed(parser, seed)
    ply = translate("CliHelp", "after so many decisions of bots ({default})").format(default=new["ply"])
    parser.add_argument("--ply", type=at_least(0), metavar="P", help=ply)
    parser.add_argument("--save", type=path, metavar="FILE", help=translate("CliHelp", "show a saved game instead"))
    lang = translate("CliHelp", "the language of the window, such as {example} ({default})")
    parser.add_argument(
        OPTION,
        type=language,
        default=usual_language,
        metavar="LANG",
        help=lang.format(example=ENGLISH, default=usual_language),
    )
    scheme = translate("CliHelp", "its colours, such as light or dark ({default})").format(default="light")
    parser.add_argument("--scheme", metavar="SCHEME", help=scheme)
    width, height = pictures.DEFAULT_SIZE
    size = translate("CliHelp", "its size in logical pixels ({default})").format(default=f"{width}x{height}")
    parser.add_argument("--size", type=pictures.size, default=(width, height), metavar="WxH", help=size)
    scale = translate("CliHelp", "device pixels for a logical one ({default})").format(default=1)
    parser.add_argument("--scale", type=pictures.scale, default=1.0, metavar="F", help=scale)
    texts = translate("CliHelp", "the size of its texts in per cent ({default})").format(default=100)
    parser.add_argument("--text-size", type=pictures.text_size, default=100, metavar="P", help=texts)
    out = translate("CliHelp", "the picture, a PNG file; what is there is replaced")
    parser.add_argument("out", type=path, metavar="OUT", help=out)
    parser.set_defaults(command=commands.screenshot, parser=parser)
    without_defaults(parser, game)
