"""The values of the buildings of the expansions beyond their printed points, over the rest of the game."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon
from puertorico_desktop.bots.puertorico.heuristic.production import Works
from puertorico_desktop.engine.puertorico.abilities.new_buildings import CLOISTER_POINTS, TILES_IN_A_SET
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, FIRST_BUILDING_SITE, Building, Good, Role
from puertorico_desktop.engine.puertorico.state import PlayerBoard

Estimate = Callable[[PlayerBoard, Horizon, Works], float]

FOREST_SAVES: Final = 0.45
"""The doubloons that a forest saves on a building."""
GUEST_A_ROUND: Final = 0.15
"""The value per round to come, in points, of two people who can go wherever they are needed."""
SPOILT_MOST: Final = 1.0
"""The greatest number of goods per captain phase that a storehouse saves from being lost."""
IN_KIND: Final = 0.5
"""The doubloons that a black market replaces in a builder phase."""
PRIVATE_SALE: Final = 0.4
"""The chance that a trading post sells a good that the trading house would not take."""
PRIVILEGE_A_ROUND: Final = 0.9
"""The value of a doubled privilege per round, in doubloons."""
MIXED: Final = 0.25
"""The points per captain phase for each good that a craftsman phase makes and for which the ships have no room."""
CHURCH_A_BUILDING: Final = 0.8
NOBLES_A_ROUND: Final = 0.15
"""The nobles that a player receives per round, those of the villa not counted."""
TILE_TRADES: Final = 0.3
"""The value, in points, of a plantation bought or sold in a trader phase."""
HUNTS: Final = 0.5
"""The points of a hunting lodge per settler phase, weighted by the chance that the player's own island is the
smallest."""


def _buildings_to_come(player: PlayerBoard, ahead: Horizon) -> float:
    return min(ahead.coming[Role.BUILDER], float(CITY_SPACES - player.spaces))


def _aqueduct(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    large = player.owns(Building.INDIGO_PLANT) + player.owns(Building.SUGAR_MILL)
    return 0.5 * (large + 0.2) * ahead.coming[Role.CRAFTSMAN]


def _forest_house(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    forests = sum(player.forests) + 0.3 * ahead.coming[Role.SETTLER]
    return FOREST_SAVES * forests * _buildings_to_come(player, ahead) * ahead.doubloon


def _black_market(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return IN_KIND * _buildings_to_come(player, ahead) * ahead.doubloon


def _storehouse(_player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return ahead.coming[Role.CAPTAIN] * min(SPOILT_MOST, fsum(works.barrels) / 5)


def _guesthouse(_player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return GUEST_A_ROUND * ahead.rounds


def _trading_post(_player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    dearest = max((good for good in Good if works.barrels[good] >= 1), default=0)
    return PRIVATE_SALE * dearest * ahead.doubloon * ahead.coming[Role.TRADER]


def _church(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return CHURCH_A_BUILDING * _buildings_to_come(player, ahead)


def _small_wharf(_player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return MIXED * (fsum(works.barrels) + 1) * ahead.coming[Role.CAPTAIN]


def _lighthouse(_player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return (0.3 + 0.8 * works.kinds()) * ahead.doubloon * ahead.coming[Role.CAPTAIN]


def _library(_player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return PRIVILEGE_A_ROUND * ahead.rounds * ahead.doubloon


def _specialty_factory(_player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return max(0.0, max(works.barrels[1:]) - 1) * ahead.doubloon * ahead.coming[Role.CRAFTSMAN]


def _union_hall(_player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return fsum([0.4 * amount for amount in works.barrels if amount > 1]) * ahead.coming[Role.CAPTAIN]


def _cloister(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    kinds = (*player.circles[:FIRST_BUILDING_SITE], sum(player.forests))
    sets = sum(tiles // TILES_IN_A_SET for tiles in kinds)
    more = 0.1 * min(12 - player.tiles, ahead.coming[Role.SETTLER])
    return CLOISTER_POINTS[sets] + more * 3


def _land_office(_player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return TILE_TRADES * ahead.coming[Role.TRADER]


def _chapel(_player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return max(0.9, ahead.doubloon) * ahead.coming[Role.CRAFTSMAN]


def _hunting_lodge(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return HUNTS * ahead.coming[Role.SETTLER] * (player.tiles <= 5)


def _zoning_office(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return _buildings_to_come(player, ahead) * ahead.doubloon


def _royal_supplier(player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    nobles = player.all_nobles + NOBLES_A_ROUND * ahead.rounds / 2
    return 0.7 * min(nobles, works.kinds()) * ahead.coming[Role.CAPTAIN]


def _villa(_player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return 1.4 * ahead.coming[Role.MAYOR]


def _jeweler(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    nobles = player.all_nobles + NOBLES_A_ROUND * ahead.rounds / 2
    return nobles * ahead.doubloon * ahead.coming[Role.CRAFTSMAN]


def _royal_garden(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return player.all_nobles + NOBLES_A_ROUND * ahead.rounds


WORKING: Final[dict[Building, Estimate]] = {
    Building.AQUEDUCT: _aqueduct,
    Building.FOREST_HOUSE: _forest_house,
    Building.BLACK_MARKET: _black_market,
    Building.STOREHOUSE: _storehouse,
    Building.GUESTHOUSE: _guesthouse,
    Building.TRADING_POST: _trading_post,
    Building.CHURCH: _church,
    Building.SMALL_WHARF: _small_wharf,
    Building.LIGHTHOUSE: _lighthouse,
    Building.LIBRARY: _library,
    Building.SPECIALTY_FACTORY: _specialty_factory,
    Building.UNION_HALL: _union_hall,
    Building.LAND_OFFICE: _land_office,
    Building.CHAPEL: _chapel,
    Building.HUNTING_LODGE: _hunting_lodge,
    Building.ZONING_OFFICE: _zoning_office,
    Building.ROYAL_SUPPLIER: _royal_supplier,
    Building.VILLA: _villa,
    Building.JEWELER: _jeweler,
}
"""The estimates for buildings that have an effect in phases."""

HALLS: Final[dict[Building, Estimate]] = {
    Building.CLOISTER: _cloister,
    Building.ROYAL_GARDEN: _royal_garden,
}
"""The estimates for buildings that score at the end."""
