"""How a game was won: the facts that the sources of points tell, and the steps in which they are counted up."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import attrs

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.gui.models.scores import Source, Total


@attrs.frozen
class Step:
    """A source of points as it is counted: what it brings each player, by seat; None where it is no such source."""

    name: str
    token: str
    gains: tuple[int | None, ...]


def steps_of(sources: Sequence[Source], standings: Sequence[Standing]) -> list[Step]:
    """Returns the sources in their order with the values by seat; those that bring nobody anything are left out."""
    places = {one.seat: column for column, one in enumerate(standings)}
    return [
        Step(source.name, source.token, tuple(source.values[places[seat]] for seat in range(len(standings))))
        for source in sources
        if any(source.values)
    ]


class Way(Enum):
    """What decided a game."""

    SHARED = "shared"
    """The first players are equal in everything."""
    TIE_BREAK = "tie_break"
    HANDICAP = "handicap"
    """Without what the seats were given or charged, another player would have won, or several."""
    MAIN_SOURCE = "main_source"
    """The source that brought the winner most is the one that made the difference to the second player."""
    OTHER_SOURCE = "other_source"
    """Another one made the difference."""
    ALONE = "alone"
    """There is nobody to compare with, or no source tells anything."""


@attrs.frozen
class Victory:
    """The facts of a victory.

    `winners` are seats; `second` is the seat of the first one who has not won, be it by the tie-break. `main` is the
    number of the source that brought the winner most, `decisive` that of the source by which the winner was ahead of
    the second player most; both count in the list of sources.
    """

    way: Way
    winners: tuple[int, ...]
    second: int | None = None
    main: int = 0
    decisive: int = 0


def victory_of(sources: Sequence[Source], totals: Sequence[Total], standings: Sequence[Standing]) -> Victory:
    """Returns how the first player has won. `totals` and the values of sources are in the order of `standings`."""
    winners = tuple(one.seat for one in standings if one.place == 1)
    if len(winners) > 1:
        return Victory(Way.SHARED, winners)
    if len(standings) < 2 or not sources or not totals:
        return Victory(Way.ALONE, winners)
    first, second = standings[0], standings[1]
    won = [source.values[0] or 0 for source in sources]
    leads = [(source.values[0] or 0) - (source.values[1] or 0) for source in sources]
    main = max(range(len(sources)), key=won.__getitem__)
    decisive = max(range(len(sources)), key=leads.__getitem__)
    if totals[0].shown == totals[1].shown:
        return Victory(Way.TIE_BREAK, winners, second.seat, main, decisive)
    if first.points <= second.points or leads[decisive] <= 0:
        return Victory(Way.HANDICAP, winners, second.seat, main, decisive)
    way = Way.MAIN_SOURCE if main == decisive else Way.OTHER_SOURCE
    return Victory(way, winners, second.seat, main, decisive)
