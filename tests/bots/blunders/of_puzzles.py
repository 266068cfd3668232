"""Plainly bad moves in the positions of the puzzles of the program, which have been searched deeply."""

from __future__ import annotations

from collections import Counter
from typing import Final

from puertorico_desktop.learn.challenges import puzzles
from puertorico_desktop.learn.challenges.making import USUAL
from puertorico_desktop.learn.challenges.puzzles import AnswerRecord, PuzzleRecord
from puertorico_desktop.saves.converter import Count
from tests.bots.blunders.finding import KINDS
from tests.bots.blunders.records import Blunder, Figures, Move, position_of

LOSS: Final = 1 / 3
"""As a part of an even share; more than puzzles require, since their searches visited the solution most."""


def blunders_of_puzzles() -> list[Blunder]:
    """Returns a position for each puzzle with a plainly bad move: that of the rarest kind."""
    found, kinds = list[Blunder](), Counter[str]()
    for path in puzzles.built_in():
        content = puzzles.read(path)
        for record in content.puzzles if content else ():
            bad = _of_puzzle(path.parent.name, record)
            if bad:
                found.append(min(bad, key=lambda one: kinds[one.kind]))
                kinds[found[-1].kind] += 1
    return found


def _of_puzzle(game: str, record: PuzzleRecord) -> list[Blunder]:
    """Returns the position with each of its plainly bad moves."""
    best, *others = record.answers
    least = LOSS * puzzles.CHANCES / len(best.wins)
    found = []
    for other in others:
        if best.wins[record.seat] - other.wins[record.seat] < least:
            continue
        blunder = _blunder(game, record, best, other)
        position = position_of(blunder)
        kind = KINDS[game](position, position.parse(other.action), position.parse(best.action))
        if kind:
            found.append(_blunder(game, record, best, other, kind, position.round))
    return found


def _blunder(
    game: str, record: PuzzleRecord, best: AnswerRecord, bad: AnswerRecord, kind: str = "", number: int = 0
) -> Blunder:
    return Blunder(
        game,
        kind,
        record.seed,
        record.ply,
        Count(number),
        record.rules,
        record.options,
        record.snapshot,
        record.seat,
        Count(USUAL.plan.free + USUAL.plan.shared),
        _move(best, record.seat),
        _move(bad, record.seat),
        record.id,
    )


def _move(answer: AnswerRecord, seat: int) -> Move:
    return Move(answer.action, (), (Figures(answer.wins[seat], sum(answer.terms[seat])),))
