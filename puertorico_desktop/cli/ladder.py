"""The command that measures ladders: the strength that a bot gains from twice the nodes, or each level over the one
below."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from puertorico_desktop.bots.arena.chart import Row, chart
from puertorico_desktop.bots.arena.ladder import (
    FEWEST_SEATS,
    NODES,
    Outcome,
    Step,
    StepResult,
    doublings,
    estimate_data,
    outcomes,
    steps_of,
    total,
)
from puertorico_desktop.bots.arena.outcome_store import MOST_GAMES, Mismatch, OtherGamesError, OutcomeStore
from puertorico_desktop.bots.arena.rating import Estimate
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.registry import BOTS, bot_and_weights, level_and_style
from puertorico_desktop.cli.arguments import (
    SPEAKER,
    add_game,
    add_json,
    add_seed,
    add_sharing,
    add_table,
    at_least,
    for_each,
    names_in,
    nodes_change_nothing,
    options,
    own_bots,
    path,
    several,
    sharing,
)
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.games import FileError, check_other, check_out
from puertorico_desktop.cli.parser import Parser
from puertorico_desktop.cli.reports import GAP, percent
from puertorico_desktop.cli.terminal import columns, printable, to_left, to_right
from puertorico_desktop.cli.texts import listed, not_with
from puertorico_desktop.cli.weights import add_weights, entrant_of, named_weights, read_weights
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import write_atomically

GAMES: Final = 100
CHART, TABLE = ".svg", ".md"
_Figures = tuple[str, ...]


def add_ladder(parser: Parser, game: str) -> None:
    """Add the arguments of the command."""
    add_game(parser)
    add_table(parser, game=game)
    which = translate("CliHelp", "whose nodes are varied ({default})").format(default=SPEAKER)
    parser.add_argument("--bot", metavar="NAME", help=which)
    usual = ",".join(map(str, NODES))
    more = translate(
        "CliHelp",
        "more and more nodes, each number against the one before ({default}); with --levels, a number for each bot "
        "that looks ahead, or one for all, instead of their time",
    )
    parser.add_argument("--nodes", type=several(at_least(1)), metavar="N,N,...", help=more.format(default=usual))
    levels = translate(
        "CliHelp", "bots from the weakest to the strongest instead, each against the one before ({default})"
    )
    parser.add_argument(
        "--levels",
        nargs="?",
        const=",".join(BOTS),
        metavar="NAME,NAME,...",
        help=levels.format(default=",".join(BOTS)),
    )
    many = translate("CliHelp", "how many for each step ({default}); with commas one for each step")
    games = many.format(default=GAMES)
    parser.add_argument("--games", type=several(at_least(1)), default=(GAMES,), metavar="N", help=games)
    same = translate("CliHelp", "same seed, same games ({default})").format(default=1)
    add_seed(parser, same, 1)
    add_sharing(parser)
    add_weights(parser)
    results = translate("CliHelp", "keep what each game came to in a file, and go on from what is there")
    parser.add_argument("--results", type=path, metavar="FILE", help=results)
    out = translate(
        "CliHelp",
        "a chart ({chart}) or a table ({table}) as a file, what is there is replaced; may be given for both",
    )
    parser.add_argument(
        "--out",
        type=path,
        action="append",
        default=[],
        metavar="FILE",
        help=out.format(chart=f"*{CHART}", table=f"*{TABLE}"),
    )
    add_json(parser)
    parser.set_defaults(command=_measure, parser=parser)


def _measure(arguments: argparse.Namespace) -> None:
    """Measure a ladder, print every step when it is done, and write the charts and tables."""
    rules = options(arguments)
    if rules.players - len(kind_of(rules).automatic_seats(rules)) < FEWEST_SEATS:
        raise ArgumentsError(translate("Cli", "this takes two seats at least that are not automatic"))
    for file in arguments.out:
        _check_chart(file)
        check_other("--out", file, () if arguments.results is None else [arguments.results])
    steps = _steps(arguments, rules)
    wanted = for_each(arguments.games, len(steps), "--games")
    if arguments.results is not None and sum(wanted) > MOST_GAMES:
        text = translate("Cli", "results have room for {most} games, not for {games}")
        raise ArgumentsError.about("--games", text.format(most=MOST_GAMES, games=sum(wanted)))
    table = _Table(steps)
    print_line: Callable[[str], None] = (
        (lambda _line: None) if arguments.json else (lambda line: print(line, flush=True))
    )
    try:
        kept = OutcomeStore(rules, arguments.seed, arguments.results)
    except OtherGamesError as error:
        raise _of_results(arguments.results, _other_text(error.other)) from None
    except SaveError as error:
        if error.problem not in (Problem.NOT_A_SAVE, Problem.DAMAGED):
            raise FileError.about(arguments.results, error) from None
        text = translate("Cli", "these are no results of a ladder ({detail})").format(detail=error.detail)
        raise _of_results(arguments.results, text) from None
    if arguments.results is not None:
        check_out(arguments.results)
    print_line(table.line(table.heading))
    results: list[StepResult] = []
    with sharing(arguments) as executor:
        for step, games in zip(steps, wanted, strict=True):
            series, played = step.series(rules, arguments.seed), kept.outcomes_of(step)
            with _kept(arguments.results, kept, played) as write:
                for outcome in outcomes(series, games, len(played), executor):
                    played.append(outcome)
                    if len(played) % len(series.seatings) == 0 or len(played) == games:
                        write()
            results.append(StepResult.from_outcomes(series, played[:games]))
            print_line(table.line(table.figures(results[-1])))
    for line in _sums(arguments, results):
        print_line(line)
    for file in arguments.out:
        text = (
            _drawn(arguments, rules, results) if file.name.endswith(CHART) else _markdown(arguments, table, results)
        )
        _written(file, partial(write_atomically, file, text.encode()))
    if arguments.json:
        print(json.dumps(_data(arguments, rules, results), indent=2))


def _steps(arguments: argparse.Namespace, rules: Any) -> list[Step]:
    """Returns the steps to measure. Raises ArgumentsError, FileError."""
    if arguments.levels is None:
        return _doublings(arguments, rules)
    if arguments.bot is not None:
        raise ArgumentsError.about("--bot", not_with("--levels"))
    names = _own(arguments.levels, "--levels", arguments)
    if len(names) < 2 or len(set(names)) < len(names):
        raise ArgumentsError.about("--levels", translate("Cli", "two different names at least are wanted"))
    thinkers = [name for name in names if _looks_ahead(name)]
    if arguments.nodes is not None and not thinkers:
        raise ArgumentsError.about("--nodes", nodes_change_nothing())
    nodes = dict(zip(thinkers, for_each(arguments.nodes, len(thinkers), "--nodes"), strict=True))
    valuing = read_weights(arguments, rules, names)
    limits = {name: Budget(nodes=limit) for name, limit in nodes.items() if limit is not None}
    return steps_of({name: entrant_of(name, limits.get(name), valuing) for name in names})


def _doublings(arguments: argparse.Namespace, rules: Any) -> list[Step]:
    nodes: tuple[int, ...] = arguments.nodes or NODES
    if len(nodes) < 2 or list(nodes) != sorted(set(nodes)):
        raise ArgumentsError.about("--nodes", translate("Cli", "two numbers at least are wanted, each larger"))
    (name,) = _own(_bot(arguments), "--bot", arguments)[:1]
    if not _looks_ahead(name):
        text = translate("Cli", "{name} does not look ahead: nodes change nothing").format(name=name)
        raise ArgumentsError.about("--bot", text)
    return doublings(entrant_of(name, None, read_weights(arguments, rules, [name])), nodes)


def _bot(arguments: argparse.Namespace) -> str:
    return arguments.bot or SPEAKER


def _own(given: str, option: str, arguments: argparse.Namespace) -> tuple[str, ...]:
    """Returns the names, which must be of the program's own bots. Raises ArgumentsError."""
    return own_bots(names_in(given, option, named_weights(arguments)), option)


def _looks_ahead(name: str) -> bool:
    found = level_and_style(bot_and_weights(name)[0])
    return found is not None and found[0].searches


def _check_chart(file: Path) -> None:
    """Check before the games that a file can be written as a chart or table. Raises ArgumentsError, FileError."""
    if not file.name.endswith((CHART, TABLE)):
        text = translate("Cli", "{path} ends neither with {chart} nor with {table}")
        raise ArgumentsError.about("--out", text.format(path=file, chart=CHART, table=TABLE))
    check_out(file)


@contextmanager
def _kept(file: Path | None, kept: OutcomeStore, played: Sequence[Outcome]) -> Iterator[Callable[[], None]]:
    """Yields a function that writes the outcomes. Those that are not written yet are written when the body of the
    `with` statement ends for whatever reason. Raises FileError."""
    written = len(played)

    def write() -> None:
        nonlocal written
        if file is not None:
            _written(file, kept.write)
        written = len(played)

    try:
        yield write
    except KeyboardInterrupt:
        if file is not None:
            write()
            text = translate("Cli", "stopped; what has been found is kept: {file}")
            print(printable(text.format(file=file)), file=sys.stderr)
        raise
    finally:
        if len(played) > written:
            write()


def _written(file: Path, write: Callable[[], None]) -> None:
    try:
        write()
    except SaveError as error:
        raise FileError.about(file, error) from None


def _of_results(file: Path, text: str) -> FileError:
    return FileError(printable(f"{file}: {text}"))


def _other_text(other: Mismatch) -> str:
    """Returns the message that stored outcomes are from other games."""
    texts: Mapping[Mismatch, str] = {
        Mismatch.PROGRAM: translate("Cli", "these results come from another version of the program or its weights"),
        Mismatch.OPTIONS: translate("Cli", "these results come from games with other rules or players"),
        Mismatch.SEED: translate("Cli", "these results come from games with another seed"),
    }
    return texts[other]


# -- words and pictures -------------------------------------------------------------------------------------------


def _name(result: Step | StepResult) -> str:
    return printable(f"{result.lower} → {result.upper}")


def _interval(lead: Estimate) -> str:
    return f"{lead.low:+.0f} … {lead.high:+.0f}"


class _Table:
    """The table of the steps. Its lines are printed one by one, so all column widths are fixed in advance."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.heading: _Figures = (
            translate("Cli", "step"),
            translate("Cli", "games"),
            translate("Cli", "win share"),
            translate("Cli", "95 % interval"),
            translate("Cli", "Elo"),
            translate("Cli", "95 % interval"),
            translate("Cli", "mean score"),
            translate("Cli", "of the others"),
        )
        share, lead, score = percent(1), "+1000", "100.00"
        widest = ("", "10000", share, f"{share} - {share}", lead, f"{lead} … {lead}", score, score)
        names = max(columns(_name(step)) for step in steps)
        self._widths = [max(columns(title), len(figure)) for title, figure in zip(self.heading, widest, strict=True)]
        self._widths[0] = max(self._widths[0], names)

    def figures(self, result: StepResult) -> _Figures:
        """Returns the cells of a line."""
        return (
            _name(result),
            str(result.games),
            percent(result.win_share),
            f"{percent(result.wilson[0])} - {percent(result.wilson[1])}",
            f"{result.lead.elo:+.0f}",
            _interval(result.lead),
            f"{result.mean_score:.2f}",
            f"{result.mean_others:.2f}",
        )

    def line(self, figures: _Figures) -> str:
        """Returns the cells as a line to print."""
        name, *others = figures
        cells = [to_right(figure, width + GAP) for figure, width in zip(others, self._widths[1:], strict=True)]
        return to_left(name, self._widths[0]) + "".join(cells)


def _sums(arguments: argparse.Namespace, results: Sequence[StepResult]) -> Iterator[str]:
    """Yields sentences about all steps together."""
    found = total(results)
    every = translate("Cli", "all steps together: {elo} Elo, 95 % interval {interval}")
    yield every.format(elo=f"{found.elo:+.0f}", interval=_interval(found))
    mean = _a_doubling(arguments, results)
    if mean is not None:
        one = translate("Cli", "a doubling of the nodes, on average: {elo} Elo, 95 % interval {interval}")
        yield one.format(elo=f"{mean.elo:+.0f}", interval=_interval(mean))


def _a_doubling(arguments: argparse.Namespace, results: Sequence[StepResult]) -> Estimate | None:
    """Returns the gain from twice the nodes, on average over all steps; None where bots are compared."""
    if arguments.levels is not None:
        return None
    times = math.log2(int(results[-1].upper) / int(results[0].lower))
    found = total(results)
    return Estimate(found.elo / times, found.low / times, found.high / times)


def _about(arguments: argparse.Namespace, rules: Any) -> str:
    """Returns a line that describes the measurement."""
    least, most = min(arguments.games), max(arguments.games)
    parts = [] if arguments.levels is not None else [_bot(arguments)]
    parts += [
        kind_of(rules).edition(rules),
        translate("Cli", "{players} players").format(players=rules.players),
        translate("Cli", "{games} games a step").format(games=least if least == most else f"{least}–{most}"),
    ]
    return listed(parts)


def _drawn(arguments: argparse.Namespace, rules: Any, results: Sequence[StepResult]) -> str:
    """Returns the chart as SVG."""
    nodes = translate("Cli", "Elo gained by more nodes for a move")
    levels = translate("Cli", "Elo from one bot to the next")
    rows = [Row(_name(one), one.lead, f"{one.lead.elo:+.0f} ({_interval(one.lead)})") for one in results]
    axis = translate("Cli", "points of Elo, with 95 % intervals")
    return chart(nodes if arguments.levels is None else levels, _about(arguments, rules), axis, rows)


def _markdown(arguments: argparse.Namespace, table: _Table, results: Sequence[StepResult]) -> str:
    """Returns the table as Markdown, with the sentences below."""
    rows = [table.heading, *(table.figures(result) for result in results)]
    first, *others = (f"| {' | '.join(cell.replace('|', ' ') for cell in row)} |" for row in rows)
    rule = "| --- |" + " ---: |" * (len(table.heading) - 1)
    return "\n".join([first, rule, *others, "", *_sums(arguments, results), ""])


def _data(arguments: argparse.Namespace, rules: Any, results: Sequence[StepResult]) -> dict[str, object]:
    """Returns plain data for JSON."""
    mean = _a_doubling(arguments, results)
    return {
        "edition": kind_of(rules).edition(rules),
        "players": rules.players,
        "seed": arguments.seed,
        "bot": None if arguments.levels is not None else _bot(arguments),
        "steps": [result.as_data() for result in results],
        "total": estimate_data(total(results)),
        "doubling": None if mean is None else estimate_data(mean),
    }
