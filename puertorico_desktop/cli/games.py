"""The commands for files with games: check-save, show, replay, and keeping the games of simulate."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import attrs

from puertorico_desktop.bots.arena import GameResult, Match
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.saves.converter import MOST_BYTES
from puertorico_desktop.saves.course import Course, GameSetup, Seat, now
from puertorico_desktop.saves.document import SUFFIX, Loaded, decode, document_of, encode
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.export import game_text
from puertorico_desktop.saves.files import read_bytes, write_atomically
from puertorico_desktop.saves.summary import Summary

FEWEST_DIGITS = 4


class FileError(Exception):
    """A file cannot be used; the message is one line."""


class PlyError(Exception):
    """The game has no such ply; the message says which ones it has."""


def load(path: Path) -> Loaded:
    """The game in a file. Raises FileError."""
    try:
        return decode(read_bytes(path, MOST_BYTES))
    except SaveError as error:
        raise FileError(f"{shown(path)}: {error}") from None


def shown(path: Path) -> str:
    """A name in one line, whatever it is made of."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in str(path))


def check(path: Path) -> str:
    """A line about a file that is in order. Raises FileError with the line about one that is not."""
    summary = Summary.of(load(path))
    state = f"finished in round {summary.round}" if summary.finished else f"round {summary.round}"
    return (
        f"{shown(path)}: ok, {summary.edition.value}, {len(summary.seats)} players, {state}, {summary.ply} decisions"
    )


def replay(path: Path, ply: int | None) -> str:
    """The text of the game in a file. Raises FileError or PlyError."""
    course = load(path).course
    last = len(course.all_moves)
    if ply is not None and not 0 <= ply <= last:
        raise PlyError(f"the game has plies 0 to {last}, not {ply}")
    return game_text(course, ply)


def summary_data(path: Path) -> dict[str, object]:
    """The game in a file as plain values. Raises FileError."""
    summary = Summary.of(load(path))
    players = [
        {"name": seat.name, "bot": seat.bot, "points": points, "leads": number in summary.leaders}
        for number, (seat, points) in enumerate(zip(summary.seats, summary.points, strict=True))
    ]
    plain = attrs.asdict(summary, recurse=False, filter=attrs.filters.exclude("seats", "points", "leaders"))
    return {
        **plain,
        "edition": summary.edition.value,
        "asked": None if summary.asked is None else summary.seats[summary.asked].name,
        "started": summary.started.isoformat(),
        "saved": summary.saved.isoformat(),
        "players": players,
    }


def summary_lines(path: Path) -> Iterator[str]:
    """The game in a file in words. Raises FileError."""
    summary = Summary.of(load(path))
    names = [seat.name for seat in summary.seats]
    yield f"edition: {summary.edition.value}"
    state = "finished" if summary.asked is None else f"{names[summary.asked]} decides"
    yield f"round: {summary.round}, after {summary.ply} decisions, {state}"
    for number, (seat, points) in enumerate(zip(summary.seats, summary.points, strict=True)):
        kind = "person" if seat.bot is None else f"bot {seat.bot}"
        leads = (", has won" if summary.finished else ", leads") if number in summary.leaders else ""
        yield f"{seat.name}: {kind}, {points} points{leads}"
    yield f"started: {summary.started.isoformat()}"
    yield f"saved: {summary.saved.isoformat()} by version {summary.app}"
    remarks = {
        "moves may be taken back without limits": summary.free_undo,
        "moves were taken back": summary.undo_used,
        f"branched off at decision {(summary.branched_at or 0) + 1} of another game": summary.branched_at is not None,
        "played by other rules; it goes on from where it stands": summary.other_rules,
    }
    yield from (remark for remark, holds in remarks.items() if holds)


# -- simulate -------------------------------------------------------------------------------------------------------


def file_names(folder: Path, games: int) -> list[Path]:
    """Where the games of a run go. Raises FileError if there is such a file already, or no folder can be made."""
    digits = max(FEWEST_DIGITS, len(str(games)))
    paths = [folder / f"game-{number:0{digits}}{SUFFIX}" for number in range(1, games + 1)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = next((path for path in paths if path.exists()), None)
    except OSError as error:
        raise FileError(f"{shown(folder)}: {SaveError.writing(error)}") from None
    if there is not None:
        raise FileError(f"{shown(there)}: The file is there already.")
    return paths


def saving(
    match: Match, names: Sequence[str], paths: Sequence[Path], results: Iterable[GameResult]
) -> Iterator[GameResult]:
    """Save every game of a run as its result comes. Raises FileError."""
    seats = tuple(Seat(name, bot) for name, bot in zip(names, match.bots, strict=True))
    for number, (path, result) in enumerate(zip(paths, results, strict=True)):
        course = Course.new(GameSetup(match.options, derived_seed(match.seed, number), seats))
        for action in result.actions:
            course.play(action)
        try:
            write_atomically(path, encode(document_of(course, now())))
        except SaveError as error:
            raise FileError(f"{shown(path)}: {error}") from None
        yield result
