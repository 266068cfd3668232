"""The buildings of the Nobles (2009; expansion II of 1897, the citizens), in the order of the board. Source: S000.

The names are the classic ones; S000 calls them zoning office, chapel, park authority, notary, pension office, villa,
large tailor shop and town square. Four of them have two rules: one for a colonist, one for a noble who works there.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import (
    NOBLE_ABILITIES,
    Ability,
    Trigger,
    ability,
    noble_ability,
)
from puertorico_desktop.engine.puertorico.components import ISLAND_SPACES, PLANTATIONS, Benefit, Building, Role
from puertorico_desktop.engine.puertorico.events import ColonistArrived, DoubloonsPaid, NobleArrived
from puertorico_desktop.engine.puertorico.expansion_actions import (
    BUY_PLANTATION,
    SELL_PLANTATION,
    BuyPlantation,
    DiscardTile,
    SellPlantation,
    SideAction,
)
from puertorico_desktop.engine.puertorico.phases import tiles
from puertorico_desktop.engine.puertorico.phases.base import turn_phase
from puertorico_desktop.engine.puertorico.phases.benefit import effect_of, offer, receive_doubloons, receive_points
from puertorico_desktop.engine.puertorico.phases.deliveries_and_discards import Delivery, Dismantling
from puertorico_desktop.engine.puertorico.phases.fields import Memory
from puertorico_desktop.engine.puertorico.reasons import Reason

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.actions import Action
    from puertorico_desktop.engine.puertorico.rules import Rules
    from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard


# -- land office --------------------------------------------------------------------------------------------------

TILE_PRICE: Final = 1
"""The price of a plantation, bought or sold, in doubloons (S000)."""


@ability
class LandOffice(Ability):
    """Once a trader phase, in the owner's turn, before the sale or after it. With a colonist: the owner may buy a
    tile from the face-down pile for a doubloon."""

    building = Building.LAND_OFFICE
    handled_actions = (BuyPlantation, SellPlantation)
    trades = True
    offers_at = 1 << Trigger.TRADING | 1 << Trigger.AFTER_SALE
    remembers = (Memory("trader"),)

    def turn_actions(self, table: GameState, seat: int, moment: int) -> tuple[SideAction, ...]:
        """Returns the trades that are possible, if none has been made in this phase."""
        if turn_phase(table).users(self.building) >> seat & 1:
            return ()
        return self._trades(table, table.players[seat])

    def why_not(self, table: GameState, seat: int, action: Action) -> Refusal | None:
        """Returns the obstacle: the wrong kind of person works here, the office has traded, or something is
        missing."""
        noble_asked = isinstance(action, SellPlantation)
        if noble_asked != (self is NOBLE_ABILITIES[self.building]):
            reason = Reason.NO_NOBLE_THERE if noble_asked else Reason.NO_COLONIST_THERE
            return Refusal(reason, {"piece": self.building})
        if table.running_role is not Role.TRADER:
            return None
        if turn_phase(table).users(self.building) >> seat & 1:
            return self.refusal_after_use()
        return self._missing(table, table.players[seat], action)

    def _trades(self, table: GameState, player: PlayerBoard) -> tuple[SideAction, ...]:
        possible = player.doubloons >= TILE_PRICE and player.tiles < ISLAND_SPACES and tiles.can_draw(table)
        return (BUY_PLANTATION,) if possible else ()

    def _missing(self, table: GameState, player: PlayerBoard, action: Action) -> Refusal | None:
        if player.doubloons < TILE_PRICE:
            return Refusal(Reason.NO_DOUBLOON)
        if player.tiles >= ISLAND_SPACES:
            return Refusal(Reason.ISLAND_FULL)
        return None if tiles.can_draw(table) else Refusal(Reason.PILE_EMPTY)

    def perform(self, table: GameState, seat: int, action: Action) -> None:
        """Pay, draw and place the tile."""
        turn_phase(table).use(seat, self.building)
        table.players[seat].doubloons -= TILE_PRICE
        if table.sink is not None:
            table.sink.append(DoubloonsPaid(seat, TILE_PRICE, self.building))
        tiles.draw(table, seat)


@noble_ability
class LandOfficeOfNoble(LandOffice):
    """Once a trader phase, like `LandOffice`. With a noble: the owner may discard a plantation for a doubloon."""

    def _trades(self, table: GameState, player: PlayerBoard) -> tuple[SideAction, ...]:
        return tuple(compress(SELL_PLANTATION, player.circles))

    def _missing(self, table: GameState, player: PlayerBoard, action: Action) -> Refusal | None:
        assert isinstance(action, SellPlantation)
        if action.tile not in PLANTATIONS:
            return Refusal(Reason.TILE_STAYS, {"tile": action.tile})
        return None if player.circles[action.tile] else Refusal(Reason.NO_SUCH_TILE, {"tile": action.tile})

    def perform(self, table: GameState, seat: int, action: Action) -> None:
        """Discard the plantation and take the doubloon."""
        assert isinstance(action, SellPlantation)
        turn_phase(table).use(seat, self.building)
        tiles.discard(table, seat, action.tile)
        receive_doubloons(table, seat, TILE_PRICE, self.building)


# -- chapel -------------------------------------------------------------------------------------------------------

CHAPEL_GAIN: Final = 1
"""The doubloons for a colonist, or the points for a noble (S000)."""


@ability
class Chapel(Ability):
    """With a colonist: a doubloon at the start of the craftsman phase."""

    building = Building.CHAPEL

    def before_craftsman(self, table: GameState, seat: int) -> None:
        """Offer the doubloon."""
        offer(table, seat, Benefit.CHAPEL_DOUBLOON)


@effect_of(Benefit.CHAPEL_DOUBLOON, "craftsman", Building.CHAPEL, in_window=True)
def pay_by_chapel(table: GameState, seat: int, _detail: int) -> None:
    """Pay the owner from the bank."""
    receive_doubloons(table, seat, CHAPEL_GAIN, Building.CHAPEL)


@noble_ability
class ChapelOfNoble(Ability):
    """With a noble: a point at the start of the craftsman phase, instead of the doubloon."""

    building = Building.CHAPEL

    def before_craftsman(self, table: GameState, seat: int) -> None:
        """Offer the point."""
        offer(table, seat, Benefit.CHAPEL_POINT)


@effect_of(Benefit.CHAPEL_POINT, "craftsman", Building.CHAPEL, in_window=True)
def score_with_chapel(table: GameState, seat: int, _detail: int) -> None:
    """Give the owner the point."""
    receive_points(table, seat, CHAPEL_GAIN, Building.CHAPEL)


# -- hunting lodge ------------------------------------------------------------------------------------------------


@ability
class HuntingLodge(Ability):
    """With a colonist: after the settler phase the owner may discard a plantation or a forest."""

    building = Building.HUNTING_LODGE
    handled_actions = (DiscardTile,)

    def after_settler(self, table: GameState, seat: int) -> None:
        """Ask the owner which tile to discard, if there is any."""
        player = table.players[seat]
        if any(player.circles[: len(PLANTATIONS)]) or any(player.forests):
            table.stack.append(Dismantling(table.running_role, seat))


HUNTING_POINTS: Final = 2


@noble_ability
class HuntingLodgeOfNoble(Ability):
    """With a noble: two points after the settler phase if every other player has more island tiles."""

    building = Building.HUNTING_LODGE

    def after_settler(self, table: GameState, seat: int) -> None:
        """Offer the points if every other island has more tiles."""
        mine = table.players[seat].tiles
        if all(player.tiles > mine for other, player in enumerate(table.players) if other != seat):
            offer(table, seat, Benefit.HUNTING_LODGE)


@effect_of(Benefit.HUNTING_LODGE, "settler", Building.HUNTING_LODGE, in_window=True)
def score_with_hunting_lodge(table: GameState, seat: int, _detail: int) -> None:
    """Give the owner the points."""
    receive_points(table, seat, HUNTING_POINTS, Building.HUNTING_LODGE)


# -- zoning office ------------------------------------------------------------------------------------------------


@ability
class ZoningOffice(Ability):
    """With a colonist: small buildings cost a doubloon less."""

    building = Building.ZONING_OFFICE
    saves_on_small = 1


@noble_ability
class ZoningOfficeOfNoble(Ability):
    """With a noble: large buildings cost two doubloons less."""

    building = Building.ZONING_OFFICE
    saves_on_large = 2


# -- other buildings ----------------------------------------------------------------------------------------------


@ability
class RoyalSupplier(Ability):
    """Before anything is loaded, the owner may give back one good for a point per noble owned, each of a different
    kind."""

    building = Building.ROYAL_SUPPLIER
    handled_actions = (Delivery,)

    def before_captain(self, table: GameState, seat: int) -> None:
        """Ask the owner which goods to give back, if there are nobles and goods."""
        player = table.players[seat]
        if player.all_nobles and any(player.goods):
            table.stack.append(Delivery(table.running_role, seat, player.all_nobles))


@ability
class Villa(Ability):
    """At the start of the mayor phase a noble comes from the supply, or a colonist if no noble is left there."""

    building = Building.VILLA

    def before_mayor(self, table: GameState, seat: int) -> None:
        """Offer the person if one is in the supply; none comes from the ship."""
        if table.noble_supply or table.colonist_supply:
            offer(table, seat, Benefit.VILLA)


@effect_of(Benefit.VILLA, "mayor", Building.VILLA, in_window=True)
def receive_in_villa(table: GameState, seat: int, _detail: int) -> None:
    """Bring a person to the owner's San Juan, to be placed in this phase."""
    player = table.players[seat]
    noble = table.noble_supply > 0
    player.all_colonists += 1
    if noble:
        table.noble_supply -= 1
        player.all_nobles += 1
    else:
        table.colonist_supply -= 1
    if table.sink is not None:
        arrived = NobleArrived if noble else ColonistArrived
        table.sink.append(arrived(seat, Building.VILLA, from_ship=False))


@ability
class Jeweler(Ability):
    """A doubloon in the craftsman phase for each noble of the owner, up to the limit of the optional rule."""

    building = Building.JEWELER

    def before_craftsman(self, table: GameState, seat: int) -> None:
        """Offer the doubloons, if there are any."""
        pay = min(table.players[seat].all_nobles, table.rules.jeweler_limit)
        if pay:
            offer(table, seat, Benefit.JEWELER, pay)


@effect_of(Benefit.JEWELER, "craftsman", Building.JEWELER, in_window=True, details=21)
def pay_by_jeweler(table: GameState, seat: int, pay: int) -> None:
    """Pay the owner from the bank."""
    receive_doubloons(table, seat, pay, Building.JEWELER)


@ability
class RoyalGarden(Ability):
    """A point for each noble of the owner, in addition to the point that every player has for a noble."""

    building = Building.ROYAL_GARDEN

    def final_bonus(self, player: PlayerBoard, rules: Rules | None = None) -> int:
        """Returns the number of nobles, those in San Juan included."""
        return player.all_nobles
