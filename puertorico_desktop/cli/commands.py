"""The commands. Each takes the parsed arguments and prints its result; some return an exit status.

They raise ArgumentsError for a wrong argument, FileError for a file that cannot be used.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from puertorico_desktop.bots.arena.games import GameResult, Series, choosers, names_by_seat, play_series
from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.bench import bench
from puertorico_desktop.bots.bench_bots import bench_bots
from puertorico_desktop.bots.protocol import protocol_server
from puertorico_desktop.cli import games, pictures
from puertorico_desktop.cli.arguments import (
    bots,
    contenders,
    entrants,
    fill_in_table,
    given_of_table,
    options,
    refuse,
    seed,
    sharing,
)
from puertorico_desktop.cli.names import NAMES, names_of
from puertorico_desktop.cli.progress import ProgressLine
from puertorico_desktop.cli.registry import FACES
from puertorico_desktop.cli.reports import percent, short
from puertorico_desktop.cli.texts import failure_text, listed, not_with, screen_text
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.games import KINDS, USUAL_GAME
from puertorico_desktop.no_screen import NoScreenError
from puertorico_desktop.paths import resource
from puertorico_desktop.saves.bench import bench_saves
from puertorico_desktop.saves.errors import SaveError

FILE_ERROR = 1
RULES_SHARE = 0.6
"""The share of the time of `bench` for the rules, from 0 to 1; the rest is for saving."""
RULES_SECONDS, LONG_SECONDS = 6.0, 30.0
"""The default durations of `bench` in seconds: for rules and saving, and for all other measurements."""
RULES_PLAYERS = 4


def window_players(game: str) -> int:
    """Returns the number of players with which `bench` measures the window: the greatest possible number in that
    game."""
    return KINDS[game].players[-1]


def simulate(arguments: argparse.Namespace) -> None:
    """Play whole games and report on them."""
    rules = options(arguments)
    series = Series(rules, bots(arguments, rules), seed(arguments), entrants=contenders(arguments, rules))
    folder: Path | None = arguments.save_dir
    paths = () if folder is None else games.file_names(folder, arguments.games)
    report = _reporting(arguments, series, Report.as_data, FACES[rules.game].report_lines)
    with report as add, sharing(arguments) as executor:
        results = play_series(series, arguments.games, executor, keep_actions=folder is not None)
        if folder is not None:
            results = games.saving(series, names_of(rules), paths, results)
        add(results)


def contest(arguments: argparse.Namespace) -> None:
    """Let bots play against each other in all seats, and report which are stronger."""
    rules = options(arguments)
    who = entrants(arguments, rules)
    series = Series(rules, who, seed(arguments), rotate=True, entrants=contenders(arguments, rules))
    report = _reporting(arguments, series, Report.contest_data, FACES[rules.game].contest_lines)
    with report as add, sharing(arguments) as executor:
        add(play_series(series, arguments.games, executor))


@contextmanager
def _reporting(
    arguments: argparse.Namespace,
    series: Series,
    data: Callable[[Report], dict[str, object]],
    lines: Callable[[Report], Iterable[str]],
) -> Iterator[Callable[[Iterable[GameResult]], None]]:
    """Yields a function that adds results to a report and shows the number of finished games and the win shares.

    At the end, or when interrupted, the report is printed with the duration in seconds, as data or as lines.
    """
    start, report = time.perf_counter(), Report.from_results(series, ())

    def shares() -> str:
        return listed(f"{short(name)} {percent(group.win_share)}" for name, group in report.bots.items())

    def print_report() -> None:
        _print_report(arguments, start, data(report), lines(report))

    try:
        with ProgressLine() as progress:

            def add(results: Iterable[GameResult]) -> None:
                for result in results:
                    report.add(result)
                    progress.show(report.games, arguments.games, shares)

            yield add
    except KeyboardInterrupt:
        if report.games:
            stopped = translate("Cli", "stopped after {played} of {games} games")
            print(stopped.format(played=report.games, games=arguments.games), file=sys.stderr)
            print_report()
        raise
    print_report()


def _print_report(arguments: argparse.Namespace, start: float, data: dict[str, object], lines: Iterable[str]) -> None:
    """Print the data or the lines, with the seconds since `start`."""
    seconds = round(time.perf_counter() - start, 3)
    if arguments.json:
        _print_json({**data, "seconds": seconds})
        return
    for line in lines:
        print(line)
    print(translate("Cli", "seconds: {seconds}").format(seconds=seconds))


def engine(arguments: argparse.Namespace) -> None:
    """Run a bot that communicates with another program over stdin and stdout, or print the page about the
    protocol."""
    if arguments.protocol:
        print(resource("engine-protocol.md").read_text(encoding="utf-8"), end="")
        return
    if sys.stdin is None or sys.stdout is None:
        raise games.FileError(translate("Cli", "there is no program to speak with"))
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace", newline="\n")
    protocol_server.serve(sys.stdin, sys.stdout, arguments.bot, arguments.seed)


def measure(arguments: argparse.Namespace) -> None:
    """Measure the rules and the saves, or instead: the bots, the steady bots in daily games, the window, the page of
    a review, or the statistics."""
    if arguments.days:
        refuse(arguments, given_of_table(arguments), not_with("--days"))
    if arguments.history:
        refuse(arguments, ["seconds"], not_with("--history"))
    fill_in_table(arguments, window_players(arguments.game or USUAL_GAME) if arguments.gui else RULES_PLAYERS)
    rules = options(arguments)
    is_long = arguments.gui or arguments.review or arguments.bots or arguments.days
    seconds: float = arguments.seconds or (LONG_SECONDS if is_long else RULES_SECONDS)
    try:
        if arguments.gui:
            figures = arguments.window().measure(rules, seconds)
        elif arguments.history:
            figures = arguments.window().measure_history(rules)
        elif arguments.review:
            figures = arguments.window().measure_review(rules, seconds)
        elif arguments.bots:
            figures = bench_bots(rules, seconds)
        elif arguments.days:
            from puertorico_desktop.learn.challenges.bench_days import bench_days

            figures = bench_days(seconds)
        else:
            figures = bench(rules, seconds * RULES_SHARE)
            figures["saves"] = bench_saves(rules, seconds * (1 - RULES_SHARE))
    except SaveError as error:
        raise games.FileError.of_temporary_files(error) from None
    except NoScreenError as error:
        raise games.FileError(screen_text(error)) from None
    except EOFError:
        raise games.FileError(translate("Cli", "the window cannot be opened on this screen")) from None
    if arguments.json:
        _print_json(figures)
        return
    for name, value in _rows(figures):
        print(f"{name}: {value}")


def _rows(figures: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """Yields a row for every figure, and one row for each group of figures; groups of groups are flattened."""
    for name, value in figures.items():
        if not isinstance(value, Mapping):
            yield name, value
        elif any(isinstance(inner, Mapping) for inner in value.values()):
            yield from _rows(value)
        else:
            yield name, ", ".join(f"{key} {figure}" for key, figure in value.items())


def print_game(arguments: argparse.Namespace) -> None:
    """Print a game of bots as text."""
    rules, chance = options(arguments), seed(arguments)
    players = choosers(rules, names_by_seat(rules, bots(arguments, rules)), chance)

    played: list[Any] = []

    def choose(game: Any) -> Any:
        played.append(players[game.asked].choose(game, tuple(played)))
        return played[-1]

    for player in players:
        player.try_out()
    try:
        for line in FACES[rules.game].playthrough(rules, chance, names_of(rules), choose):
            print(line)
    finally:
        for player in players:
            player.close()
    for trouble in dict.fromkeys(trouble for player in players for trouble in player.troubles):
        print(failure_text(trouble), file=sys.stderr)


def check_save(arguments: argparse.Namespace) -> int:
    """Check all given files, and return the exit status."""
    status = 0
    for path in arguments.files:
        try:
            print(games.check(path))
        except games.FileError as error:
            print(error)
            status = FILE_ERROR
    return status


def show(arguments: argparse.Namespace) -> None:
    """Print a summary of a saved game."""
    loaded = games.load(arguments.file)
    if arguments.json:
        _print_json(games.summary_data(loaded))
    else:
        for line in games.summary_lines(loaded):
            print(line)


def replay(arguments: argparse.Namespace) -> None:
    """Print a saved game as text."""
    print(games.replay(arguments.file, arguments.to), end="")


def screenshot(arguments: argparse.Namespace) -> None:
    """Draw the window to an image file."""
    pictures.take(arguments, arguments.window(), NAMES)


def _print_json(data: object) -> None:
    print(json.dumps(data, indent=2))
