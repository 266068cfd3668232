"""The choice of goods by a Puertoma: to sell and to load (S000 pages 38 to 40)."""

from __future__ import annotations

from typing import Final

from puertorico_desktop.engine.puertorico.actions import LOAD
from puertorico_desktop.engine.puertorico.components import GOODS, TRADING_HOUSE_SPACES, Good, Task
from puertorico_desktop.engine.puertorico.deeds import SOLD
from puertorico_desktop.engine.puertorico.phases.captain import LOAD_BITS
from puertorico_desktop.engine.puertorico.phases.trader import sale_price
from puertorico_desktop.engine.puertorico.puertoma.account import StepRule
from puertorico_desktop.engine.puertorico.puertoma.deliberation import Deliberation

LEAST_PAY: Final = 1
"""The lowest price at which a Puertoma sells, in doubloons (S000 page 38)."""


def sellable(thought: Deliberation, chooser: bool) -> list[Good]:
    """Returns the goods that the Puertoma can sell to the trading house at a sufficient price, the cheapest first."""
    board, house = thought.board, thought.table.house
    if len(house) == TRADING_HOUSE_SPACES:
        return []
    same_kind = board.hooks.allows_same_kind
    return [
        good
        for good in GOODS
        if board.goods[good] and (same_kind or good not in house) and sale_price(board, good, chooser) >= LEAST_PAY
    ]


def best_sale(thought: Deliberation, chooser: bool) -> Good | None:
    """Returns the good that the Puertoma sells; None for none."""
    goods = sellable(thought, chooser)
    if not goods:
        return None
    if len(thought.table.house) == TRADING_HOUSE_SPACES - 1:
        for task in thought.table.tasks:
            if task.winner is None and task.row.deed == SOLD and task.goods[0] in goods:
                thought.note(StepRule.CLOSING_TIME, goods, (task.goods[0],))
                return task.goods[0]
    best = goods[-1]
    thought.note(StepRule.DEAREST_SALE, goods, (best,), sale_price(thought.board, best, chooser))
    return best


def chosen_load(thought: Deliberation, legal: int) -> int:
    """Returns the bit of the load that the Puertoma makes, 0 for none; `legal` is the mask of the loads that the
    rules allow."""
    send_off = _send_off(thought)
    if send_off:
        return send_off
    loads = [
        (good, ship, _amount(thought, good, ship))
        for good in GOODS
        for ship in range(len(thought.table.ships))
        if legal & LOAD_BITS[good][ship]
    ]
    if not loads:
        return 0
    most = max([amount for _, _, amount in loads])
    kinds = sorted({good for good, _, _ in loads})
    left = sorted({good for good, _, amount in loads if amount == most})
    thought.note(StepRule.MOST_LOADED, kinds, left, most)
    if len(left) > 1:
        thought.note(StepRule.CHEAPEST_KIND, left, left[:1])
    ships = [ship for good, ship, amount in loads if good is left[0] and amount == most]
    if len(ships) > 1:
        thought.note(StepRule.SMALLEST_SHIP, value=thought.table.ships[ships[0]])
    return LOAD[left[0]][ships[0]].bit


def _amount(thought: Deliberation, good: Good, ship: int) -> int:
    table = thought.table
    return min(thought.board.goods[good], table.ships[ship] - table.ship_loads[ship])


def _send_off(thought: Deliberation) -> int:
    """Returns the bit of the load that completes a send-off task, the first from left to right, or 0: the load fills
    the ship with that good, and need not be as large as one elsewhere (S000 page 40)."""
    table = thought.table
    for task in table.tasks:
        ship_asked = task.row.ship
        if task.winner is None and ship_asked is not None:
            good, ship = task.goods[0], ship_asked.value % len(table.ships)
            carried = table.ship_goods[ship]
            elsewhere = good in table.ship_goods and carried != good
            room = table.ships[ship] - table.ship_loads[ship]
            if carried in (-1, good) and not elsewhere and 0 < room <= thought.board.goods[good]:
                thought.note(StepRule.SEND_OFF, left=(good,), value=table.ships[ship], about=Task(task.task))
                return LOAD[good][ship].bit
    return 0
