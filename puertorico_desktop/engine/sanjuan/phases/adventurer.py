"""The adventurer phase: the chooser draws a card; then Gold Mines and Banks take effect (S002).

They take effect for every owner in every such phase, in turn order from the chooser, the Gold Mine before the Bank
(rulings.md, San Juan 2).
"""

from __future__ import annotations

from puertorico_desktop.engine.sanjuan.components import Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.phases.base import end_phase
from puertorico_desktop.engine.sanjuan.phases.benefit import offer
from puertorico_desktop.engine.sanjuan.state import GameState

_GOLD_MINE, _BANK = 1 << Card.GOLD_MINE, 1 << Card.BANK


def advance(table: GameState) -> None:
    """Queue the benefits of all players; end the phase when the queue has been worked off. A Publishing House doubles
    the privilege (S002)."""
    if not table.waiting:
        end_phase(table, Role.ADVENTURER)
        return
    offer(table, table.chooser, Benefit.ADVENTURER, 2 if table.doubled else 1)
    for seat in table.waiting:
        owned = table.players[seat].owned
        if owned & _GOLD_MINE:
            offer(table, seat, Benefit.GOLD_MINE)
        if owned & _BANK:
            offer(table, seat, Benefit.BANK)
    table.waiting = ()
