"""The places of players by their points."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.game import Standing


def standings_of(totals: Sequence[int], tie_breaks: Sequence[int], handicaps: Sequence[int] = ()) -> list[Standing]:
    """Returns the standings from first to last place, from the points and the tie break of each seat; seats that are
    equal in both share a place. `handicaps`, in half points, count for the places only."""
    halves = [2 * total for total in totals]
    for seat, handicap in enumerate(handicaps):
        halves[seat] += handicap
    ranks = [(-half, -tie_break) for half, tie_break in zip(halves, tie_breaks, strict=True)]
    found: list[Standing] = []
    for index, seat in enumerate(sorted(range(len(ranks)), key=ranks.__getitem__)):
        shared = index > 0 and ranks[found[-1].seat] == ranks[seat]
        place = found[-1].place if shared else index + 1
        found.append(Standing(seat, place, totals[seat], tie_breaks[seat]))
    return found
