"""The commands that make, check and complete puzzles."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from puertorico_desktop.cli.arguments import add_game, add_json, add_seed, add_table, at_least, options, path
from puertorico_desktop.cli.choices import between
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.games import FileError, check_out
from puertorico_desktop.cli.parser import Parser
from puertorico_desktop.cli.terminal import printable
from puertorico_desktop.cli.words import translate
from puertorico_desktop.saves.converter import MOST_PIECES
from puertorico_desktop.saves.errors import SaveError

DROPPED = 1
"""The exit status if a puzzle is no longer valid."""
SEED = 1


def add_puzzles(parser: Parser, game: str) -> None:
    """Add the arguments of the commands."""
    actions = parser.add_subparsers(metavar="ACTION", required=True, parser_class=Parser)
    making = actions.add_parser("make", help=translate("CliHelp", "look for puzzles in games of bots"))
    out = translate("CliHelp", "the file of puzzles; a file already begun is continued")
    making.add_argument("out", type=path, metavar="FILE", help=out)
    add_game(making)
    add_table(making, game=game)
    many = translate("CliHelp", "how many ({default})").format(default=100)
    making.add_argument("--games", type=between(1, MOST_PIECES), default=100, metavar="N", help=many)
    same = translate("CliHelp", "same seed, same games ({default})").format(default=SEED)
    add_seed(making, same, SEED)
    _add_jobs(making)
    making.set_defaults(command=_make, parser=making)
    checking = actions.add_parser("check", help=translate("CliHelp", "check puzzles again"))
    _add_files(checking)
    dropping = translate("CliHelp", "take out of the files what does not hold any more")
    checking.add_argument("--drop", action="store_true", help=dropping)
    _add_jobs(checking)
    checking.set_defaults(command=_check, parser=checking)
    about = translate("CliHelp", "add what others take after each move to puzzles that do not tell it")
    completing = actions.add_parser("complete", help=about)
    _add_files(completing)
    _add_jobs(completing)
    completing.set_defaults(command=_complete, parser=completing)


def _add_files(parser: Parser) -> None:
    files = translate("CliHelp", "files of puzzles (default: those of the program)")
    parser.add_argument("files", type=path, nargs="*", metavar="FILE", help=files)


def _add_jobs(parser: Parser) -> None:
    usual = os.cpu_count() or 1
    jobs = translate("CliHelp", "processes ({default})").format(default=usual)
    parser.add_argument("--jobs", type=at_least(1), default=usual, metavar="J", help=jobs)
    add_json(parser)


def _make(arguments: argparse.Namespace) -> int:
    """Search games of bots for puzzles; the file is written after each game."""
    from puertorico_desktop.bots.process.executors import executor_for
    from puertorico_desktop.bots.process.priority import lower_priority
    from puertorico_desktop.learn.challenges import making, puzzles

    out, rules = arguments.out, options(arguments)
    content = _begun(out, rules, arguments.seed)
    check_out(out)
    if arguments.jobs == 1:
        lower_priority()
    with executor_for(arguments.jobs, low_priority=True) as executor:
        numbers = range(content.header.games, arguments.games)
        for found in making.make(rules, arguments.seed, numbers, executor):
            content = puzzles.with_game(content, found)
            _write(out, content)
            text = translate("Cli", "games: {games}, puzzles: {puzzles}")
            _print_line(arguments, text.format(games=content.header.games, puzzles=len(content.puzzles)))
    if arguments.json:
        data = {"file": str(out), "games": content.header.games, "puzzles": [_data(one) for one in content.puzzles]}
        print(json.dumps(data, indent=2))
    return 0


def _begun(out: Path, rules: Any, seed: int) -> Any:
    """Returns the present content of the file, or an empty one. Raises FileError, or ArgumentsError if it is from
    other games."""
    from puertorico_desktop.learn.challenges import puzzles

    new = puzzles.new_file(rules, seed)
    try:
        content = puzzles.read(out)
        if content is None:
            return new
        same = (content.header.game, content.header.seed) == (rules.game, seed) and content.options == rules
    except SaveError as error:
        raise FileError.about(out, error) from None
    if not same:
        raise ArgumentsError(translate("Cli", "the puzzles in {path} come from other games").format(path=out))
    return content


def _data(record: Any) -> dict[str, object]:
    seat = record.seat
    return {
        "id": record.id,
        "theme": record.theme,
        "grade": record.grade,
        "seat": seat,
        "answers": [{"action": one.action, "wins": list(one.wins)} for one in record.answers],
    }


def _check(arguments: argparse.Namespace) -> int:
    """Examine puzzles again; the exit status tells whether all are still valid."""
    from puertorico_desktop.learn.challenges import puzzles
    from puertorico_desktop.learn.challenges.making import holds

    reports, faulty = [], False
    for file, content, held in _processed_files(arguments, holds):
        count = len(content.puzzles)
        lost = [record.id for record, one in zip(content.puzzles, held, strict=True) if not one]
        if lost and arguments.drop:
            _write(file, puzzles.without(content, lost))
        faulty |= bool(lost)
        reports.append({"file": str(file), "puzzles": count, "lost": lost})
        text = translate("Cli", "{path}: {holding} of {puzzles} puzzles hold")
        _print_line(arguments, text.format(path=file, holding=count - len(lost), puzzles=count))
    if arguments.json:
        print(json.dumps(reports, indent=2))
    return DROPPED if faulty else 0


def _complete(arguments: argparse.Namespace) -> int:
    """Add the replies of the other players after each move to puzzles that lack them, where a new examination agrees
    with the puzzle."""
    from puertorico_desktop.learn.challenges import puzzles
    from puertorico_desktop.learn.challenges.making import completed

    reports = []
    for file, content, found in _processed_files(arguments, completed):
        new = [one.id for one, before in zip(found, content.puzzles, strict=True) if one != before]
        if new:
            _write(file, puzzles.with_puzzles(content, found))
        reports.append({"file": str(file), "puzzles": len(found), "completed": new})
        text = translate("Cli", "{path}: {completed} of {puzzles} puzzles completed")
        _print_line(arguments, text.format(path=file, completed=len(new), puzzles=len(found)))
    if arguments.json:
        print(json.dumps(reports, indent=2))
    return 0


def _processed_files(
    arguments: argparse.Namespace, work: Callable[[Any], Any]
) -> Iterator[tuple[Path, Any, list[Any]]]:
    """Yields each file, its content, and the result of `work` for each of its puzzles. Raises FileError."""
    from puertorico_desktop.bots.process.executors import executor_for, in_order
    from puertorico_desktop.learn.challenges import puzzles

    files: list[Path] = arguments.files or puzzles.built_in()
    with executor_for(arguments.jobs, low_priority=True) as executor:
        for file in files:
            try:
                content = puzzles.read(file)
                if content is None:
                    raise FileError(printable(translate("Cli", "{path} is not there").format(path=file)))
                tasks = [(content.header.game, record) for record in content.puzzles]
                found = list(in_order(executor, work, tasks))
            except SaveError as error:
                raise FileError.about(file, error) from None
            yield file, content, found


def _write(file: Path, content: Any) -> None:
    """Write a file of puzzles. Raises FileError."""
    from puertorico_desktop.learn.challenges import puzzles

    try:
        puzzles.write(file, content)
    except SaveError as error:
        raise FileError.about(file, error) from None


def _print_line(arguments: argparse.Namespace, line: str) -> None:
    """Print a line, unless the output is JSON."""
    if not arguments.json:
        print(printable(line), flush=True)
