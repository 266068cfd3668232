"""The actions of a player that concern the achievement cards (S000 page 32). See `actions.py` for masks and bits.

The order here: keeping cards, then buying a building for all doubloons.
"""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.checked_fields import check_kind
from puertorico_desktop.engine.puertorico.actions import BUILD, FIRST_BIT, NOWHERE, NumberedAction, register_actions
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Achievement, Building
from puertorico_desktop.engine.puertorico.decisions import DecisionKind

_LARGE: Final = tuple(building for building, row in CATALOG.items() if row.spaces > 1)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class KeepCard(NumberedAction):
    """Keep a card of the pack in hand; the other cards go to the left neighbour."""

    achievement: Achievement

    def __init__(self, achievement: Achievement) -> None:
        check_kind("achievement", achievement, Achievement)
        self.achievement = achievement
        self._number(int(achievement), FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class BuildForAll(NumberedAction):
    """Buy a large building for all doubloons of the player, where these are more than its price: discounts may be
    left unused (R16)."""

    building: Building

    def __init__(self, building: Building) -> None:
        check_kind("building", building, Building)
        self.building = building
        place = _LARGE.index(building) if building in _LARGE else NOWHERE
        self._number(place, FIRST_BIT + len(BUILD))


KEEP: Final[tuple[KeepCard, ...]] = tuple(KeepCard(achievement) for achievement in Achievement)
BUILD_FOR_ALL: Final[dict[Building, BuildForAll]] = {building: BuildForAll(building) for building in _LARGE}
"""The action for each large building."""

register_actions(KEEP, DecisionKind.KEEP_CARD)
register_actions([*BUILD_FOR_ALL.values()], DecisionKind.BUILD)
