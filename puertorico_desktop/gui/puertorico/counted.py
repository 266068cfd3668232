"""What counted for a task of the festival or for an achievement: the places that its line of the log highlights."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.achievements import (
    ACHIEVEMENTS,
    CloseDeal,
    Dispatch,
    Employ,
    FillBoth,
    FillEmptyShip,
    FillIsland,
    LoadKinds,
    LoadMany,
    MakeEach,
    OwnBuildings,
    OwnGoods,
    SellDear,
    WinPoints,
)
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import GOODS, Building, Good, Tile
from puertorico_desktop.engine.puertorico.deeds import BUILT, LOADED, SOLD
from puertorico_desktop.engine.puertorico.events import BuildingBuilt, Event, GoodsLoaded
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.arrangement import Arrangement


def counted_for_task(event: TaskDone, board: Arrangement, earlier: Sequence[Event]) -> Iterator[str]:
    """Yields the refs, as on the player's own board, of the estates, goods or building of a task, of the trading
    house or of the ship. `board` is that of the winner, `earlier` are the events before in the same move."""
    task = event.task
    yield from _tiles(board, task.estates)
    if task.building is not None:
        yield from _buildings(board, [task.building])
    elif task.deed == SOLD:
        yield refs.HOUSE
    elif task.deed == LOADED:
        yield from _ships(event.seat, earlier)
    yield from _goods(task.goods)


def counted_for_achievement(event: AchievementDone, board: Arrangement, earlier: Sequence[Event]) -> Iterator[str]:
    """Yields the refs of the pieces on which the goal depends, see `counted_for_task`."""
    goal = ACHIEVEMENTS[event.achievement].goal
    match goal:
        case OwnGoods():
            yield from _goods((goal.first, goal.second))
        case Employ(on_buildings=False):
            yield from (f"{refs.ISLAND}:{space}" for space, here in enumerate(board.occupied) if here)
        case Employ():
            yield from _buildings(board, (one for one in Building if CATALOG[one].circles))
        case OwnBuildings(mask=mask):
            yield from _buildings(board, (one for one in Building if mask >> one & 1))
        case MakeEach(plants=plants):
            yield from _buildings(board, (one for one in Building if sum(plants) >> one & 1))
        case FillIsland() | FillBoth():
            yield from _tiles(board, Tile)
            if isinstance(goal, FillBoth):
                yield from _buildings(board, Building)
        case CloseDeal() | SellDear():
            yield refs.HOUSE
        case Dispatch() | FillEmptyShip() | LoadMany() | LoadKinds():
            yield from _ships(event.seat, earlier)
        case WinPoints():
            pass
        case _ if goal.deeds == BUILT:
            yield from _built(event.seat, board, earlier)
        case _:
            yield from _goods(GOODS)


def _goods(goods: Iterable[Good]) -> Iterator[str]:
    return (refs.good_ref(good) for good in goods)


def _tiles(board: Arrangement, kinds: Iterable[Tile]) -> Iterator[str]:
    wanted = set(kinds)
    return (f"{refs.ISLAND}:{space}" for space, tile in enumerate(board.island) if tile in wanted)


def _buildings(board: Arrangement, buildings: Iterable[Building]) -> Iterator[str]:
    wanted = set(buildings)
    return (f"{refs.CITY}:{space}" for space, site in enumerate(board.city) if site and site.building in wanted)


def _built(seat: int, board: Arrangement, earlier: Sequence[Event]) -> Iterator[str]:
    built = [one.building for one in earlier if isinstance(one, BuildingBuilt) and one.seat == seat]
    return _buildings(board, built[-1:])


def _ships(seat: int, earlier: Sequence[Event]) -> Iterator[str]:
    loads = [one.ship for one in earlier if isinstance(one, GoodsLoaded) and one.seat == seat]
    return (refs.ship_ref(ship) for ship in loads[-1:])
