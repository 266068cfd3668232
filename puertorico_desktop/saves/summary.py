"""What a list of games shows of each."""

from __future__ import annotations

from datetime import datetime

import attrs

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.match.match import Seat
from puertorico_desktop.saves.document import Loaded


@attrs.frozen
class Summary:
    """A game in a few words. `leaders` are the seats that would win if it ended now, or have won; `points_hidden`:
    the players do not see that, nor the `points`."""

    edition: Edition
    seats: tuple[Seat, ...]
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
    def of(cls, loaded: Loaded) -> Summary:
        """The summary of a game that was read."""
        match = loaded.match
        game = match.record.game
        decision = game.decision
        return cls(
            edition=match.setup.options.edition,
            seats=match.setup.seats,
            round=game.round,
            ply=match.ply,
            leaders=tuple(one.seat for one in game.standings() if one.place == 1),
            points=tuple(sheet.total for sheet in game.scores()),
            points_hidden=decision is not None and not match.setup.options.open_points,
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
