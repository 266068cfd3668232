"""The chances of a player to meet the goals of achievement cards, and to be the first to do tasks of the festival.

The chances express a good player's intuition as numbers: they depend on the player's possessions and on the expected
phases.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon
from puertorico_desktop.bots.puertorico.heuristic.production import COLONISTS_A_MAYOR, Works
from puertorico_desktop.engine.puertorico import achievements as cards
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    CITY_SPACES,
    FIRST_BUILDING_SITE,
    GOODS,
    ISLAND_SPACES,
    TRADING_HOUSE_SPACES,
    Achievement,
    Building,
    Role,
    Tile,
)
from puertorico_desktop.engine.puertorico.deeds import BUILT, LOADED, PRODUCED, SOLD, TILE_GAINED
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.phases.trader import sale_price
from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard

LARGE_COST: Final = 10
"""The doubloons printed on a large building."""
INCOME_A_BUILDER: Final = 2.5
"""The expected income in doubloons until the next builder phase."""
HARVESTS: Final = 1.3
"""The greatest number of craftsman phases whose goods can lie on the board together."""
RIVALS: Final = 0.6
"""The factor for the chance of a task while all other players can still do it."""
SHIP_FREE: Final = 0.5
"""The chance that there is a ship for the goods that a player wants to dispatch."""
FILLED: Final = 0.3
"""The chance that a player fills the trading house in a trader phase."""
BUILDS: Final = 0.6
"""The expected number of buildings of a wanted kind in a builder phase."""

CardChance = Callable[[Any, GameState, PlayerBoard, Horizon, Works], float]
TaskChance = Callable[[FestivalTask, GameState, PlayerBoard, Horizon, Works], float]

_FIRST: Final = FIRST_BUILDING_SITE


def chance_to_reach(have: float, need: float) -> float:
    """Returns the chance to reach the number `need` if `have` is expected: small far from it, 1 where it is
    reached."""
    if have <= 0:
        return 0.0
    share = min(1.0, have / need)
    return share * share * share


# -- achievement cards --------------------------------------------------------------------------------------------


def card_chance(card: Achievement, table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    """Returns the chance that a player will meet the goal of a card."""
    goal = ACHIEVEMENTS[card].goal
    if goal.holds(player):
        return 1.0
    return _CHANCES[type(goal)](goal, table, player, ahead, works)


def _stock(player: PlayerBoard, ahead: Horizon, works: Works, good: int) -> float:
    """Returns the expected number of goods of a kind that may lie on the board together."""
    return player.goods[good] + works.barrels[good] * min(HARVESTS, ahead.coming[Role.CRAFTSMAN])


def _best_stock(player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return max([_stock(player, ahead, works, good) for good in GOODS])


def _buys_large(player: PlayerBoard, ahead: Horizon) -> float:
    """Returns the chance that a player still buys a large building."""
    if player.free_spaces < 2:
        return 0.0
    builders = ahead.coming[Role.BUILDER]
    money = player.doubloons + INCOME_A_BUILDER * builders + _quarries(player)
    return min(1.0, builders) * chance_to_reach(money, LARGE_COST)


def _quarries(player: PlayerBoard) -> int:
    return min(4, player.colonists[Tile.QUARRY])


def _pay_everything(_goal: Any, _table: GameState, player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    return 0.7 * _buys_large(player, ahead)


def _pay_little(
    goal: cards.PayLittle, _table: GameState, player: PlayerBoard, ahead: Horizon, _works: Works
) -> float:
    saves = _quarries(player) + 1 + 0.5 * min(1.0, ahead.coming[Role.SETTLER])
    return _buys_large(player, ahead) * chance_to_reach(saves, LARGE_COST - goal.number)


def _own_goods(goal: cards.OwnGoods, _table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    some = _stock(player, ahead, works, goal.first)
    more = _stock(player, ahead, works, goal.second)
    return min(1.0, some) * min(1.0, more) * chance_to_reach(some + more, goal.number)


def _own_one_kind(
    goal: cards.OwnOneKind, _table: GameState, player: PlayerBoard, ahead: Horizon, works: Works
) -> float:
    return chance_to_reach(_best_stock(player, ahead, works), goal.number)


def _employ(goal: cards.Employ, _table: GameState, player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    people, circles = player.colonists, player.circles
    if goal.on_buildings:
        have, room = sum(people[_FIRST:]), sum(circles[_FIRST:]) + 1.5 * ahead.coming[Role.BUILDER]
    else:
        have, room = sum(people[:_FIRST]), sum(circles[:_FIRST]) + ahead.coming[Role.SETTLER]
    more = player.idle + COLONISTS_A_MAYOR * ahead.coming[Role.MAYOR]
    return chance_to_reach(have + min(more, max(0.0, room - have)), goal.number)


def _own_buildings(
    goal: cards.OwnBuildings, _table: GameState, player: PlayerBoard, ahead: Horizon, _works: Works
) -> float:
    have = (player.owned & goal.mask).bit_count()
    if goal.mask & LARGE_BUILDINGS:
        return chance_to_reach(
            have + _buys_large(player, ahead) * max(1.0, 0.4 * ahead.coming[Role.BUILDER]), goal.number
        )
    more = min(BUILDS * ahead.coming[Role.BUILDER], float(CITY_SPACES - player.spaces))
    return chance_to_reach(have + more, goal.number)


def _make_each(goal: cards.MakeEach, _table: GameState, player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    have, need = goal.count(player)
    return chance_to_reach(have + min(0.4 * ahead.coming[Role.BUILDER], float(CITY_SPACES - player.spaces)), need)


def _fill_island(
    goal: cards.FillIsland, _table: GameState, player: PlayerBoard, ahead: Horizon, _works: Works
) -> float:
    return chance_to_reach(player.tiles + ahead.coming[Role.SETTLER] * 1.2, goal.number)


def _fill_both(goal: cards.FillBoth, _table: GameState, player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    tiles = chance_to_reach(player.tiles + ahead.coming[Role.SETTLER] * 1.2, ISLAND_SPACES - goal.number)
    return tiles * chance_to_reach(player.spaces + ahead.coming[Role.BUILDER] * 1.2, CITY_SPACES - goal.number)


def _produce(goal: cards.Produce, _table: GameState, _player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    made = 0.3
    for amount in works.barrels:
        made += amount
    return ahead.chance_of_phase(Role.CRAFTSMAN) * chance_to_reach(made, goal.number)


def _close_deal(_goal: Any, table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    kinds = min(1.0, works.kinds() + sum([1 for amount in player.goods if amount]))
    return min(1.0, FILLED * ahead.coming[Role.TRADER] / 2) * kinds * _fullness(table)


def _fullness(table: GameState) -> float:
    """Returns the share of the trading house that is filled after one more sale."""
    return (1 + len(table.house)) / TRADING_HOUSE_SPACES


def _sell_dear(goal: cards.SellDear, _table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    best = 0.0
    for good in GOODS:
        there = min(1.0, _stock(player, ahead, works, good))
        best = max(best, there * chance_to_reach(sale_price(player, good, privilege=True), goal.number))
    return best * ahead.chance_of_phase(Role.TRADER)


def _dispatch(goal: cards.Dispatch, _table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return SHIP_FREE * ahead.chance_of_phase(Role.CAPTAIN) * min(1.0, _stock(player, ahead, works, goal.good) / 3)


def _fill_empty_ship(_goal: Any, table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    smallest = table.ships[0]
    return (
        SHIP_FREE * ahead.chance_of_phase(Role.CAPTAIN) * chance_to_reach(_best_stock(player, ahead, works), smallest)
    )


def _load_kinds(goal: cards.LoadKinds, _table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    kinds = 0.0
    for good in GOODS:
        kinds += min(1.0, _stock(player, ahead, works, good))
    return 0.8 * ahead.chance_of_phase(Role.CAPTAIN) * chance_to_reach(kinds, goal.number)


def _load_many(goal: cards.LoadMany, _table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    return 0.8 * ahead.chance_of_phase(Role.CAPTAIN) * chance_to_reach(_best_stock(player, ahead, works), goal.number)


def _win_points(goal: cards.WinPoints, _table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    goods = 0.0
    for good in GOODS:
        goods += _stock(player, ahead, works, good)
    return ahead.chance_of_phase(Role.CAPTAIN) * chance_to_reach(0.8 * goods, goal.number)


def _store(goal: cards.Store, _table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    room = 1.0 + sum([works.share(player, building) for building in _WAREHOUSES])
    kinds = 0.0
    for good in GOODS:
        kinds += min(1.0, _stock(player, ahead, works, good))
    return 0.8 * min(1.0, ahead.coming[Role.CAPTAIN]) * chance_to_reach(min(kinds, room), goal.number)


LARGE_BUILDINGS: Final = sum([1 << building for building, row in CATALOG.items() if row.spaces > 1])
_WAREHOUSES: Final = (Building.SMALL_WAREHOUSE, Building.LARGE_WAREHOUSE, Building.STOREHOUSE)

_CHANCES: Final[dict[type[Any], CardChance]] = {
    cards.PayEverything: _pay_everything,
    cards.PayLittle: _pay_little,
    cards.OwnGoods: _own_goods,
    cards.OwnOneKind: _own_one_kind,
    cards.Employ: _employ,
    cards.OwnBuildings: _own_buildings,
    cards.MakeEach: _make_each,
    cards.FillIsland: _fill_island,
    cards.FillBoth: _fill_both,
    cards.Produce: _produce,
    cards.CloseDeal: _close_deal,
    cards.SellDear: _sell_dear,
    cards.Dispatch: _dispatch,
    cards.FillEmptyShip: _fill_empty_ship,
    cards.LoadKinds: _load_kinds,
    cards.LoadMany: _load_many,
    cards.WinPoints: _win_points,
    cards.Store: _store,
}


# -- tasks of the festival ----------------------------------------------------------------------------------------


def asked_of_table(task: FestivalTask, table: GameState) -> Hashable:
    """Returns everything on the table, except the trading house, on which the chance to do an open task depends."""
    deed = task.deed
    if deed == TILE_GAINED:
        return _is_offered(task, table)
    if deed == BUILT:
        return _is_on_sale(task, table)
    if deed == LOADED and task.asks_for_ship:
        number = ship_of(task, table)
        return table.ship_goods[number], table.ship_loads[number]
    return None


def task_chance(task: FestivalTask, table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    """Returns the chance that a player will be the first to do an open task; 1 if the board fulfils it already."""
    deed = task.row.deed
    if deed == TILE_GAINED and _missing_estates(task, player) == 0:
        return 1.0
    if task.building is not None and player.owned >> task.building & 1:
        return 1.0
    return RIVALS * _TASK_CHANCES[deed](task, table, player, ahead, works)


def _missing_estates(task: FestivalTask, player: PlayerBoard) -> int:
    circles = player.circles
    missing = 0
    for estate, needed in enumerate(task.estates_needed):
        if needed > circles[estate]:
            missing += needed - circles[estate]
    return missing


def _gain_tiles(task: FestivalTask, table: GameState, player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    missing = _missing_estates(task, player)
    needed = sum(task.estates_needed)
    on_offer = 1 if _is_offered(task, table) else 0
    return chance_to_reach(needed - missing + min(1.0, ahead.coming[Role.SETTLER]) * (0.5 + 0.4 * on_offer), needed)


def _is_offered(task: FestivalTask, table: GameState) -> bool:
    """Returns whether an estate of the task lies face up."""
    return any(table.plantation_offer[estate] for estate in task.estates)


def _make_goods(task: FestivalTask, _table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    chance = ahead.chance_of_phase(Role.CRAFTSMAN)
    for good, needed in enumerate(task.goods_needed):
        if needed:
            chance *= chance_to_reach(works.barrels[good], needed)
    if task.estates:
        needed = sum(task.estates_needed)
        chance *= chance_to_reach(
            needed - _missing_estates(task, player) + 0.4 * ahead.chance_of_phase(Role.SETTLER), needed
        )
    return chance


def _fill_house(task: FestivalTask, table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    good = task.goods[0]
    there = min(1.0, _stock(player, ahead, works, good))
    taken = 0.3 if good in table.house and not player.hooks.allows_same_kind else 1.0
    return min(1.0, FILLED * ahead.coming[Role.TRADER]) * there * taken * _fullness(table)


def _load_goods(task: FestivalTask, table: GameState, player: PlayerBoard, ahead: Horizon, works: Works) -> float:
    chance = ahead.chance_of_phase(Role.CAPTAIN)
    if not task.asks_for_ship:
        for good, needed in enumerate(task.goods_needed):
            if needed:
                chance *= chance_to_reach(_stock(player, ahead, works, good), needed)
        return chance
    number = ship_of(task, table)
    good, carried = task.goods[0], table.ship_goods[number]
    room = table.ships[number] - (table.ship_loads[number] if carried == good else 0)
    if carried not in (good, -1):
        chance *= 0.4
    return chance * chance_to_reach(_stock(player, ahead, works, good), room)


def ship_of(task: FestivalTask, table: GameState) -> int:
    """Returns the index of the cargo ship that the task asks to fill."""
    ship = task.row.ship
    assert ship is not None
    return ship.value % len(table.ships)


def _build(task: FestivalTask, table: GameState, player: PlayerBoard, ahead: Horizon, _works: Works) -> float:
    building = task.building
    assert building is not None
    row = CATALOG[building]
    if player.free_spaces < row.spaces or not _is_on_sale(task, table):
        return 0.0
    builders = ahead.coming[Role.BUILDER]
    saved = min(_quarries(player), row.column)
    return min(1.0, builders) * chance_to_reach(
        player.doubloons + INCOME_A_BUILDER * min(2.0, builders) + saved, row.cost
    )


def _is_on_sale(task: FestivalTask, table: GameState) -> bool:
    """Returns whether the building of the task can still be bought."""
    building = task.building
    assert building is not None
    return bool(table.on_sale >> building & 1)


_TASK_CHANCES: Final[dict[int, TaskChance]] = {
    TILE_GAINED: _gain_tiles,
    PRODUCED: _make_goods,
    SOLD: _fill_house,
    LOADED: _load_goods,
    BUILT: _build,
}
