"""The statistics of many games as text to read: what the reports of all games have in common."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from puertorico_desktop.bots.arena.numbers import mean
from puertorico_desktop.bots.arena.report import Contestant, Group, Report
from puertorico_desktop.cli.terminal import columns, printable, to_left, to_right
from puertorico_desktop.cli.texts import listed
from puertorico_desktop.cli.words import translate

GAP = 2
"""Columns between the columns of the table."""
LONGEST = 20
"""Letters of a bot's name above a column."""


def percent(share: float) -> str:
    """A share as it is written."""
    return f"{100 * share:.1f} %"


def course_lines(report: Report) -> Iterator[str]:
    """Returns the figures of the games that do not depend on the players."""
    games = translate("Cli", "games: {games}, seed: {seed}, illegal choices: {illegal}")
    yield games.format(games=report.games, seed=report.series.seed, illegal=report.illegal)
    average = f"{mean(report.rounds.total, report.games):.1f}"
    rounds = translate("Cli", "rounds: mean {mean}, {least} to {most}")
    yield rounds.format(mean=average, least=report.rounds.least, most=report.rounds.most)
    decisions = f"{mean(report.decisions, report.games):.1f}"
    yield translate("Cli", "decisions a game: {decisions}").format(decisions=decisions)
    if len(report.statistics.endings) > 1:
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


def contest_table(bots: Sequence[Contestant]) -> Iterator[str]:
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
            percent(bot.win_share),
            f"{percent(bot.wilson[0])} - {percent(bot.wilson[1])}",
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


def group_table(report: Report, usual: Collection[str]) -> Iterator[str]:
    """A column for each seat and each bot, a row for each figure. Of the pieces, the usual ones and those bought."""
    groups = [*_seats(report), *_bots(report)]
    rows = [("", [title for title, _ in groups])]
    rows.append((translate("Cli", "wins"), [f"{group.wins:.2f}" for _, group in groups]))
    rows.append((translate("Cli", "win share"), [percent(group.win_share) for _, group in groups]))
    rows.append((translate("Cli", "mean score"), [f"{group.mean_score:.2f}" for _, group in groups]))
    for source in dict.fromkeys(source for _, group in groups for source in group.sources()):
        name = translate("Cli", "from {source}").format(source=source)
        rows.append((name, [f"{group.mean_points().get(source, 0.0):.2f}" for _, group in groups]))
    for piece in seen_pieces(report, usual):
        name = translate("Cli", "bought {building}").format(building=piece)
        rows.append((name, [str(group.purchases[piece]) for _, group in groups]))
    label = max(columns(name) for name, _ in rows)
    width = max(columns(title) for title, _ in groups) + GAP
    for name, figures in rows:
        yield to_left(name, label) + "".join(to_right(figure, width) for figure in figures)


def seen_pieces(report: Report, usual: Collection[str]) -> list[str]:
    """The usual pieces, and the others that anybody has bought."""
    return [piece for piece in report.statistics.pieces if piece in usual or report.everybody.purchases[piece]]


def _seats(report: Report) -> Iterator[tuple[str, Group]]:
    for number, (name, seat) in enumerate(zip(report.series.seating_of(0), report.seats, strict=True)):
        if report.series.rotate and number not in report.series.automatic:
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
