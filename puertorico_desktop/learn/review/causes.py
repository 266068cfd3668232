"""Finds the causes of changes of a player's chance between two of the player's decisions: moves of players, or luck.

The evaluation assesses the position, with that player's knowledge, wherever no step of the game is half done. The
effect of a phase is separated from the luck in it by replaying the phase with other random draws.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import attrs

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.learn.review.course import Course, Moment

AGAIN: Final = 2
DEALS: Final = 8
"""The number of times that a phase is replayed with other random draws."""


@attrs.frozen
class Effect:
    """A change of a player's chance at a ply: caused by the move of `seat`, or by luck if that is None."""

    ply: int
    seat: int | None
    change: float


def effects(course: Course, seat: int, start: int, end: int, seed: int) -> list[Effect]:
    """Returns the changes of a player's chance from ply `start` up to `end`, by moves and by luck."""
    found: list[Effect] = []
    for moments in _phases(course, start, end):
        first = moments[0]
        game = course.match.record.position_at(first.ply)
        before = _chances(course, [course.as_seen_by(game, seat, seed, first.ply)], seat)[0]
        after = course.match.record.position_at(moments[-1].ply + 1)
        value = _chances(course, [course.as_seen_by(after, seat, seed, moments[-1].ply + 1)], seat)[0]
        again = list(_played_again(game, seat, moments, seed))
        expected = sum(_chances(course, again, seat)) / len(again) if again else value
        found.append(Effect(first.ply, first.seat, expected - before))
        found.append(Effect(moments[-1].ply, None, value - expected))
    return found


def _phases(course: Course, start: int, end: int) -> Iterator[Sequence[Moment]]:
    """Yields the moves in sections, each of which begins where no step of the game is half done, or at `start`."""
    knowledge = knowledge_of(course.options)
    game = course.match.record.position_at(start)
    piece: list[Moment] = []
    for moment in course.moments[start:end]:
        if piece and knowledge.is_at_rest(game):
            yield piece
            piece = []
        piece.append(moment)
        game.play_unchecked(moment.action)
    if piece:
        yield piece


def _played_again(game: AnyGame, seat: int, moments: Sequence[Moment], seed: int) -> Iterator[AnyGame]:
    """Yields the game after the same moves with other random draws, where all of the moves are legal."""
    for deal in range(DEALS):
        rng = Rng.from_seed(derived_seed(seed, moments[0].ply, AGAIN, deal))
        other = game.determinize(seat, rng)
        for moment in moments:
            if other.kind is None or other.asked != moment.seat or not other.is_legal(moment.action):
                break
            other.play_unchecked(moment.action)
        else:
            yield other


def _chances(course: Course, games: Sequence[AnyGame], seat: int) -> list[float]:
    evaluator = knowledge_of(course.options).evaluator(course.options).exact()
    found: Any = evaluator.values(games).wins[:, seat].tolist()
    return [float(one) for one in found]
