"""The texts of score sheets that are common to all games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed, row

translate = QCoreApplication.translate

Score = Context("Score")


def undo_used() -> str:
    """Returns the remark that moves were taken back."""
    return translate("Score", "Moves were taken back in this game.")


def branched(ply: int) -> str:
    """Returns the remark that a game was branched off another one."""
    return translate("Score", "This game went on from decision {number} of another one.").format(number=ply + 1)


def half_points(number: int) -> str:
    """Returns a number of half points as points: "1.5", "−2"."""
    size = abs(number)
    figure = QLocale().toString(size / 2, "f", size % 2)
    return f"−{figure}" if number < 0 else figure


def handicapped(winners: Sequence[str], points: int) -> str:
    """Returns the winners of a game with handicaps; `points` are half points."""
    if len(winners) > 1:
        text = translate("Score", "{winners} share the victory: {points} points each, with the handicaps.")
        return text.format(winners=listed(winners), points=half_points(points))
    text = translate("Score", "{winner} wins: {points} points, with the handicap.")
    return text.format(winner=winners[0], points=half_points(points))


def result(winners: Sequence[str], points: int) -> str:
    """Returns the winners with their points."""
    if len(winners) > 1:
        text = Score.tr("{winners} share the victory with %n point(s) each.", "", points)
        return text.format(winners=listed(winners))
    return Score.tr("{winner} wins with %n point(s).", "", points).format(winner=winners[0])


def total() -> str:
    """Returns the name of the row of totals."""
    return translate("Score", "Total")


def tie_break(what: str) -> str:
    """Returns the name of the row of the tie-break."""
    return translate("Score", "Tie-break: {what}").format(what=what)


def handicap() -> str:
    """Returns the name of the row of handicaps: points given to a seat or charged for it."""
    return translate("Score", "Handicap of the seat")


def total_with_handicap() -> str:
    """Returns the name of the row of totals with handicaps, which determine the places."""
    return translate("Score", "Total with handicap")


def place() -> str:
    """Returns the name of the row of final places."""
    return translate("Score", "Place")


def cell_speech(player: str, source: str, value: str) -> str:
    """Returns a cell of the score sheet for screen readers."""
    return translate("Score", "{player}, {source}: {value}").format(player=player, source=source, value=value)


def piece_speech(name: str, points: str, note: str) -> str:
    """Returns a piece on the score sheet for screen readers: its name with its points, and the remark on it; both may
    be empty."""
    return row([translate("Score", "{name} ({points})").format(name=name, points=points) if points else name, note])


def bar_label(place: int, player: str, points: str) -> str:
    """Returns the label beside a player's bar; the points include the handicap."""
    return translate("Score", "{place}. {player}: {points}").format(place=place, player=player, points=points)


def player_total(player: str, points: int, sources: Sequence[str]) -> str:
    """Returns a player's bar in words; the sources come from `source_points`."""
    text = Score.tr("{player} has %n point(s): {sources}.", "", points)
    return text.format(player=player, sources=listed(sources))


def player_handicap(points: str) -> str:
    """Returns the handicap as the last part of a player's bar in words; the bar itself does not show it."""
    return translate("Score", "The handicap of the seat is {points}.").format(points=points)


def source_points(source: str, points: int) -> str:
    """Returns a source with its points: "Buildings 12"."""
    return translate("Score", "{source} {points}").format(source=source, points=points)


def round_points(player: str, over: int, points: int) -> str:
    """Returns a point of the graph in words; `over` is the number of completed rounds."""
    if over == 0:
        return Score.tr("{player} at the beginning: %n point(s)", "", points).format(player=player)
    text = Score.tr("{player} after round {round}: %n point(s)", "", points)
    return text.format(player=player, round=over)


def player_course(player: str, points: Sequence[int], first: int) -> str:
    """Returns a player's line of the graph in words; the first figure is that after `first` rounds."""
    figures = listed(str(value) for value in points)
    if first == 0:
        text = translate("Score", "{player}, points at the beginning and after each round: {figures}.")
        return text.format(player=player, figures=figures)
    text = translate("Score", "{player}, points after round {round} and each one that followed: {figures}.")
    return text.format(player=player, round=first, figures=figures)
