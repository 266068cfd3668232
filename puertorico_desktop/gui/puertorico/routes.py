"""The routes of pieces in an event, from one place of the table to another. Animations follow the routes, and a log
line that is pointed at highlights their ends."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

import attrs

from puertorico_desktop.engine.puertorico import events as e
from puertorico_desktop.engine.puertorico import smuggler_events as s
from puertorico_desktop.engine.puertorico.abilities.base import place_of
from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.components import GOODS, Building, Task, Tile
from puertorico_desktop.engine.puertorico.expansion_actions import LoadMixed, MoveGuest, SellPrivately
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.puertoma import puertoma_events as p
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import level_of
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.counted import counted_for_achievement, counted_for_task
from puertorico_desktop.gui.puertorico.puertoma_layout import BUILDINGS, ability_ref
from puertorico_desktop.gui.puertorico.views.artwork import (
    COIN,
    COLONIST,
    MARKER,
    NOBLE,
    POINTS,
    ability_icon,
    building_icon,
    good_icon,
    role_icon,
    tile_icon,
)
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.windows.choreography import Route

GOOD = "good"


@attrs.frozen
class Scene:
    """The context needed to find places: the viewer's seat, and the arrangements of all boards before and after an
    event. `earlier` are the events before it in the same move, `tasks` those of the festival."""

    viewer: int
    before: Sequence[Arrangement]
    after: Sequence[Arrangement]
    automatic: Collection[int] = ()
    """The seats of Puertomas: except for goods, a route to such a seat leads to the board as a whole."""
    earlier: Sequence[e.Event] = ()
    tasks: Sequence[Task] = ()

    def on_board(self, seat: int, ref: str) -> str:
        """Returns the ref of a place on a player's board."""
        if seat in self.automatic and not ref.startswith(f"{GOOD}:"):
            return _figures(seat)
        return refs.board_ref(seat, self.viewer, ref)

    def new_tile(self, seat: int) -> str:
        """Returns the island space that became occupied; the whole island if there is none."""
        then, now = self.before[seat].puertoma, self.after[seat].puertoma
        if then is not None and now is not None:
            return self.on_board(seat, now.new_tile(then))
        return self._new_space(seat, refs.ISLAND, lambda arrangement: arrangement.island)

    def new_building(self, seat: int) -> str:
        """Returns the city space that became occupied; the whole city if there is none."""
        now = self.after[seat].puertoma
        if now is not None:
            then = self.before[seat].puertoma
            new = [
                one for standing in now.city for one in standing if then is None or not then.place_of(Building(one))
            ]
            return self.on_board(seat, now.place_of(Building(new[0])) if new else BUILDINGS)
        return self._new_space(seat, refs.CITY, lambda arrangement: arrangement.city)

    def old_tile(self, seat: int) -> str:
        """Returns the island space that became free; the whole island if there is none."""
        pairs = zip(self.before[seat].island, self.after[seat].island, strict=True)
        left = next((space for space, (old, now) in enumerate(pairs) if old is not None and now is None), None)
        return self.on_board(seat, refs.ISLAND if left is None else f"{refs.ISLAND}:{left}")

    def site(self, seat: int, piece: Tile | Building) -> str:
        """Returns the place of a building, or of a tile of a kind on which a person has arrived."""
        if isinstance(piece, Building):
            return self.building(seat, piece)
        then, there = self.before[seat].puertoma, self.after[seat].puertoma
        if then is not None and there is not None:
            return self.on_board(seat, there.estate_of_newcomer(piece, then))
        old, now = self.before[seat], self.after[seat]
        spaces = (space for space, tile in enumerate(now.island) if tile is piece and now.occupied[space])
        new = next((space for space in spaces if not old.occupied[space]), None)
        return self.on_board(seat, refs.ISLAND if new is None else f"{refs.ISLAND}:{new}")

    def building(self, seat: int, building: Building) -> str:
        """Returns the city space of a building; the whole city if the building does not stand there."""
        there = self.after[seat].puertoma
        if there is not None:
            return self.on_board(seat, there.place_of(building) or BUILDINGS)
        for space, site in enumerate(self.after[seat].city):
            if site is not None and site.building is building:
                return self.on_board(seat, f"{refs.CITY}:{space}")
        return self.on_board(seat, refs.CITY)

    def _new_space(self, seat: int, area: str, spaces: Callable[[Arrangement], Sequence[object]]) -> str:
        pairs = zip(spaces(self.before[seat]), spaces(self.after[seat]), strict=True)
        new = next((space for space, (old, now) in enumerate(pairs) if old is None and now is not None), None)
        return self.on_board(seat, area if new is None else f"{area}:{new}")


def routes_of(event: e.Event, scene: Scene) -> Iterator[Route]:
    """Yields the routes of the pieces in an event, the most important one first."""
    match event:
        case e.RoleChosen():
            role = refs.role_ref(event.role)
            yield Route(role, _figures(event.seat), role_icon(event.role))
            if event.doubloons:
                yield Route(role, _figures(event.seat), COIN)
        case e.TileTaken():
            source = refs.QUARRY if event.tile is Tile.QUARRY else "offer"
            yield Route(source, scene.new_tile(event.seat), tile_icon(event.tile))
        case e.TileDrawn():
            yield Route(refs.PILE, scene.new_tile(event.seat), tile_icon(event.tile))
        case e.BuildingDrafted():
            target = refs.market_ref(event.building)
            yield Route(refs.candidate_ref(event.building), target, building_icon(event.building))
        case e.BuildingBuilt():
            target = scene.new_building(event.seat)
            yield Route(refs.market_ref(event.building), target, building_icon(event.building))
        case e.ColonistSettled(piece=Building() as building):
            yield Route(refs.REGISTER, scene.building(event.seat, building), COLONIST)
        case e.ColonistSettled():
            yield Route(refs.REGISTER, scene.new_tile(event.seat), COLONIST)
        case e.ColonistsDistributed(seat=seat, count=count):
            yield Route(refs.REGISTER, _figures(seat), COLONIST, count, seat)
        case e.ColonistReceived() | e.ColonistArrived():
            yield Route(refs.REGISTER, _figures(event.seat), COLONIST)
        case e.ColonistShipFilled():
            yield Route("", refs.REGISTER, COLONIST)
        case e.GoodsProduced():
            for good, amount in zip(GOODS, event.goods, strict=True):
                if amount:
                    target = _goods(scene, event.seat, good)
                    yield Route(refs.supply_ref(good), target, good_icon(good), amount, event.seat)
        case e.ExtraGoodTaken():
            good = event.good
            yield Route(refs.supply_ref(good), _goods(scene, event.seat, good), good_icon(good))
        case e.GoodSold():
            yield Route(_goods(scene, event.seat, event.good), refs.HOUSE, good_icon(event.good))
            if event.price:
                yield Route(refs.HOUSE, _figures(event.seat), COIN, event.price)
        case e.TradingHouseEmptied():
            for good, amount in zip(GOODS, event.counts, strict=True):
                if amount:
                    yield Route(refs.HOUSE, refs.supply_ref(good), good_icon(good))
        case e.GoodsLoaded():
            ship = refs.ship_ref(event.ship)
            yield Route(_goods(scene, event.seat, event.good), ship, good_icon(event.good), event.amount)
            yield Route(ship, _figures(event.seat), POINTS, event.amount)
        case e.ShipSailed():
            yield Route(refs.ship_ref(event.ship), refs.supply_ref(event.good), good_icon(event.good))
        case e.GoodsStored():
            for good, amount in zip(GOODS, event.returned, strict=True):
                if amount:
                    yield Route(_goods(scene, event.seat, good), refs.supply_ref(good), good_icon(good))
        case e.DoubloonsReceived():
            yield Route("", _figures(event.seat), COIN, event.doubloons)
        case e.PointsReceived():
            yield Route("", _figures(event.seat), POINTS, event.points)
        case e.RolesSweetened():
            for one in event.roles:
                yield Route("", refs.role_ref(one), COIN)
        case _:
            yield from _expansion_routes(event, scene)
            yield from _smuggler_routes(event, scene)
            yield from _festival_routes(event, scene)
            yield from _puertoma_routes(event, scene)


def _expansion_routes(event: e.Event, scene: Scene) -> Iterator[Route]:
    """Yields the routes of the pieces in events that only the expansions have."""
    match event:
        case e.NobleSettled(piece=Building() as building):
            yield Route(refs.REGISTER, scene.building(event.seat, building), NOBLE)
        case e.NobleSettled():
            yield Route(refs.REGISTER, scene.new_tile(event.seat), NOBLE)
        case e.NoblesDistributed() | e.NobleArrived():
            yield Route(refs.REGISTER, _figures(event.seat), NOBLE)
        case e.NobleBoarded():
            yield Route("", refs.REGISTER, NOBLE)
        case e.ForestPlanted(drawn=drawn):
            yield Route(refs.PILE if drawn else "offer", scene.new_tile(event.seat), tile_icon(Tile.FOREST))
        case e.TileTurnedUp():
            yield Route(refs.PILE, refs.DRAWN, tile_icon(event.tile))
        case e.TileDiscarded():
            yield Route(scene.old_tile(event.seat), refs.PILE, tile_icon(event.face))
        case e.DoubloonsPaid():
            yield Route(_figures(event.seat), scene.building(event.seat, event.cause), COIN)
        case e.ColonistReturned():
            icon = NOBLE if event.noble else COLONIST
            yield Route(_figures(event.seat), refs.REGISTER, icon)
        case e.GoodReturned():
            yield Route(_goods(scene, event.seat, event.good), refs.supply_ref(event.good), good_icon(event.good))
        case e.PointReturned():
            yield Route(_figures(event.seat), refs.REGISTER, POINTS)
        case e.GuestMoved():
            icon = NOBLE if event.noble else COLONIST
            target = scene.site(event.seat, event.piece)
            yield Route(scene.building(event.seat, place_of(MoveGuest)), target, icon)
        case e.GoodSoldPrivately():
            yield Route(_goods(scene, event.seat, event.good), refs.supply_ref(event.good), good_icon(event.good))
            if event.price:
                yield Route(scene.building(event.seat, place_of(SellPrivately)), _figures(event.seat), COIN)
        case e.MixedGoodsLoaded():
            for good, amount in zip(GOODS, event.goods, strict=True):
                if amount:
                    yield Route(_goods(scene, event.seat, good), refs.supply_ref(good), good_icon(good))
            if event.points:
                yield Route(scene.building(event.seat, place_of(LoadMixed)), _figures(event.seat), POINTS)


def _smuggler_routes(event: e.Event, scene: Scene) -> Iterator[Route]:
    """Yields the routes of the pieces in the deeds of a smuggler."""
    match event:
        case s.ShipRaided():
            ship, icon = refs.ship_ref(event.ship), good_icon(event.good)
            if event.kept:
                yield Route(ship, _goods(scene, event.seat, event.good), icon)
            if event.returned:
                yield Route(ship, refs.supply_ref(event.good), icon)
        case s.HousePlundered():
            for good, amount in zip(GOODS, event.goods, strict=True):
                if amount:
                    yield Route(refs.HOUSE, refs.supply_ref(good), good_icon(good))
            yield Route(refs.HOUSE, _figures(event.seat), POINTS)
        case s.PeoplePoached():
            yield Route(refs.REGISTER, _figures(event.seat), COLONIST)
        case s.ColonistLodged():
            icon = NOBLE if event.noble else COLONIST
            yield Route(_figures(event.seat), scene.site(event.seat, event.piece), icon)
        case s.RoleCaptured():
            role = refs.role_ref(event.role)
            yield Route(_figures(event.seat), role, crest_icon(event.seat))
            if event.doubloons:
                yield Route(role, _figures(event.seat), COIN)
        case s.RansomPaid():
            yield Route(refs.role_ref(event.role), _figures(event.seat), COIN)


def _festival_routes(event: e.Event, scene: Scene) -> Iterator[Route]:
    """Yields the routes of the pieces in tasks and achievements."""
    match event:
        case TaskDone():
            figures = _figures(event.seat)
            for good in event.task.goods:
                yield Route(refs.TASK, refs.supply_ref(good), good_icon(good))
            for tile in event.task.estates:
                yield Route(refs.TASK, refs.PILE, tile_icon(tile))
            brings = ((event.people, COLONIST), (event.doubloons, COIN), (event.points, POINTS))
            yield from (Route(refs.TASK, figures, icon) for number, icon in brings if number)
        case AchievementDone():
            yield Route("", _figures(event.seat), "achievement")


def _puertoma_routes(event: e.Event, scene: Scene) -> Iterator[Route]:
    """Yields the routes of the pieces that only Puertomas have."""
    match event:
        case p.MarkerMoved():
            yield Route(f"{refs.PLACE}:{event.left.id}", f"{refs.PLACE}:{event.role.id}", MARKER)
        case p.AbilityUnlocked():
            target = scene.on_board(event.seat, ability_ref(level_of(event.tile)))
            yield Route("", target, ability_icon(event.tile))
        case p.ReserveMarkerMoved(building=Building() as building):
            yield Route(_figures(event.seat), refs.market_ref(building), crest_icon(event.seat))
        case p.GoodReceived():
            good = event.good
            yield Route(refs.supply_ref(good), _goods(scene, event.seat, good), good_icon(good))
        case p.GoodsSpent():
            yield Route("", _goods(scene, event.seat, event.good), good_icon(event.good))
        case p.GiftReceived():
            yield Route(refs.supply_ref(event.good), _goods(scene, event.seat, event.good), good_icon(event.good))


def places_of(event: e.Event, scene: Scene) -> frozenset[str]:
    """Returns the places on the table that an event concerns: what counted for a task or an achievement; otherwise
    the targets of its routes, or the player if there are none."""
    match event:
        case TaskDone():
            counted = counted_for_task(event, scene.after[event.seat], scene.earlier)
            lines = {refs.task_ref(number) for number, task in enumerate(scene.tasks) if task is event.task.task}
            return _on_boards(scene, event.seat, counted) | lines
        case AchievementDone():
            counted = counted_for_achievement(event, scene.after[event.seat], scene.earlier)
            return _on_boards(scene, event.seat, counted)
        case p.MarkerMoved():
            return frozenset({refs.role_ref(event.role)})
        case p.ReserveMarkerMoved(building=Building() as building):
            return frozenset({refs.market_ref(building)})
    places = {route.target for route in routes_of(event, scene)}
    if not places:
        seat = getattr(event, "governor", getattr(event, "seat", None))
        places = set() if seat is None else {_figures(seat)}
    return frozenset(places)


def _on_boards(scene: Scene, seat: int, places: Iterable[str]) -> frozenset[str]:
    """Returns the refs as the viewer sees them, and the player."""
    of_board = (refs.ISLAND, refs.CITY, GOOD)
    seen = (scene.on_board(seat, ref) if ref.partition(":")[0] in of_board else ref for ref in places)
    return frozenset({_figures(seat), *seen})


def _figures(seat: int) -> str:
    return f"player:{seat}"


def _goods(scene: Scene, seat: int, good: int) -> str:
    return scene.on_board(seat, refs.good_ref(GOODS[good]))
