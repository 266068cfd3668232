"""The prospector: no action for anybody, one doubloon for the chooser (S001, S003)."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import Benefit, Role
from puertorico_desktop.engine.puertorico.events import DoubloonsReceived
from puertorico_desktop.engine.puertorico.state import Table, effect_of

PROSPECTOR_PRIVILEGE = 1
"""Doubloons for the prospector."""


def begin(table: Table, chooser: int) -> None:
    """Give the doubloon; there is no phase."""
    table.offer(chooser, Benefit.PROSPECTOR_PRIVILEGE)


@effect_of(Benefit.PROSPECTOR_PRIVILEGE)
def take_privilege(table: Table, seat: int, _detail: int) -> None:
    """The prospector receives a doubloon from the bank."""
    table.players[seat].doubloons += PROSPECTOR_PRIVILEGE
    if table.sink is not None:
        table.sink.append(DoubloonsReceived(seat, PROSPECTOR_PRIVILEGE, Role.PROSPECTOR))
