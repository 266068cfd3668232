"""The explanation of a victory: the facts derived from the sources of points, and the steps of the animated count."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import attrs

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.gui.models.scores import Source, Total


@attrs.frozen
class Step:
    """A source of points as a step of the count: its points for each player, by seat; None for a player without that
    bonus."""

    name: str
    token: str
    gains: tuple[int | None, ...]


def steps_of(sources: Sequence[Source], standings: Sequence[Standing]) -> list[Step]:
    """Returns the sources in order with the values by seat; sources without points for anybody are left out."""
    places = {one.seat: column for column, one in enumerate(standings)}
    return [
        Step(source.name, source.token, tuple(source.values[places[seat]] for seat in range(len(standings))))
        for source in sources
        if any(source.values)
    ]


class DecidingFactor(Enum):
    """The factor that decided a game."""

    SHARED = "shared"
    """The first players are equal in points and tie-break."""
    TIE_BREAK = "tie_break"
    HANDICAP = "handicap"
    """Without the handicaps of the seats, another player, or several, would have won."""
    MAIN_SOURCE = "main_source"
    """The winner's largest source is also the one with the largest lead over the second player."""
    OTHER_SOURCE = "other_source"
    """Another source than the winner's largest one has the largest lead."""
    ALONE = "alone"
    """There is no second player to compare with, or there are no sources."""


@attrs.frozen
class Victory:
    """The facts of a victory.

    `winners` are seats; `second` is the seat of the best player who has not won, possibly only by the tie-break.
    `main` is the index of the winner's largest source, `decisive` that of the source with the winner's largest lead
    over the second player; both are indices into the list of sources.
    """

    way: DecidingFactor
    winners: tuple[int, ...]
    second: int | None = None
    main: int = 0
    decisive: int = 0


def victory_of(sources: Sequence[Source], totals: Sequence[Total], standings: Sequence[Standing]) -> Victory:
    """Returns the facts of the first player's victory. `totals` and the values of sources are in the order of
    `standings`."""
    winners = tuple(one.seat for one in standings if one.place == 1)
    if len(winners) > 1:
        return Victory(DecidingFactor.SHARED, winners)
    if len(standings) < 2 or not sources or not totals:
        return Victory(DecidingFactor.ALONE, winners)
    first, second = standings[0], standings[1]
    won = [source.values[0] or 0 for source in sources]
    leads = [(source.values[0] or 0) - (source.values[1] or 0) for source in sources]
    main = max(range(len(sources)), key=won.__getitem__)
    decisive = max(range(len(sources)), key=leads.__getitem__)
    if totals[0].shown == totals[1].shown:
        return Victory(DecidingFactor.TIE_BREAK, winners, second.seat, main, decisive)
    if first.points <= second.points or leads[decisive] <= 0:
        return Victory(DecidingFactor.HANDICAP, winners, second.seat, main, decisive)
    way = DecidingFactor.MAIN_SOURCE if main == decisive else DecidingFactor.OTHER_SOURCE
    return Victory(way, winners, second.seat, main, decisive)
