"""The words of every score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed

translate = QCoreApplication.translate

Score = Context("Score")


def undo_used() -> str:
    """Returns the remark that moves were taken back."""
    return translate("Score", "Moves were taken back in this game.")


def branched(ply: int) -> str:
    """A remark on a game that went on from the middle of another one."""
    return translate("Score", "This game went on from decision {number} of another one.").format(number=ply + 1)


def half_points(number: int) -> str:
    """Half points as points: "1.5", "−2"."""
    size = abs(number)
    figure = QLocale().toString(size / 2, "f", size % 2)
    return f"−{figure}" if number < 0 else figure


def handicapped(winners: Sequence[str], points: int) -> str:
    """Who has won where there are handicaps, with how many half points."""
    if len(winners) > 1:
        text = translate("Score", "{winners} share the victory: {points} points each, with the handicaps.")
        return text.format(winners=listed(winners), points=half_points(points))
    text = translate("Score", "{winner} wins: {points} points, with the handicap.")
    return text.format(winner=winners[0], points=half_points(points))


def result(winners: Sequence[str], points: int) -> str:
    """Who has won, with how many points."""
    if len(winners) > 1:
        text = Score.tr("{winners} share the victory with %n point(s) each.", "", points)
        return text.format(winners=listed(winners))
    return Score.tr("{winner} wins with %n point(s).", "", points).format(winner=winners[0])


def total() -> str:
    """All points together."""
    return translate("Score", "Total")


def tie_break(what: str) -> str:
    """The row of what decides between equal scores."""
    return translate("Score", "Tie-break: {what}").format(what=what)


def handicap() -> str:
    """What the seat has beyond what was won, or what was paid for it."""
    return translate("Score", "Handicap of the seat")


def total_with_handicap() -> str:
    """All points with the handicap: what the places go by."""
    return translate("Score", "Total with handicap")


def place() -> str:
    """The place at the end."""
    return translate("Score", "Place")


def cell_speech(player: str, source: str, value: str) -> str:
    """A cell of the score sheet, read out."""
    return translate("Score", "{player}, {source}: {value}").format(player=player, source=source, value=value)


def bar_label(place: int, player: str, points: str) -> str:
    """What stands beside a player's bar; the points with the handicap."""
    return translate("Score", "{place}. {player}: {points}").format(place=place, player=player, points=points)


def player_total(player: str, points: int, sources: Sequence[str]) -> str:
    """A player's bar in words; the sources come from `source_points`."""
    text = Score.tr("{player} has %n point(s): {sources}.", "", points)
    return text.format(player=player, sources=listed(sources))


def player_handicap(points: str) -> str:
    """The last part of a player's bar in words, where there are handicaps: it is not in the bar."""
    return translate("Score", "The handicap of the seat is {points}.").format(points=points)


def source_points(source: str, points: int) -> str:
    """A source with what it brings: "Buildings 12"."""
    return translate("Score", "{source} {points}").format(source=source, points=points)


def round_points(player: str, over: int, points: int) -> str:
    """A point of the graph, by the number of rounds that were over."""
    if over == 0:
        return Score.tr("{player} at the beginning: %n point(s)", "", points).format(player=player)
    text = Score.tr("{player} after round {round}: %n point(s)", "", points)
    return text.format(player=player, round=over)


def player_course(player: str, points: Sequence[int], first: int) -> str:
    """A player's line of the graph in words; the first figure is that after `first` rounds."""
    figures = listed(str(value) for value in points)
    if first == 0:
        text = translate("Score", "{player}, points at the beginning and after each round: {figures}.")
        return text.format(player=player, figures=figures)
    text = translate("Score", "{player}, points after round {round} and each one that followed: {figures}.")
    return text.format(player=player, round=first, figures=figures)
