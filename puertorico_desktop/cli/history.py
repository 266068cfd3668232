"""The commands about the statistics of all games played: import, export, show."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import attrs

from puertorico_desktop.cli.arguments import add_json, path
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.games import FileError, check_other
from puertorico_desktop.cli.parser import Parser
from puertorico_desktop.cli.progress import ProgressLine
from puertorico_desktop.cli.terminal import printable
from puertorico_desktop.cli.texts import problem_text
from puertorico_desktop.cli.words import translate
from puertorico_desktop.learn.history.exporting import TABLES, as_csv, as_json
from puertorico_desktop.learn.history.figures import Figures, Filter, Key, Share, bests, figures
from puertorico_desktop.learn.history.history import History, found_beside
from puertorico_desktop.learn.history.importing import (
    ImportResult,
    ProgressCallback,
    count_anew,
    files_in,
    import_files,
    import_lessons,
    saves_of,
)
from puertorico_desktop.learn.history.milestones import note
from puertorico_desktop.learn.history.restoring import DATABASE, JSON, import_file
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.files import write_atomically
from puertorico_desktop.saves.folders import Folders

T = TypeVar("T")

EVERYTHING = "json"
"""The kind of export that is the default; the others are tables."""


def add_history(parser: Parser) -> None:
    """Add the arguments of the commands."""
    parser.set_defaults(command=_needed, parser=parser)
    title = translate("CliHelp", "commands")
    which = parser.add_subparsers(title=title, metavar="COMMAND", parser_class=Parser)
    importing = which.add_parser("import", help=translate("CliHelp", "count finished games from files"))
    files = translate(
        "CliHelp", "saved games, folders with them, or what was exported as JSON (all that the program knows)"
    )
    importing.add_argument("files", type=path, nargs="*", metavar="FILE", help=files)
    exporting = which.add_parser("export", help=translate("CliHelp", "write all that is known of the games"))
    kinds = (EVERYTHING, *TABLES)
    what = translate("CliHelp", "{kinds}: everything, or a table as CSV ({default})")
    exporting.add_argument(
        "--what",
        choices=kinds,
        default=EVERYTHING,
        metavar="WHAT",
        help=what.format(kinds=", ".join(kinds), default=EVERYTHING),
    )
    out = translate("CliHelp", "the file; what is there is replaced")
    exporting.add_argument("out", type=path, metavar="OUT", help=out)
    showing = which.add_parser("show", help=translate("CliHelp", "sum up the games of a player"))
    who = translate("CliHelp", "whose games (yours, or those of who has played most)")
    showing.add_argument("--name", metavar="NAME", help=who)
    for one, command in ((importing, _import), (exporting, _export), (showing, _show)):
        database = translate("CliHelp", "another database than that of the program")
        one.add_argument("--database", type=path, metavar="FILE", help=database)
        add_json(one)
        one.set_defaults(command=command, parser=one)


def _needed(arguments: argparse.Namespace) -> None:
    arguments.parser.error(translate("CliParser", "the following arguments are required: %s") % "COMMAND")


@contextmanager
def _opened(arguments: argparse.Namespace, read_only: bool) -> Iterator[History]:
    """Yields the database that the arguments name. With `read_only` a missing file is not created; only the program's
    own file is set aside when it is damaged. Raises FileError."""
    folders, other = Folders.standard(), arguments.database
    is_own = other is None or _is_same(other, folders.history)
    with TemporaryDirectory(ignore_cleanup_errors=True) as empty:
        try:
            if not is_own:
                history = History(other, read_only=read_only)
            elif read_only and not folders.history.exists():
                history = History(Path(empty) / folders.history.name)
                copied = folders.history_copy
                _report_found_copy(next(filter(Path.exists, (found_beside(copied), copied)), None))
            else:
                history = History.in_folders(folders)
                _report_found_copy(history.found)
                _report_damage(history)
        except SaveError as error:
            raise FileError.about(folders.history if is_own else other, error) from None
        try:
            yield history
        finally:
            with suppress(SaveError):  # the copy beside the saves failed, but the database is written
                history.close()


def _is_same(path: Path, other: Path) -> bool:
    return os.path.realpath(path) == os.path.realpath(other)


def _report_found_copy(file: Path | None) -> None:
    if file is not None:
        text = translate("Cli", "the database was missing; a copy of it was found, import it to have it back: {file}")
        print(printable(text.format(file=file)), file=sys.stderr)


def _report_damage(history: History) -> None:
    if history.aside is None:
        return
    if history.is_restored:
        text = translate("Cli", "the database was damaged; a copy has taken its place, and it is now {file}")
    else:
        text = translate("Cli", "the database was damaged; a new one has taken its place, and it is now {file}")
    print(printable(text.format(file=history.aside)), file=sys.stderr)


def _import(arguments: argparse.Namespace) -> int:
    folders = Folders.standard()
    named: list[Path] = arguments.files
    whole = [path for path in named if path.suffix.lower() in (JSON, DATABASE) and not os.path.isdir(path)]
    files = files_in(path for path in named if path not in whole) if named else saves_of(folders)
    with _opened(arguments, read_only=False) as history, ProgressLine() as line:
        whole = [_now_at(path, folders, history) for path in whole]
        try:
            if not named:
                count_anew(history, line.show)
                import_lessons(history, folders.lessons)
            found = import_files(history, files, line.show, reviews=folders.reviews)
            for one in whole:
                found = found.with_other(_import_whole(history, one, line.show))
            note(history)
        except SaveError as error:
            raise FileError.about(history.path, error) from None
    if arguments.json:
        print(json.dumps(_imported_data(found), indent=2))
    else:
        text = translate("Cli", "new games: {new}, known already: {known}, not counted: {others}")
        print(text.format(new=found.new, known=found.known, others=found.others))
    for file, problem in found.failed:
        print(printable(f"{file}: {problem_text(problem)}"), file=sys.stderr)
    return 1 if found.failed else 0


def _now_at(path: Path, folders: Folders, history: History) -> Path:
    """Returns the present path of a named file: opening the database may have renamed its copy."""
    is_put_by = history.found is not None and not os.path.exists(path) and _is_same(path, folders.history_copy)
    return history.found if history.found is not None and is_put_by else path


def _import_whole(history: History, file: Path, on_progress: ProgressCallback) -> ImportResult:
    """Import a file with many games; if it cannot be read, it is listed among the failed ones."""
    try:
        return import_file(history, file, on_progress)
    except SaveError as error:
        return ImportResult(failed=((file, error),))


def _imported_data(found: ImportResult) -> dict[str, object]:
    failed = [{"file": str(file), "problem": error.problem.value} for file, error in found.failed]
    return {"new": found.new, "known": found.known, "not_counted": found.others, "failed": failed}


def _export(arguments: argparse.Namespace) -> None:
    out, folders = arguments.out, Folders.standard()
    kept = (folders.history, folders.history_copy)
    check_other("OUT", out, kept if arguments.database is None else (arguments.database, *kept))
    with _opened(arguments, read_only=True) as history:
        try:
            if arguments.what == EVERYTHING:
                content = as_json(history)
            else:
                content = as_csv(history, arguments.what)
            games = history.rows("SELECT count(*) FROM game")[0][0]
        except SaveError as error:
            raise FileError.about(history.path, error) from None
    try:
        write_atomically(out, content)
    except SaveError as error:
        raise FileError.about(out, error) from None
    if arguments.json:
        print(json.dumps({"file": str(out), "games": games}, indent=2))
    else:
        print(printable(translate("Cli", "{file}: {games} games").format(file=out, games=games)))


def _show(arguments: argparse.Namespace) -> None:
    with _opened(arguments, read_only=True) as history:
        try:
            people = history.people()
            if arguments.name is not None:
                people = [one for one in people if arguments.name in one.names]
                if not people:
                    nobody = translate("Cli", "there are no games of {name}")
                    raise ArgumentsError.about("--name", nobody.format(name=repr(arguments.name)))
            person = people[0] if people else None
            names = () if person is None else person.names
            found = figures(history, Filter(person=-1 if person is None else person.id))
            reached = history.reached()
        except SaveError as error:
            raise FileError.about(history.path, error) from None
    if arguments.json:
        data = {"names": names, **_data(found), "milestones": [attrs.asdict(one) for one in reached]}
        print(json.dumps(data, indent=2, ensure_ascii=False))
        return
    for line in _lines(names, found, len(reached)):
        print(printable(line))


def _share_data(share: Share) -> dict[str, object]:
    return {
        "games": share.games,
        "wins": round(share.wins, 4),
        "even_share": round(share.even, 4),
        "wilson_low": round(share.low, 4),
        "wilson_high": round(share.high, 4),
    }


def _shares_data(shares: Mapping[str, Share]) -> dict[str, object]:
    return {name: _share_data(share) for name, share in shares.items()}


def _by_game(values: Mapping[Key, T], data: Callable[[T], object]) -> dict[str, dict[str, object]]:
    """Returns data about items of several games: by the id of the game, then by the ids of the items."""
    found: dict[str, dict[str, object]] = {}
    for (game, key), value in values.items():
        found.setdefault(game, {})[key] = data(value)
    return found


def _data(found: Figures) -> dict[str, Any]:
    """Returns the figures as plain values for programs, with untranslated keys."""
    return {
        **_share_data(found.all),
        "alike": _alike_data(found),
        "place": round(found.place, 4),
        "points": round(found.points, 4),
        "accuracy": None if found.accuracy is None else round(found.accuracy, 2),
        "by_seat": _shares_data(found.by_seat),
        "by_level": _shares_data(found.by_level),
        "by_edition": _by_game(found.by_edition, _share_data),
        "won_by": _by_game(found.by_way, int),
        "sources": _by_game(found.sources, lambda points: round(points, 4)),
        "favourites": _by_game(found.favourites, _share_data),
        "ended_by": _by_game(found.endings, int),
        "parts": _by_game(found.parts, lambda one: {"accuracy": round(one[0], 2), "games": one[1]}),
        "bests": {name: {"id": one.id, "points": one.score} for name, one in bests(found).items()},
    }


def _alike_data(found: Figures) -> dict[str, object]:
    """Returns the games that points and places are taken from: those that compare with the last one; empty if there
    are no games."""
    if not found.alike:
        return {}
    last = found.alike[0]
    return {"game": last.game, "edition": last.edition, "players": last.players, "games": len(found.alike)}


def _lines(names: tuple[str, ...], found: Figures, reached: int) -> Iterator[str]:
    """Yields the lines about the figures."""
    if not found.all.games:
        yield translate("Cli", "no games yet")
        return
    yield ", ".join(names)
    share = found.all
    text = translate("Cli", "games: {games}, won: {share} % ({low} to {high}), even share: {even} %")
    figures_of = {"share": share.share, "low": share.low, "high": share.high, "even": share.even}
    yield text.format(games=share.games, **{name: round(100 * value) for name, value in figures_of.items()})
    text = translate(
        "Cli",
        "games that compare with the last one ({game}, {edition}, {players} players): {games}, mean place: {place}, "
        "mean points: {points}",
    )
    yield text.format(**_alike_data(found), place=f"{found.place:.1f}", points=f"{found.points:.1f}")
    yield translate("Cli", "milestones: {reached}").format(reached=reached)
