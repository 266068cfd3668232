"""The commands for authors of lessons: check files, and write the position of a saved game as a lesson."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from puertorico_desktop.cli import games
from puertorico_desktop.cli.arguments import add_json, at_least, path
from puertorico_desktop.cli.choices import integer
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.parser import Parser
from puertorico_desktop.cli.terminal import printable
from puertorico_desktop.cli.texts import problem_text
from puertorico_desktop.cli.words import translate

FAULTY = 1
"""The exit status if a lesson has faults."""


def add_lesson(parser: Parser) -> None:
    """Add the arguments of the command."""
    actions = parser.add_subparsers(metavar="ACTION", required=True, parser_class=Parser)
    checking = actions.add_parser("check", help=translate("CliHelp", "play lessons in many ways"))
    those = translate("CliHelp", "lessons (default: those of the program)")
    checking.add_argument("files", type=path, nargs="*", metavar="FILE", help=those)
    ways = translate("CliHelp", "random courses ({default})").format(default=200)
    checking.add_argument("--ways", type=at_least(1), default=200, metavar="N", help=ways)
    add_json(checking)
    checking.set_defaults(command=_check, parser=checking)
    writing = actions.add_parser("from", help=translate("CliHelp", "write down a position of a saved game"))
    writing.add_argument("file", type=path, metavar="GAME", help=translate("CliHelp", "a saved game"))
    at = translate("CliHelp", "the position after so many decisions")
    writing.add_argument("--ply", type=integer, required=True, metavar="N", help=at)
    add_json(writing)
    writing.set_defaults(command=_from, parser=writing)


def _check(arguments: argparse.Namespace) -> int:
    """Check lessons; the exit status tells whether all are valid."""
    from puertorico_desktop.learn.lessons.library import Entry, built_in, entry

    files: list[Path] = arguments.files
    found: Iterator[Entry] = (
        (entry(one.stem, one) for one in files) if files else (entry(name, one) for name, one in built_in())
    )
    reports = []
    for one in found:
        data = _checked(one, arguments.ways)
        reports.append(data)
        if not arguments.json:
            for line in _lines(data):
                print(printable(line), flush=True)
    if arguments.json:
        print(json.dumps(reports, indent=2))
    return FAULTY if any(data["faults"] for data in reports) else 0


def _checked(one: Any, ways: int) -> dict[str, Any]:
    from puertorico_desktop.learn.lessons.check import check

    if one.lesson is None:
        return {"lesson": one.id, "file": str(one.path), "faults": [problem_text(one.error)]}
    report = check(one.lesson, ways)
    return {
        "lesson": one.id,
        "file": str(one.path),
        "faults": list(report.faults),
        **attrs.asdict(report),
    }


def _lines(data: dict[str, Any]) -> Iterator[str]:
    if data["faults"]:
        yield translate("Cli", "{lesson}: not in order").format(lesson=data["file"])
        yield from (f"  {fault}" for fault in data["faults"])
        return
    text = translate("Cli", "{lesson}: ok, {count} of {ways} random courses reach the goals")
    yield text.format(lesson=data["file"], count=data["by_chance"], ways=data["ways"])


def _from(arguments: argparse.Namespace) -> int:
    """Print a lesson that begins with a position of a game."""
    from puertorico_desktop.learn.lessons.writing import CannotBeSaidError, lesson_from

    match = games.load(arguments.file).match
    last = len(match.all_moves)
    if not 0 <= arguments.ply <= last:
        raise ArgumentsError.about("--ply", games.no_such_ply(last, arguments.ply))
    try:
        text = lesson_from(match, arguments.ply)
    except CannotBeSaidError as error:
        complaint = translate("Cli", "the position cannot be written down ({detail})")
        raise games.FileError(printable(complaint.format(detail=error))) from None
    print(json.dumps({"lesson": text}, indent=2) if arguments.json else text, end="\n" if arguments.json else "")
    return 0
