"""The thirty achievement cards (S000 page 32). Their goals and points have one source (data-sheet.md 5.2, U12).

A card is a row of a table: its points, and a goal. Most goals depend on a player's possessions (`Goal.is_state`) and
can be checked at any time; the others depend on a deed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from puertorico_desktop.engine.puertorico.catalog import CATALOG, Category
from puertorico_desktop.engine.puertorico.components import (
    CITY_SPACES,
    GOODS,
    ISLAND_SPACES,
    Achievement,
    Building,
    Good,
    Role,
)
from puertorico_desktop.engine.puertorico.deeds import (
    BUILT,
    GOODS_GAINED,
    LOADED,
    PEOPLE_PLACED,
    PHASE_ENDED,
    PRODUCED,
    SOLD,
    STORED,
    TILE_GAINED,
    DeedReport,
)

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard

_CRAFTSMAN: Final = Role.CRAFTSMAN
_TRADER: Final = Role.TRADER
_CAPTAIN: Final = Role.CAPTAIN

CARDS_WITH_PUERTOMA: Final = 6
"""The number of cards that a player receives, to keep four of them, in a game with a Puertoma (S000 page 41)."""
CARDS_EACH: Final = 4
"""The number of cards that every player keeps (S000 page 32)."""


class Goal:
    """The goal of a card.

    `deeds` is the mask of the deeds that may meet it, `number` its figure: goods, buildings, doubloons; 0 for none.
    `is_state`: it depends on possessions only, so that `holds` decides. `buildings` is the mask of those whose
    construction may meet it, `fills_ship`: only a load that fills a ship does.
    """

    def __init__(
        self, deeds: int, number: int = 0, *, is_state: bool = False, buildings: int = -1, fills_ship: bool = False
    ) -> None:
        self.deeds = deeds
        self.number = number
        self.is_state = is_state
        self.buildings = buildings
        self.fills_ship = fills_ship

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether the deed meets the goal; it must fit `deeds`, `buildings` and `fills_ship`."""
        raise NotImplementedError

    def holds(self, player: PlayerBoard) -> bool:
        """Returns whether the player's possessions meet the goal; always False for a goal that depends on a deed."""
        return False

    def progress(self, table: GameState, seat: int) -> tuple[int, int] | None:
        """Returns the figures reached and needed; None where they cannot be counted now."""
        return None


class _State(Goal):
    def __init__(self, deeds: int, number: int, buildings: int = -1) -> None:
        super().__init__(deeds, number, is_state=True, buildings=buildings)

    def met(self, table: GameState, report: DeedReport) -> bool:
        return self.holds(table.players[report.seat])

    def progress(self, table: GameState, seat: int) -> tuple[int, int] | None:
        return self.count(table.players[seat])

    def holds(self, player: PlayerBoard) -> bool:
        """Returns whether the player's possessions meet the goal."""
        have, need = self.count(player)
        return have >= need

    def count(self, player: PlayerBoard) -> tuple[int, int]:
        """Returns the figure that the player has, and the figure needed."""
        raise NotImplementedError


class OwnGoods(_State):
    """Own `number` goods of two kinds together, at least one of each."""

    def __init__(self, first: Good, second: Good, number: int) -> None:
        super().__init__(GOODS_GAINED, number)
        self.first = first
        self.second = second
        self._numbers = int(first), int(second)

    def holds(self, player: PlayerBoard) -> bool:
        """Returns whether the player has enough goods of both kinds together, and some of each."""
        first, second = self._numbers
        some, more = player.goods[first], player.goods[second]
        return some > 0 and more > 0 and some + more >= self.number

    def count(self, player: PlayerBoard) -> tuple[int, int]:
        """Returns the number of goods of both kinds, too low if a kind is missing, and the number needed."""
        some, more = player.goods[self.first], player.goods[self.second]
        return (some + more if some and more else min(some + more, self.number - 1)), self.number


class OwnOneKind(_State):
    """Own `number` goods of one kind."""

    def __init__(self, number: int) -> None:
        super().__init__(GOODS_GAINED, number)

    def count(self, player: PlayerBoard) -> tuple[int, int]:
        """Returns the largest number of goods of a kind, and the number needed."""
        return max(player.goods), self.number

    def holds(self, player: PlayerBoard) -> bool:
        """Returns whether the player has enough goods of any one kind."""
        number = self.number
        return any(amount >= number for amount in player.goods)


class Employ(_State):
    """Have `number` people on buildings, or on tiles; nobles are people too (R15)."""

    def __init__(self, number: int, on_buildings: bool) -> None:
        super().__init__(PEOPLE_PLACED, number)
        self.on_buildings = on_buildings

    def holds(self, player: PlayerBoard) -> bool:
        """Returns whether enough people work there, first comparing with all people and all tiles."""
        most = player.all_colonists if self.on_buildings else min(player.all_colonists, player.tiles)
        return most >= self.number and self.count(player)[0] >= self.number

    def count(self, player: PlayerBoard) -> tuple[int, int]:
        """Returns the number of people who work there, and the number needed."""
        people = player.colonists
        employed = 0
        for site in player.city_sites if self.on_buildings else player.island_sites:
            employed += people[site]
        return employed, self.number


class _Owning(_State):
    """Own certain buildings, occupied or not (R15): `mask` has the bits of those that count."""

    def __init__(self, mask: int, number: int) -> None:
        super().__init__(BUILT, number, mask)
        self.mask = mask


class OwnBuildings(_Owning):
    """Own `number` of certain buildings."""

    def holds(self, player: PlayerBoard) -> bool:
        """Returns whether the player owns enough of them; the used spaces are an upper bound."""
        return player.spaces >= self.number and (player.owned & self.mask).bit_count() >= self.number

    def count(self, player: PlayerBoard) -> tuple[int, int]:
        """Returns the number of those buildings that the player owns, and the number needed."""
        return (player.owned & self.mask).bit_count(), self.number


class MakeEach(_Owning):
    """Own a production building for each of some goods: `plants` has a mask of buildings for each good."""

    def __init__(self, plants: tuple[int, ...]) -> None:
        super().__init__(sum(plants), len(plants))
        self.plants = plants

    def count(self, player: PlayerBoard) -> tuple[int, int]:
        """Returns the number of the goods for which the player has a building, and the number of the goods."""
        return sum(1 for mask in self.plants if player.owned & mask), len(self.plants)


class FillIsland(_State):
    """Own `number` tiles; quarries and forests are tiles too (R15)."""

    def __init__(self, number: int) -> None:
        super().__init__(TILE_GAINED, number)

    def holds(self, player: PlayerBoard) -> bool:
        """Returns whether the player has enough tiles."""
        return player.tiles >= self.number

    def count(self, player: PlayerBoard) -> tuple[int, int]:
        """Returns the number of tiles, and the number needed."""
        return player.tiles, self.number


class FillBoth(_State):
    """At most `number` empty spaces on the island, and as many in the city; a large building fills two (R15)."""

    def __init__(self, number: int) -> None:
        super().__init__(TILE_GAINED | BUILT, number)

    def holds(self, player: PlayerBoard) -> bool:
        """Returns whether at most `number` spaces are empty on either board."""
        tiles, spaces = player.tiles, player.spaces
        return tiles >= ISLAND_SPACES - self.number and spaces >= CITY_SPACES - self.number

    def count(self, player: PlayerBoard) -> tuple[int, int]:
        """Returns the filled spaces of both boards, no more of each than needed, and those needed."""
        tiles, spaces = ISLAND_SPACES - self.number, CITY_SPACES - self.number
        return min(player.tiles, tiles) + min(player.spaces, spaces), tiles + spaces


class PayEverything(Goal):
    """Buy a large building for all doubloons, at least one."""

    def __init__(self) -> None:
        super().__init__(BUILT, buildings=_LARGE)

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether the player paid at least one doubloon and has none left."""
        return report.paid > 0 and not table.players[report.seat].doubloons


class PayLittle(Goal):
    """Buy a large building for at most `number` doubloons; those really paid count (R15)."""

    def __init__(self, number: int) -> None:
        super().__init__(BUILT, number, buildings=_LARGE)

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether at most `number` doubloons were paid."""
        return report.paid <= self.number


class Produce(Goal):
    """Receive `number` goods in one craftsman phase; all goods produced in it count, the privilege included (R12)."""

    def __init__(self, number: int) -> None:
        super().__init__(PRODUCED, number)

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether the goods produced in the phase so far are enough."""
        return number_in(table.tally[report.seat]) >= self.number

    def progress(self, table: GameState, seat: int) -> tuple[int, int] | None:
        """Returns the goods produced in the running phase and those needed; None in other phases."""
        return (sum(table.tally[seat]), self.number) if table.running_role is _CRAFTSMAN else None


class CloseDeal(Goal):
    """Sell the good that fills the trading house, as the player who has chosen the trader."""

    def __init__(self) -> None:
        super().__init__(SOLD)

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether the house is full now and the seat has chosen the trader."""
        return report.filled and table.role_owners[_TRADER] == report.seat


class SellDear(Goal):
    """Make a sale to the trading house for at least `number` doubloons."""

    def __init__(self, number: int) -> None:
        super().__init__(SOLD, number)

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether the sale brought at least `number` doubloons."""
        return report.paid >= self.number


class Dispatch(Goal):
    """Fill a cargo ship with a certain good."""

    def __init__(self, good: Good) -> None:
        super().__init__(LOADED, fills_ship=True)
        self.good = good

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether the load, which has filled a ship, is of that kind."""
        return report.good == self.good


class FillEmptyShip(Goal):
    """Fill an empty cargo ship with one load."""

    def __init__(self) -> None:
        super().__init__(LOADED, fills_ship=True)

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether the ship, which the load has filled, was empty before."""
        return report.was_empty


class LoadKinds(Goal):
    """Load `number` kinds of goods in one captain phase, private ships included."""

    def __init__(self, number: int) -> None:
        super().__init__(LOADED, number)

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether the kinds loaded in the phase so far are enough."""
        return _kinds_in(table.tally[report.seat]) >= self.number

    def progress(self, table: GameState, seat: int) -> tuple[int, int] | None:
        """Returns the kinds loaded in the running phase and those needed; None in other phases."""
        if table.running_role is not _CAPTAIN:
            return None
        return _kinds_in(table.tally[seat]), self.number


class LoadMany(Goal):
    """Load `number` goods of one kind in one load, on any ship."""

    def __init__(self, number: int) -> None:
        super().__init__(LOADED, number)

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether the load has at least `number` goods of a kind."""
        return any(amount >= self.number for amount in report.goods)


class WinPoints(Goal):
    """Win `number` victory points in one captain phase, from any sources; checked at its end as well, because
    buildings add their points after a load."""

    def __init__(self, number: int) -> None:
        super().__init__(LOADED | PHASE_ENDED, number)

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether the chips won in the phase so far are enough."""
        return table.running_role is _CAPTAIN and self._won(table, report.seat) >= self.number

    def progress(self, table: GameState, seat: int) -> tuple[int, int] | None:
        """Returns the points won in the running phase and those needed; None in other phases."""
        return (max(0, self._won(table, seat)), self.number) if table.running_role is _CAPTAIN else None

    def _won(self, table: GameState, seat: int) -> int:
        return table.players[seat].points - table.points_before[seat]


class Store(Goal):
    """Keep `number` kinds of goods at the end of a captain phase."""

    def __init__(self, number: int) -> None:
        super().__init__(STORED, number)

    def met(self, table: GameState, report: DeedReport) -> bool:
        """Returns whether at least `number` kinds are kept."""
        return _kinds_in(report.goods) >= self.number


def number_in(goods: tuple[int, ...]) -> int:
    """Returns the total of goods counted by kind."""
    return sum(amount for amount in goods)  # mypyc compiles this form to a loop


def _kinds_in(goods: tuple[int, ...]) -> int:
    return sum(1 for amount in goods if amount)


def _mask(buildings: list[Building]) -> int:
    return sum(1 << building for building in buildings)


def _plants(*goods: Good) -> int:
    return _mask([building for building, row in CATALOG.items() if row.good in goods])


def _of(category: Category) -> int:
    return _mask([building for building, row in CATALOG.items() if row.category is category])


_LARGE: Final = _of(Category.LARGE_VIOLET)
_CORN, _FRUIT, _SUGAR, _TOBACCO, _COFFEE = GOODS


class AchievementRow:
    """One card: its points, and its goal; `bit` is its bit in a mask of cards."""

    def __init__(self, achievement: Achievement, points: int, goal: Goal) -> None:
        self.achievement = achievement
        self.bit = 1 << achievement
        self.points = points
        self.goal = goal


_A = Achievement
_ROWS: Final = (
    AchievementRow(_A.BIG_SPENDER, 5, PayEverything()),
    AchievementRow(_A.CARAMEL_POPCORN_INVENTOR, 4, OwnGoods(_CORN, _SUGAR, 8)),
    AchievementRow(_A.COFFEE_DISPATCHER, 5, Dispatch(_COFFEE)),
    AchievementRow(_A.CONFECTIONERY_SUPPLIER, 4, OwnGoods(_FRUIT, _SUGAR, 7)),
    AchievementRow(_A.CORN_DISPATCHER, 3, Dispatch(_CORN)),
    AchievementRow(_A.DEAL_CLOSER, 4, CloseDeal()),
    AchievementRow(_A.DOCK_TYCOON, 5, LoadKinds(3)),
    AchievementRow(_A.FRUIT_DISPATCHER, 3, Dispatch(_FRUIT)),
    AchievementRow(_A.HEAD_ADMINISTRATOR, 6, Employ(12, on_buildings=True)),
    AchievementRow(_A.INDEPENDENT_SHIPPER, 4, FillEmptyShip()),
    AchievementRow(_A.LEADING_EMPLOYER, 6, Employ(9, on_buildings=False)),
    AchievementRow(_A.LEADING_PRODUCER, 6, Produce(7)),
    AchievementRow(_A.LUXURY_CROP_TRADER, 4, OwnGoods(_COFFEE, _TOBACCO, 5)),
    AchievementRow(_A.LUXURY_GOODS_PROVIDER, 5, MakeEach((_plants(_SUGAR), _plants(_TOBACCO), _plants(_COFFEE)))),
    AchievementRow(_A.MAJOR_INVESTOR, 7, OwnBuildings(_LARGE, 2)),
    AchievementRow(_A.MAJOR_LANDOWNER, 7, FillBoth(2)),
    AchievementRow(_A.MASTER_AGRONOMIST, 5, FillIsland(ISLAND_SPACES)),
    AchievementRow(_A.MASTER_ARCHITECT, 3, PayLittle(6)),
    AchievementRow(_A.MASTER_COLLECTOR, 7, OwnOneKind(7)),
    AchievementRow(_A.PASTRY_MAKER, 4, OwnGoods(_CORN, _FRUIT, 9)),
    AchievementRow(_A.PRUDENT_MERCHANT, 4, Store(2)),
    AchievementRow(_A.SENIOR_BUREAUCRAT, 7, OwnBuildings(_of(Category.SMALL_VIOLET), 7)),
    AchievementRow(_A.SPECIALISED_SHIPPER, 5, LoadMany(5)),
    AchievementRow(_A.SUGAR_DISPATCHER, 4, Dispatch(_SUGAR)),
    AchievementRow(_A.TAVERN_SUPPLIER, 4, OwnGoods(_COFFEE, _SUGAR, 6)),
    AchievementRow(_A.TOBACCO_DISPATCHER, 5, Dispatch(_TOBACCO)),
    AchievementRow(_A.TOBACCO_AND_FRUIT_BROKER, 4, OwnGoods(_FRUIT, _TOBACCO, 6)),
    AchievementRow(_A.TRADE_STRATEGIST, 7, WinPoints(7)),
    AchievementRow(_A.TRADE_TYCOON, 4, SellDear(6)),
    AchievementRow(_A.TROPICAL_PRODUCE_MAGNATE, 4, OwnBuildings(_plants(_FRUIT, _SUGAR), 3)),
)
ACHIEVEMENTS: Final = {row.achievement: row for row in _ROWS}
"""The row of each card."""
POINTS: Final = tuple(row.points for row in _ROWS)
"""The points of each card, by its number."""


def pays_for_everything(building: int, price: int, cost: int, doubloons: int) -> bool:
    """Returns whether a player may pay all doubloons for a building instead of its price: every discount may be left
    unused, so a large building may cost anything up to its printed cost (R16)."""
    return bool(_LARGE >> building & 1) and price < doubloons <= cost


def done_cards(table: GameState, seat: int) -> tuple[Achievement, ...]:
    """Returns the cards of a player that lie open, in the order of their numbers: the order of keeping is hidden."""
    if not table.hands:
        return ()
    met = table.met[seat]
    return tuple(sorted([card for card in table.hands[seat] if met >> card & 1]))


def unfulfilled_cards(table: GameState, seat: int) -> tuple[Achievement, ...]:
    """Returns the cards that a player has kept and not done."""
    met = table.met[seat]
    return tuple([card for card in table.hands[seat] if not met >> card & 1])
