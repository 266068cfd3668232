"""The buildings of the classic game that have a rule of their own, in the order of the board (S001, S003).

Production buildings have none: what they make follows from their row in the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from puertorico_desktop.engine.puertorico.abilities.base import Ability, ability
from puertorico_desktop.engine.puertorico.catalog import CATALOG, Category
from puertorico_desktop.engine.puertorico.components import Benefit, Building, Tile
from puertorico_desktop.engine.puertorico.events import DoubloonsReceived, PointsReceived
from puertorico_desktop.engine.puertorico.phases.benefit import effect_of, offer

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.state import Player, Table


@ability
class SmallMarket(Ability):
    """One doubloon more for a sale; both markets together three."""

    building = Building.SMALL_MARKET
    sale_bonus = 1


@ability
class Hacienda(Ability):
    """Before choosing a tile, the owner may draw one from the pile; a drawn tile must be placed (D-13)."""

    building = Building.HACIENDA
    allows_drawing = True


@ability
class ConstructionHut(Ability):
    """A quarry instead of a plantation, also for the settler only one (D-15)."""

    building = Building.CONSTRUCTION_HUT
    allows_quarry = True


@ability
class SmallWarehouse(Ability):
    """Keeps one kind of goods; both warehouses together three (D-29e)."""

    building = Building.SMALL_WAREHOUSE
    storage_kinds = 1


@ability
class Hospice(Ability):
    """A colonist comes with the chosen tile or quarry, but not with one drawn with the hacienda (D-12)."""

    building = Building.HOSPICE

    def on_tile_taken(self, table: Table, seat: int, tile: Tile) -> None:
        """Offer the colonist."""
        if table.colonist_supply or table.colonist_ship:
            offer(table, seat, Benefit.HOSPICE, tile)


@effect_of(Benefit.HOSPICE)
def settle_with_hospice(table: Table, seat: int, tile: int) -> None:
    """The colonist goes onto the new tile."""
    table.settle_new_colonist(seat, Tile(tile), Building.HOSPICE)


@ability
class Office(Ability):
    """May sell a kind that the trading house already holds, while it has room (D-24)."""

    building = Building.OFFICE
    allows_same_kind = True


@ability
class LargeMarket(Ability):
    """Two doubloons more for a sale."""

    building = Building.LARGE_MARKET
    sale_bonus = 2


@ability
class LargeWarehouse(Ability):
    """Keeps two kinds of goods."""

    building = Building.LARGE_WAREHOUSE
    storage_kinds = 2


FACTORY_PAY = (0, 0, 1, 2, 3, 5)
"""Doubloons for so many kinds produced (S001)."""


@ability
class Factory(Ability):
    """Pays for the number of kinds that the owner produced, whatever the amounts."""

    building = Building.FACTORY

    def on_produced(self, table: Table, seat: int, goods: Sequence[int]) -> None:
        """Offer the pay, if there is any."""
        pay = FACTORY_PAY[sum(amount > 0 for amount in goods)]
        if pay:
            offer(table, seat, Benefit.FACTORY, pay)


@effect_of(Benefit.FACTORY)
def pay_by_factory(table: Table, seat: int, pay: int) -> None:
    """The bank pays the owner."""
    table.players[seat].doubloons += pay
    if table.sink is not None:
        table.sink.append(DoubloonsReceived(seat, pay, Building.FACTORY))


@ability
class University(Ability):
    """A colonist comes with a new building; one, whatever the number of its circles."""

    building = Building.UNIVERSITY

    def on_built(self, table: Table, seat: int, building: Building) -> None:
        """Offer the colonist."""
        if table.colonist_supply or table.colonist_ship:
            offer(table, seat, Benefit.UNIVERSITY, building)


@effect_of(Benefit.UNIVERSITY)
def settle_with_university(table: Table, seat: int, building: int) -> None:
    """The colonist goes into the new building."""
    table.settle_new_colonist(seat, Building(building), Building.UNIVERSITY)


HARBOR_POINTS = 1
"""Points for every load (D-28)."""


@ability
class Harbor(Ability):
    """A point more for every load, also with the wharf."""

    building = Building.HARBOR

    def on_loaded(self, table: Table, seat: int) -> None:
        """Offer the point."""
        offer(table, seat, Benefit.HARBOR)


@effect_of(Benefit.HARBOR)
def score_with_harbor(table: Table, seat: int, _detail: int) -> None:
    """The owner takes the point."""
    table.award_points(seat, HARBOR_POINTS)
    if table.sink is not None:
        table.sink.append(PointsReceived(seat, HARBOR_POINTS, Building.HARBOR))


@ability
class Wharf(Ability):
    """Once a captain phase, all goods of one kind onto a ship of one's own, whatever the others carry."""

    building = Building.WHARF
    private_ship = True


@ability
class GuildHall(Ability):
    """A point for each small production building, two for each large one, occupied or not (D-38)."""

    building = Building.GUILD_HALL

    def final_bonus(self, player: Player) -> int:
        """Count the owned production buildings."""
        worth = {Category.SMALL_PRODUCTION: 1, Category.LARGE_PRODUCTION: 2}
        return sum(worth.get(CATALOG[building].category, 0) for building in player.buildings())


@ability
class Residence(Ability):
    """Four points for up to nine island tiles, and one more for each tile beyond (D-39, D-40)."""

    building = Building.RESIDENCE

    def final_bonus(self, player: Player) -> int:
        """Count the island tiles, occupied or not."""
        return 4 + max(0, player.tiles - 9)


@ability
class Fortress(Ability):
    """A point for every three colonists on the board, those in San Juan included (D-41)."""

    building = Building.FORTRESS

    def final_bonus(self, player: Player) -> int:
        """Count the colonists."""
        return player.all_colonists // 3


@ability
class CustomsHouse(Ability):
    """A point for every four victory points won in play, chips or noted, without buildings (D-42)."""

    building = Building.CUSTOMS_HOUSE

    def final_bonus(self, player: Player) -> int:
        """Count the chips."""
        return player.points // 4


@ability
class CityHall(Ability):
    """A point for each violet building, occupied or not, itself included (D-36, D-37)."""

    building = Building.CITY_HALL

    def final_bonus(self, player: Player) -> int:
        """Count the violet buildings."""
        return sum(not CATALOG[building].is_production for building in player.buildings())
