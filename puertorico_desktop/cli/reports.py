"""The statistics of many games as text: the parts that the reports of all games share."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from puertorico_desktop.bots.arena.histogram import mean
from puertorico_desktop.bots.arena.manner import ENDED_BY, MEAN_SCORE, PIECES_BOUGHT, WON_BY, WON_FROM_SEAT, Figure
from puertorico_desktop.bots.arena.report import Contestant, Group, Report
from puertorico_desktop.cli.terminal import columns, printable, to_left, to_right
from puertorico_desktop.cli.texts import listed
from puertorico_desktop.cli.words import translate

GAP = 2
"""The gap between columns of a table, in terminal columns."""
LONGEST = 20
"""The greatest number of characters of a bot's name above a column."""


def percent(share: float) -> str:
    """Returns a share from 0 to 1 as a percentage."""
    return f"{100 * share:.1f} %"


def course_lines(report: Report) -> Iterator[str]:
    """Yields lines about the figures that do not depend on the players."""
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
    """Yields a table with a row for each bot and a column for each figure."""
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
    yield from _table(rows)


def manner_table(report: Report, words: Mapping[str, str]) -> Iterator[str]:
    """Yields a table about the manner of play: a row for each figure, with its interval and the usual range among
    people. `words` are the texts of the game's own figures, by name."""
    rows: list[tuple[str, ...]] = [
        (
            translate("Cli", "manner of play"),
            translate("Cli", "figure"),
            translate("Cli", "95 % interval"),
            translate("Cli", "among people"),
        )
    ]
    for figure in report.manner.figures():
        if not figure.cases:
            continue
        sure = "" if figure.low is None else f"{_written(figure, figure.low)} - {_written(figure, figure.high)}"
        name = words[figure.name] if figure.name in words else _figure_text(figure.name)
        rows.append((name, _written(figure, figure.value), sure, _usual_text(figure)))
    is_usual_known = any(usual for *_, usual in rows[1:])
    yield from _table(rows if is_usual_known else [row[:-1] for row in rows])
    never = report.manner.never_bought()
    yield (
        translate("Cli", "never bought: {buildings}").format(buildings=listed(never))
        if never
        else translate("Cli", "every building was bought")
    )


def _written(figure: Figure, value: float | None) -> str:
    if value is None:
        return ""
    return percent(value) if figure.is_share else f"{value:.2f}"


def _usual_text(figure: Figure) -> str:
    """Returns the usual range among people; empty if unknown."""
    least, most = figure.usual or (None, None)
    bounds = {
        "least": "" if least is None else _round(figure, least),
        "most": "" if most is None else _round(figure, most),
    }
    if least is None:
        return "" if most is None else translate("Cli", "under {most}").format(**bounds)
    if most is None:
        return translate("Cli", "{least} or more").format(**bounds)
    return translate("Cli", "{least} to {most}").format(**bounds)


def _round(figure: Figure, bound: float) -> str:
    return f"{100 * bound:g} %" if figure.is_share else f"{bound:g}"


def _figure_text(name: str) -> str:
    """Returns the text of a figure that all games have; ids are not translated."""
    if name == MEAN_SCORE:
        return translate("Cli", "mean score")
    if name == PIECES_BOUGHT:
        return translate("Cli", "buildings that somebody bought")
    for prefix, text in (
        (ENDED_BY, translate("Cli", "ended by {what}")),
        (WON_BY, translate("Cli", "won by {what}")),
        (WON_FROM_SEAT, translate("Cli", "won from seat {what}")),
    ):
        if name.startswith(prefix):
            return text.format(what=name.removeprefix(prefix))
    return name


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yields the rows with aligned columns: the first column to the left, the others to the right."""
    widths = [max(map(columns, cells)) for cells in zip(*rows, strict=True)]
    for name, *figures in rows:
        cells = [to_right(figure, width + GAP) for figure, width in zip(figures, widths[1:], strict=True)]
        yield (to_left(name, widths[0]) + "".join(cells)).rstrip()


def group_table(report: Report, usual: Collection[str]) -> Iterator[str]:
    """Yields a table with a column for each seat and each bot and a row for each figure. Of the pieces, those in
    `usual` and those bought are included."""
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
    """Returns the pieces in `usual`, and the others that any player has bought."""
    return [piece for piece in report.statistics.pieces if piece in usual or report.everybody.purchases[piece]]


def _seats(report: Report) -> Iterator[tuple[str, Group]]:
    for number, (name, seat) in enumerate(zip(report.series.seating_of(0), report.seats, strict=True)):
        if report.series.rotate and number not in report.series.automatic:
            yield translate("Cli", "seat {number}").format(number=number), seat
        else:
            yield translate("Cli", "seat {number}: {bot}").format(number=number, bot=short(name)), seat


def _bots(report: Report) -> Iterator[tuple[str, Group]]:
    for name, group in report.bots.items():
        yield translate("Cli", "all {bot}").format(bot=short(name)), group


def short(name: str) -> str:
    """Returns the name shortened to fit above a column; of a program's command line only the end."""
    shown = printable(name)
    return shown if len(shown) <= LONGEST else "…" + shown[-LONGEST + 1 :]
