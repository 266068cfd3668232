"""The buildings of a whole game, with the rounds in which they were built and covered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from puertorico_desktop.engine.sanjuan.components import CARDS, Card
from puertorico_desktop.engine.sanjuan.events import BuildingBuilt, BuildingCovered, RoundStarted
from puertorico_desktop.match.match import Match


@attrs.frozen
class Built:
    """A building of a player.

    `round` is the one in which it was built, 0 if it was there at the start. `over` is the building that it covered.
    `covered` is the round in which it was covered itself, None if it was not.
    """

    card: Card
    round: int
    over: Card | None = None
    covered: int | None = None


def buildings_of(match: Match[Any]) -> list[list[Built]]:
    """Returns the buildings of every seat in the order in which they were built. Of several buildings of a kind, the
    oldest one counts as the covered one."""
    start = match.record.position_at(0)
    found = [list(_at_start(player.city)) for player in start.players]
    now, over = start.round, None
    for move in match.moves:
        for event in move.events:
            match event:
                case RoundStarted():
                    now = event.round
                case BuildingCovered():
                    over, city = event.building, found[event.seat]
                    place = next(
                        number for number, one in enumerate(city) if one.card is over and one.covered is None
                    )
                    city[place] = attrs.evolve(city[place], covered=now)
                case BuildingBuilt():
                    found[event.seat].append(Built(event.building, now, over))
                    over = None
    return found


def _at_start(city: tuple[int, ...] | list[int]) -> Iterator[Built]:
    for card in CARDS:
        for _ in range(city[card]):
            yield Built(card, 0)
