"""How much of the game is still to come, as a player estimates it at a glance.

Every rule of thumb rests on this: a quarry is worth many doubloons in round 2 and none in the last round.
"""

from __future__ import annotations

from typing import Final, cast

import attr

from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, Role
from puertorico_desktop.engine.puertorico.phases.round import FREE, NOT_IN_GAME, Round
from puertorico_desktop.engine.puertorico.state import GameState

COLONISTS_A_ROUND: Final = 1.25
"""Colonists a player that leave the supply in a typical round."""
SPACES_A_ROUND: Final = 0.8
"""City spaces that the fastest builder fills in a typical round."""
POINTS_A_ROUND: Final = 1.6
"""Victory point chips a player that are handed out in a round, over the whole game."""
FORESIGHT: Final = 0.45
"""Share of the rounds to come that a plan is worth making for: the others have plans as well."""

DOUBLOON_LATE: Final = 0.75
"""Victory points that a doubloon buys shortly before the end, when large buildings are bought."""
DOUBLOON_EARLY: Final = 0.4
"""What a doubloon of the first round is worth beyond that: it buys what works for many rounds."""
EARLY_ROUNDS: Final = 12.0
"""With so many rounds to plan for a doubloon has its full early value."""


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Outlook(FieldMethods):
    """What is to come. `rounds` to plan for after the running one; `coming[role]` phases, the running one not
    counted; `doubloon` is the worth of a doubloon in victory points.
    """

    rounds: float
    coming: tuple[float, ...]
    doubloon: float

    def __init__(self, rounds: float, coming: tuple[float, ...], doubloon: float) -> None:
        self.rounds = rounds
        self.coming = coming
        self.doubloon = doubloon

    def soon(self, role: Role) -> float:
        """How surely the phase comes at least once: 0 to 1."""
        return min(1.0, self.coming[role])


def horizon(table: GameState) -> Outlook:
    """The outlook for everybody at the table."""
    rounds = 0.0 if table.end_triggers or table.kind is None else _rounds_left(table)
    coming = _coming(table, rounds)
    early = min(1.0, rounds / EARLY_ROUNDS)
    doubloon = (DOUBLOON_LATE + DOUBLOON_EARLY * early) * min(1.0, coming[Role.BUILDER])
    return Outlook(rounds, coming, doubloon)


def _rounds_left(table: GameState) -> float:
    """Rounds after the running one until the first of the three ends, as far as they can be planned for."""
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
    """For each role how often it will be chosen: perhaps in this round, and its share of the rounds after."""
    if table.kind is None:
        return (0.0,) * len(Role)
    owners = table.role_owners
    cards = len(owners) - owners.count(NOT_IN_GAME)
    free = owners.count(FREE)
    choices_left = len(cast(Round, table.stack[0]).waiting)
    now = choices_left / free if free else 0.0
    later = rounds * (cards - free + choices_left) / cards
    return tuple(later + now if owner == FREE else later for owner in owners)
