"""The values of the violet buildings beyond their printed points, in victory points over the rest of the game."""

from __future__ import annotations

from math import fsum
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic import expansions
from puertorico_desktop.bots.puertorico.heuristic.expansions import Estimate
from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon
from puertorico_desktop.bots.puertorico.heuristic.production import Works
from puertorico_desktop.engine.puertorico.abilities.classic import FACTORY_PAY
from puertorico_desktop.engine.puertorico.catalog import CATALOG, Category
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, ISLAND_SPACES, Building, Role, Tile
from puertorico_desktop.engine.puertorico.state import PlayerBoard

TILE_A_ROUND: Final = 0.16
"""The value of one more plantation per round that is left, in points."""
COLONIST_A_ROUND: Final = 0.12
"""The value of one more colonist per round that is left, in points."""
QUARRY_A_ROUND: Final = 0.15
"""The value of a quarry instead of a plantation per round that is left, in points; two are plenty."""
GOOD_QUARRIES: Final = 3

SPOILT_EARLY: Final = 0.35
"""The goods that a producer of one barrel loses at the end of a captain phase without a warehouse."""
SPOILT_MOST: Final = 1.4
FIRST_LOAD: Final = 0.8
"""The loads per captain phase for the first kind of good that a player makes; `NEXT_LOAD` is for every further
kind."""
NEXT_LOAD: Final = 0.85
WHARF_LOADS: Final = 0.7
"""The share of the goods of the most common kind that find no room on the cargo ships, and go onto the wharf's
ship."""

SMALL_PRODUCTION: Final = sum(
    1 << row.building for row in CATALOG.values() if row.category is Category.SMALL_PRODUCTION
)
LARGE_PRODUCTION: Final = sum(
    1 << row.building for row in CATALOG.values() if row.category is Category.LARGE_PRODUCTION
)
VIOLET: Final = sum(1 << row.building for row in CATALOG.values() if not row.is_production)


def _hacienda(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return min(ahead.coming[Role.SETTLER], ISLAND_SPACES - player.tiles) * TILE_A_ROUND * ahead.rounds / 2


def _construction_hut(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    wanted = min(ahead.coming[Role.SETTLER], GOOD_QUARRIES - player.circles[Tile.QUARRY], 2.0)
    return max(0.0, wanted) * QUARRY_A_ROUND * ahead.rounds / 2


def _small_warehouse(player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return ahead.coming[Role.CAPTAIN] * min(SPOILT_MOST, SPOILT_EARLY * fsum(works.barrels) / 2)


def _large_warehouse(player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return 1.4 * _small_warehouse(player, ahead, works)


def _hospice(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return min(ahead.coming[Role.SETTLER], ISLAND_SPACES - player.tiles) * COLONIST_A_ROUND * ahead.rounds / 2


def _university(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return min(ahead.coming[Role.BUILDER], CITY_SPACES - player.spaces) * COLONIST_A_ROUND * ahead.rounds / 2


def _factory(_player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    kinds = works.kinds()
    whole = min(int(kinds), 4)
    pay = FACTORY_PAY[whole] + (FACTORY_PAY[whole + 1] - FACTORY_PAY[whole]) * min(1.0, kinds - whole)
    return ahead.coming[Role.CRAFTSMAN] * pay * ahead.doubloon


def _harbor(_player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    kinds = works.kinds()
    return ahead.coming[Role.CAPTAIN] * (FIRST_LOAD * min(1.0, kinds) + NEXT_LOAD * max(0.0, kinds - 1))


def _wharf(_player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return ahead.coming[Role.CAPTAIN] * WHARF_LOADS * (max(works.barrels) + 1.0)


def _guild_hall(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    small = (player.owned & SMALL_PRODUCTION).bit_count()
    return small + 2.0 * (player.owned & LARGE_PRODUCTION).bit_count() + 0.4 * ahead.coming[Role.BUILDER]


def _residence(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return min(7.0, max(4.0, player.tiles - 5.0 + 0.7 * ahead.coming[Role.SETTLER]))


def _fortress(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return (player.all_colonists + 1.8 * ahead.coming[Role.MAYOR]) / 3


def _customs_house(player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return (player.points + 0.6 * fsum(works.barrels) * ahead.coming[Role.CAPTAIN]) / 4


def _city_hall(player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return (player.owned & VIOLET).bit_count() + 0.5 * ahead.coming[Role.BUILDER]


# Without the markets and the office, which change the price of a sale (`production.sales_worth`).
WORKING: Final[dict[Building, Estimate]] = {
    Building.HACIENDA: _hacienda,
    Building.CONSTRUCTION_HUT: _construction_hut,
    Building.SMALL_WAREHOUSE: _small_warehouse,
    Building.HOSPICE: _hospice,
    Building.LARGE_WAREHOUSE: _large_warehouse,
    Building.FACTORY: _factory,
    Building.UNIVERSITY: _university,
    Building.HARBOR: _harbor,
    Building.WHARF: _wharf,
    **expansions.WORKING,
}
"""The estimates for buildings that have an effect in phases."""

HALLS: Final[dict[Building, Estimate]] = {
    Building.GUILD_HALL: _guild_hall,
    Building.RESIDENCE: _residence,
    Building.FORTRESS: _fortress,
    Building.CUSTOMS_HOUSE: _customs_house,
    Building.CITY_HALL: _city_hall,
    **expansions.HALLS,
}
"""The estimates for buildings that score at the end."""

_ESTIMATES: Final = tuple((1 << building, building, estimate) for building, estimate in (WORKING | HALLS).items())


def violet_worth(player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    """Returns the value, in points, of the effects of all violet buildings of a player."""
    total = 0.0
    owned = player.owned
    for bit, building, estimate in _ESTIMATES:
        if owned & bit:
            total += works.share(player, building) * estimate(player, ahead, works)
    return total
