"""Command lines with arguments: which commands there are and what they take; see `puertorico_desktop.cli`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from pathlib import Path

from puertorico_desktop import __version__
from puertorico_desktop.cli import commands, pictures
from puertorico_desktop.cli.arguments import (
    ArgumentsError,
    Parser,
    add_bots,
    add_json,
    add_table,
    at_least,
    integer,
    seconds,
)
from puertorico_desktop.cli.games import FileError
from puertorico_desktop.cli.window import WindowLoader
from puertorico_desktop.saves.document import SUFFIX

PROGRAM = "puertorico-desktop"
INTERRUPTED = 130
"""Exit status of a command that was ended with Ctrl+C, as shells expect it."""


def run(given: list[str], window: WindowLoader) -> int:
    """Carry out a command line that is not empty and return the exit status."""
    parser, names = _parser()
    files = _files_to_open(given, names)
    if len(files) > 1:
        parser.error(f"only one game can be opened, and nothing may follow it: {' '.join(files[1:])}")
    if files:
        return window().open_window(_absolute(Path(files[0])))
    parsed = parser.parse_args([] if given == ["--"] else given)
    command: Callable[[argparse.Namespace], int | None] | None = parsed.command
    parsed.window = window
    if command is None:
        return window().open_window(None)
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
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()  # the reader, such as `head`, has seen enough
    except OSError as error:  # such as a full disk under the output
        _drop_output()
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return commands.FILE_ERROR
    return status or 0


def _drop_output() -> None:
    """Write nothing more, at exit either."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _files_to_open(arguments: Sequence[str], names: Container[str]) -> Sequence[str]:
    """The arguments if they are no command line of options and commands but begin with a file.

    That is one that exists, can be nothing else by its name, or stands behind `--`.
    """
    if arguments[:1] == ["--"]:
        return arguments[1:]
    if not arguments or arguments[0].startswith("-") or arguments[0] in names:
        return []
    path = Path(arguments[0])
    is_file = path.suffix == SUFFIX or path.name != arguments[0] or os.path.isfile(path)
    return arguments if is_file else []


def _absolute(path: Path) -> Path:
    with suppress(OSError):  # the folder in which the program was started is gone
        return path.absolute()
    return path


def _parser() -> tuple[Parser, Container[str]]:
    """The parser, and the names of its commands."""
    parser = Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [--help] [--version] [FILE | COMMAND ...]",
        description="Puerto Rico on the desktop. Without a command, the window opens; with the name of a saved game "
        "alone, it opens with that game.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.set_defaults(command=None)
    subparsers = parser.add_subparsers(title="commands", prog=PROGRAM, metavar="COMMAND", parser_class=Parser)

    simulate = subparsers.add_parser("simulate", help="play whole games without a window", allow_abbrev=False)
    add_table(simulate)
    add_bots(simulate)
    simulate.add_argument("--games", type=at_least(1), default=100, metavar="N", help="how many (100)")
    simulate.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="processes (1)")
    add_json(simulate)
    simulate.add_argument("--save-dir", type=Path, metavar="DIR", help="save every game there")
    simulate.set_defaults(command=commands.simulate, parser=simulate)

    speed = subparsers.add_parser("bench", help="measure how fast the program is", allow_abbrev=False)
    add_table(speed, players=f"4; {commands.WINDOW_PLAYERS} with --gui")
    speed.add_argument("--gui", action="store_true", help="the window instead of rules and saving; needs no screen")
    default_times = f"{commands.RULES_SECONDS:g}; {commands.WINDOW_SECONDS:g} with --gui"
    speed.add_argument("--seconds", type=seconds, metavar="S", help=f"time to measure ({default_times})")
    add_json(speed)
    speed.set_defaults(command=commands.measure, parser=speed, players=None)

    text = subparsers.add_parser("playthrough", help="print a whole game as text", allow_abbrev=False)
    add_table(text)
    add_bots(text)
    text.set_defaults(command=commands.tell, parser=text)

    checking = subparsers.add_parser("check-save", help="check saved games", allow_abbrev=False)
    checking.add_argument("files", type=Path, nargs="+", metavar="FILE", help="saved games")
    checking.set_defaults(command=commands.check_save, parser=checking)

    showing = subparsers.add_parser("show", help="sum up a saved game", allow_abbrev=False)
    showing.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    add_json(showing)
    showing.set_defaults(command=commands.show, parser=showing)

    replaying = subparsers.add_parser("replay", help="print a saved game as text", allow_abbrev=False)
    replaying.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    replaying.add_argument(
        "--to", type=integer, metavar="PLY", help="so many decisions (default: where the game stands)"
    )
    replaying.set_defaults(command=commands.replay, parser=replaying)
    _add_screenshot(subparsers.add_parser("screenshot", help="draw the window into a file", allow_abbrev=False))
    return parser, subparsers.choices


def _add_screenshot(parser: Parser) -> None:
    add_table(parser)
    parser.add_argument("--seed", type=integer, metavar="S", help="the seed of the game (1)")
    parser.add_argument("--ply", type=at_least(0), metavar="P", help="after so many decisions of bots (0)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="show a saved game instead")
    parser.add_argument("--lang", metavar="LANGUAGE", help="the language of the window, such as en (en)")
    parser.add_argument("--scheme", metavar="SCHEME", help="its colours, such as light or dark (light)")
    width, height = pictures.DEFAULT_SIZE
    parser.add_argument(
        "--size",
        type=pictures.size,
        default=pictures.DEFAULT_SIZE,
        metavar="WxH",
        help=f"its size in logical pixels ({width}x{height})",
    )
    parser.add_argument(
        "--scale", type=pictures.scale, default=1.0, metavar="F", help="device pixels for a logical one (1)"
    )
    parser.add_argument("out", type=Path, metavar="OUT", help="the picture, a PNG file; what is there is replaced")
    # Told apart from what was given, for not everything goes with --save.
    parser.set_defaults(command=commands.screenshot, parser=parser, **dict.fromkeys(pictures.NEW_GAME))
