"""The counts that an arena makes of a game: the sources of points, the purchases, the endings and the ways to win.

`Statistics` counts what exists in every game; a game's own class adds more (`GameKnowledge.statistics`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

Bounds = tuple[float | None, float | None]
"""The least and the greatest value that are usual; None on a side without a bound."""


class Statistics:
    """The counter of the events of one game.

    `sources` are the ids of the sources of points in the order of a report, `pieces` those of the things that can be
    bought, `endings` those of the causes of the end, `ways` those of the ways to win. `marks` are named sets of
    pieces; a report tells how many winners own a piece of each. `figures` are names of other numbers whose means are
    reported. `shares` and `means` are names of figures of how a game is played (`arena.manner`). `feats` are the ids
    of achievements of a seat in a game that are worth trying; `alone` are the `ways` that are such feats too, by the
    id of the feat.
    """

    sources: ClassVar[tuple[str, ...]] = ("points",)
    pieces: ClassVar[tuple[str, ...]] = ()
    endings: ClassVar[tuple[str, ...]] = ("end",)
    ways: ClassVar[tuple[str, ...]] = ()
    marks: ClassVar[Mapping[str, frozenset[str]]] = {}
    figures: ClassVar[tuple[str, ...]] = ()
    shares: ClassVar[tuple[str, ...]] = ()
    means: ClassVar[tuple[str, ...]] = ()
    feats: ClassVar[tuple[str, ...]] = ()
    alone: ClassVar[Mapping[str, str]] = {}

    def __init__(self, players: int) -> None:
        self.players = players

    def add(self, event: Any) -> None:
        """Count one event."""

    def points(self, game: Any, seat: int) -> dict[str, int]:
        """Returns the seat's points by source in a game that is over; together they are the score."""
        return {"points": next(one.points for one in game.standings() if one.seat == seat)}

    def purchases(self, seat: int) -> tuple[str, ...]:
        """Returns the ids of the things that the seat has bought."""
        return ()

    def bought(self, event: Any) -> tuple[int, str] | None:
        """Returns the seat that has bought something by an event, and the id of that thing; None if nothing was
        bought."""
        return None

    def chosen(self, event: Any) -> tuple[int, str] | None:
        """Returns the seat that has chosen a role by an event, and the id of the role; None if none was chosen."""
        return None

    def done(self, seat: int) -> tuple[str, ...]:
        """Returns the `feats` that the seat has done in the events so far."""
        return ()

    def ended_by(self) -> str:
        """Returns the id of the cause of the end, one of `endings`."""
        return self.endings[0]

    def counted(self, game: Any) -> dict[str, int]:
        """Returns the value of each of the `figures` of a game that is over."""
        return {}

    def rates(self, game: Any) -> dict[str, tuple[float, float]]:
        """Returns, for each of the `shares` and `means`, the amount counted in a game that is over, and the number of
        cases."""
        return {}

    def offered(self, game: Any) -> tuple[str, ...]:
        """Returns the ids of the `pieces` that could be bought in a game that is over."""
        return self.pieces

    @classmethod
    def usual(cls, options: Any) -> Mapping[str, Bounds]:
        """Returns the usual bounds of figures of `arena.manner` among people who play with these options, where they
        are known."""
        return {}

    @classmethod
    def way_to_win(cls, score: int, points: Mapping[str, int]) -> str | None:
        """Returns the one of the `ways` in which a winner won with these points; None if the game does not tell ways
        apart."""
        return None
