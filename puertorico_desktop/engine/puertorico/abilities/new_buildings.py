"""The New Buildings (2004; expansion I of 1897), in the order of the board. Sources: S000 for 1897, S004 for classic.

The names are the classic ones; S000 calls them canal, lumberyard, hidden market, storehouse, bohío, merchant outpost,
church, small wharf, lighthouse, publishing house, distillery, assembly hall, monument and cathedral. The statue has
no rule: it is worth eight points, according to its row in the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Ability, Trigger, ability
from puertorico_desktop.engine.puertorico.abilities.guests import (
    BUILDINGS_READ,
    ROOMY_SITES,
    TILE_SITES,
    WHEN_PEOPLE_COUNT,
    moves_to,
)
from puertorico_desktop.engine.puertorico.achievement_watcher import can_be_met_on_tiles
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    FIRST_BUILDING_SITE,
    GOODS,
    Benefit,
    Building,
    Good,
    Role,
    site_of,
)
from puertorico_desktop.engine.puertorico.events import GuestMoved
from puertorico_desktop.engine.puertorico.expansion_actions import (
    BUY_PLANTATION,
    PLACE_AS_FOREST,
    LoadMixed,
    MoveGuest,
    PlantForest,
    SellPrivately,
)
from puertorico_desktop.engine.puertorico.phases.benefit import effect_of, offer, receive_doubloons, receive_points
from puertorico_desktop.engine.puertorico.phases.fields import Memory
from puertorico_desktop.engine.puertorico.phases.payment import Payment
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.watchers import notify_people_gained

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.actions import Action
    from puertorico_desktop.engine.puertorico.expansion_actions import SideAction
    from puertorico_desktop.engine.puertorico.rules import Rules
    from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard


@ability
class Aqueduct(Ability):
    """One more indigo and one more sugar, if the large plant and the large mill produced any; the small ones do not
    count."""

    building = Building.AQUEDUCT
    bonus_plants = (Building.INDIGO_PLANT, Building.SUGAR_MILL)


FORESTS_FOR_A_DOUBLOON: Final = 2


@ability
class ForestHouse(Ability):
    """The owner may place plantations face down as forests; every two forests save a doubloon on any building,
    without the limit that quarries have. Both need an occupied house (D-48, rulings.md 12)."""

    building = Building.FOREST_HOUSE
    handled_actions = (PlantForest, PLACE_AS_FOREST)
    makes_forests = True

    def refusal_without_it(self) -> Refusal:
        """Returns the reason: the player has no forest house."""
        return Refusal(Reason.NO_FOREST_HOUSE)

    def discount(self, player: PlayerBoard) -> int:
        """Returns the discount for the forests, in doubloons."""
        forests = 0
        for count in player.forests:
            forests += count
        return forests // FORESTS_FOR_A_DOUBLOON


@ability
class BlackMarket(Ability):
    """An owner who is short of doubloons may give back a colonist, a good and a point, each for one doubloon
    (`payment`)."""

    building = Building.BLACK_MARKET
    handled_actions = (Payment,)
    pays_in_kind = True


@ability
class Storehouse(Ability):
    """Keeps three more single goods, of any kinds."""

    building = Building.STOREHOUSE
    storage_goods = 3

    def refusal_without_it(self) -> Refusal:
        """Returns the reason: the player has no storehouse."""
        return Refusal(Reason.NO_STOREHOUSE)


@ability
class Guesthouse(Ability):
    """Its people may move to any free circle at any time, and stay there until the next mayor phase. A person who
    comes to the villa as that phase begins is placed again with all others in it (our reading).

    The owner is asked where a move can matter: at a decision of the owner, or at a moment when buildings act, the
    moves are offered to circles that the rules read then (`abilities.base.READ_AT`): buildings with a rule for that
    moment, for production the plantations and production buildings, for the price of a building the quarries. Where
    goods are sold, a forest house is read only if a tile can be bought. The library is read when a role is chosen;
    its chooser may still move there before the privilege is used (`phases.base.late_moves`), the settler until the
    tiles that were not taken are discarded. Where people on tiles are an achievement, guests may move to tiles when
    their owner chooses a role, and before the points are counted, if that puts enough people there (S000 page 32).
    """

    building = Building.GUESTHOUSE
    handled_actions = (MoveGuest,)
    offers_at = (1 << len(Trigger)) - 1
    houses_guests = True

    def turn_actions(self, table: GameState, seat: int, moment: int) -> tuple[SideAction, ...]:
        """Returns the moves to free circles that matter now."""
        player = table.players[seat]
        sites = (BUILDINGS_READ[moment] & player.owned & ~player.occupied) << FIRST_BUILDING_SITE
        for site in ROOMY_SITES[moment]:
            if player.circles[site] > player.colonists[site]:
                sites |= 1 << site
        if table.met and WHEN_PEOPLE_COUNT >> moment & 1:
            sites |= self._tiles_that_count(table, seat)
        if sites & _FOREST_HOUSE and _MOMENTS_OF_TRADE >> moment & 1 and not self._may_buy_tile(table, seat, moment):
            sites ^= _FOREST_HOUSE
        if not sites:
            return ()
        nobles = player.nobles[_GUESTS]
        return moves_to(sites, player.colonists[_GUESTS] > nobles, nobles > 0)

    def _tiles_that_count(self, table: GameState, seat: int) -> int:
        """Returns the mask of the sites of tiles with room, if guests there would be enough for an achievement; 0
        otherwise."""
        player = table.players[seat]
        sites = room = 0
        for site in TILE_SITES:
            free = player.circles[site] - player.colonists[site]
            if free > 0:
                sites |= 1 << site
                room += free
        return sites if can_be_met_on_tiles(table, seat, min(room, player.colonists[_GUESTS])) else 0

    def _may_buy_tile(self, table: GameState, seat: int, moment: int) -> bool:
        others = [one for one in table.players[seat].hooks.offering[moment] if one is not self]
        return any(BUY_PLANTATION in one.turn_actions(table, seat, moment) for one in others)

    def why_not(self, table: GameState, seat: int, action: Action) -> Refusal | None:
        """Returns the obstacle: no guest of that kind, or no free circle."""
        assert isinstance(action, MoveGuest)
        player = table.players[seat]
        people, nobles = player.colonists[_GUESTS], player.nobles[_GUESTS]
        if action.noble and not nobles:
            return Refusal(Reason.NO_NOBLE_THERE, {"piece": self.building})
        if not action.noble and people == nobles:
            return Refusal(Reason.NO_COLONIST_THERE, {"piece": self.building})
        piece = action.piece
        site = site_of(piece)
        if not (player.owns(piece) if isinstance(piece, Building) else player.circles[site]):
            return Refusal(Reason.NOT_OWNED, {"piece": piece})
        if player.circles[site] <= player.colonists[site]:
            return Refusal(Reason.NO_ROOM_THERE, {"piece": piece})
        return None

    def perform(self, table: GameState, seat: int, action: Action) -> None:
        """Move the guest."""
        assert isinstance(action, MoveGuest)
        table.players[seat].move(_GUESTS, site_of(action.piece), action.noble)
        if table.sink is not None:
            table.sink.append(GuestMoved(seat, action.piece, action.noble))
        notify_people_gained(table, seat)


_GUESTS: Final = site_of(Building.GUESTHOUSE)
_MOMENTS_OF_TRADE: Final = 1 << Trigger.TRADING | 1 << Trigger.AFTER_SALE
_FOREST_HOUSE: Final = 1 << site_of(Building.FOREST_HOUSE)


@ability
class TradingPost(Ability):
    """The owner may sell any good to the supply instead of to the trading house, for its price and the trader's
    privilege (D-70)."""

    building = Building.TRADING_POST
    handled_actions = (SellPrivately,)
    sells_privately = True

    def refusal_without_it(self) -> Refusal:
        """Returns the reason: the player has no trading post."""
        return Refusal(Reason.NO_TRADING_POST)


CHURCH_POINTS: Final = {1: 0, 2: 1, 3: 1, 4: 2}
"""The points for a building, by its column: one for small buildings worth 2 or 3 points, two for large ones
(S000)."""


@ability
class Church(Ability):
    """Points for buildings of the second and third column and for large ones, but not for the church itself."""

    building = Building.CHURCH

    def on_built(self, table: GameState, seat: int, building: Building) -> None:
        """Offer the points."""
        points = CHURCH_POINTS[CATALOG[building].column]
        if points:
            offer(table, seat, Benefit.CHURCH, points)


@effect_of(Benefit.CHURCH, "builder", Building.CHURCH, details=3)
def score_with_church(table: GameState, seat: int, points: int) -> None:
    """Give the owner the points."""
    receive_points(table, seat, points, Building.CHURCH)


@ability
class SmallWharf(Ability):
    """Once a captain phase, the owner may load any goods onto a small private ship: a point for two goods."""

    building = Building.SMALL_WHARF
    handled_actions = (LoadMixed,)
    mixed_ship = True
    remembers = (Memory("captain", "small_wharves_used"),)

    def refusal_without_it(self) -> Refusal:
        """Returns the reason: the player has no small wharf."""
        return Refusal(Reason.NO_SMALL_WHARF)

    def refusal_after_use(self) -> Refusal:
        """Returns the reason: the small wharf has loaded in this phase."""
        return Refusal(Reason.SMALL_WHARF_USED)


LIGHTHOUSE_PAY: Final = 1


@ability
class Lighthouse(Ability):
    """A doubloon for every load, and one for the captain at the start, loaded or not; a library doubles the captain's
    doubloon (rulings.md 11, D-50)."""

    building = Building.LIGHTHOUSE
    adds_to_privilege = True

    def before_captain(self, table: GameState, seat: int) -> None:
        """Offer the captain's doubloon."""
        if table.has_privilege(seat, Role.CAPTAIN):
            factor = table.players[seat].hooks.privilege_factor
            offer(table, seat, Benefit.LIGHTHOUSE, LIGHTHOUSE_PAY * factor)

    def on_loaded(self, table: GameState, seat: int) -> None:
        """Offer the doubloon."""
        offer(table, seat, Benefit.LIGHTHOUSE, LIGHTHOUSE_PAY)


@effect_of(Benefit.LIGHTHOUSE, "captain", Building.LIGHTHOUSE, details=3)
def pay_by_lighthouse(table: GameState, seat: int, pay: int) -> None:
    """Pay the owner from the bank."""
    receive_doubloons(table, seat, pay, Building.LIGHTHOUSE)


@ability
class Library(Ability):
    """Doubles the privilege of the owner's role, and the benefits that buildings add to it (rulings.md 11)."""

    building = Building.LIBRARY
    privilege_factor = 2


@ability
class SpecialtyFactory(Ability):
    """Pays the largest number of goods of one kind produced, corn excepted, less one; the goods of the privilege
    count."""

    building = Building.SPECIALTY_FACTORY

    def on_harvest(self, table: GameState, seat: int, goods: Sequence[int]) -> None:
        """Offer the pay, if there is any."""
        pay = specialty_pay(goods)
        if pay > 0:
            offer(table, seat, Benefit.SPECIALTY_FACTORY, pay)


def specialty_pay(goods: Sequence[int]) -> int:
    """Returns the doubloons that an occupied specialty factory pays for the goods produced, by kind; below 0 if none
    were produced."""
    return max(goods[good] for good in GOODS if good is not Good.CORN) - 1


@effect_of(Benefit.SPECIALTY_FACTORY, "craftsman", Building.SPECIALTY_FACTORY, details=20)
def pay_by_specialty_factory(table: GameState, seat: int, pay: int) -> None:
    """Pay the owner from the bank."""
    receive_doubloons(table, seat, pay, Building.SPECIALTY_FACTORY)


GOODS_FOR_A_POINT: Final = 2


@ability
class UnionHall(Ability):
    """Before anything is loaded: a point for every two goods of one kind."""

    building = Building.UNION_HALL

    def before_captain(self, table: GameState, seat: int) -> None:
        """Offer the points, if there are any."""
        points = sum(amount // GOODS_FOR_A_POINT for amount in table.players[seat].goods)
        if points:
            offer(table, seat, Benefit.UNION_HALL, points)


@effect_of(Benefit.UNION_HALL, "captain", Building.UNION_HALL, in_window=True, details=50)
def score_with_union_hall(table: GameState, seat: int, points: int) -> None:
    """Give the owner the points."""
    receive_points(table, seat, points, Building.UNION_HALL)


TILES_IN_A_SET: Final = 3
CLOISTER_POINTS: Final = (0, 1, 3, 6, 10)
"""The points, by the number of sets (S000)."""


@ability
class Cloister(Ability):
    """Points for sets of three equal island tiles; quarries and forests are kinds like any other."""

    building = Building.CLOISTER

    def final_bonus(self, player: PlayerBoard, rules: Rules | None = None) -> int:
        """Returns the points for the sets."""
        kinds = (*player.circles[:FIRST_BUILDING_SITE], sum(player.forests))
        return CLOISTER_POINTS[sum(tiles // TILES_IN_A_SET for tiles in kinds)]
