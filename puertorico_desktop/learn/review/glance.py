"""The accuracy of people in a saved game, read from its review without loading numpy; for lists of games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from puertorico_desktop.learn.review import record as files
from puertorico_desktop.learn.review.courses import courses
from puertorico_desktop.learn.review.formulas import Verdict, accuracy
from puertorico_desktop.learn.review.plan import PER_MILLION
from puertorico_desktop.learn.review.record import ReviewRecord
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.folders import Folders


def accuracies(match: Match[Any], folders: Folders, path: Path | None) -> dict[int, float]:
    """Returns the accuracy by seat, from 0 to 100, in a finished game with a review of the same course; `path` is the
    file of the game. Files that cannot be used are ignored.

    A game in progress has none: its file may be left over while the game was finished, and reviewed, in another file.
    """
    if match.game.decision is not None:
        return {}
    places = [files.path_in(folders, match.id)]
    if path is not None:
        places.insert(0, files.path_beside(path))
    for place in places:
        try:
            record = files.read(place)
        except SaveError:
            continue
        if record is not None:
            return _accuracies(match, record)
    return {}


def _accuracies(match: Match[Any], record: ReviewRecord) -> dict[int, float]:
    even = 1 / match.setup.options.players
    moves = zip(match.moves, courses(match), strict=True)
    here = {ply: (move.seat, course) for ply, (move, course) in enumerate(moves)}
    verdicts: dict[int, list[Verdict]] = {}
    for decision in record.decisions:
        if here.get(decision.ply) != (decision.seat, decision.course):
            return {}
        looks = [[chance / PER_MILLION for chance in option.chances] for option in decision.options]
        verdicts.setdefault(decision.seat, []).append(Verdict.from_looks(looks, decision.chosen, even))
    found = {seat: _of(those, even) for seat, those in verdicts.items()}
    return {seat: figure for seat, figure in sorted(found.items()) if figure is not None}


def _of(verdicts: Iterable[Verdict], even: float) -> float | None:
    those = list(verdicts)
    return accuracy([one.loss for one in those], [one.stake for one in those], even)
