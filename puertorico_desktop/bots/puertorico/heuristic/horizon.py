"""A quick estimate of how much of the game is still to come.

All rules of thumb depend on it: a quarry is worth many doubloons in round 2 and none in the last round.
"""

from __future__ import annotations

from typing import Final, cast

import attr

from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, Role
from puertorico_desktop.engine.puertorico.phases.round import FREE, NOT_IN_GAME, Round
from puertorico_desktop.engine.puertorico.state import GameState

COLONISTS_A_ROUND: Final = 1.25
"""The colonists per player that leave the supply in a typical round."""
SPACES_A_ROUND: Final = 0.8
"""The city spaces that the fastest builder fills in a typical round."""
POINTS_A_ROUND: Final = 1.6
"""The victory point chips per player that are handed out in a round, averaged over the whole game."""
FORESIGHT: Final = 0.45
"""The share of the rounds to come that plans can count on: the other players have plans as well."""

DOUBLOON_LATE: Final = 0.75
"""The value of a doubloon, in victory points, shortly before the end, when large buildings are bought."""
DOUBLOON_EARLY: Final = 0.4
"""The additional value of a doubloon in the first round: it buys things that work for many rounds."""
EARLY_ROUNDS: Final = 12.0
"""The number of rounds to plan for at which a doubloon has its full early value."""


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Horizon(FieldMethods):
    """The expected rest of the game. `rounds` is the number of rounds to plan for after the running one;
    `coming[role]` the number of phases, without the running one; `doubloon` the value of a doubloon in victory
    points."""

    rounds: float
    coming: tuple[float, ...]
    doubloon: float

    def __init__(self, rounds: float, coming: tuple[float, ...], doubloon: float) -> None:
        self.rounds = rounds
        self.coming = coming
        self.doubloon = doubloon

    def chance_of_phase(self, role: Role) -> float:
        """Returns the chance, from 0 to 1, that the phase comes at least once."""
        return min(1.0, self.coming[role])


def horizon(table: GameState) -> Horizon:
    """Returns the outlook, which is the same for all players."""
    rounds = 0.0 if table.end_triggers or table.kind is None else _rounds_left(table)
    coming = _coming(table, rounds)
    early = min(1.0, rounds / EARLY_ROUNDS)
    doubloon = (DOUBLOON_LATE + DOUBLOON_EARLY * early) * min(1.0, coming[Role.BUILDER])
    return Horizon(rounds, coming, doubloon)


def _rounds_left(table: GameState) -> float:
    """Returns the rounds after the running one until the first of the three triggers of the end, as far as plans can
    count on them."""
    players = table.players
    fewest = CITY_SPACES
    for player in players:
        free = player.free_spaces
        if free < fewest:
            fewest = free
    rounds = min(
        table.colonist_supply / (COLONISTS_A_ROUND * len(players)),
        fewest / SPACES_A_ROUND,
        table.points_left / (POINTS_A_ROUND * len(players)),
    )
    return max(0.0, FORESIGHT * (rounds - 0.5))


def _coming(table: GameState, rounds: float) -> tuple[float, ...]:
    """Returns, for each role, the expected number of times that it will be chosen: in this round, and in those after
    it."""
    if table.kind is None:
        return (0.0,) * len(Role)
    owners = table.role_owners
    cards = len(owners) - owners.count(NOT_IN_GAME)
    free = owners.count(FREE)
    choices_left = len(cast(Round, table.stack[0]).waiting)
    now = choices_left / free if free else 0.0
    later = rounds * (cards - free + choices_left) / cards
    return tuple(later + now if owner == FREE else later for owner in owners)
