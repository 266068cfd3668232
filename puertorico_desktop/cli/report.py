"""The statistics of many games as text to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puertorico_desktop.bots.report import Group, Report, mean
from puertorico_desktop.cli.terminal import columns, to_left, to_right
from puertorico_desktop.cli.texts import listed
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.puertorico.components import BASE_BUILDINGS, EndTrigger

GAP = 2
"""Columns between the columns of the table."""


def report_lines(report: Report) -> Iterator[str]:
    """The report in words, with a table at the end; ids stay as they are."""
    games = translate("Cli", "{games} games, seed {seed}, illegal choices: {illegal}")
    yield games.format(games=report.games, seed=report.match.seed, illegal=report.illegal)
    average = f"{mean(sum(report.rounds), report.games):.1f}"
    rounds = translate("Cli", "rounds: mean {mean}, {least} to {most}")
    yield rounds.format(mean=average, least=min(report.rounds), most=max(report.rounds))
    decisions = f"{mean(report.decisions, report.games):.1f}"
    yield translate("Cli", "decisions a game: {decisions}").format(decisions=decisions)
    ends = listed(f"{trigger.id} {report.ended_by[trigger]}" for trigger in EndTrigger)
    yield translate("Cli", "ended by: {ends}").format(ends=ends)
    yield ""
    yield from _table([*_seats(report), *_bots(report)])


def _seats(report: Report) -> Iterator[tuple[str, Group]]:
    for number, (name, seat) in enumerate(zip(report.match.bots, report.seats, strict=True)):
        yield translate("Cli", "seat {number}: {bot}").format(number=number, bot=name), seat


def _bots(report: Report) -> Iterator[tuple[str, Group]]:
    for name, group in report.bots.items():
        yield translate("Cli", "all {bot}").format(bot=name), group


def _table(groups: Sequence[tuple[str, Group]]) -> Iterator[str]:
    """A column for each group, a row for each figure."""
    rows = [("", [title for title, _ in groups])]
    rows.append((translate("Cli", "wins"), [f"{group.wins:.2f}" for _, group in groups]))
    rows.append((translate("Cli", "mean score"), [f"{group.mean_score:.2f}" for _, group in groups]))
    for source in dict.fromkeys(source for _, group in groups for source in group.sources()):
        name = translate("Cli", "from {source}").format(source=source)
        rows.append((name, [f"{group.mean_points().get(source, 0.0):.2f}" for _, group in groups]))
    bought = {building for _, group in groups for building in group.purchases}
    for building in (*BASE_BUILDINGS, *sorted(bought - set(BASE_BUILDINGS))):
        name = translate("Cli", "bought {building}").format(building=building.id)
        rows.append((name, [str(group.purchases[building]) for _, group in groups]))
    label = max(columns(name) for name, _ in rows)
    width = max(columns(title) for title, _ in groups) + GAP
    for name, figures in rows:
        yield to_left(name, label) + "".join(to_right(figure, width) for figure in figures)
