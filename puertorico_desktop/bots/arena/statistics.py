"""What an arena counts of a game: where points come from, what is bought, how games end and are won.

`Statistics` counts what any game has; a game's own class says more (`GameKnowledge.statistics`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

Bounds = tuple[float | None, float | None]
"""The least and the most that is usual; None on a side without a bound."""


class Statistics:
    """Counts the events of one game.

    `sources` are ids of the sources of points in the order of a report, `pieces` of what can be bought, `endings` of
    what brings the end about, `ways` of ways to win. `marks` are sets of pieces of which a report says how many
    winners own one, by a name each. `figures` are names of other numbers of which it says the mean. `shares` and
    `means` are names of figures of how a game is played (`arena.manner`). `feats` are ids of what a seat may do in a
    game that is worth trying; `alone` are the `ways` that are such feats too, by the id of the feat.
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
        """Counts one event."""

    def points(self, game: Any, seat: int) -> dict[str, int]:
        """Returns every source of the seat's points in a game that is over; together they are the score."""
        return {"points": next(one.points for one in game.standings() if one.seat == seat)}

    def purchases(self, seat: int) -> tuple[str, ...]:
        """Returns the ids of what the seat has bought."""
        return ()

    def bought(self, event: Any) -> tuple[int, str] | None:
        """Returns the seat that has bought something by an event, and the id of what it was; None if nothing was
        bought."""
        return None

    def chosen(self, event: Any) -> tuple[int, str] | None:
        """Returns the seat that has chosen a role by an event, and the id of the role; None if none was chosen."""
        return None

    def done(self, seat: int) -> tuple[str, ...]:
        """Returns those of the `feats` that the seat has done in the events so far."""
        return ()

    def ended_by(self) -> str:
        """Returns the id of what brought the end about, one of `endings`."""
        return self.endings[0]

    def counted(self, game: Any) -> dict[str, int]:
        """Returns each of the `figures` of a game that is over."""
        return {}

    def rates(self, game: Any) -> dict[str, tuple[float, float]]:
        """Returns, for each of the `shares` and `means`, how much was counted in a game that is over, and in how many
        cases."""
        return {}

    def offered(self, game: Any) -> tuple[str, ...]:
        """Returns the ids of the `pieces` that could be bought in a game that is over."""
        return self.pieces

    @classmethod
    def usual(cls, options: Any) -> Mapping[str, Bounds]:
        """Returns the bounds of figures of `arena.manner` among people who play with these options, where they are
        known."""
        return {}

    @classmethod
    def way_to_win(cls, score: int, points: Mapping[str, int]) -> str | None:
        """Returns by which of the `ways` a winner won with these points; None if the game tells none apart."""
        return None
