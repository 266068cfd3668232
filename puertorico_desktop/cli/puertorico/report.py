"""The statistics of many games as text to read."""

from __future__ import annotations

from collections.abc import Iterator

from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.cli.reports import contest_table, course_lines, group_table, percent
from puertorico_desktop.cli.texts import failure_text
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS

BASE = tuple(building.id for building in BASE_BUILDINGS)


def report_lines(report: Report) -> Iterator[str]:
    """The report in words, with a table at the end; ids stay as they are."""
    yield from course_lines(report)
    ways = {way: percent(share) for way, share in report.winners.shares().items()}
    won = translate("Cli", "won by shipping: {shipping}, by building: {building}, by both: {mixed}")
    yield won.format(**ways)
    large = translate("Cli", "winners with a large building: {share}")
    yield large.format(share=percent(report.winners.marked_shares()["large_building"]))
    yield from map(failure_text, report.troubles)
    yield ""
    yield from group_table(report, BASE)


def contest_lines(report: Report) -> Iterator[str]:
    """The report on a contest: a table of the bots first, the rest as in `report_lines`."""
    yield from contest_table(report.contest())
    yield ""
    yield from report_lines(report)
