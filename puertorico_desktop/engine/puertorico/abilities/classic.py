"""The buildings of the classic game that have a rule of their own, in the order of the board (S001, S003).

Production buildings have none: their production follows from their rows in the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Ability, Gain, ability
from puertorico_desktop.engine.puertorico.catalog import CATALOG, Category
from puertorico_desktop.engine.puertorico.components import ISLAND_SPACES, Benefit, Building, Tile
from puertorico_desktop.engine.puertorico.phases import arrival
from puertorico_desktop.engine.puertorico.phases.base import turn_phase
from puertorico_desktop.engine.puertorico.phases.benefit import effect_of, offer, receive_doubloons, receive_points
from puertorico_desktop.engine.puertorico.phases.fields import Memory
from puertorico_desktop.engine.puertorico.reasons import Reason

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.rules import Rules
    from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard


@ability
class SmallMarket(Ability):
    """One more doubloon for a sale; with both markets three more."""

    building = Building.SMALL_MARKET
    sale_bonus = 1


@ability
class Hacienda(Ability):
    """Before choosing a tile, the owner may draw one from the pile; a drawn tile must be placed (D-13)."""

    building = Building.HACIENDA
    allows_drawing = True

    def refusal_without_it(self) -> Refusal:
        """Returns the reason: the player has no hacienda."""
        return Refusal(Reason.NO_HACIENDA)

    def refusal_after_use(self) -> Refusal:
        """Returns the reason: the hacienda has drawn in this turn."""
        return Refusal(Reason.HACIENDA_USED)


@ability
class ConstructionHut(Ability):
    """The owner may take a quarry instead of a plantation; a settler who owns a hut still takes only one tile
    (D-15)."""

    building = Building.CONSTRUCTION_HUT
    allows_quarry = True

    def refusal_without_it(self) -> Refusal:
        """Returns the reason: without the hut only the settler may take a quarry."""
        return Refusal(Reason.QUARRY_NOT_ALLOWED)


@ability
class SmallWarehouse(Ability):
    """Keeps one kind of goods; both warehouses together keep three (D-29e)."""

    building = Building.SMALL_WAREHOUSE
    storage_kinds = 1


@ability
class Hospice(Ability):
    """A colonist comes with the chosen tile or quarry, but not with a tile drawn with the hacienda (D-12).

    Where the edition lets the hospice serve other new tiles too (`Rules.hospice_serves_drawn`,
    `hospice_serves_extra`), one colonist comes in all: the owner is asked at each tile that may not be the last one,
    and otherwise the colonist comes to the last tile. A person cannot work in a forest: the colonist of a forest goes
    to San Juan, unless another new tile is available (S000, lumberyard).
    """

    building = Building.HOSPICE
    remembers = (Memory("settler"), Memory("settler", "put_off", Tile))

    def on_tile_gained(self, table: GameState, seat: int, tile: Tile, gain: Gain) -> None:
        """Offer the colonist for the tile, or note the tile for later."""
        rules = table.rules
        if not (table.colonist_supply or table.colonist_ship):
            return
        if not rules.hospice_serves_drawn:
            if gain is Gain.CHOSEN:
                offer(table, seat, Benefit.HOSPICE, tile)
            return
        if gain is Gain.EXTRA and not rules.hospice_serves_extra:
            return
        phase = turn_phase(table)
        if phase.users(self.building) >> seat & 1:
            return
        if tile is not Tile.FOREST or not phase.noted(seat, self.building):
            phase.note(seat, self.building, 1 << tile)
        if (
            self.offers_again(table, seat)
            and tile is not Tile.FOREST
            and _has_room(table, seat, tile)
            and table.players[seat].tiles < ISLAND_SPACES
        ):
            offer(table, seat, Benefit.HOSPICE, tile)

    def offers_again(self, table: GameState, seat: int) -> bool:
        """Returns whether another tile may come: in the running turn, after a tile from the pile, or in the settler's
        second turn."""
        rules, waiting = table.rules, turn_phase(table).waiting
        return rules.hospice_serves_drawn and (
            waiting[:1] == (seat,) or (rules.hospice_serves_extra and seat in waiting)
        )

    def on_settled(self, table: GameState, seat: int) -> None:
        """Offer the colonist for the best tile that is noted, if no other tile can come."""
        if not table.rules.hospice_serves_drawn or not (table.colonist_supply or table.colonist_ship):
            return
        phase = turn_phase(table)
        noted = phase.noted(seat, self.building)
        if noted and not self.offers_again(table, seat) and not phase.users(self.building) >> seat & 1:
            tile = (noted & -noted).bit_length() - 1
            if tile == Tile.FOREST or _has_room(table, seat, tile):
                offer(table, seat, Benefit.HOSPICE, tile)


def _has_room(table: GameState, seat: int, tile: int) -> bool:
    """Returns whether a circle is free on tiles of a kind: a lodged person may have taken the one of the new tile."""
    player = table.players[seat]
    return player.colonists[tile] < player.circles[tile]


@effect_of(Benefit.HOSPICE, "settler", Building.HOSPICE, brings_people=True, details=len(Tile))
def settle_with_hospice(table: GameState, seat: int, tile: int) -> None:
    """Bring the colonist to the new tile, or to San Juan for a forest."""
    if table.rules.hospice_serves_drawn:
        turn_phase(table).use(seat, Building.HOSPICE)
    arrival.settle(table, seat, None if tile == Tile.FOREST else Tile(tile), Building.HOSPICE)


@ability
class Office(Ability):
    """The owner may sell a kind that the trading house already holds, while the house has room (D-24)."""

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


FACTORY_PAY: Final = (0, 0, 1, 2, 3, 5)
"""The pay in doubloons, by the number of kinds produced (S001)."""


@ability
class Factory(Ability):
    """Pays doubloons for the number of kinds that the owner produced, whatever the amounts."""

    building = Building.FACTORY

    def on_produced(self, table: GameState, seat: int, goods: Sequence[int]) -> None:
        """Offer the pay, if there is any."""
        pay = FACTORY_PAY[sum(amount > 0 for amount in goods)]
        if pay:
            offer(table, seat, Benefit.FACTORY, pay)


@effect_of(Benefit.FACTORY, "craftsman", Building.FACTORY, details=max(FACTORY_PAY) + 1)
def pay_by_factory(table: GameState, seat: int, pay: int) -> None:
    """Pay the owner from the bank."""
    receive_doubloons(table, seat, pay, Building.FACTORY)


@ability
class University(Ability):
    """One colonist comes with a new building, whatever the number of its circles."""

    building = Building.UNIVERSITY

    def on_built(self, table: GameState, seat: int, building: Building) -> None:
        """Offer the colonist, if the building has a circle."""
        if CATALOG[building].circles and (table.colonist_supply or table.colonist_ship):
            offer(table, seat, Benefit.UNIVERSITY, building)


@effect_of(Benefit.UNIVERSITY, "builder", Building.UNIVERSITY, brings_people=True, details=len(Building))
def settle_with_university(table: GameState, seat: int, building: int) -> None:
    """Bring the colonist to the new building."""
    arrival.settle(table, seat, Building(building), Building.UNIVERSITY)


HARBOR_POINTS: Final = 1
"""The points for every load (D-28)."""


@ability
class Harbor(Ability):
    """An additional point for every load, also with the wharf."""

    building = Building.HARBOR

    def on_loaded(self, table: GameState, seat: int) -> None:
        """Offer the point."""
        offer(table, seat, Benefit.HARBOR)


@effect_of(Benefit.HARBOR, "captain", Building.HARBOR)
def score_with_harbor(table: GameState, seat: int, _detail: int) -> None:
    """Give the owner the point."""
    receive_points(table, seat, HARBOR_POINTS, Building.HARBOR)


@ability
class Wharf(Ability):
    """Once a captain phase, the owner may load all goods of one kind onto a private ship, whatever the cargo ships
    carry."""

    building = Building.WHARF
    private_ship = True
    remembers = (Memory("captain", "wharves_used"),)

    def refusal_without_it(self) -> Refusal:
        """Returns the reason: the player has no wharf."""
        return Refusal(Reason.NO_WHARF)

    def refusal_after_use(self) -> Refusal:
        """Returns the reason: the wharf has loaded in this phase."""
        return Refusal(Reason.WHARF_USED)


@ability
class GuildHall(Ability):
    """A point for each small production building, two for each large one, occupied or not (D-38)."""

    building = Building.GUILD_HALL

    def final_bonus(self, player: PlayerBoard, rules: Rules | None = None) -> int:
        """Returns the points for the production buildings owned."""
        worth = {Category.SMALL_PRODUCTION: 1, Category.LARGE_PRODUCTION: 2}
        return sum(worth.get(CATALOG[building].category, 0) for building in player.buildings())


@ability
class Residence(Ability):
    """Four points for up to nine island tiles, and one more for each tile beyond (D-39, D-40)."""

    building = Building.RESIDENCE

    def final_bonus(self, player: PlayerBoard, rules: Rules | None = None) -> int:
        """Returns the points for the island tiles, occupied or not, forests and quarries included."""
        if not player.tiles and rules is not None:
            return rules.residence_of_nothing
        return 4 + max(0, player.tiles - 9)


@ability
class Fortress(Ability):
    """A point for every three colonists on the board, those in San Juan included (D-41)."""

    building = Building.FORTRESS

    def final_bonus(self, player: PlayerBoard, rules: Rules | None = None) -> int:
        """Returns the points for the colonists."""
        return player.all_colonists // 3


@ability
class CustomsHouse(Ability):
    """A point for every four victory points won in play, chips or noted, without buildings (D-42)."""

    building = Building.CUSTOMS_HOUSE

    def final_bonus(self, player: PlayerBoard, rules: Rules | None = None) -> int:
        """Returns the points for the chips."""
        return player.points // 4


@ability
class CityHall(Ability):
    """A point for each violet building, occupied or not, the city hall included (D-36, D-37)."""

    building = Building.CITY_HALL

    def final_bonus(self, player: PlayerBoard, rules: Rules | None = None) -> int:
        """Returns the number of violet buildings."""
        return sum(not CATALOG[building].is_production for building in player.buildings())
