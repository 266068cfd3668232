"""The commands for files with games: check-save, show, replay, and saving the games of simulate."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from puertorico_desktop.bots.arena.games import GameResult, Series
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.registry import FACES
from puertorico_desktop.cli.terminal import printable
from puertorico_desktop.cli.texts import listed, problem_text
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.match.match import GameSetup, Match, Seat, utc_now
from puertorico_desktop.saves.converter import MOST_BYTES
from puertorico_desktop.saves.document import LoadedGame, decode, document_of, encode
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.export import game_text
from puertorico_desktop.saves.filenames import SUFFIX
from puertorico_desktop.saves.files import check_writable, read_bytes, write_atomically
from puertorico_desktop.saves.summary import Summary

FEWEST_DIGITS = 4


class FileError(Exception):
    """Raised for a file that cannot be used; the message is one line."""

    @classmethod
    def about(cls, path: Path, error: SaveError) -> FileError:
        """Returns the error about the file at that path."""
        return cls(printable(f"{path}: {problem_text(error)}"))

    @classmethod
    def of_temporary_files(cls, error: SaveError) -> FileError:
        """Returns the error about the folder for temporary files."""
        text = translate("Cli", "the folder for temporary files: {problem}")
        return cls(printable(text.format(problem=problem_text(error))))


def check_out(path: Path) -> None:
    """Check before long work that its result can be written to that file. Raises FileError."""
    try:
        check_writable(path)
    except SaveError as error:
        raise FileError.about(path, error) from None


def check_other(name: str, out: Path, kept: Iterable[Path]) -> None:
    """Check that the file to write, the argument `name`, is none of those that must stay, such as those that the
    command reads. Raises ArgumentsError."""
    if any(os.path.realpath(out) == os.path.realpath(one) for one in kept):
        text = translate("Cli", "{path} is still needed and would be replaced: choose another file")
        raise ArgumentsError.about(name, printable(text.format(path=out)))


def load(path: Path) -> LoadedGame:
    """Returns the game in a file. Raises FileError."""
    try:
        return decode(read_bytes(path, MOST_BYTES))
    except SaveError as error:
        raise FileError.about(path, error) from None


def check(path: Path) -> str:
    """Returns a line about a valid file. Raises FileError, with a line of the same form, for an invalid one."""
    summary = Summary.from_loaded(load(path))
    state = translate("Cli", "finished in round {round}") if summary.finished else translate("Cli", "round {round}")
    facts = (
        summary.edition,
        translate("Cli", "{players} players").format(players=len(summary.seats)),
        state.format(round=summary.round),
        translate("Cli", "{decisions} decisions").format(decisions=summary.ply),
    )
    ok = translate("Cli", "ok, {facts}").format(facts=listed(facts))
    return f"{printable(str(path))}: {ok}"


def replay(path: Path, ply: int | None) -> str:
    """Returns the text of the game in a file, up to a ply. Raises FileError, or ArgumentsError if it has no such
    ply."""
    match = load(path).match
    last = len(match.all_moves)
    if ply is not None and not 0 <= ply <= last:
        raise ArgumentsError.about("--to", no_such_ply(last, ply))
    return game_text(match, ply)


def no_such_ply(last: int, ply: int) -> str:
    """Returns the message that a game has no such ply."""
    return translate("Cli", "the game has plies 0 to {last}, not {ply}").format(last=last, ply=ply)


# -- show -----------------------------------------------------------------------------------------------------------


def summary_data(loaded: LoadedGame) -> dict[str, object]:
    """Returns the summary as plain values for programs, with untranslated keys."""
    summary = Summary.from_loaded(loaded)
    decision = loaded.match.record.game.decision
    benefit = None if decision is None else decision.benefit
    return {
        "edition": summary.edition,
        "round": summary.round,
        "ply": summary.ply,
        "finished": summary.finished,
        "asked": None if decision is None else summary.seats[decision.seat].name,
        "decision": None if decision is None else decision.kind.value,
        "benefit": None if benefit is None else benefit.id,
        "players": [
            {
                "name": seat.name,
                "bot": loaded.match.setup.kind.automatic_id if number in summary.automatic else seat.bot,
                "points": points,
                "leads": number in summary.leaders,
            }
            for number, (seat, points) in enumerate(zip(summary.seats, summary.points, strict=True))
        ],
        "started": summary.started.isoformat(),
        "saved": summary.saved.isoformat(),
        "app": summary.app,
        "free_undo": summary.free_undo,
        "undo_used": summary.undo_used,
        "branched_at": summary.branched_at,
        "other_rules": summary.other_rules,
    }


def summary_lines(loaded: LoadedGame) -> Iterator[str]:
    """Yields the lines of the summary."""
    summary = Summary.from_loaded(loaded)
    yield translate("Cli", "edition: {edition}").format(edition=summary.edition)
    after = translate("Cli", "round: {round}, after {decisions} decisions")
    yield after.format(round=summary.round, decisions=summary.ply)
    yield _turn(loaded.match.game, summary.seats)
    for number, (seat, points) in enumerate(zip(summary.seats, summary.points, strict=True)):
        facts = [
            _who(seat, number in summary.automatic),
            translate("Cli", "{points} points").format(points=points),
        ]
        if number in summary.leaders:
            facts.append(translate("Cli", "has won") if summary.finished else translate("Cli", "leads"))
        yield translate("Cli", "{name}: {facts}").format(name=seat.name, facts=listed(facts))
    yield translate("Cli", "started: {time}").format(time=summary.started.isoformat())
    by = translate("Cli", "saved: {time} by version {version}")
    yield by.format(time=summary.saved.isoformat(), version=summary.app)
    branched = translate("Cli", "branched off at decision {decision} of another game")
    remarks = {
        translate("Cli", "moves may be taken back without limits"): summary.free_undo,
        translate("Cli", "moves were taken back"): summary.undo_used,
        branched.format(decision=(summary.branched_at or 0) + 1): summary.branched_at is not None,
        translate("Cli", "played by other rules; it goes on from where it stands"): summary.other_rules,
    }
    yield from (remark for remark, holds in remarks.items() if holds)


def _who(seat: Seat, automatic: bool) -> str:
    if automatic:
        return translate("Cli", "automatic opponent")
    return translate("Cli", "person") if seat.bot is None else translate("Cli", "bot {name}").format(name=seat.bot)


def _turn(game: AnyGame, seats: Sequence[Seat]) -> str:
    decision = game.decision
    if decision is None:
        return translate("Cli", "turn: none, the game is over")
    name = seats[decision.seat].name
    return translate("Cli", "turn: {name}, {decision}").format(
        name=name, decision=FACES[game.options.game].decision_text(decision)
    )


# -- simulate -------------------------------------------------------------------------------------------------------


def file_names(folder: Path, games: int) -> Iterator[Path]:
    """Returns an iterator over the paths of the games of a run, and creates the folder.

    Raises ArgumentsError if one of the files already exists, FileError if the folder cannot be created.
    """
    digits = max(FEWEST_DIGITS, len(str(games)))
    pattern = re.compile(rf"game-([0-9]{{{digits}}}){re.escape(SUFFIX)}", re.IGNORECASE)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = sorted(
            name for name in os.listdir(folder) if (series := pattern.fullmatch(name)) and 0 < int(series[1]) <= games
        )
    except OSError as error:
        raise FileError.about(folder, SaveError.writing(error)) from None
    for name in there[:1]:
        complaint = translate("Cli", "{path} is there already").format(path=folder / name)
        raise ArgumentsError.about("--save-dir", complaint)
    return (folder / f"game-{number:0{digits}}{SUFFIX}" for number in range(1, games + 1))


def saving(
    series: Series, names: Sequence[str], paths: Iterable[Path], results: Iterable[GameResult]
) -> Iterator[GameResult]:
    """Yields the results of a run, and saves each game before its result is passed on. Raises FileError."""
    seats = tuple(
        Seat(name, None if seat in series.automatic else series.entrant(bot).bot)
        for seat, (name, bot) in enumerate(zip(names, series.seating_of(0), strict=True))
    )
    for number, (path, result) in enumerate(zip(paths, results, strict=True)):
        match = Match.new(GameSetup(series.options, derived_seed(series.seed, number), seats))
        for action in result.actions:
            match.play(action)
        try:
            write_atomically(path, encode(document_of(match, utc_now())))
        except SaveError as error:
            raise FileError.about(path, error) from None
        yield result
