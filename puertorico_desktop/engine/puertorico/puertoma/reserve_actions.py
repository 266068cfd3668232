"""The action that places a Puertoma's reserve marker. See `actions.py` for masks and bits."""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.checked_fields import check_kind
from puertorico_desktop.engine.puertorico.actions import FIRST_BIT, NumberedAction, register_actions
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.decisions import DecisionKind


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class ReserveBuilding(NumberedAction):
    """Put the reserve marker on a large building."""

    building: Building

    def __init__(self, building: Building) -> None:
        check_kind("building", building, Building)
        self.building = building
        self._number(int(building), FIRST_BIT)


RESERVE: Final[tuple[ReserveBuilding, ...]] = tuple(ReserveBuilding(building) for building in Building)

register_actions(RESERVE, DecisionKind.RESERVE)
