"""The prospector: no action for anybody, one doubloon for the chooser (S001, S003)."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import Benefit, Role
from puertorico_desktop.engine.puertorico.phases.benefit import effect_of, offer, receive_doubloons
from puertorico_desktop.engine.puertorico.state import Table

PROSPECTOR_PRIVILEGE = 1
"""Doubloons for the prospector; a library doubles them."""

_BENEFIT = Benefit.PROSPECTOR_PRIVILEGE


def begin(table: Table, chooser: int) -> None:
    """Give the doubloon; there is no phase."""
    offer(table, chooser, _BENEFIT)
    table.proceed()


@effect_of(_BENEFIT)
def take_privilege(table: Table, seat: int, _detail: int) -> None:
    """The prospector receives a doubloon from the bank."""
    factor = table.players[seat].hooks.privilege_factor
    receive_doubloons(table, seat, PROSPECTOR_PRIVILEGE * factor, Role.PROSPECTOR)
