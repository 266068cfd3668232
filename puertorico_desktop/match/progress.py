"""The scores at the end of every round, for the graph of a game's course."""

from __future__ import annotations

from typing import Any

import attrs

from puertorico_desktop.match.match import Match


@attrs.frozen
class Milestone:
    """The scores of all seats, as if the game had ended after `ply` actions.

    `round` is the number of finished rounds, 0 at the beginning; the round of the present ply, which is the last
    milestone, counts as finished too. `sheets` are by seat.
    """

    ply: int
    round: int
    sheets: tuple[Any, ...]


def progress(match: Match) -> list[Milestone]:
    """Returns the milestones at the beginning, at the end of every round, and at the present ply.

    Plays the whole game again: about 3 ms for five players. If a match starts from a position in the middle of a
    round, that position is the first milestone.
    """
    record = match.record
    game = record.position_at(0)
    milestones = [Milestone(0, game.round - 1, tuple(game.scores()))]
    begun = set(match.rounds()[1:])
    for ply, action in enumerate(record.actions, start=1):
        game.play_unchecked(action)
        if ply in begun or ply == match.ply:
            over = game.round - 1 if ply in begun else game.round
            milestones.append(Milestone(ply, over, tuple(game.scores())))
    return milestones
