"""The choice of a deed by a Puertoma as the smuggler (S000 page 40): the deed that brings most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puertorico_desktop.engine.puertorico.components import Deed, Good
from puertorico_desktop.engine.puertorico.phases.smuggler import leaving
from puertorico_desktop.engine.puertorico.puertoma.account import StepRule
from puertorico_desktop.engine.puertorico.puertoma.deliberation import Deliberation
from puertorico_desktop.engine.puertorico.smuggler_actions import MOST_SMUGGLED, PLUNDER, POACH, RAID

_DEEDS: Final = tuple(Deed)


def _brought(thought: Deliberation, ship: int | None) -> list[int]:
    """Returns the gain of each deed: people that the Puertoma would keep, goods in the trading house, goods of that
    ship."""
    table, board = thought.table, thought.board
    room = board.all_circles - sum(board.colonists)
    raided = 0 if ship is None else min(table.ship_loads[ship], MOST_SMUGGLED)
    return [min(MOST_SMUGGLED, leaving(table), room), len(table.house), raided]


def _ship_to_raid(thought: Deliberation) -> tuple[int | None, list[tuple[StepRule, list[Good], list[Good]]]]:
    """Returns the ship that the Puertoma would raid (None if all are empty), and the rules applied, each with the
    kinds before and after: a kind that it does not produce, most goods, the dearest kind."""
    table, board = thought.table, thought.board
    ships = [ship for ship, load in enumerate(table.ship_loads) if load]
    why: list[tuple[StepRule, list[Good], list[Good]]] = []
    if not ships:
        return None, why

    def keep(rule: StepRule, left: list[int]) -> list[int]:
        if not left:
            return ships
        if len(left) == len(ships):
            return ships
        why.append((rule, _kinds_aboard(thought, ships), _kinds_aboard(thought, left)))
        return left

    if len(ships) > 1:
        ships = keep(StepRule.NOT_MADE, [one for one in ships if not board.active(table.ship_goods[one])])
    if len(ships) > 1:
        most = max([table.ship_loads[one] for one in ships])
        ships = keep(StepRule.MOST_ABOARD, [one for one in ships if table.ship_loads[one] == most])
    if len(ships) > 1:
        ships = keep(StepRule.DEAREST_KIND, [max(ships, key=lambda one: table.ship_goods[one])])
    return ships[0], why


def _kinds_aboard(thought: Deliberation, ships: Sequence[int]) -> list[Good]:
    return [Good(thought.table.ship_goods[ship]) for ship in ships]


def most_smuggled(thought: Deliberation) -> int:
    """Returns the gain of the best deed."""
    ship, _ = _ship_to_raid(thought)
    return max(_brought(thought, ship))


def chosen_deed(thought: Deliberation, legal: int) -> int:
    """Returns the bit of the chosen deed among the legal ones; 0 for none."""
    ship, why = _ship_to_raid(thought)
    brought = _brought(thought, ship)
    most = max(brought)
    if not most:
        return 0
    left = [deed for deed in _DEEDS if brought[deed] == most]
    thought.note(StepRule.MOST_SMUGGLED, [deed for deed in _DEEDS if brought[deed]], left, most)
    if len(left) > 1:
        thought.note(StepRule.ORDER_OF_DEEDS, left, left[:1])
    if left[0] is Deed.POACH:
        return (POACH[1] if legal & POACH[1].bit else POACH[0]).bit
    if left[0] is Deed.PLUNDER:
        return PLUNDER.bit
    assert ship is not None
    for rule, among, remaining in why:
        thought.note(rule, among, remaining)
    return RAID[ship][brought[Deed.RAID]].bit
