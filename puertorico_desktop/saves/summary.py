"""The data of a game that lists of games display."""

from __future__ import annotations

from datetime import datetime

import attrs

from puertorico_desktop.match.match import Seat
from puertorico_desktop.saves.document import LoadedGame


@attrs.frozen
class Summary:
    """A short description of a game. `leaders` are the seats that would win if the game ended now, or have won;
    `points_hidden`: the players do not see these, nor `points`. The rules play for the seats in `automatic`."""

    game: str
    edition: str
    seats: tuple[Seat, ...]
    automatic: frozenset[int]
    round: int
    ply: int
    leaders: tuple[int, ...]
    points: tuple[int, ...]
    points_hidden: bool
    finished: bool
    asked: int | None
    started: datetime
    saved: datetime
    undo_used: bool
    free_undo: bool
    branched_at: int | None
    other_rules: bool
    app: str

    @classmethod
    def from_loaded(cls, loaded: LoadedGame) -> Summary:
        """Returns the summary of a game that was read from a file."""
        match = loaded.match
        game = match.record.game
        decision, kind = game.decision, match.setup.kind
        points = {one.seat: one.points for one in game.standings()}
        return cls(
            game=kind.id,
            edition=kind.edition(match.setup.options),
            seats=match.setup.seats,
            automatic=match.setup.automatic,
            round=game.round,
            ply=match.ply,
            leaders=tuple(one.seat for one in game.standings() if one.place == 1),
            points=tuple(points[seat] for seat in range(len(points))),
            points_hidden=kind.hides_points(game),
            finished=decision is None,
            asked=None if decision is None else decision.seat,
            started=match.started,
            saved=loaded.saved,
            undo_used=match.undo_used,
            free_undo=match.setup.free_undo,
            branched_at=match.branched_at,
            other_rules=loaded.other_rules,
            app=loaded.app,
        )
