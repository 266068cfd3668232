"""The statistics of many games as text to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puertorico_desktop.bots.arena.numbers import mean
from puertorico_desktop.bots.arena.report import Contestant, Group, Report
from puertorico_desktop.cli.terminal import columns, printable, to_left, to_right
from puertorico_desktop.cli.texts import listed, trouble_text
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS
from puertorico_desktop.engine.puertorico.components import Building

GAP = 2
"""Columns between the columns of the table."""
LONGEST = 20
"""Letters of a bot's name above a column."""


def report_lines(report: Report) -> Iterator[str]:
    """The report in words, with a table at the end; ids stay as they are."""
    yield from _match(report)
    yield ""
    yield from _table([*_seats(report), *_bots(report)])


def contest_lines(report: Report) -> Iterator[str]:
    """The report on a contest: a table of the bots first, the rest as in `report_lines`."""
    yield from _contest(report.contest())
    yield ""
    yield from report_lines(report)


def _match(report: Report) -> Iterator[str]:
    """How the games went, by whichever bots."""
    games = translate("Cli", "games: {games}, seed: {seed}, illegal choices: {illegal}")
    yield games.format(games=report.games, seed=report.series.seed, illegal=report.illegal)
    average = f"{mean(report.rounds.total, report.games):.1f}"
    rounds = translate("Cli", "rounds: mean {mean}, {least} to {most}")
    yield rounds.format(mean=average, least=report.rounds.least, most=report.rounds.most)
    decisions = f"{mean(report.decisions, report.games):.1f}"
    yield translate("Cli", "decisions a game: {decisions}").format(decisions=decisions)
    ends = listed(f"{ending} {report.ended_by[ending]}" for ending in report.statistics.endings)
    yield translate("Cli", "ended by: {ends}").format(ends=ends)
    scores = report.winners.scores
    points = translate("Cli", "winners' points: mean {mean}, median {median}, four in five from {low} to {high}")
    yield points.format(
        mean=f"{mean(scores.total, len(scores)):.1f}",
        median=f"{scores.quantile(0.5):g}",
        low=f"{scores.quantile(0.1):g}",
        high=f"{scores.quantile(0.9):g}",
    )
    everybody = translate("Cli", "points of all seats: mean {mean}")
    yield everybody.format(mean=f"{report.everybody.mean_score:.1f}")
    ways = {way: _percent(share) for way, share in report.winners.shares().items()}
    won = translate("Cli", "won by shipping: {shipping}, by building: {building}, by both: {mixed}")
    yield won.format(**ways)
    large = translate("Cli", "winners with a large building: {share}")
    yield large.format(share=_percent(report.winners.marked_shares()["large_building"]))
    yield from map(trouble_text, report.troubles)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _contest(bots: Sequence[Contestant]) -> Iterator[str]:
    """A row for each bot, a column for each figure."""
    rows = [
        (
            "",
            translate("Cli", "games"),
            translate("Cli", "win share"),
            translate("Cli", "95 % interval"),
            translate("Cli", "mean score"),
            translate("Cli", "Elo"),
            translate("Cli", "ms a move"),
        )
    ]
    rows += [
        (
            printable(bot.name),
            str(bot.games),
            _percent(bot.win_share),
            f"{_percent(bot.wilson[0])} - {_percent(bot.wilson[1])}",
            f"{bot.mean_score:.2f}",
            f"{bot.elo:+.0f}",
            f"{bot.ms_per_move:.2f}",
        )
        for bot in bots
    ]
    widths = [max(map(columns, cells)) for cells in zip(*rows, strict=True)]
    for name, *figures in rows:
        cells = [to_right(figure, width + GAP) for figure, width in zip(figures, widths[1:], strict=True)]
        yield to_left(name, widths[0]) + "".join(cells)


def _seats(report: Report) -> Iterator[tuple[str, Group]]:
    for number, (name, seat) in enumerate(zip(report.series.bots, report.seats, strict=True)):
        if report.series.rotate:
            yield translate("Cli", "seat {number}").format(number=number), seat
        else:
            yield translate("Cli", "seat {number}: {bot}").format(number=number, bot=_short(name)), seat


def _bots(report: Report) -> Iterator[tuple[str, Group]]:
    for name, group in report.bots.items():
        yield translate("Cli", "all {bot}").format(bot=_short(name)), group


def _short(name: str) -> str:
    """A name that fits above a column: of the command line of a program only the end."""
    shown = printable(name)
    return shown if len(shown) <= LONGEST else "…" + shown[-LONGEST + 1 :]


def _table(groups: Sequence[tuple[str, Group]]) -> Iterator[str]:
    """A column for each group, a row for each figure."""
    rows = [("", [title for title, _ in groups])]
    rows.append((translate("Cli", "wins"), [f"{group.wins:.2f}" for _, group in groups]))
    rows.append((translate("Cli", "win share"), [_percent(group.win_share) for _, group in groups]))
    rows.append((translate("Cli", "mean score"), [f"{group.mean_score:.2f}" for _, group in groups]))
    for source in dict.fromkeys(source for _, group in groups for source in group.sources()):
        name = translate("Cli", "from {source}").format(source=source)
        rows.append((name, [f"{group.mean_points().get(source, 0.0):.2f}" for _, group in groups]))
    bought = {Building[piece.upper()] for _, group in groups for piece in group.purchases}
    for building in (*BASE_BUILDINGS, *sorted(bought - set(BASE_BUILDINGS))):
        name = translate("Cli", "bought {building}").format(building=building.id)
        rows.append((name, [str(group.purchases[building.id]) for _, group in groups]))
    label = max(columns(name) for name, _ in rows)
    width = max(columns(title) for title, _ in groups) + GAP
    for name, figures in rows:
        yield to_left(name, label) + "".join(to_right(figure, width) for figure in figures)
