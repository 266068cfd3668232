"""The texts of the list of saved games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from puertorico_desktop.gui.face import GameFace
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed, row, title
from puertorico_desktop.gui.texts.problems import problem_text
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.summary import Summary

translate = QCoreApplication.translate
Saves = Context("Saves")


def heading(path: Path, automatic: bool) -> str:
    """Returns the name of a row."""
    return translate("Saves", "Kept automatically") if automatic else path.stem


def lines(
    summary: Summary, in_use: bool, face: GameFace, accuracies: Mapping[int, float] | None = None
) -> tuple[str, ...]:
    """Returns the edition and round, the players, the leaders if known, the time of saving, and remarks such as the
    accuracies of people (by seat), where the game was reviewed."""
    names = [seat.name for seat in summary.seats]
    places = {
        "edition": face.edition_name(summary.edition),
        "round": summary.round,
        "players": listed(_with_bots_marked(summary)),
        "leaders": listed([names[seat] for seat in summary.leaders]),
    }
    last = [translate("Saves", "Saved {date}").format(date=moment(summary.saved))]
    if in_use:
        last.append(_in_use())
    if summary.branched_at is not None:
        last.append(translate("Saves", "branched off"))
    if summary.undo_used:
        last.append(translate("Saves", "moves were taken back"))
    last += _accuracies(accuracies or {}, names)
    somebody_leads = summary.finished or len(summary.leaders) < len(summary.seats)
    leading = (_leading(summary),) if somebody_leads and not summary.points_hidden else ()
    lines = (face.state(summary), "{players}", *leading, "{last}")
    return tuple(line.format(**places, last=row(last)) for line in lines)


def played_elsewhere() -> str:
    """Returns the reason why a game that is in use cannot be opened, as a line of its own."""
    return title(_in_use())


def _in_use() -> str:
    return translate("Saves", "being played in another window")


def _accuracies(accuracies: Mapping[int, float], names: Sequence[str]) -> list[str]:
    """Returns the accuracies of people; without a name if there is only one."""
    if len(accuracies) == 1:
        return [translate("Saves", "accuracy {accuracy}").format(accuracy=round(next(iter(accuracies.values()))))]
    text = translate("Saves", "accuracy of {player}: {accuracy}")
    return [text.format(player=names[seat], accuracy=round(figure)) for seat, figure in accuracies.items()]


def _leading(summary: Summary) -> str:
    points = summary.points[summary.leaders[0]]
    if summary.finished:
        return Saves.tr("Won by {leaders} with %n point(s)", "", points)
    return Saves.tr("{leaders} ahead with %n point(s)", "", points)


def _with_bots_marked(summary: Summary) -> list[str]:
    mark = translate("Saves", "{name} (computer)")
    return [seat.name if seat.bot is None else mark.format(name=seat.name) for seat in summary.seats]


def damaged_lines(error: SaveError | None, written: float) -> tuple[str, ...]:
    """Returns the description of a file that cannot be read; without the time if that is unknown (0)."""
    what = "" if error is None else problem_text(error)
    when = translate("Saves", "Saved {date}").format(date=_moment_of(written)) if written else ""
    return translate("Saves", "Damaged"), what, when


def moment(when: datetime) -> str:
    """Returns a date and time in the local format, with "today" and "yesterday" where they apply."""
    return _moment_of(when.timestamp())


def _moment_of(seconds: float) -> str:
    """Returns the same for a time in seconds since 1970. Python's own dates reject earlier times on Windows."""
    local = QDateTime.fromSecsSinceEpoch(int(seconds))
    time = QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)
    days = local.date().daysTo(QDate.currentDate())
    if days == 0:
        return translate("Saves", "today, {time}").format(time=time)
    if days == 1:
        return translate("Saves", "yesterday, {time}").format(time=time)
    return row((QLocale().toString(local.date(), QLocale.FormatType.ShortFormat), time))
