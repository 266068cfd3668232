"""The statistics of many games of San Juan as text."""

from __future__ import annotations

from collections.abc import Iterator

from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.sanjuan.statistics import COST_6, LEAD, SHUFFLES
from puertorico_desktop.cli.reports import (
    contest_table,
    course_lines,
    group_table,
    manner_table,
    percent,
    seen_pieces,
)
from puertorico_desktop.cli.terminal import columns, to_left, to_right
from puertorico_desktop.cli.texts import failure_text
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.sanjuan.catalog import CATALOG

BASE = tuple(card.id for card, row in CATALOG.items() if row.expansion is None)
SHARE_WIDTH = 9
"""The width of a share including the gap before it, in terminal columns."""


def report_lines(report: Report) -> Iterator[str]:
    """Yields the lines of the report, with three tables at the end; ids are not translated."""
    yield from course_lines(report)
    figures = report.mean_figures()
    yield translate("Cli", "winners' lead: mean {lead}").format(lead=f"{figures[LEAD]:.1f}")
    yield translate("Cli", "shuffles a game: {shuffles}").format(shuffles=f"{figures[SHUFFLES]:.1f}")
    share = percent(report.winners.marked_shares()[COST_6])
    yield translate("Cli", "winners with a building of cost 6: {share}").format(share=share)
    yield from map(failure_text, report.troubles)
    yield ""
    yield from manner_table(report, {})
    yield ""
    yield from _winners_table(report)
    yield ""
    yield from group_table(report, BASE)


def contest_lines(report: Report) -> Iterator[str]:
    """Yields the lines about a contest: a table of the bots, then those of `report_lines`."""
    yield from contest_table(report.contest())
    yield ""
    yield from report_lines(report)


def _winners_table(report: Report) -> Iterator[str]:
    """Yields a table with a row for each building: the share of the winners who built it."""
    shares = report.winners.marked_shares()
    rows = [
        (translate("Cli", "winners with {building}").format(building=piece), percent(shares[piece]))
        for piece in seen_pieces(report, BASE)
    ]
    label = max(columns(name) for name, _ in rows)
    for name, share in rows:
        yield to_left(name, label) + to_right(share, SHARE_WIDTH)
