"""Decisions of a reviewed game as puzzles, in which a player finds a better move or tries any other move."""

from __future__ import annotations

import hashlib
from typing import Final

from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.learn.challenges.puzzles import (
    CHANCES,
    TENTHS,
    AnswerRecord,
    Puzzle,
    PuzzleRecord,
    ReplyRecord,
)
from puertorico_desktop.learn.review.course import Course, Moment
from puertorico_desktop.learn.review.looks import LooksResult, Plan, Position, first_looks
from puertorico_desktop.learn.review.reviewer import record_of
from puertorico_desktop.learn.review.summary import Decision, Option, decided
from puertorico_desktop.saves.converter import Count

NO_GRADE: Final = 0
_LETTERS: Final = 10


def id_of(game: str, ply: int) -> str:
    """Returns the id of a decision in the game with this id; tries are stored under it."""
    return hashlib.sha256(f"{game} {ply}".encode()).hexdigest()[:_LETTERS]


def position_of(course: Course, moment: Moment, seed: int) -> Position:
    """Returns a decision that the review has not searched, as a position for looks."""
    return course.position(moment, seed, OpponentModel(), Plan())


def looked_at(position: Position) -> LooksResult:
    """Returns the results of the first looks at a decision."""
    return first_looks(position)


def with_looks(course: Course, moment: Moment, found: LooksResult) -> Decision:
    """Returns the decision with the results of looks."""
    return decided(moment, record_of(moment, found), course)


def puzzle_of(course: Course, decision: Decision, seed: int, game_id: str) -> Puzzle:
    """Returns a reviewed decision as a puzzle; information hidden from the player is drawn anew."""
    moment = decision.moment
    game = course.as_seen_by(course.match.record.position_at(moment.ply), moment.seat, seed, moment.ply)
    record = PuzzleRecord(
        id_of(game_id, moment.ply),
        seed,
        Count(moment.ply),
        Count(course.kind.rules_version),
        course.options,
        None,
        Count(moment.seat),
        moment.part,
        Count(NO_GRADE),
        tuple(map(_answer, decision.options)),
    )
    return Puzzle(record, game)


def _answer(option: Option) -> AnswerRecord:
    return AnswerRecord(
        option.line,
        tuple(max(0, round(CHANCES * win)) for win in option.wins),
        tuple(tuple(round(TENTHS * points) for points in terms) for terms in option.terms),
        tuple(ReplyRecord.from_reply(reply) for reply in option.replies),
    )
