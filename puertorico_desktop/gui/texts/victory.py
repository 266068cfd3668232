"""A sentence on the reason for a victory, and the texts of the animated count of points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.models.victory import DecidingFactor, Step, victory_of
from puertorico_desktop.gui.texts.phrases import listed, row, title
from puertorico_desktop.gui.texts.scores import source_points
from puertorico_desktop.match.match import Match

translate = QCoreApplication.translate


def how_won(match: Match) -> str:
    """Returns a sentence on the factor that decided a finished game; empty if there is none to mention."""
    face = face_of(match.setup.options)
    sources, totals, standings = face.score_sources(match), face.score_totals(match), match.record.game.standings()
    victory = victory_of(sources, totals, standings)
    names = match.setup.names
    winner = names[victory.winners[0]]
    if victory.way is DecidingFactor.SHARED:
        text = translate("Victory", "{winners} are equal in points and in what decides then ({tie_break}): {value}.")
        values = {"winners": listed(names[seat] for seat in victory.winners), "value": standings[0].tie_break}
        return text.format(tie_break=face.tie_break(), **values)
    if victory.second is None:
        return ""
    second = names[victory.second]
    if victory.way is DecidingFactor.TIE_BREAK:
        text = translate(
            "Victory",
            "{winner} and {second} have equally many points; the tie-break decides ({tie_break}): {a} to {b}.",
        )
        a, b = standings[0].tie_break, standings[1].tie_break
        return text.format(winner=winner, second=second, tie_break=face.tie_break(), a=a, b=b)
    if victory.way is DecidingFactor.HANDICAP:
        text = translate(
            "Victory", "The handicaps of the seats decide: with them {winner} has {a} points and {second} {b}."
        )
        return text.format(winner=winner, second=second, a=totals[0].shown, b=totals[1].shown)
    main, decisive = sources[victory.main], sources[victory.decisive]
    a, b = decisive.values[0] or 0, decisive.values[1] or 0
    if victory.way is DecidingFactor.MAIN_SOURCE:
        text = translate(
            "Victory",
            "“{source}” decided it: {a} of the {total} points of {winner}, but only {b} of the {other} of {second}.",
        )
        figures = {"a": a, "b": b, "total": standings[0].points, "other": standings[1].points}
        return text.format(source=title(main.name), winner=winner, second=second, **figures)
    text = translate(
        "Victory",
        "{winner} has most points from “{main}” ({most} of {total}); “{source}” made the difference to {second}: "
        "{a} to {b}.",
    )
    figures = {"most": main.values[0] or 0, "total": standings[0].points, "a": a, "b": b}
    return text.format(winner=winner, second=second, main=title(main.name), source=title(decisive.name), **figures)


def counted(step: Step, names: Sequence[str]) -> str:
    """Returns each player's points from a source, for screen readers: "Buildings: Anna 12, Ben 9"."""
    gains = row(source_points(names[seat], gain) for seat, gain in enumerate(step.gains) if gain)
    return translate("Victory", "{source}: {gains}.").format(source=title(step.name), gains=gains)


def counting() -> str:
    """Returns the heading while the points are counted up."""
    return translate("Victory", "The game is over: the points are counted")


def skip_hint() -> str:
    """Returns the hint on skipping the count."""
    return translate("Victory", "Any key or a click goes on")


def gained(points: int) -> str:
    """Returns a player's points from the source that is being counted."""
    return translate("Victory", "+{points}").format(points=points)


def ranked(place: int, player: str, points: str) -> str:
    """Returns a player's place with the points."""
    return translate("Score", "{place}. {player}: {points}").format(place=place, player=player, points=points)
