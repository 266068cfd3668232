"""What changed a player's chance between two of their decisions: what somebody did, or what chance brought.

The evaluation looks at the table through that player's eyes wherever nothing is half done. What a phase has brought
is told apart from what chance has brought in it by playing it again with other luck.
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
"""So often a phase is played again with other luck."""


@attrs.frozen
class Effect:
    """What a player's chance has changed by at a ply: `seat` did it, or chance where that is None."""

    ply: int
    seat: int | None
    change: float


def effects(course: Course, seat: int, start: int, end: int, seed: int) -> list[Effect]:
    """Returns what the moves from one ply up to another, and chance in them, have changed for a player."""
    found: list[Effect] = []
    for moments in _phases(course, start, end):
        first = moments[0]
        game = course.match.record.at(first.ply)
        before = _chances(course, [course.seen(game, seat, seed, first.ply)], seat)[0]
        after = course.match.record.at(moments[-1].ply + 1)
        value = _chances(course, [course.seen(after, seat, seed, moments[-1].ply + 1)], seat)[0]
        again = list(_played_again(course, game, seat, moments, seed))
        expected = sum(_chances(course, again, seat)) / len(again) if again else value
        found.append(Effect(first.ply, first.seat, expected - before))
        found.append(Effect(moments[-1].ply, None, value - expected))
    return found


def _phases(course: Course, start: int, end: int) -> Iterator[Sequence[Moment]]:
    """The moves in pieces, each of which begins where nothing is half done, or at the start."""
    knowledge = knowledge_of(course.options)
    game = course.match.record.at(start)
    piece: list[Moment] = []
    for moment in course.moments[start:end]:
        if piece and knowledge.is_at_rest(game):
            yield piece
            piece = []
        piece.append(moment)
        game.play_unchecked(moment.action)
    if piece:
        yield piece


def _played_again(
    course: Course, game: AnyGame, seat: int, moments: Sequence[Moment], seed: int
) -> Iterator[AnyGame]:
    """The table after the same moves with other luck, where they are possible then."""
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
