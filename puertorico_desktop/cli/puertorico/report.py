"""The statistics of many games of Puerto Rico as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.puertorico import manner
from puertorico_desktop.cli.reports import contest_table, course_lines, group_table, manner_table, percent
from puertorico_desktop.cli.texts import failure_text
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS

BASE = tuple(building.id for building in BASE_BUILDINGS)


def report_lines(report: Report) -> Iterator[str]:
    """Yields the lines of the report, with two tables at the end; ids are not translated."""
    yield from course_lines(report)
    ways = {way: percent(share) for way, share in report.winners.shares().items()}
    won = translate("Cli", "won by shipping: {shipping}, by building: {building}, by both: {mixed}")
    yield won.format(**ways)
    large = translate("Cli", "winners with a large building: {share}")
    yield large.format(share=percent(report.winners.marked_shares()["large_building"]))
    yield from map(failure_text, report.troubles)
    yield ""
    yield from manner_table(report, _figure_texts())
    yield ""
    yield from group_table(report, BASE)


def _figure_texts() -> Mapping[str, str]:
    """Returns the texts of the figures about the manner of play."""
    return {
        manner.ROTTEN: translate("Cli", "produced goods that spoil"),
        manner.CAPTAIN_NEXT: translate("Cli", "craftsmen followed at once by the captain"),
        manner.LATE_CRAFTSMAN: translate("Cli", "last-round craftsmen after the captain"),
        manner.EMPTY_PLANTS: translate("Cli", "empty production buildings at the end"),
        manner.LOST_BY_CRAFTSMAN: translate("Cli", "goods the craftsman loses at the next captain"),
        manner.LOST_BY_OTHERS: translate("Cli", "goods each other player loses there"),
    }


def contest_lines(report: Report) -> Iterator[str]:
    """Yields the lines about a contest: a table of the bots, then those of `report_lines`."""
    yield from contest_table(report.contest())
    yield ""
    yield from report_lines(report)
